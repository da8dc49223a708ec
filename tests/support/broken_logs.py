"""Logs of the corpus with something wrong in them and whole chains: as somebody writes them who means harm."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from leggio.notation.chained import link

CORPUS = Path(__file__).parents[1] / "corpus"
STRANGE: tuple[Any, ...] = (None, -1, 0, 1, 99, 2**31, 2**63, 0.5, "", "A", "ZZZZZZZZ", "?", "é", [], {}, True)

Line = dict[str, Any]


def logs_of(game: str) -> list[Path]:
    """The logs of a game in the corpus."""
    return sorted((CORPUS / game).glob("*.jsonl"))


def broken(path: Path, rng: random.Random) -> bytes:
    """The log with one to three changes, chained anew."""
    header, *lines = map(json.loads, path.read_text().splitlines())
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        rng.choice(_CHANGES)(lines, rng)
    return _chained(header, lines)


def _chained(header: Line, lines: list[Line]) -> bytes:
    chain, written = link("", header), [json.dumps(header)]
    for number, line in enumerate(lines, 1):
        body = {**line, "seq": number}
        body.pop("chain", None)
        chain = link(chain, body)
        written.append(json.dumps({**body, "chain": chain}))
    return ("\n".join(written) + "\n").encode()


def _change_value(lines: list[Line], rng: random.Random) -> None:
    """Something in an event becomes strange, or what stands in another place."""
    place: Any = rng.choice(lines)["data"]
    while isinstance(place, dict | list) and place:
        key = rng.choice(list(place) if isinstance(place, dict) else range(len(place)))
        if not isinstance(place[key], dict | list) or not place[key] or rng.random() < 0.2:
            elsewhere = rng.choice(list(rng.choice(lines)["data"].values()) or [0])
            place[key] = rng.choice((rng.choice(STRANGE), json.loads(json.dumps(elsewhere))))
            return
        place = place[key]


def _drop_field(lines: list[Line], rng: random.Random) -> None:
    if data := rng.choice(lines)["data"]:
        del data[rng.choice(list(data))]


def _drop_line(lines: list[Line], rng: random.Random) -> None:
    if len(lines) > 1:
        del lines[rng.randrange(len(lines))]


def _repeat_line(lines: list[Line], rng: random.Random) -> None:
    lines.insert(rng.randrange(len(lines) + 1), json.loads(json.dumps(rng.choice(lines))))


def _swap_lines(lines: list[Line], rng: random.Random) -> None:
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]


def _rename_event(lines: list[Line], rng: random.Random) -> None:
    rng.choice(lines)["event"] = rng.choice(lines)["event"]


_CHANGES: tuple[Callable[[list[Line], random.Random], None], ...] = (
    _change_value,
    _change_value,
    _change_value,
    _drop_field,
    _drop_line,
    _repeat_line,
    _swap_lines,
    _rename_event,
)
