"""Ways to search: how good a move is found out by playing on in deals that are possible."""
