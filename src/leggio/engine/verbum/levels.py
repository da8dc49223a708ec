"""How well a bot plays Verbum: six names, as in the other games, and six ways to play; each has its own words too."""

from types import MappingProxyType

import msgspec


class Style(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody comes up with and cares for; the rules, and what to doubt, everybody knows."""

    code: str
    longest: int  # cards of the longest word that comes to mind
    words: int  # words of a turn at most
    uses_hand: bool = False  # the best use of the whole hand; else the longest word first
    mends: bool = False  # puts stolen letters back
    steals_before: int = -1  # words of at most so many cards are put off for a theft; -1: its thieves lie idle
    weighs: bool = False  # compares what a turn could be, instead of doing the first thing that comes to mind
    weighs_piles: bool = False  # takes a letter from A when it makes a word; else a jolly, if anything
    frees_jollies: bool = False
    swaps_hands: bool = False
    counts: bool = False  # the cards nobody has seen, and how near the end is

    @property
    def looks_at_a(self) -> bool:
        """Whether pile A is worth a look: beginners draw from B."""
        return self.mends or self.weighs_piles


_EVERY_WORD = 11  # a hand has no more

_STYLES = (
    Style(code="principiante", longest=4, words=1),
    Style(code="facile", longest=5, words=2, mends=True),
    Style(code="medio", longest=6, words=3, mends=True, steals_before=0),
    Style(code="forte", longest=8, words=4, mends=True, steals_before=3),
    Style(
        code="esperto",
        longest=8,
        words=_EVERY_WORD,
        uses_hand=True,
        mends=True,
        steals_before=3,
        weighs_piles=True,
    ),
    Style(
        code="campione",
        longest=8,
        words=_EVERY_WORD,
        uses_hand=True,
        mends=True,
        steals_before=3,
        weighs=True,
        weighs_piles=True,
        frees_jollies=True,
        swaps_hands=True,
        counts=True,
    ),
)

STYLES = MappingProxyType({style.code: style for style in _STYLES})
