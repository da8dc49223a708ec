"""Checking a whole log of Verbum: the deck against its seal, and the command behind each event."""

from collections.abc import Callable, Sequence
from types import MappingProxyType

from leggio.core.auditing import Finding, audit_seal
from leggio.core.bag import Seal
from leggio.core.codec import Event
from leggio.core.verdicts import Verdict
from leggio.games.common.audit import RecordedTable, auditor
from leggio.games.verbum import commands, events
from leggio.games.verbum.cards import wrong_deck
from leggio.games.verbum.decide import decide
from leggio.games.verbum.events import CODEC, AnyEvent
from leggio.games.verbum.evolve import evolve
from leggio.games.verbum.rules import RULE_SETS
from leggio.games.verbum.state import State

Beginning = events.Drew | events.Laid | events.Passed
DRAWS = MappingProxyType({"dealt": "cards", "turned_up": "card", "refilled": "cards", "drew": "card"})


class _Recorded(RecordedTable):
    """Chance and judge out of the log itself: they repeat what was recorded."""

    def verdicts(self, deed: Event, following: Sequence[Event]) -> tuple[Verdict, ...]:  # noqa: ARG002 - they are with it
        """The verdicts that this deed asked for."""
        if isinstance(deed, events.Laid):
            return deed.verdicts
        return (deed.opinion,) if isinstance(deed, events.Contested) and deed.opinion else ()


def _audit_deck(opened: events.Opened) -> Finding | None:
    rules = RULE_SETS.get((opened.rules, opened.rules_version))
    if rules is None:
        return Finding(1, "log.unknown_rules", {"rules": opened.rules, "version": opened.rules_version})
    # The deck first: one that no table may have could be as big as it likes.
    if wrong_deck(opened.deck, rules.cards_needed(len(opened.players))):
        return Finding(1, "bag.wrong_tiles")
    return audit_seal(Seal(opened.order, opened.salt), opened.commitment, opened.deck.cards)


def _deed(log: Sequence[AnyEvent], index: int) -> int | None:
    """Where the log shows what was done.

    For words that stood because someone began their turn, at that beginning; for a hand that was filled up before it
    changed places, at that swap. None if the log stops before that.
    """
    event = log[index]
    if isinstance(event, events.Refilled):
        return index + 1 if index + 1 < len(log) else None
    if not isinstance(event, events.WordsStood) or event.how is not events.Standing.MOVED:
        return index
    where = index + 1
    while where < len(log) and isinstance(log[where], events.Refilled | events.TurnEnded):
        where += 1
    if where == len(log):
        return None
    return where if isinstance(log[where], Beginning) else index


def _lay_again(deed: events.Laid) -> commands.Lay:
    return commands.Lay(seat=deed.seat, words=tuple(each.written for each in deed.words))


audit: Callable[[Sequence[AnyEvent]], State | Finding] = auditor(
    CODEC,
    decide,
    evolve,
    opened=events.Opened,
    check=_audit_deck,
    recorded=_Recorded,
    commands={
        events.Opened: commands.Open,
        events.Drew: commands.Draw,
        events.Laid: _lay_again,
        events.HandsSwapped: commands.SwapHands,
        events.Stole: commands.Steal,
        events.Restored: commands.Restore,
        events.JollySwapped: commands.SwapJolly,
        events.Discarded: commands.Discard,
        events.Passed: commands.Pass,
        events.Agreed: commands.Accept,
        events.Contested: commands.Contest,
        events.Voted: commands.Vote,
        events.Resigned: commands.Resign,
        events.AbandonProposed: commands.ProposeAbandon,
        events.AbandonDeclined: commands.DeclineAbandon,
        events.TakenBack: commands.TakeBack,
    },
    find_deed=_deed,
    beginning="drew",
    draws=DRAWS,
)
