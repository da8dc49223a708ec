"""Checking a whole log: the bag against its seal, and every event against the rules.

Each event that a person or a timer caused is turned back into its command and decided again, with the recorded
verdicts in place of a dictionary. The rules must give the same events, to the letter: a changed score, draw, clock
or settlement cannot hide.
"""

from collections.abc import Sequence

from leggio.core.auditing import Finding, Recorded, audit_seal, decide_again
from leggio.core.bag import Seal
from leggio.core.outcome import Accepted, Rejected
from leggio.core.verdicts import Verdict
from leggio.games.figs.rules import RULE_SETS
from leggio.games.scrabble.commands import (
    Accept,
    AnyCommand,
    Arrive,
    Challenge,
    ClaimTime,
    Exchange,
    Hold,
    Open,
    Pass,
    Play,
    PressClock,
    ProposeAbandon,
    Resign,
    Resume,
    Role,
    Rule,
    Suspend,
    TakeCambioSecco,
    Tick,
    TurnBoard,
)
from leggio.games.scrabble.decide import decide
from leggio.games.scrabble.events import (
    CODEC,
    AbandonProposed,
    Agreed,
    AnyEvent,
    Arrived,
    BoardTurned,
    CambioSecco,
    Challenged,
    ClockPressed,
    Drawn,
    Exchanged,
    Held,
    Opened,
    Passed,
    Played,
    PlayStood,
    Resigned,
    Resumed,
    Ruled,
    Standing,
    Suspended,
    TimeClaimed,
)
from leggio.games.scrabble.evolve import evolve
from leggio.games.scrabble.options import Arbiter
from leggio.games.scrabble.state import State

Move = Played | Passed | Exchanged | CambioSecco


class _Recorded(Recorded):
    """Chance and judge out of the log itself: they repeat what was recorded."""

    def __init__(self, opened: Opened) -> None:
        super().__init__(Seal(opened.order, opened.salt))
        self._arbiter = opened.options.arbiter
        self.has_judge = True

    def know(self, deed: AnyEvent, following: Sequence[AnyEvent]) -> None:
        """Learn the verdicts that this deed asked for: they are with it, or in the ruling right after it."""
        verdicts: tuple[Verdict, ...] = ()
        self.has_judge = True
        if isinstance(deed, Played):
            verdicts = deed.verdicts
        elif isinstance(deed, Challenged) and self._arbiter is Arbiter.JUDGE:
            verdicts = next((each.verdicts for each in following if isinstance(each, Ruled)), ())
        elif isinstance(deed, Challenged):
            verdicts = deed.opinion
            # People may rule at a table that has no judge to ask.
            self.has_judge = bool(verdicts)
        self.learn(verdicts)


def audit(events: Sequence[AnyEvent]) -> State | Finding:
    """The final table if everything holds, else the first thing that does not."""
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
        return decide(state, _command(deed), recorded if recorded.has_judge else None, recorded, at)

    return decide_again(events, CODEC, find_deed=_deed, redo=redo, evolve=evolve)


def _audit_seal(opened: Opened) -> Finding | None:
    rules = RULE_SETS.get((opened.rules, opened.rules_version))
    if rules is None:
        return Finding(1, "log.unknown_rules", {"rules": opened.rules, "version": opened.rules_version})
    return audit_seal(Seal(opened.order, opened.salt), opened.commitment, rules.tiles.tiles)


def _deed(events: Sequence[AnyEvent], index: int) -> int | None:
    """Where the log shows what was done: for a play that stood because someone moved, at that move.

    None if the log stops before that move.
    """
    event = events[index]
    if not isinstance(event, PlayStood) or event.how is not Standing.MOVED:
        return index
    following = events[index + 1 : index + 3]
    if all(isinstance(each, Drawn) for each in following[:1]) and len(following) < 2:
        return None
    return next((index + step for step, each in enumerate(following, start=1) if isinstance(each, Move)), index)


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
        case Arrived():
            return Arrive(seat=deed.seat)
        case BoardTurned():
            return TurnBoard(seat=deed.seat)
        case ClockPressed():
            return PressClock(seat=deed.seat)
        case Played():
            word = deed.words[0].word if deed.words else ""
            return Play(seat=deed.seat, square=deed.square, direction=deed.direction, word=word)
        case Held():
            return Hold(seat=deed.seat)
        case Agreed():
            return Accept(seat=deed.seat)
        case Challenged():
            return Challenge(seat=deed.seat, words=deed.words)
        case Ruled():
            role = Role.PANEL if deed.arbiter is Arbiter.PANEL else Role.REFEREE
            return Rule(role=role, valid={each.word: each.valid for each in deed.verdicts}, name=deed.name)
        case Passed():
            return Pass(seat=deed.seat)
        case Exchanged():
            return Exchange(seat=deed.seat, tiles=deed.given)
        case CambioSecco():
            return TakeCambioSecco(seat=deed.seat)
        case TimeClaimed() if deed.seat is not None:
            return ClaimTime(seat=deed.seat, against=deed.against)
        case Resigned():
            return Resign(seat=deed.seat)
        case AbandonProposed():
            return ProposeAbandon(seat=deed.seat)
        case Suspended():
            return Suspend()
        case Resumed():
            return Resume()
        case _:
            return Tick()
