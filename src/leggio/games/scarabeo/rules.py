"""Scarabeo by the book of 2010, as data: board, tiles, every figure of its articles, and what a table may choose.

The defaults are the game of the book.
"""

from enum import StrEnum

import msgspec

from leggio.core.board import Layout, parse_layout
from leggio.core.tiles import Distribution, parse_distribution
from leggio.games.common.house_options import HouseOptions
from leggio.games.common.opening import is_short_bag

SECOND = 1000
MINUTE = 60 * SECOND

# art. 15: the special squares. The scarab in the centre is where the first word goes (art. 5), not one of them.
LAYOUT = parse_layout("""
W...l...W...l...W
.w....L...L....w.
..w....l.l....w..
...w....l....w...
l...w.......w...l
.....w.....w.....
.L....L...L....L.
..l....l.l....l..
W..l....*....l..W
..l....l.l....l..
.L....L...L....L.
.....w.....w.....
l...w.......w...l
...w....l....w...
..w....l.l....w..
.w....L...L....w.
W...l...W...l...W
""")

# art. 5: 130 tiles. A scarab has no value of its own: it takes that of the letter it stands for (art. 21).
TILES = parse_distribution(
    "A12·1 B4·4 C7·1 D4·4 E12·1 F4·4 G4·4 H2·8 I12·1 L6·2 M6·2 N6·2 O12·1 P4·3 Q2·10 R7·1 S7·1 T7·1 U4·4 V4·4 Z2·8 ?2·0"
)

VOWELS = "AEIOU"


class RuleSet(msgspec.Struct, frozen=True, kw_only=True):
    """One edition of the rules. Its version changes with any figure, so old games keep the rules they had."""

    name: str
    version: int = 2
    layout: Layout = LAYOUT
    tiles: Distribution = TILES
    seats: tuple[int, ...] = (2, 3, 4)  # art. 1
    rack_size: int = 8  # art. 5
    glass_ms: int = MINUTE  # art. 17
    glasses: int = 2  # art. 17
    first_factor: int = 2  # art. 24
    prizes: tuple[tuple[int, int], ...] = ((8, 50), (7, 30), (6, 10))  # art. 25-27: tiles laid, points
    scarab_words: tuple[str, ...] = ("SCARABEO", "SCARABEI")  # art. 28
    scarab_word_prize: int = 100  # art. 28
    no_scarab_extra: int = 10  # art. 29, for each prize
    scarab_left: int = 30  # art. 30, 33
    voters_from: int = 3  # art. 12: with fewer players the dictionary decides
    lengthening_joins: bool = True  # art. 5: a letter that lengthens a word is one in common with it
    crossings_reopen: bool = True  # art. 14: a crossing that makes no sense can be found out later
    idle_each: int = 3  # house rule for a deadlock: turns without a word in a row, each
    idle_each_bag_empty: int = 2  # the same once the bag is empty


SCARABEO = RuleSet(name="scarabeo")
FIRST = RuleSet(name="scarabeo", version=1, lengthening_joins=False, crossings_reopen=False)

RULE_SETS = {(rules.name, rules.version): rules for rules in (FIRST, SCARABEO)}


def find_rules(name: str, version: int | None = None) -> RuleSet | None:
    """The rule set of that name: the version asked for, or the newest."""
    versions = [known for known in RULE_SETS if known[0] == name and version in (None, known[1])]
    return RULE_SETS[max(versions)] if versions else None


class Challenges(StrEnum):
    """What becomes of inadmissible words."""

    BOOK = "book"  # art. 12: they stand unless challenged; two players ask the dictionary, three or four vote
    DICTIONARY = "dictionary"  # house rule: the dictionary decides, however many play
    VOID = "void"  # house rule: they are refused at once


class LetterSquares(StrEnum):
    """Which tiles on 2L and 3L squares count double or triple (art. 15)."""

    COVERED = "covered"  # all that a word covers, old and new
    PLACED = "placed"  # only those just placed


class Joining(StrEnum):
    """How a later word has a letter in common with the board (art. 5)."""

    LENGTHEN = "lengthen"  # it holds one that was there, or lengthens a word by one of its own
    HOLD = "hold"  # the stricter reading: only the former


class Options(HouseOptions, frozen=True, kw_only=True):
    """The choices of one table, recorded in its first event."""

    challenges: Challenges = Challenges.BOOK
    letter_squares: LetterSquares = LetterSquares.COVERED
    joining: Joining = Joining.LENGTHEN
    glass_ms: int | None = None  # the sand of one glass (art. 17); None: nobody is timed
    # At one keyboard, where a rack is shown only to its player: the sand waits until it is (art. 17).
    glass_waits: bool = False
    grace_ms: int = 20 * SECOND  # how long the hand waits before it passes, for someone to challenge (art. 14)
    vote_ms: int = MINUTE  # who has not voted by then abstains
    starter: int | None = None  # who starts, if the table does not draw for it (art. 4)
    bag: str = ""  # the tiles of a short game, such as a first one that teaches; empty: all of them


def options_for(rules: RuleSet, /, **chosen: object) -> Options:
    """The game of the book, with some choices of one's own."""
    return msgspec.convert({"glass_ms": rules.glass_ms, **chosen}, Options)


_USUAL_TURNS = 20  # of each player


def own_time_ms(options: Options) -> int | None:
    """What each player has for a usual game; None where nobody is timed."""
    return None if options.glass_ms is None else options.glass_ms * _USUAL_TURNS


def wrong_option(options: Options, seats: int, rules: RuleSet) -> str | None:
    """The field whose value makes no sense at a table of that many seats, if any."""
    longest = 60 * MINUTE
    sensible = {
        "glass_ms": options.glass_ms is None or 0 < options.glass_ms <= longest,
        "grace_ms": 0 <= options.grace_ms <= longest,
        "vote_ms": 0 < options.vote_ms <= longest,
        "starter": options.starter is None or 0 <= options.starter < seats,
        "takes_back": options.takes_back is None or 0 <= options.takes_back < seats,
        "bag": is_short_bag(options.bag, rules, seats),
    }
    return next((field for field, good in sensible.items() if not good), None)
