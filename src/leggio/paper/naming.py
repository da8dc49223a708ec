"""Names and counts as sheets give them."""

import unicodedata

from leggio.paper.wording import Words
from leggio.tournament.calendar import spans
from leggio.tournament.state import State


def name_of(state: State, number: int) -> str:
    """A player's name."""
    return state.entrants[number - 1].name


def in_order(name: str) -> str:
    """What names are sorted by: accents and capitals do not count."""
    return "".join(each for each in unicodedata.normalize("NFD", name.casefold()) if not unicodedata.combining(each))


def counted(what: str, count: int, say: Words) -> str:
    """So many of something, in words."""
    return say(f"{what}.count", count=count)


def calendar_text(state: State, say: Words) -> str:
    """The stages of the calendar with their rounds."""
    return ", ".join(
        f"{say(f'system.{span.stage.system}')} ({counted('rounds', span.length, say)})" for span in spans(state)
    )
