"""The commands, one module each: imported only when asked for, so that the start is quick."""
