"""The types of the protocol as a reader wants them: names that do not clash, fields with what their comments say."""

import inspect
import re
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect as kinds

_COMMENT = re.compile(r"^    (?P<name>\w+):.*?  # (?P<said>.*)$", re.MULTILINE)
# A game, or a way of playing it that has a folder of its own.
_GAME = re.compile(r"^leggio\.games\.(?:\w+\.(?=\w+\.))?(?P<game>\w+)\.\w+$")
_READ = {"ClientFrame", "Command", "Asked", "Settings", "BotSeat", "NewTable", "SeatRequest", "Correction"}


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
    bases = {base.__name__ for base in cls.__mro__[1:]}
    suffix = next((kind for kind in ("Command", "Event") if kind in bases), "")
    if cls.__module__.startswith("leggio.tournament."):
        return "Tournament" + cls.__name__ + suffix
    found = _GAME.match(cls.__module__)
    return found["game"].capitalize() + cls.__name__ + suffix if found else cls.__name__


def shape_of(cls: type, *, without: frozenset[str] = frozenset(), maybe: frozenset[str] = frozenset()) -> Shape:
    """A struct as a shape, without some fields; those in `maybe` can be missing."""
    info = kinds.type_info(cls)
    if not isinstance(info, kinds.StructType):
        raise TypeError(f"{cls} is no struct")
    comments = _comments(cls)
    # What clients send may leave out what has a default; what the server sends does where the struct says so.
    read = any(base.__name__ in _READ for base in cls.__mro__)
    omits = read or bool(cls.__struct_config__.omit_defaults)  # type: ignore[attr-defined]  # every struct has one
    fields = tuple(
        Field(
            field.encode_name,
            field.type,
            field.name in maybe or (omits and not field.required),
            comments.get(field.name, ""),
        )
        for field in info.fields
        if field.name not in without
    )
    tag = info.tag if isinstance(info.tag, str) else None
    about = _in_json(" ".join(inspect.cleandoc(cls.__doc__ or "").split()))
    return Shape(name_of(cls), about, fields, info.tag_field if tag else None, tag)


def _comments(cls: type) -> dict[str, str]:
    """What stands behind the fields in the source, those of base classes included."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if base.__module__.startswith("leggio."):
            found |= {match["name"]: _in_json(match["said"]) for match in _COMMENT.finditer(inspect.getsource(base))}
    return found


def _in_json(said: str) -> str:
    """What a comment says in Python's words, in those of JSON."""
    return re.sub(r"\bNone\b", "null", said)


def everything_under(roots: list[type]) -> list[type]:
    """These types and all they are made of, each once: what is used comes before what uses it."""
    ordered: dict[type, None] = {}

    def visit(cls: type, above: frozenset[type]) -> None:
        if cls in ordered or cls in above:
            return
        for used in _used_by(cls):
            visit(used, above | {cls})
        ordered[cls] = None

    for root in roots:
        visit(root, frozenset())
    return list(ordered)


def _used_by(cls: type) -> Iterator[type]:
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
        case kinds.ListType() | kinds.VarTupleType() | kinds.CollectionType():
            yield from _in(type_.item_type)
        case kinds.TupleType():
            for each in type_.item_types:
                yield from _in(each)
        case kinds.DictType():
            yield from _in(type_.value_type)
        case kinds.Metadata():
            yield from _in(type_.type)
        case _:
            return
