"""Sylvion: the rules."""
