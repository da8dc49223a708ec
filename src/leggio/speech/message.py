"""Sentences with their data: plain ones by hand, plurals and the like by ICU, which is loaded for them alone."""

import re
from collections.abc import Callable, Mapping
from datetime import date, datetime
from decimal import Decimal
from functools import lru_cache
from math import inf
from typing import TYPE_CHECKING, TypeAlias

from leggio.speech.syntax import arguments

if TYPE_CHECKING:
    from icu4py.messageformat import MessageFormat

MISSING = "…"
# What ICU writes for a number without end, which stands for one that is missing: the plural of many in any language.
_NO_NUMBER = "∞"
_PLAIN = re.compile(r"\{(\w+)\}")
# A comma in braces, or an apostrophe that quotes: only ICU knows what these come to.
_INTRICATE = re.compile(r"\{\s*\w+\s*,|'[{}']")
_TEXTUAL = {"", "select"}

Text: TypeAlias = Callable[[object], str]


def formatted(message: str, data: Mapping[str, object], locale: str, text: Text = str, *, lenient: bool = False) -> str:
    """The message with its data, each value as `text` tells it; numbers that choose a plural stay numbers.

    Data that a message wants and is not given is a `KeyError`; in a lenient one, an ellipsis.
    """
    if _INTRICATE.search(message):
        return _by_icu(message, data, locale, text, lenient=lenient)
    if not lenient:
        return _PLAIN.sub(lambda found: text(data[found[1]]), message)
    return _PLAIN.sub(lambda found: text(data.get(found[1], MISSING)), message)


def _by_icu(message: str, data: Mapping[str, object], locale: str, text: Text, *, lenient: bool) -> str:
    values: dict[str, int | float | str | Decimal | date | datetime] = {}
    for name, kind in sorted(arguments(message)):
        if name not in data and not lenient:
            raise KeyError(name)
        values[name] = text(data.get(name, MISSING)) if kind in _TEXTUAL else _number(data.get(name, inf))
    told = _icu(message, locale).format(values)
    return told.replace(_NO_NUMBER, MISSING) if lenient else told


def _number(value: object) -> int | float | date | datetime:
    if isinstance(value, int | float | date | datetime):
        return value
    raise TypeError(f"no number: {value!r}")


@lru_cache(maxsize=1024)
def _icu(message: str, locale: str) -> "MessageFormat":
    from icu4py.messageformat import MessageFormat  # noqa: PLC0415 - many sentences do without

    return MessageFormat(message, locale)
