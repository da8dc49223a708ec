"""What each kind of event makes of a table of Verbum."""

from collections.abc import Iterable
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from leggio.core.bag import Seal, open_bag
from leggio.core.replay import replayed
from leggio.core.tiles import take
from leggio.games.common.mixing import MIXING_CHANGES, mixed, mixing_of
from leggio.games.common.state import BagMixed, Evolve, abandon_declined, abandon_proposed, evolution, put
from leggio.games.common.taking_back import with_taking_back
from leggio.games.verbum import events
from leggio.games.verbum.cards import SWAP, THIEF, CardWord
from leggio.games.verbum.commands import Pile
from leggio.games.verbum.events import CODEC, AnyEvent
from leggio.games.verbum.returning import MOVES, goes_with_last, returned
from leggio.games.verbum.rules import RULE_SETS, Contests
from leggio.games.verbum.state import Course, Doubt, Entry, Pending, Phase, Row, State, TableWord


def replay(log: Iterable[AnyEvent]) -> State:
    """The table after a whole log."""
    return replayed(evolve, log)


def _opened(event: events.Opened) -> State:
    seal = Seal(event.order, event.salt)
    nothing = ("",) * len(event.players)
    rules = RULE_SETS[event.rules, event.rules_version]
    return State(
        rules=rules,
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
        course=Course() if rules.doubts_by_turns else UNSET,
        mixing=mixing_of(event.contributors, event.at),
    )


def _mixed(state: State, event: BagMixed) -> State:
    after, pile_b = mixed(state, event, state.pile_b)
    return replace(after, pile_b=pile_b)


def _dealt(state: State, event: events.Dealt) -> State:
    return _from_b(state, event.seat, event.cards)


def _turned_up(state: State, event: events.TurnedUp) -> State:
    _, pile_b = state.pile_b.draw(1)
    return replace(state, pile_a=event.card, pile_b=pile_b, turn=state.options.starter, since=event.at)


def _drew(state: State, event: events.Drew) -> State:
    acting = replace(state, phase=Phase.ACTING)
    if event.pile is Pile.B:
        drawn = _from_b(replace(acting, idle=0), event.seat, event.card)
        return _row(drawn, Row(event.seat, Entry.DRAW_B, count=1))
    taken = replace(acting, pile_a=state.pile_a[:-1], fresh_swaps=int(event.card == SWAP), idle=state.idle + 1)
    if state.course is not UNSET:
        left = tuple(each for each in state.course.own_swaps if each[0] < len(taken.pile_a))
        taken = _keep(taken, own_swaps=left)
    return _row(_get(taken, event.seat, event.card), Row(event.seat, Entry.DRAW_A, cards=event.card))


def _laid(state: State, event: events.Laid) -> State:
    laid = replace(state, idle=0)
    for each in event.words:
        number = laid.numbered + 1
        word = TableWord(number, event.seat, each.word, each.cards)
        placed = replace(laid, words=(*laid.words, word), numbered=number, laid=(*laid.laid, number))
        laid = _write(_give(placed, event.seat, each.cards), Entry.LAY, event.seat, number)
    if state.options.contests is Contests.CHECKED:
        return laid
    doubters = state.opponents(event.seat)
    return _keep(laid, doubts=(*laid.doubts, *(Doubt(each, doubters) for each in laid.laid[len(state.laid) :])))


def _hands_swapped(state: State, event: events.HandsSwapped) -> State:
    """Hands change places, and with them what everyone knows of each (par. 11)."""
    given = _give(state, event.seat, SWAP)
    seat, other = event.seat, event.other
    swapped = replace(
        given,
        hands=put(put(given.hands, seat, given.hands[other]), other, given.hands[seat]),
        known=put(put(given.known, seat, given.known[other]), other, given.known[seat]),
        pile_a=state.pile_a + SWAP,
        fresh_swaps=0,
    )
    if swapped.course is not UNSET:
        swapped = _keep(swapped, own_swaps=(*swapped.course.own_swaps, (len(state.pile_a), seat)))
    return _row(swapped, Row(seat, Entry.SWAP_HANDS, other=other))


def _stole(state: State, event: events.Stole) -> State:
    changed = _keep(_trade(state, event.seat, THIEF, event.letter, event.word, event.place), won=event.letter)
    return _write(changed, Entry.STEAL, event.seat, event.word, cards=event.letter)


def _restored(state: State, event: events.Restored) -> State:
    changed = _trade(state, event.seat, event.letter, THIEF, event.word, event.place)
    return _write(changed, Entry.RESTORE, event.seat, event.word, cards=event.letter)


def _jolly_swapped(state: State, event: events.JollySwapped) -> State:
    traded = _trade(state, event.seat, event.letters, event.jolly, event.word, event.place)
    changed = _keep(traded, won=state.won + event.jolly)
    return _write(changed, Entry.SWAP_JOLLY, event.seat, event.word, cards=event.jolly)


def _trade(state: State, seat: int, given: str, got: str, number: int, place: int) -> State:
    """Cards of a hand against one of a word on the table: by thief, restored letter or jolly (par. 12-14)."""
    words = tuple(
        replace(each, cards=each.cards[:place] + given + each.cards[place + 1 :]) if each.number == number else each
        for each in state.words
    )
    return _get(_give(replace(state, words=words), seat, given), seat, got)


def _discarded(state: State, event: events.Discarded) -> State:
    given = _give(replace(state, pile_a=state.pile_a + event.card), event.seat, event.card)
    return _row(given, Row(event.seat, Entry.DISCARD, cards=event.card))


def _passed(state: State, event: events.Passed) -> State:
    return _row(state, Row(event.seat, Entry.PASS))


def _timed_out(state: State, event: events.TimedOut) -> State:
    return _row(state, Row(event.seat, Entry.TIMED_OUT))


def _refilled(state: State, event: events.Refilled) -> State:
    filled = _from_b(replace(state, idle=0), event.seat, event.cards)
    return _row(filled, Row(event.seat, Entry.REFILL, count=len(event.cards)))


def _resigned(state: State, event: events.Resigned) -> State:
    left = None if state.last_round is None else tuple(each for each in state.last_round if each != event.seat)
    gone = replace(state, resigned=(*state.resigned, event.seat), last_round=left, for_abandon=())
    return _row(_no_more_doubts(gone, event.seat), Row(event.seat, Entry.RESIGN))


def _suspended(state: State, event: events.Suspended) -> State:
    return replace(state, suspended=event.at)


def _resumed(state: State, event: events.Resumed) -> State:
    # Nothing else happens to a game that is put away: all that time did not count.
    return replace(state, suspended=None, since=state.since + event.at - state.now)


def _offered(state: State, event: events.Offered) -> State:
    offered = replace(state, phase=Phase.ANSWERING, pending=Pending(event.words), since=event.at)
    return _no_more_doubts(offered, event.seat)


def _agreed(state: State, event: events.Agreed) -> State:
    pending = state.pending or Pending(())
    return replace(state, pending=replace(pending, agreed=(*pending.agreed, event.seat)))


def _words_stood(state: State, event: events.WordsStood) -> State:
    # The turn is about to close; it stays here if the hand has to be brought down to ten first.
    stood = replace(state, phase=Phase.TRIMMING, pending=None, contest=None, votes=(), since=event.at)
    return _keep(stood, doubts=())


def _overfull(state: State, event: events.Overfull) -> State:
    return replace(state, phase=Phase.TRIMMING, since=event.at)


def _contested(state: State, event: events.Contested) -> State:
    voting = replace(state, phase=Phase.VOTING, contest=event, votes=(), since=event.at)
    return _keep(voting, interrupted=state.phase, elapsed=event.at - state.since)


def _voted(state: State, event: events.Voted) -> State:
    return replace(state, votes=(*state.votes, (event.seat, event.valid)))


def _ruled(state: State, event: events.Ruled) -> State:
    ruled = _after_ruling(replace(state, contest=None, votes=(), since=event.at), event)
    word = state.word(event.word)
    if word is None:
        return ruled
    if event.valid:
        return _write(ruled, Entry.UPHELD, word.seat, event.word)
    written = _write(ruled, Entry.TAKEN_BACK, word.seat, event.word)
    left = tuple(each for each in state.words if each.number != event.word)
    return _get(replace(written, words=left), word.seat, word.cards)


def _after_ruling(state: State, event: events.Ruled) -> State:
    """What was interrupted goes on: a turn with the time it had left, other doubts with all of theirs."""
    if state.pending is not None or state.course is UNSET:
        pending = state.pending or Pending(())
        words = tuple(each for each in pending.words if each != event.word)
        state = replace(state, phase=Phase.ANSWERING, pending=replace(pending, words=words))
    elif state.course.interrupted is not None:
        state = replace(state, phase=state.course.interrupted, since=event.at - state.course.elapsed)
    left = tuple(each for each in state.doubts if each.word != event.word)
    return _keep(state, doubts=left, interrupted=None, elapsed=0)


def _turn_ended(state: State, event: events.TurnEnded) -> State:
    ended = replace(
        _no_more_doubts(_keep(state, won=""), event.seat),
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


def _last_round_began(state: State, event: events.LastRoundBegan) -> State:
    return replace(state, last_round=event.seats, turn=event.seats[0], phase=Phase.LAST, since=event.at)


def _ended(state: State, event: events.Ended) -> State:
    return replace(state, phase=Phase.OVER, ended=event)


def _no_more_doubts(state: State, seat: int) -> State:
    """The time of one seat to contest words is over (par. 3)."""
    left = (Doubt(each.word, tuple(other for other in each.seats if other != seat)) for each in state.doubts)
    return _keep(state, doubts=tuple(each for each in left if each.seats))


def _keep(state: State, **changes: Any) -> State:
    """The table with something else kept in mind, where it keeps anything."""
    return state if state.course is UNSET else replace(state, course=replace(state.course, **changes))


def _from_b(state: State, seat: int, cards: str) -> State:
    """Cards off the top of B, which nobody else sees."""
    _, pile_b = state.pile_b.draw(len(cards))
    return replace(state, pile_b=pile_b, hands=put(state.hands, seat, state.hands[seat] + cards))


def _get(state: State, seat: int, cards: str) -> State:
    """Cards that come to a hand before everyone's eyes."""
    hands = put(state.hands, seat, state.hands[seat] + cards)
    return replace(state, hands=hands, known=put(state.known, seat, state.known[seat] + cards))


def _give(state: State, seat: int, cards: str) -> State:
    """Cards that leave a hand. Nobody can tell which of two equal ones it was: the one they knew of may be gone."""
    known = state.known[seat]
    for card in cards:
        known = known.replace(card, "", 1)
    hands = put(state.hands, seat, take(state.hands[seat], cards) or "")
    return replace(state, hands=hands, known=put(state.known, seat, known))


def _write(state: State, entry: Entry, seat: int, number: int, cards: str = "") -> State:
    """A row about a word, as the word is now."""
    word = state.word(number)
    text = CardWord(word.word, word.cards).written if word else ""
    other = word.seat if word and word.seat != seat else None
    return _row(state, Row(seat, entry, word=number, text=text, cards=cards, other=other))


def _row(state: State, row: Row) -> State:
    return replace(state, rows=state.rows.add(row))


evolve: Evolve[State, AnyEvent] = with_taking_back(
    evolution(
        CODEC,
        events.Opened,
        _opened,
        {
            **MIXING_CHANGES,
            BagMixed: _mixed,
            events.Dealt: _dealt,
            events.TurnedUp: _turned_up,
            events.Drew: _drew,
            events.Laid: _laid,
            events.HandsSwapped: _hands_swapped,
            events.Stole: _stole,
            events.Restored: _restored,
            events.JollySwapped: _jolly_swapped,
            events.Discarded: _discarded,
            events.Passed: _passed,
            events.TimedOut: _timed_out,
            events.Offered: _offered,
            events.Agreed: _agreed,
            events.WordsStood: _words_stood,
            events.Contested: _contested,
            events.Voted: _voted,
            events.Ruled: _ruled,
            events.Overfull: _overfull,
            events.Refilled: _refilled,
            events.TurnEnded: _turn_ended,
            events.LastRoundBegan: _last_round_began,
            events.Resigned: _resigned,
            events.AbandonProposed: abandon_proposed,
            events.AbandonDeclined: abandon_declined,
            events.Suspended: _suspended,
            events.Resumed: _resumed,
            events.Ended: _ended,
        },
    ),
    moves=MOVES,
    returned=returned,
    goes_with_last=goes_with_last,
)
