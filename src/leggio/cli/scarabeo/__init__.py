"""Scarabeo at the terminal."""
