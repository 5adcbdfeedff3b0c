"""What every title shares: positions, decisions, moves, chance, zones, events, records, the test kit."""
