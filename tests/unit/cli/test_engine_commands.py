"""`leggio moves`, `perft` and `autoplay`: the engine from the outside."""

from pathlib import Path

import pytest

from leggio.core.board import Board
from leggio.games.scarabeo.rules import TILES
from leggio.notation.cgp import CgpPosition, write_cgp
from support.invented_words import WORDS
from support.terminal import run

EMPTY = "/".join(["15"] * 15)
MICIO = "15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15"


@pytest.fixture
def words(tmp_path: Path) -> Path:
    """A word list."""
    path = tmp_path / "words.txt"
    path.write_text("\n".join([*WORDS, "armonia", "micio"]))
    return path


def test_moves_lists_the_best_plays(words: Path) -> None:
    """The best play comes first, with the tiles that were there in brackets."""
    result = run("moves", f"{MICIO} ARMONAE/AB 0/16 0", "--words", words, "--count", 3)
    assert result.code == 0
    rows = result.out.splitlines()
    assert len(rows) == 4
    assert "ARMON(I)A" in rows[1]
    assert rows[1].split()[-1] == "17"


def test_moves_of_scarabeo_name_the_scarabs_taken_first(tmp_path: Path) -> None:
    """Scarabeo art. 21: before the word stands the square whose scarab flies."""
    path = tmp_path / "words.txt"
    path.write_text("RE\nREI\nRETI")
    board = "/".join(["17"] * 8 + ["7rE8"] + ["17"] * 8)
    result = run("moves", f"{board} RTI/ 0/0 0", "--game", "scarabeo", "--words", path)
    assert result.code == 0
    assert "?H9 (RE)tI" in result.out


def last_of_scarabeo(rack: str, other: str) -> str:
    """CONTARE, far from it all the other tiles, and two racks: nothing is left to draw."""
    left = list(TILES.tiles)
    for tile in "CONTARE" + rack + other:
        left.remove(tile)
    block = "".join(left).replace("?", "a").ljust(8 * 17, ".")
    rows = (
        ["." * 17] * 2 + ["....CONTARE......"] + ["." * 17] * 6 + [block[at : at + 17] for at in range(0, 8 * 17, 17)]
    )
    board = write_cgp(CgpPosition(Board(17, "".join(rows)), ("A", "B"), (0, 0))).split()[0]
    return f"{board} {rack}/{other} 0/0 0"


def test_moves_at_the_end_count_scarabs_left(tmp_path: Path) -> None:
    """Scarabeo art. 30, 33: with nothing left to draw, plays that lay the scarab come first, and it says why."""
    path = tmp_path / "words.txt"
    path.write_text("ZA\nCONTAREM")
    cgp = last_of_scarabeo("Z?", "BO?")
    result = run("moves", cgp, "--game", "scarabeo", "--words", path, "--lang", "en")
    rows = [line.split() for line in result.out.splitlines()]
    assert rows[0][-3:] == ["At", "the", "end"]
    assert [(row[-3], row[-1]) for row in rows[1:]] == [("(CONTARE)m", "-16"), ("z(A)", "-16"), ("Z(A)", "-60")]


def test_moves_at_the_end_count_what_going_out_gains(tmp_path: Path) -> None:
    """Scarabeo art. 33-34: whoever closes gains what the other holds, a scarab at thirty, and the other loses it."""
    path = tmp_path / "words.txt"
    path.write_text("ZA")
    result = run("moves", last_of_scarabeo("Z", "BO?"), "--game", "scarabeo", "--words", path)
    assert result.out.splitlines()[1].split()[-1] == "+70"


def test_moves_count_2l_as_the_table_chose(tmp_path: Path) -> None:
    """Scarabeo art. 15: CONTARE with its C on a 2L counts it again for CONTAREM, or only when it was placed."""
    path = tmp_path / "words.txt"
    path.write_text("CONTAREM")
    board = "/".join(["17", "17", "17", "17", "CONTARE10", *["17"] * 12])
    figures = []
    for house in ([], ["--house", "letters_placed"]):
        result = run("moves", f"{board} M/ 0/0 0", "--game", "scarabeo", "--words", path, *house)
        figures.append(int(result.out.splitlines()[1].split()[-1]))
    assert figures == [22, 20]  # twice, for the 2P that the A stands on


def test_no_other_game_has_that_choice(words: Path) -> None:
    """A choice of a table that the game asked for does not have is refused in a sentence."""
    result = run("moves", f"{MICIO} AB/ 0/0 0", "--words", words, "--house", "letters_placed")
    assert result.code == 1
    assert "letters_placed" in result.err
    assert "Traceback" not in result.err


@pytest.mark.parametrize("command", ["moves", "perft", "autoplay"])
def test_a_game_without_a_board_has_no_positions(command: str, tmp_path: Path) -> None:
    """Verbum is a game of cards: asked for its positions, these commands say which games they know."""
    result = run(
        command, *([tmp_path] if command == "perft" else [EMPTY] if command == "moves" else []), "--game", "verbum"
    )
    assert result.code == 2
    assert "scrabble" in result.err
    assert "Traceback" not in result.err


def test_moves_says_when_there_are_none(words: Path) -> None:
    """A rack that makes nothing gets a sentence, in the language asked for."""
    assert run("moves", f"{EMPTY} QZ/ 0/0 0", "--words", words, "--lang", "en").out == "No play is possible.\n"


def test_perft_prints_count_and_best(words: Path, tmp_path: Path) -> None:
    """A line a position; expected figures after a tab are compared."""
    path = tmp_path / "positions.tsv"
    path.write_bytes(f"\ufeff{EMPTY} RE/AB 0/0 0\t2\t6\r\n\r\n{MICIO} QZ/AB 0/16 0\r\n".encode())  # as on Windows
    result = run("perft", path, "--words", words)
    assert (result.code, result.out) == (0, "2 6\n0 0\n")
    path.write_text(f"{EMPTY} RE/AB 0/0 0\t3\t6\n")
    result = run("perft", path, "--words", words)
    assert (result.code, result.out) == (1, "2 6\n")
    assert "Una cifra diversa da quella attesa." in result.err


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("15/15 RE/AB 0/0 0", "Riga 2"),
        (f"{EMPTY} ABCDEFGH/AB 0/0 0", "Riga 2: tavoliere o leggio"),
        ("17/" * 16 + "17 AB/CD 0/0 0", "Riga 2: tavoliere o leggio"),
        ("\x00", "Riga 2"),
    ],
)
def test_a_broken_position_names_its_line(words: Path, tmp_path: Path, line: str, sentence: str) -> None:
    """What is no position of this game gets a sentence with its line."""
    path = tmp_path / "positions.tsv"
    path.write_text(f"{EMPTY} RE/AB 0/0 0\n{line}\n")
    result = run("perft", path, "--words", words)
    assert (result.code, sentence in result.err) == (1, True)


@pytest.mark.parametrize(
    ("cgp", "italian", "english"),
    [
        (
            f"{EMPTY[:-2]}14 RE/AB 0/0 0",
            "la riga 15 del tavoliere è di 14 caselle invece di 15",
            "has 14 squares instead",
        ),
        (f"{EMPTY[:-2]}é RE/AB 0/0 0", "riga 15 del tavoliere: «é» non è", "row 15 of the board: “é” is neither"),
        (f"{EMPTY} RE 0/0 0", "c’è un leggio solo, ma", "there is one rack, but"),
        (f"{EMPTY} RE/a 0/0 0", "leggio 2: «a» non è una tessera", "rack 2: “a” is not a tile"),
        (f"{EMPTY} RE/AB 0/x 0", "«x» non è un punteggio", "“x” is not a score"),
        (f"{EMPTY} RE/AB 0/0/0 0", "i punteggi sono 3 invece di 2", "there are 3 scores instead of 2"),
        (f"{EMPTY} RE/AB 0/0 0 lex a", "dopo «lex a» manca un punto e virgola", "a semicolon is missing after “lex a”"),
        (f"{EMPTY} ABCDEFGH/AB 0/0 0", "al massimo 7 tessere sul leggio e 2 jolly", "at most 7 tiles on the rack"),
    ],
)
def test_what_is_wrong_with_a_position_is_told(words: Path, cgp: str, italian: str, english: str) -> None:
    """Where it is, what stands there and what should, in the language asked for."""
    for language, sentence in (("it", italian), ("en", english)):
        result = run("moves", cgp, "--words", words, "--lang", language)
        assert (result.code, sentence in result.err) == (1, True)


def test_moves_of_another_game_are_refused(words: Path) -> None:
    """A board or a rack that these rules do not have is a sentence, not a traceback."""
    result = run("moves", f"{EMPTY} ABCDEFGH/AB 0/0 0", "--words", words)
    assert (result.code, "non sono di questo gioco" in result.err) == (1, True)


def test_autoplay_prints_its_figures(words: Path, tmp_path: Path) -> None:
    """Games, turns, seconds, rate and mean score; the same seed plays the same games on more threads."""
    leaves = tmp_path / "leaves.txt"
    leaves.write_text("\ufeff# mine\n? 25\nAE 1.5\n", encoding="utf-8")  # as some editors begin a file
    one = run("autoplay", "--words", words, "--games", 4, "--seed", 9, "--leaves", leaves)
    two = run("autoplay", "--words", words, "--games", 4, "--seed", 9, "--leaves", leaves, "--threads", 2)
    kept = [
        [line for line in result.out.splitlines() if "second" not in line and "/s" not in line] for result in (one, two)
    ]
    assert kept[0] == kept[1]
    assert kept[0][0].split() == ["partite", "4"]


def test_scarabeo_plays_itself(words: Path) -> None:
    """art. 21: `--game scarabeo`, the same games for a seed whatever the threads, and not those of Scrabble."""
    asked = ("autoplay", "--words", words, "--games", 6, "--seed", 2)
    outputs = [run(*asked, *more) for more in (("--game", "scarabeo"), ("--game", "scarabeo", "--threads", 3), ())]
    assert [result.code for result in outputs] == [0, 0, 0]
    kept = [
        [line for line in result.out.splitlines() if "/s" not in line and "second" not in line] for result in outputs
    ]
    assert kept[0] == kept[1] != kept[2]


def test_perft_of_scarabeo(words: Path, tmp_path: Path) -> None:
    """A position of seventeen squares a side, with a scarab that flies (art. 21); the other game refuses it."""
    path = tmp_path / "positions.tsv"
    path.write_text("17/" * 8 + "7Re8/" + "17/" * 7 + "17 E/ 0/0 0\n")
    assert run("perft", path, "--words", words, "--game", "scarabeo").code == 0
    assert run("perft", path, "--words", words).code == 1


@pytest.mark.parametrize("line", ["A", "A x", "a 1", "ABCDEFGH 1", "? nan", "A 99999", "A 1e999999999", "À 1"])
def test_a_broken_file_of_rack_values_names_its_line(words: Path, tmp_path: Path, line: str) -> None:
    """File, line and text of what is no value."""
    path = tmp_path / "leaves.txt"
    path.write_text(f"? 25\n{line}\n", encoding="utf-8")
    result = run("autoplay", "--words", words, "--games", 1, "--leaves", path)
    assert (result.code, "riga 2" in result.err) == (1, True)
