"""Many matches: simulations, contests of bots, statistics, speed."""
