"""What a person may know of a table, and is told of what happens there. What is not named here does not leave.

Nobody sees a closed hand, the order of pile B, a vote before all are in, or the judge's opinion. Cards that came to a
hand before everyone's eyes, from pile A or off the table, are shown as known to be in it. When the game is over
everything is shown, the sealed order included, so that anyone can check the draws.
"""

from enum import StrEnum

import msgspec

from leggio.core.bag import Seal
from leggio.core.codec import Event
from leggio.games.common.mixing import MIXING_TOLD, MixingView, mixing_view
from leggio.games.common.redaction import Redaction
from leggio.games.common.taking_back import can_take_back, times_taken_back
from leggio.games.verbum import events
from leggio.games.verbum.cards import Deck
from leggio.games.verbum.choices import choices
from leggio.games.verbum.commands import Pile
from leggio.games.verbum.conduct import points
from leggio.games.verbum.events import CODEC, AnyEvent, Ended
from leggio.games.verbum.rules import Options
from leggio.games.verbum.state import Phase, Row, State
from leggio.games.verbum.timing import next_deadline


class Watcher(StrEnum):
    """People at a table who do not play at it."""

    SPECTATOR = "spectator"


class WordView(msgspec.Struct, frozen=True):
    """A word on the table: letters and cards as they are, and what it is worth now."""

    number: int
    seat: int
    word: str
    cards: str
    written: str
    points: int
    pending: bool  # it may still be contested
    doubters: tuple[int, ...] = ()  # by whom: each until their own next turn is over (par. 3)


class ContestView(msgspec.Struct, frozen=True):
    """A word put to the vote: who has voted, not how."""

    seat: int
    word: int
    voted: tuple[int, ...]
    voters: tuple[int, ...] = ()  # all who have a say: not who laid the word


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one person may see it."""

    game: str  # the name of the game
    seq: int
    rules: str
    options: Options
    lexicon: str
    deck: Deck
    players: tuple[str, ...]
    seat: int | None  # whose view it is, None for those who do not play
    phase: Phase
    suspended: bool
    resigned: tuple[int, ...]
    for_abandon: tuple[int, ...]
    turn: int
    actor: int  # who is to act: on turn, or with more than ten cards when the turn is made (par. 5)
    least: int  # letters of the shortest thing that may be laid (par. 2)
    strict: bool  # whether a turn is one of the book's choices (par. 6, 8)
    choices: tuple[str, ...]  # commands that this seat could give now, by their tags; none of those who do not play
    won: str  # what was stolen or freed in this turn, and may be laid in a word at once (par. 12-14)
    own_swap: bool  # whether the player on turn played the swap-hands card on top of A (par. 11)
    hand: str | None  # one's own, None for those who do not play
    hands: tuple[str, ...] | None  # everyone's: where hands are open, and once the game is over (par. 5)
    hand_counts: tuple[int, ...]
    known: tuple[str, ...]  # cards that everyone has seen go to each hand (par. 6, 11-14)
    pile_a_top: str  # empty: no card
    pile_a_count: int
    pile_b_count: int
    commitment: str
    words: tuple[WordView, ...]
    points: tuple[int, ...]
    fresh_swaps: int  # swap-hands cards the player on turn may not use yet (par. 11)
    laid: tuple[int, ...]  # words laid in this turn
    agreed: tuple[int, ...]  # who has no doubts about them
    contest: ContestView | None
    last_round: tuple[int, ...] | None  # who has still to lay their last words (par. 15)
    idle: int  # cards taken from A since one last left B or a word was laid
    time_left_ms: int | None  # of the turn, the doubts or the vote
    sheet: tuple[Row, ...]  # what was done in the open, row by row
    taken_back: int  # how often moves were taken back
    can_take_back: bool  # oneself, now
    ended: Ended | None
    seal: Seal | None  # the order of the deck, once the game is over
    mixing: MixingView | None = None  # what players put into the deck's order; None where it is the table's alone


def view(state: State, who: int | Watcher, now: int) -> View:
    """The table as a seat or a spectator sees it at a moment."""
    if isinstance(who, int) and who not in state.seats:
        raise ValueError(f"there is no seat {who} at this table")
    seat = who if isinstance(who, int) else None
    if not isinstance(who, int):
        Watcher(who)  # a role that does not exist is a mistake, and sees nothing
    over = state.phase is Phase.OVER
    hands = tuple("".join(sorted(hand)) for hand in state.hands)
    due = next_deadline(state)
    return View(
        game="verbum",
        seq=state.seq,
        rules=state.rules.name,
        options=state.options,
        lexicon=state.lexicon,
        deck=state.deck,
        players=state.players,
        seat=seat,
        phase=state.phase,
        suspended=state.suspended is not None,
        resigned=state.resigned,
        for_abandon=state.for_abandon,
        turn=state.turn,
        actor=state.actor,
        least=state.options.least,
        strict=state.is_strict,
        choices=() if seat is None else choices(state, seat),
        won=state.won,
        own_swap=state.has_own_swap_on_a,
        hand=None if seat is None else hands[seat],
        hands=hands if over or state.options.open_hands else None,
        hand_counts=tuple(len(hand) for hand in hands),
        known=tuple("".join(sorted(known)) for known in state.known),
        pile_a_top=state.pile_a[-1:],
        pile_a_count=len(state.pile_a),
        pile_b_count=len(state.pile_b),
        commitment=state.commitment,
        words=_words(state),
        points=points(state),
        fresh_swaps=state.fresh_swaps,
        laid=state.laid,
        agreed=state.pending.agreed if state.pending else (),
        contest=_contest(state),
        last_round=state.last_round,
        idle=state.idle,
        time_left_ms=None if due is None else max(0, due - max(now, state.now)),
        sheet=state.sheet,
        taken_back=times_taken_back(state),
        can_take_back=can_take_back(state, seat),
        ended=state.ended,
        seal=state.seal if over else None,
        mixing=mixing_view(state.mixing),
    )


def _words(state: State) -> tuple[WordView, ...]:
    doubters = {each.word: each.seats for each in state.doubts}
    pending = {*doubters} if state.rules.doubts_by_turns else state.pending.words if state.pending else ()
    return tuple(
        WordView(
            number=each.number,
            seat=each.seat,
            word=each.word,
            cards=each.cards,
            written=each.made.written,
            points=each.points,
            pending=each.number in pending,
            doubters=doubters.get(each.number, ()),
        )
        for each in state.words
    )


def _contest(state: State) -> ContestView | None:
    if state.contest is None:
        return None
    voted = tuple(seat for seat, _ in state.votes)
    return ContestView(state.contest.seat, state.contest.word, voted, state.voters)


EVERYONE: dict[type[Event], str] = {
    events.Opened: "rules rules_version players options lexicon deck commitment",
    events.Dealt: "seat",
    events.TurnedUp: "card",
    events.Drew: "seat pile",
    events.Laid: "seat words",
    events.HandsSwapped: "seat other",
    events.Stole: "seat word place letter",
    events.Restored: "seat word place letter",
    events.JollySwapped: "seat word place jolly letters",
    events.Discarded: "seat card",
    events.Passed: "seat",
    events.TimedOut: "seat",
    events.Offered: "seat words",
    events.Agreed: "seat",
    events.WordsStood: "how",
    events.Contested: "seat word",
    events.Voted: "seat",
    events.Ruled: "word valid votes",
    events.Overfull: "seat",
    events.Refilled: "seat",
    events.TurnEnded: "seat",
    events.LastRoundBegan: "seats",
    events.Resigned: "seat",
    events.AbandonProposed: "seat",
    events.AbandonDeclined: "seat withdrawn",
    events.TakenBack: "seat to",
    events.Suspended: "",
    events.Resumed: "",
    **MIXING_TOLD,
    events.Ended: "reason article scores void places",
}
ONESELF: dict[type[Event], str] = {
    events.Dealt: "cards",
    events.Drew: "card",
    events.Refilled: "cards",
    events.Voted: "valid",
}

REDACTION: Redaction[AnyEvent] = Redaction(CODEC, everyone=EVERYONE, oneself=ONESELF)


def redact(state: State, event: AnyEvent, who: int | Watcher) -> tuple[str, dict[str, object]]:
    """The kind of an event and what that person may know of it."""
    name, data = REDACTION.redact(event, who if isinstance(who, int) else None, *_open_to_all(state, event))
    if isinstance(event, events.Dealt | events.Refilled):
        data["count"] = len(event.cards)
    return name, data


def _open_to_all(state: State, event: AnyEvent) -> tuple[str, ...]:
    """Cards that everyone sees: those of pile A (par. 6), and all where hands are open (par. 5)."""
    match event:
        case events.Drew():
            return ("card",) if event.pile is Pile.A or state.options.open_hands else ()
        case events.Dealt() | events.Refilled():
            return ("cards",) if state.options.open_hands else ()
        case _:
            return ()
