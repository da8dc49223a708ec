"""What this server offers to play, as the games have it: rule sets, what a table may choose, levels of bots."""

from functools import cache

import msgspec
from msgspec import inspect

from leggio.games.common.house_options import HOUSE_OPTIONS
from leggio.games.common.spec import AnyGame
from leggio.games.registry import GAMES
from leggio.table.descriptions import GameDescription, RulesDescription, describe_game, describe_rules
from leggio.table.seating import bot_choices


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One thing a table may choose."""

    name: str
    kind: str  # boolean, integer, text, choice, list of integers, list of texts
    nullable: bool
    default: object
    choices: tuple[str, ...] = ()


class RulesInfo(RulesDescription, frozen=True, kw_only=True):
    """One rule set of a game, and what a table may choose within it."""

    options: tuple[OptionInfo, ...]


class GameInfo(GameDescription, frozen=True, kw_only=True):
    """One game."""

    rules: tuple[RulesInfo, ...]
    bots: tuple[str, ...]  # levels, weakest first, and last one that adapts


@cache
def catalogue() -> tuple[GameInfo, ...]:
    """Everything there is to play."""
    return tuple(_game(game) for game in GAMES.values())


def _game(game: AnyGame) -> GameInfo:
    return GameInfo(
        **msgspec.structs.asdict(describe_game(game)),
        rules=tuple(_rules(game, rules) for rules in game.rulebook.names),
        bots=bot_choices(game.name),
    )


def _rules(game: AnyGame, name: str) -> RulesInfo:
    rules = game.rulebook.find(name)
    if rules is None:
        raise LookupError(f"{game.name} has no rules {name}")
    described = msgspec.structs.asdict(describe_rules(game, rules))
    unasked = {*game.abilities.offline_options, *HOUSE_OPTIONS}
    offered = (option for option in _options(game.rulebook.options(rules)) if option.name not in unasked)
    return RulesInfo(**described, options=tuple(offered))


def _options(usual: msgspec.Struct) -> tuple[OptionInfo, ...]:
    described = inspect.type_info(type(usual))
    if not isinstance(described, inspect.StructType):
        raise TypeError(f"options that are no struct: {usual}")
    return tuple(
        _option(field.name, field.type, msgspec.to_builtins(getattr(usual, field.name))) for field in described.fields
    )


def _option(name: str, type_: inspect.Type, default: object) -> OptionInfo:
    kinds = type_.types if isinstance(type_, inspect.UnionType) else (type_,)
    nullable = any(isinstance(kind, inspect.NoneType) for kind in kinds)
    (kind,) = (kind for kind in kinds if not isinstance(kind, inspect.NoneType))
    choices = tuple(each.value for each in kind.cls) if isinstance(kind, inspect.EnumType) else ()
    return OptionInfo(name=name, kind=_kind(kind), nullable=nullable, default=default, choices=choices)


def _kind(type_: inspect.Type) -> str:
    match type_:
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType():
            return "integer"
        case inspect.StrType():
            return "text"
        case inspect.EnumType():
            return "choice"
        case inspect.VarTupleType(item_type=inspect.IntType()):
            return "list of integers"
        case inspect.VarTupleType(item_type=inspect.StrType()):
            return "list of texts"
        case _:
            raise TypeError(f"no name for an option of {type_}")
