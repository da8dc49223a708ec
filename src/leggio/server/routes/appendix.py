"""What a rule book itself prints for everyone at the table: the abbreviations that count, with what they stand for."""

import msgspec

from leggio.lexicon.categories import abbreviation_list
from leggio.lexicon.vocabulary import Vocabulary
from leggio.server.routes.routing import RouteGroup

routes = RouteGroup("words")


class ListedAbbreviation(msgspec.Struct, frozen=True):
    """An abbreviation: the word it is on the board, how the book writes it, what it stands for."""

    word: str
    written: str
    meaning: str


@routes.get("/abbreviations", "The abbreviations of Scarabeo's appendix")
async def list_abbreviations() -> tuple[ListedAbbreviation, ...]:
    """All of them in the order of their letters (art. 7): part of the rules, so open to whoever plays."""
    return tuple(ListedAbbreviation(*each) for each in abbreviation_list(Vocabulary()))
