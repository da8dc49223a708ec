"""Playthroughs of Duplicate as text: commands in, what they lead to out, everything a reader needs on the page.

A transcript holds what a person wrote, at the start of a line, and what the rules made of it, indented:

    # a comment, kept as it is
    players: Anna, Bea          settings: players, tiles (top of the bag), words, options
    > open                      a command
      00:00.000 opened …        one line an event, or `refused` with code and article; then a line for the hall

`retell` drops the indented lines and writes them anew. The seal is left out: the tests of the bag pin it.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from leggio.core.auditing import Finding
from leggio.core.board import COLUMNS
from leggio.core.chance import StackedChance
from leggio.core.coordinates import parse_position
from leggio.core.outcome import RefusedError
from leggio.engine.duplicate import duplicate_judge
from leggio.games.duplicate import Game, audit
from leggio.games.duplicate.commands import (
    AnyCommand,
    CloseRound,
    Correct,
    Draw,
    EndGame,
    EnterSlip,
    Extend,
    HandIn,
    Join,
    Penalise,
    Remark,
    ReplaceDraw,
    Resign,
    RunWatch,
    Start,
    StopWatch,
    Tick,
    Warn,
)
from leggio.games.duplicate.events import CODEC, AnyEvent
from leggio.games.duplicate.standings import report
from support.retelling import show_time

_SEALED = ("order", "salt", "commitment")
_SEATS = ("seat", "solo", "places", "whom")


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
            told += _events(game, tuple(game.log))
        elif line.startswith("> ") and game is not None:
            told += _carry_out(game, line[2:])
        elif line and not line.startswith("#"):
            key, _, value = line.partition(": ")
            settings[key] = value
    return "\n".join(told) + "\n"


def _open(settings: dict[str, str]) -> Game:
    chosen = (each.partition("=") for each in settings.get("options", "").split())
    options: dict[str, Any] = {name: _option(value) for name, _, value in chosen}
    return Game(
        *settings["players"].split(", "),
        judge=duplicate_judge(settings["words"].split()),
        chance=StackedChance(*settings.get("tiles", "").split()),
        **options,
    )


def _option(value: str) -> object:
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
        cited = f"art. {refusal.article}" if refusal.article[:1].isdigit() else refusal.article
        article = f" ({cited})" if cited else ""
        yield f"  {show_time(game.now)} refused {refusal.code}{article} {_fields(game, refusal.detail)}".rstrip()
    yield _hall(game)


def _command(game: Game, line: str) -> AnyCommand:
    if waited := re.fullmatch(r"wait (?:(\d+)m)?(?:(\d+)s)?", line):
        minutes, seconds = (int(each or 0) for each in waited.groups())
        game.now += (minutes * 60 + seconds) * 1000
        return Tick()
    who, _, deed = line.partition(": ")
    verb, _, rest = deed.partition(" ")
    return _desk(game, verb, rest) if who == "desk" else _player(game, who, verb, rest)


def _player(game: Game, who: str, verb: str, rest: str) -> AnyCommand:
    if verb == "join":
        return Join(player=who)
    seat = game.state.players.index(who)
    match verb:
        case "slip":
            return HandIn(seat=seat, **_written(rest))
        case "remark":
            return Remark(seat=seat, text=rest)
        case "leave":
            return Resign(seat=seat)
        case _:
            raise ValueError(f"no such command: {verb}")


def _desk(game: Game, verb: str, rest: str) -> AnyCommand:
    plain: dict[str, Callable[[], AnyCommand]] = {
        "start": Start,
        "close": CloseRound,
        "stop": StopWatch,
        "run": RunWatch,
        "end": EndGame,
        "draw": lambda: Draw(tiles=rest),
        "lay-out": lambda: Draw(tiles=rest, start=False),
        "replace": lambda: ReplaceDraw(tiles=rest),
        "extend": lambda: Extend(by_ms=1000 * int(rest)),
    }
    if verb in plain:
        return plain[verb]()
    name, _, rest = rest.partition(" ")
    whom = game.state.players.index(name)
    match verb:
        case "enter":
            return EnterSlip(whom=whom, **_written(rest))
        case "correct":
            number, _, rest = rest.partition(" ")
            ruling = re.search(r" ruled (valid|invalid)$", rest)
            valid = None if ruling is None else ruling[1] == "valid"
            written = _written(re.sub(r" ruled \w+$", "", rest))
            return Correct(whom=whom, round=int(number), valid=valid, **written)
        case "warn":
            return Warn(whom=whom, text=rest)
        case "penalise":
            points, _, text = rest.partition(" ")
            return Penalise(whom=whom, points=int(points), text=text)
        case _:
            raise ValueError(f"no such command: {verb}")


def _written(text: str) -> dict[str, Any]:
    position, _, word = text.rpartition(" ")
    where = parse_position(position)
    if where is None:
        raise ValueError(f"no such position: {text}")
    return {"square": where[0].name, "direction": where[1], "word": word}


def _events(game: Game, events: tuple[AnyEvent, ...]) -> Iterator[str]:
    for event in events:
        encoded = CODEC.encode(event)
        data = {name: value for name, value in encoded["data"].items() if name not in _SEALED}
        yield f"  {show_time(data.pop('at'))} {encoded['event']} {_fields(game, data)}".rstrip()


def _fields(game: Game, data: dict[str, Any]) -> str:
    return " ".join(f"{name}={_show(game, name, value)}" for name, value in data.items())


def _show(game: Game, name: str, value: object) -> str:
    if isinstance(value, int) and name in _SEATS:
        return game.state.players[value] if 0 <= value < len(game.state.players) else str(value)
    if isinstance(value, dict) and name == "options":
        return f"({_fields(game, value)})"
    if isinstance(value, dict):
        return f"({' '.join(_show(game, field, each) for field, each in value.items())})"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_show(game, name, each) for each in value) + "]"
    return str(value)


def _hall(game: Game) -> str:
    state = game.state
    points = ", ".join(f"{player.name} {player.points}" for player in state.roll)
    return f"  = {points}; letters {state.rack or '-'}; bag {len(state.bag)}; round {state.round}, {state.phase}"


def _standings(game: Game) -> Iterator[str]:
    for line in game.standings:
        yield f"{line.place:>2} {line.player:<7}{line.points:>5}{line.percent / 100:>8.2f}%{line.negative:>6}"


def _rounds(game: Game) -> Iterator[str]:
    for each in report(game.state):
        finders = "; ".join(
            f"{found.laid.word} {found.laid.square} {found.laid.score}: {', '.join(_names(game, found.seats))}"
            for found in each.found
        )
        yield f"{each.number} {each.rack} top {each.top[0].score}, master {each.master.word} {each.master.score}"
        yield f"  {finders or 'nothing found'}; faults {dict(each.faults)}; {each.missing} of {each.field} no slip"


def _names(game: Game, seats: tuple[int, ...]) -> Iterator[str]:
    return (game.state.roll[seat].name for seat in seats)


def _board(game: Game) -> Iterator[str]:
    yield "   " + " ".join(COLUMNS[: game.state.board.size])
    for number, row in enumerate(game.state.board.rows, start=1):
        yield f"{number:2} {' '.join(row)}"


def _audit(game: Game) -> Iterator[str]:
    result = audit(game.log)
    yield f"broken: {result}" if isinstance(result, Finding) else f"the log holds: {len(game.log)} events"


_SHOWN: dict[str, Callable[[Game], Iterator[str]]] = {
    "show board": _board,
    "show standings": _standings,
    "show rounds": _rounds,
    "audit": _audit,
}
