"""Scarabeo's dialect of a transcript: its commands, its glass, and who wins how much from whom."""

from collections.abc import Callable, Iterator

from leggio.core.coordinates import parse_position
from leggio.games.scarabeo import Game, audit
from leggio.games.scarabeo.commands import (
    Accept,
    AnyCommand,
    Challenge,
    DeclineAbandon,
    DoubtCrossing,
    Exchange,
    Pass,
    Play,
    ProposeAbandon,
    Resign,
    TakeBack,
    TakeScarab,
    Tick,
    Vote,
)
from leggio.games.scarabeo.events import CODEC, Ballot
from support.retelling import Dialect, show_time

_PLAIN: dict[str, Callable[..., AnyCommand]] = {
    "pass": Pass,
    "exchange": Exchange,
    "accept": Accept,
    "resign": Resign,
    "propose abandon": ProposeAbandon,
    "decline abandon": DeclineAbandon,
    "take back": TakeBack,
}


def _command(game: Game, who: str, deed: str) -> AnyCommand:
    seat = game.state.players.index(who)
    if deed in _PLAIN:
        return _PLAIN[deed](seat=seat)
    verb, _, rest = deed.partition(" ")
    match verb:
        case "play":
            position, _, word = rest.rpartition(" ")
            where = parse_position(position)
            if where is None:
                raise ValueError(f"no such position: {deed}")
            return Play(seat=seat, square=where[0].name, direction=where[1], word=word)
        case "doubt":
            where = parse_position(rest)
            if where is None:
                raise ValueError(f"no such position: {deed}")
            return DoubtCrossing(seat=seat, square=where[0].name, direction=where[1])
        case "take":
            return TakeScarab(seat=seat, square=rest.removeprefix("scarab at "))
        case "challenge":
            return Challenge(seat=seat, words=tuple(rest.split()))
        case "vote":
            return Vote(seat=seat, ballot=Ballot(rest))
        case _:
            raise ValueError(f"no such command: {deed}")


def _glass(game: Game) -> Iterator[str]:
    seen = game.view()
    if seen.time_left_ms is None:
        yield "nobody is timed"
        return
    state = "running" if seen.running else "lying on its side"
    yield (
        f"{seen.players[seen.turn]} has {show_time(seen.time_left_ms)} left, "
        f"{show_time(seen.sand_left_ms)} of it in the glass, {state}"
    )


def _winnings(game: Game) -> Iterator[str]:
    for each in game.ended.winnings if game.ended else ():
        yield f"{game.state.players[each.winner]:<6}{each.points:>+5} from {game.state.players[each.loser]}"
    for name, balance in game.balances.items():
        yield f"{name:<6}{balance:>+5} in all"


SCARABEO = Dialect(
    game=Game,
    codec=CODEC,
    audit=audit,
    tick=Tick(),
    command=_command,
    seats=("seat", "starter", "turn", "winner", "loser"),
    shown={"show glass": _glass, "show winnings": _winnings},
)
