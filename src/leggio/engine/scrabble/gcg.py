"""Our own games as GCG. What it cannot carry goes into notes; board, racks, plays and scores survive the way back.

Everything the log knows is in the file, both racks included: it is for games that are over, or for those who may
see them. The log should have passed its audit: events that cannot have happened make a file that cannot be written.
"""

import re
from collections.abc import Sequence
from typing import TypedDict

from leggio.core.board import Square, parse_square
from leggio.core.letters import fold
from leggio.engine.scrabble import gcg_remarks as remarks
from leggio.games.common.taking_back import as_it_stands, times_taken_back
from leggio.games.scrabble.events import (
    AnyEvent,
    CambioSecco,
    Challenged,
    Ended,
    Exchanged,
    Opened,
    Passed,
    Played,
    Reckoning,
    Resigned,
    Ruled,
    RulingCorrected,
    Settlement,
    StarterChosen,
    TimeClaimed,
)
from leggio.games.scrabble.evolve import evolve
from leggio.games.scrabble.state import State
from leggio.notation import gcg
from leggio.notation.errors import NotationError
from leggio.notation.racks import in_order

_NOT_IN_NICKS = re.compile(r"[^A-Za-z0-9]+")


def gcg_of(events: Sequence[AnyEvent]) -> gcg.Gcg:
    """The game of a log, over or not: the starter is player 1, and a pending play at the end counts as it stands."""
    if not events or not isinstance(events[0], Opened):
        raise NotationError(1, "gcg.no_opening")
    if len(events[0].players) != 2:
        raise NotationError(1, "gcg.two_players_only", players=len(events[0].players))
    starter = next((event.starter for event in events if isinstance(event, StarterChosen)), 0)
    state = evolve(None, events[0])
    recorder = _Recorder(state.players, starter)
    for before, event, after in as_it_stands(events, evolve):
        recorder.record(before, event, after)
        state = after
    return recorder.close(state)


class _Line(TypedDict):
    player: int
    rack: str
    points: int
    total: int


class _Recorder:
    """Writes line after line. Remarks gather until the next line, and become one note about the line before."""

    def __init__(self, names: tuple[str, ...], starter: int) -> None:
        self.order = (starter, 1 - starter)
        self.players = _players(tuple(names[seat] for seat in self.order))
        self.nicks = tuple(self.players[self.order.index(seat)].nick for seat in (0, 1))
        self.items: list[gcg.Item] = []
        self.totals = [0, 0]  # by seat
        self.racks_shown: set[int] = set()
        self._remarks: list[str] = []
        self._before_ruling: tuple[list[gcg.Item], list[int], list[str]]

    def record(self, before: State, event: AnyEvent, after: State) -> None:
        """What one event of the log adds to the file; most of what is about time and manners adds nothing."""
        match event:
            case StarterChosen():
                self._remark(remarks.start_drawn(event, self.nicks))
            case Played():
                self._play(before, event, after)
            case Challenged():
                self._remark(remarks.challenged(event, self.nicks))
            case Ruled():
                self._before_ruling = (list(self.items), list(self.totals), list(self._remarks))
                self._ruled(before, event, after)
            case RulingCorrected():
                self.items, self.totals, self._remarks = self._before_ruling
                self._remark(remarks.ruling_corrected(event))
            case Passed():
                self._add(gcg.Pass(**self._line(before, event.seat, 0)))
                self._remark(remarks.time_used(after, event.at, self.nicks))
            case Exchanged():
                line = self._line(before, event.seat, 0)
                self._add(gcg.Exchange(**line, tiles=in_order(event.given), count=len(event.given)))
                self._remark(remarks.time_used(after, event.at, self.nicks))
            case CambioSecco():
                # Not a turn: it has no line of its own, and the rack of the next line is the new one.
                self._remark(remarks.secco(event, self.nicks))
            case TimeClaimed():
                self._remark(remarks.time_claimed(event, self.nicks))
            case Resigned():
                self._remark(f"{self.nicks[event.seat]} resigned")
            case Ended():
                self._ended(before, event)
            case _:
                pass

    def close(self, state: State) -> gcg.Gcg:
        """The whole file, once the log is at its end."""
        if state.pending:
            self._remark("the last play is pending: it may still be challenged (art. 31)")
        if times := times_taken_back(state):
            self._remark(f"moves taken back: {times}")
        self._flush()
        return gcg.Gcg(self.players, (*self._pragmas(state), *self.items))

    def _play(self, before: State, event: Played, after: State) -> None:
        play = gcg.Play(
            **self._line(before, event.seat, event.score),
            square=parse_square(event.square) or Square(0, 0),
            direction=event.direction,
            tiles=event.tiles,
        )
        self._add(play)
        self._remark(remarks.time_used(after, event.at, self.nicks))

    def _ruled(self, before: State, event: Ruled, after: State) -> None:
        if before.pending is None:
            return
        play = before.pending.play
        # The remark comes first: it belongs to the play, with the words challenged.
        self._remark(remarks.ruled(event))
        if not event.valid:
            self._add(gcg.Withdrawal(**self._line(after, play.seat, -play.score)))
        self._add(gcg.ChallengePoints(**self._line(after, event.penalized, -event.penalty)))

    def _ended(self, before: State, event: Ended) -> None:
        for settlement in event.settlement:
            self._add(self._settlement(before, settlement))
            if settlement.kind is Reckoning.CONVENTIONAL:
                self._remark("conventional score of a game lost on time (art. 37)")
        clocks = remarks.time_used(before, event.at, self.nicks)
        if clocks not in self._remarks:
            self._remark(clocks)
        self._remark(remarks.game_over(event, self.nicks))

    def _settlement(self, before: State, settlement: Settlement) -> gcg.Event:
        line = self._line(before, settlement.seat, settlement.points)
        match settlement.kind:
            case Reckoning.TIME_PENALTY | Reckoning.CONVENTIONAL:
                return gcg.TimePenalty(**line)
            case Reckoning.RACK_LEFT:
                self.racks_shown.add(settlement.seat)
                return gcg.RackLost(**line, tiles=in_order(settlement.tiles))
            case Reckoning.RACK_GAINED:
                return gcg.RackGained(**line, tiles=in_order(settlement.tiles))

    def _pragmas(self, state: State) -> list[gcg.Pragma]:
        pragmas = [
            gcg.Pragma("description", f"Scrabble, rules {state.rules.name} version {state.rules.version}"),
            gcg.Pragma("id", f"leggio {state.commitment}".rstrip()),
            gcg.Pragma("tile-distribution", "italian"),
        ]
        if lexicon := remarks.one_line(state.lexicon):
            pragmas.append(gcg.Pragma("lexicon", lexicon))
        pragmas += [
            gcg.Pragma(f"rack{number}", in_order(state.racks[seat]))
            for number, seat in enumerate(self.order, start=1)
            if state.racks[seat] and seat not in self.racks_shown
        ]
        return pragmas if state.ended else [*pragmas, gcg.Pragma("incomplete")]

    def _line(self, state: State, seat: int, points: int) -> _Line:
        """The fields every event has, the rack being the one of that state."""
        self.totals[seat] += points
        player = self.order.index(seat)
        return {"player": player, "rack": in_order(state.racks[seat]), "points": points, "total": self.totals[seat]}

    def _add(self, event: gcg.Event) -> None:
        self._flush()
        self.items.append(event)

    def _remark(self, text: str) -> None:
        self._remarks.append(text)

    def _flush(self) -> None:
        if self._remarks:
            self.items.append(gcg.Note("; ".join(self._remarks)))
            self._remarks.clear()


def _players(names: tuple[str, ...]) -> tuple[gcg.Player, gcg.Player]:
    """Nicks out of names: letters and digits without accents, and never the same twice."""
    first, second = (
        _NOT_IN_NICKS.sub("_", fold(name)).strip("_").lower() or f"player{number}"
        for number, name in enumerate(names, start=1)
    )
    if first == second:
        second += "_2"
    return gcg.Player(first, remarks.one_line(names[0])), gcg.Player(second, remarks.one_line(names[1]))
