"""The pairings of a round on paper."""

from datetime import UTC

from leggio.paper.tournaments import pairings
from leggio.paper.tournaments.pairings import pairings_listing
from support.pdf import pages_of
from support.tournament.halls import hall


def test_table_who_starts_and_scores() -> None:
    """Art. 25: the list says who starts; with the score each came with, and the result once there is one."""
    desk = hall(7, rounds=2)
    one = desk.state.rounds[1]
    by_table, byes = pairings_listing(desk.state, one, "it", UTC, large=False).sections
    names = [each.name for each in desk.state.entrants]
    assert [row[0] for row in by_table.rows] == [str(game.table) for game in one.games]
    assert [(row[1], row[3]) for row in by_table.rows] == [
        (names[game.first - 1], names[game.second - 1]) for game in one.games
    ]
    assert all(row[2] in {"0", "½", "1"} for row in by_table.rows)
    result = one.games[0].result
    assert result
    assert by_table.rows[0][5].startswith(f"{result.first}-{result.second}")
    assert byes.rows == ((names[one.byes[0].player - 1],),)


def test_in_a_full_hall_also_by_name() -> None:
    """Nobody reads a hundred tables: everyone is on the list by name, accents apart, with table and who starts."""
    desk = hall(26)
    by_name = pairings_listing(desk.state, desk.state.rounds[0], "it", UTC, large=False).sections[-1]
    assert len(by_name.rows) == 26
    found = [row[0] for row in by_name.rows]
    assert found.index("Ada 9") < found.index("Però D’Angelò Noè") < found.index("W" * 60)
    assert sum(row[1] == "●" for row in by_name.rows) == 13
    assert len(pairings_listing(hall(22).state, hall(22).state.rounds[0], "it", UTC, large=False).sections) == 1


def test_in_both_languages() -> None:
    """Italian first, and English."""
    desk = hall(4)
    for language, words in (("it", ("Turno 1", "Comincia", "svizzero")), ("en", ("Round 1", "Starts", "Swiss"))):
        text = pages_of(pairings(desk.state, desk.state.rounds[0], language, UTC))[0]
        assert all(word in text for word in words)
