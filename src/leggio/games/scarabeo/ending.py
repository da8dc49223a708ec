"""How a game is settled at its end: art. 30, 32-36."""

from leggio.core.letters import JOLLY
from leggio.games.scarabeo.events import Ended, Ending, Reckoning, Settlement, Winning
from leggio.games.scarabeo.score import scarabs_left, tiles_left
from leggio.games.scarabeo.state import State

ARTICLES = {Ending.CLOSED: "32", Ending.DEADLOCK: "", Ending.RESIGNED: "", Ending.ABANDONED: ""}


def settle(state: State, reason: Ending, closer: int | None) -> tuple[Settlement, ...]:
    """Everyone loses what they hold, scarabs at thirty each and once; whoever closed gains all that (art. 30, 33-34).

    A resignation or an agreed stop counts no tiles (house rules).
    """
    if reason in (Ending.RESIGNED, Ending.ABANDONED):
        return ()
    rules, lines = state.rules, []
    for seat, rack in enumerate(state.racks):
        letters, scarabs = _sorted_out(rack)
        lines += _lines(seat, Reckoning.RACK_LEFT, -tiles_left(rules, rack), letters)
        lines += _lines(seat, Reckoning.SCARABS_LEFT, -scarabs_left(rules, rack), scarabs)
    if closer is not None:
        others = "".join(rack for seat, rack in enumerate(state.racks) if seat != closer)
        letters, scarabs = _sorted_out(others)
        lines += _lines(closer, Reckoning.RACK_GAINED, tiles_left(rules, others), letters)
        lines += _lines(closer, Reckoning.SCARABS_GAINED, scarabs_left(rules, others), scarabs)
    return tuple(lines)


def _sorted_out(tiles: str) -> tuple[str, str]:
    """Letters in order, and scarabs."""
    return "".join(sorted(tiles.replace(JOLLY, ""))), JOLLY * tiles.count(JOLLY)


def _lines(seat: int, kind: Reckoning, points: int, tiles: str) -> list[Settlement]:
    return [Settlement(seat, kind, points, tiles)] if tiles else []


def winnings(scores: tuple[int, ...], places: tuple[tuple[int, ...], ...]) -> tuple[Winning, ...]:
    """Who wins how much from whom: everyone the difference from each player placed below (art. 36).

    Nobody placed below wins anything, not even one who resigned with more points.
    """
    return tuple(
        Winning(winner, loser, scores[winner] - scores[loser])
        for place, winners in enumerate(places)
        for winner in winners
        for losers in places[place + 1 :]
        for loser in losers
        if scores[winner] > scores[loser]
    )


def balances(ended: Ended) -> tuple[int, ...]:
    """What each seat has won and lost in all: together nothing (art. 36)."""
    return tuple(
        sum(each.points for each in ended.winnings if each.winner == seat)
        - sum(each.points for each in ended.winnings if each.loser == seat)
        for seat in range(len(ended.scores))
    )
