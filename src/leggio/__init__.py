"""Leggio: Italian word games, by their rule books."""

__version__ = "0.1.0"
