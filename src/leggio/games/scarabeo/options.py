"""What a table may choose, within the rules. The defaults are the game of the book."""

from enum import StrEnum

import msgspec

from leggio.games.scarabeo.rules import MINUTE, SECOND, RuleSet


class Challenges(StrEnum):
    """What becomes of inadmissible words."""

    BOOK = "book"  # art. 12: they stand unless challenged; two players ask the dictionary, three or four vote
    DICTIONARY = "dictionary"  # house rule: the dictionary decides, however many play
    VOID = "void"  # house rule: they are refused at once


class LetterSquares(StrEnum):
    """Which tiles on 2L and 3L squares count double or triple (art. 15)."""

    COVERED = "covered"  # all that a word covers, old and new
    PLACED = "placed"  # only those just placed


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The choices of one table, recorded in its first event."""

    challenges: Challenges = Challenges.BOOK
    letter_squares: LetterSquares = LetterSquares.COVERED
    glass_ms: int | None = None  # the sand of one glass (art. 17); None: nobody is timed
    grace_ms: int = 20 * SECOND  # how long the hand waits before it passes, for someone to challenge (art. 14)
    vote_ms: int = MINUTE  # who has not voted by then abstains
    starter: int | None = None  # who starts, if the table does not draw for it (art. 4)


def options_for(rules: RuleSet, **chosen: object) -> Options:
    """The game of the book, with some choices of one's own."""
    return msgspec.convert({"glass_ms": rules.glass_ms, **chosen}, Options)


def wrong_option(options: Options, seats: int) -> str | None:
    """The field whose value makes no sense at a table of that many seats, if any."""
    longest = 60 * MINUTE
    sensible = {
        "glass_ms": options.glass_ms is None or 0 < options.glass_ms <= longest,
        "grace_ms": 0 <= options.grace_ms <= longest,
        "vote_ms": 0 < options.vote_ms <= longest,
        "starter": options.starter is None or 0 <= options.starter < seats,
    }
    return next((field for field, good in sensible.items() if not good), None)
