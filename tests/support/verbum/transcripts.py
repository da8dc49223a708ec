"""Playthroughs of Verbum as text: commands in, what they lead to out, everything a reader needs on the page.

A transcript holds what a person wrote, at the start of a line, and what the rules made of it, indented:

    # a comment, kept as it is
    players: Anna, Bea          settings of the table: players, hands, a (its card), b (top first), words, options
    > open                      a command
      00:00.000 opened …        one line an event, or `refused` with code and paragraph; then a line for the table

`retell` drops the indented lines and writes them anew. The seal is left out: the tests of the bag pin it.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from leggio.games.verbum import Finding, Game, RefusedError, audit
from leggio.games.verbum.commands import (
    Accept,
    AnyCommand,
    Contest,
    Discard,
    Draw,
    Lay,
    Pass,
    Pile,
    Resign,
    Restore,
    Steal,
    SwapHands,
    SwapJolly,
    Tick,
    Vote,
)
from leggio.games.verbum.events import CODEC, AnyEvent
from support.verbum.tables import exact_deck

_SEALED = ("order", "salt", "commitment", "deck")
_SEATS = ("seat", "other", "turn", "seats", "places")
_SETTINGS = {"version", "players", "hands", "a", "b", "words", "options"}


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
    if unknown := settings.keys() - _SETTINGS:
        raise ValueError(f"no such setting: {sorted(unknown)}")
    chosen = (each.partition("=") for each in settings.get("options", "").split())
    options: dict[str, Any] = {name: _option(value) for name, _, value in chosen}
    hands = settings["hands"].split()
    rest = settings["a"] + settings["b"].replace(" ", "")
    return Game(
        *settings["players"].split(", "),
        words=settings.get("words", ""),
        hands=(*hands, rest),
        deck=exact_deck("".join(hands) + rest),
        version=int(settings["version"]) if "version" in settings else None,
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
        paragraph = f" (par. {refusal.article})" if refusal.article else ""
        yield f"  {_time(game.now)} refused {refusal.code}{paragraph} {_fields(game, refusal.detail)}".rstrip()
    yield _table(game)


def _command(game: Game, line: str) -> AnyCommand:
    if waited := re.fullmatch(r"wait (?:(\d+)m)?(?:(\d+)s)?", line):
        minutes, seconds = (int(each or 0) for each in waited.groups())
        game.now += (minutes * 60 + seconds) * 1000
        return Tick()
    who, _, deed = line.partition(": ")
    seat = game.state.players.index(who)
    match deed.split():
        case ["draw", pile]:
            return Draw(seat=seat, pile=Pile(pile.lower()))
        case ["lay", *words]:
            return Lay(seat=seat, words=tuple(words))
        case ["discard", card]:
            return Discard(seat=seat, card=card)
        case ["pass"]:
            return Pass(seat=seat)
        case ["swap", "hands", "with", other]:
            return SwapHands(seat=seat, other=game.state.players.index(other))
        case ["steal", letter, "of", number]:
            return Steal(seat=seat, word=int(number), place=_place(game, int(number), letter))
        case ["restore", number]:
            return Restore(seat=seat, word=int(number), place=_place(game, int(number), "!"))
        case ["swap", "jolly", "of", number]:
            return SwapJolly(seat=seat, word=int(number), place=_place(game, int(number), "?%"))
        case ["accept"]:
            return Accept(seat=seat)
        case ["contest", number]:
            return Contest(seat=seat, word=int(number))
        case ["vote", "for" | "against" as which]:
            return Vote(seat=seat, valid=which == "for")
        case ["resign"]:
            return Resign(seat=seat)
        case _:
            raise ValueError(f"no such command: {line}")


def _place(game: Game, number: int, cards: str) -> int:
    word = game.state.word(number)
    return next((place for place, card in enumerate(word.cards) if card in cards), -1) if word else -1


def _events(game: Game, events: list[AnyEvent] | tuple[AnyEvent, ...]) -> Iterator[str]:
    for event in events:
        data = {name: value for name, value in CODEC.encode(event)["data"].items() if name not in _SEALED}
        yield f"  {_time(data.pop('at'))} {CODEC.name(event)} {_fields(game, data)}".rstrip()


def _fields(game: Game, data: dict[str, Any]) -> str:
    return " ".join(f"{name}={_show(game, name, value)}" for name, value in data.items())


def _show(game: Game, name: str, value: object) -> str:
    if isinstance(value, int) and not isinstance(value, bool) and name in _SEATS:
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
    seats = ", ".join(
        f"{name} {game.scores[name]} ({''.join(sorted(hand)) or '-'})"
        for name, hand in zip(state.players, state.hands, strict=True)
    )
    piles = f"A {state.pile_a or '-'}, B {len(state.pile_b)}"
    return f"  = {seats}; {piles}; {state.phase}, {state.players[state.turn]} on turn"


def _words(game: Game) -> Iterator[str]:
    for word in game.state.words:
        yield f"{word.number}. {game.state.players[word.seat]}: {word.made.written} {word.points}"


def _audit(game: Game) -> Iterator[str]:
    result = audit(game.log)
    yield f"broken: {result}" if isinstance(result, Finding) else f"the log holds: {len(game.log)} events"


def _result(game: Game) -> Iterator[str]:
    if game.ended is None:
        yield "the game is on"
        return
    places = " > ".join(" = ".join(game.state.players[seat] for seat in place) for place in game.ended.places)
    yield f"{game.ended.reason} (par. {game.ended.article or '-'}): {places or 'no result'}"


_SHOWN: dict[str, Callable[[Game], Iterator[str]]] = {
    "show words": _words,
    "show result": _result,
    "audit": _audit,
}
