"""What an event makes of a table. It asks no clock, no chance, no dictionary and no rule.

Total over what `decide` brings about. A log from outside goes through `audit` first, which decides every event again
before it is applied.
"""

from collections.abc import Iterable
from typing import TypeVar, assert_never

from msgspec.structs import replace

from leggio.core.bag import Seal, open_bag
from leggio.core.tiles import take
from leggio.games.verbum.cards import SWAP, THIEF, CardWord
from leggio.games.verbum.commands import Pile
from leggio.games.verbum.events import (
    AbandonProposed,
    Agreed,
    AnyEvent,
    Contested,
    Dealt,
    Discarded,
    Drew,
    Ended,
    HandsSwapped,
    JollySwapped,
    Laid,
    LastRoundBegan,
    Offered,
    Opened,
    Passed,
    Refilled,
    Resigned,
    Restored,
    Resumed,
    Ruled,
    Stole,
    Suspended,
    TimedOut,
    TurnedUp,
    TurnEnded,
    Voted,
    WordsStood,
)
from leggio.games.verbum.rules import RULE_SETS
from leggio.games.verbum.sheet import Entry, Row
from leggio.games.verbum.state import Pending, Phase, State, TableWord

Item = TypeVar("Item")


def replay(events: Iterable[AnyEvent]) -> State:
    """The table after a whole log."""
    state: State | None = None
    for event in events:
        state = evolve(state, event)
    if state is None:
        raise ValueError("a log has at least one event")
    return state


def evolve(state: State | None, event: AnyEvent) -> State:
    """The table after one more event."""
    if isinstance(event, Opened):
        return _opened(event)
    if state is None:
        raise ValueError("a log starts with the opening of the table")
    changed = _change(state, event)
    return replace(changed, now=event.at, seq=state.seq + 1)


def _change(state: State, event: AnyEvent) -> State:
    match event:
        case Opened():
            return _opened(event)
        case Dealt():
            return _from_b(state, event.seat, event.cards)
        case TurnedUp():
            _, pile_b = state.pile_b.draw(1)
            return replace(state, pile_a=event.card, pile_b=pile_b, turn=state.options.starter, since=event.at)
        case Drew():
            return _drew(state, event)
        case Laid():
            return _laid(state, event)
        case HandsSwapped():
            return _hands_swapped(state, event)
        case Stole():
            changed = _trade(state, event.seat, THIEF, event.letter, event.word, event.place)
            return _write(changed, Entry.STEAL, event.seat, event.word, cards=event.letter)
        case Restored():
            changed = _trade(state, event.seat, event.letter, THIEF, event.word, event.place)
            return _write(changed, Entry.RESTORE, event.seat, event.word, cards=event.letter)
        case JollySwapped():
            changed = _trade(state, event.seat, event.letters, event.jolly, event.word, event.place)
            return _write(changed, Entry.SWAP_JOLLY, event.seat, event.word, cards=event.jolly)
        case Discarded():
            given = _give(replace(state, pile_a=state.pile_a + event.card), event.seat, event.card)
            return _row(given, Row(event.seat, Entry.DISCARD, cards=event.card))
        case Passed():
            return _row(state, Row(event.seat, Entry.PASS))
        case TimedOut():
            return _row(state, Row(event.seat, Entry.TIMED_OUT))
        case Refilled():
            filled = _from_b(replace(state, idle=0), event.seat, event.cards)
            return _row(filled, Row(event.seat, Entry.REFILL, count=len(event.cards)))
        case Resigned():
            left = None if state.last_round is None else tuple(each for each in state.last_round if each != event.seat)
            gone = replace(state, resigned=(*state.resigned, event.seat), last_round=left, for_abandon=())
            return _row(gone, Row(event.seat, Entry.RESIGN))
        case AbandonProposed():
            return replace(state, for_abandon=(*state.for_abandon, event.seat))
        case Suspended():
            return replace(state, suspended=event.at)
        case Resumed():
            # Nothing else happens to a game that is put away: all that time did not count.
            return replace(state, suspended=None, since=state.since + event.at - state.now)
        case Offered() | Agreed() | WordsStood() | Contested() | Voted() | Ruled():
            return _doubts(state, event)
        case TurnEnded():
            return _turn_ended(state, event)
        case LastRoundBegan():
            return replace(state, last_round=event.seats, turn=event.seats[0], phase=Phase.LAST, since=event.at)
        case Ended():
            return replace(state, phase=Phase.OVER, ended=event)
        case _:
            assert_never(event)


def _opened(event: Opened) -> State:
    seal = Seal(event.order, event.salt)
    nothing = ("",) * len(event.players)
    return State(
        rules=RULE_SETS[event.rules, event.rules_version],
        options=event.options,
        players=event.players,
        lexicon=event.lexicon,
        deck=event.deck,
        seal=seal,
        commitment=event.commitment,
        pile_b=open_bag(seal),
        hands=nothing,
        known=nothing,
        now=event.at,
    )


def _drew(state: State, event: Drew) -> State:
    acting = replace(state, phase=Phase.ACTING)
    if event.pile is Pile.B:
        drawn = _from_b(replace(acting, idle=0), event.seat, event.card)
        return _row(drawn, Row(event.seat, Entry.DRAW_B, count=1))
    taken = replace(acting, pile_a=state.pile_a[:-1], fresh_swaps=int(event.card == SWAP), idle=state.idle + 1)
    return _row(_get(taken, event.seat, event.card), Row(event.seat, Entry.DRAW_A, cards=event.card))


def _laid(state: State, event: Laid) -> State:
    laid = replace(state, idle=0)
    for each in event.words:
        number = laid.numbered + 1
        word = TableWord(number, event.seat, each.word, each.cards)
        placed = replace(laid, words=(*laid.words, word), numbered=number, laid=(*laid.laid, number))
        laid = _write(_give(placed, event.seat, each.cards), Entry.LAY, event.seat, number)
    return laid


def _hands_swapped(state: State, event: HandsSwapped) -> State:
    """Hands change places, and with them what everyone knows of each (par. 11)."""
    given = _give(state, event.seat, SWAP)
    seat, other = event.seat, event.other
    swapped = replace(
        given,
        hands=_with(_with(given.hands, seat, given.hands[other]), other, given.hands[seat]),
        known=_with(_with(given.known, seat, given.known[other]), other, given.known[seat]),
        pile_a=state.pile_a + SWAP,
        fresh_swaps=0,
    )
    return _row(swapped, Row(seat, Entry.SWAP_HANDS, other=other))


def _trade(state: State, seat: int, given: str, got: str, number: int, place: int) -> State:
    """Cards of a hand against one of a word on the table: by thief, restored letter or jolly (par. 12-14)."""
    words = tuple(
        replace(each, cards=each.cards[:place] + given + each.cards[place + 1 :]) if each.number == number else each
        for each in state.words
    )
    return _get(_give(replace(state, words=words), seat, given), seat, got)


def _doubts(state: State, event: Offered | Agreed | WordsStood | Contested | Voted | Ruled) -> State:
    match event:
        case Offered():
            return replace(state, phase=Phase.ANSWERING, pending=Pending(event.words), since=event.at)
        case Agreed():
            pending = state.pending or Pending(())
            return replace(state, pending=replace(pending, agreed=(*pending.agreed, event.seat)))
        case WordsStood():
            # The turn is about to close; it stays here if the hand has to be brought down to ten first.
            return replace(state, phase=Phase.TRIMMING, pending=None, contest=None, votes=(), since=event.at)
        case Contested():
            return replace(state, phase=Phase.VOTING, contest=event, votes=(), since=event.at)
        case Voted():
            return replace(state, votes=(*state.votes, (event.seat, event.valid)))
        case Ruled():
            return _ruled(state, event)
        case _:
            assert_never(event)


def _ruled(state: State, event: Ruled) -> State:
    pending = state.pending or Pending(())
    ruled = replace(
        state,
        phase=Phase.ANSWERING,
        pending=replace(pending, words=tuple(each for each in pending.words if each != event.word)),
        contest=None,
        votes=(),
        since=event.at,
    )
    word = state.word(event.word)
    if word is None:
        return ruled
    if event.valid:
        return _write(ruled, Entry.UPHELD, word.seat, event.word)
    written = _write(ruled, Entry.TAKEN_BACK, word.seat, event.word)
    left = tuple(each for each in state.words if each.number != event.word)
    return _get(replace(written, words=left), word.seat, word.cards)


def _turn_ended(state: State, event: TurnEnded) -> State:
    ended = replace(
        state,
        fresh_swaps=0,
        laid=(),
        pending=None,
        for_abandon=(),
        since=event.at,
    )
    if state.last_round is None:
        return replace(ended, turn=state.after(event.seat), phase=Phase.DRAWING)
    left = tuple(seat for seat in state.last_round if seat != event.seat)
    return replace(ended, last_round=left, turn=left[0] if left else state.turn, phase=Phase.LAST)


def _from_b(state: State, seat: int, cards: str) -> State:
    """Cards off the top of B, which nobody else sees."""
    _, pile_b = state.pile_b.draw(len(cards))
    return replace(state, pile_b=pile_b, hands=_with(state.hands, seat, state.hands[seat] + cards))


def _get(state: State, seat: int, cards: str) -> State:
    """Cards that come to a hand before everyone's eyes."""
    hands = _with(state.hands, seat, state.hands[seat] + cards)
    return replace(state, hands=hands, known=_with(state.known, seat, state.known[seat] + cards))


def _give(state: State, seat: int, cards: str) -> State:
    """Cards that leave a hand. Nobody can tell which of two equal ones it was: the one they knew of may be gone."""
    known = state.known[seat]
    for card in cards:
        known = known.replace(card, "", 1)
    hands = _with(state.hands, seat, take(state.hands[seat], cards) or "")
    return replace(state, hands=hands, known=_with(state.known, seat, known))


def _write(state: State, entry: Entry, seat: int, number: int, cards: str = "") -> State:
    """A row about a word, as the word is now."""
    word = state.word(number)
    text = CardWord(word.word, word.cards).written if word else ""
    other = word.seat if word and word.seat != seat else None
    return _row(state, Row(seat, entry, word=number, text=text, cards=cards, other=other))


def _row(state: State, row: Row) -> State:
    return replace(state, rows=state.rows.add(row))


def _with(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    return (*items[:index], item, *items[index + 1 :])
