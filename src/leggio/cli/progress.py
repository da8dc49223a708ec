"""A bar on standard error for work that takes long: nothing where nobody looks, colours only where they are wanted."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

Advance = Callable[[int, str], None]  # how much is done, and what to say beside the bar


@contextmanager
def bar(text: str, *, total: int | None = None) -> Iterator[Advance]:
    """A bar that goes away when the work is done; the function says how far it is."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=console, transient=True, disable=not console.is_terminal
    ) as shown:
        task = shown.add_task(text, total=total)

        def advance(done: int, told: str) -> None:
            shown.update(task, completed=done, description=told or text)

        yield advance
