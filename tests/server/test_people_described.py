"""What the doors of people do is what the description of the API says, whatever is sent to them by whomever."""

import itertools
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from leggio.server.routes import people
from support.databases import Database
from support.people import PASSWORD
from support.people_app import SITE, Browser, a_browser, create_people_app

DOORS = sorted((min(route.http_methods), path) for route in people.routes.handlers for path in route.paths)
# Those that take something that could be wrong.
WITH_INPUT = {
    (min(route.http_methods), path)
    for route in people.routes.handlers
    for path in route.paths
    if "{" in path or "data" in route.fn.__annotations__
}
CASES = [
    (*door, mode) for door in DOORS for mode in GenerationMode if mode is GenerationMode.POSITIVE or door in WITH_INPUT
]
CALLERS = ("nobody", "guest", "account", "program", "stranger")
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
EXAMPLES = 20


@pytest.fixture(scope="module")
def browser(_sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A browser at an app whose clock leaps ahead: nobody reaches a limit, which would hide what lies behind it."""
    file = tmp_path_factory.mktemp("described") / "leggio.db"
    shutil.copy(_sqlite_template, file)
    leaps = itertools.count(1_800_000_000_000, 60_000)
    with a_browser(create_people_app(Database(f"sqlite:///{file}"), clock=lambda: next(leaps)), "127.0.0.1") as browser:
        yield browser


def headers_of(browser: Browser, caller: str) -> dict[str, str]:
    """What each of our callers sends to be known."""
    browser.cookies.clear()
    if caller == "nobody":
        return {}
    if caller == "stranger":
        return {"Cookie": "leggio=made.up.cookie", "Authorization": "Bearer leggio_made_up"}
    browser.sign_up()
    if caller in {"account", "program"}:
        name = f"a{browser.get('/api/me').json()['id'].lower().replace('-', '.')}"
        opened = browser.post("/api/account", json={"name": name, "password": PASSWORD})
        assert opened.status_code == 201, opened.text
    if caller == "program":
        secret = browser.post("/api/tokens", json={"name": "Robot"}).json()["secret"]
        return {"Authorization": f"Bearer {secret}"}
    return {"Cookie": f"leggio={browser.cookies['leggio']}"}


@pytest.mark.parametrize(("method", "path", "mode"), CASES)
def test_a_door_is_as_described(browser: Browser, method: str, path: str, mode: GenerationMode) -> None:
    """No fault of the server, no answer that is not described; what does not fit the description is refused."""
    described = schemathesis.openapi.from_dict(browser.get("/api/schema/openapi.json").json())
    door = described[path.replace(":str", "")][method]
    callers = {caller: headers_of(browser, caller) for caller in CALLERS}

    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=door.as_strategy(generation_mode=mode), caller=st.sampled_from(CALLERS))
    def calls(case: Any, caller: str) -> None:
        asked: Any = requests.Request(**case.as_transport_kwargs(base_url=SITE)).prepare()
        browser.cookies.clear()
        sent = {**asked.headers, "Origin": SITE, **callers[caller]}
        answer = browser.request(method, asked.url, content=asked.body, headers=sent)
        case.validate_response(answer, checks=CHECKS)

    calls()
