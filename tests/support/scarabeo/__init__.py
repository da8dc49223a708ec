"""Helpers for tests of Scarabeo, under the names their siblings have for Scrabble one folder up."""
