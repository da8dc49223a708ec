"""What the doors of tables and words do is what the description of the API says, whatever is sent to them."""

import json
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from leggio.server.routes import analyses, study, tables, words
from support.clients import Guest
from support.servers import Server

DOORS = sorted(
    (str(method), path)
    for route in (*tables.routes.handlers, *words.routes.handlers, *analyses.routes.handlers, *study.routes.handlers)
    for path in route.paths
    for method in route.http_methods
    if method != "OPTIONS"
)
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 20


@pytest.fixture(scope="module")
def description(server: Server) -> Any:
    """The description that the server gives of itself."""
    return schemathesis.openapi.from_dict(httpx.get(f"{server.url}/api/openapi.json", timeout=60).json())


@pytest.fixture(scope="module")
def guest(server: Server) -> Guest:
    """Somebody whom the server knows."""
    return Guest(server, "Anna")


@pytest.fixture(scope="module")
def own_table(guest: Guest) -> str:
    """A table of theirs where a game is on."""
    return str(guest.open("scrabble", "figs", 2, bots=[{"level": "facile"}])["id"])


@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize(("method", "path"), DOORS)
def test_a_door_is_as_described(
    server: Server, guest: Guest, own_table: str, description: Any, method: str, path: str, mode: GenerationMode
) -> None:
    """No fault of the server, and no answer that is not described; known or not, at one's own table or at none."""
    door = description[path.replace(":str", "")][method]
    if mode is GenerationMode.NEGATIVE and not (door.body or door.path_parameters or door.query):
        pytest.skip("it takes nothing that could be wrong")

    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=door.as_strategy(generation_mode=mode), known=st.booleans(), own=st.booleans())
    def calls(case: Any, known: bool, own: bool) -> None:
        if own and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = own_table
        asked = requests.Request(**case.as_transport_kwargs(base_url=server.url)).prepare()
        client = guest.http if known else nobody
        headers: Any = {**asked.headers, "Origin": server.url}
        body: Any = asked.body
        answer = client.request(method, asked.url or "", content=body, headers=headers)
        case.validate_response(answer, checks=CHECKS)

    with httpx.Client(timeout=60) as nobody:
        calls()


def test_everything_is_described(description: Any) -> None:
    """Each operation says what it is for, and how it refuses."""
    for path, operations in description.raw_schema["paths"].items():
        for method, operation in operations.items():
            about = json.dumps(operation)
            assert operation.get("summary"), (method, path)
            assert operation.get("description"), (method, path)
            assert "#/components/schemas/Problem" in about, (method, path)
