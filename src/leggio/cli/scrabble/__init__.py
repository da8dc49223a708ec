"""Scrabble at a shared keyboard."""
