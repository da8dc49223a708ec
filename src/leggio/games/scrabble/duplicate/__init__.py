"""Duplicate: everyone looks for a play with the same letters, on one stopwatch (the book's premise, and custom)."""

from leggio.games.scrabble.duplicate.audit import audit
from leggio.games.scrabble.duplicate.decide import decide
from leggio.games.scrabble.duplicate.events import CODEC, AnyEvent
from leggio.games.scrabble.duplicate.evolve import evolve, replay
from leggio.games.scrabble.duplicate.game import Game
from leggio.games.scrabble.duplicate.options import Options, options_for
from leggio.games.scrabble.duplicate.rules import RuleSet, find_rules
from leggio.games.scrabble.duplicate.standings import Standing, standings
from leggio.games.scrabble.duplicate.state import State
from leggio.games.scrabble.duplicate.view import View, Watcher, view

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
