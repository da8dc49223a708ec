"""Places, and what decides between equals."""

from leggio.tournament import Options, Stage, System, standings
from leggio.tournament.commands import Correct, FixPair
from leggio.tournament.entrant import Entry
from leggio.tournament.options import Criterion
from leggio.tournament.standings.teams import team_standings
from support.tournament.desk import DIRECTOR, Desk

ALL = Stage(system=System.KOTH, rounds=3)


def robin(*criteria: Criterion, results: dict[tuple[int, int], tuple[int, int]], players: int = 4) -> Desk:
    """A round robin of four with given results, the smaller number first."""
    desk = Desk(options=Options(calendar=(Stage(system=System.ROUND_ROBIN),), criteria=criteria))
    desk.enter(players)
    for _ in range(players - 1 + players % 2):
        desk.pair()
        for game in desk.state.rounds[-1].games:
            one, other = results[min(game.players), max(game.players)]
            first, second = (one, other) if game.first < game.second else (other, one)
            desk.result(game.table, first, second)
    return desk


# 1 beats 2, 2 beats 3, 3 beats 1, all beat 4; by far, or by little.
CIRCLE = {
    (1, 2): (400, 390),
    (2, 3): (400, 350),
    (1, 3): (300, 400),
    (1, 4): (500, 300),
    (2, 4): (450, 300),
    (3, 4): (400, 300),
}


def order(desk: Desk) -> list[tuple[int, int]]:
    """Place and number of each line."""
    return [(line.place, line.number) for line in standings(desk.state)]


def test_wins_then_spread() -> None:
    """Standings: wins first, spread between equals."""
    desk = robin(Criterion.SPREAD, results=CIRCLE)
    assert [(line.place, line.number, line.score, line.spread) for line in standings(desk.state)] == [
        (1, 2, 4, 190),
        (2, 3, 4, 150),
        (3, 1, 4, 110),
        (4, 4, 0, -450),
    ]


def test_equals_share_a_place() -> None:
    """Standings: with nothing left to decide, a place is shared and the next one left out."""
    assert order(robin(results=CIRCLE)) == [(1, 1), (1, 2), (1, 3), (4, 4)]


def test_points_and_wins_at_the_board() -> None:
    """Standings, tie-breaks: points for; games won at the board."""
    desk = robin(Criterion.POINTS, results=CIRCLE)
    assert [line.criteria[Criterion.POINTS] for line in standings(desk.state)] == sorted(
        (1200, 1240, 1150, 900), reverse=True
    )
    desk = robin(Criterion.WINS, results=CIRCLE)
    assert [line.criteria[Criterion.WINS] for line in standings(desk.state)] == [
        2,
        2,
        2,
        0,
    ]


def test_the_games_among_the_equals() -> None:
    """Standings, direct encounter: counts if all of the equals have met, and only their games."""
    straight = CIRCLE | {(1, 3): (400, 300), (1, 4): (200, 500)}  # 1 beats 2 and 3 but loses to 4; 2 beats 3 and 4
    desk = robin(Criterion.DIRECT, results=straight)
    lines = {line.number: line for line in standings(desk.state)}
    assert (lines[1].score, lines[2].score, lines[3].score, lines[4].score) == (4, 4, 2, 2)
    assert order(desk) == [(1, 1), (2, 2), (3, 3), (4, 4)]
    assert order(robin(Criterion.DIRECT, results=CIRCLE)) == [(1, 1), (1, 2), (1, 3), (4, 4)]


def test_opponents_scores() -> None:
    """Standings, Buchholz, median, Sonneborn-Berger: what one's opponents have."""
    desk = robin(Criterion.BUCHHOLZ, Criterion.MEDIAN, Criterion.SONNEBORN_BERGER, results=CIRCLE)
    lines = {line.number: line.criteria for line in standings(desk.state)}
    assert lines[1] == {Criterion.BUCHHOLZ: 8, Criterion.MEDIAN: 4, Criterion.SONNEBORN_BERGER: 8}
    assert lines[4] == {Criterion.BUCHHOLZ: 12, Criterion.MEDIAN: 4, Criterion.SONNEBORN_BERGER: 0}


def test_a_bye_is_a_win_without_a_game() -> None:
    """Standings, byes: two half points and the spread that was agreed, but no win at the board and no points."""
    desk = Desk()
    desk.enter(3)
    desk.play()
    line = next(line for line in standings(desk.state) if line.byes)
    assert (line.score, line.spread, line.wins, line.points, line.byes) == (2, 50, 0, 0, 1)


def test_a_group_has_its_own_places() -> None:
    """Standings, groups: places among the members."""
    desk = Desk()
    desk.enter([Entry(name=name, group=name[0]) for name in ("A1", "A2", "B1", "B2")])
    desk.play()
    assert [line.place for line in standings(desk.state, group="B")] == [1, 2]
    assert {line.number for line in standings(desk.state, group="B")} == {3, 4}


def test_standings_of_an_earlier_round() -> None:
    """Standings: as they were after any round."""
    desk = Desk()
    desk.enter(4)
    desk.play()
    then = standings(desk.state)
    desk.play()
    assert standings(desk.state, upto=1) == then


def test_teams_add_their_best() -> None:
    """Teams: the best members count, equal teams share a place."""
    desk = Desk(options=Options(calendar=(ALL,), team_best=1))
    teams = ("Rossi", "Verdi", "Rossi", "Verdi", "")
    desk.enter([Entry(name=f"P{place}", team=team) for place, team in enumerate(teams)])
    desk.do(FixPair(by=DIRECTOR, first=1, second=3, reason="x"), FixPair(by=DIRECTOR, first=2, second=4, reason="x"))
    desk.pair()
    desk.result(1, 400, 300)
    desk.result(2, 400, 300)
    assert [(line.place, line.team, line.score, line.spread, line.counted) for line in team_standings(desk.state)] == [
        (1, "Rossi", 2, 100, 1),
        (1, "Verdi", 2, 100, 1),
    ]
    desk.do(Correct(by=DIRECTOR, round=1, table=2, first=450, second=300, reason="x"))
    assert [(line.place, line.team) for line in team_standings(desk.state)] == [(1, "Verdi"), (2, "Rossi")]
