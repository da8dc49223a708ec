"""The engines by game, each loaded when it is first asked for."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from leggio.engine.rules import USUAL_GAME, EngineRules
from leggio.engine.spec import AnyEngine
from leggio.games.board.state import AnyBoardState
from leggio.games.registry import GAMES, load

GROUP = "leggio.engines"


@cache
def _registered() -> dict[str, EntryPoint]:
    return {each.name: each for each in entry_points(group=GROUP)}


@cache
def find_engine(game: str) -> AnyEngine | None:
    """The engine of a game; None for one that has none."""
    found = _registered().get(game)
    engine: AnyEngine | None = load(found) if found else None
    return engine


def engines() -> tuple[AnyEngine, ...]:
    """All there are, by name."""
    found = (find_engine(game) for game in sorted(_registered()))
    return tuple(engine for engine in found if engine is not None)


@cache
def rules_of(name: str, house: tuple[str, ...] = ()) -> EngineRules:
    """A rule set by name, with choices of a table; raises KeyError for one that nobody plays on a board."""
    if house:
        return rules_of(name).at_house(house)
    return _found(name)[1]


def house_of(state: AnyBoardState) -> tuple[str, ...]:
    """What plays depend on of a table's choices and version of its rules; raises KeyError like `rules_of`."""
    chosen: tuple[str, ...] = _found(state.rules.name)[0].house(state)
    return chosen


@cache
def _found(name: str) -> tuple[AnyEngine, EngineRules]:
    """A rule set by name, and the engine that has it."""
    for game in _likely(name):
        engine = find_engine(game)
        if engine and engine.rules and (found := engine.rules(name)):
            return engine, found
    raise KeyError(name)


def engine_for(game: str, rules: str) -> AnyEngine | None:
    """The engine of a game; of one that has none of its own, such as a tournament, that of the game it is played at."""
    return find_engine(game) or next(
        (find_engine(each) for each in _likely(rules) if each in GAMES and GAMES[each].rulebook.find(rules)), None
    )


def _likely(rules: str) -> list[str]:
    """A game called like its rules, then the usual one: the others are hardly ever loaded for it."""
    return sorted(_registered(), key=lambda each: (each != rules, each != USUAL_GAME, each))


def board_games() -> dict[str, str]:
    """The games that have positions, and the usual rules of each."""
    return {engine.name: GAMES[engine.name].rulebook.names[0] for engine in engines() if engine.rules}
