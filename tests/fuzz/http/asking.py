"""Requests to every operation that a server describes: those that succeed, generated ones, and ones near to success."""

import hashlib
import json
import random
from collections.abc import Iterator
from functools import partial
from typing import Any
from urllib.parse import quote, urlencode

import httpx
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import Failure, FailureGroup
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from fuzz.http.spoiling import HEADERS, odd_body, spoilt
from fuzz.http.successes import SUCCESSES, Success
from fuzz.http.tally import Operation, Tally
from fuzz.http.world import CALLERS, FREE, NOBODY, Call, World
from support.clients import PLAIN

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
METHODS = ("GET", "PUT", "POST", "DELETE")
# What ends somebody's affairs is asked for by people whose end spoils nothing.
ENDS = {
    ("PUT", "/api/me"),
    ("POST", "/api/account"),
    ("DELETE", "/api/account"),
    ("POST", "/api/sign-in"),
    ("POST", "/api/sign-out"),
    ("POST", "/api/recover"),
    ("PUT", "/api/password"),
    ("DELETE", "/api/sign-ins/{sign_in_id}"),
    ("DELETE", "/api/tokens/{token_id}"),
}
TAKES_FILES = {
    ("POST", "/api/analyses"),
    ("POST", "/api/study/misses"),
    ("POST", "/api/tables"),
    ("POST", "/api/tournaments/{table}/players"),
}
LAST = ENDS | {
    ("POST", "/api/tables/{table}/seats"),
    ("POST", "/api/tournaments/{table}/online"),
    ("POST", "/api/tournaments/{table}/desk"),
}
# Beside those that are described: pages, what links show, figures.
PAGES = ("/t/{table}", "/j/{code}", "/torneo/{table}", "/t/{table}/{rest}", "/{rest}", "/healthz", "/metrics", "/")
AS_IT_IS = "surrogatepass"  # text that is no UTF-8 goes out all the same
MOST_SHOWN = 2_000  # characters of a request that is told of


class Asker:
    """Asks a server, and judges its answers by its own description."""

    def __init__(self, url: str) -> None:
        self.tally = Tally()
        self._url = url
        self._client = httpx.Client(timeout=60, verify=PLAIN)
        described = self._client.get(f"{url}/api/openapi.json").json()
        self.description = schemathesis.openapi.from_dict(described)
        self.doors: dict[Operation, Any] = {
            (method.upper(), path): self.description[path][method.upper()]
            for path, operations in described["paths"].items()
            for method in operations
            if method.upper() in METHODS
        }
        # What leads into a game or ends somebody's affairs comes last: it would keep people from all else.
        self.order = sorted(self.doors, key=lambda each: (each in LAST, each in ENDS, each[1], each[0]))
        self._strategies: dict[tuple[Operation, GenerationMode], Any] = {}

    def close(self) -> None:
        """Ask no more."""
        self._client.close()

    @property
    def unreached(self) -> list[Operation]:
        """Operations that never succeeded."""
        succeeded = {each for each, counted in self.tally.statuses.items() if any(200 <= one < 300 for one in counted)}
        return [each for each in self.order if each not in succeeded]

    def ask(self, operation: Operation, call: Call, world: World) -> httpx.Response:
        """The answer to one request, as it is."""
        url = f"{self._url}{operation[1].format(**call.path)}"
        headers = {"Origin": self._url, **world.headers(call.who)}
        try:
            return self._client.request(operation[0], url, params=dict(call.query), json=call.body, headers=headers)
        finally:
            self._client.cookies.clear()

    def walk(self, world: World) -> Iterator[tuple[Operation, int]]:
        """Every request that should succeed, once: the status of each."""
        for operation, successes in SUCCESSES.items():
            for success in successes:
                call = success(world)
                yield operation, self._called(operation, call, world.headers(call.who))

    def amiss(self, world: World, operation: Operation) -> None:
        """The first request that succeeds as somebody else, at something else, with something else."""
        call = made(SUCCESSES[operation][0], world)
        others = [replace(call, who=who) for who in (FREE if operation in ENDS else CALLERS)]
        for name in call.path:
            elsewhere = ("nowhere", "é", *_known(world, operation, name)[-1:])
            others += [replace(call, path={**call.path, name: value}) for value in elsewhere]
        if call.body is not None:
            bodies: list[Any] = [{}, [], {**call.body, "more": 1}]
            others += [replace(call, body=body) for body in bodies]
        for other in others:
            self._called(operation, other, world.headers(other.who))
        world.let_come_back()

    def explore(self, world: World, operation: Operation, count: int, chance: str) -> None:
        """What is amiss, so many generated requests of each mode, and twice as many near to success; of files more."""
        self.amiss(world, operation)
        for mode in GenerationMode:
            self._generated(world, operation, mode, count, chance)
        rng = random.Random(f"{chance} near {operation}")
        for _ in range(count * (8 if operation in TAKES_FILES else 2)):
            if operation in ENDS:
                world.let_come_back()
            self._near(operation, made(rng.choice(SUCCESSES[operation]), world), world, rng)

    def pages(self, world: World, count: int, chance: str) -> None:
        """What is not described: it need only not break."""
        rng = random.Random(f"{chance} pages")
        for _ in range(count):
            path = rng.choice(PAGES)
            words = ("x", "kiosk", "assets/index.js", "..%2f..", "api/nothing", "%00", "a" * 300, "index.html")
            parts = {name: rng.choice(world.known[name] or ["none"]) for name in ("table", "code")}
            if rng.random() < 0.2:
                parts = dict.fromkeys(parts, rng.choice(words))
            where = path.format(rest=rng.choice(words), **parts)
            headers = world.headers(rng.choice(CALLERS)) | (rng.choice(HEADERS) if rng.random() < 0.3 else {})
            method = rng.choice(("GET", "GET", "HEAD", "POST", "DELETE"))
            request = self._client.build_request(method, self._url + where, headers=headers)
            answer = self._sent(("ANY", path), request)
            if answer is not None and answer.status_code >= 500:
                self.tally.wrong(("ANY", path), f"{answer.status_code}", shown(request))

    def _generated(self, world: World, operation: Operation, mode: GenerationMode, count: int, chance: str) -> None:
        door = self.doors[operation]
        if mode is GenerationMode.NEGATIVE and not (door.body or door.path_parameters or door.query):
            return  # it takes nothing that could be wrong
        key = operation, mode
        if key not in self._strategies:
            self._strategies[key] = door.as_strategy(generation_mode=mode)

        @seed(int.from_bytes(hashlib.sha256(f"{chance} {operation} {mode}".encode()).digest()[:8]))
        @settings(
            max_examples=count,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=self._strategies[key], rng=st.randoms(use_true_random=False))
        def calls(case: Any, rng: random.Random) -> None:
            if operation in ENDS:
                world.let_come_back()
            who = rng.choice(FREE if operation in ENDS else CALLERS)
            as_generated = True
            for name in case.path_parameters or {}:
                if (known := _known(world, operation, name)) and rng.random() < 0.6:
                    case.path_parameters[name] = rng.choice(known)
                    as_generated = False  # it may be right now
            asked: Any = requests.Request(**case.as_transport_kwargs(base_url=self._url)).prepare()
            if who != NOBODY:
                asked.headers.pop("Authorization", None)  # a token that is made up goes before any cookie
            given = {**asked.headers, "Origin": self._url, **world.headers(who)}
            request = self._client.build_request(operation[0], asked.url, content=asked.body, headers=given)
            self._judged(operation, case, request, as_generated=as_generated)

        calls()

    def _near(self, operation: Operation, call: Call, world: World, rng: random.Random) -> None:
        content = odd_body(call.body, rng) if call.body is not None and rng.random() < 0.15 else None
        if content is None:
            call = spoilt(call, partial(_known, world, operation), rng)
        if rng.random() < 0.3:
            call = replace(call, who=rng.choice(FREE if operation in ENDS else CALLERS))
        headers = world.headers(call.who) | (rng.choice(HEADERS) if rng.random() < 0.05 else {})
        self._called(operation, call, headers, content)

    def _called(self, operation: Operation, call: Call, headers: dict[str, str], content: bytes | None = None) -> int:
        """Ask as written down, which may be what no client would send: the status."""
        path = {name: quote(str(value), safe="", errors=AS_IT_IS) for name, value in call.path.items()}
        query = urlencode(call.query, doseq=True, errors=AS_IT_IS)
        if content is None and call.body is not None:
            content = json.dumps(call.body).encode()
        typed = {} if content is None else {"Content-Type": "application/json"}
        url = f"{self._url}{operation[1].format(**path)}?{query}"
        given = {"Origin": self._url, **typed, **headers}
        request = self._client.build_request(operation[0], url, content=content, headers=given)
        return self._judged(operation, self.doors[operation].Case(path_parameters=path), request)

    def _judged(self, operation: Operation, case: Any, request: httpx.Request, *, as_generated: bool = False) -> int:
        """Ask, and hold the answer against the description: its status. What was generated wrong must not succeed."""
        answer = self._sent(operation, request)
        if answer is None:
            return 0
        checks = [*CHECKS, negative_data_rejection] if as_generated and answer.is_success else CHECKS
        try:
            case.validate_response(answer, checks=checks)
        except (Failure, FailureGroup) as wrong:
            self.tally.wrong(operation, f"{answer.status_code} {_first(wrong)}", shown(request))
        return answer.status_code

    def _sent(self, operation: Operation, request: httpx.Request) -> httpx.Response | None:
        try:
            answer = self._client.send(request)
        except httpx.LocalProtocolError:
            return None  # it never went out: no client can say that
        except httpx.HTTPError as error:
            self.tally.wrong(operation, f"no answer: {error!r}", shown(request))
            return None
        finally:
            self._client.cookies.clear()
        self.tally.answered(operation, answer.status_code)
        return answer


def made(success: Success, world: World) -> Call:
    """A request that succeeds."""
    try:
        return success(world)
    except AssertionError:  # something before has used up what it needs: a link too many, a seat in a game
        world.begin_anew()
        return success(world)


def _known(world: World, operation: Operation, name: str) -> list[Any]:
    """What there is for a part of an operation's path: mostly what belongs there."""
    known = world.known[name]
    of_tournaments = name == "table" and operation[1].startswith("/api/tournaments")
    return [*known, *world.known["tournament"] * len(known)] if of_tournaments else known


def _first(wrong: Failure | FailureGroup) -> str:
    failures = wrong.exceptions if isinstance(wrong, FailureGroup) else [wrong]
    return "; ".join(f"{type(each).__name__}: {each}" for each in failures)


def shown(request: httpx.Request) -> str:
    """A request as it can be sent again by hand, without who sent it."""
    kept = {name: value for name, value in request.headers.items() if name not in {"cookie", "authorization"}}
    return f"{request.method} {request.url} {kept} {request.content[:MOST_SHOWN]!r}"
