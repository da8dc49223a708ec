"""What a value from outside has wrong with it, read from what msgspec says: which field, and in which way."""

import re

import msgspec

LONGEST = 100  # characters of a field's name: whoever sends it chooses them

_ABOUT = re.compile(r"Object (?P<how>missing required|contains unknown) field `(?P<name>[^`]*)`")
_PLACE = re.compile(r" - at `(?P<path>\$[^`]*)`$")
_WAYS = {"missing required": "missing", "contains unknown": "unknown"}


class Wrong(msgspec.Struct, frozen=True):
    """A field by its path (`settings.seats`; empty: the whole), and whether it is `missing`, `unknown` or `wrong`."""

    field: str
    how: str = "wrong"


def wrong_in(message: str, below: str = "") -> Wrong:
    """What a message is about; `below` is the path of what was read, where it is a part of something."""
    place = _PLACE.search(message)
    path = ".".join(part for part in (below, place["path"].removeprefix("$").lstrip(".") if place else "") if part)
    about = _ABOUT.match(message)
    if about:
        path = f"{path}.{about['name']}" if path else about["name"]
    return Wrong(path[:LONGEST], _WAYS[about["how"]] if about else "wrong")
