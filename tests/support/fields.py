"""Reaching into events: every single value in one, and the event with one of them changed to another of its type."""

import random
from collections.abc import Iterator
from enum import StrEnum
from string import ascii_uppercase
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

Path = tuple[str | int, ...]
Whole = TypeVar("Whole")


def paths(whole: object, here: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value inside a struct, with the way to it; tuples are values too."""
    if isinstance(whole, msgspec.Struct):
        for field in whole.__struct_fields__:
            yield from paths(getattr(whole, field), (*here, field))
    elif isinstance(whole, tuple):
        yield here, whole
        for index, each in enumerate(whole):
            yield from paths(each, (*here, index))
    else:
        yield here, whole


def put(whole: Whole, path: Path, value: object) -> Whole:
    """The same struct with one value replaced."""
    if not path:
        return value  # type: ignore[return-value] # the leaf itself, of the same type by construction
    step, *rest = path
    if isinstance(whole, tuple):
        inside = [put(each, tuple(rest), value) if index == step else each for index, each in enumerate(whole)]
        return tuple(inside)  # type: ignore[return-value] # a tuple again
    assert isinstance(whole, msgspec.Struct)
    assert isinstance(step, str)
    return replace(whole, **{step: put(getattr(whole, step), tuple(rest), value)})


def other_value(value: object, rng: random.Random) -> object:
    """Another value of the same type; the same one where the type has no other."""
    match value:
        case bool():
            return not value
        case int():
            return value + rng.choice((-1, 1))
        case None:
            return 0  # all that may be missing in our events are numbers
        case StrEnum():
            return rng.choice([each for each in type(value) if each is not value])
        case str():
            return _other_text(value, rng)
        case tuple():
            return _other_tuple(value, rng)
        case dict():  # words of a ruling, each turned over
            return {key: not each for key, each in value.items()}
        case _:
            raise TypeError(f"an event holds a value of a type not known here: {value!r}")


def _other_text(text: str, rng: random.Random) -> str:
    if not text:
        return rng.choice(ascii_uppercase)
    where = rng.randrange(len(text))
    another = rng.randrange(len(text))
    swapped = list(text)
    swapped[where], swapped[another] = swapped[another], swapped[where]
    return rng.choice(
        (
            "".join(swapped),
            text[:where] + rng.choice(ascii_uppercase) + text[where + 1 :],
            text[:where] + text[where + 1 :],
            text + rng.choice(ascii_uppercase),
        )
    )


def _other_tuple(items: tuple[object, ...], rng: random.Random) -> tuple[object, ...]:
    if not items:
        return ()
    where = rng.randrange(len(items))
    return rng.choice(((), items[:where] + items[where + 1 :], (*items, items[where]), items[::-1]))
