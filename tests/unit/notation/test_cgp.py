"""CGP: positions on one line."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from leggio.core.board import Board, Square, empty_board
from leggio.engine.scrabble.position import position_of
from leggio.notation.cgp import CgpPosition, read_cgp, write_cgp
from leggio.notation.errors import NotationError
from support.tables import stacked_game

EXAMPLE = "15/15/15/15/15/15/15/7D7/15/15/15/15/15/15/15 AB/AA? 357/289 0 lex figs; ld italian;"

opcodes = st.from_regex(r"[a-z][a-z0-9_-]{0,5}", fullmatch=True)
arguments = st.lists(st.text("abcXYZ019.:/-è?", min_size=1, max_size=5), max_size=3).map(" ".join)


@st.composite
def positions(draw: st.DrawFn) -> CgpPosition:
    """Any position of two to four players on any board up to the largest."""
    size = draw(st.integers(1, 17))
    cells = draw(st.text("......ABZaz", min_size=size * size, max_size=size * size))
    seats = draw(st.integers(2, 4))
    return CgpPosition(
        Board(size, cells),
        tuple(draw(st.lists(st.text("AEIOUZ?", max_size=8), min_size=seats, max_size=seats))),
        tuple(draw(st.lists(st.integers(-999, 999), min_size=seats, max_size=seats))),
        draw(st.integers(0, 12)),
        tuple(draw(st.lists(st.tuples(opcodes, arguments), max_size=3))),
    )


def refusal(text: str, line: int = 1) -> NotationError:
    """The error that reading this raises."""
    with pytest.raises(NotationError) as caught:
        read_cgp(text, line=line)
    return caught.value


def test_the_parts() -> None:
    """Board, racks and scores from the player to move on, zero turns, opcodes in order."""
    position = read_cgp(EXAMPLE)
    assert position.board == empty_board(15).put(((Square(7, 7), "D"),))
    assert position.racks == ("AB", "AA?")
    assert position.scores == (357, 289)
    assert position.zero_turns == 0
    assert position.ops == (("lex", "figs"), ("ld", "italian"))


def test_writes_back() -> None:
    """The same line comes out, blanks and line ends around it apart."""
    assert write_cgp(read_cgp(f"  {EXAMPLE}\r\n")) == EXAMPLE


def test_opcodes_by_name() -> None:
    """An opcode is found by name, the first where it stands twice; none is None."""
    position = read_cgp("1 A/B 1/2 3 lex one; lex two; flag;")
    assert (position.op("lex"), position.op("flag"), position.op("ld")) == ("one", "", None)


def test_jollies_and_negative_scores() -> None:
    """Small letters are jollies on the board, and scores may be below zero (art. 30)."""
    position = read_cgp("3/aB1/3 ?/ -5/-12 6")
    assert position.board.cells == "...aB...."
    assert (position.racks, position.scores, position.zero_turns, position.ops) == (("?", ""), (-5, -12), 6, ())


def test_the_board_of_scarabeo() -> None:
    """Seventeen rows and columns, eight tiles on a rack."""
    rows = "/".join(["17"] * 8 + ["8S8"] + ["17"] * 8)
    text = f"{rows} ABCDEFGH/ABCDEFG? 0/0 0"
    position = read_cgp(text)
    assert position.board.at(Square(8, 8)) == "S"
    assert write_cgp(position) == text


@pytest.mark.parametrize(
    ("text", "code", "detail"),
    [
        ("", "cgp.missing_field", {"found": 0, "expected": 4}),
        ("1 A/B 1/2", "cgp.missing_field", {"found": 3, "expected": 4}),
        ("/".join(["18"] * 18) + " A/B 1/2 0", "cgp.bad_size", {"rows": 18, "most": 17}),
        ("2/3 A/B 1/2 0", "cgp.row_length", {"row": 2, "found": 3, "expected": 2}),
        ("2/A A/B 1/2 0", "cgp.row_length", {"row": 2, "found": 1, "expected": 2}),
        ("2/ A/B 1/2 0", "cgp.row_length", {"row": 2, "found": 0, "expected": 2}),
        ("2/A? A/B 1/2 0", "cgp.bad_row", {"row": 2, "found": "?"}),
        ("2/0AB A/B 1/2 0", "cgp.bad_row", {"row": 2, "found": "0"}),
        ("2/AÈ A/B 1/2 0", "cgp.bad_row", {"row": 2, "found": "È"}),
        ("1 AB 1/2 0", "cgp.rack_count", {"found": 1, "least": 2, "most": 4}),
        ("1 A/B/C/D/E 1/2/3/4/5 0", "cgp.rack_count", {"found": 5, "least": 2, "most": 4}),
        ("1 A/Bb 1/2 0", "cgp.bad_racks", {"rack": 2, "found": "b"}),
        ("1 A/B 1/x 0", "cgp.bad_scores", {"found": "x"}),
        ("1 A/B 1/٢ 0", "cgp.bad_scores", {"found": "٢"}),
        ("1 A/B 1/2/3 0", "cgp.score_count", {"found": 3, "expected": 2}),
        ("1 A/B 1/2 -1", "cgp.bad_zero_turns", {"found": "-1"}),
        ("1 A/B 1/2 0 lex figs", "cgp.open_op", {"found": "lex figs"}),
        ("1 A/B 1/2 0 lex figs;;", "cgp.bad_op", {"found": ""}),
        ("1 A/B 1/2 0 7 figs;", "cgp.bad_op", {"found": "7"}),
    ],
)
def test_broken(text: str, code: str, detail: dict[str, object]) -> None:
    """Whatever is wrong has a code of its own and names the part, the row included."""
    error = refusal(text, line=12)
    assert (error.line, error.code, error.detail) == (12, code, detail)


def test_unwritable() -> None:
    """A position that no line can carry is not written."""
    with pytest.raises(NotationError, match="cannot be written as CGP"):
        write_cgp(CgpPosition(empty_board(1), ("A", "B"), (0, 0), 0, (("lex", "a; b c"), ("x", "y;z w"))))
    with pytest.raises(NotationError, match="is not a tile"):
        write_cgp(CgpPosition(empty_board(1), ("a", "B"), (0, 0)))


def test_position_of_a_table() -> None:
    """The player to move comes first; a pending play is on the board and in the scores."""
    game = stacked_game("MICIO?E", "REMATOS", words="MICIOs")
    game.play("8D", "MICIOs")
    position = position_of(game.state)
    assert game.state.pending is not None
    assert position.racks == ("AEMORST", "E")
    assert position.scores == (0, game.state.pending.play.score)
    assert list(position.board.rows)[7] == "...MICIOs......"
    assert position.ops == (("ld", "italian"),)
    game.accept()
    after = position_of(game.state)
    assert after.scores == position.scores
    assert len(after.racks[1]) == 7


def test_zero_turns_of_a_table() -> None:
    """Zero turns are the passes and exchanges in a row (art. 39b)."""
    game = stacked_game("MICIOAE", "REMATOS")
    game.pass_turn()
    game.exchange("RE")
    assert position_of(game.state).zero_turns == 2


def test_lexicon_of_a_table() -> None:
    """A table that has a lexicon names it, in signs that do not break the line."""
    game = stacked_game("MICIOAE", "REMATOS", words="")
    state = game.state
    assert position_of(state).op("lex") is None
    position = position_of(replace(state, lexicon=" figs 2025; ld x.txt-1a "))
    assert position.ops == (("lex", "figs_2025__ld_x.txt-1a"), ("ld", "italian"))
    assert read_cgp(write_cgp(position)) == position


def test_more_than_two_players() -> None:
    """Seats follow in turn order from the one to move."""
    game = stacked_game("MICIOAE", "REMATOS", "LUNAPIE", players=3)
    game.pass_turn()
    assert position_of(game.state).racks == ("AEMORST", "AEILNPU", "ACEIIMO")


@settings(max_examples=150, deadline=None)
@given(positions())
def test_round_trip(position: CgpPosition) -> None:
    """Any position, on a board of any size, reads back as it was written."""
    assert read_cgp(write_cgp(position)) == position


@settings(max_examples=200, deadline=None)
@given(st.one_of(st.text(), st.lists(st.sampled_from(EXAMPLE + "0/?; ès"), max_size=90).map("".join)))
def test_any_text(text: str) -> None:
    """No text raises anything but NotationError."""
    try:
        position = read_cgp(text)
    except NotationError:
        return
    assert read_cgp(write_cgp(position)) == position


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(EXAMPLE)), st.integers(0, 4), st.text("0123456789ABab?/ ;-é", max_size=3))
def test_changed_text(where: int, cut: int, put: str) -> None:
    """A changed line reads as another position or raises NotationError."""
    try:
        position = read_cgp(EXAMPLE[:where] + put + EXAMPLE[where + cut :])
    except NotationError:
        return
    assert read_cgp(write_cgp(position)) == position
