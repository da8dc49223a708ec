"""What people chose on the command line, made into the options of a table."""

from collections.abc import Sequence

import msgspec

from leggio.cli.failure import fail
from leggio.cli.hosting.choosing import chosen, seat_called
from leggio.cli.hosting.orders import is_player
from leggio.cli.speaking import Speaker
from leggio.core.letters import is_label
from leggio.games.figs import MINUTE, RuleSet
from leggio.games.scrabble.challenges import LONGEST_ARBITER
from leggio.games.scrabble.options import Arbiter, Challenges, Options

LONGEST_MINUTES = 1440


class Choices(msgspec.Struct, frozen=True, kw_only=True):
    """The options of `leggio play` that make a table."""

    challenges: str = Challenges.FIGS
    referee: str | None = None
    minutes: int | None = None
    no_clock: bool = False
    auto_claim: bool = False
    deduct_at_limit: bool = False
    clock_by_hand: bool = False
    starter: str | None = None
    absent: Sequence[str] = ()


def options_of(choices: Choices, rules: RuleSet, names: tuple[str, ...], say: Speaker, *, has_words: bool) -> Options:
    """The options of the table; what makes no sense ends with a sentence."""
    check_referee(choices, say)
    minutes = choices.minutes
    if minutes is not None and not 1 <= minutes <= LONGEST_MINUTES:
        fail(say("option.minutes"))
    time_ms = rules.time_ms if minutes is None else minutes * MINUTE
    # The limit of the whole game goes with the book's own time: other times set it aside.
    limit_ms = rules.limit_ms if time_ms == rules.time_ms else None
    starter = None if choices.starter is None else seat_called(choices.starter, names, "--starter", say)
    return Options(
        challenges=chosen(Challenges, choices.challenges, "--challenges", say),
        arbiter=_arbiter(choices, names, has_words=has_words),
        time_ms=None if choices.no_clock else time_ms,
        limit_ms=None if choices.no_clock else limit_ms,
        auto_claim=choices.auto_claim,
        deducts_at_limit=choices.deduct_at_limit,
        clock_by_hand=choices.clock_by_hand,
        starter=starter,
        absent=tuple(seat_called(name, names, "--absent", say) for name in choices.absent),
    )


def _arbiter(choices: Choices, names: tuple[str, ...], *, has_words: bool) -> Arbiter:
    """Who rules on challenges: in a referee's own game a member of the panel does (art. 28)."""
    if choices.referee is not None and is_player(choices.referee, names):
        return Arbiter.PANEL
    people_rule = choices.referee is not None or not has_words
    return Arbiter.REFEREE if people_rule else Arbiter.JUDGE


def check_referee(choices: Choices, say: Speaker) -> None:
    """End with a sentence where nobody could be called so."""
    if choices.referee is not None and not is_label(choices.referee, LONGEST_ARBITER):
        fail(say("ruling.name", longest=LONGEST_ARBITER))
