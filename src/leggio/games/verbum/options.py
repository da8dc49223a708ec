"""What a table agrees on at the start (par. 2, 3, 5). The defaults are the book's, where it says anything."""

from enum import StrEnum

import msgspec

from leggio.core.letters import is_label
from leggio.games.verbum.rules import RuleSet

MINUTE = 60_000
LONGEST_CATEGORY = 30
MOST_CATEGORIES = 20
LONGEST_MINIMUM = 10


class Contests(StrEnum):
    """How doubts about a word are settled (par. 3)."""

    JUDGE = "judge"  # the judge for the categories set has the last word
    JUDGE_THEN_VOTE = "judge_then_vote"  # what the judge admits stands; what it does not know is put to the vote
    VOTE = "vote"  # the players decide
    CHECKED = "checked"  # house rule: words are checked as they are laid, and wrong ones refused


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The choices of one table, recorded in its first event."""

    categories: tuple[str, ...] = ("words",)  # par. 2: names that the players, and mostly the judge, understand
    minimum: int = 2  # letters of the shortest word
    open_hands: bool = False  # par. 5
    contests: Contests = Contests.JUDGE
    contest_ms: int | None = 20_000  # how long words may be contested, and a vote lasts; None: no limit
    turn_ms: int | None = None  # how long a turn may last; None: no limit
    starter: int = 0

    @property
    def needs_judge(self) -> bool:
        """Whether nothing can be contested without a judge."""
        return self.contests is not Contests.VOTE


def options_for(rules: RuleSet, **chosen: object) -> Options:
    """The usual game of a rule set, with some choices of one's own."""
    return msgspec.convert({"minimum": rules.shortest, **chosen}, Options)


def wrong_option(options: Options, seats: int) -> str | None:
    """The field whose value makes no sense at a table of that many seats, if any."""
    longest = 24 * 60 * MINUTE
    named = options.categories
    sensible = {
        "categories": 0 < len(named) <= MOST_CATEGORIES
        and len(set(named)) == len(named)
        and all(is_label(each, LONGEST_CATEGORY) for each in named),
        "minimum": 1 <= options.minimum <= LONGEST_MINIMUM,
        "contest_ms": options.contest_ms is None or 0 <= options.contest_ms <= longest,
        "turn_ms": options.turn_ms is None or 0 < options.turn_ms <= longest,
        "starter": 0 <= options.starter < seats,
    }
    return next((field for field, good in sensible.items() if not good), None)
