"""Whatever goes wrong, as callers are told."""

import logging
from collections.abc import Iterator

import msgspec
import pytest

from leggio.server.security.headers import HEADERS, ON_HTTPS
from leggio.server.security.problems import Problem
from support.databases import Database
from support.people_app import Browser, a_browser, create_people_app

JSON = {"Content-Type": "application/json"}


@pytest.fixture
def browser(sqlite_database: Database) -> Iterator[Browser]:
    """A browser at the app."""
    with a_browser(create_people_app(sqlite_database)) as browser:
        yield browser


@pytest.mark.parametrize(
    ("method", "path", "content", "status", "code", "field"),
    [
        ("GET", "/nothing", None, 404, "http.not_found", ""),
        ("GET", "/api/nothing/here", None, 404, "http.not_found", ""),
        ("GET", "/%00", None, 404, "http.not_found", ""),
        ("PATCH", "/api/me", None, 405, "http.method", ""),
        ("GET", "/api/me", None, 401, "session.none", ""),
        ("PUT", "/api/me", b"{", 400, "body.unreadable", ""),
        ("PUT", "/api/me", b"\xff", 400, "body.unreadable", ""),
        ("PUT", "/api/me", b'{"nickname": "\xff"}', 400, "body.unreadable", ""),
        ("PUT", "/api/me", b'{"\xc3(": "Anna"}', 400, "body.unreadable", ""),
        ("PUT", "/api/me", b'{"nickname": "\\ud800"}', 400, "body.unreadable", ""),
        ("PUT", "/api/me", b"[]", 422, "request.body", ""),
        ("PUT", "/api/me", b'{"nickname": 3}', 422, "request.wrong", "nickname"),
        ("PUT", "/api/me", b'{"unknown": 3}', 422, "request.unknown", "unknown"),
        ("PUT", "/api/me", b'{"nickname": "A\\r\\nB"}', 422, "nickname.signs", "nickname"),
        ("POST", "/api/sign-in", b"{}", 422, "request.missing", "name"),
        ("DELETE", "/api/sign-ins/a%00b", None, 422, "request.wrong", "sign_in_id"),
        ("DELETE", "/api/sign-ins/" + "x" * 5000, None, 422, "request.wrong", "sign_in_id"),
        ("GET", "/api/broken", None, 500, "server.error", ""),
    ],
)
def test_every_error_has_one_shape(
    browser: Browser, method: str, path: str, content: bytes | None, status: int, code: str, field: str
) -> None:
    """A code, a sentence, the field; the usual headers; and nothing of our insides."""
    if path.startswith("/api/sign-ins"):
        browser.sign_up()
    answer = browser.request(method, path, content=content, headers=JSON if content else {})
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert (answer.status_code, problem.code, problem.field) == (status, code, field)
    assert problem.message.endswith(".")
    assert answer.headers["Content-Type"] == "application/json"
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert "insides" not in answer.text
    assert "Traceback" not in answer.text


@pytest.mark.parametrize("depth", [500, 5_000, 30_000])
@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"nickname":', "}")])
def test_deep_json_is_refused(browser: Browser, depth: int, opening: str, closing: str) -> None:
    """However deep, it costs nobody anything."""
    depth = min(depth, 60_000 // len(opening + closing))
    answer = browser.put("/api/me", content=(opening * depth + "1" + closing * depth).encode(), headers=JSON)
    assert answer.status_code in {400, 422}
    assert answer.json()["code"] in {"body.unreadable", "request.body", "request.wrong"}
    assert browser.put("/api/me", json={}).status_code == 200


def test_a_fault_of_ours_is_in_the_log_and_not_in_the_answer(
    browser: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever runs the server sees what happened."""
    with caplog.at_level(logging.ERROR, "leggio.server"):
        browser.get("/api/broken")
    assert "the insides of the server" in caplog.text


def test_errors_speak_the_callers_language(browser: Browser) -> None:
    """Italian unless English is liked better; caches are told that it matters."""
    italian, english = browser.get("/api/me"), browser.get("/api/me", headers={"Accept-Language": "en-GB"})
    assert italian.json()["message"] == "Non so chi sei: scegli un soprannome o accedi."
    assert english.json()["message"] == "I do not know who you are: choose a nickname or sign in."
    assert "Accept-Language" in english.headers["Vary"]


def test_a_store_that_is_down_is_told(caplog: pytest.LogCaptureFixture) -> None:
    """The server says so and stays up."""
    nowhere = Database("postgresql://leggio@127.0.0.1:1/leggio")
    with a_browser(create_people_app(nowhere)) as browser, caplog.at_level(logging.CRITICAL):
        answer = browser.put("/api/me", json={"nickname": "Anna"})
        assert (answer.status_code, answer.json()["code"]) == (503, "store.unavailable")
        assert answer.headers["Retry-After"] == "2"
        assert browser.get("/api/me").status_code == 401


def test_headers_of_a_page(sqlite_database: Database) -> None:
    """No script in the page, no frame around it, no guessing of types; on https only https from now on."""
    with a_browser(create_people_app(sqlite_database), site="https://leggio.test") as browser:
        browser.sign_up()
        answer = browser.get("/api/me")
        assert answer.status_code == 200
        assert {name: answer.headers.get(name) for name in HEADERS | ON_HTTPS} == HEADERS | ON_HTTPS
        assert answer.headers["Cache-Control"] == "no-store"
    policy = HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert {"default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"} < set(
        policy.split("; ")
    )
