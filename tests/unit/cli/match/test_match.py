"""`leggio match` and `leggio engine` from the outside."""

import json
import sys
from pathlib import Path

import pytest

from support.invented_words import WORDS
from support.terminal import run

EXAMPLE = Path(__file__).parents[4] / "examples" / "engine.py"


@pytest.fixture
def words(tmp_path: Path) -> Path:
    """A word list."""
    path = tmp_path / "words.txt"
    path.write_text("\n".join(WORDS))
    return path


def test_a_match_as_json_with_its_games(words: Path, tmp_path: Path) -> None:
    """Everything a program may want, and each game in a file of its own that holds."""
    games = tmp_path / "games"
    example = f"{sys.executable} {EXAMPLE} {words}"
    told = run("match", example, "campione", "--pairs", 1, "--words", words, "--json", "--save", games)
    assert (told.code, told.err) == (0, "")
    figures = json.loads(told.out)
    assert (figures["games"], figures["pairs"], figures["engines"]) == (2, 1, ["Plain Python", "campione"])
    assert [result["first"] for result in figures["results"]] == [0, 1]
    assert sorted(path.name for path in games.iterdir()) == ["0001-a.jsonl", "0001-b.jsonl"]
    assert run("verify", games / "0001-a.jsonl").code == 0


def test_a_match_is_taken_up(words: Path, tmp_path: Path) -> None:
    """From its log, a last line that was cut off left out; not over it, and not from that of another match."""
    log = tmp_path / "match.jsonl"
    asked = ("match", "campione", "leggio:level=campione", "--words", words, "--log", log)
    assert run(*asked, "--pairs", 1).code == 0
    assert "--resume" in run(*asked, "--pairs", 1).err
    kept = log.read_bytes()
    log.write_bytes(kept[:-20])
    assert run(*asked, "--pairs", 1, "--resume").code == 0
    assert len(log.read_bytes().splitlines()) == 3
    assert log.read_bytes().startswith(kept[: kept.rindex(b"\n", 0, -20)])
    other = run(*asked, "--pairs", 1, "--resume", "--seed", 7)
    assert (other.code, "di un altro incontro" in other.err) == (1, True)
    log.write_text("nothing")
    assert "non è il registro di un incontro" in run(*asked, "--resume").err


def test_who_loses_by_what_it_did_is_told(words: Path) -> None:
    """In the figures and by name."""
    told = run("match", f"{sys.executable} -c pass", "campione", "--pairs", 1, "--words", words, "--lang", "en")
    assert told.code == 0
    assert "wins 0, draws 0, losses 2" in told.out
    assert "loses, the program ended: exit 0" in told.out


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        ("nobody campione", "«nobody» non è un livello"),
        ("campione forte --sprt 5", "«5» non sono due differenze"),
        ("campione forte --sprt 5,5", "«5,5» non sono due differenze"),
        ("campione forte --sprt nan,nan", "«nan,nan» non sono due differenze"),
        ("campione forte --set Level=forte", "non è un’impostazione di una parte"),
        ("campione forte --set 1:Nothing=3", "non c’è un’opzione «Nothing»"),
        ("campione forte --rules dama", "Non conosco il regolamento «dama»"),
        ("campione forte --resume", "--resume vuole sapere"),
        ("campione forte --game scarabeo --save x --save-as gcg", "Il formato GCG è per lo Scrabble"),
        ("campione forte --log /nowhere/x", "/nowhere/x"),
    ],
)
def test_what_makes_no_match(arguments: str, wanted: str) -> None:
    """A sentence, before anything is played."""
    told = run("match", *arguments.split())
    assert (told.code, told.out) == (1, "")
    assert wanted in told.err


def test_the_engine_on_standard_streams(words: Path) -> None:
    """Lines in, lines out, in the user's language; the end of the input is the end of the conversation."""
    typed = f"lep\nsetoption name Words value {words}\nposition game rack CANTARE\ngo\n"
    told = run("engine", typed=typed)
    assert told.code == 0
    assert told.out.splitlines()[-1].split()[0] == "bestmove"
    assert "tutto" not in told.out
    assert "non c’è un comando «dir»" in run("engine", typed="dir\nquit\nlep\n").out
    assert "lepok" not in run("engine", typed="quit\nlep\n").out
    assert "error engine.no_words" in run("engine", typed="setoption name Words value /nowhere\n").out
