"""How a game is settled at its end: art. 37, 39-41."""

from leggio.games.board.score import final_scores
from leggio.games.figs.score import tiles_left
from leggio.games.scrabble.events import Ending, Reckoning, Settlement
from leggio.games.scrabble.state import State

ARTICLES = {
    Ending.WENT_OUT: "39a",
    Ending.SCORELESS: "39b",
    Ending.TIME_LOST: "39c",
    Ending.TIME_LIMIT: "39d",
    Ending.RESIGNED: "",
    Ending.ABANDONED: "",
}


def settle(state: State, reason: Ending, went_out: int | None) -> tuple[Settlement, ...]:
    """The lines of art. 40; a resignation or an agreed stop only counts time penalties (house rules)."""
    lines = [_time_penalty(state, seat) for seat in state.seats if state.overtime[seat] is not None]
    if reason in (Ending.RESIGNED, Ending.ABANDONED):
        return tuple(lines)
    rules = state.rules
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


def _time_penalty(state: State, seat: int) -> Settlement:
    lost = state.lost_on_time == seat
    points = state.rules.lost_penalty if lost else state.rules.extra_penalty
    return Settlement(seat, Reckoning.TIME_PENALTY, -points)


def _conventional(state: State, loser: int, lines: tuple[Settlement, ...]) -> list[Settlement]:
    """Whoever lost on time and is not behind gets fifty less than the (lowest) opponent still in play (art. 37)."""
    scores = final_scores(state.totals, lines)
    lowest = min(scores[seat] for seat in state.opponents(loser))
    if scores[loser] < lowest:
        return []
    return [Settlement(loser, Reckoning.CONVENTIONAL, lowest - state.rules.lost_penalty - scores[loser])]
