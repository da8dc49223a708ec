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


def run(*arguments: object, typed: str = "", width: int = 100) -> Run:
    """Run `leggio` with these arguments and this standard input."""
    out, err = io.StringIO(), io.StringIO()
    argv, stdin = sys.argv, sys.stdin
    sys.argv, sys.stdin = ["leggio", *(str(argument) for argument in arguments)], io.StringIO(typed)
    code: object = 0
    try:
        with _environment(COLUMNS=str(width), TERM="dumb"), redirect_stdout(out), redirect_stderr(err):
            main()
    except SystemExit as left:
        code = left.code
    finally:
        sys.argv, sys.stdin = argv, stdin
    return Run(code if isinstance(code, int) else 0, out.getvalue(), err.getvalue())
