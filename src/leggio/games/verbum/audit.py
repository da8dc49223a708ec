"""Checking a whole log: the deck against its seal, and every event against the rules.

Each event that a person or a timer caused is turned back into its command and decided again, with the recorded
verdicts in place of a dictionary. The rules must give the same events, to the letter: a changed draw, word, vote or
count cannot hide.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from leggio.core.bag import Seal
from leggio.core.outcome import Rejected
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
    Dealt,
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
    TurnedUp,
    TurnEnded,
    Voted,
    WordsStood,
)
from leggio.games.verbum.evolve import evolve
from leggio.games.verbum.rules import RULE_SETS
from leggio.games.verbum.state import State

Beginning = Drew | Laid | Passed
FromTheDeck = Dealt | TurnedUp | Refilled


class Finding(msgspec.Struct, frozen=True):
    """What does not hold: the number of the event (from 1), a stable code, and data for a sentence."""

    event: int
    code: str
    detail: dict[str, Any] = {}


class _Recorded:
    """Chance and judge out of the log itself: they repeat what was recorded."""

    def __init__(self, opened: Opened) -> None:
        self._seal = Seal(opened.order, opened.salt)
        self._verdicts: dict[str, Verdict] = {}

    def know(self, deed: AnyEvent) -> None:
        """Learn the verdicts that this deed asked for."""
        verdicts: tuple[Verdict, ...] = ()
        if isinstance(deed, Laid):
            verdicts = deed.verdicts
        elif isinstance(deed, Contested) and deed.opinion:
            verdicts = (deed.opinion,)
        self._verdicts = {verdict.word: verdict for verdict in verdicts}

    def seal(self, tiles: str) -> Seal:  # noqa: ARG002 - the log says what was sealed
        return self._seal

    def judge(self, word: str) -> Verdict:
        return self._verdicts.get(word, Verdict(word, valid=False))

    def of_length(self, length: int) -> tuple[str, ...]:  # noqa: ARG002 - a log holds no lists
        return ()


def audit(events: Sequence[AnyEvent]) -> State | Finding:
    """The final table if everything holds, else the first thing that does not."""
    if not events or not isinstance(events[0], Opened):
        return Finding(1, "log.no_opening")
    opened = events[0]
    if finding := _audit_seal(opened):
        return finding
    recorded = _Recorded(opened)
    state: State | None = None
    done = 0
    while done < len(events):
        cause = events[done]
        if state is not None and cause.at < state.now:
            return Finding(done + 1, "log.time_runs_back", {"at": cause.at, "before": state.now})
        whole = done
        where = _deed(events, done)
        if where is None:
            return Finding(len(events), "log.cut_short", {"missing": "drew", "whole": whole})
        deed = events[where]
        recorded.know(deed)
        outcome = decide(state, _command(deed), recorded, recorded, cause.at)
        if isinstance(outcome, Rejected):
            return Finding(where + 1, "log.against_the_rules", {"event": CODEC.name(deed), "refusal": outcome})
        if not outcome.events:
            return Finding(done + 1, "log.out_of_place", {"event": CODEC.name(cause)})
        for expected in outcome.events:
            if done == len(events):
                return Finding(done, "log.cut_short", {"missing": CODEC.name(expected), "whole": whole})
            if events[done] != expected:
                return Finding(done + 1, *_difference(events[done], expected))
            state = evolve(state, expected)
            done += 1
    if state is None:
        return Finding(1, "log.no_opening")
    return state


def _audit_seal(opened: Opened) -> Finding | None:
    rules = RULE_SETS.get((opened.rules, opened.rules_version))
    if rules is None:
        return Finding(1, "log.unknown_rules", {"rules": opened.rules, "version": opened.rules_version})
    # The deck first: one that no table may have could be as big as it likes.
    wrong = wrong_deck(opened.deck, rules.cards_needed(len(opened.players)))
    if wrong or sorted(opened.order) != sorted(opened.deck.cards):
        return Finding(1, "bag.wrong_tiles")
    if Seal(opened.order, opened.salt).commitment != opened.commitment:
        return Finding(1, "bag.broken_seal", {"commitment": opened.commitment})
    return None


def _difference(found: AnyEvent, expected: AnyEvent) -> tuple[str, dict[str, Any]]:
    names = {"event": CODEC.name(found), "expected": CODEC.name(expected)}
    if type(found) is not type(expected):
        return "log.out_of_place", names
    fields = [field for field in found.__struct_fields__ if getattr(found, field) != getattr(expected, field)]
    if (isinstance(found, FromTheDeck) and fields[0] in ("card", "cards")) or (
        isinstance(found, Drew) and "card" in fields
    ):
        return "bag.wrong_draw", names
    return "log.wrong_field", {**names, "field": fields[0], "fields": fields}


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
