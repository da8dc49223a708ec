"""Checking a whole log: the bag against its seal, and every event against the rules.

Each event that a person or a timer caused is turned back into its command and decided again, with the recorded
verdicts in place of a dictionary. The rules must give the same events, to the letter: a changed score, draw, vote
or settlement cannot hide.
"""

from collections.abc import Sequence

from leggio.core.auditing import Finding, Recorded, audit_seal, decide_again
from leggio.core.bag import Seal
from leggio.core.outcome import Accepted, Rejected
from leggio.core.verdicts import Verdict
from leggio.games.scarabeo.commands import (
    Accept,
    AnyCommand,
    Challenge,
    Exchange,
    Open,
    Pass,
    Play,
    ProposeAbandon,
    Resign,
    Resume,
    Suspend,
    TakeScarab,
    Tick,
    Vote,
)
from leggio.games.scarabeo.decide import decide
from leggio.games.scarabeo.events import (
    CODEC,
    AbandonProposed,
    Agreed,
    AnyEvent,
    Challenged,
    Drawn,
    Exchanged,
    Opened,
    Passed,
    Played,
    PlayStood,
    Resigned,
    Resumed,
    Ruled,
    ScarabTaken,
    Standing,
    Suspended,
    Voted,
)
from leggio.games.scarabeo.evolve import evolve
from leggio.games.scarabeo.rules import RULE_SETS
from leggio.games.scarabeo.state import State

Move = Played | ScarabTaken | Passed | Exchanged


class _Recorded(Recorded):
    """Chance and judge out of the log itself: they repeat what was recorded."""

    def know(self, deed: AnyEvent, following: Sequence[AnyEvent]) -> None:
        """Learn the verdicts that this deed asked for: they are with it, or in the ruling right after it."""
        verdicts: tuple[Verdict, ...] = ()
        if isinstance(deed, Played):
            verdicts = deed.verdicts
        elif isinstance(deed, Challenged):
            verdicts = next((each.verdicts for each in following if isinstance(each, Ruled)), ())
        self.learn(verdicts)


def audit(events: Sequence[AnyEvent]) -> State | Finding:
    """The final table if everything holds, else the first thing that does not."""
    if not events or not isinstance(events[0], Opened):
        return Finding(1, "log.no_opening")
    opened = events[0]
    rules = RULE_SETS.get((opened.rules, opened.rules_version))
    if rules is None:
        return Finding(1, "log.unknown_rules", {"rules": opened.rules, "version": opened.rules_version})
    if finding := audit_seal(Seal(opened.order, opened.salt), opened.commitment, rules.tiles.tiles):
        return finding
    recorded = _Recorded(Seal(opened.order, opened.salt))

    def redo(
        state: State | None, deed: AnyEvent, following: Sequence[AnyEvent], at: int
    ) -> Accepted[AnyEvent] | Rejected:
        recorded.know(deed, following)
        return decide(state, _command(deed), recorded, recorded, at)

    return decide_again(events, CODEC, find_deed=_deed, redo=redo, evolve=evolve)


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
        case ScarabTaken():
            return TakeScarab(seat=deed.seat, square=deed.square)
        case Played():
            word = deed.words[0].word if deed.words else ""
            return Play(seat=deed.seat, square=deed.square, direction=deed.direction, word=word)
        case Agreed():
            return Accept(seat=deed.seat)
        case Challenged():
            return Challenge(seat=deed.seat, words=deed.words)
        case Voted():
            return Vote(seat=deed.seat, ballot=deed.ballot)
        case Passed():
            return Pass(seat=deed.seat)
        case Exchanged():
            return Exchange(seat=deed.seat)
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
