"""How a table is run, whatever is played at it: who may act, and the house rules that books leave out."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Generic, TypeVar

from leggio.core.outcome import Rejected
from leggio.games.common.commands import ProposeAbandon, Resign, Resume, Suspend
from leggio.games.common.events import AbandonProposed, Resigned, Resumed, Suspended
from leggio.games.common.refusals import Refuse
from leggio.games.common.state import SeatedState, TableState
from leggio.games.common.work import Work

StateT = TypeVar("StateT", bound=TableState)
SeatedT = TypeVar("SeatedT", bound=SeatedState)


class HouseEnding(StrEnum):
    """Ends that no book knows; the endings of every game with seats have these values too."""

    RESIGNED = "resigned"
    ABANDONED = "abandoned"


class Conduct(Generic[StateT]):
    """What shared handlers need of a game: each game overrides what is its own.

    `refuse` makes its refusals; `closed` names the refusal of every phase in which no player may do anything.
    """

    def __init__(self, refuse: Refuse, closed: Mapping[str, str]) -> None:
        self.refuse = refuse
        self.closed = closed

    def suspend(self, work: Work[StateT], command: Suspend) -> Rejected | None:  # noqa: ARG002 - it says nothing more
        """Put the game away: no time runs until it is taken up again."""
        if work.state.ended is not None:
            return self.refuse("game.over")
        work.add(Suspended(at=work.at))
        return None

    def resume(self, work: Work[StateT], command: Resume) -> Rejected | None:  # noqa: ARG002 - it says nothing more
        """Take up a game that was put away."""
        if work.state.suspended is None:
            return self.refuse("game.not_suspended")
        work.add(Resumed(at=work.at))
        return None


class SeatedConduct(Conduct[SeatedT]):
    """How a table with one seat a player is run."""

    def refuse_seat(self, state: SeatedT, seat: int) -> Rejected | None:
        """A refusal unless the game is on and this seat is still in it."""
        if seat not in state.seats:
            return self.refuse("seat.unknown", seat=seat)
        if code := self.closed.get(state.phase):
            return self.refuse(code)
        return self.refuse("seat.resigned") if seat in state.resigned else None

    def resign(self, work: Work[SeatedT], command: Resign) -> Rejected | None:
        """Leave the game: placed last. The others go on; the last one left has won."""
        if refusal := self.refuse_seat(work.state, command.seat) or self.refuse_resignation(work.state, command.seat):
            return refusal
        work.add(Resigned(at=work.at, seat=command.seat))
        if len(work.state.active) == 1:
            self.stop(work, HouseEnding.RESIGNED)
        else:
            self.go_on_without(work, command.seat)
        return None

    def propose_abandon(self, work: Work[SeatedT], command: ProposeAbandon) -> Rejected | None:
        """Propose to stop, or agree: once everyone has, the game is annulled and has no winner."""
        if refusal := self.refuse_seat(work.state, command.seat):
            return refusal
        if command.seat in work.state.for_abandon:
            return self.refuse("abandon.already")
        work.add(AbandonProposed(at=work.at, seat=command.seat))
        if set(work.state.active) <= set(work.state.for_abandon):
            self.stop(work, HouseEnding.ABANDONED)
        return None

    def refuse_resignation(self, state: SeatedT, seat: int) -> Rejected | None:  # noqa: ARG002 - a hook
        """A refusal where one has to wait before one may resign."""
        return None

    def stop(self, work: Work[SeatedT], how: HouseEnding) -> None:
        """End the game by a house rule; what was still open stands as it is."""
        raise NotImplementedError

    def go_on_without(self, work: Work[SeatedT], seat: int) -> None:
        """What comes of it that this seat has just resigned and the others go on."""
        raise NotImplementedError
