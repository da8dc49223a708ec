"""Tournaments: players, rounds, results, standings, ratings and rulings, as a state machine over events."""

from leggio.tournament.audit import audit
from leggio.tournament.decide import decide
from leggio.tournament.events import CODEC, AnyEvent
from leggio.tournament.evolve import evolve, replay
from leggio.tournament.options import Options, Stage, System
from leggio.tournament.preview import preview
from leggio.tournament.standings.ranking import standings
from leggio.tournament.state import State

__all__ = [
    "CODEC",
    "AnyEvent",
    "Options",
    "Stage",
    "State",
    "System",
    "audit",
    "decide",
    "evolve",
    "preview",
    "replay",
    "standings",
]
