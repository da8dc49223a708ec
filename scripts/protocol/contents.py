"""What the protocol consists of: frames, what REST gives and takes, and each game's commands, events and view."""

from typing import Any, get_args

import msgspec
from shapes import Field, Shape, shape_of

from leggio.engine.minds import MINDS
from leggio.games.registry import GAMES
from leggio.games.scarabeo.told import TELLING as SCARABEO_TELLING
from leggio.games.scrabble.duplicate import View as DuplicateView
from leggio.games.scrabble.duplicate.told import TELLING as DUPLICATE_TELLING
from leggio.games.scrabble.told import TELLING as SCRABBLE_TELLING
from leggio.games.verbum.told import TELLING as VERBUM_TELLING
from leggio.lexicon.opinion import Opinion
from leggio.server.catalogue import GameInfo
from leggio.server.routes import people_shapes
from leggio.server.routes.reports import ReportAsked
from leggio.server.routes.tables import NewTable, SeatRequest, ShortWords
from leggio.server.routes.words import Found, Hooks
from leggio.server.security import Problem
from leggio.table.frames import AnyClientFrame, AnyServerFrame

CLIENT_FRAMES: tuple[type, ...] = get_args(AnyClientFrame)
SERVER_FRAMES: tuple[type, ...] = get_args(AnyServerFrame)
PEOPLE: tuple[type, ...] = tuple(
    each
    for each in vars(people_shapes).values()
    if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == people_shapes.__name__
)
REST: tuple[type, ...] = (
    GameInfo,
    NewTable,
    SeatRequest,
    ShortWords,
    Opinion,
    Found,
    Hooks,
    ReportAsked,
    Problem,
    *PEOPLE,
)

_TELLINGS: dict[str, Any] = {
    "scrabble": SCRABBLE_TELLING,
    "scarabeo": SCARABEO_TELLING,
    "verbum": VERBUM_TELLING,
    "duplicate": DUPLICATE_TELLING,
}
# The table fills these in: it knows who speaks.
_FILLED_IN = frozenset({"seat", "role", "name"})
# Fields that only whoever rules is told.
_FOR_WHOEVER_RULES = frozenset({"opinion"})
# How many tiles or cards something was, told where what they were is not.
_COUNT = Field("count", msgspec.inspect.type_info(int), optional=True, said="how many they were, for everyone")


def view_of(game: str) -> type:
    """What one sees of a game."""
    found: type = MINDS[game].view if game in MINDS else DuplicateView  # bots do not play in halls
    return found


def commands_of(game: str) -> list[type]:
    """The commands that people give."""
    module = GAMES[game].commands
    return [
        each
        for each in get_args(module.AnyCommand)
        if issubclass(each, module.SeatCommand) or "role" in each.__struct_fields__
    ]


def command_shape(cls: type) -> Shape:
    """A command as a client sends it."""
    return shape_of(cls, without=_FILLED_IN)


def events_of(game: str) -> dict[str, type]:
    """The kinds of events, by name."""
    return dict(GAMES[game].codec.kinds)


def event_shape(game: str, cls: type[Any]) -> Shape:
    """An event as people are told of it."""
    telling = _TELLINGS[game]
    secret = telling.secret_fields(cls)
    own = frozenset(telling.own_fields(cls)) | (secret & _FOR_WHOEVER_RULES)
    shape = shape_of(cls, without=secret - own, maybe=own)
    # The server tells fields one by one, those with their usual value too.
    fields = tuple(Field(field.name, field.type, field.name in own, field.said) for field in shape.fields)
    counted = (_COUNT,) if telling.own_fields(cls) else ()
    return Shape(shape.name, shape.about, (*fields, *counted))
