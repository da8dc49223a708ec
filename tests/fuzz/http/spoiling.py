"""Requests near to those that succeed: another value here and there, or a file near to one that was kept."""

import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from fuzz.http.world import Call
from fuzz.mutating import near

Known = Callable[[str], Sequence[Any]]

KEPT = Path(__file__).parents[1] / "kept"
CORPUS = Path(__file__).parents[2] / "corpus"
LONGEST = 60_000  # of a text that is read
STRANGE: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 99, 2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**400, 0.5, 1e308, float("nan")),
    *("", " ", "A", "?", "é", "ß", "\x00", "\ud800", "\u202e", "x" * 70, "9" * 400, "../..", [], {}, [[]], {"": None}),
)
# What a field is read as; any other is a word, a name, or something of that size.
FILES: Mapping[str, Sequence[str]] = {
    "text": ("game_log", "gcg", "tournament_log", "cgp"),
    "csv": ("roster",),
    "deck": ("deck",),
    "lists": ("word_lists",),
}
WORDS = ("judged_word", "typed_order", "word_search")
HEADERS: tuple[dict[str, str], ...] = (
    {"Origin": "http://elsewhere.example"},
    {"Origin": "null"},
    {"Accept-Language": "xx-\t;q=9, it;q=nan, en;q=-1"},
    {"Content-Type": "text/plain"},
    {"Content-Type": "application/json; charset=utf-16"},
    {"Content-Type": "multipart/form-data; boundary=x"},
    {"Content-Encoding": "gzip"},
    {"X-Forwarded-For": "not an address", "X-Forwarded-Proto": "gopher"},
    {"Authorization": "Bearer a b"},
    {"Cookie": 'leggio=a.b.c; leggio="; __Host-leggio=1'},
    {"Range": "bytes=9-1", "If-None-Match": '"', "If-Modified-Since": "yesterday"},
    {"Accept-Encoding": "br;q=nan, *;q=0"},
)


@cache
def _kept(target: str) -> list[bytes]:
    """What is kept for a target; of logs also those of the corpus that are short enough to be read."""
    found = [path.read_bytes() for path in sorted((KEPT / target).iterdir())]
    if target == "game_log":
        logs = sorted(CORPUS.glob("*/*.jsonl"))
        found += [log.read_bytes() for log in logs if log.stat().st_size < LONGEST]
    return found


@cache
def pictures() -> list[bytes]:
    """Pictures as people have them."""
    images = Path(__file__).parents[3] / "docs" / "images"
    return [path.read_bytes()[:4000] for path in sorted(images.iterdir()) if path.suffix in {".png", ".svg"}][:8]


def a_file(field: str, rng: random.Random) -> bytes:
    """What somebody could hand in for a field, well meant or not."""
    kept = pictures() if rng.random() < 0.1 else _kept(rng.choice(FILES.get(field, WORDS)))
    return rng.choice(kept) if rng.random() < 0.1 else next(near(kept, rng, 1))


def spoilt(call: Call, known: Known, rng: random.Random) -> Call:
    """The request with one to three changes; `known` is what there is, by the name of a part of its path."""
    for _ in range(rng.choice((1, 1, 2, 3))):
        part = rng.choice([part for part in ("path", "query", "body", "body") if getattr(call, part)] or ["who"])
        if part == "path":
            name = rng.choice(sorted(call.path))
            call = replace(call, path={**call.path, name: _elsewhere(known(name), rng)})
        elif part != "who":
            call = replace(call, **{part: _changed(getattr(call, part), rng)})
    return call


def _elsewhere(known: Sequence[Any], rng: random.Random) -> Any:
    """Something else of that name, or hardly anything."""
    if known and rng.random() < 0.8:
        return rng.choice(known)
    return rng.choice(("nowhere", "0", "-1", "9" * 30, "\u00e9", "a" * 65, "0" * 40, "%00", "a b", "1e3", "ABCDEF"))


def _changed(whole: Any, rng: random.Random) -> Any:
    """JSON, with one value another."""
    copy = json.loads(json.dumps(whole))
    places = list(_places(copy))
    place, key, field = rng.choice(places)
    how = rng.random()
    if how < 0.1:
        del place[key]
    elif how < 0.15:
        place.update({"more": 1}) if isinstance(place, dict) else place.extend(place * 9)
    elif how < 0.55 and isinstance(place[key], str):
        place[key] = a_file(field, rng).decode("utf-8", "replace")[:LONGEST]
    elif how < 0.55 and isinstance(place[key], list) and field in FILES:
        place[key] = a_file(field, rng).decode("utf-8", "replace").splitlines()
    elif how < 0.65:
        other, another, _ = rng.choice(places)
        place[key] = json.loads(json.dumps(other[another]))
    else:
        place[key] = rng.choice(STRANGE)
    return copy


def _places(value: Any, field: str = "") -> Iterator[tuple[Any, Any, str]]:
    """Where values are: what holds each, by which key, and in which field."""
    for key in list(value) if isinstance(value, dict) else range(len(value)):
        name = key if isinstance(key, str) else field
        yield value, key, name
        if isinstance(value[key], dict | list):
            yield from _places(value[key], name)


def odd_body(body: Any, rng: random.Random) -> bytes:
    """What is hardly JSON."""
    text = json.dumps(body).encode()
    return rng.choice(
        (
            lambda: next(near([text], rng, 1)),
            lambda: next(near([text], rng, 1)),
            lambda: rng.choice(pictures()),
            lambda: a_file("text", rng)[:LONGEST],
            lambda: b"[" * rng.randrange(60_000),
            lambda: b'{"a":' * 5_000 + b"1" + b"}" * 5_000,
            lambda: text + b" " * 65_536,
            lambda: text.decode().encode("utf-16"),
            lambda: b"\xef\xbb\xbf" + text,
            lambda: b"1" * 50_000,
        )
    )()
