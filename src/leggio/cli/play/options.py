"""What people chose on the command line, made into the options of a table."""

from enum import StrEnum
from typing import TypeVar

import msgspec

from leggio.cli.failure import fail
from leggio.cli.play.orders import is_player, same_name
from leggio.cli.speech import Speaker
from leggio.core.letters import is_label
from leggio.games.figs.rules import MINUTE, RuleSet
from leggio.games.scrabble.challenges import LONGEST_ARBITER
from leggio.games.scrabble.options import Arbiter, Challenges, Options

LONGEST_MINUTES = 1440


class GameName(StrEnum):
    """The games one can play at the terminal."""

    SCRABBLE = "scrabble"
    SCARABEO = "scarabeo"
    VERBUM = "verbum"


class ChallengeRule(StrEnum):
    """What becomes of words that are not admissible: not every game has every rule."""

    FIGS = "figs"
    BOOK = "book"
    DICTIONARY = "dictionary"
    DICTIONARY_THEN_VOTE = "dictionary-then-vote"
    VOTE = "vote"
    VOID = "void"


RuleT = TypeVar("RuleT", bound=StrEnum)


def rule_of(kind: type[RuleT], given: ChallengeRule, say: Speaker) -> RuleT:
    """The rule as a game has it; one that it does not have ends with a sentence."""
    if given.value not in list(kind):
        fail(say("option.unknown", value=given.value, option="--challenges", known=list(kind)))
    return kind(given.value)


class Choices(msgspec.Struct, frozen=True, kw_only=True):
    """The options of `leggio play` that make a table."""

    challenges: Challenges
    has_words: bool
    referee: str | None
    minutes: int | None
    no_clock: bool
    auto_claim: bool
    clock_by_hand: bool
    starter: str | None
    absent: tuple[str, ...]


def options_of(choices: Choices, rules: RuleSet, names: tuple[str, ...], say: Speaker) -> Options:
    """The options of the table; what makes no sense ends with a sentence."""
    minutes = choices.minutes
    if minutes is not None and not 1 <= minutes <= LONGEST_MINUTES:
        fail(say("option.minutes"))
    time_ms = rules.time_ms if minutes is None else minutes * MINUTE
    # The limit of the whole game goes with the book's own time: other times set it aside.
    limit_ms = rules.limit_ms if time_ms == rules.time_ms else None
    starter = None if choices.starter is None else _seat(choices.starter, names, "--starter", say)
    return Options(
        challenges=choices.challenges,
        arbiter=_arbiter(choices, names),
        time_ms=None if choices.no_clock else time_ms,
        limit_ms=None if choices.no_clock else limit_ms,
        auto_claim=choices.auto_claim,
        clock_by_hand=choices.clock_by_hand,
        starter=starter,
        absent=tuple(_seat(name, names, "--absent", say) for name in choices.absent),
    )


def _arbiter(choices: Choices, names: tuple[str, ...]) -> Arbiter:
    """Who rules on challenges: in a referee's own game a member of the panel does (art. 28)."""
    if choices.referee is not None and is_player(choices.referee, names):
        return Arbiter.PANEL
    people_rule = choices.referee is not None or not choices.has_words
    return Arbiter.REFEREE if people_rule else Arbiter.JUDGE


def referee_name(given: str | None, say: Speaker) -> str:
    """Who rules, by name; empty where nobody in particular does."""
    if given is not None and not is_label(given, LONGEST_ARBITER):
        fail(say("ruling.name", longest=LONGEST_ARBITER))
    return given or ""


def _seat(name: str, names: tuple[str, ...], option: str, say: Speaker) -> int:
    matching = [seat for seat, player in enumerate(names) if same_name(player, name)]
    if not matching:
        fail(say("option.unknown", value=name, option=option, known=names))
    return matching[0]
