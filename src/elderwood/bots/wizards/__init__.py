"""Players of Woodland Wizards."""
