"""`leggio export` and `leggio show`: out to other programs, and back."""

from pathlib import Path

import pytest

from leggio.games.scrabble import Game
from leggio.notation.log import write_log
from support.tables import stacked_game
from support.terminal import run
from support.verbum.whole_games import play_whole_game as play_cards


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A short game of two, with a play taken back."""
    game = stacked_game("MICIOAB", "ARMONAE", words="micio armonia")
    game.play("F8 orizz.", "MICIO")
    game.play("I3 vert.", "ARMONIA")
    game.accept()
    game.play("4H", "BRA")
    game.challenge("BRA")
    for _ in range(5):
        game.pass_turn()
    path = tmp_path / "game.jsonl"
    path.write_text(write_log("scrabble", game.log))
    return path


def test_a_game_goes_out_as_gcg_and_is_shown_again(log: Path, tmp_path: Path) -> None:
    """The GCG of a game shows the same board and the same totals as its log."""
    target = tmp_path / "game.gcg"
    assert "Scritto" in run("export", log, target).out
    from_gcg, from_log = run("show", target), run("show", log)
    board = from_log.out.split("Formulario")[0]
    assert "M₃ I₁ C₂ I₁ O₁" in board
    assert from_gcg.out.split("Formulario")[0] == board
    assert "BRA H4 orizz., ritirata (13)" in from_gcg.out
    assert from_gcg.out.rstrip().splitlines()[-1].split()[-1] in from_log.out


def test_a_position_goes_out_as_cgp_and_is_shown_again(log: Path, tmp_path: Path) -> None:
    """One line, read back by show."""
    line = run("export", log, "--format", "cgp").out
    assert line.startswith("15/15/8A6/")
    path = tmp_path / "position.cgp"
    path.write_text(line)
    assert "6 turni di fila senza punti." in run("show", path).out


def test_the_score_sheet_goes_out_as_pdf(log: Path, tmp_path: Path) -> None:
    """Of any game, in the language one speaks."""
    sheets = [tmp_path / "foglio.pdf", tmp_path / "sheet.pdf"]
    for sheet, language in zip(sheets, ("it", "en"), strict=True):
        run("export", log, sheet, "--format", "pdf", "--lang", language)
        assert sheet.read_bytes().startswith(b"%PDF-")
    assert sheets[0].read_bytes() != sheets[1].read_bytes()


def test_gcg_goes_to_standard_output_by_default(log: Path) -> None:
    """Without a file the GCG is printed, encoding first."""
    assert run("export", log).out.startswith("#character-encoding UTF-8\n#player1 anna Anna")


def test_an_existing_file_is_never_overwritten(log: Path, tmp_path: Path) -> None:
    """A file that is there stays as it is, the log itself above all."""
    target = tmp_path / "game.gcg"
    target.write_text("mine")
    before = log.read_bytes()
    for taken in (target, log):
        result = run("export", log, taken)
        assert (result.code, "c’è già" in result.err) == (1, True)
    assert (target.read_text(), log.read_bytes()) == ("mine", before)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_standard_output_is_utf_8_in_every_locale(tmp_path: Path, encoding: str) -> None:
    """A GCG says that it is UTF-8: so it is, wherever it was printed."""
    path = tmp_path / "game.jsonl"
    path.write_text(write_log("scrabble", Game("Niccolò", "Bea", starter=0).log))
    assert "#player1 niccolo Niccolò\n" in run("export", path, encoding=encoding).out


def test_a_game_that_was_put_away_goes_out_too(tmp_path: Path) -> None:
    """Putting a game away leaves no trace in a GCG that others could not read."""
    log, target = tmp_path / "log", tmp_path / "game.gcg"
    run("play", "--no-words", "Anna", "Bea", "--seed", 3, "--log", log, typed="\n8H CE\nesci\n")
    run("play", "--no-words", "--resume", log, typed="\npassa\nesci\n")
    assert run("export", log, target).code == 0
    assert run("show", target).code == 0


def test_three_players_have_no_gcg(tmp_path: Path) -> None:
    """What the format cannot carry is said, and nothing is written."""
    path, target = tmp_path / "three.jsonl", tmp_path / "three.gcg"
    path.write_text(write_log("scrabble", stacked_game(players=3).log))
    result = run("export", path, target)
    assert (result.code, target.exists()) == (1, False)
    assert "per due giocatori" in result.err


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "Riga 1"),
        (b">anna: ABC 8D ABC +10 10\n", "Riga 1"),
        (b"#player1 a A\n#player2 b B\n>a: MICIO 8F MICIO +16 17\n", "Riga 3: totale 17 invece di 16"),
        (b"#player1 a A\n#player2 b B\n>a: MICIO 1A MICIO +16 16\n", "Riga 3"),
        (b"15/15 AB/CD 0/0 0\n", "Riga 1"),
        (b"13/" * 12 + b"13 AB/CD 0/0 0", "13 caselle per lato"),
        (b"\x00\x01\x02", "Riga 1"),
    ],
)
def test_a_broken_file_names_line_and_cause(tmp_path: Path, content: bytes, sentence: str) -> None:
    """Whatever the file, the answer is a sentence with the line, never a traceback."""
    path = tmp_path / "broken"
    path.write_bytes(content)
    result = run("show", path)
    assert result.code == 1
    assert sentence in result.err


def test_a_game_goes_out_as_a_picture(log: Path, tmp_path: Path) -> None:
    """A picture of its end, and one that moves play by play."""
    for kind in ("png", "apng"):
        target = tmp_path / f"game.{kind}"
        assert "Scritto" in run("export", log, target, "--format", kind).out
        content = target.read_bytes()
        assert content.startswith(b"\x89PNG")
        assert (b"acTL" in content) == (kind == "apng")


def test_a_board_goes_out_as_svg(log: Path, tmp_path: Path) -> None:
    """Points and board without a rack; of a game of cards there is none."""
    target = tmp_path / "game.svg"
    assert run("export", log, target, "--format", "svg").code == 0
    content = target.read_text("utf-8")
    assert content.startswith("<svg")
    assert ">Anna<" in content
    cards = tmp_path / "cards.jsonl"
    cards.write_text(write_log("verbum", play_cards(1, 2, patience=40).log), "utf-8")
    result = run("export", cards, tmp_path / "none.svg", "--format", "svg")
    assert result.code == 1
    assert "SVG" in result.err


GCG = Path(__file__).parents[1] / "notation" / "exchange" / "quackle-incomplete.gcg"


def test_a_game_of_another_program_goes_out_too() -> None:
    """A GCG as ours, as its last position and as a picture; what only a log can give is told."""
    assert run("export", GCG).out.startswith("#character-encoding UTF-8\n#player1 Anna Anna\n")
    position = run("export", GCG, "--format", "cgp").out.split()
    assert position[1:4] == ["EIOLRNT/", "90/37", "0"]
    assert run("export", GCG, "--format", "svg").out.startswith("<svg")
    told = run("export", GCG, "--format", "pdf")
    assert (told.code, "solo dai registri" in told.err) == (1, True)
