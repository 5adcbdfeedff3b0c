"""Processes beside this one: matches shared among them, and thoughts had together."""
