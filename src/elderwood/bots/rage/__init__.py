"""Players of Rage of the Elves."""
