"""Which stage a round belongs to. Stages that know by themselves how long they are depend on who is there."""

import msgspec

from leggio.tournament.entrant import Entrant
from leggio.tournament.options import Stage, System
from leggio.tournament.pairing.knockout import rounds_to_final
from leggio.tournament.pairing.round_robin import rounds_of
from leggio.tournament.state import State


class Span(msgspec.Struct, frozen=True):
    """A stage and its rounds."""

    index: int
    stage: Stage
    first: int
    length: int

    @property
    def last(self) -> int:
        """Its last round."""
        return self.first + self.length - 1


def spans(state: State) -> tuple[Span, ...]:
    """The calendar with the numbers of its rounds."""
    found: list[Span] = []
    first = 1
    for index, stage in enumerate(state.options.calendar):
        found.append(Span(index, stage, first, _length(state, stage, first)))
        first += found[-1].length
    return tuple(found)


def span_of(state: State, number: int) -> Span | None:
    """The stage of a round; None after the last."""
    return next((span for span in spans(state) if span.first <= number <= span.last), None)


def rounds_in_all(state: State) -> int:
    """How many rounds the calendar has."""
    return sum(span.length for span in spans(state))


def members(state: State, group: str | None, number: int) -> tuple[Entrant, ...]:
    """Who is there for a round, of a group or of all, by number."""
    return tuple(
        each for each in state.listed if each.plays_in(number) and (group is None or each.entry.group == group)
    )


def groups_of(state: State, stage: Stage) -> tuple[str | None, ...]:
    """The groups that a stage pairs apart from each other; None: all players together."""
    return (None,) if stage.across or stage.system is System.KNOCKOUT or len(state.groups) < 2 else state.groups


def _length(state: State, stage: Stage, first: int) -> int:
    if stage.system is System.KNOCKOUT:
        return stage.legs * rounds_to_final(stage.qualifiers)
    if stage.system is not System.ROUND_ROBIN:
        return stage.rounds
    most = max(rounds_of(len(members(state, group, first)), stage.legs) for group in groups_of(state, stage))
    return min(stage.rounds, most) if stage.rounds else most
