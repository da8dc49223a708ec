"""TSH's division files: players and results out, players and results in, whatever is wrong with a line."""

import random

import pytest

from leggio.tournament.commands import SetForfeit
from leggio.tournament.entrant import Entry
from leggio.tournament.result import Winner
from leggio.tournament.tsh import Line, read_tsh, write_tsh
from support.tournament.desk import DIRECTOR, Desk

FILE = """# a comment
Rossi, Anna Maria   1500 2 3 0; 401 380 50; p12 1 2 0; board 1 1 0
Bianchi, Bea 1420 1 0 3; 380 50 390; p12 2 0 1

Verdi, Carlo 0 0 1 2; 50 390 400; p12 0 1 2
"""


def test_a_file_is_read() -> None:
    """Comments and blank lines are no players; fields that are not ours are let pass."""
    division = read_tsh(FILE.encode())
    assert division.problems == ()
    assert division.lines[0] == Line(
        name="Rossi, Anna Maria", rating=1500, opponents=(2, 3, 0), scores=(401, 380, 50), starts=(1, 2, 0)
    )
    assert [(each.name, each.rating) for each in division.roster.entries] == [
        ("Anna Maria Rossi", 1500),
        ("Bea Bianchi", 1420),
        ("Carlo Verdi", None),
    ]


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("Rossi, Anna", 1, "tsh.bad_line"),
        ("1500 2 3", 1, "tsh.bad_line"),
        ("Rossi, Anna 1500 2; many", 1, "tsh.bad_number"),
        ("Rossi, Anna 1500 0; 50 60", 1, "tsh.more_scores"),
        ("Rossi, Anna 1500 2; 50", 1, "tsh.no_opponent"),
        ("Rossi, Anna 1500 1; 50", 1, "tsh.no_opponent"),
        ("Rossi, Anna 1500 2; 300\nVerdi, Ugo 1400 0; 50", 1, "tsh.not_mutual"),
        ("Rossi, Anna 1500\n\nRossi, Anna 1400", 2, "roster.twice"),
        ("", 1, "roster.empty"),
        ("Rossi, Anna 99999", 1, "entry.field"),
    ],
)
def test_what_is_wrong_is_told(text: str, line: int, code: str) -> None:
    """The line, and a code; nobody is entered then."""
    problems = read_tsh(text.encode()).roster.problems
    assert [(each.line, each.code) for each in problems] == [(line, code)]


def test_a_tournament_is_written_and_read() -> None:
    """Opponents are mutual, points are the points, byes and forfeits stand for a round without an opponent."""
    desk = Desk()
    desk.enter([Entry(name=f"Ada {'BCDEF'[each]}", rating=1500 + each, group="A") for each in range(5)])
    desk.play(random.Random(1))
    desk.pair()
    desk.do(SetForfeit(by=DIRECTOR, round=2, table=1, winner=Winner.FIRST))
    state = desk.state
    division = read_tsh(write_tsh(state, "A").encode())
    assert division.problems == ()
    assert [each.name for each in division.roster.entries] == [each.name for each in state.listed]
    game = state.rounds[0].games[0]
    assert game.result is not None
    first = division.lines[game.first - 1]
    assert (first.opponents[0], first.scores[0], first.starts[0]) == (game.second, game.result.first, 1)
    bye = division.lines[state.rounds[0].byes[0].player - 1]
    assert (bye.opponents[0], bye.scores[0], bye.starts[0]) == (0, 50, 0)
    forfeit = state.rounds[1].games[0]
    assert division.lines[forfeit.first - 1].scores[1] == 50
    assert division.lines[forfeit.second - 1].scores[1] == -50
    pending = state.rounds[1].games[1]
    assert division.lines[pending.first - 1].opponents[1] == pending.second
    assert len(division.lines[pending.first - 1].scores) == 1
    assert write_tsh(state, "nobody's") == ""
