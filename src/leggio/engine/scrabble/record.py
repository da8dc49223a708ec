"""A record out of a log of Scrabble, either edition."""

from collections.abc import Sequence

from msgspec.structs import replace

from leggio.core.tiles import take
from leggio.engine.record import Attempt, Contest, Deed, Laid, Record, Turn
from leggio.engine.recording import laid_of, record_of, turn_begun
from leggio.games.common.taking_back import as_it_stands
from leggio.games.scrabble.events import (
    AnyEvent,
    CambioSecco,
    Challenged,
    Exchanged,
    Passed,
    Played,
    Ruled,
    RulingCorrected,
)
from leggio.games.scrabble.evolve import evolve
from leggio.games.scrabble.state import State


def record_of_scrabble(events: Sequence[AnyEvent]) -> Record:
    """The game of a log that has passed its audit, as far as it goes."""
    state = evolve(None, events[0])
    writer = _Writer(len(state.players))
    for before, event, after in as_it_stands(events, evolve):
        writer.take(before, event, after)
        state = after
    return record_of("scrabble", state, writer.turns)


class _Writer:
    """Writes turn after turn; a ruling changes the one before."""

    def __init__(self, seats: int) -> None:
        self.turns: list[Turn] = []
        self._kept = [""] * seats
        self._challenger = 0
        self._before_ruling: tuple[Turn, tuple[str, ...]]

    def take(self, before: State, event: AnyEvent, after: State) -> None:
        """What one event adds."""
        match event:
            case Played():
                self._add(before, event.seat, Deed.PLAY, laid=laid_of(event))
                self._kept[event.seat] = after.racks[event.seat]
            case Challenged():
                self._challenger = event.seat
            case Ruled():
                self._before_ruling = (self.turns[-1], tuple(self._kept))
                self._ruled(event, after)
            case RulingCorrected():
                self.turns[-1], kept = self._before_ruling
                self._kept = list(kept)
            case Passed():
                self._add(before, event.seat, Deed.PASS)
                self._kept[event.seat] = before.racks[event.seat]
            case Exchanged():
                self._add(before, event.seat, Deed.EXCHANGE, given=event.given)
                self._kept[event.seat] = take(before.racks[event.seat], event.given) or ""
            case CambioSecco():
                self._add(before, event.seat, Deed.CAMBIO_SECCO, given=event.given)
                self._kept[event.seat] = ""
            case _:
                pass

    def _add(self, before: State, seat: int, deed: Deed, *, laid: Laid | None = None, given: str = "") -> None:
        turn = turn_begun(len(self.turns) + 1, seat, before, kept=self._kept[seat], scoreless=before.scoreless)
        self.turns.append(replace(turn, deed=deed, laid=laid, given=given))

    def _ruled(self, event: Ruled, after: State) -> None:
        turn = self.turns[-1]
        contest = Contest(
            seat=self._challenger,
            words=tuple(verdict.word for verdict in event.verdicts),
            valid=event.valid,
            penalized=event.penalized,
            penalty=event.penalty,
        )
        # With three or four players another may have challenged it before (art. 31).
        earlier = (Attempt(turn.laid, turn.contest),) if turn.laid and turn.contest else ()
        deed = Deed.PLAY if event.valid else Deed.WITHDRAWN
        self.turns[-1] = replace(turn, contest=contest, deed=deed, attempts=(*turn.attempts, *earlier))
        if not event.valid:
            self._kept[turn.seat] = after.racks[turn.seat]
