"""Ratings after a tournament."""

import pytest

from leggio.tournament.commands import SetForfeit
from leggio.tournament.entrant import Entry
from leggio.tournament.ratings.elo import EloOptions
from leggio.tournament.ratings.glicko2 import Glicko
from leggio.tournament.ratings.of_event import RATED_DEVIATION, elo_of, glicko_of
from leggio.tournament.result import Winner
from support.tournament.desk import DIRECTOR, Desk


def event() -> Desk:
    """Five players: one game, one forfeit, one bye."""
    desk = Desk()
    desk.enter(
        [Entry(name=f"P{each}", rating=rating, games=40) for each, rating in enumerate((1600, 1600, 1500, 1400))]
    )
    desk.enter([Entry(name="Nuova")])
    desk.pair()
    game, forfeited = desk.state.rounds[0].games
    desk.result(game.table, 400, 300)
    desk.do(SetForfeit(by=DIRECTOR, round=1, table=forfeited.table, winner=Winner.FIRST))
    return desk


def test_byes_and_forfeits_are_no_games() -> None:
    """Ratings: only games at the board count, and whoever had none keeps their Elo."""
    desk = event()
    played = set(desk.state.rounds[0].games[0].players)
    for line in elo_of(desk.state):
        assert line.games == (1 if line.number in played else 0)
        assert (line.after != line.before) == (line.number in played)


def test_elo_of_the_winner_and_the_loser() -> None:
    """Ratings, Elo: what one gains the other loses, if both are as established."""
    desk = event()
    game = desk.state.rounds[0].games[0]
    lines = {line.number: line for line in elo_of(desk.state, EloOptions(k=32, provisional_games=10))}
    winner, loser = lines[game.first], lines[game.second]
    gain = 32 * (1 - 1 / (1 + 10 ** ((loser.before - winner.before) / 400)))
    assert winner.after - winner.before == pytest.approx(gain, abs=0.01)
    assert loser.before - loser.after == pytest.approx(gain, abs=0.01)
    assert not winner.provisional
    newcomer = lines[5]
    assert (newcomer.before, newcomer.was_rated, newcomer.provisional) == (1500, False, True)


def test_glicko_from_what_players_came_with() -> None:
    """Ratings, Glicko-2: what is known of a player, a rating alone, or nothing."""
    desk = event()
    lines = {line.number: line for line in glicko_of(desk.state, {1: Glicko(1700, 60, 0.05)})}
    assert lines[1].before == Glicko(1700, 60, 0.05)
    assert lines[2].before == Glicko(1600, RATED_DEVIATION)
    assert lines[5].before == Glicko()
    winner, loser = desk.state.rounds[0].games[0].players
    assert lines[winner].after.rating > lines[winner].before.rating
    assert lines[loser].after.rating < lines[loser].before.rating
    assert [line.after.rating for line in glicko_of(desk.state)] == sorted(
        (line.after.rating for line in glicko_of(desk.state)), reverse=True
    )
