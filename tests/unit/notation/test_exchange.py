"""Files as other programs write them, in their manners: all are read, or refused with line and cause.

They were written for these tests, after the manners of Quackle, macondo and MAGPIE and of files in the wild.
"""

from pathlib import Path

import pytest

from leggio.core.board import Square
from leggio.notation.cgp import read_cgp
from leggio.notation.errors import NotationError
from leggio.notation.gcg import Exchange, Gcg, Note, Withdrawal, read_gcg, replay, write_gcg

FILES = Path(__file__).parent / "exchange"
LETTERS = "ÑÇ"

# Final totals.
GAMES = {
    "macondo-brackets": (90, 6),
    "macondo-challenge": (87, 32),
    "magpie": (90, 37),
    "quackle-incomplete": (90, 37),
    "quackle-latin1": (100, 37),
    "wild-bom-mixed-ends": (20, 6),
    "wild-equal-nicks": (90, 27),
    "wild-other-letters": (10, 10),
    "wild-text-after-totals": (20, 6),
    "wild-three-players": (20, 6, 8),
    "wild-withdrawn-for-nothing": (0, 0),
}
REFUSED = {
    "broken-double-letter.gcg": (3, "gcg.bad_word"),
    "broken-five-players.gcg": (5, "gcg.too_many_players"),
    "broken-rack.gcg": (3, "gcg.not_on_rack"),
    "broken-total.gcg": (4, "gcg.wrong_total"),
    "broken-dash.cgp": (1, "cgp.bad_op"),
    "broken-digraph.cgp": (1, "cgp.bad_row"),
    "broken-open-op.cgp": (1, "cgp.open_op"),
    "broken-row.cgp": (1, "cgp.row_length"),
    "macondo-small-board.cgp": (1, "cgp.bad_size"),
}
POSITIONS = {
    "macondo": {"lex": "NWL20", "ld": "english", "tmr": "300000/295000", "gid": "4vN7"},
    "macondo-shell": {"lex": "CSW21", "ld": "italian", "bdn": "CrosswordGame", "var": "classic"},
    "magpie-options": {"lex": "CSW21", "ld": "english", "s1": "score", "s2": "equity", "bb": "35"},
    "magpie-shell": {"lex": "CSW21"},
    "quackle-empty": {},
}


def game(name: str) -> Gcg:
    """A file that is read."""
    return read_gcg((FILES / f"{name}.gcg").read_bytes(), LETTERS if "letters" in name else "")


def test_every_file_is_spoken_of() -> None:
    """None lies there for nothing."""
    named = {f"{name}.gcg" for name in GAMES} | {f"{name}.cgp" for name in POSITIONS} | REFUSED.keys()
    assert {path.name for path in FILES.iterdir()} == named


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_read_and_written_again(name: str) -> None:
    """Its totals are those of the file; what we write of it reads back as the same game."""
    read = game(name)
    assert replay(read).scores == GAMES[name]
    if "letters" not in name:
        assert read_gcg(write_gcg(read)) == read


@pytest.mark.parametrize("name", REFUSED)
def test_a_file_is_refused_with_line_and_cause(name: str) -> None:
    """And a sentence for it."""
    content = (FILES / name).read_bytes()
    with pytest.raises(NotationError) as raised:
        read_gcg(content) if name.endswith(".gcg") else read_cgp(content.decode())
    assert (raised.value.line, raised.value.code) == REFUSED[name]
    assert str(raised.value).startswith(f"Line {raised.value.line}: ")


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_is_read_with_its_options(name: str) -> None:
    """Opcodes with semicolons, options with dashes, and the word of the shell before them."""
    position = read_cgp((FILES / f"{name}.cgp").read_text())
    assert dict(position.ops) == POSITIONS[name]
    assert position.board.at(Square(7, 7)) == ("." if name == "quackle-empty" else "E")


def test_text_after_totals_is_kept() -> None:
    """As a note about its event, figures in it or not."""
    read = game("wild-text-after-totals")
    assert [item.text for item in read.items if isinstance(item, Note)] == [
        "bella apertura",
        "3 minuti",
        "cambio",
        "2 4",
    ]
    assert [(event.tiles, event.count) for event in read.events if isinstance(event, Exchange)] == [("", 2), ("IT", 2)]


def test_a_withdrawal_for_nothing_takes_its_points_away() -> None:
    """Some write `-- +0`, and the total of before."""
    assert [event.points for event in game("wild-withdrawn-for-nothing").events if isinstance(event, Withdrawal)] == [
        -20,
        -12,
    ]


def test_players_of_one_nick_are_told_apart() -> None:
    """By their totals, and by whose turn it is; the second gets a nick of their own."""
    read = game("wild-equal-nicks")
    assert [player.nick for player in read.players] == ["mario", "mario_2"]
    assert [player.name for player in read.players] == ["Mario Rossi", "Mario Bianchi"]
    assert [event.player for event in read.events] == [0, 1, 0, 1, 0, 1, 0, 1]


def test_other_letters_only_where_they_are_asked_for() -> None:
    """A file of another language is not taken for one of ours by chance."""
    with pytest.raises(NotationError, match="Ñ"):
        read_gcg((FILES / "wild-other-letters.gcg").read_bytes())
