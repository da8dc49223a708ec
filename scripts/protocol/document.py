"""The protocol as a page to read."""

from collections.abc import Iterator
from pathlib import Path

from contents import CLIENT_FRAMES, SERVER_FRAMES, command_shape, commands_of, event_shape, events_of, view_of
from msgspec import inspect as kinds
from shapes import Shape, everything_under, name_of, shape_of
from typescript import OVERRIDES, type_name

from leggio.table.frames import Told
from leggio.table.hosts.registry import HOSTED

INTRODUCTION = Path(__file__).with_name("introduction.md")


def document() -> str:
    """The whole page."""
    return "\n".join((INTRODUCTION.read_text("utf-8"), *_sections()))


def _sections() -> Iterator[str]:
    yield "## What a client says\n"
    for cls in CLIENT_FRAMES:
        yield _frame(shape_of(cls))
    yield "## What the server says\n"
    for cls in SERVER_FRAMES:
        yield _frame(shape_of(cls))
    yield "## What frames are made of\n"
    frames = {*CLIENT_FRAMES, *SERVER_FRAMES}
    for cls in everything_under([*CLIENT_FRAMES, *SERVER_FRAMES]):
        if cls not in frames:
            yield _part(cls)
    for game in HOSTED:
        yield from _game(game)


def _game(game: str) -> Iterator[str]:
    yield f"## {game.capitalize()}\n"
    yield "### Commands\n\n| command | with | |\n|---|---|---|"
    for cls in commands_of(game):
        shape = command_shape(game, cls)
        yield f"| `{shape.tag}` | {_inline(shape)} | {shape.about} |"
    yield "\n### Events\n\nAs people are told of them; `at` is when, in the server's time.\n"
    yield "| event | with | |\n|---|---|---|"
    for name, cls in events_of(game).items():
        shape = event_shape(game, cls)
        yield f"| `{name}` | {_inline(shape)} | {shape.about} |"
    view = view_of(game)
    yield "\n### What one sees\n"
    yield _table(shape_of(view))
    for cls in everything_under([view]):
        if cls is not view and cls.__module__.startswith(("leggio.games.", "leggio.tournament.")):
            yield _part(cls, level=4)


def _inline(shape: Shape) -> str:
    return ", ".join(
        f"`{field.name}{'?' if field.optional else ''}: {_type(shape, field.name, field.type)}`"
        for field in shape.fields
        if field.name != "at"
    )


def _frame(shape: Shape) -> str:
    return f"### `{shape.tag}`\n\n{shape.about}\n" + (f"\n{_table(shape)}" if shape.fields else "")


def _part(cls: type, level: int = 3) -> str:
    heading = "#" * level
    info = kinds.type_info(cls)
    if isinstance(info, kinds.EnumType):
        return f"{heading} {name_of(cls)}\n\n{cls.__doc__}\n\n{', '.join(f'`{each.value}`' for each in info.cls)}\n"
    if cls is Told:
        return f"{heading} Told\n\n{cls.__doc__} Each game has its own, below.\n"
    shape = shape_of(cls)
    return f"{heading} {shape.name}\n\n{shape.about}\n\n{_table(shape)}"


def _table(shape: Shape) -> str:
    rows = [
        f"| `{field.name}{'?' if field.optional else ''}` | `{_type(shape, field.name, field.type)}` | {field.said} |"
        for field in shape.fields
    ]
    return "\n".join(("| field | type | |", "|---|---|---|", *rows, ""))


def _type(shape: Shape, name: str, type_: kinds.Type) -> str:
    return (OVERRIDES.get((shape.name, name)) or type_name(type_)).replace("|", "\\|")
