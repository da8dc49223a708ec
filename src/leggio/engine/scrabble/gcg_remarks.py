"""What GCG has no place for, in words: clocks, challenged words, rulings, the cambio secco, how a game ended."""

from leggio.games.scrabble.events import (
    CambioSecco,
    Challenged,
    Ended,
    Ruled,
    RulingCorrected,
    StarterChosen,
    TimeClaimed,
)
from leggio.games.scrabble.state import State
from leggio.notation.racks import in_order

Names = tuple[str, ...]  # by seat


def one_line(text: str) -> str:
    """Text of people in a file of lines: whatever breaks a line becomes a space."""
    return " ".join(text.split())


def time_used(state: State, at: int, names: Names) -> str:
    """The clocks at a moment."""
    used = (f"{name} {_minutes(state.clock.spent(seat, at))}" for seat, name in enumerate(names))
    return f"time used: {', '.join(used)}"


def start_drawn(event: StarterChosen, names: Names) -> str:
    """The draw for the start (art. 25)."""
    if not event.draws:
        return f"start: {names[event.starter]}, named by the referee (art. 25)"
    draws = ", ".join(f"{names[seat]} {tile}" for seat, tile in event.draws)
    return f"start: {names[event.starter]}; drawn: {draws} (art. 25)"


def secco(event: CambioSecco, names: Names) -> str:
    """A whole rack changed without losing the turn (art. 35)."""
    return f"cambio secco: {names[event.seat]} gives {in_order(event.given)}, draws {in_order(event.drawn)} (art. 35)"


def challenged(event: Challenged, names: Names) -> str:
    """Which words were contested, and by whom (art. 28)."""
    return f"challenged by {names[event.seat]}: {', '.join(event.words)} (art. 28)"


def ruled(event: Ruled) -> str:
    """Who ruled, and how (art. 29-30)."""
    who = f"{event.arbiter.value} {one_line(event.name)}".strip()
    verdicts = ", ".join(f"{each.word} {'valid' if each.valid else 'not valid'}" for each in event.verdicts)
    return f"ruled by {who}: {verdicts} (art. 30)"


def ruling_corrected(event: RulingCorrected) -> str:
    """Who took a ruling back (art. 32)."""
    who = f"{event.arbiter.value} {one_line(event.name)}".strip()
    return f"an earlier ruling is put right by {who} (art. 32)"


def time_claimed(event: TimeClaimed, names: Names) -> str:
    """Used-up time pointed out (art. 37)."""
    who = "the table" if event.seat is None else names[event.seat]
    what = "extra minute" if event.stage == 1 else "game lost on time"
    return f"time claimed by {who} against {names[event.against]}: {what} (art. 37)"


def game_over(event: Ended, names: Names) -> str:
    """Why the game is over, and who is where (art. 39, 41)."""
    article = f" (art. {event.article})" if event.article else ""
    places = "; ".join(
        f"{number}. {' and '.join(names[seat] for seat in seats)}" for number, seats in enumerate(event.places, start=1)
    )
    return f"game over: {event.reason.value}{article}; {places or 'no result'}"


def _minutes(ms: int) -> str:
    minutes, seconds = divmod(ms // 1000, 60)
    return f"{minutes}:{seconds:02}"
