"""Duplicate: everyone looks for a play with the same letters, on one stopwatch (the book's premise, and custom)."""

from leggio.games.duplicate.audit import audit
from leggio.games.duplicate.decide import decide
from leggio.games.duplicate.events import CODEC, AnyEvent
from leggio.games.duplicate.evolve import evolve, replay
from leggio.games.duplicate.game import Game
from leggio.games.duplicate.options import Options, options_for
from leggio.games.duplicate.rules import RuleSet, find_rules
from leggio.games.duplicate.standings import Standing, standings
from leggio.games.duplicate.state import State
from leggio.games.duplicate.view import View, Watcher, view

__all__ = [
    "CODEC",
    "AnyEvent",
    "Game",
    "Options",
    "RuleSet",
    "Standing",
    "State",
    "View",
    "Watcher",
    "audit",
    "decide",
    "evolve",
    "find_rules",
    "options_for",
    "replay",
    "standings",
    "view",
]
