"""The benchmarks run: what they measure is not checked, only that they still measure it."""

import runpy
from pathlib import Path

import pytest

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
