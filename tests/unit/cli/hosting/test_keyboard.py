"""Where answers come from."""

import io
import sys

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.console import Console

from leggio.cli.hosting.keyboard import DueError, PlainKeyboard, TerminalKeyboard, keyboard_for


class Typed(io.StringIO):
    """Standard input, of a person or of a pipe."""

    def __init__(self, text: str, *, person: bool) -> None:
        super().__init__(text)
        self._person = person

    def isatty(self) -> bool:
        """Whether someone sits there."""
        return self._person


def test_lines_come_one_by_one_and_then_people_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each question is printed and gets a line; the end of input is leaving."""
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdin", Typed("uno\ndue", person=False))
    keyboard = PlainKeyboard(Console(file=out, width=80))
    assert [keyboard.ask("Chi?", str) for _ in range(2)] == ["uno", "due"]
    with pytest.raises(EOFError):
        keyboard.ask("Chi?", str)
    assert out.getvalue().count("Chi? ›") == 3
    assert not keyboard.has_person


@pytest.mark.parametrize(
    ("person", "terminal", "kind"),
    [
        (True, "xterm", TerminalKeyboard),
        (False, "xterm", PlainKeyboard),
        (True, "dumb", PlainKeyboard),
    ],
)
def test_the_keyboard_fits(monkeypatch: pytest.MonkeyPatch, person: bool, terminal: str, kind: type) -> None:
    """Live clocks only where a person sits at a terminal that understands them."""
    monkeypatch.setenv("TERM", terminal)
    monkeypatch.setattr(sys, "stdin", Typed("", person=person))
    keyboard = keyboard_for(Console(file=io.StringIO(), force_terminal=True))
    assert isinstance(keyboard, kind)
    assert keyboard.has_person is person


def test_time_cuts_a_question_short() -> None:
    """What falls due while someone types ends the question; what they typed so far is dropped."""
    looks = iter([False, True])
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        keys.send_text("9E CONT")
        with pytest.raises(DueError):
            TerminalKeyboard().ask("Anna", str, lambda: next(looks))


def test_a_line_in_time_is_an_answer() -> None:
    """Where nothing falls due a question waits for its line."""
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        keys.send_text("passa\r")
        assert TerminalKeyboard().ask("Anna", str, lambda: False) == "passa"
