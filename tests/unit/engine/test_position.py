"""The engine's face: positions, their plays, and what is refused."""

import pytest

from leggio.core.board import Direction, Square, empty_board
from leggio.engine import Position, autoplay, word_graph
from leggio.games import scarabeo
from leggio.games.scrabble import Game
from leggio.kernel import Graph, LeaveTable
from leggio.notation.errors import NotationError
from support.invented_words import WORDS

EMPTY = empty_board(15)


@pytest.fixture(scope="module")
def graph() -> Graph:
    """The invented words."""
    return word_graph([*WORDS, "MICIO", "ARMONIA"])


def test_a_cgp_line_becomes_a_position(graph: Graph) -> None:
    """The rack is that of the player to move, and the plays are those of the board."""
    position = Position.from_cgp("15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15 ARMONAE/AB 0/16 0 lex x;", graph)
    plays = {str(play) for play in position.plays()}
    assert "I3 ARMON.A 17" in plays


def test_the_book_example_is_found_at_a_table(graph: Graph) -> None:
    """art. 3: after MICIO in F8, ARMONIA in I3 is among the plays of the player on turn."""
    game = Game("Anna", "Bea", words=WORDS, racks=["MICIOAB", "ARMONAE"])
    game.play("F8 orizz.", "MICIO")
    found = Position.from_state(game.state, graph).plays()
    assert (Square(2, 8), Direction.DOWN, 17) in {(play.square, play.direction, play.score) for play in found}


def test_a_first_word_and_its_mirror_count_once(graph: Graph) -> None:
    """Both directions are legal plays; perft counts a placement and its mirror image as one."""
    position = Position(EMPTY, "RE", graph)
    assert len(position.plays()) == 4
    assert position.count() == (2, 6)


def test_leaves_weigh_in(graph: Graph) -> None:
    """Of two plays the one that keeps better tiles is best, in thousandths of a point."""
    plain = Position(EMPTY, "AIE", graph).best(50)
    assert {play.equity for play in plain if play.tiles == "AI"} == {4000}
    keep = LeaveTable([("E", 2500)])
    weighed = Position(EMPTY, "AIE", graph).best(50, keep)
    assert {play.equity for play in weighed if play.tiles == "AI"} == {6500}


def test_no_play_is_no_play(graph: Graph) -> None:
    """A rack that makes nothing has no plays and a count of zero."""
    position = Position(EMPTY, "QZ", graph)
    assert (position.plays(), position.best(), position.count()) == ([], [], (0, 0))


@pytest.mark.parametrize("rack", ["abc", "A1", "AAAAAAAA", "À"])
def test_what_is_no_rack_is_refused(graph: Graph, rack: str) -> None:
    """Racks are capitals and `?`, as many as the rules allow."""
    with pytest.raises(ValueError, match="not a rack"):
        Position(EMPTY, rack, graph).plays()


def test_a_board_of_another_size_is_refused(graph: Graph) -> None:
    """The kernel never reads past the board it was told of."""
    with pytest.raises(ValueError, match="not a board"):
        Position(empty_board(17), "RE", graph)
    with pytest.raises(NotationError):
        Position.from_cgp("15/15 A/B 0/0 0", graph)


def test_threads_change_nothing(graph: Graph) -> None:
    """The same seed gives the same games on any number of threads, and another seed other games."""
    one = autoplay(graph, games=12, seed=5, threads=1)
    assert autoplay(graph, games=12, seed=5, threads=3) == one
    assert autoplay(graph, games=12, seed=6, threads=1).fingerprint != one.fingerprint
    assert one.games == 12
    assert one.mean_score > 0


def test_games_without_words_end(graph: Graph) -> None:
    """art. 39b: with nothing to play everyone exchanges, then passes, and the game is over."""
    result = autoplay(word_graph(["QZ"]), games=3, seed=1)
    assert result.turns == 18


def test_a_table_of_scarabeo_becomes_a_position(graph: Graph) -> None:
    """Scarabeo, art. 5, 24: the board and the rack of the player on turn, and the first word doubled."""
    game = scarabeo.Game("Anna", "Bea", words=WORDS, racks=["MICIOABR", "ARMONAEI"])
    position = Position.from_state(game.state, graph)
    assert (position.size, position.rack) == (17, "MICIOABR")
    assert {play.score for play in position.plays() if play.tiles == "MICIO"} == {12}
