"""How a table of Verbum is run: who may act, the end of a turn, the last round, points and places.

Par. 3, 5-7, 12-15.
"""

from leggio.core.outcome import Rejected
from leggio.games.common.commands import SeatCommand, TakeBack
from leggio.games.common.conduct import HouseEnding, SeatedConduct, Work
from leggio.games.verbum.commands import refuse
from leggio.games.verbum.events import (
    Ended,
    Ending,
    LastRoundBegan,
    Offered,
    Overfull,
    Refilled,
    Ruled,
    Standing,
    TurnEnded,
    WordsStood,
)
from leggio.games.verbum.rules import Contests
from leggio.games.verbum.state import Phase, State


def points(state: State) -> tuple[int, ...]:
    """What each seat's words on the table are worth now."""
    return tuple(sum(word.points for word in state.words if word.seat == seat) for seat in state.seats)


def void_words(state: State) -> tuple[int, ...]:
    """The words that count nothing as they are (par. 12)."""
    return tuple(word.number for word in state.words if word.robbed)


def places(state: State, scores: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Seats best first, equal scores together (par. 15); who resigned comes after everyone who stayed."""
    stayed = sorted({scores[seat] for seat in state.active}, reverse=True)
    ranked = [tuple(seat for seat in state.active if scores[seat] == score) for score in stayed]
    # Among those who resigned, whoever stayed longer is placed higher.
    return (*ranked, *((seat,) for seat in reversed(state.resigned)))


ARTICLES = {Ending.EXHAUSTED: "15", Ending.RESIGNED: "", Ending.ABANDONED: ""}


def finish_turn(work: Work[State]) -> None:
    """The player is done, and the turn closes, unless words have to be answered first (par. 3, 6)."""
    if words := _to_be_answered(work.state):
        work.add(Offered(at=work.at, seat=work.state.turn, words=words))
    else:
        close(work)


def _to_be_answered(state: State) -> tuple[int, ...]:
    """Words that wait for an answer before anything goes on.

    Where doubts go by turns, only when nobody has a turn any more and somebody may still doubt; else after every turn.
    """
    if not state.rules.doubts_by_turns:
        return () if state.options.contests is Contests.CHECKED else state.laid
    if state.last_round is None or {*state.last_round} - {state.turn}:
        return ()
    return tuple(doubt.word for doubt in state.doubts if {*doubt.seats} - {state.turn})


def stand(work: Work[State], how: Standing) -> None:
    """The words that waited for an answer are no longer open to doubt."""
    work.add(WordsStood(at=work.at, how=how))
    close(work)


def stand_if_nobody_doubts(work: Work[State]) -> None:
    """Words that all who may doubt them accept stay at once, and so do words that were all ruled on."""
    state = work.state
    if state.pending is None or state.phase is not Phase.ANSWERING:
        return
    if not state.pending.words:
        stand(work, Standing.RULED)
    elif not unanswered(state):
        stand(work, Standing.AGREED)


def unanswered(state: State) -> tuple[int, ...]:
    """Who has still to say whether they doubt the words that wait for an answer."""
    agreed = state.pending.agreed if state.pending else ()
    return tuple(
        seat
        for seat in state.opponents(state.turn)
        if seat not in agreed and (not state.rules.doubts_by_turns or state.open_to(seat))
    )


def count_if_all_voted(work: Work[State]) -> None:
    """A vote is over once nobody still in the game has to vote; who voted and left has voted."""
    if set(work.state.voters) <= dict(work.state.votes).keys():
        count_votes(work)


def count_votes(work: Work[State]) -> None:
    """More against than for takes the word back; a tie, or nobody voting, leaves it."""
    contested = work.state.contest
    if contested is None:
        return
    votes = work.state.votes
    against = sum(not valid for _, valid in votes)
    work.add(Ruled(at=work.at, word=contested.word, valid=2 * against <= len(votes), votes=votes))
    go_on(work)


def go_on(work: Work[State]) -> None:
    """After a ruling: what was interrupted goes on, or the turn closes of somebody who left meanwhile."""
    if work.state.phase is Phase.ANSWERING:
        stand_if_nobody_doubts(work)
    elif work.state.turn not in work.state.active:
        finish_turn(work)


def close(work: Work[State]) -> None:
    """Hands are filled up and the next turn begins; or the last round does, or the game is over (par. 7, 15)."""
    state, mover = work.state, work.state.turn
    if state.last_round is None:
        if (seat := state.overfull()) is not None:
            if state.phase is not Phase.TRIMMING:
                work.add(Overfull(at=work.at, seat=seat))
            return
        refill(work)
    work.add(TurnEnded(at=work.at, seat=mover))
    if work.state.last_round is None and not len(work.state.pile_b):
        work.add(LastRoundBegan(at=work.at, seats=work.state.in_turn_order(work.state.turn)))
    elif work.state.last_round == ():
        end(work, Ending.EXHAUSTED)


def refill(work: Work[State]) -> None:
    """Whoever has fewer than five draws from B, the player on turn first, as long as there are cards (par. 7).

    Where hands are filled up as the turn closes, others may be short too: by a swap of hands.
    """
    for seat in work.state.in_turn_order(work.state.turn):
        refill_hand(work, seat, len(work.state.hands[seat]))


def refill_hand(work: Work[State], seat: int, held: int) -> None:
    """A hand that holds so many draws to five, if B has them (par. 7)."""
    cards, _ = work.state.pile_b.draw(max(0, work.state.rules.fewest - held))
    if cards:
        work.add(Refilled(at=work.at, seat=seat, cards=cards))


def refill_at_once(work: Work[State]) -> None:
    """In the midst of a turn too a hand never has fewer than five, while B lasts (par. 5, 7)."""
    if work.state.rules.fills_at_once:
        refill(work)


def next_up(state: State) -> int | None:
    """Who begins when the words of this turn stand, if the game goes straight on to somebody's turn.

    Only where words are answered after every turn. With cards to get rid of, or with pile B about to be used up, they
    have to be answered first: what comes next depends on them.
    """
    if state.rules.doubts_by_turns:
        return None
    if state.last_round is not None:
        left = [seat for seat in state.last_round if seat != state.turn]
        return left[0] if left else None
    short = sum(max(0, state.rules.fewest - len(state.hands[seat])) for seat in state.active)
    return state.after(state.turn) if short < len(state.pile_b) and state.overfull() is None else None


def end(work: Work[State], reason: Ending) -> None:
    """Count and close the game (par. 15)."""
    scores = points(work.state)
    work.add(
        Ended(
            at=work.at,
            reason=reason,
            article=ARTICLES[reason],
            scores=scores,
            void=void_words(work.state),
            places=() if reason is Ending.ABANDONED else places(work.state, scores),
        )
    )


class VerbumConduct(SeatedConduct[State]):
    """What is Verbum's own at its table: whoever leaves, their words stay, and the hand goes out of play."""

    def stop(self, work: Work[State], how: HouseEnding) -> None:
        """End the game by a house rule: words still open to doubt stay."""
        if work.state.pending or work.state.contest:
            work.add(WordsStood(at=work.at, how=Standing.CLOSED))
        end(work, Ending(how))

    def take_back(self, work: Work[State], command: TakeBack) -> Rejected | None:
        """Not while the players vote."""
        return refuse("turn.voting") if work.state.phase is Phase.VOTING else super().take_back(work, command)

    def go_on_without(self, work: Work[State], seat: int) -> None:
        """A vote, doubts or a turn may have waited for that player alone."""
        if work.state.phase is Phase.VOTING:
            count_if_all_voted(work)
        elif work.state.phase is Phase.ANSWERING:
            stand_if_nobody_doubts(work)
        elif work.state.phase is Phase.TRIMMING:
            close(work)
        elif work.state.turn == seat and work.state.rules.doubts_by_turns:
            finish_turn(work)
        elif work.state.turn == seat:
            close(work)


TABLE = VerbumConduct(refuse, closed={Phase.OVER: "game.over"})


def take_turn(work: Work[State], command: SeatCommand, *phases: Phase) -> Rejected | None:
    """Whether this seat may do that now. Beginning one's turn lets the words of the turn before stand (par. 3)."""
    if refusal := TABLE.refuse_seat(work.state, command.seat):
        return refusal
    state = work.state
    if state.phase is Phase.ANSWERING and command.seat != state.turn:
        if command.seat == next_up(state):
            stand(work, Standing.MOVED)
        elif command.seat == state.after(state.turn):
            return refuse("turn.answer_first")
    return _refuse_turn(work.state, command.seat, *phases)


def _refuse_turn(state: State, seat: int, *phases: Phase) -> Rejected | None:
    """A refusal unless it is this seat's turn and the table is where it has to be."""
    if state.phase is Phase.VOTING:
        return refuse("turn.voting")
    if state.actor != seat:
        return refuse("turn.not_yours", turn=state.actor)
    if state.phase in phases:
        return None
    match state.phase:
        case Phase.DRAWING:
            return refuse("turn.draw_first")
        case Phase.ACTING:
            return refuse("turn.drawn")
        case Phase.TRIMMING:
            return refuse("turn.trim", most=state.rules.most)
        case Phase.LAST:
            return refuse("turn.last_round")
        case _:
            return refuse("turn.made")
