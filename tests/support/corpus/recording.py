"""What is kept of a log beside it: the state it leads to, what everybody saw of it on the way, and was told.

The rules of a state are left out of it: they are a constant of the code that the log only names, and may gain figures.
What was recorded of them is in what was seen.
"""

import gzip
import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from support.corpus import product

LOG = ".jsonl"
STATE = ".state.json.gz"
SEEN = ".seen.json.gz"
TOLD = ".told.json.gz"
MOMENTS = 3  # at a third of the log, at two thirds, at its end


def state_text(state: Any) -> str:
    """A state without its rules, in one way to write it: keys in order, one value a line."""
    plain = _plain(state)
    if isinstance(plain["rules"], dict):
        del plain["rules"]
    return _text(plain)


def seen(kind: str, events: Sequence[Any]) -> dict[str, Any]:
    """The rules of a log, and a few moments of it as everybody saw them."""
    lengths = sorted({max(1, len(events) * part // MOMENTS) for part in range(1, MOMENTS + 1)})
    rules: dict[str, Any] = _plain({"rules": product.replay(kind, events).rules})
    return {**rules, "moments": [_moment(kind, events[:length]) for length in lengths]}


def seen_text(kind: str, events: Sequence[Any]) -> str:
    """The same as text."""
    return _text(seen(kind, events))


def told_text(kind: str, events: Sequence[Any]) -> str:
    """What everybody who was there at the end was told of each event."""
    whos = product.viewers(kind, product.replay(kind, events))
    told: dict[str, list[Any]] = {str(who): [] for who in whos}
    state = None
    for event in events:
        state = product.evolve(kind, state, event)
        for who in whos:
            told[str(who)].append(product.told(kind, state, event, who))
    return _text(_plain(told))


def missing(recorded: Any, found: Any, where: str = "") -> list[str]:
    """What was recorded and is no longer there, or has another value; fields of today that are new do not matter."""
    if isinstance(recorded, dict) and isinstance(found, dict):
        gone = [f"{where}/{key} is gone" for key in recorded.keys() - found.keys()]
        common = (key for key in recorded if key in found)
        return gone + [each for key in common for each in missing(recorded[key], found[key], f"{where}/{key}")]
    if isinstance(recorded, list) and isinstance(found, list) and len(recorded) == len(found):
        pairs = enumerate(zip(recorded, found, strict=True))
        return [each for number, pair in pairs for each in missing(*pair, f"{where}/{number}")]
    return [] if recorded == found else [f"{where} was {recorded!r}, is {found!r}"]


def packed(text: str) -> bytes:
    """Text as it is kept: without the moment of packing, so that the same text gives the same file."""
    return gzip.compress(text.encode(), mtime=0)


def unpacked(content: bytes) -> str:
    """The text of such a file."""
    return gzip.decompress(content).decode()


def _moment(kind: str, events: Sequence[Any]) -> dict[str, Any]:
    state = product.replay(kind, events)
    views = {str(who): product.view(kind, state, who) for who in product.viewers(kind, state)}
    told = {"deadline": product.deadline(kind, state), "awaited": product.awaited(kind, state), "views": views}
    return {"event": len(events), **_plain(told)}


def _plain(value: Any) -> Any:
    """A value as JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value, enc_hook=_as_dict))


def _as_dict(value: object) -> dict[Any, Any]:
    if isinstance(value, Mapping):
        return dict(value)
    raise NotImplementedError(type(value))


def _text(plain: Any) -> str:
    return json.dumps(plain, ensure_ascii=False, sort_keys=True, indent=1) + "\n"
