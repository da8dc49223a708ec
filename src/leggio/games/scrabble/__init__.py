"""Scrabble by the rules of the Italian federation (FIGS), in both their editions."""

from leggio.core.auditing import Finding
from leggio.core.outcome import RefusedError
from leggio.games.figs import FIGS, FIGS_1
from leggio.games.scrabble.audit import audit
from leggio.games.scrabble.evolve import replay
from leggio.games.scrabble.game import Game

__all__ = ["FIGS", "FIGS_1", "Finding", "Game", "RefusedError", "audit", "replay"]
