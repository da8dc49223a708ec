"""Scrabble by the rules of the Italian federation (FIGS), current and previous edition."""

from leggio.core.auditing import Finding
from leggio.core.outcome import RefusedError
from leggio.games.figs.rules import FIGS, FIGS_1, RuleSet
from leggio.games.scrabble.audit import audit
from leggio.games.scrabble.decide import decide
from leggio.games.scrabble.events import CODEC, AnyEvent
from leggio.games.scrabble.evolve import evolve, replay
from leggio.games.scrabble.game import Game
from leggio.games.scrabble.options import Options, options_for
from leggio.games.scrabble.state import State
from leggio.games.scrabble.view import View, Watcher, view

__all__ = [
    "CODEC",
    "FIGS",
    "FIGS_1",
    "AnyEvent",
    "Finding",
    "Game",
    "Options",
    "RefusedError",
    "RuleSet",
    "State",
    "View",
    "Watcher",
    "audit",
    "decide",
    "evolve",
    "options_for",
    "replay",
    "view",
]
