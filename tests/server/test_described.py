"""What every operation of the API does is what its description says, whatever is sent to it by whomever."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from fuzz.http.asking import Asker, made
from fuzz.http.server import unlimited
from fuzz.http.successes import SUCCESSES
from fuzz.http.tally import Operation
from fuzz.http.world import GUEST, Call, World
from support.misshapen import misshapen, required_of
from support.servers import Server

COUNT = 2  # generated requests of an operation and mode; `scripts/fuzz http` goes on for hours

NAMES = Path(__file__).with_name("operations.txt")  # operationId, method and path of each

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


def test_operations_keep_their_names(asker: Asker) -> None:
    """Programs call operations by name: none goes, none is renamed, a new one is written down."""
    known = {tuple(line.split()) for line in NAMES.read_text("utf-8").splitlines()}
    paths = asker.description.raw_schema["paths"]
    found = {(one["operationId"], method.upper(), path) for path, ways in paths.items() for method, one in ways.items()}
    assert sorted(found) == sorted(known)
    assert len({name for name, _, _ in found}) == len(found)


def test_a_refusal_of_the_form_names_the_field(server: Server, asker: Asker) -> None:
    """Whatever is missing, too much or of another kind in a body: its path, a code, a sentence that names it."""
    world = World(server)
    asked = Counter[str]()
    for operation, successes in SUCCESSES.items():
        right = next((call for each in successes if (call := made(each, world)).body), None)
        required = required_of(asker.description.raw_schema, operation)
        if right is None:
            continue
        for field, code, body in misshapen(right.body, required):
            answer = asker.ask(operation, replace(right, body=body), world)
            problem = answer.json()
            assert (answer.status_code, problem["code"], problem.get("field")) == (422, code, field), operation
            assert f"«{field}»" in problem["message"], operation
            asked[code] += 1
    assert asked.keys() == {"request.missing", "request.unknown", "request.wrong"}
    assert asker.ask(("PUT", "/api/me"), Call(who=GUEST, body=[]), world).json()["code"] == "request.body"
    word = asker.ask(("GET", "/api/judge"), Call(who=GUEST), world).json()
    assert (word["code"], word["field"]) == ("request.missing", "word")


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
