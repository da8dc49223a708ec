"""The games by name: what a log, a server or a command line needs to handle any of them alike."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from leggio.core.chance import Chance
from leggio.core.codec import Codec
from leggio.core.outcome import Accepted, Rejected
from leggio.core.verdicts import Judge
from leggio.games import scarabeo, scrabble, verbum
from leggio.games.scarabeo import commands as scarabeo_commands
from leggio.games.scarabeo import rules as scarabeo_rules
from leggio.games.scarabeo.timing import next_deadline as scarabeo_deadline
from leggio.games.scarabeo.told import told as scarabeo_told
from leggio.games.scarabeo.waiting import waits_for as scarabeo_waits
from leggio.games.scrabble import commands as scrabble_commands
from leggio.games.scrabble import duplicate
from leggio.games.scrabble import rules as scrabble_rules
from leggio.games.scrabble.duplicate import commands as duplicate_commands
from leggio.games.scrabble.duplicate.timing import next_deadline as duplicate_deadline
from leggio.games.scrabble.duplicate.told import concerns as duplicate_concerns
from leggio.games.scrabble.duplicate.told import told as duplicate_told
from leggio.games.scrabble.duplicate.waiting import waits_for as duplicate_waits
from leggio.games.scrabble.timing import next_deadline as scrabble_deadline
from leggio.games.scrabble.told import told as scrabble_told
from leggio.games.scrabble.view import views as scrabble_views
from leggio.games.scrabble.waiting import waits_for as scrabble_waits
from leggio.games.verbum import commands as verbum_commands
from leggio.games.verbum import rules as verbum_rules
from leggio.games.verbum.timing import next_deadline as verbum_deadline
from leggio.games.verbum.told import told as verbum_told
from leggio.games.verbum.waiting import waits_for as verbum_waits


class GameKind(msgspec.Struct, frozen=True, kw_only=True):
    """One game. States, events and commands are its own: whoever handles any game only passes them on."""

    name: str
    codec: Codec[Any]
    audit: Callable[[Sequence[Any]], Any]
    decide: Callable[[Any, Any, Judge | None, Chance, int], Accepted[Any] | Rejected]
    evolve: Callable[[Any, Any], Any]
    view: Callable[..., Any]
    views: Callable[[Any, Iterable[Any], int], list[Any]]  # of several people at one moment
    told: Callable[[Any, Any, Any], tuple[str, dict[str, Any]]]
    watchers: Any  # the roles, beside seats, that views are made for
    next_deadline: Callable[[Any], int | None]
    waits_for: Callable[[Any], tuple[int, ...]]
    find_rules: Callable[..., Any]
    rule_sets: tuple[str, ...]
    options_for: Callable[..., Any]
    commands: Any  # the module of its commands: each game has Open, Resign, Suspend, Resume and Tick
    concerns: Callable[[Any], int | None] = lambda _: None  # the only player whose view an event changes; None: all
    is_hall: bool = False  # a desk leads, and any number of people come and go: there are no seats to fill


def one_by_one(view: Callable[[Any, Any, int], Any]) -> Callable[[Any, Iterable[Any], int], list[Any]]:
    """The views of several people, for a game that has no shorter way to them."""
    return lambda state, whos, now: [view(state, who, now) for who in whos]


GAMES: Mapping[str, GameKind] = MappingProxyType(
    {
        "scrabble": GameKind(
            name="scrabble",
            codec=scrabble.CODEC,
            audit=scrabble.audit,
            decide=scrabble.decide,
            evolve=scrabble.evolve,
            view=scrabble.view,
            views=scrabble_views,
            told=scrabble_told,
            watchers=scrabble.Watcher,
            next_deadline=scrabble_deadline,
            waits_for=scrabble_waits,
            find_rules=scrabble_rules.find_rules,
            rule_sets=("figs", "figs-previous"),
            options_for=scrabble.options_for,
            commands=scrabble_commands,
        ),
        "scarabeo": GameKind(
            name="scarabeo",
            codec=scarabeo.CODEC,
            audit=scarabeo.audit,
            decide=scarabeo.decide,
            evolve=scarabeo.evolve,
            view=scarabeo.view,
            views=one_by_one(scarabeo.view),
            told=scarabeo_told,
            watchers=scarabeo.Watcher,
            next_deadline=scarabeo_deadline,
            waits_for=scarabeo_waits,
            find_rules=scarabeo_rules.find_rules,
            rule_sets=("scarabeo",),
            options_for=scarabeo.options_for,
            commands=scarabeo_commands,
        ),
        "verbum": GameKind(
            name="verbum",
            codec=verbum.CODEC,
            audit=verbum.audit,
            decide=verbum.decide,
            evolve=verbum.evolve,
            view=verbum.view,
            views=one_by_one(verbum.view),
            told=verbum_told,
            watchers=verbum.Watcher,
            next_deadline=verbum_deadline,
            waits_for=verbum_waits,
            find_rules=verbum_rules.find_rules,
            rule_sets=("verbum",),
            options_for=verbum.options_for,
            commands=verbum_commands,
        ),
        "duplicate": GameKind(
            name="duplicate",
            codec=duplicate.CODEC,
            audit=duplicate.audit,
            decide=duplicate.decide,
            evolve=duplicate.evolve,
            view=duplicate.view,
            views=one_by_one(duplicate.view),
            told=duplicate_told,
            watchers=duplicate.Watcher,
            next_deadline=duplicate_deadline,
            waits_for=duplicate_waits,
            find_rules=duplicate.find_rules,
            rule_sets=("figs", "figs-previous"),
            options_for=duplicate.options_for,
            commands=duplicate_commands,
            is_hall=True,
            concerns=duplicate_concerns,
        ),
    },
)

# Those with seats to fill, which a table opens by itself once they are.
TABLE_GAMES: Mapping[str, GameKind] = MappingProxyType({name: kind for name, kind in GAMES.items() if not kind.is_hall})


def is_hall(game: str) -> bool:
    """Whether that game is one without seats; one that nobody knows is not."""
    return game in GAMES and GAMES[game].is_hall
