"""Parts of Leggio that are installed by name: which one a missing module belongs to, and commands that lack theirs."""

from collections.abc import Callable
from importlib import import_module
from typing import NoReturn, cast

import typer

Command = Callable[..., None]

_MODULES = {
    "cluster": ("dask", "distributed"),
    "paper": ("segno", "typst"),
    "server": (
        "aiosqlite", "alembic", "argon2", "asyncpg", "httptools", "itsdangerous", "litestar", "prometheus_client",
        "redis", "sqlalchemy", "structlog", "uvicorn", "uvloop", "websockets",
    ),
    "tournament": ("rustworkx",),
}  # fmt: skip
EXTRA_OF = {module: extra for extra, modules in _MODULES.items() for module in modules}


def extra_of(error: ModuleNotFoundError) -> str | None:
    """The extra that has the module which was not found; none for what should always be there."""
    return EXTRA_OF.get((error.name or "").partition(".")[0])


def add_command(app: typer.Typer, name: str, target: Command | str) -> None:
    """Add a command, itself or as `module:function`; one whose part is not installed says so, whatever it is asked."""
    try:
        app.command(name)(cast("Command", found(target)) if isinstance(target, str) else target)
    except ModuleNotFoundError as error:
        if extra_of(error) is None:
            raise
        app.command(name, context_settings={"allow_extra_args": True, "ignore_unknown_options": True})(_absent(error))


def found(target: str) -> object:
    """What stands at `module:name`."""
    module, _, name = target.partition(":")
    return getattr(import_module(module), name)


def _absent(error: ModuleNotFoundError) -> Command:
    def absent(context: typer.Context) -> NoReturn:  # noqa: ARG001 - typer takes whatever is given into it
        raise error

    return absent
