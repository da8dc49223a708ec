"""What another program may set: names, values and bounds, and how they are declared."""

from collections.abc import Callable, Iterator

import msgspec
from msgspec.structs import replace

from leggio.engine.bots.levels import LEVELS
from leggio.engine.protocol.errors import ProtocolError
from leggio.engine.registry import board_games, rules_of
from leggio.engine.rules import USUAL_GAME
from leggio.games.registry import GAMES

MOST_THREADS = 256
MOST_SEED = 2**63 - 1


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How it plays, and what."""

    game: str = USUAL_GAME
    rules: str = ""  # empty: the usual ones of the game
    house: tuple[str, ...] = ()
    words: str = ""  # a file; empty: the lexicon
    edition: str = ""  # of the lexicon; empty: as it comes
    level: str = list(LEVELS)[-1]
    threads: int = 1
    seed: int = 0

    @property
    def rule_set(self) -> str:
        """The name of the rules it goes by."""
        return self.rules or board_games()[self.game]


def declared() -> Iterator[str]:
    """The options, as the handshake lists them."""
    usual = Settings()
    yield f"option name Game type combo default {usual.game}{_choices(board_games())}"
    yield f"option name Rules type combo default {usual.rule_set}{_choices(_rule_sets())}"
    yield "option name House type string default <empty>"
    yield "option name Words type string default <empty>"
    yield "option name Edition type string default <empty>"
    yield f"option name Level type combo default {usual.level}{_choices(LEVELS)}"
    yield f"option name Threads type spin default {usual.threads} min 1 max {MOST_THREADS}"
    yield f"option name Seed type spin default {usual.seed} min 0 max {MOST_SEED}"


def changed(settings: Settings, name: str, value: str) -> Settings:
    """The settings with one of them changed; ProtocolError for a name or a value that will not do."""
    setter = _SETTERS.get(name.casefold())
    if setter is None:
        raise ProtocolError("engine.no_option", name=name[:40])
    return setter(settings, "" if value == "<empty>" else value)


def _rule_sets() -> list[str]:
    """Every rule set of every game with a board."""
    return [name for game in board_games() for name in GAMES[game].rulebook.names]


def _choices(names: object) -> str:
    return "".join(f" var {name}" for name in names)  # type: ignore[attr-defined] # any collection of names


def _game(settings: Settings, value: str) -> Settings:
    game = _one_of("Game", value.casefold(), list(board_games()))
    return settings if game == settings.game else replace(settings, game=game, rules="", house=())


def _rules(settings: Settings, value: str) -> Settings:
    """The rules by name; they say which game it is."""
    named = _one_of("Rules", value, _rule_sets())
    game = next(each for each in board_games() if GAMES[each].rulebook.find(named))
    return replace(settings, game=game, rules=named, house=settings.house if game == settings.game else ())


def _house(settings: Settings, value: str) -> Settings:
    known = list(rules_of(settings.rule_set).house_rules)
    chosen = tuple(_one_of("House", each, known) for each in value.replace(",", " ").split())
    return replace(settings, house=tuple(dict.fromkeys(chosen)))


def _level(settings: Settings, value: str) -> Settings:
    return replace(settings, level=_one_of("Level", value.casefold(), list(LEVELS)))


def _threads(settings: Settings, value: str) -> Settings:
    return replace(settings, threads=_number("Threads", value, 1, MOST_THREADS))


def _seed(settings: Settings, value: str) -> Settings:
    return replace(settings, seed=_number("Seed", value, 0, MOST_SEED))


_SETTERS: dict[str, Callable[[Settings, str], Settings]] = {
    "game": _game,
    "rules": _rules,
    "house": _house,
    "words": lambda settings, value: replace(settings, words=value, edition=""),
    "edition": lambda settings, value: replace(settings, edition=value, words=""),
    "level": _level,
    "threads": _threads,
    "seed": _seed,
}


def _one_of(name: str, value: str, choices: list[str]) -> str:
    if value not in choices:
        raise ProtocolError("engine.not_one_of", name=name, value=value[:40], choices=choices)
    return value


def _number(name: str, value: str, least: int, most: int) -> int:
    if not (value.isascii() and value.isdigit() and len(value) < 20 and least <= int(value) <= most):
        raise ProtocolError("engine.bad_number", name=name, value=value[:40], least=least, most=most)
    return int(value)
