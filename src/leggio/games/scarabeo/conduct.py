"""How a table of Scarabeo is run: who may move, how a play fits and is counted, how the game ends. Art. 5, 14-32."""

from collections.abc import Callable

from leggio.core.board import Direction
from leggio.core.letters import without_dots
from leggio.core.outcome import Rejected
from leggio.core.placing import Formed, Laying, Misfit
from leggio.core.verdicts import Verdict
from leggio.games.board.conduct import BoardConduct, laid, refuse_place, refuse_rack
from leggio.games.board.events import Standing
from leggio.games.common.conduct import Work
from leggio.games.scarabeo.commands import refuse
from leggio.games.scarabeo.events import Ended, Ending, Played
from leggio.games.scarabeo.rules import Challenges, Joining
from leggio.games.scarabeo.score import ARTICLES, prizes, score_words, settle, winnings
from leggio.games.scarabeo.state import Phase, State


class ScarabeoConduct(BoardConduct[State]):
    """What is Scarabeo's own at its table."""

    already_answered = "pending.already_answered"

    def take_turn(self, work: Work[State], seat: int) -> Rejected | None:
        """Whether this seat may move now.

        While a play is pending the hand has not passed (art. 14). The next player may take it all the same if nobody
        else can still challenge: moving is their answer. Not if that play would close the game, for then there is no
        move.
        """
        state = work.state
        if refusal := self.refuse_seat(state, seat):
            return refusal
        if state.pending is None:
            return None if state.turn == seat else refuse("turn.not_yours", turn=state.turn)
        mover = state.pending.play.seat
        if seat == mover:
            return refuse("turn.wait_for_answers")
        if seat != state.after(mover):
            return refuse("turn.not_yours", turn=state.after(mover))
        if others := [each for each in state.unanswered if each != seat]:
            return refuse("turn.others_first", seats=others)
        if self.would_be_out(state, mover):
            return refuse("turn.answer_first")
        self.stand(work, Standing.MOVED)
        return None

    def letters_of(self, word: str) -> str:
        """Abbreviations may be written with their dots, S.P.A., which are no tiles (art. 7)."""
        return without_dots(word)

    def fit_laying(self, state: State, seat: int, laying: Laying | Misfit) -> Laying | Rejected:
        """The play, if the rules of placing and the rack allow it (art. 2, 5, 21)."""
        if isinstance(laying, Misfit):
            return refuse(f"play.{laying.reason}", **laying.detail)
        return (
            _refuse_letters(state, laying)
            or refuse_rack(state.racks[seat], laying, refuse)
            or refuse_place(state.board, state.rules.layout.centre, laying, refuse)
            or _refuse_alongside(state, laying)
            or laying
        )

    def count(self, work: Work[State], seat: int, laying: Laying, verdicts: tuple[Verdict, ...]) -> Played:
        """A play scores its words and its prizes (art. 15-16, 24-29)."""
        state = work.state
        squares, first = state.options.letter_squares, state.board.is_empty
        words = score_words(state.rules, laying, letter_squares=squares, first=first)
        won = prizes(state.rules, laying)
        score = sum([word.points for word in words]) + sum([prize.points + prize.extra for prize in won])
        return laid(Played, work, seat, laying, words=words, prizes=won, score=score, verdicts=verdicts)

    def checks_words(self, state: State) -> bool:
        """A house rule: inadmissible words are refused at once."""
        return state.options.challenges is Challenges.VOID

    def refuse_resignation(self, state: State, seat: int) -> Rejected | None:
        """Whoever waits for answers to a play waits with resigning too (art. 14)."""
        waits = state.pending is not None and state.pending.play.seat == seat
        return refuse("turn.wait_for_answers") if waits else None

    def go_out(self, work: Work[State], mover: int) -> None:
        """The last tile there was to lay has been laid (art. 32)."""
        self.end(work, Ending.CLOSED, went_out=mover)

    def end_if_idle(self, work: Work[State]) -> None:
        """A house rule against a deadlock: each player three turns in a row without a word, or two with no bag."""
        state = work.state
        needed = state.rules.idle_each if len(state.bag) else state.rules.idle_each_bag_empty
        if all(state.idle[seat] >= needed for seat in state.active):
            self.end(work, Ending.DEADLOCK)

    def end(self, work: Work[State], reason: str, went_out: int | None = None) -> None:
        """Settle the game and close it (art. 32-36)."""
        why = Ending(reason)
        self.close(work, _ended, why, ARTICLES[why], settle(work.state, why, went_out))


def _ended(scores: tuple[int, ...], places: tuple[tuple[int, ...], ...], **fields: object) -> Ended:
    """The end with what everyone wins from whom (art. 36)."""
    ended: Callable[..., Ended] = Ended
    return ended(scores=scores, places=places, winnings=winnings(scores, places), **fields)


def _refuse_letters(state: State, laying: Laying) -> Rejected | None:
    """A scarab stands for a letter that the game has: it takes its value (art. 21)."""
    letters = state.rules.tiles.values
    strange = [cell.upper() for _, cell in laying.tiles if cell.islower() and cell.upper() not in letters]
    return refuse("play.no_such_letter", letter=strange[0]) if strange else None


def _refuse_alongside(state: State, laying: Laying) -> Rejected | None:
    """A later word holds a tile of the board or lengthens a word; lying along another is not enough (art. 5)."""
    main = laying.words[0]
    if state.board.is_empty or len(laying.tiles) < len(main.cells):
        return None
    if state.joining is Joining.LENGTHEN and any(_lengthens(main, crossing) for crossing in laying.words[1:]):
        return None
    return refuse("play.only_alongside", word=main.cells.upper())


def _lengthens(main: Formed, crossing: Formed) -> bool:
    """Whether the new letter in a crossing makes a word longer: two letters or more stand before it, or after it."""
    across = main.direction is Direction.ACROSS
    before = main.square.row - crossing.square.row if across else main.square.col - crossing.square.col
    return max(before, len(crossing.cells) - before - 1) > 1


TABLE = ScarabeoConduct(refuse, closed={Phase.OVER: "game.over", Phase.VOTING: "turn.voting"})
fit = TABLE.fit
