"""Every door of the server that tells about words asks whether it may (art. 24, 28); a new one has to be classified."""

import ast
from collections.abc import Iterator
from inspect import getsource
from pathlib import Path

import pytest
from litestar.handlers import BaseRouteHandler

import leggio.server
from leggio.server.app import create_app
from leggio.server.container import Container
from leggio.server.settings import ServerSettings
from support.asked import ASKS, SILENT, Door

SOURCES = Path(str(leggio.server.__file__)).parent
CONSULTED = {"consulted", "consulted_on_word", "consulted_engine"}
# Where the judges are: with the container, and with the hub.
BEHIND_THE_DOOR = {"reference", "_judges", "dependencies"}
# What hands nobody's judge out without having asked: the door itself, and a table's own lists and commands.
ASKING = ("consult(", "hub.short_words(", "TableHandler(")


@pytest.fixture(scope="module")
def doors(tmp_path_factory: pytest.TempPathFactory) -> dict[Door, BaseRouteHandler]:
    """All there are, by method and path."""
    data = tmp_path_factory.mktemp("doors")
    settings = ServerSettings(data=data, cache=data, database_url=f"sqlite:///{data / 'none.db'}")
    found: dict[Door, BaseRouteHandler] = {}
    for route in create_app(Container.of(settings, {})).routes:
        handlers = getattr(route, "route_handlers", None) or [getattr(route, "route_handler", None)]
        for handler in handlers:
            assert isinstance(handler, BaseRouteHandler), route.path
            for method in getattr(handler, "http_methods", {"WS"}) - {"OPTIONS", "HEAD"}:
                found[str(method), route.path_format] = handler
    return found


def asked_for(handler: BaseRouteHandler) -> set[str]:
    """The names of all that a handler is given, and what that is made of."""
    provided = handler.resolve_dependencies()
    names, wanted = set[str](), set(handler.parsed_fn_signature.parameters)
    while wanted:
        name = wanted.pop()
        names.add(name)
        if name in provided:
            wanted |= set(provided[name].parsed_fn_signature.parameters) - names
    return names


def asks(handler: BaseRouteHandler) -> bool:
    """Whether it asks if one may be told."""
    return bool(asked_for(handler) & CONSULTED) or any(call in getsource(handler.fn) for call in ASKING)


def test_every_door_is_classified(doors: dict[Door, BaseRouteHandler]) -> None:
    """Whoever adds one says whether it tells about words; what is gone leaves the lists."""
    silent = [door for those in SILENT.values() for door in those]
    assert sorted([*ASKS, *silent]) == sorted(doors)


def test_those_that_tell_ask_and_the_others_could_not_tell(doors: dict[Door, BaseRouteHandler]) -> None:
    """By what they are given, or by what they call."""
    assert {door for door, handler in doors.items() if asks(handler)} == set(ASKS)


def test_nothing_else_reaches_the_judge() -> None:
    """Routes and sockets get at what answers by `routes/lookups.py` only."""
    assert set(reaching(SOURCES / "routes", SOURCES / "sockets")) == {"lookups.py"}


def reaching(*folders: Path) -> Iterator[str]:
    """The files that take it from the container."""
    for source in (source for folder in folders for source in folder.glob("*.py")):
        nodes = ast.walk(ast.parse(source.read_text()))
        if any(isinstance(node, ast.Attribute) and node.attr in BEHIND_THE_DOOR for node in nodes):
            yield source.name
