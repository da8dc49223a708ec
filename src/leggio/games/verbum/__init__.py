"""Verbum, a game of letter cards for two to six players."""

from leggio.core.auditing import Finding
from leggio.games.verbum.audit import audit
from leggio.games.verbum.decide import decide
from leggio.games.verbum.deck import Deck, DeckError, DeckTable
from leggio.games.verbum.events import CODEC, AnyEvent
from leggio.games.verbum.evolve import evolve, replay
from leggio.games.verbum.game import Game, RefusedError
from leggio.games.verbum.options import Contests, Options, options_for
from leggio.games.verbum.rules import VERBUM, RuleSet, read_decks, standard_decks
from leggio.games.verbum.state import State
from leggio.games.verbum.view import View, Watcher, view

__all__ = [
    "CODEC",
    "VERBUM",
    "AnyEvent",
    "Contests",
    "Deck",
    "DeckError",
    "DeckTable",
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
    "read_decks",
    "replay",
    "standard_decks",
    "view",
]
