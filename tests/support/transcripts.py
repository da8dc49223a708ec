"""Playthroughs as text: commands in, what they lead to out, everything a reader needs on the page.

A transcript holds what a person wrote, at the start of a line, and what the rules made of it, indented:

    # a comment, kept as it is
    rules: figs                 settings of the table: rules, players, tiles (top of the bag), words, options
    > open                      a command
      00:00.000 opened …        one line an event, or `refused` with code and article; then a line for the table

`retell` drops the indented lines and writes them anew. The seal is left out: the tests of the bag pin it.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from leggio.core.coordinates import book_position, parse_position
from leggio.core.verdicts import WordList
from leggio.games.scrabble import CODEC, AnyEvent, Finding, Game, RefusedError, audit
from leggio.games.scrabble.commands import (
    Accept,
    AnyCommand,
    Arrive,
    Challenge,
    ClaimTime,
    Exchange,
    Hold,
    Pass,
    Play,
    PressClock,
    ProposeAbandon,
    Resign,
    Role,
    Rule,
    TakeCambioSecco,
    Tick,
    TurnBoard,
)
from support.tables import StackedChance

_SEALED = ("order", "salt", "commitment")
_SEATS = ("seat", "against", "penalized", "starter", "turn")
_PLAIN: dict[str, Callable[..., AnyCommand]] = {
    "pass": Pass,
    "cambio secco": TakeCambioSecco,
    "accept": Accept,
    "hold": Hold,
    "arrive": Arrive,
    "turn board": TurnBoard,
    "press clock": PressClock,
    "resign": Resign,
    "propose abandon": ProposeAbandon,
}


def retell(text: str) -> str:
    """The whole transcript again, from its commands alone."""
    told: list[str] = []
    settings: dict[str, str] = {}
    game: Game | None = None
    for line in text.splitlines():
        if line.startswith("  "):
            continue
        told.append(line)
        if line == "> open":
            game = _open(settings)
            told += _events(game, game.log)
            told.append(_table(game))
        elif line.startswith("> "):
            if game is None:
                raise ValueError(f"no table yet: {line}")
            told += _carry_out(game, line[2:])
        elif line and not line.startswith("#"):
            key, _, value = line.partition(": ")
            settings[key] = value
    return "\n".join(told) + "\n"


def _open(settings: dict[str, str]) -> Game:
    unknown = settings.keys() - {"rules", "players", "tiles", "words", "options"}
    if unknown:
        raise ValueError(f"no such setting: {sorted(unknown)}")
    chosen = (each.partition("=") for each in settings.get("options", "").split())
    options: dict[str, Any] = {name: _option(value) for name, _, value in chosen}
    return Game(
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


def _carry_out(game: Game, line: str) -> Iterator[str]:
    if line in _SHOWN:
        yield from (f"  {each}" for each in _SHOWN[line](game))
        return
    try:
        yield from _events(game, game.do(_command(game, line)))
    except RefusedError as error:
        refusal = error.refusal
        article = f" (art. {refusal.article})" if refusal.article else ""
        yield f"  {_time(game.now)} refused {refusal.code}{article} {_fields(game, refusal.detail)}".rstrip()
    yield _table(game)


def _command(game: Game, line: str) -> AnyCommand:
    if waited := re.fullmatch(r"wait (?:(\d+)m)?(?:(\d+)s)?(?:(\d+)ms)?", line):
        minutes, seconds, thousandths = (int(each or 0) for each in waited.groups())
        game.now += (minutes * 60 + seconds) * 1000 + thousandths
        return Tick()
    who, _, deed = line.partition(": ")
    verb, _, rest = deed.partition(" ")
    if who in ("referee", "panel") and verb == "rule":
        valid = {word: verdict == "valid" for word, verdict in (each.split() for each in rest.split(", "))}
        return Rule(role=Role(who), valid=valid)
    seat = game.state.players.index(who)
    if deed in _PLAIN:
        return _PLAIN[deed](seat=seat)
    match verb:
        case "play":
            position, _, word = rest.rpartition(" ")
            where = parse_position(position)
            if where is None:
                raise ValueError(f"no such position: {line}")
            return Play(seat=seat, square=where[0].name, direction=where[1], word=word)
        case "exchange":
            return Exchange(seat=seat, tiles=rest)
        case "challenge":
            return Challenge(seat=seat, words=tuple(rest.split()))
        case "claim":
            return ClaimTime(seat=seat, against=game.state.players.index(rest.removeprefix("time of ")))
        case _:
            raise ValueError(f"no such command: {line}")


def _events(game: Game, events: list[AnyEvent] | tuple[AnyEvent, ...]) -> Iterator[str]:
    for event in events:
        data = {name: value for name, value in CODEC.encode(event)["data"].items() if name not in _SEALED}
        yield f"  {_time(data.pop('at'))} {CODEC.name(event)} {_fields(game, data)}".rstrip()


def _fields(game: Game, data: dict[str, Any]) -> str:
    return " ".join(f"{name}={_show(game, name, value)}" for name, value in data.items())


def _show(game: Game, name: str, value: object) -> str:
    if isinstance(value, int) and name in _SEATS:
        return game.state.players[value]
    if isinstance(value, dict) and name == "options":
        return f"({_fields(game, value)})"
    if isinstance(value, dict):
        return " ".join(_show(game, field, each) for field, each in value.items())
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_show(game, name, each) for each in value) + "]"
    return str(value)


def _time(at: int) -> str:
    return f"{at // 60_000:02}:{at % 60_000 // 1000:02}.{at % 1000:03}"


def _table(game: Game) -> str:
    state = game.state
    racks = ("".join(sorted(rack)) or "-" for rack in state.racks)
    seats = ", ".join(
        f"{name} {total} ({rack})" for name, total, rack in zip(state.players, state.totals, racks, strict=True)
    )
    pending = f", {state.pending.play.score} pending" if state.pending else ""
    return f"  = {seats}; bag {len(state.bag)}; {state.phase}, {state.players[state.turn]} on turn{pending}"


def _board(game: Game) -> Iterator[str]:
    yield "   A B C D E F G H I J K L M N O"
    for number, row in enumerate(game.state.board.rows, start=1):
        yield f"{number:2} {' '.join(row)}"


def _sheet(game: Game) -> Iterator[str]:
    for row in game.sheet:
        where = parse_position(f"{row.square} {row.direction}") if row.direction else None
        about = " ".join(
            each
            for each in (
                row.word,
                book_position(*where) if where else "",
                f"worth {row.value}" if row.value else "",
                f"{row.count} tiles" if row.count else "",
                row.tiles,
            )
            if each
        )
        line = f"{game.state.players[row.seat]:<6}{row.entry:<13}{row.points:>+5}{row.total:>6}  {about}"
        yield line.rstrip()


def _clocks(game: Game) -> Iterator[str]:
    seen = game.view()
    for seat, name in enumerate(seen.players):
        left = seen.time_left_ms[seat]
        shown = "untimed" if left is None else f"{'-' if left < 0 else ''}{_time(abs(left))} left"
        yield f"{name:<6}{_time(seen.time_used_ms[seat])} used, {shown}{', running' if seat in seen.running else ''}"


def _audit(game: Game) -> Iterator[str]:
    result = audit(game.log)
    yield f"broken: {result}" if isinstance(result, Finding) else f"the log holds: {len(game.log)} events"


def _result(game: Game) -> Iterator[str]:
    if game.ended is None:
        yield "the game is on"
        return
    places = " > ".join(" = ".join(game.state.players[seat] for seat in place) for place in game.ended.places)
    yield f"{game.ended.reason} (art. {game.ended.article or '-'}): {places or 'no result'}"


_SHOWN: dict[str, Callable[[Game], Iterator[str]]] = {
    "show board": _board,
    "show sheet": _sheet,
    "show clocks": _clocks,
    "show result": _result,
    "audit": _audit,
}
