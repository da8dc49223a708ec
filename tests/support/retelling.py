"""Playthroughs as text: commands in, what they lead to out, everything a reader needs on the page.

A transcript holds what a person wrote, at the start of a line, and what the rules made of it, indented:

    # a comment, kept as it is
    rules: figs                 settings of the table: rules, players, tiles (top of the bag), words, options
    > open                      a command
      00:00.000 opened …        one line an event, or `refused` with code and article; then a line for the table

`retell` drops the indented lines and writes them anew. The seal is left out: the tests of the bag pin it. Each game has
a dialect: how it is opened, its commands, and what it can show.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from leggio.core.auditing import Finding
from leggio.core.board import COLUMNS
from leggio.core.chance import StackedChance
from leggio.core.codec import Codec
from leggio.core.coordinates import book_position, parse_position
from leggio.core.outcome import RefusedError
from leggio.core.verdicts import WordList

_SEALED = ("order", "salt", "commitment")


class Dialect(msgspec.Struct, frozen=True):
    """What is one game's own in a transcript."""

    game: Callable[..., Any]
    codec: Codec[Any]
    audit: Callable[[list[Any]], object]
    tick: Any
    command: Callable[[Any, str, str], Any]  # of the game, who speaks, and what they say
    seats: tuple[str, ...]  # fields of events that name a seat
    shown: dict[str, Callable[[Any], Iterator[str]]] = {}


def retell(text: str, dialect: Dialect) -> str:
    """The whole transcript again, from its commands alone."""
    told: list[str] = []
    settings: dict[str, str] = {}
    game: Any = None
    for line in text.splitlines():
        if line.startswith("  "):
            continue
        told.append(line)
        if line == "> open":
            game = _open(settings, dialect)
            told += _events(game, dialect, game.log)
            told.append(_table(game))
        elif line.startswith("> "):
            if game is None:
                raise ValueError(f"no table yet: {line}")
            told += _carry_out(game, dialect, line[2:])
        elif line and not line.startswith("#"):
            key, _, value = line.partition(": ")
            settings[key] = value
    return "\n".join(told) + "\n"


def _open(settings: dict[str, str], dialect: Dialect) -> Any:
    unknown = settings.keys() - {"rules", "players", "tiles", "words", "options"}
    if unknown:
        raise ValueError(f"no such setting: {sorted(unknown)}")
    chosen = (each.partition("=") for each in settings.get("options", "").split())
    options: dict[str, Any] = {name: _option(value) for name, _, value in chosen}
    return dialect.game(
        *settings["players"].split(", "),
        rules=settings["rules"],
        judge=WordList(frozenset(settings.get("words", "").split())),
        chance=StackedChance(*settings.get("tiles", "").split()),
        **options,
    )


def _option(value: str) -> object:
    """Numbers, lists and yes or no as JSON has them; anything else is a word."""
    try:
        return msgspec.json.decode(value)
    except msgspec.DecodeError:
        return value


def _carry_out(game: Any, dialect: Dialect, line: str) -> Iterator[str]:
    shown = {**_SHOWN, **dialect.shown}
    if line == "audit":
        result = dialect.audit(game.log)
        holds = not isinstance(result, Finding)
        yield f"  the log holds: {len(game.log)} events" if holds else f"  broken: {result}"
        return
    if line in shown:
        yield from (f"  {each}" for each in shown[line](game))
        return
    try:
        yield from _events(game, dialect, game.do(_command(game, dialect, line)))
    except RefusedError as error:
        refusal = error.refusal
        article = f" (art. {refusal.article})" if refusal.article else ""
        detail = _fields(game, dialect, refusal.detail)
        yield f"  {show_time(game.now)} refused {refusal.code}{article} {detail}".rstrip()
    yield _table(game)


def _command(game: Any, dialect: Dialect, line: str) -> Any:
    if waited := re.fullmatch(r"wait (?:(\d+)m)?(?:(\d+)s)?(?:(\d+)ms)?", line):
        minutes, seconds, thousandths = (int(each or 0) for each in waited.groups())
        game.now += (minutes * 60 + seconds) * 1000 + thousandths
        return dialect.tick
    who, _, deed = line.partition(": ")
    return dialect.command(game, who, deed)


def _events(game: Any, dialect: Dialect, events: Iterable[Any]) -> Iterator[str]:
    for event in events:
        encoded = dialect.codec.encode(event)
        data = {name: value for name, value in encoded["data"].items() if name not in _SEALED}
        yield f"  {show_time(data.pop('at'))} {encoded['event']} {_fields(game, dialect, data)}".rstrip()


def _fields(game: Any, dialect: Dialect, data: dict[str, Any]) -> str:
    return " ".join(f"{name}={_show(game, dialect, name, value)}" for name, value in data.items())


def _show(game: Any, dialect: Dialect, name: str, value: object) -> str:
    if isinstance(value, int) and name in dialect.seats:
        return str(game.state.players[value])
    if isinstance(value, dict) and name == "options":
        return f"({_fields(game, dialect, value)})"
    if isinstance(value, dict):
        return " ".join(_show(game, dialect, field, each) for field, each in value.items())
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_show(game, dialect, name, each) for each in value) + "]"
    return str(value)


def show_time(at: int) -> str:
    """Minutes, seconds and thousandths."""
    return f"{at // 60_000:02}:{at % 60_000 // 1000:02}.{at % 1000:03}"


def _table(game: Any) -> str:
    state = game.state
    racks = ("".join(sorted(rack)) or "-" for rack in state.racks)
    seats = ", ".join(
        f"{name} {total} ({rack})" for name, total, rack in zip(state.players, state.totals, racks, strict=True)
    )
    pending = f", {state.pending.play.score} pending" if state.pending else ""
    return f"  = {seats}; bag {len(state.bag)}; {state.phase}, {state.players[state.turn]} on turn{pending}"


def _board(game: Any) -> Iterator[str]:
    yield "   " + " ".join(COLUMNS[: game.state.board.size])
    for number, row in enumerate(game.state.board.rows, start=1):
        yield f"{number:2} {' '.join(row)}"


def _sheet(game: Any) -> Iterator[str]:
    for row in game.sheet:
        where = parse_position(f"{row.square} {row.direction}") if row.direction else None
        about = " ".join(
            each
            for each in (
                row.word,
                book_position(*where) if where else row.square,
                f"worth {row.value}" if row.value else "",
                f"{row.count} tiles" if row.count else "",
                row.tiles,
            )
            if each
        )
        line = f"{game.state.players[row.seat]:<6}{row.entry:<13}{row.points:>+5}{row.total:>6}  {about}"
        yield line.rstrip()


def _result(game: Any) -> Iterator[str]:
    if game.ended is None:
        yield "the game is on"
        return
    places = " > ".join(" = ".join(game.state.players[seat] for seat in place) for place in game.ended.places)
    yield f"{game.ended.reason} (art. {game.ended.article or '-'}): {places or 'no result'}"


_SHOWN: dict[str, Callable[[Any], Iterator[str]]] = {
    "show board": _board,
    "show sheet": _sheet,
    "show result": _result,
}
