"""Verbum, a game of letter cards for two to six players."""

from leggio.core.auditing import Finding
from leggio.games.verbum.audit import audit
from leggio.games.verbum.cards import Deck
from leggio.games.verbum.deck_text import DeckError
from leggio.games.verbum.evolve import replay
from leggio.games.verbum.game import Game, RefusedError
from leggio.games.verbum.rules import VERBUM, read_decks, standard_decks
from leggio.games.verbum.word_lists import ListError, read_lists

__all__ = [
    "VERBUM",
    "Deck",
    "DeckError",
    "Finding",
    "Game",
    "ListError",
    "RefusedError",
    "audit",
    "read_decks",
    "read_lists",
    "replay",
    "standard_decks",
]
