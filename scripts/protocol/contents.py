"""What the protocol consists of: frames, what REST gives and takes, and each game's commands, events and view."""

from typing import Any, get_args

import msgspec
from msgspec.structs import replace
from shapes import Field, Shape, name_of, shape_of

from leggio.engine.hinting import Hint
from leggio.engine.registry import find_engine
from leggio.games.duplicate.past import Replayed
from leggio.games.duplicate.standings import RoundReport
from leggio.games.duplicate.view import REDACTION as DUPLICATE_REDACTION
from leggio.games.duplicate.view import View as DuplicateView
from leggio.games.scarabeo.view import REDACTION as SCARABEO_REDACTION
from leggio.games.scrabble.view import REDACTION as SCRABBLE_REDACTION
from leggio.games.verbum.view import REDACTION as VERBUM_REDACTION
from leggio.lexicon.opinion import Opinion
from leggio.server.analysis import Ticket
from leggio.server.catalogue import GameInfo
from leggio.server.routes import owner_shapes, people_shapes, study_shapes
from leggio.server.routes.analyses import AnalysisAsked
from leggio.server.routes.appendix import ListedAbbreviation
from leggio.server.routes.desk_links import LinkInfo, MadeLink, Secret, WantedLink
from leggio.server.routes.editions import EditionInfo, EditionPage
from leggio.server.routes.halls import Attempts
from leggio.server.routes.ratings import OwnRating, RankedPlayer, RatedGame
from leggio.server.routes.reports import OwnReport, ReportAsked, ReportNews, SeenAsked
from leggio.server.routes.speech import Speech
from leggio.server.routes.tables import NewTable, SeatRequest, ShortWords
from leggio.server.routes.tournaments import ContestedPlay, Correction, Entered, PlayStands, RosterFile
from leggio.server.routes.word_search import Found
from leggio.server.routes.words import Hooks, LookupsOpen
from leggio.server.security import Problem
from leggio.table.frames import AnyClientFrame, AnyServerFrame
from leggio.table.hosts.registry import HOSTED
from leggio.table.hosts.tournament import NAME as TOURNAMENT
from leggio.tournament.preview import Preview
from leggio.tournament.view import View as TournamentView

CLIENT_FRAMES: tuple[type, ...] = get_args(AnyClientFrame)
SERVER_FRAMES: tuple[type, ...] = get_args(AnyServerFrame)
PEOPLE, STUDY, OWNER = (
    tuple(
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == module.__name__
    )
    for module in (people_shapes, study_shapes, owner_shapes)
)
REST: tuple[type, ...] = (
    GameInfo,
    NewTable,
    SeatRequest,
    ShortWords,
    RoundReport,
    Attempts,
    Replayed,
    LookupsOpen,
    Opinion,
    OwnRating,
    RatedGame,
    RankedPlayer,
    Found,
    Hooks,
    ListedAbbreviation,
    ReportAsked,
    OwnReport,
    ReportNews,
    SeenAsked,
    EditionInfo,
    EditionPage,
    *OWNER,
    RosterFile,
    Entered,
    LinkInfo,
    MadeLink,
    Secret,
    WantedLink,
    Correction,
    Preview,
    ContestedPlay,
    PlayStands,
    AnalysisAsked,
    Ticket,
    Hint,
    Speech,
    Problem,
    *PEOPLE,
    *STUDY,
)

_REDACTIONS: dict[str, Any] = {
    "scrabble": SCRABBLE_REDACTION,
    "scarabeo": SCARABEO_REDACTION,
    "verbum": VERBUM_REDACTION,
    "duplicate": DUPLICATE_REDACTION,
}
# The table fills these in: it knows who speaks.
_FILLED_IN = frozenset({"seat", "role", "name"})
_FILLED_IN_AT_TOURNAMENTS = frozenset({"by", "opinion", "source", "reference"})
# Fields that only whoever rules is told.
_FOR_WHOEVER_RULES = frozenset({"opinion"})
# How many tiles or cards something was, told where what they were is not.
_COUNT = Field("count", msgspec.inspect.type_info(int), optional=True, said="how many they were, for everyone")


def view_of(game: str) -> type:
    """What one sees of a game."""
    if game == TOURNAMENT:
        return TournamentView
    engine = find_engine(game)
    found: type = engine.bots.view if engine and engine.bots else DuplicateView  # bots do not play in halls
    return found


def commands_of(game: str) -> list[type]:
    """The commands that people give."""
    return list(HOSTED[game].sent.values())


def command_shape(game: str, cls: type) -> Shape:
    """A command as a client sends it."""
    if not cls.__module__.startswith("leggio.tournament."):
        return _of_game(game, shape_of(cls, without=_FILLED_IN))
    # Who reports and who challenges is known where a player does, and said where the desk does.
    own = "player" in cls.__struct_fields__ and cls.__name__ in ("ReportResult", "Challenge")  # type: ignore[attr-defined]
    return shape_of(cls, without=_FILLED_IN_AT_TOURNAMENTS, maybe=frozenset({"player"} if own else ()))


def events_of(game: str) -> dict[str, type]:
    """The kinds of events, by name."""
    return dict(HOSTED[game].machine.codec.kinds)


def event_shape(game: str, cls: type[Any]) -> Shape:
    """An event as people are told of it; of a tournament only that it happened."""
    if game == TOURNAMENT:
        return Shape(name_of(cls), shape_of(cls).about, ())
    telling = _REDACTIONS[game]
    secret = telling.secret_fields(cls)
    own = frozenset(telling.own_fields(cls)) | (secret & _FOR_WHOEVER_RULES)
    shape = shape_of(cls, without=secret - own, maybe=own)
    # The server tells fields one by one, those with their usual value too.
    fields = tuple(Field(field.name, field.type, field.name in own, field.said) for field in shape.fields)
    counted = (_COUNT,) if telling.own_fields(cls) else ()
    return _of_game(game, Shape(shape.name, shape.about, (*fields, *counted)))


def _of_game(game: str, shape: Shape) -> Shape:
    """What games share has each game's name: they may tell different things of it."""
    shared = next((layer for layer in ("Common", "Board") if shape.name.startswith(layer)), "")
    return replace(shape, name=game.capitalize() + shape.name.removeprefix(shared)) if shared else shape
