"""How a table of Noveper is run: who may move, how a play is counted, how the game ends."""

from leggio.core.outcome import Rejected
from leggio.core.placing import Laying
from leggio.core.verdicts import Verdict
from leggio.games.board.conduct import BoardConduct, laid
from leggio.games.board.score import score_words
from leggio.games.common.commands import HOUSE, SEATED, refuser
from leggio.games.common.conduct import Work
from noveper.events import Ended, Ending, Played, Reckoning, Settled
from noveper.state import Phase, State

_PLAY = (
    "bad_square bad_word off_board square_taken no_new_tile word_goes_on not_in_line gap missing_tiles first_too_short "
    "first_off_centre not_connected invalid_words"
)
refuse = refuser(
    {
        **SEATED,
        **{f"play.{code}": HOUSE for code in _PLAY.split()},
        "open.players": HOUSE,
        "open.no_judge": HOUSE,
        "turn.not_yours": HOUSE,
        "game.over": HOUSE,
    }
)


class Conduct(BoardConduct[State]):
    """What is Noveper's own at its table."""

    def take_turn(self, work: Work[State], seat: int) -> Rejected | None:
        """One after the other."""
        if refusal := self.refuse_seat(work.state, seat):
            return refusal
        return None if work.state.turn == seat else refuse("turn.not_yours", turn=work.state.turn)

    def count(self, work: Work[State], seat: int, laying: Laying, verdicts: tuple[Verdict, ...]) -> Played:
        """Words by their premium squares, and a bonus for a whole rack."""
        rules = work.state.rules
        words = score_words(rules.layout, rules.tiles, laying)
        bonus = rules.bonus if len(laying.tiles) == rules.rack_size else 0
        score = sum(word.points for word in words) + bonus
        return laid(Played, work, seat, laying, words=words, score=score, verdicts=verdicts)

    def checks_words(self, state: State) -> bool:
        """Words are checked as they are laid."""
        return True

    def go_out(self, work: Work[State], mover: int) -> None:
        """The last tiles there were have been laid."""
        self.end(work, Ending.WENT_OUT, went_out=mover)

    def end_if_idle(self, work: Work[State]) -> None:
        """Everyone has passed twice in a row."""
        if all(work.state.idle[seat] >= work.state.rules.passes_each for seat in work.state.active):
            self.end(work, Ending.ALL_PASSED)

    def end(self, work: Work[State], reason: str, went_out: int | None = None) -> None:
        """What is left on a rack counts against it."""
        state, why = work.state, Ending(reason)
        held = [(seat, rack) for seat, rack in enumerate(state.racks) if rack and seat not in state.resigned]
        lines = tuple(
            Settled(seat, Reckoning.RACK_LEFT, -state.rules.tiles.total(rack), "".join(sorted(rack)))
            for seat, rack in held
        )
        self.close(work, Ended, why, "", lines)


TABLE = Conduct(refuse, closed={Phase.OVER: "game.over"})
