"""Editions of clubs: changes to the bundled vocabulary, or lists that decide alone (docs/vocabulary.md)."""

from leggio.lexicon.edition.checking import sound_edition
from leggio.lexicon.edition.content import BUNDLED_NAME, Change, Edition, EditionError, Kind, Sign
from leggio.lexicon.edition.opening import label_for, offered_shelf, open_edition, open_offered
from leggio.lexicon.edition.reading import is_edition
from leggio.lexicon.edition.shelf import Shelf

__all__ = [
    "BUNDLED_NAME",
    "Change",
    "Edition",
    "EditionError",
    "Kind",
    "Shelf",
    "Sign",
    "is_edition",
    "label_for",
    "offered_shelf",
    "open_edition",
    "open_offered",
    "sound_edition",
]
