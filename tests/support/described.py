"""What the TypeScript types say of an object, to hold against one that was really sent."""

import re
from functools import cache
from pathlib import Path
from typing import Any

TYPES = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


@cache
def fields_of(interface: str) -> tuple[frozenset[str], frozenset[str]]:
    """The fields that an interface must have, and all that it may have."""
    found = re.search(rf"export interface {interface} {{\n(.*?)\n}}", TYPES.read_text("utf-8"), re.DOTALL)
    assert found, interface
    fields = re.findall(r"^  (\w+)(\??):", found[1], re.MULTILINE)
    return frozenset(name for name, optional in fields if not optional), frozenset(name for name, _ in fields)


def check(interface: str, sent: dict[str, Any]) -> None:
    """What was sent has all the fields it must have, and none that are not described."""
    must, may = fields_of(interface)
    assert must <= sent.keys() <= may, (interface, sorted(must - sent.keys()), sorted(sent.keys() - may))


def event_of(game: str, name: str) -> str:
    """The interface of an event."""
    found = re.search(rf'event: "{name}"; data: ({game.capitalize()}\w+)', TYPES.read_text("utf-8"))
    assert found, (game, name)
    return found[1]
