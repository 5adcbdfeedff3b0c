"""Woodland Wizards: the rules."""
