"""Players of Elfenland."""
