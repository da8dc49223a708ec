"""What every operation of the API does is what its description says, whatever is sent to it by whomever."""

import json
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing

import pytest

from fuzz.http.asking import Asker
from fuzz.http.server import unlimited
from fuzz.http.successes import SUCCESSES
from fuzz.http.tally import Operation
from fuzz.http.world import World
from support.servers import Server

COUNT = 2  # generated requests of an operation and mode; `scripts/fuzz http` goes on for hours

OTHERS = "others"
SUBJECTS = ("tables", "tournaments", "words", "study", "analyses", OTHERS)  # by what comes after /api


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets everybody ask as often as they like."""
    with unlimited(tmp_path_factory.mktemp("described")) as running:
        yield running


@pytest.fixture(scope="module")
def asker(server: Server) -> Iterator[Asker]:
    """Who asks it."""
    with closing(Asker(server.url)) as asking:
        yield asking


@pytest.fixture
def world(server: Server) -> World:
    """What there is at it: another for each test, where nobody sits in a game yet."""
    return World(server)


def test_everything_is_described(asker: Asker) -> None:
    """Each operation says what it is for, and how it refuses; and it is known how each succeeds."""
    assert SUCCESSES.keys() == asker.doors.keys()
    for path, operations in asker.description.raw_schema["paths"].items():
        for method, operation in operations.items():
            about = json.dumps(operation)
            assert operation.get("summary"), (method, path)
            assert operation.get("description"), (method, path)
            assert "#/components/schemas/Problem" in about, (method, path)


def test_every_operation_succeeds(server: Server, asker: Asker) -> None:
    """In each of its ways, as it is described."""
    statuses: dict[Operation, list[int]] = defaultdict(list)
    for operation, status in asker.walk(World(server)):
        statuses[operation].append(status)
    assert statuses.keys() == asker.doors.keys()
    assert {operation: found for operation, found in statuses.items() if any(one // 100 != 2 for one in found)} == {}
    assert asker.tally.faults == []


def subject_of(operation: Operation) -> str:
    """What an operation is about."""
    named = operation[1].split("/")[2]
    return named if named in SUBJECTS else OTHERS


@pytest.mark.parametrize("subject", SUBJECTS)
def test_every_operation_does_what_is_described(server: Server, asker: Asker, world: World, subject: str) -> None:
    """No fault of the server and no answer that is not described, known or not, right or wrong."""
    for operation in asker.order:
        if subject_of(operation) == subject:
            asker.explore(world, operation, COUNT, "test")
    assert asker.tally.faults == []
    assert server.faults == []


def test_pages_do_not_break(server: Server, asker: Asker, world: World) -> None:
    """Whoever asks for them, and however."""
    asker.pages(world, 5 * COUNT, "test")
    assert asker.tally.faults == []
    assert server.faults == []
