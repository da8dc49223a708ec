"""Scrabble for the engine: its rules as data, bots, records of games, files of the field."""
