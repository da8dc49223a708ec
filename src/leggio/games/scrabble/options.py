"""What a table may choose, within the rules. The defaults are the tournament game of the rule set."""

from collections.abc import Mapping
from enum import StrEnum

import msgspec
from msgspec.structs import replace

from leggio.games.common.house_options import HouseOptions
from leggio.games.common.opening import is_short_bag
from leggio.games.figs import MINUTE, RuleSet


class Challenges(StrEnum):
    """What becomes of inadmissible words."""

    FIGS = "figs"  # art. 28-32: they stand unless challenged
    VOID = "void"  # house rule: they are refused at once, nobody pays


class Arbiter(StrEnum):
    """Who rules on challenged words (art. 28)."""

    JUDGE = "judge"
    REFEREE = "referee"
    PANEL = "panel"  # the referee plays at this table: a member of the panel rules in their place


class Options(HouseOptions, frozen=True, kw_only=True):
    """The choices of one table, recorded in its first event."""

    challenges: Challenges = Challenges.FIGS
    arbiter: Arbiter = Arbiter.JUDGE
    time_ms: int | None = None  # each player's time; None: clocks only count up
    limit_ms: int | None = None  # of the whole game; None: no limit
    deducts_at_limit: bool = False  # racks are deducted at the limit too, for organisers who read art. 37 and 40 so
    auto_claim: bool = False  # overtime is claimed by the table itself the moment it begins (art. 37)
    grace_ms: int = 20_000  # how long a play waits for a challenge when nobody holds it (art. 31)
    clock_by_hand: bool = False  # clocks are started by pressing them, as over the board (art. 27)
    starter: int | None = None  # the referee named who starts (art. 25)
    absent: tuple[int, ...] = ()  # who was not there on schedule (art. 38)
    bag: str = ""  # the tiles of a short game, such as a first one that teaches; empty: all of them


def options_for(rules: RuleSet, /, **chosen: object) -> Options:
    """The tournament game of a rule set, with some choices of one's own."""
    return msgspec.convert({"time_ms": rules.time_ms, "limit_ms": rules.limit_ms, **chosen}, Options)


def without_limit(options: Options, seats: int, rules: RuleSet) -> Options:
    """The choices of a table for that many: the book's limit is of the game for two (art. 37)."""
    is_theirs = seats <= rules.limit_seats or options.limit_ms != rules.limit_ms
    return options if is_theirs else replace(options, limit_ms=None)


def person_who_rules(chosen: Mapping[str, object]) -> str | None:
    """The role of the person who rules at a table of these options; None where the judge does (art. 28)."""
    arbiter = chosen.get("arbiter", Arbiter.JUDGE)
    return str(arbiter) if arbiter in (Arbiter.REFEREE, Arbiter.PANEL) else None


def wrong_option(options: Options, seats: int, rules: RuleSet) -> str | None:
    """The field whose value makes no sense at a table of that many seats, if any."""
    longest = 24 * 60 * MINUTE
    sensible = {
        "time_ms": options.time_ms is None or 0 < options.time_ms <= longest,
        "limit_ms": options.limit_ms is None or 0 < options.limit_ms <= longest,
        # Whoever plays to learn is not hurried.
        "grace_ms": 0 <= options.grace_ms <= (longest if options.bag else rules.window_ms),
        "starter": options.starter is None or 0 <= options.starter < seats,
        "takes_back": options.takes_back is None or 0 <= options.takes_back < seats,
        "absent": len(set(options.absent)) == len(options.absent) and all(0 <= seat < seats for seat in options.absent),
        "auto_claim": not (options.auto_claim and options.time_ms is None),
        "bag": is_short_bag(options.bag, rules, seats),
    }
    return next((field for field, good in sensible.items() if not good), None)
