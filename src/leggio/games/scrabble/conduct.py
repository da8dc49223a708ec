"""How a table of Scrabble is run: who may move, how a play is counted, how the game ends. Art. 9-13, 26-27, 31, 39."""

from leggio.core.outcome import Rejected
from leggio.core.placing import Laying
from leggio.core.verdicts import Verdict
from leggio.games.board.conduct import BoardConduct, laid
from leggio.games.board.events import Standing
from leggio.games.common.work import Work
from leggio.games.figs.score import bonus, score_words
from leggio.games.scrabble.allowance import past_limit
from leggio.games.scrabble.ending import ARTICLES, settle
from leggio.games.scrabble.events import Ended, Ending, Played
from leggio.games.scrabble.options import Challenges
from leggio.games.scrabble.refusals import refuse
from leggio.games.scrabble.state import Phase, State


class ScrabbleConduct(BoardConduct[State]):
    """What is Scrabble's own at its table."""

    def take_turn(self, work: Work[State], seat: int) -> Rejected | None:
        """Whether this seat may move now. Moving lets a pending play of the opponent stand (art. 31)."""
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
        self.close(work, Ended, why, ARTICLES[why], settle(work.state, why, went_out))


TABLE = ScrabbleConduct(
    refuse,
    closed={Phase.OVER: "game.over", Phase.GATHERING: "game.not_begun", Phase.RULING: "turn.ruling"},
)
fit = TABLE.fit
