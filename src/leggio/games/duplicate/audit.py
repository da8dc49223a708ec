"""Checking a log of a hall: what was found then, and the command behind each event."""

from collections.abc import Callable, Sequence

from leggio.core.auditing import Finding
from leggio.core.board import Board
from leggio.core.codec import Event
from leggio.core.finding import FoundPlay
from leggio.core.verdicts import Verdict
from leggio.games.common.audit import RecordedTable, audit_bag, auditor
from leggio.games.duplicate import commands, events
from leggio.games.duplicate.commands import AnyCommand
from leggio.games.duplicate.decide import decide
from leggio.games.duplicate.events import CODEC, AnyEvent, By, Ending, Laid
from leggio.games.duplicate.evolve import evolve
from leggio.games.duplicate.rules import RULE_SETS
from leggio.games.duplicate.state import State


class _Recorded(RecordedTable):
    """Chance, judge and engine out of the log itself: they repeat what was recorded."""

    def __init__(self, opened: events.Opened) -> None:
        super().__init__(opened)
        self._top: tuple[Laid, ...] = ()
        self._unplayable = False

    def know(self, deed: Event, following: Sequence[Event]) -> None:
        """Learn what was said then: the verdicts of a slip, the top of a round, whether a draw could be played."""
        super().know(deed, following)
        self._top = deed.top if isinstance(deed, events.RoundClosed) else ()
        self._unplayable = any(isinstance(each, events.Ended) and each.reason is Ending.NO_PLAY for each in following)

    def verdicts(self, deed: Event, following: Sequence[Event]) -> tuple[Verdict, ...]:  # noqa: ARG002 - they are with it
        """The verdicts that this deed asked for."""
        return deed.verdicts if isinstance(deed, events.HandedIn | events.Corrected) else ()

    def best_plays(self, board: Board, rack: str) -> tuple[FoundPlay, ...]:  # noqa: ARG002 - the log says what was found
        """What was found then."""
        return tuple(FoundPlay(laid.square, laid.direction, laid.word) for laid in self._top)

    def has_play(self, board: Board, rack: str) -> bool:  # noqa: ARG002 - the log says what was found
        """Whether the game went on."""
        return not self._unplayable


def _announced(deed: events.BagMixed) -> AnyCommand:
    return commands.Announce(value=deed.value, name=deed.name)


def _joined(deed: events.Joined) -> AnyCommand:
    by_desk = deed.by is By.DESK
    return commands.Register(player=deed.player, name=deed.name) if by_desk else commands.Join(player=deed.player)


def _left(deed: events.Left) -> AnyCommand:
    by_desk = deed.by is By.DESK
    return commands.Remove(whom=deed.seat, name=deed.name) if by_desk else commands.Resign(seat=deed.seat)


def _drawn(deed: events.Drawn) -> AnyCommand:
    # Letters that were shown at once are followed by their start, which is decided again by itself.
    kind = commands.ReplaceDraw if deed.replaces else commands.Draw
    return kind(tiles=deed.tiles if deed.typed else "", start=False, name=deed.name)


def _handed_in(deed: events.HandedIn) -> AnyCommand:
    if deed.by is By.PLAYER:
        return commands.HandIn(seat=deed.seat, square=deed.square, direction=deed.direction, word=deed.word)
    return commands.EnterSlip(
        whom=deed.seat, square=deed.square, direction=deed.direction, word=deed.word, name=deed.name
    )


def _corrected(deed: events.Corrected) -> AnyCommand:
    return commands.Correct(
        whom=deed.seat,
        round=deed.round,
        square=deed.square,
        direction=deed.direction,
        word=deed.word,
        valid=deed.ruled,
        name=deed.name,
    )


def _warned(deed: events.Warned) -> AnyCommand:
    return commands.Warn(whom=deed.seat, text=deed.text, name=deed.name)


def _penalised(deed: events.Penalised) -> AnyCommand:
    return commands.Penalise(whom=deed.seat, points=deed.points, text=deed.text, name=deed.name)


def _ended(deed: events.Ended) -> AnyCommand:
    """An end that stands alone: the desk's, or that of a draw or a round that found nothing."""
    match deed.reason:
        case Ending.DESK:
            return commands.EndGame(name=deed.name)
        case Ending.NO_PLAY:
            return commands.CloseRound()
        case _:
            return commands.Draw(start=False, name=deed.name)


def _extended(deed: events.Extended) -> AnyCommand:
    return commands.Extend(by_ms=deed.by_ms, name=deed.name)


def _named(
    kind: type[commands.Start | commands.StopWatch | commands.RunWatch | commands.CloseRound],
) -> Callable[[events.Started | events.WatchStopped | events.WatchRuns | events.RoundClosed], AnyCommand]:
    """What makes a command of the desk that says nothing more than who sits there."""
    return lambda deed: kind(name=deed.name)


audit: Callable[[Sequence[AnyEvent]], State | Finding] = auditor(
    CODEC,
    decide,
    evolve,
    opened=events.Opened,
    check=lambda opened: audit_bag(opened, RULE_SETS),
    recorded=_Recorded,
    commands={
        events.Opened: commands.Open,
        events.BagMixed: _announced,
        events.Joined: _joined,
        events.Left: _left,
        events.Drawn: _drawn,
        events.Started: _named(commands.Start),
        events.HandedIn: _handed_in,
        events.Corrected: _corrected,
        events.Remarked: commands.Remark,
        events.Warned: _warned,
        events.Penalised: _penalised,
        events.WatchStopped: _named(commands.StopWatch),
        events.WatchRuns: _named(commands.RunWatch),
        events.Extended: _extended,
        events.RoundClosed: _named(commands.CloseRound),
        events.Ended: _ended,
    },
)
