"""Games and rule sets as pages know them: what a game can do, and every figure of its rules, as data.

It travels with a table once for each connection, and with the list of what a server offers: no client has to keep a
figure of a rule by itself.
"""

from collections.abc import Iterator, Mapping
from functools import cache

import msgspec

from leggio.core.board import Layout
from leggio.games.common.spec import AnyGame, Material, RuleSet


class BoardInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A board and its tiles."""

    size: int
    layout: tuple[str, ...]  # row by row: W and w triple and double words, L and l letters
    counts: Mapping[str, int]
    values: Mapping[str, int]
    rack_size: int


class RulesDescription(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One rule set: how many may play, its figures by name, and its board if it has one."""

    name: str
    version: int
    seats: tuple[int, ...]
    figures: Mapping[str, object]
    board: BoardInfo | None = None


class GameDescription(msgspec.Struct, frozen=True, kw_only=True):
    """One game: what it can do, and the commands that people may send to a table online."""

    name: str
    abilities: tuple[str, ...]  # of board, cards, hall, bots, notation, short_words, correspondence, lesson
    commands: tuple[str, ...]


@cache
def describe_game(game: AnyGame) -> GameDescription:
    """A game by its spec."""
    can = game.abilities
    abilities = {
        "board": game.rulebook.material is not None,
        "cards": can.cards,
        "hall": game.is_hall,
        "bots": can.bots,
        "notation": can.notation,
        "short_words": can.short_words is not None,
        "correspondence": can.correspondence is not None,
        "lesson": can.lesson is not None,
    }
    return GameDescription(
        name=game.name,
        abilities=tuple(name for name, has in abilities.items() if has),
        commands=tuple(sent_online(game)),
    )


def sent_online(game: AnyGame) -> dict[str, type[msgspec.Struct]]:
    """The commands that people may send from afar, by tag: not those that need one board for all."""
    return {tag: kind for tag, kind in game.commands.sent.items() if tag not in game.abilities.offline_commands}


# Thousands of connections ask for the same few; a version names its figures.
_rules_descriptions: dict[tuple[AnyGame, str, int], RulesDescription] = {}


def describe_rules(game: AnyGame, rules: RuleSet) -> RulesDescription:
    """A rule set of a game."""
    key = game, rules.name, rules.version
    if (known := _rules_descriptions.get(key)) is None:
        known = _rules_descriptions[key] = _describe_rules(game, rules)
    return known


def _describe_rules(game: AnyGame, rules: RuleSet) -> RulesDescription:
    material = game.rulebook.material
    return RulesDescription(
        name=rules.name,
        version=rules.version,
        seats=rules.seats,
        figures=game.rulebook.figures(rules),
        board=_board(material(rules)) if material else None,
    )


def _board(material: Material) -> BoardInfo:
    return BoardInfo(
        size=material.layout.size,
        layout=tuple(_printed(material.layout)),
        counts=dict(material.tiles.counts),
        values=dict(material.tiles.values),
        rack_size=material.rack_size,
    )


def _printed(layout: Layout) -> Iterator[str]:
    marks = "".join(premium or "." for premium in layout.premiums)
    for start in range(0, len(marks), layout.size):
        yield marks[start : start + layout.size]
