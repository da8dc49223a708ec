"""How a game is played and told at a terminal: a descriptor under the entry points `leggio.terminals`.

A board game without one is played by the generic host, from its `GameSpec` alone.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Protocol, TypeAlias

import typer
from rich.console import Console, RenderableType

from leggio.cli.hosting.host import SharedHost
from leggio.cli.speaking import Speaker

GROUP = "leggio.terminals"

AnyHost: TypeAlias = SharedHost[Any, Any, Any]


class Teller(Protocol):
    """The words and drawings of one game; the table handed in is of that game, the speaker may be of none."""

    def table(self, state: Any, console: Console, say: Speaker) -> RenderableType:
        """What lies on the table."""

    def sheet(self, state: Any, console: Console, say: Speaker) -> RenderableType:
        """The score sheet."""

    def end(self, state: Any, say: Speaker) -> Iterable[RenderableType]:
        """How the game ended."""


@dataclass(frozen=True)
class Flag:
    """An option of `leggio play`: its type, how typer shows it, and what it is when nobody gives it."""

    kind: Any  # a type, as annotations have them
    option: Any  # typer's
    default: object = None


@dataclass(frozen=True, kw_only=True)
class TerminalSpec:
    """One game at the terminal."""

    teller: Teller
    host: type[AnyHost] | None = None  # None: it has a command of its own
    flags: Mapping[str, Flag] = field(default_factory=dict)  # that only this game knows, by parameter
    usual: Mapping[str, str] = field(default_factory=dict)  # what common flags are in this game when nobody gives them


@cache
def _registered() -> dict[str, EntryPoint]:
    return {each.name: each for each in sorted(entry_points(group=GROUP), key=lambda each: each.name)}


@cache
def find_terminal(game: str) -> TerminalSpec | None:
    """The terminal of a game; None for one that has none of its own."""
    found = _registered().get(game)
    spec: TerminalSpec | None = found.load() if found else None
    return spec


def terminals() -> dict[str, TerminalSpec]:
    """All there are, by game."""
    return {name: spec for name in _registered() if (spec := find_terminal(name)) is not None}


def flag(kind: Any, *names: str, default: object = None, values: str = "", **more: Any) -> Flag:
    """An option, with its name where it is not that of its parameter, and the values that its help should tell.

    What it does is the sentence `help.play.<parameter>`, of the game that has it or of all.
    """
    return Flag(kind, typer.Option(*names, help=values, **more), default)
