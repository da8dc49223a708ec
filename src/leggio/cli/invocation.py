"""Commands that people can paste into their shell: they work as they are printed."""

import shlex
import sys
from pathlib import Path

from leggio.cli.files import shell_path
from leggio.cli.locales import usual_language


def invocation(*arguments: str | Path, language: str) -> str:
    """This program, as it was called, with other arguments."""
    words = [shell_path(each) if isinstance(each, Path) else shlex.quote(each) for each in arguments]
    spoken = [] if language == usual_language() else ["--lang", language]
    return " ".join([_program(), *words, *spoken])


def _program() -> str:
    called = sys.argv[0]
    if Path(called).name == "__main__.py":
        return f"{shlex.quote(sys.orig_argv[0])} -m leggio"
    return shlex.quote(called)
