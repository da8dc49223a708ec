"""The board of Scarabeo on screens of all widths, its glasses and its sheet."""

import io

import pytest
from rich.console import Console, RenderableType

from leggio.cli.board import look_for
from leggio.cli.scarabeo.ending import settlement_table, tell_end
from leggio.cli.scarabeo.screen import table_screen
from leggio.cli.scarabeo.sheet import sheet_table
from leggio.cli.speaking import Speaker
from leggio.games.scarabeo import Game
from leggio.games.scarabeo.events import Ended, Ending, Winning
from support.scarabeo.tables import late_game, stacked_game

SAY = Speaker("it", "scarabeo")


def printed(content: RenderableType, width: int = 100) -> list[str]:
    """Lines as they show, without what is blank at their ends."""
    console = Console(file=io.StringIO(), width=width)
    console.print(content)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def screen(game: Game, width: int) -> list[str]:
    """The table as everyone sees it."""
    look = look_for(Console(file=io.StringIO(), width=width), 17, scarabs=True)
    return printed(table_screen(game.view(), game.state.rules, look, width, SAY), width)


@pytest.fixture
def game() -> Game:
    """CONTARE with a scarab for its O is on the board, and may be challenged."""
    game = stacked_game("C?NTAREI", "AEAEAEAE", players=3)
    game.play("E9 orizz.", "CoNTARE")
    return game


@pytest.mark.parametrize("width", [60, 80, 100, 130])
def test_the_whole_board_fits(game: Game, width: int) -> None:
    """Seventeen rows one below the other, three characters a square, nothing wrapped."""
    lines = screen(game, width)
    assert lines[0].split()[:17] == list("ABCDEFGHIJKLMNOPQ")
    assert [line.split()[0] for line in lines[1:18]] == [str(row) for row in range(1, 18)]
    assert "[C][o][N][T][A][R][E]" in lines[9]
    assert all(len(line) <= width for line in lines)


def test_beside_the_board_where_there_is_room(game: Game) -> None:
    """At 80 columns players and glasses stand beside the board, so that a screen of 24 lines holds it all."""
    lines = screen(game, 80)
    assert len(lines) == 20
    assert lines[1].endswith("▶ Anna  0 +46")
    assert any(line.endswith("2:00 ▮▮▮▮ ▮▮▮▮") for line in lines)


def test_below_the_board_where_there_is_none(game: Game) -> None:
    """At 60 columns they stand below it, side by side."""
    lines = screen(game, 60)
    assert lines[20].startswith("▶ Anna  0 +46")
    assert lines[20].endswith("2:00 ▮▮▮▮ ▮▮▮▮")
    assert lines[22].endswith("sacchetto 106")


@pytest.mark.parametrize("width", [57, 45, 37])
def test_narrow_screens_have_two_characters_a_square(game: Game, width: int) -> None:
    """The board is whole down to 37 columns."""
    lines = screen(game, width)
    assert lines[0].split() == list("ABCDEFGHIJKLMNOPQ")
    assert all(len(line) <= 37 for line in lines[:19])
    assert "C*o*N*T*A*R*E*" in lines[9]


def test_long_names_leave_the_points_alone() -> None:
    """Names are cut before points are."""
    game = Game("Anna Maria Giovanna Beatrice Lucrezia", "Bea", words=[], starter=0)
    lines = screen(game, 80)
    assert "…" in lines[1]
    assert lines[1].endswith("0")


@pytest.mark.parametrize("width", [60, 80, 100, 130])
def test_points_are_never_cut(width: int) -> None:
    """Totals of three figures and more show whole on every screen."""
    game = late_game("CONTAREA", "AEIOUAEI", totals=(1234, -567))
    text = "\n".join(screen(game, width))
    assert "1234" in text
    assert "-567" in text


def test_a_wide_screen_has_the_sheet() -> None:
    """The last rows of the sheet stand beside the board, with their numbers."""
    game = stacked_game("CONTAREN", "AEAEAEAE", words="contare")
    for _ in range(2):
        game.pass_turn()
    game.play("E9 orizz.", "CONTARE")
    game.accept()
    lines = screen(game, 120)
    assert any("3  Anna" in line and "CONTARE E9 orizz." in line and "+56" in line for line in lines)
    assert not any("Foglio" in line for line in screen(game, 80))


def test_the_scarab_is_drawn_at_the_centre() -> None:
    """Where the first word goes, until it is there."""
    lines = screen(stacked_game(), 80)
    assert "Ж" in lines[9]
    assert sum(line.count("Ж") for line in lines) == 1


def test_rows_of_all_kinds_have_words() -> None:
    """A withdrawn play, a scarab taken, a turn given up: each row says what it is about."""
    game = stacked_game("C?NTAREI", "OEAEAEAE", words="contare")
    game.play("E9 orizz.", "CoNTARE")
    game.accept()
    game.take_scarab("F9")
    game.pass_turn()
    look = look_for(Console(file=io.StringIO(), width=100), 17, scarabs=True)
    text = "\n".join(printed(sheet_table(game.state.sheet, game.state.players, look, SAY)))
    assert "CoNTARE E9 orizz." in text
    assert "scarabeo preso in F9, al suo posto O" in text
    assert "passo" in text


def test_shared_places_and_the_settlement_of_four() -> None:
    """art. 35-36: equal scores share a place, and each pair settles its difference."""
    names = ("Anna", "Bea", "Carlo", "Dino")
    ended = Ended(
        at=0,
        reason=Ending.DEADLOCK,
        article="",
        settlement=(),
        scores=(50, 80, 50, 10),
        places=((1,), (0, 2), (3,)),
        winnings=(Winning(1, 0, 30), Winning(1, 2, 30), Winning(1, 3, 70), Winning(0, 3, 40), Winning(2, 3, 40)),
    )
    told = [each for each in tell_end(ended, names, SAY) if isinstance(each, str)]
    assert [line.strip() for line in told[-4:]] == ["1. Bea 80", "2. Anna 50", "2. Carlo 50", "4. Dino 10"]
    rows = [line.split() for line in printed(settlement_table(ended, names, SAY))]
    assert rows[-4:] == [
        ["Anna", "·", "-30", "0", "+40", "+10"],
        ["Bea", "+30", "·", "+30", "+70", "+130"],
        ["Carlo", "0", "-30", "·", "+40", "+10"],
        ["Dino", "-40", "-70", "-40", "·", "-150"],
    ]


def test_nobody_owes_anything() -> None:
    """A tie of all has no table."""
    game = late_game("A", "A", words="")
    for _ in range(4):
        game.pass_turn()
    assert game.ended is not None
    told = list(tell_end(game.ended, game.state.players, SAY))
    assert "Pari fra Anna, Bea (art. 35)." in told
    assert str(told[-1]) == "Nessuno deve niente a nessuno (art. 36)."
