"""From the end of a turn to the next one, the last round and the count. Par. 3, 5-7, 15."""

from leggio.games.verbum.events import (
    Ended,
    Ending,
    LastRoundBegan,
    Offered,
    Refilled,
    Standing,
    TurnEnded,
    WordsStood,
)
from leggio.games.verbum.options import Contests
from leggio.games.verbum.score import places, points, void_words
from leggio.games.verbum.state import State
from leggio.games.verbum.story import Story

ARTICLES = {Ending.EXHAUSTED: "15", Ending.RESIGNED: "", Ending.ABANDONED: ""}


def finish_turn(story: Story) -> None:
    """The player is done: words laid in the turn are open to doubt, else the turn closes at once (par. 3, 6)."""
    state = story.state
    if state.laid and state.options.contests is not Contests.CHECKED:
        story.add(Offered(at=story.at, seat=state.turn, words=state.laid))
    else:
        close(story)


def stand(story: Story, how: Standing) -> None:
    """The words of the turn are no longer open to doubt."""
    story.add(WordsStood(at=story.at, how=how))
    close(story)


def close(story: Story) -> None:
    """Hands are filled up and the next turn begins; or the last round does, or the game is over (par. 7, 15)."""
    state, mover = story.state, story.state.turn
    if state.last_round is None:
        if over_the_limit(state):
            return
        _refill(story)
    story.add(TurnEnded(at=story.at, seat=mover))
    if story.state.last_round is None and not len(story.state.pile_b):
        story.add(LastRoundBegan(at=story.at, seats=story.state.in_turn_order(story.state.turn)))
    elif story.state.last_round == ():
        end(story, Ending.EXHAUSTED)


def over_the_limit(state: State) -> bool:
    """Whether the player on turn has to get rid of cards before the turn may end (par. 5)."""
    return state.turn in state.active and len(state.hands[state.turn]) > state.rules.most


def _refill(story: Story) -> None:
    """Whoever has fewer than five draws from B, the player on turn first, as long as there are cards (par. 7).

    Others may be short too: whoever was left with few cards by a swap of hands.
    """
    for seat in story.state.in_turn_order(story.state.turn):
        cards, _ = story.state.pile_b.draw(max(0, story.state.rules.fewest - len(story.state.hands[seat])))
        if cards:
            story.add(Refilled(at=story.at, seat=seat, cards=cards))


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


def end(story: Story, reason: Ending) -> None:
    """Count and close the game (par. 15)."""
    scores = points(story.state)
    story.add(
        Ended(
            at=story.at,
            reason=reason,
            article=ARTICLES[reason],
            scores=scores,
            void=void_words(story.state),
            places=() if reason is Ending.ABANDONED else places(story.state, scores),
        )
    )
