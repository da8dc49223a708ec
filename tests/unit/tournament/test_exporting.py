"""Everything for other programs."""

import csv
import json
import random

import pytest

from leggio.tournament.commands import Challenge, Rule, SetForfeit
from leggio.tournament.entrant import Entry
from leggio.tournament.exporting import Subject, as_csv, as_json
from leggio.tournament.result import Winner
from leggio.tournament.roster import read_roster
from support.tournament.desk import DIRECTOR, REFEREE, Desk


def event() -> Desk:
    """Two rounds of five in two teams, a forfeit and a ruling."""
    desk = Desk()
    desk.enter([Entry(name=f"Ada {each}", team="Rossi" if each % 2 else "Verdi", rating=1500) for each in range(5)])
    desk.play(random.Random(1))
    desk.pair()
    desk.do(Challenge(by="kiosk", round=2, table=1, player=desk.state.rounds[1].games[0].first, words=("micio",)))
    desk.do(Rule(by=REFEREE, case=1, valid={"MICIO": True}))
    desk.do(SetForfeit(by=DIRECTOR, round=2, table=1, winner=Winner.FIRST))
    desk.result(2, 401, 400)
    return desk


def test_one_document() -> None:
    """Export: everything in one JSON document, with its format and version."""
    document = json.loads(as_json(event().state))
    assert (document["format"], document["version"]) == ("leggio-tournament-export", 1)
    assert [len(document["tournament"][key]) for key in ("players", "rounds", "standings", "cases")] == [5, 2, 5, 1]
    assert len(document["elo"]) == len(document["glicko2"]) == 5


@pytest.mark.parametrize(
    ("subject", "rows"),
    [
        (Subject.PLAYERS, 5),
        (Subject.ROUNDS, 6),
        (Subject.STANDINGS, 5),
        (Subject.TEAMS, 2),
        (Subject.RATINGS, 5),
        (Subject.RULINGS, 1),
    ],
)
def test_a_table_a_subject(subject: Subject, rows: int) -> None:
    """Export: CSV, every row as wide as its header."""
    table = list(csv.reader(as_csv(event().state, subject).splitlines()))
    assert len(table) == rows + 1
    assert {len(row) for row in table} == {len(table[0])}


def test_players_come_back() -> None:
    """Export and import: the players of one event are the roster of the next."""
    state = event().state
    assert read_roster(as_csv(state, Subject.PLAYERS).encode()).entries == tuple(each.entry for each in state.entrants)


def test_a_name_is_no_formula() -> None:
    """Export: what a spreadsheet would compute is only shown."""
    desk = Desk()
    desk.enter([Entry(name="=1+1"), Entry(name="Bea")])
    assert "'=1+1" in as_csv(desk.state, Subject.PLAYERS)
