"""Options that cannot go together."""

from pathlib import Path

import pytest

from support.terminal import run


@pytest.mark.parametrize(
    "given",
    [
        ("--minutes", "5"),
        ("--bot", "medio"),
        ("--rules", "figs"),
        ("--no-clock",),
        ("--seed", ""),
        ("--log", "x"),
        ("--starter", "Anna"),
        ("--absent", "Anna"),
        ("--challenges", "figs"),
        ("--auto-claim",),
        ("--deduct-at-limit",),
        ("--clock-by-hand",),
    ],
)
def test_a_game_that_goes_on_is_what_it_was(tmp_path: Path, given: tuple[str, ...]) -> None:
    """What makes a new game is refused with --resume, even where it is the default."""
    log = tmp_path / "log"
    run("play", "--no-words", "Anna", "Bea", "--log", log)
    before = log.read_bytes()
    result = run("play", "--no-words", "--resume", log, *given)
    assert (result.code, log.read_bytes()) == (1, before)
    assert result.err == f"--resume e {given[0]} non vanno insieme.\n"


def test_a_game_that_goes_on_has_its_players(tmp_path: Path) -> None:
    """Names with --resume are refused too."""
    result = run("play", "--no-words", "Anna", "Bea", "--resume", tmp_path / "log", "--lang", "en")
    assert (result.code, result.err) == (1, "--resume and players’ names do not go together.\n")


@pytest.mark.parametrize("given", [("--minutes", "5"), ("--auto-claim",), ("--deduct-at-limit",)])
def test_no_clock_has_no_time(tmp_path: Path, given: tuple[str, ...]) -> None:
    """Without a clock there is nothing to set and nothing to claim."""
    result = run("play", "--no-words", "Anna", "Bea", "--no-clock", *given, "--log", tmp_path / "log")
    assert (result.code, result.err) == (1, f"--no-clock e {given[0]} non vanno insieme.\n")
