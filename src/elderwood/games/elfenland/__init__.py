"""Elfenland: the rules."""
