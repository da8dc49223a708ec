"""What the doors of study take and give."""

from enum import StrEnum
from typing import Annotated

import msgspec

from leggio.server.routes.lookups import EditionName
from leggio.server.routes.submitted_games import SubmittedGame
from leggio.study import Answering, Appraisal, Deck, Drill, Prompt
from leggio.study.drills import LONGEST_PART, MOST_PARTS


class StudiedRules(StrEnum):
    """The rule sets whose words and boards are practised."""

    FIGS = "figs"
    SCARABEO = "scarabeo"


class QuestionAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which question one would like: of a drill, or without one the card that is longest overdue."""

    kind: Drill | None = None
    rules: StudiedRules = StudiedRules.FIGS
    lexicon: EditionName = ""


class StudyQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """A question; nothing in it says what is right."""

    id: str
    kind: Drill
    rules: StudiedRules
    answering: Answering
    prompt: Prompt
    review: bool  # whether it was missed before


class AnswerAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer to the question that is open; without parts: I don't know."""

    question: Annotated[str, msgspec.Meta(max_length=64)]
    # Words, letters, `yes` or `no`, or a play as `8F MICIO`.
    answer: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=LONGEST_PART)]], msgspec.Meta(max_length=MOST_PARTS)
    ] = []


class MissesAsked(SubmittedGame, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that is over, and the seat of the player whose misses one would like to practise."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=3)]


class DrillProgress(msgspec.Struct, frozen=True, kw_only=True):
    """How a drill has gone."""

    kind: Drill
    asked: int
    right: int
    streak: int  # right answers in a row, up to now
    best_streak: int
    cards: int  # misses that will come back
    due: int  # those of them that are to be reviewed now


class StudyProgress(msgspec.Struct, frozen=True, kw_only=True):
    """How all drills have gone, and what is to be reviewed."""

    drills: list[DrillProgress]
    due: int
    next_due: int | None  # milliseconds since 1970

    @classmethod
    def of(cls, deck: Deck, now: int) -> "StudyProgress":
        """Of a deck."""
        drills = []
        for kind in Drill:
            tally = deck.tally(kind)
            drills.append(
                DrillProgress(
                    kind=kind,
                    asked=tally.asked,
                    right=tally.right,
                    streak=tally.streak,
                    best_streak=tally.best_streak,
                    cards=len(deck.of(kind)),
                    due=len(deck.due(now, kind)),
                )
            )
        return cls(drills=drills, due=len(deck.due(now)), next_due=deck.next_due())


class MissesKept(msgspec.Struct, frozen=True, kw_only=True):
    """How many positions of a game cost its player much, how many of them are new in one's deck, how one stands now."""

    found: int
    added: int
    progress: StudyProgress


class Graded(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer came to, and how one stands now."""

    grade: Appraisal
    progress: StudyProgress
