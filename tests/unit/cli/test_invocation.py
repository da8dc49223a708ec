"""Commands to paste."""

import shlex
import sys
from pathlib import Path

import pytest

from leggio.cli.invocation import invocation
from support.terminal import run


@pytest.mark.parametrize(
    ("called", "shown"),
    [
        ("leggio", "leggio"),
        (".venv/bin/leggio", ".venv/bin/leggio"),
        ("/my games/leggio", "'/my games/leggio'"),
        ("/src/leggio/__main__.py", "python3 -m leggio"),
    ],
)
def test_the_program_is_named_as_it_was_called(monkeypatch: pytest.MonkeyPatch, called: str, shown: str) -> None:
    """What worked once works again, as a script and as a module."""
    monkeypatch.setattr(sys, "argv", [called])
    monkeypatch.setattr(sys, "orig_argv", ["python3", "-m", "leggio"])
    assert invocation("verify", Path("a b"), language="it") == f"{shown} verify 'a b'"
    assert invocation("verify", language="en") == f"{shown} verify --lang en"


@pytest.mark.parametrize("referee", ["Dora Rossi", "Anna"])
def test_the_hint_to_go_on_works_as_printed(tmp_path: Path, referee: str) -> None:
    """List, referee and language are in it, quoted where a shell wants it; so is the hint to verify."""
    words = tmp_path / "le parole.txt"
    words.write_text("casa\n")
    given = ("--words", words, "--referee", referee, "--lang", "en")
    left = run("play", "Anna", "Bea", *given, "--log", tmp_path / "log")
    hint = shlex.split(left.out.split("To go on: ")[1])
    assert ("--referee" in hint) == (referee != "Anna")  # a panel is asked for its names
    back = run(*hint[1:], typed="\nresign\ny\n")
    assert back.code == 0
    checked = run(*shlex.split(back.out.split("To check it: ")[1])[1:])
    assert (checked.code, "The log holds" in checked.out) == (0, True)
