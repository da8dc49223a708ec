"""What each player has so far. Scores in half points: a win or a bye two, a draw one."""

from collections.abc import Iterable

import msgspec

from leggio.tournament.conduct import Sanction
from leggio.tournament.result import Winner, halves
from leggio.tournament.state import Game, State


class Meeting(msgspec.Struct, frozen=True):
    """A game at the board as one of the two sees it."""

    opponent: int
    halves: int
    points: int
    against: int


class Tally(msgspec.Struct, kw_only=True):
    """Everything counted of one player."""

    number: int
    score: int = 0
    spread: int = 0
    points: int = 0
    wins: int = 0
    draws: int = 0
    losses: int = 0
    byes: int = 0
    forfeits: int = 0  # games they did not come for
    meetings: list[Meeting] = msgspec.field(default_factory=list)


def tallies(state: State, *, upto: int | None = None) -> dict[int, Tally]:
    """Of every player who entered, up to a round or to the last one paired."""
    found = {each.number: Tally(number=each.number) for each in state.listed}
    for one in state.rounds[: len(state.rounds) if upto is None else upto]:
        _count_games(one.games, found, state.options.forfeit_spread)
        for bye in one.byes:
            tally = found[bye.player]
            tally.byes += 1
            tally.score += 2
            tally.spread += state.options.bye_spread
    for penalty in state.penalties:
        if penalty.sanction is Sanction.POINTS:
            found[penalty.player].points -= penalty.points
            found[penalty.player].spread -= penalty.points
    return found


def _count_games(games: Iterable[Game], found: dict[int, Tally], forfeit_spread: int) -> None:
    for game in games:
        if game.result is None:
            continue
        result = game.result
        gained = halves(result.winner)
        scored = (result.first, result.second)
        for side in (0, 1):
            tally = found[game.players[side]]
            tally.score += gained[side]
            if result.was_played:
                against = scored[1 - side]
                tally.meetings.append(Meeting(game.players[1 - side], gained[side], scored[side], against))
                tally.points += scored[side]
                tally.spread += scored[side] - against
                tally.wins += gained[side] == 2
                tally.draws += gained[side] == 1
                tally.losses += gained[side] == 0
            elif gained[side] == 2:
                tally.spread += forfeit_spread
            elif result.winner is not Winner.DRAW:
                tally.forfeits += 1
                tally.spread -= forfeit_spread
