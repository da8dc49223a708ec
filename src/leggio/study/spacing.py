"""When a card comes back: the FSRS scheduler, with times handed in and nothing left to chance."""

from datetime import UTC, datetime, timedelta

import fsrs
import msgspec

# Intervals are what the model says: a little noise would only make them hard to explain.
_SCHEDULER = fsrs.Scheduler(
    desired_retention=0.9,
    learning_steps=(timedelta(minutes=1), timedelta(minutes=10)),
    relearning_steps=(timedelta(minutes=10),),
    maximum_interval=365,
    enable_fuzzing=False,
)
_MILLISECOND = timedelta(milliseconds=1)
_EPOCH = datetime.fromtimestamp(0, UTC)


class Memory(msgspec.Struct, frozen=True):
    """How well something is remembered; times are milliseconds since 1970."""

    due: int
    seen: int
    stability: float
    difficulty: float
    state: int
    step: int | None = None


def remembered(memory: Memory | None, *, right: bool, now: int) -> Memory:
    """What an answer does to a memory; None: the first time."""
    card = fsrs.Card(card_id=0, due=_when(now)) if memory is None else _card(memory)
    rating = fsrs.Rating.Good if right else fsrs.Rating.Again
    # A clock that was set back must not make a memory younger than it is.
    card, _ = _SCHEDULER.review_card(card, rating, max(_when(now), card.last_review or _when(now)))
    return Memory(
        due=_ms(card.due),
        seen=now,
        stability=card.stability or 0.0,
        difficulty=card.difficulty or 0.0,
        state=card.state.value,
        step=card.step,
    )


def _card(memory: Memory) -> fsrs.Card:
    return fsrs.Card(
        card_id=0,
        state=fsrs.State(memory.state),
        step=memory.step,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=_when(memory.due),
        last_review=_when(memory.seen),
    )


def _when(milliseconds: int) -> datetime:
    return _EPOCH + milliseconds * _MILLISECOND


def _ms(when: datetime) -> int:
    return (when - _EPOCH) // _MILLISECOND
