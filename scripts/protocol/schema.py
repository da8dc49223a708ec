"""The types of the protocol as a reader wants them: names that do not clash, fields with what their comments say."""

import inspect
import re
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect as kinds

_COMMENT = re.compile(r"^    (?P<name>\w+):.*?  # (?P<said>.*)$", re.MULTILINE)
_GAME = re.compile(r"^leggio\.games\.(?P<game>\w+)\.(?P<module>\w+)$")
_SUFFIXES = {"commands": "Command", "events": "Event"}
# Frames that clients send are read, the others written: what has a default may be left out, or is.
_READ = "ClientFrame"


class Field(msgspec.Struct, frozen=True):
    """One field: its name on the wire, its type, whether it can be missing, and what is said of it."""

    name: str
    type: kinds.Type
    optional: bool
    said: str = ""


class Shape(msgspec.Struct, frozen=True):
    """One object of the protocol."""

    name: str
    about: str
    fields: tuple[Field, ...]
    tag_field: str | None = None
    tag: str | None = None


def name_of(cls: type) -> str:
    """What a type is called outside: games' own types have the game before them, commands and events say so."""
    found = _GAME.match(cls.__module__)
    if not found:
        return cls.__name__
    name = cls.__name__
    suffix = _SUFFIXES.get(found["module"], "") if _is_message(cls) else ""
    return found["game"].capitalize() + name + (suffix if not name.endswith(suffix or "-") else "")


def _is_message(cls: type) -> bool:
    return any(base.__name__ in ("Command", "Event") for base in cls.__mro__[1:])


def shape_of(cls: type, *, without: frozenset[str] = frozenset(), partial: bool = False) -> Shape:
    """A struct as a shape; `partial`: any of its fields may be left out."""
    info = kinds.type_info(cls)
    if not isinstance(info, kinds.StructType):
        raise TypeError(f"{cls} is no struct")
    comments = _comments(cls)
    read = any(base.__name__ in (_READ, "Command") for base in cls.__mro__) or cls.__name__ in ("Settings", "BotSeat")
    config = cls.__struct_config__  # type: ignore[attr-defined]  # every msgspec struct has one
    fields = tuple(
        Field(
            field.encode_name,
            field.type,
            optional=partial or (not field.required and (read or config.omit_defaults)),
            said=comments.get(field.name, ""),
        )
        for field in info.fields
        if field.name not in without
    )
    tag = info.tag if isinstance(info.tag, str) else None
    return Shape(name_of(cls), inspect.cleandoc(cls.__doc__ or ""), fields, info.tag_field if tag else None, tag)


def _comments(cls: type) -> dict[str, str]:
    """What stands behind the fields in the source, those of base classes included."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if base.__module__.startswith("leggio."):
            found |= {match["name"]: match["said"] for match in _COMMENT.finditer(inspect.getsource(base))}
    return found


def used_by(cls: type) -> Iterator[type]:
    """The structs and enumerations that a struct's fields are made of, each once, in order."""
    info = kinds.type_info(cls)
    if isinstance(info, kinds.StructType):
        for field in info.fields:
            yield from _in(field.type)


def _in(type_: Any) -> Iterator[type]:
    match type_:
        case kinds.StructType() | kinds.EnumType():
            yield type_.cls
        case kinds.UnionType():
            for each in type_.types:
                yield from _in(each)
        case kinds.ListType() | kinds.VarTupleType() | kinds.SetType() | kinds.FrozenSetType():
            yield from _in(type_.item_type)
        case kinds.TupleType():
            for each in type_.item_types:
                yield from _in(each)
        case kinds.DictType():
            yield from _in(type_.value_type)
        case _:
            return


def everything_under(roots: list[type]) -> list[type]:
    """These types and all they are made of, each once: what is used comes before what uses it."""
    ordered: dict[type, None] = {}

    def visit(cls: type, above: frozenset[type]) -> None:
        if cls in ordered or cls in above:
            return
        for used in used_by(cls):
            visit(used, above | {cls})
        ordered[cls] = None

    for root in roots:
        visit(root, frozenset())
    return list(ordered)
