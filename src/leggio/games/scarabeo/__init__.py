"""Scarabeo by the rules its publisher gave it in 2010."""

from leggio.core.auditing import Finding
from leggio.core.outcome import RefusedError
from leggio.games.scarabeo.audit import audit
from leggio.games.scarabeo.decide import decide
from leggio.games.scarabeo.events import CODEC, AnyEvent
from leggio.games.scarabeo.evolve import evolve, replay
from leggio.games.scarabeo.game import Game
from leggio.games.scarabeo.options import Options, options_for
from leggio.games.scarabeo.rules import SCARABEO, RuleSet
from leggio.games.scarabeo.state import State
from leggio.games.scarabeo.view import View, Watcher, view

__all__ = [
    "CODEC",
    "SCARABEO",
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
