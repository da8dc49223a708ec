"""The types of the protocol in TypeScript."""

import builtins
from collections.abc import Iterator
from typing import Any

from contents import CLIENT_FRAMES, REST, SERVER_FRAMES, command_shape, commands_of, event_shape, events_of, view_of
from msgspec import inspect as kinds
from shapes import Shape, everything_under, name_of, shape_of

from leggio.table.frames import VERSION, Told
from leggio.table.hosts.registry import HOSTED

HEAD = f"""\
// Made by `make protocol` from the types of the server: change those, not this file.

export const VERSION = {VERSION};
export const SUBPROTOCOL = "leggio.{VERSION}";
"""

# What the frames leave open is whatever the game at the table has.
OVERRIDES = {
    ("Welcome", "view"): "AnyView | null",
    ("Welcome", "missed"): "AnyTold[] | null",
    ("Update", "view"): "AnyView",
    ("Update", "events"): "AnyTold[]",
    ("Do", "command"): "AnyCommand",
}


def typescript() -> str:
    """The whole file."""
    return "\n".join((HEAD, *_parts())) + "\n"


def _parts() -> Iterator[str]:
    views = [view_of(game) for game in HOSTED]
    known = everything_under([*CLIENT_FRAMES, *SERVER_FRAMES, *REST, *views])
    used_by_messages = everything_under(
        [each for game in HOSTED for each in (*commands_of(game), *events_of(game).values())]
    )
    messages = {each for game in HOSTED for each in (*commands_of(game), *events_of(game).values())}
    for cls in [*known, *(each for each in used_by_messages if each not in known and each not in messages)]:
        if cls is not Told and cls not in messages:
            yield _declaration(cls)
    # Events are named where views hold them whole, how a game ended for instance.
    for cls in (each for each in known if each in messages):
        yield interface(_named(shape_of(cls), name_of(cls).removesuffix("Event")))
    for game in HOSTED:
        yield from _game(game)
    yield _union("AnyClientFrame", [name_of(each) for each in CLIENT_FRAMES])
    yield _union("AnyServerFrame", [name_of(each) for each in SERVER_FRAMES])
    for what in ("View", "Command", "Told"):
        yield _union(f"Any{what}", [f"{game.capitalize()}{what}" for game in HOSTED])


def _game(game: str) -> Iterator[str]:
    title = game.capitalize()
    commands = [command_shape(game, each) for each in commands_of(game)]
    yield from (interface(shape) for shape in commands)
    yield _union(f"{title}Command", [shape.name for shape in commands])
    told = []
    for name, cls in events_of(game).items():
        shape = event_shape(game, cls)
        if shape.fields:
            yield interface(shape)
        data = shape.name if shape.fields else "Record<string, never>"
        told.append(f'{{ seq: number; event: "{name}"; data: {data} }}')
    yield _union(f"{title}Told", told)


def _declaration(cls: type) -> str:
    info = kinds.type_info(cls)
    if isinstance(info, kinds.EnumType):
        return _documented(cls.__doc__ or "") + _union(name_of(cls), [f'"{each.value}"' for each in info.cls])
    return interface(shape_of(cls))


def interface(shape: Shape) -> str:
    """A shape as an interface."""
    lines = [f"{_documented(shape.about)}export interface {shape.name} {{"]
    if shape.tag_field:
        lines.append(f'  {shape.tag_field}: "{shape.tag}";')
    for field in shape.fields:
        if field.said:
            lines.append(f"  /** {field.said} */")
        written = OVERRIDES.get((shape.name, field.name)) or type_name(field.type)
        lines.append(f"  {field.name}{'?' if field.optional else ''}: {written};")
    return "\n".join((*lines, "}", ""))


def _named(shape: Shape, name: str) -> Shape:
    return Shape(name, shape.about, shape.fields, shape.tag_field, shape.tag)


def _union(name: str, members: list[str]) -> str:
    joined = " | ".join(members)
    if len(joined) > 100:
        joined = "".join(f"\n  | {member}" for member in members)
        return f"export type {name} ={joined};\n"
    return f"export type {name} = {joined};\n"


def _documented(text: str) -> str:
    return f"/** {text.strip()} */\n" if text.strip() else ""


def type_name(type_: Any) -> str:
    """A type as TypeScript writes it."""
    match type_:
        case kinds.StructType() | kinds.EnumType():
            return _struct_name(type_.cls)
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.StrType() | kinds.DateTimeType():
            return "string"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
        case kinds.UnionType():
            return " | ".join(type_name(each) for each in type_.types)
        case kinds.ListType() | kinds.VarTupleType() | kinds.CollectionType():
            item = type_name(type_.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case kinds.TupleType():
            return f"[{', '.join(type_name(each) for each in type_.item_types)}]"
        case kinds.NamedTupleType():
            return f"[{', '.join(f'{field.name}: {type_name(field.type)}' for field in type_.fields)}]"
        case kinds.DictType():
            return f"Record<string, {type_name(type_.value_type)}>"
        case kinds.Metadata():
            return type_name(type_.type)
        case kinds.LiteralType():
            return " | ".join(f'"{value}"' for value in type_.values)
        case kinds.AnyType() | kinds.CustomType(cls=builtins.object):
            return "unknown"
        case _:
            raise TypeError(f"no TypeScript for {type_}")


def _struct_name(cls: type) -> str:
    name = name_of(cls)
    # An event inside of something else is all of it, not what is told of it.
    return name.removesuffix("Event") if cls.__module__.endswith(".events") else name
