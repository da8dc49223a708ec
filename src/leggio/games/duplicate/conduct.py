"""How a hall is run: who may act, and what they may say."""

from leggio.core.letters import is_label
from leggio.core.outcome import Rejected
from leggio.games.common.conduct import Conduct
from leggio.games.duplicate.refusals import refuse
from leggio.games.duplicate.state import Phase, State

LONGEST_TEXT = 200


class HallConduct(Conduct[State]):
    """What is a hall's own: people come and go."""

    def refuse_seat(self, state: State, seat: int) -> Rejected | None:
        """A refusal unless the game is on and this seat plays."""
        if not 0 <= seat < len(state.roll):
            return refuse("seat.unknown", seat=seat)
        if code := self.closed.get(state.phase):
            return refuse(code)
        return refuse("seat.left") if state.roll[seat].left else None


HALL = HallConduct(refuse, closed={Phase.OVER: "game.over"})


def refuse_text(text: str) -> Rejected | None:
    """A refusal unless a text can be kept and shown."""
    return None if is_label(text, LONGEST_TEXT) else refuse("text.bad", longest=LONGEST_TEXT)
