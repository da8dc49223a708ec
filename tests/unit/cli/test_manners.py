"""What programs and shells may expect: streams, JSON, exit codes, completion, the language of the system."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from leggio.cli.commands import COMMANDS
from leggio.cli.locales import usual_language
from leggio.notation.log import write_log
from support.tables import stacked_game
from support.terminal import run

DOC = Path(__file__).parents[3] / "docs" / "command-line.md"
EMPTY = "/".join(["15"] * 15)


@pytest.fixture
def log() -> str:
    """A game in its middle."""
    return write_log("scrabble", stacked_game("MICIOAB", "ARMONAE", words="micio").log)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "C.UTF-8"}, "it"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "it_IT@euro"}, "it"),
        ({"LANG": "de_DE.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "en_US"}, "en"),
        ({"LC_ALL": "it_CH", "LC_MESSAGES": "en_US", "LANG": "en_US"}, "it"),
        ({"LANG": "it_IT", "LEGGIO_LANG": "en"}, "en"),
        ({"LANG": "en_US", "LEGGIO_LANG": "fr"}, "en"),
        ({}, "it"),
    ],
)
def test_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str) -> None:
    """The first variable that says anything decides, and LEGGIO_LANG before all of them."""
    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "LEGGIO_LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert usual_language() == language


def test_a_command_speaks_the_language_of_the_system() -> None:
    """Help, answers and mistakes, all in one."""
    environment = {**os.environ, "LANG": "en_US.UTF-8"}
    for arguments, wanted in (("judge zzz", "not valid"), ("verify -h", "Usage:"), ("verify", "is missing")):
        told = subprocess.run(  # noqa: S603 - our own program
            [sys.executable, "-m", "leggio", *arguments.split()],
            env=environment, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert wanted in told.stdout + told.stderr


def test_short_help(monkeypatch: pytest.MonkeyPatch) -> None:
    """`-h` wherever `--help`, of groups and of commands in them."""
    for command in ("", "judge", "find", "find hooks", "tournament pair", "db"):
        assert run(*command.split(), "-h").out == run(*command.split(), "--help").out


def test_a_command_that_sounds_like_one() -> None:
    """Also in a group; one that sounds like none is only told."""
    assert run("analise").err.endswith("Forse: analyze\n")
    assert "Forse: standings" in run("tournament", "standing").err
    assert "Forse" not in run("xyzzy").err


def test_standard_streams(log: str) -> None:
    """`-` is standard input where a file is read, and standard output where one is written."""
    assert "MICIO" in run("verify", "-", typed=log).out or run("verify", "-", typed=log).code == 0
    assert run("export", "-", "-", typed=log).out.startswith("#character-encoding UTF-8")
    assert run("show", "-", typed=f"{EMPTY} CASA/ 0/0 0").code == 0
    assert run("perft", "-", typed=f"{EMPTY} CASA/ 0/0 0\n").out.split()[1] == "12"
    assert "CASA" in run("moves", "-", typed=f"{EMPTY} CASA/ 0/0 0").out


def test_json() -> None:
    """What programs ask for, they can read."""
    assert json.loads(run("find", "anagrams", "CASA", "--json").out) == {"words": ["CASA"], "more": False}
    assert json.loads(run("find", "starting", "CASA", "--json", "--limit", 1).out)["more"] is True
    assert set(json.loads(run("find", "hooks", "ORE", "--json").out)) == {"word", "front", "back"}
    assert json.loads(run("find", "abbreviations", "S.P.A.", "--json").out)[0]["meaning"]
    (best,) = json.loads(run("moves", f"{EMPTY} CASA/ 0/0 0", "--json", "--count", 1).out)
    assert (best["word"], best["score"]) == ("CASA", 12)
    told = json.loads(run("autoplay", "--games", 1, "--json").out)
    assert (told["games"], len(told["fingerprint"])) == (1, 16)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_of_a_shell(shell: str) -> None:
    """It asks this program."""
    assert "_LEGGIO_COMPLETE=complete_" in run("completion", shell).out


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("leggio ma", "match"),
        ("leggio match --sp", "--sprt"),
        ("leggio export x y --format s", "svg"),
        ("leggio tournament standi", "standings"),
    ],
)
def test_what_a_shell_completes(typed: str, wanted: str) -> None:
    """Commands, options and their values."""
    asked = {"_LEGGIO_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": str(typed.count(" "))}
    told = subprocess.run(
        [sys.executable, "-m", "leggio"], env={**os.environ, **asked}, capture_output=True, text=True, check=False
    )
    assert (told.stdout.split(), told.stderr) == ([wanted], "")


def test_every_command_is_in_the_table_of_the_docs() -> None:
    """With what it gives to programs."""
    rows = DOC.read_text(encoding="utf-8")
    assert [name for name in COMMANDS if f"| `{name}" not in rows] == []
