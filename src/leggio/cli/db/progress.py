"""How far a long command has come, for whoever watches it: on a terminal only."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.status import Status


@contextmanager
def watched(sentence: str) -> Iterator[Status]:
    """A line on standard error that changes as things go on; nothing where that is no terminal."""
    with Status(sentence, console=Console(stderr=True, highlight=False, markup=False)) as status:
        yield status
