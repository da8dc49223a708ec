"""Duplicate: everyone looks for a play with the same letters, on one stopwatch (the book's premise, and custom)."""

from leggio.games.duplicate.audit import audit
from leggio.games.duplicate.evolve import replay
from leggio.games.duplicate.game import Game

__all__ = ["Game", "audit", "replay"]
