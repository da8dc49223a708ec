"""Verbum at the terminal."""
