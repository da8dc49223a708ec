"""What playing a game at random takes to know of it."""

import random
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Any

import msgspec

from leggio.core.chance import Chance, SeededChance
from leggio.games.registry import GAMES


class Kit(msgspec.Struct, frozen=True, kw_only=True):
    """A game: its rules, how people play it, and what they try in vain. States, events and commands are its own."""

    name: str
    decide: Callable[..., Any]
    evolve: Callable[[Any, Any], Any]
    replay: Callable[[Any], Any]
    audit: Callable[[Any], Any]
    next_deadline: Callable[[Any], int | None]
    tick: Callable[[], Any]
    articles: Mapping[str, str]
    random_temper: Callable[[random.Random], Any]
    # Openings that are refused, made of one that is not; and whether that one needs a judge.
    bad_openings: Callable[[random.Random, Any], Iterable[Any]]
    needs_judge: Callable[[Any], bool]
    # What to do next at a table: something that makes sense, mischief, or the shortest way to the end.
    sensible: Callable[[Any, Any, random.Random], Any]
    mischief: Callable[[Any, random.Random], Any]
    closing: Callable[[Any, random.Random], Any]


def kit_of(
    name: str, people: str, *, needs_judge: Callable[[Any], bool], sensible: Callable[[Any, Any, random.Random], Any]
) -> Kit:
    """The kit of a game: its rules by its name, and those who play it at random from a folder of ours."""
    spec, game = GAMES[name], f"leggio.games.{name}"
    conduct, mischief, tables = (import_module(f"{people}.{each}") for each in ("conduct", "mischief", "random_tables"))
    return Kit(
        name=name,
        decide=spec.decide,
        evolve=spec.evolve,
        replay=import_module(game).replay,
        audit=spec.audit,
        next_deadline=spec.next_deadline,
        tick=spec.commands.tick,
        articles=import_module(f"{game}.commands").ARTICLES,
        random_temper=tables.random_temper,
        bad_openings=mischief.bad_openings,
        needs_judge=needs_judge,
        sensible=sensible,
        mischief=mischief.mischief,
        closing=conduct.closing,
    )


def random_chance(rng: random.Random) -> Chance:
    """A bag sealed by a seed of its own."""
    return SeededChance(rng.getrandbits(64))
