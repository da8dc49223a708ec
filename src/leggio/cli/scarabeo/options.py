"""What people chose on the command line, made into the options of a table of Scarabeo."""

import msgspec

from leggio.cli.failure import fail
from leggio.cli.hosting.choosing import chosen, seat_called
from leggio.cli.speaking import Speaker
from leggio.games.scarabeo.rules import MINUTE, SECOND, Challenges, Joining, LetterSquares, Options, RuleSet

LONGEST_MINUTES = 60
GRACE_MS = 20 * SECOND
# People vote one after the other at one keyboard: that takes longer than everyone at once.
VOTE_MS = 5 * MINUTE
NO_HURRY_MS = 60 * MINUTE  # as long as an option goes


class Choices(msgspec.Struct, frozen=True, kw_only=True):
    """The options of `leggio play` that make a table of Scarabeo."""

    challenges: str = Challenges.BOOK
    letters: LetterSquares = LetterSquares.COVERED
    joining: Joining = Joining.LENGTHEN
    minutes: int | None = None  # of a turn: the sand of all its glasses
    no_clock: bool = False
    starter: str | None = None


def options_of(choices: Choices, rules: RuleSet, names: tuple[str, ...], say: Speaker) -> Options:
    """The options of the table; what makes no sense ends with a sentence."""
    minutes = choices.minutes
    if minutes is not None and not 1 <= minutes <= LONGEST_MINUTES:
        fail(say("option.minutes"))
    glass_ms = rules.glass_ms if minutes is None else minutes * MINUTE // rules.glasses
    return Options(
        challenges=chosen(Challenges, choices.challenges, "--challenges", say),
        letter_squares=choices.letters,
        joining=choices.joining,
        glass_ms=None if choices.no_clock else glass_ms,
        grace_ms=NO_HURRY_MS if choices.no_clock else GRACE_MS,
        vote_ms=NO_HURRY_MS if choices.no_clock else VOTE_MS,
        glass_waits=not choices.no_clock,
        starter=None if choices.starter is None else seat_called(choices.starter, names, "--starter", say),
    )
