"""What this server offers to play, as the games have it: rule sets, what a table may choose, levels of bots."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from leggio.core.board import Layout
from leggio.engine.bots import LEVELS
from leggio.games.common.spec import AnyGame, Material
from leggio.games.registry import GAMES


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One thing a table may choose."""

    name: str
    kind: str  # boolean, integer, choice, list of integers, list of texts
    nullable: bool
    default: Any
    choices: tuple[str, ...] = ()


class BoardInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A board and its tiles."""

    size: int
    layout: tuple[str, ...]  # row by row: W and w triple and double words, L and l letters
    counts: Mapping[str, int]
    values: Mapping[str, int]
    rack_size: int


class RulesInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One rule set of a game."""

    name: str
    version: int
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    board: BoardInfo | None = None


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One game."""

    name: str
    rules: tuple[RulesInfo, ...]
    bots: tuple[str, ...]  # levels, weakest first


@cache
def catalogue() -> tuple[GameInfo, ...]:
    """Everything there is to play."""
    return tuple(
        GameInfo(
            name=name,
            rules=tuple(_rules(game, rules) for rules in game.rulebook.names),
            bots=tuple(LEVELS),
        )
        for name, game in GAMES.items()
        if not game.is_hall
    )


def _rules(game: AnyGame, name: str) -> RulesInfo:
    rules: Any = game.rulebook.find(name)
    book = game.rulebook
    return RulesInfo(
        name=name,
        version=rules.version,
        seats=rules.seats,
        options=_options(book.options(rules)),
        board=_board(book.material(rules)) if book.material else None,
    )


def _board(material: Material) -> BoardInfo:
    return BoardInfo(
        size=material.layout.size,
        layout=tuple(_printed(material.layout)),
        counts=dict(material.tiles.counts),
        values=dict(material.tiles.values),
        rack_size=material.rack_size,
    )


def _printed(layout: Layout) -> Iterator[str]:
    marks = "".join(premium or "." for premium in layout.premiums)
    for start in range(0, len(marks), layout.size):
        yield marks[start : start + layout.size]


def _options(usual: msgspec.Struct) -> tuple[OptionInfo, ...]:
    described = inspect.type_info(type(usual))
    if not isinstance(described, inspect.StructType):
        raise TypeError(f"options that are no struct: {usual}")
    return tuple(
        _option(field.name, field.type, msgspec.to_builtins(getattr(usual, field.name))) for field in described.fields
    )


def _option(name: str, type_: inspect.Type, default: Any) -> OptionInfo:
    kinds = type_.types if isinstance(type_, inspect.UnionType) else (type_,)
    nullable = any(isinstance(kind, inspect.NoneType) for kind in kinds)
    (kind,) = (kind for kind in kinds if not isinstance(kind, inspect.NoneType))
    choices = tuple(each.value for each in kind.cls) if isinstance(kind, inspect.EnumType) else ()
    return OptionInfo(name=name, kind=_kind(kind), nullable=nullable, default=default, choices=choices)


def _kind(type_: inspect.Type) -> str:
    match type_:
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType():
            return "integer"
        case inspect.EnumType():
            return "choice"
        case inspect.VarTupleType(item_type=inspect.IntType()):
            return "list of integers"
        case inspect.VarTupleType(item_type=inspect.StrType()):
            return "list of texts"
        case _:
            raise TypeError(f"no name for an option of {type_}")
