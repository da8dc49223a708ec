"""Refusals of a game: stable codes, and the article of the book behind each. Sentences live with the interfaces."""

from collections.abc import Mapping
from typing import Protocol

from leggio.core.outcome import Rejected

HOUSE = ""  # no article: the book does not speak of it

# Refusals of house rules, which have the same codes in every game with seats.
HOUSE_RULES = {
    "open.already": HOUSE,
    "open.not_yet": HOUSE,
    "open.rules": HOUSE,
    "open.names": HOUSE,
    "open.option": HOUSE,
    "seat.unknown": HOUSE,
    "game.suspended": HOUSE,
    "game.not_suspended": HOUSE,
}
SEATED = {**HOUSE_RULES, "seat.resigned": HOUSE, "abandon.already": HOUSE}


class Refuse(Protocol):
    """Makes a refusal out of its code and data for a sentence."""

    def __call__(self, code: str, /, **detail: object) -> Rejected:
        """A refusal with the article that goes with its code."""


def refuser(articles: Mapping[str, str]) -> Refuse:
    """What makes the refusals of a game whose codes have these articles."""

    def refuse(code: str, /, **detail: object) -> Rejected:
        """A refusal with the article that goes with its code."""
        return Rejected(code, articles[code], detail)

    return refuse
