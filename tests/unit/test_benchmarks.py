"""The benchmarks run: what they measure is not checked, only that they still measure it."""

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from support.invented_words import WORDS

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"


def test_the_benchmark_of_the_rules_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """A tiny run prints every table: all commands, tenths of a game, and the long game with its growth."""
    main = runpy.run_path(str(BENCHMARKS / "rules.py"))["main"]
    main(["--games", "4", "--turns", "20"])
    printed = capsys.readouterr().out
    assert "4 games at random" in printed
    assert "One long game: 40 commands" in printed
    for row in (
        "opening of a table",
        "accepted command",
        "replayed event",
        "audited event",
        "view of the end",
        "36-40",
    ):
        assert row in printed
    assert printed.count("mean to first") == 2


def test_the_benchmark_of_duplicate_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """A tiny evening prints slips, rounds, log and views."""
    main = runpy.run_path(str(BENCHMARKS / "duplicate.py"))["main"]
    main(["--players", "3", "--rounds", "2", "--hall", "30"])
    printed = capsys.readouterr().out
    for row in (
        "30 players: a slip",
        "30 players: a round closed",
        "3 players, 2 rounds",
        "audited",
        "the desk's view",
    ):
        assert row in printed


def test_the_benchmark_of_pairing_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """A tiny run prints a line a size."""
    main = runpy.run_path(str(BENCHMARKS / "pairing.py"))["main"]
    main(["--sizes", "6,9", "--rounds", "3"])
    printed = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in printed[1:]] == [["6", "3"], ["9", "3"]]


def test_the_benchmark_of_generation_runs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tiny run prints the graph, the rates, memory, threads, autoplay and the comparisons."""
    words = tmp_path / "words.txt"
    words.write_text("\n".join(WORDS))
    main = runpy.run_path(str(BENCHMARKS / "generation.py"))["main"]
    monkeypatch.setenv("PATH", "")  # without valgrind, which takes a minute
    main(["--words", str(words), "--positions", "4", "--games", "2"])
    printed = capsys.readouterr().out
    for row in (
        "bytes a word",
        "all plays",
        "best play",
        "table of anagrams",
        "autoplay",
        "instructions",
        "resident",
        "threads",
        "against published figures",
        "plain generator",
    ):
        assert row in printed


def test_the_fixed_job_finds_what_it_always_found(capsys: pytest.CaptureFixture[str]) -> None:
    """The job whose instructions are counted does the same work every time."""
    main = runpy.run_path(str(BENCHMARKS / "generation.py"))["main"]
    main(["--fixed-job"])
    first = capsys.readouterr().out
    main(["--fixed-job"])
    assert capsys.readouterr().out == first


def test_the_benchmark_of_words_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """A tiny run prints the graphs, opening, lookups and a row a search."""
    main = runpy.run_path(str(BENCHMARKS / "words.py"))["main"]
    main(["--stems", "20"])
    printed = capsys.readouterr().out
    for row in ("words alone", "with GADDAG", "without verifying", "in a batch", "7 jollies", "near, distance 2"):
        assert row in printed


def test_the_benchmark_of_bots_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """A tiny run prints a row a match, with its intervals and the speed."""
    main = runpy.run_path(str(BENCHMARKS / "bots.py"))["main"]
    main(["--pairs", "2", "--levels", "principiante", "facile"])
    printed = capsys.readouterr().out
    for part in ("facile", "against principiante", "wins", "±", "spread", "moves/s"):
        assert part in printed


def test_the_benchmark_of_the_lexicon_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """A small run prints building, sizes, lookups, explanations, memory and the cold start."""
    main = runpy.run_path(str(BENCHMARKS / "lexicon.py"))["main"]
    main(["--words", "2000"])
    printed = capsys.readouterr().out
    for row in ("built from the vocabulary", "bytes a form", "in batch", "valid word", "second process", "judge ciao"):
        assert row in printed


def test_the_benchmark_of_verbum_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """A few games of every number of players end, and each two styles and levels are compared with an interval."""
    main = runpy.run_path(str(BENCHMARKS / "verbum.py"))["main"]
    main(["--games", "5", "--pairs", "2"])
    printed = capsys.readouterr().out
    assert "5 games of 2 to 6 players, levels mixed: all finished" in printed
    assert printed.count("   2 pairs\n") == 2 * 6
    assert "campione against esperto" in printed


def test_the_benchmark_of_the_start_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """Two starts, the first of which makes the database."""
    main = runpy.run_path(str(BENCHMARKS / "start.py"))["main"]
    main(["--runs", "1"])
    printed = capsys.readouterr().out
    assert "first answered request" in printed
    assert "first table opened" in printed


@pytest.mark.usefixtures("services")  # so that PostgreSQL is installed
def test_the_benchmark_of_the_store_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """A short run prints, for each store, its bare commits and ours with their ratio."""
    main = runpy.run_path(str(BENCHMARKS / "store.py"))["main"]
    main(["--seconds", "0.05"])
    printed = capsys.readouterr().out
    assert printed.count("bare, one commit each") == 2
    assert printed.count("of bare commits") == 6


def test_the_benchmark_of_a_loaded_server_runs() -> None:
    """A short run prints moves, waits, processor and memory, and what commits are to those of the bare store; another
    one what a crowd at one table is to the others."""
    tiny = ["--tables", "4", "--seconds", "1", "--stores", "sqlite", "--workers", "2", "--hurrying", "8"]
    command = [sys.executable, str(BENCHMARKS / "load.py"), *tiny]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)  # noqa: S603 - our own
    assert ran.returncode == 0, ran.stderr
    assert "SQLite, server processes: 2" in ran.stdout
    assert "lost" not in ran.stdout
    assert "of bare commits one by one" in ran.stdout
    crowded = ["--spectators", "20", "--beside", "4", "--seconds", "1", "--stores", "sqlite", "--workers", "1"]
    command = [sys.executable, str(BENCHMARKS / "load.py"), *crowded, "--forgets", "0"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)  # noqa: S603 - our own
    assert ran.returncode == 0, ran.stderr
    assert "4 tables beside the one that is watched" in ran.stdout
    assert ran.stdout.count(" MB") == 6  # before, at the most and after, without spectators and with them


def test_the_benchmark_of_strength_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """A tiny run prints every match with its intervals, endgames, speed, and the ratings of two levels."""
    main = runpy.run_path(str(BENCHMARKS / "strength.py"))["main"]
    tiny = ["--pairs", "1", "--iterations", "4", "--positions", "2", "--seconds", "0.05"]
    main([*tiny, "--only", "leaves", "simulation", "endgames", "speed"])
    main([*tiny, "--only", "levels", "top", "--levels", "principiante", "facile"])
    printed = capsys.readouterr().out
    for part in (
        "trained leaves against none",
        "simulation against static",
        "simulation and endgame against static",
        "of 2 solved exactly in 0.05 s",
        "rollouts/s",
        "principiante     1000",
    ):
        assert part in printed
    assert printed.count("facile against principiante") == 2


def test_the_benchmark_of_a_hall_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A tiny hall: every slip of every round is counted."""
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    main = runpy.run_path(str(BENCHMARKS / "hall.py"))["main"]
    main(["--players", "3", "--rounds", "2"])
    assert "3 players, 2 rounds, 6 slips" in capsys.readouterr().out


def test_the_benchmark_of_analysis_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """One game, quickly: seconds a game, turns, the slowest of them."""
    main = runpy.run_path(str(BENCHMARKS / "analysis.py"))["main"]
    main(["--games", "1", "--efforts", "quick", "--only", "scrabble"])
    printed = capsys.readouterr().out
    for part in ("scrabble", "quick", "s a game", "slowest turn"):
        assert part in printed


def test_the_benchmark_of_chances_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """A few games of Scrabble: bins, and how far they are off."""
    main = runpy.run_path(str(BENCHMARKS / "chances.py"))["main"]
    main(["--games", "3", "--analysed", "0", "--only", "scrabble"])
    printed = capsys.readouterr().out
    assert "scrabble: the table, 3 games" in printed
    for row in ("chance        turns  foretold      won", "0- 10 %", "90-100 %", "off by", "Brier score"):
        assert row in printed
