"""A record out of a log of Scarabeo."""

from collections.abc import Sequence

from msgspec.structs import replace

from leggio.engine.record import Attempt, Contest, Deed, Laid, Record, Turn
from leggio.engine.recording import laid_of, record_of, turn_begun
from leggio.games.common.taking_back import as_it_stands
from leggio.games.scarabeo.events import (
    AnyEvent,
    Challenged,
    Exchanged,
    Passed,
    Played,
    PlayStood,
    Ruled,
    ScarabTaken,
    TimedOut,
)
from leggio.games.scarabeo.evolve import evolve
from leggio.games.scarabeo.state import State


def record_of_scarabeo(events: Sequence[AnyEvent]) -> Record:
    """The game of a log that has passed its audit, as far as it goes."""
    state = evolve(None, events[0])
    writer = _Writer(len(state.players))
    for before, event, after in as_it_stands(events, evolve):
        writer.take(before, event, after)
        state = after
    return record_of("scarabeo", state, writer.turns)


class _Writer:
    """Writes turn after turn. One may take several events: scarabs taken, words tried and taken back (art. 13, 21)."""

    def __init__(self, seats: int) -> None:
        self.turns: list[Turn] = []
        self._kept = [""] * seats
        self._open: Turn | None = None  # the turn that goes on
        self._swaps: tuple[str, ...] = ()
        self._laid: Laid | None = None
        self._contest: Contest | None = None
        self._challenged: Challenged | None = None

    def take(self, before: State, event: AnyEvent, after: State) -> None:
        """What one event adds."""
        match event:
            case ScarabTaken():
                self._begin(before, event.seat)
                self._swaps = (*self._swaps, event.square)
            case Played():
                self._begin(before, event.seat)
                self._laid = laid_of(event, self._swaps)
            case Challenged():
                self._challenged = event
            case Ruled():
                self._ruled(event)
            case PlayStood():
                self._end(Deed.PLAY, after)
            case Passed() | TimedOut():
                self._begin(before, event.seat)
                self._end(Deed.PASS if isinstance(event, Passed) else Deed.TIMEOUT, after)
            case Exchanged():
                self._begin(before, event.seat)
                self._end(Deed.EXCHANGE, after, given=event.given)
            case _:
                pass

    def _begin(self, before: State, seat: int) -> None:
        if self._open is not None and self._open.seat == seat:
            return
        self._swaps, self._laid, self._contest = (), None, None
        kept, idle = self._kept[seat], sum(before.idle)
        self._open = turn_begun(len(self.turns) + 1, seat, before, kept=kept, scoreless=idle)

    def _end(self, deed: Deed, after: State, given: str = "") -> None:
        turn = self._open
        if turn is None:
            return
        laid = self._laid if deed is Deed.PLAY else None
        self.turns.append(replace(turn, deed=deed, laid=laid, given=given, contest=self._contest))
        self._kept[turn.seat] = "" if deed is Deed.EXCHANGE else after.racks[turn.seat]
        self._open = None

    def _ruled(self, event: Ruled) -> None:
        if self._open is None or self._laid is None or self._challenged is None:
            return
        contest = Contest(seat=self._challenged.seat, words=self._challenged.words, valid=event.valid)
        if event.valid:
            self._contest = contest
            return
        self._open = replace(self._open, attempts=(*self._open.attempts, Attempt(self._laid, contest)))
        self._laid = None
