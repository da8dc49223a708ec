"""Scarabeo by the rules its publisher gave it in 2010."""

from leggio.core.auditing import Finding
from leggio.core.outcome import RefusedError
from leggio.games.scarabeo.audit import audit
from leggio.games.scarabeo.evolve import replay
from leggio.games.scarabeo.game import Game
from leggio.games.scarabeo.rules import SCARABEO

__all__ = ["SCARABEO", "Finding", "Game", "RefusedError", "audit", "replay"]
