"""The standings on paper."""

from datetime import UTC

import pytest

from leggio.paper.tournaments.standings import criterion_text, standings_listing
from leggio.tournament import Options, Stage, System, standings
from leggio.tournament.commands import Close
from leggio.tournament.entrant import Entry
from leggio.tournament.options import Criterion
from support.tournament.desk import DIRECTOR, Desk
from support.tournament.halls import hall


def test_lines_are_those_of_the_tournament() -> None:
    """Place, name, club, score and games, then the criteria in the order chosen."""
    state = hall(9, rounds=2).state
    section = standings_listing(state, "it", UTC, large=False).sections[0]
    for row, line in zip(section.rows, standings(state), strict=True):
        assert row[:3] == (str(line.place), state.entrants[line.number - 1].name, "Circolo di Forlì")
        assert row[4] == f"{line.wins}-{line.draws}-{line.losses}"
        assert int(row[5].replace("−", "-")) == line.spread
    assert [column.title for column in section.columns[5:]] == ["Diff.", "Buch.", "Fatti"]


def test_groups_and_teams_have_tables_of_their_own() -> None:
    """Everyone together first, then each group, then teams."""
    desk = Desk(Stage(system=System.ROUND_ROBIN))
    desk.enter([Entry(name=f"Ada {each}", group="AB"[each % 2], team="Rossi" if each < 3 else "") for each in range(6)])
    desk.play()
    sections = standings_listing(desk.state, "en", UTC, large=False).sections
    assert [section.title for section in sections] == ["Overall", "Group A", "Group B", "Teams"]
    assert [len(section.rows) for section in sections] == [6, 3, 3, 1]


def test_the_title_says_which_they_are() -> None:
    """Before the first round, in one, after one, at the end."""
    desk = Desk(options=Options(calendar=(Stage(system=System.SWISS, rounds=1),)))
    desk.enter(4)
    titles = [standings_listing(desk.state, "it", UTC, large=False).title]
    desk.pair()
    titles.append(standings_listing(desk.state, "it", UTC, large=False).title)
    for table in (1, 2):
        desk.result(table, 400, 390)
    titles.append(standings_listing(desk.state, "it", UTC, large=False).title)
    desk.do(Close(by=DIRECTOR))
    titles.append(standings_listing(desk.state, "it", UTC, large=False).title)
    assert titles == ["Iscritti", "Classifica, turno 1 in corso", "Classifica dopo il turno 1", "Classifica finale"]


@pytest.mark.parametrize(
    ("criterion", "figure", "told"),
    [
        (Criterion.SPREAD, -7, "−7"),
        (Criterion.SPREAD, 0, "0"),
        (Criterion.POINTS, 1200, "1200"),
        (Criterion.BUCHHOLZ, 9, "4½"),
        (Criterion.SONNEBORN_BERGER, 3, "¾"),
        (Criterion.SONNEBORN_BERGER, 29, "7¼"),
    ],
)
def test_criteria_in_whole_points(criterion: Criterion, figure: int, told: str) -> None:
    """The state counts in halves and quarters; people do not."""
    assert criterion_text(criterion, figure) == told
