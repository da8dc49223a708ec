"""Running the command line inside a test: its arguments, what is typed, what it prints and how it ends."""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from typing import NamedTuple

from leggio.cli.main import main


class Run(NamedTuple):
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str


class _Capture(io.TextIOWrapper):
    """A standard stream that keeps its bytes."""

    def __init__(self, encoding: str) -> None:
        self._bytes = io.BytesIO()
        super().__init__(self._bytes, encoding, newline="\n")

    def printed(self) -> str:
        """What was written, read as UTF-8 whatever the encoding: a wrong byte must show."""
        self.flush()
        return self._bytes.getvalue().decode("utf-8")


@contextmanager
def _environment(**values: str) -> Iterator[None]:
    before = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def run(*arguments: object, typed: str | bytes = "", width: int = 100, encoding: str = "utf-8") -> Run:
    """Run `leggio` with these arguments and this standard input, in a locale of this encoding."""
    out, err = _Capture(encoding), _Capture(encoding)
    argv, stdin = sys.argv, sys.stdin
    sys.argv = ["leggio", *(str(argument) for argument in arguments)]
    sys.stdin = io.TextIOWrapper(io.BytesIO(typed.encode() if isinstance(typed, str) else typed), "utf-8")
    code: object = 0
    try:
        with _environment(COLUMNS=str(width), TERM="dumb"), redirect_stdout(out), redirect_stderr(err):
            main()
    except SystemExit as left:
        code = left.code
    finally:
        sys.argv, sys.stdin = argv, stdin
    return Run(code if isinstance(code, int) else 0, out.printed(), err.printed())
