"""Who may act, and what they may say."""

from leggio.core.letters import is_label
from leggio.core.outcome import Rejected
from leggio.games.duplicate.refusals import refuse
from leggio.games.duplicate.state import Phase, State

LONGEST_NAME = 40
LONGEST_TEXT = 200


def refuse_seat(state: State, seat: int) -> Rejected | None:
    """A refusal unless the game is on and this seat plays."""
    if not 0 <= seat < len(state.roll):
        return refuse("seat.unknown", seat=seat)
    if state.phase is Phase.OVER:
        return refuse("game.over")
    return refuse("seat.left") if state.roll[seat].left else None


def refuse_text(text: str) -> Rejected | None:
    """A refusal unless a text can be kept and shown."""
    return None if is_label(text, LONGEST_TEXT) else refuse("text.bad", longest=LONGEST_TEXT)
