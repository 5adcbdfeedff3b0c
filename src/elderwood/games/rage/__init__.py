"""Rage of the Elves: four elven peoples fight for the land of Farrun."""
