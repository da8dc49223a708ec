"""Checking a log: the bag against its seal, and every event against the rules, by deciding it again."""

from collections.abc import Sequence

from leggio.core.auditing import Finding, Recorded, audit_seal, decide_again
from leggio.core.bag import Seal
from leggio.core.board import Board
from leggio.core.finding import FoundPlay
from leggio.core.outcome import Accepted, Rejected
from leggio.games.duplicate.commands import (
    AnyCommand,
    CloseRound,
    Correct,
    Draw,
    EndGame,
    EnterSlip,
    Extend,
    HandIn,
    Join,
    Open,
    Penalise,
    Register,
    Remark,
    Remove,
    ReplaceDraw,
    Resign,
    Resume,
    RunWatch,
    Start,
    StopWatch,
    Suspend,
    Tick,
    Warn,
)
from leggio.games.duplicate.decide import decide
from leggio.games.duplicate.events import (
    CODEC,
    AnyEvent,
    By,
    Corrected,
    Drawn,
    Ended,
    Ending,
    Extended,
    HandedIn,
    Joined,
    Laid,
    Left,
    Opened,
    Penalised,
    Remarked,
    Resumed,
    RoundClosed,
    Started,
    Suspended,
    Warned,
    WatchRuns,
    WatchStopped,
)
from leggio.games.duplicate.evolve import evolve
from leggio.games.duplicate.rules import RULE_SETS
from leggio.games.duplicate.state import State


class _Recorded(Recorded):
    """Chance, judge and engine out of the log itself: they repeat what was recorded."""

    def __init__(self, opened: Opened) -> None:
        super().__init__(Seal(opened.order, opened.salt))
        self._top: tuple[Laid, ...] = ()
        self._unplayable = False

    def know(self, deed: AnyEvent, following: Sequence[AnyEvent]) -> None:
        """Learn what was said then: the verdicts of a slip, the top of a round, whether a draw could be played."""
        self.learn(deed.verdicts if isinstance(deed, HandedIn | Corrected) else ())
        self._top = deed.top if isinstance(deed, RoundClosed) else ()
        self._unplayable = any(isinstance(each, Ended) and each.reason is Ending.NO_PLAY for each in following)

    def best_plays(self, board: Board, rack: str) -> tuple[FoundPlay, ...]:  # noqa: ARG002 - the log says what was found
        """What was found then."""
        return tuple(FoundPlay(laid.square, laid.direction, laid.word) for laid in self._top)

    def has_play(self, board: Board, rack: str) -> bool:  # noqa: ARG002 - the log says what was found
        """Whether the game went on."""
        return not self._unplayable


def audit(events: Sequence[AnyEvent]) -> State | Finding:
    """The final hall if everything holds, else the first thing that does not."""
    if not events or not isinstance(events[0], Opened):
        return Finding(1, "log.no_opening")
    opened = events[0]
    if finding := _audit_seal(opened):
        return finding
    recorded = _Recorded(opened)

    def redo(
        state: State | None, deed: AnyEvent, following: Sequence[AnyEvent], at: int
    ) -> Accepted[AnyEvent] | Rejected:
        recorded.know(deed, following)
        return decide(state, _command(deed), recorded, recorded, at)

    return decide_again(events, CODEC, find_deed=lambda _, index: index, redo=redo, evolve=evolve)


def _audit_seal(opened: Opened) -> Finding | None:
    rules = RULE_SETS.get((opened.rules, opened.rules_version))
    if rules is None:
        return Finding(1, "log.unknown_rules", {"rules": opened.rules, "version": opened.rules_version})
    return audit_seal(Seal(opened.order, opened.salt), opened.commitment, rules.tiles.tiles)


def _command(deed: AnyEvent) -> AnyCommand:
    """The command behind an event; a tick for whatever happens by itself."""
    match deed:
        case Opened():
            return Open(
                rules=deed.rules,
                rules_version=deed.rules_version,
                players=deed.players,
                options=deed.options,
                lexicon=deed.lexicon,
            )
        case Joined():
            by_desk = deed.by is By.DESK
            return Register(player=deed.player, name=deed.name) if by_desk else Join(player=deed.player)
        case Left():
            return Remove(whom=deed.seat, name=deed.name) if deed.by is By.DESK else Resign(seat=deed.seat)
        case Drawn():
            # Letters that were shown at once are followed by their start, which is decided again by itself.
            kind = ReplaceDraw if deed.replaces else Draw
            return kind(tiles=deed.tiles if deed.typed else "", start=False, name=deed.name)
        case Started():
            return Start(name=deed.name)
        case HandedIn() if deed.by is By.PLAYER:
            return HandIn(seat=deed.seat, square=deed.square, direction=deed.direction, word=deed.word)
        case HandedIn():
            return EnterSlip(
                whom=deed.seat, square=deed.square, direction=deed.direction, word=deed.word, name=deed.name
            )
        case Corrected():
            return Correct(
                whom=deed.seat,
                round=deed.round,
                square=deed.square,
                direction=deed.direction,
                word=deed.word,
                valid=deed.ruled,
                name=deed.name,
            )
        case Remarked():
            return Remark(seat=deed.seat, text=deed.text)
        case Warned():
            return Warn(whom=deed.seat, text=deed.text, name=deed.name)
        case Penalised():
            return Penalise(whom=deed.seat, points=deed.points, text=deed.text, name=deed.name)
        case WatchStopped():
            return StopWatch(name=deed.name)
        case WatchRuns():
            return RunWatch(name=deed.name)
        case Extended():
            return Extend(by_ms=deed.by_ms, name=deed.name)
        case RoundClosed():
            return CloseRound(name=deed.name)
        case Ended():
            return _ending(deed)
        case Suspended():
            return Suspend()
        case Resumed():
            return Resume()
        case _:
            return Tick()


def _ending(deed: Ended) -> AnyCommand:
    """An end that stands alone: the desk's, or that of a draw or a round that found nothing."""
    match deed.reason:
        case Ending.DESK:
            return EndGame(name=deed.name)
        case Ending.NO_PLAY:
            return CloseRound()
        case _:
            return Draw(start=False, name=deed.name)
