"""Scrabble's dialect of a transcript: its commands, and its clocks."""

from collections.abc import Callable, Iterator

from leggio.core.coordinates import parse_position
from leggio.games.scrabble import Game, audit
from leggio.games.scrabble.commands import (
    Accept,
    AnyCommand,
    Arrive,
    Challenge,
    ClaimTime,
    DeclineAbandon,
    Exchange,
    Hold,
    Pass,
    Play,
    PressClock,
    ProposeAbandon,
    Resign,
    Role,
    Rule,
    TakeBack,
    TakeCambioSecco,
    Tick,
    TurnBoard,
)
from leggio.games.scrabble.events import CODEC
from support.retelling import Dialect, show_time

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
    "decline abandon": DeclineAbandon,
    "take back": TakeBack,
}


def _command(game: Game, who: str, deed: str) -> AnyCommand:
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
                raise ValueError(f"no such position: {deed}")
            return Play(seat=seat, square=where[0].name, direction=where[1], word=word)
        case "exchange":
            return Exchange(seat=seat, tiles=rest)
        case "challenge":
            return Challenge(seat=seat, words=tuple(rest.split()))
        case "claim":
            return ClaimTime(seat=seat, against=game.state.players.index(rest.removeprefix("time of ")))
        case _:
            raise ValueError(f"no such command: {deed}")


def _clocks(game: Game) -> Iterator[str]:
    seen = game.view()
    for seat, name in enumerate(seen.players):
        left = seen.time_left_ms[seat]
        shown = "untimed" if left is None else f"{'-' if left < 0 else ''}{show_time(abs(left))} left"
        running = ", running" if seat in seen.running else ""
        yield f"{name:<6}{show_time(seen.time_used_ms[seat])} used, {shown}{running}"


SCRABBLE = Dialect(
    game=Game,
    codec=CODEC,
    audit=audit,
    tick=Tick(),
    command=_command,
    seats=("seat", "against", "penalized", "starter", "turn"),
    shown={"show clocks": _clocks},
)
