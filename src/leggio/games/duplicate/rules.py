"""The rules: board, tiles and points of an edition of Scrabble, and what an event may choose.

The rest is custom: the defaults are those of Italian halls.
"""

from enum import StrEnum

import msgspec

from leggio.core.board import Layout
from leggio.core.tiles import Distribution
from leggio.games import figs

MOST_PLAYERS = 5_000  # a guard, not a rule: any number may play
# Later versions of the book read otherwise what passes between players at one board, which is not played here.
VERSION = 1


class RuleSet(msgspec.Struct, frozen=True, kw_only=True):
    """An edition as Duplicate uses it: what custom decides is in the options of each event."""

    book: figs.RuleSet
    version: int = VERSION
    seats: tuple[int, ...] = (0, MOST_PLAYERS)  # fewest and most: people come and go

    @property
    def name(self) -> str:
        """The edition's name."""
        return self.book.name

    @property
    def layout(self) -> Layout:
        """The board (art. 1)."""
        return self.book.layout

    @property
    def tiles(self) -> Distribution:
        """The tiles (art. 1)."""
        return self.book.tiles

    @property
    def rack_size(self) -> int:
        """How many tiles a play may lay at most (art. 3)."""
        return self.book.rack_size


RULE_SETS = {named: RuleSet(book=book) for named, book in figs.RULE_SETS.items() if book.version == VERSION}


def find_rules(name: str, version: int | None = None) -> RuleSet | None:
    """The rule set that somebody chooses by name, or, with a version, the one that a log was written under."""
    return RULE_SETS.get((figs.chosen(name), VERSION) if version is None else (name, version))


SECOND = 1_000
MINUTE = 60 * SECOND
_LONGEST_MS = 24 * 60 * MINUTE
_MOST_LETTERS = 8  # seven of eight is the largest custom there is
_MOST_ROUNDS = 1_000
_MOST_BONUS = 1_000


class Master(StrEnum):
    """What is laid on the board when a round is over."""

    BEST_SLIP = "best_slip"
    TOP = "top"


class Drawing(StrEnum):
    """Where the letters come from."""

    COMPUTER = "computer"  # from the sealed bag
    DESK = "desk"  # from a real bag: the desk types what came out


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The choices of one event, recorded in its first line."""

    letters: int = 7  # common letters
    round_ms: int | None = 3 * MINUTE  # None: the desk closes each round
    warning_ms: int = 30 * SECOND  # how long before the end; 0: none
    early_rounds: int = 15  # so many rounds ask for the early kinds
    early_kinds: int = 2  # vowels at least, and consonants at least
    late_kinds: int = 1
    master: Master = Master.BEST_SLIP
    solo_bonus: int = 10
    solo_from: int = 16  # players
    drawing: Drawing = Drawing.COMPUTER
    most_rounds: int | None = None


def options_for(rules: RuleSet, /, **chosen: object) -> Options:  # noqa: ARG001 - no edition has customs of its own
    """The usual event, with some choices of one's own."""
    return msgspec.convert(chosen, Options)


_USUAL_ROUNDS, _USUAL_ROUND_MS = 20, 3 * MINUTE


def own_time_ms(options: Options) -> int:
    """What everyone has for a usual event: where the desk closes rounds by hand, as much as elsewhere."""
    return (options.round_ms or _USUAL_ROUND_MS) * _USUAL_ROUNDS


def wrong_option(options: Options, rules: RuleSet) -> str | None:
    """The field whose value makes no sense, if any."""
    length = _LONGEST_MS if options.round_ms is None else options.round_ms
    sensible = {
        "letters": rules.rack_size <= options.letters <= _MOST_LETTERS,
        "round_ms": SECOND <= length <= _LONGEST_MS,
        "warning_ms": 0 <= options.warning_ms < length,
        "early_rounds": 0 <= options.early_rounds <= _MOST_ROUNDS,
        "early_kinds": 0 <= 2 * options.early_kinds <= options.letters,
        "late_kinds": 0 <= 2 * options.late_kinds <= options.letters,
        "solo_bonus": 0 <= options.solo_bonus <= _MOST_BONUS,
        "solo_from": options.solo_from >= 1,
        "most_rounds": options.most_rounds is None or 1 <= options.most_rounds <= _MOST_ROUNDS,
    }
    return next((field for field, good in sensible.items() if not good), None)
