"""How a table of Scrabble is run: who may move, how a play is counted, how the game ends and is settled.

Art. 9-13, 26-27, 31, 37, 39-41.
"""

from leggio.core.outcome import Rejected
from leggio.core.placing import Laying
from leggio.core.verdicts import Verdict
from leggio.games.board.conduct import BoardConduct, laid
from leggio.games.board.events import Standing
from leggio.games.board.score import final_scores
from leggio.games.common.conduct import Work
from leggio.games.figs import bonus, score_words, tiles_left
from leggio.games.scrabble.commands import refuse
from leggio.games.scrabble.events import Ended, Ending, Played, Reckoning, Settlement
from leggio.games.scrabble.options import Challenges
from leggio.games.scrabble.state import Phase, State, past_limit

ARTICLES = {
    Ending.WENT_OUT: "39a",
    Ending.SCORELESS: "39b",
    Ending.TIME_LOST: "39c",
    Ending.TIME_LIMIT: "39d",
    Ending.RESIGNED: "",
    Ending.ABANDONED: "",
}


def settle(state: State, reason: Ending, went_out: int | None, now: int) -> tuple[Settlement, ...]:
    """The lines of art. 40; a resignation or an agreed stop only counts time penalties (house rules).

    So does the 75th minute: the score reached by then is the one that counts (art. 37a), unless the table chose to
    deduct racks there too.
    """
    lines = [_time_penalty(state, seat) for seat in state.seats if _owes_time(state, seat, now)]
    rules = state.rules
    keeps_racks = reason is Ending.TIME_LIMIT and not (rules.deducts_at_limit or state.options.deducts_at_limit)
    if reason in (Ending.RESIGNED, Ending.ABANDONED) or keeps_racks:
        return tuple(lines)
    lines += [
        Settlement(seat, Reckoning.RACK_LEFT, -tiles_left(rules, rack), rack)
        for seat, rack in enumerate(state.racks)
        if rack
    ]
    if went_out is not None and rules.credits_going_out:
        others = "".join(rack for seat, rack in enumerate(state.racks) if seat != went_out)
        lines.append(Settlement(went_out, Reckoning.RACK_GAINED, tiles_left(rules, others), others))
    if state.lost_on_time is not None:
        lines += _conventional(state, state.lost_on_time, tuple(lines))
    return tuple(lines)


def _owes_time(state: State, seat: int, now: int) -> bool:
    """Whether a seat has used any of its extra minute (art. 37)."""
    granted_at = state.overtime[seat]
    if granted_at is None:
        return False
    return state.rules.extra_due_at_claim or state.clock.spent(seat, now) > granted_at


def _time_penalty(state: State, seat: int) -> Settlement:
    lost = state.lost_on_time == seat
    points = state.rules.lost_penalty if lost else state.rules.extra_penalty
    return Settlement(seat, Reckoning.TIME_PENALTY, -points)


def _conventional(state: State, loser: int, lines: tuple[Settlement, ...]) -> list[Settlement]:
    """Whoever lost on time and is still ahead gets fifty less than the (lowest) opponent still in play (art. 37)."""
    scores = final_scores(state.totals, lines)
    lowest = min(scores[seat] for seat in state.opponents(loser))
    if scores[loser] < lowest or (scores[loser] == lowest and not state.rules.tie_is_ahead):
        return []
    return [Settlement(loser, Reckoning.CONVENTIONAL, lowest - state.rules.lost_penalty - scores[loser])]


class ScrabbleConduct(BoardConduct[State]):
    """What is Scrabble's own at its table."""

    def take_turn(self, work: Work[State], seat: int) -> Rejected | None:
        """Whether this seat may move now. Moving accepts a pending play that nobody else may challenge (art. 31)."""
        state = work.state
        if refusal := self.refuse_seat(state, seat):
            return refusal
        if state.turn != seat:
            return refuse("turn.not_yours", turn=state.turn)
        if state.options.clock_by_hand and seat not in state.clock.running:
            needs_turning = state.rules.turns_the_board and not state.board_turned
            return refuse("turn.board_not_turned" if needs_turning else "turn.clock_stopped")
        if state.pending:
            if self.would_be_out(state, state.pending.play.seat) or past_limit(state, work.at):
                return refuse("turn.answer_first")
            others = [each for each in state.unanswered if each != seat]
            if others and state.rules.each_may_challenge:
                return refuse("turn.others_first", seats=others)
            self.stand(work, Standing.MOVED)
        return None

    def count(self, work: Work[State], seat: int, laying: Laying, verdicts: tuple[Verdict, ...]) -> Played:
        """A play scores its words, and the bonus for a full rack (art. 9-13)."""
        words = score_words(work.state.rules, laying)
        extra = bonus(work.state.rules, laying)
        score = sum([word.points for word in words]) + extra
        return laid(Played, work, seat, laying, words=words, bonus=extra, score=score, verdicts=verdicts)

    def checks_words(self, state: State) -> bool:
        """A house rule: inadmissible words are refused at once, and nobody pays."""
        return state.options.challenges is Challenges.VOID

    def draws(self, work: Work[State], mover: int) -> bool:  # noqa: ARG002 - whoever it is
        """Once the time is up nobody draws: the settlement counts what was there at the limit (art. 37)."""
        return not past_limit(work.state, work.at)

    def go_out(self, work: Work[State], mover: int) -> None:
        """The last tiles there were have been laid (art. 39a)."""
        self.end(work, Ending.WENT_OUT, went_out=mover)

    def end_if_idle(self, work: Work[State]) -> None:
        """Three passes or exchanges in a row by each player end the game (art. 39b)."""
        needed = work.state.rules.scoreless_each
        if all(work.state.idle[seat] >= needed for seat in work.state.active):
            self.end(work, Ending.SCORELESS)

    def end(self, work: Work[State], reason: str, went_out: int | None = None) -> None:
        """Settle the game and close it (art. 39-41)."""
        why = Ending(reason)
        lines = settle(work.state, why, went_out, work.at)
        self.close(work, Ended, why, ARTICLES[why], lines, lost=work.state.lost_on_time)


TABLE = ScrabbleConduct(
    refuse,
    closed={Phase.OVER: "game.over", Phase.GATHERING: "game.not_begun", Phase.RULING: "turn.ruling"},
)
fit = TABLE.fit
