"""What every game shares: letters, tiles, bag, board, clock, events, verdicts. No I/O, no time, no randomness."""
