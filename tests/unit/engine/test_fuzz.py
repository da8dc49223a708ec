"""Whatever board, rack, line or rules the kernel is given, it answers or refuses; it never crashes."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leggio.core.board import Board
from leggio.core.letters import ALPHABET
from leggio.engine import Position, word_graph
from leggio.engine.registry import rules_of
from leggio.kernel import BoardPosition, BoardRules, Course, LeaveTable, autoplay
from leggio.notation.errors import NotationError
from support.invented_words import WORDS
from support.scarabeo_reference import LETTERS

cells = st.sampled_from("." * 12 + ALPHABET + ALPHABET.lower())
boards = st.lists(cells, min_size=225, max_size=225).map("".join)
GRAPH = word_graph(WORDS)
racks = st.text("AEIORST?QZ", max_size=7)


@settings(deadline=None, max_examples=150)
@given(board=boards, rack=racks)
def test_any_board_and_rack(board: str, rack: str) -> None:
    """Boards that no game could reach still give plays that fit, and the best of them is the best."""
    position = Position(Board(15, board), rack, GRAPH)
    plays = position.plays()
    for play in plays[:20]:
        fresh = BoardPosition(_rules(), GRAPH, board)
        fresh.lay(play.square.row, play.square.col, play.direction == "down", play.tiles)
        laid = len(play.tiles.replace(".", ""))
        assert fresh.cells.count(".") == board.count(".") - laid
    best = position.best()
    assert (best[0].score if best else None) == max((play.score for play in plays), default=None)


@settings(deadline=None, max_examples=300)
@given(
    line=st.text(max_size=80)
    | st.from_regex(r"[0-9A-Za-z/]{0,60} [A-Z?]{0,9}/[A-Z]{0,3} [0-9/-]{1,9} [0-9]", fullmatch=True)
)
def test_any_line_as_a_position(line: str) -> None:
    """A line that is no position is refused as such."""
    with suppress(NotationError, ValueError):
        Position.from_cgp(line, GRAPH).count()


@settings(deadline=None, max_examples=200)
@given(
    line=st.text(max_size=80)
    | st.from_regex(r"(17/){12}[0-9A-Za-z]{1,9}(/17){4} [A-Z?]{0,9}/[A-Z]{0,3} 0/0 0( ld scarabeo;)?", fullmatch=True)
)
def test_any_line_as_a_position_of_scarabeo(line: str) -> None:
    """The same for the larger board, its racks of eight and its scarabs."""
    with suppress(NotationError, ValueError):
        position = Position.from_cgp(line, GRAPH, rules="scarabeo")
        assert position.count()[1] == max((play.score for play in position.best()), default=0)


@settings(deadline=None, max_examples=100)
@given(kind=st.text(max_size=4), each=st.integers(-1, 2), threads=st.integers(0, 3), jolly=st.integers(-50, 50))
def test_any_course_of_autoplay(kind: str, each: int, threads: int, jolly: int) -> None:
    """Games end by whatever rules, or the rules are refused."""
    with suppress(ValueError):
        games, *_ = autoplay(
            board=rules_of("scarabeo").board,
            course=Course(
                exchange_needs=each,
                kind=kind,
                scoreless_each=each,
                scoreless_each_bag_empty=each,
                jolly_left=jolly,
                credits_going_out=True,
            ),
            graph=GRAPH,
            leaves=LeaveTable([]),
            games=1,
            threads=threads,
            seed=1,
        )
        assert games == 1


@settings(deadline=None, max_examples=200)
@given(row=st.integers(-3, 20), col=st.integers(-3, 20), down=st.booleans(), tiles=st.text("AB.z\0é", max_size=20))
def test_any_play_is_laid_or_refused(row: int, col: int, down: bool, tiles: str) -> None:
    """A play that does not fit is refused and changes nothing."""
    board = "." * 112 + "RE" + "." * 111
    position = BoardPosition(_rules(), GRAPH, board)
    try:
        position.lay(row, col, down, tiles)
    except ValueError:
        assert position.cells == board
    else:
        assert position.cells.count(".") == board.count(".") - len(tiles.replace(".", ""))


wide = st.lists(st.sampled_from("." * 12 + LETTERS), min_size=289, max_size=289).map("".join)


@settings(deadline=None, max_examples=100)
@given(board=wide, scarabs=st.lists(st.integers(0, 288), max_size=3), rack=st.text("AEIORST?QZ", max_size=8))
def test_any_board_with_scarabs(board: str, scarabs: list[int], rack: str) -> None:
    """Boards of Scarabeo that no game could reach: plays come once, and their swaps fit. A third scarab is refused."""
    cells = "".join(cell.lower() if index in scarabs else cell for index, cell in enumerate(board))
    if sum(cell.islower() for cell in cells) > 2:
        with pytest.raises(ValueError, match="more jollies"):
            Position(Board(17, cells), rack, GRAPH, rules="scarabeo")
        return
    position = Position(Board(17, cells), rack, GRAPH, rules="scarabeo")
    plays = position.plays()
    assert len({(play.swaps, play.square, play.direction, play.tiles) for play in plays}) == len(plays)
    assert [play.score for play in position.best(3)] == sorted((play.score for play in plays), reverse=True)[:3]
    assert all(position.board.at(square).islower() for play in plays for square in play.swaps)
    if plays and rack.count("?") + len(scarabs) <= 2:
        position.play(plays[-1], "")


@pytest.mark.parametrize("swaps", [[0], [-1], [999], [112, 112], [113]])
def test_swaps_that_are_none_are_refused(swaps: list[int]) -> None:
    """Only a jolly that stands there is taken, and once."""
    board = "." * 112 + "rE" + "." * 111
    position = BoardPosition(_rules(jollies_fly=True), GRAPH, board)
    with pytest.raises(ValueError, match="no jolly"):
        position.lay(8, 7, True, "A", swaps)
    assert position.cells == board


@pytest.mark.parametrize(
    "change",
    [
        {"size": 0},
        {"size": 18},
        {"rack_size": 9},
        {"letter_factors": [1] * 224},
        {"word_factors": [0] * 225},
        {"values": [1] * 26},
        {"values": [-1] * 27},
        {"prizes": [0] * 7},
        {"jolly_letters": "a"},
        {"first_word_factor": 0},
        {"word_factors": [3] * 225, "premiums_stay": True},
        {"word_factors": [9] * 225},
        {"word_prizes": [("A", 1, 1)]},
        {"word_prizes": [("AB", 1, -1)]},
        {"word_prizes": [("Ab", 1, 1)]},
        {"word_prizes": [("AB", 1, 1)] * 5},
        {"counts": [5, *[4] * 26], "jollies_fly": True},
    ],
)
def test_rules_that_do_not_fit_together_are_refused(change: dict[str, object]) -> None:
    """Sizes that disagree and figures out of range are found before anything is generated."""
    with pytest.raises(ValueError, match=r"rules|jolly|premium"):
        _rules(**change)


def _rules(**change: object) -> BoardRules:
    given_rules: dict[str, object] = {
        "size": 15,
        "rack_size": 7,
        "letter_factors": [1] * 225,
        "word_factors": [1] * 225,
        "values": [0, *[1] * 26],
        "jolly_values": [0] * 27,
        "counts": [2, *[4] * 26],
        "jolly_letters": ALPHABET,
        "prizes": [0] * 7 + [50],
        "pure_prizes": [0] * 8,
        "premiums_stay": False,
        "least_cross_run": 1,
        "first_word_factor": 1,
    }
    return BoardRules(**{**given_rules, **change})  # type: ignore[arg-type] # what does not fit is the point
