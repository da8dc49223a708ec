"""A folder of games: broken ones are told and the rest goes on; a killed run goes on where it was."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from leggio.engine.scrabble.gcg import gcg_of
from leggio.notation.gcg import write_gcg
from leggio.notation.log import write_log
from support.analysed import LISTED, short_game
from support.terminal import run
from support.whole_games import play_whole_game

OPTIONS = ("--effort", "quick", "--lang", "en")


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """Three games, one of them in a folder of its own, and a word list beside."""
    folder = tmp_path / "archive"
    (folder / "club").mkdir(parents=True)
    (folder / "a.jsonl").write_text(write_log("scrabble", short_game().log))
    (folder / "b.GCG").write_bytes(write_gcg(gcg_of(short_game().log)))
    (folder / "club" / "c.jsonl").write_text(write_log("scrabble", play_whole_game(2, "figs", 2, patience=60).log))
    (folder / "notes.txt").write_text("not a game")
    (tmp_path / "words.txt").write_text("\n".join(LISTED))
    return folder


def _results(out: Path) -> dict[str, bytes]:
    return {str(path.relative_to(out)): path.read_bytes() for path in sorted(out.rglob("*")) if path.is_file()}


def test_what_is_done_is_not_done_again(archive: Path, tmp_path: Path) -> None:
    """A second run finds everything there; other settings do it anew."""
    words, out = tmp_path / "words.txt", tmp_path / "out"
    first = run("analyze", archive, "--out", out, "--words", words, *OPTIONS)
    assert first.code == 0, first.err
    assert "3 new, 0 done before" in first.out
    assert set(_results(out)) == {"a.jsonl.json", "b.GCG.json", "club/c.jsonl.json", "summary.json"}
    before = _results(out)
    again = run("analyze", archive, "--out", out, "--words", words, *OPTIONS, "--threads", 2)
    assert "0 new, 3 done before" in again.out
    assert _results(out) == before
    other = run("analyze", archive, "--out", out, "--words", words, *OPTIONS, "--seed", 2)
    assert "3 new" in other.out


def test_a_broken_game_is_told_and_the_rest_goes_on(archive: Path, tmp_path: Path) -> None:
    """Its line is named, the others are analysed, and the exit code says that not all is well."""
    (archive / "b.GCG").write_text("#player1 a A\n#player2 b B\n>a: 8F MICIO +16 17\n")
    done = run("analyze", archive, "--out", tmp_path / "out", "--words", tmp_path / "words.txt", *OPTIONS)
    assert done.code == 1
    assert "b.GCG: line 3" in done.err.replace("Line", "line")
    assert "2 new" in done.out
    summary = json.loads((tmp_path / "out" / "summary.json").read_bytes())
    assert [("broken" in each) for each in summary] == [False, True, False]


def test_a_killed_run_goes_on_with_the_same_results(archive: Path, tmp_path: Path) -> None:
    """Killed as processes are killed once the first result is there; what follows ends as if nothing had been."""
    words, out, whole = tmp_path / "words.txt", tmp_path / "out", tmp_path / "whole"
    command = [sys.executable, "-m", "leggio", "analyze", str(archive), "--out", str(out), "--words", str(words)]
    with subprocess.Popen(  # noqa: S603 - our own
        [*command, *OPTIONS], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        while not (out / "a.jsonl.json").exists() and process.poll() is None:
            time.sleep(0.002)
        process.kill()
    (out / "summary.json").unlink(missing_ok=True)
    done = run("analyze", archive, "--out", out, "--words", words, *OPTIONS)
    assert done.code == 0, done.err
    assert run("analyze", archive, "--out", whole, "--words", words, *OPTIONS).code == 0
    assert {name: data for name, data in _results(out).items() if "partial" not in name} == _results(whole)


def test_a_result_cut_short_is_done_again(archive: Path, tmp_path: Path) -> None:
    """Half a file is no result."""
    words, out = tmp_path / "words.txt", tmp_path / "out"
    assert run("analyze", archive, "--out", out, "--words", words, *OPTIONS).code == 0
    before = _results(out)
    result = out / "a.jsonl.json"
    result.write_bytes(result.read_bytes()[:300])
    assert "1 new, 2 done before" in run("analyze", archive, "--out", out, "--words", words, *OPTIONS).out
    assert _results(out) == before


def test_a_folder_without_games_is_told(tmp_path: Path) -> None:
    """There is nothing to do, and it is said."""
    empty = tmp_path / "empty"
    empty.mkdir()
    assert run("analyze", empty, "--out", tmp_path / "out").code == 1
