"""ICU messages taken apart: their text, and the arguments they want to be given."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

# What comes in with a comma and has branches of text.
BRANCHED = {"plural", "select", "selectordinal"}
_NAME = re.compile(r"\s*(\w+)\s*")
_SELECTOR = re.compile(r"\s*(?:offset:\d+\s*)?(=\d+|\w+)\s*\{")


@dataclass(frozen=True, slots=True)
class Argument:
    """A place in a message where something goes in; `kind` is empty for a plain one."""

    name: str
    kind: str = ""
    style: str = ""
    branches: tuple[tuple[str, tuple["str | Argument", ...]], ...] = ()


Parts: TypeAlias = tuple[str | Argument, ...]


@lru_cache(maxsize=4096)
def parse(message: str) -> Parts:
    """The parts of a message, text as it is written (quotes too)."""
    parts, end = _parts(message, 0, depth=0)
    if end != len(message):
        raise ValueError(f"a brace too many at {end}: {message}")
    return parts


def arguments(message: str) -> set[tuple[str, str]]:
    """The names and kinds of all arguments, those in branches too."""
    return {(each.name, each.kind) for each in walk(parse(message))}


def names(message: str) -> set[str]:
    """The names that a message wants to be given."""
    return {name for name, _ in arguments(message)}


def walk(parts: Parts) -> Iterator[Argument]:
    """Every argument, whatever it is in."""
    for part in parts:
        if isinstance(part, Argument):
            yield part
            for _, branch in part.branches:
                yield from walk(branch)


def _parts(message: str, at: int, depth: int) -> tuple[Parts, int]:
    found: list[str | Argument] = []
    text = start = at
    while at < len(message) and message[at] != "}":
        if message[at] == "'":
            at = _after_quote(message, at, "{}#" if depth else "{}")
        elif message[at] == "{":
            if at > text:
                found.append(message[text:at])
            argument, at = _argument(message, at + 1, depth)
            found.append(argument)
            text = at
        else:
            at += 1
    if at > text or (at == start and depth):
        found.append(message[text:at])
    return tuple(found), at


def _after_quote(message: str, at: int, quotable: str) -> int:
    """An apostrophe is one, except before another and before a sign that means something."""
    following = message[at + 1 : at + 2]
    if following == "'":
        return at + 2
    if not following or following not in quotable:
        return at + 1
    end = message.find("'", at + 1)
    while end != -1 and message[end + 1 : end + 2] == "'":
        end = message.find("'", end + 2)
    return len(message) if end == -1 else end + 1


def _argument(message: str, at: int, depth: int) -> tuple[Argument, int]:
    name, at = _word(message, at)
    if message[at : at + 1] == "}":
        return Argument(name), at + 1
    kind, at = _word(message, _after(message, at, ","))
    if kind in BRANCHED:
        branches, at = _branches(message, _after(message, at, ","), depth)
        return Argument(name, kind, branches=branches), at
    end = message.find("}", at)
    if end == -1:
        raise ValueError(f"an open brace: {message}")
    return Argument(name, kind, message[at:end].removeprefix(",").strip()), end + 1


def _branches(message: str, at: int, depth: int) -> tuple[tuple[tuple[str, Parts], ...], int]:
    found: list[tuple[str, Parts]] = []
    while selector := _SELECTOR.match(message, at):
        parts, end = _parts(message, selector.end(), depth + 1)
        found.append((selector[1], parts))
        at = _after(message, end, "}")
    while message[at : at + 1].isspace():
        at += 1
    return tuple(found), _after(message, at, "}")


def _word(message: str, at: int) -> tuple[str, int]:
    found = _NAME.match(message, at)
    if found is None:
        raise ValueError(f"no name at {at}: {message}")
    return found[1], found.end()


def _after(message: str, at: int, sign: str) -> int:
    if message[at : at + 1] != sign:
        raise ValueError(f"no {sign} at {at}: {message}")
    return at + 1
