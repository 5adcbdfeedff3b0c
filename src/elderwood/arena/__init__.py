"""Many matches: simulations, statistics, speed."""
