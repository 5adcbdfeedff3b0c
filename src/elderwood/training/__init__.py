"""Learning from matches: the worth of positions, and whether chances that are told come true."""
