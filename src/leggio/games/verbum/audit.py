"""Checking a whole log: the deck against its seal, and every event against the rules.

Each event that a person or a timer caused is turned back into its command and decided again, with the recorded
verdicts in place of a dictionary. The rules must give the same events, to the letter: a changed draw, word, vote or
count cannot hide.
"""

from collections.abc import Sequence
from types import MappingProxyType

from leggio.core.auditing import Finding, Recorded, audit_seal, decide_again
from leggio.core.bag import Seal
from leggio.core.outcome import Accepted, Rejected
from leggio.core.verdicts import Verdict
from leggio.games.verbum.commands import (
    Accept,
    AnyCommand,
    Contest,
    Discard,
    Draw,
    Lay,
    Open,
    Pass,
    ProposeAbandon,
    Resign,
    Restore,
    Resume,
    Steal,
    Suspend,
    SwapHands,
    SwapJolly,
    Tick,
    Vote,
)
from leggio.games.verbum.decide import decide
from leggio.games.verbum.deck import wrong_deck
from leggio.games.verbum.events import (
    CODEC,
    AbandonProposed,
    Agreed,
    AnyEvent,
    Contested,
    Discarded,
    Drew,
    HandsSwapped,
    JollySwapped,
    Laid,
    Opened,
    Passed,
    Refilled,
    Resigned,
    Restored,
    Resumed,
    Standing,
    Stole,
    Suspended,
    TurnEnded,
    Voted,
    WordsStood,
)
from leggio.games.verbum.evolve import evolve
from leggio.games.verbum.rules import RULE_SETS
from leggio.games.verbum.state import State

Beginning = Drew | Laid | Passed
DRAWS = MappingProxyType({"dealt": "cards", "turned_up": "card", "refilled": "cards", "drew": "card"})


class _Recorded(Recorded):
    """Chance and judge out of the log itself: they repeat what was recorded."""

    def know(self, deed: AnyEvent) -> None:
        """Learn the verdicts that this deed asked for."""
        verdicts: tuple[Verdict, ...] = ()
        if isinstance(deed, Laid):
            verdicts = deed.verdicts
        elif isinstance(deed, Contested) and deed.opinion:
            verdicts = (deed.opinion,)
        self.learn(verdicts)


def audit(events: Sequence[AnyEvent]) -> State | Finding:
    """The final table if everything holds, else the first thing that does not."""
    if not events or not isinstance(events[0], Opened):
        return Finding(1, "log.no_opening")
    opened = events[0]
    if finding := _audit_deck(opened):
        return finding
    recorded = _Recorded(Seal(opened.order, opened.salt))

    def redo(
        state: State | None,
        deed: AnyEvent,
        following: Sequence[AnyEvent],  # noqa: ARG001 - verdicts stand in the deed itself
        at: int,
    ) -> Accepted[AnyEvent] | Rejected:
        recorded.know(deed)
        return decide(state, _command(deed), recorded, recorded, at)

    return decide_again(events, CODEC, find_deed=_deed, redo=redo, evolve=evolve, beginning="drew", draws=DRAWS)


def _audit_deck(opened: Opened) -> Finding | None:
    rules = RULE_SETS.get((opened.rules, opened.rules_version))
    if rules is None:
        return Finding(1, "log.unknown_rules", {"rules": opened.rules, "version": opened.rules_version})
    # The deck first: one that no table may have could be as big as it likes.
    if wrong_deck(opened.deck, rules.cards_needed(len(opened.players))):
        return Finding(1, "bag.wrong_tiles")
    return audit_seal(Seal(opened.order, opened.salt), opened.commitment, opened.deck.cards)


def _deed(events: Sequence[AnyEvent], index: int) -> int | None:
    """Where the log shows what was done: for words that stood because someone began their turn, at that beginning.

    None if the log stops before that.
    """
    event = events[index]
    if not isinstance(event, WordsStood) or event.how is not Standing.MOVED:
        return index
    where = index + 1
    while where < len(events) and isinstance(events[where], Refilled | TurnEnded):
        where += 1
    if where == len(events):
        return None
    return where if isinstance(events[where], Beginning) else index


def _command(deed: AnyEvent) -> AnyCommand:
    """The command behind an event; a tick for whatever happens by itself."""
    match deed:
        case Opened():
            return Open(
                rules=deed.rules,
                rules_version=deed.rules_version,
                players=deed.players,
                options=deed.options,
                deck=deed.deck,
                lexicon=deed.lexicon,
            )
        case Drew():
            return Draw(seat=deed.seat, pile=deed.pile)
        case Laid():
            return Lay(seat=deed.seat, words=tuple(each.written for each in deed.words))
        case HandsSwapped():
            return SwapHands(seat=deed.seat, other=deed.other)
        case Stole():
            return Steal(seat=deed.seat, word=deed.word, place=deed.place)
        case Restored():
            return Restore(seat=deed.seat, word=deed.word, place=deed.place)
        case JollySwapped():
            return SwapJolly(seat=deed.seat, word=deed.word, place=deed.place)
        case Discarded():
            return Discard(seat=deed.seat, card=deed.card)
        case Passed():
            return Pass(seat=deed.seat)
        case Agreed():
            return Accept(seat=deed.seat)
        case Contested():
            return Contest(seat=deed.seat, word=deed.word)
        case Voted():
            return Vote(seat=deed.seat, valid=deed.valid)
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
