"""From the end of a turn to the next one: doubts that are over, the last round, the count. Par. 3, 5-7, 15."""

from leggio.games.common.work import Work
from leggio.games.verbum.events import (
    Ended,
    Ending,
    LastRoundBegan,
    Offered,
    Refilled,
    Ruled,
    Standing,
    TurnEnded,
    WordsStood,
)
from leggio.games.verbum.options import Contests
from leggio.games.verbum.score import places, points, void_words
from leggio.games.verbum.state import Phase, State

ARTICLES = {Ending.EXHAUSTED: "15", Ending.RESIGNED: "", Ending.ABANDONED: ""}


def finish_turn(work: Work[State]) -> None:
    """The player is done: words laid in the turn are open to doubt, else the turn closes at once (par. 3, 6)."""
    state = work.state
    if state.laid and state.options.contests is not Contests.CHECKED:
        work.add(Offered(at=work.at, seat=state.turn, words=state.laid))
    else:
        close(work)


def stand(work: Work[State], how: Standing) -> None:
    """The words of the turn are no longer open to doubt."""
    work.add(WordsStood(at=work.at, how=how))
    close(work)


def stand_if_nobody_doubts(work: Work[State]) -> None:
    """Words that every opponent accepts stay at once, and so do words that were all ruled on."""
    state = work.state
    if state.pending is None or state.phase is not Phase.ANSWERING:
        return
    if not state.pending.words:
        stand(work, Standing.RULED)
    elif set(state.opponents(state.turn)) <= set(state.pending.agreed):
        stand(work, Standing.AGREED)


def count_if_all_voted(work: Work[State]) -> None:
    """A vote is over once nobody still in the game has to vote; who voted and left has voted."""
    if set(work.state.active) <= dict(work.state.votes).keys():
        count_votes(work)


def count_votes(work: Work[State]) -> None:
    """More against than for takes the word back; a tie, or nobody voting, leaves it."""
    contested = work.state.contest
    if contested is None:
        return
    votes = work.state.votes
    against = sum(not valid for _, valid in votes)
    work.add(Ruled(at=work.at, word=contested.word, valid=2 * against <= len(votes), votes=votes))
    stand_if_nobody_doubts(work)


def close(work: Work[State]) -> None:
    """Hands are filled up and the next turn begins; or the last round does, or the game is over (par. 7, 15)."""
    state, mover = work.state, work.state.turn
    if state.last_round is None:
        if over_the_limit(state):
            return
        _refill(work)
    work.add(TurnEnded(at=work.at, seat=mover))
    if work.state.last_round is None and not len(work.state.pile_b):
        work.add(LastRoundBegan(at=work.at, seats=work.state.in_turn_order(work.state.turn)))
    elif work.state.last_round == ():
        end(work, Ending.EXHAUSTED)


def over_the_limit(state: State) -> bool:
    """Whether the player on turn has to get rid of cards before the turn may end (par. 5)."""
    return state.turn in state.active and len(state.hands[state.turn]) > state.rules.most


def _refill(work: Work[State]) -> None:
    """Whoever has fewer than five draws from B, the player on turn first, as long as there are cards (par. 7).

    Others may be short too: whoever was left with few cards by a swap of hands.
    """
    for seat in work.state.in_turn_order(work.state.turn):
        cards, _ = work.state.pile_b.draw(max(0, work.state.rules.fewest - len(work.state.hands[seat])))
        if cards:
            work.add(Refilled(at=work.at, seat=seat, cards=cards))


def next_up(state: State) -> int | None:
    """Who begins when the words of this turn stand, if the game goes straight on to somebody's turn.

    With cards to get rid of, or with pile B about to be used up, the words have to be answered first: what comes next
    depends on them.
    """
    if state.last_round is not None:
        left = [seat for seat in state.last_round if seat != state.turn]
        return left[0] if left else None
    short = sum(max(0, state.rules.fewest - len(state.hands[seat])) for seat in state.active)
    return state.after(state.turn) if short < len(state.pile_b) and not over_the_limit(state) else None


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
