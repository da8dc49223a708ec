"""What the doors of the owner's page take and give."""

from typing import Annotated

import msgspec

from leggio.lexicon.edition.content import NAME
from leggio.lexicon.edition.reading import LONGEST_TITLE
from leggio.lexicon.profiles import Rules
from leggio.lexicon.reports import LONGEST_REASON, Claim, Outcome, Report, Wanted
from leggio.server.routes.editions import WordsChanged
from leggio.server.routes.lookups import LONGEST_WORD

_LONGEST = 60_000  # characters of a draft: what a request may bring
EditionTitle = Annotated[str, msgspec.Meta(max_length=LONGEST_TITLE)]
Name = Annotated[str, msgspec.Meta(pattern=f"^{NAME.pattern}$")]


class Ownership(msgspec.Struct, frozen=True, kw_only=True):
    """Whether one looks after the words of this server."""

    owner: bool


class Disputed(msgspec.Struct, frozen=True, kw_only=True):
    """A report as the owner reads it."""

    word: str
    rules: Rules
    wanted: Wanted
    claim: Claim
    reason: str
    lexicon: Annotated[str, msgspec.Meta(description="The words that it was said of.")]
    name: Annotated[str, msgspec.Meta(description="Who says so.")]
    at: int
    outcome: Outcome
    why: str

    @classmethod
    def of(cls, report: Report) -> "Disputed":
        """Without the id of the person."""
        return cls(
            word=report.word,
            rules=Rules(report.rules),
            wanted=report.wanted,
            claim=report.claim,
            reason=report.reason,
            lexicon=report.lexicon,
            name=report.name,
            at=report.at,
            outcome=report.outcome,
            why=report.why,
        )


class DecisionAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What becomes of a word's reports that say one thing, and why."""

    word: Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]
    claim: Claim
    rules: Rules
    accept: bool
    why: Annotated[str, msgspec.Meta(max_length=LONGEST_REASON)] = ""


class Decided(msgspec.Struct, frozen=True, kw_only=True):
    """How many reports that were."""

    count: int


class DraftAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which edition is to follow the reports; the newest of that name is continued."""

    name: Name
    title: EditionTitle = ""


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """An edition's text to be looked at, how many of its lines are new, and what no line can say."""

    content: str
    added: int
    by_hand: list[Disputed]


class TextAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An edition's text."""

    content: Annotated[str, msgspec.Meta(max_length=_LONGEST)]
    rules: Rules = Rules.FIGS


class LineProblem(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong with a line."""

    line: int
    code: str
    message: str


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong with a text; where nothing is, what it would change over Leggio's words."""

    problems: list[LineProblem]
    changed: WordsChanged | None = None
    hash: str = ""


class OfferAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether new tables may choose an edition."""

    offered: bool
