"""Players of Sylvion."""
