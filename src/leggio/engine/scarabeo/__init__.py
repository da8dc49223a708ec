"""Scarabeo for the engine: its rules as data, bots, records of games, positions as CGP."""
