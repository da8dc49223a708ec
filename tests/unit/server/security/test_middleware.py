"""What every request passes first, as callers meet it."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from litestar import Request
from litestar.exceptions import WebSocketDisconnect

from leggio.core.ratelimit import RateLimit
from leggio.server.security import ratelimit
from leggio.server.security.body import LARGEST_BODY
from leggio.server.security.middleware import check_host
from leggio.server.security.problems import ProblemError
from leggio.server.security.ratelimit import BY_ADDRESS, BY_PERSON, Act
from support.databases import Database
from support.people_app import SITE, Browser, a_browser, create_people_app

JSON = {"Content-Type": "application/json"}


@pytest.fixture
def browser(sqlite_database: Database) -> Iterator[Browser]:
    """A browser at the app."""
    with a_browser(create_people_app(sqlite_database, origins=frozenset({"https://trusted.test"}))) as browser:
        yield browser


def code_of(answer: Any) -> tuple[int, str]:
    """The status and the code of an answer that refuses."""
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize(
    "origin",
    ["http://evil.test", "null", "http://leggio.test.evil.test", "http://leggio.test:81", "https://trusted.test.x"],
)
def test_other_sites_change_nothing(browser: Browser, origin: str) -> None:
    """Not with the cookie that a browser may send along, and not without: not even signing somebody in is theirs."""
    browser.sign_up("Anna")
    answer = browser.put("/api/me", json={"nickname": "Bea"}, headers={"Origin": origin})
    assert code_of(answer) == (403, "origin.foreign")
    assert browser.get("/api/me").json()["nickname"] == "Anna"
    browser.cookies.clear()
    answer = browser.post("/api/sign-in", json={"name": "anna", "password": "x"}, headers={"Origin": origin})
    assert code_of(answer) == (403, "origin.foreign")


def test_our_page_and_trusted_ones_may(browser: Browser) -> None:
    """The operator says which are trusted."""
    for origin in (SITE, "https://leggio.test", "https://trusted.test"):
        # Behind a proxy that ends the encryption the port is the one the browser saw.
        host = {"Host": "leggio.test"}
        assert browser.put("/api/me", json={}, headers={"Origin": origin, **host}).status_code == 200


@pytest.mark.parametrize("hosts", [["leggio.test", "leggio.test"], ["leggio.test", "evil.test"]])
def test_one_host_is_called(browser: Browser, hosts: list[str]) -> None:
    """Of none or two a proxy and the server could believe different ones."""

    def answer(called: list[str]) -> Any:
        request = browser.build_request("GET", "/api/who")
        request.headers = httpx.Headers([(b"host", host.encode()) for host in called])
        return browser.send(request)

    assert answer(hosts[:1]).status_code == 200
    assert code_of(answer(hosts)) == (400, "http.bad_request")
    with pytest.raises(ProblemError, match=r"http\.bad_request"):
        check_host(Request({"type": "http", "headers": []}))  # type: ignore[arg-type]  # all that is looked at


def test_without_origin_nothing_is_changed(browser: Browser) -> None:
    """Browsers send it with whatever changes something; looking needs none."""
    browser.sign_up()
    del browser.headers["Origin"]
    assert browser.get("/api/me").status_code == 200
    for method, path in (("PUT", "/api/me"), ("POST", "/api/sign-out"), ("DELETE", "/api/sign-ins/x")):
        assert code_of(browser.request(method, path, json={})) == (403, "origin.missing")


@pytest.mark.parametrize(
    "content_type",
    [None, "", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "json"],
)
def test_what_is_brought_is_json(browser: Browser, content_type: str | None) -> None:
    """Forms of other sites can only send other types without asking first."""
    headers = {} if content_type is None else {"Content-Type": content_type}
    answer = browser.put("/api/me", content=b'{"nickname": "Bea"}', headers=headers)
    assert code_of(answer) == (415, "body.not_json")
    assert browser.put("/api/me", content=b"{}", headers={"Content-Type": "Application/JSON; charset=utf-8"}).is_success


def test_a_body_is_limited_announced_or_not(browser: Browser) -> None:
    """Announced, in chunks, or with a lie about its size; one that just fits is read."""

    def chunks(size: int) -> Iterator[bytes]:
        yield b'{"nickname": "'
        for _ in range(size // 1024):
            yield b"x" * 1024
        yield b'"}'

    for content in (b"x" * (LARGEST_BODY + 1), chunks(LARGEST_BODY), chunks(10 * LARGEST_BODY)):
        answer = browser.put("/api/me", content=content, headers=JSON)
        assert code_of(answer) == (413, "body.too_large")
        assert answer.json()["detail"] == {"most": LARGEST_BODY}
    announced = browser.put("/api/me", content=b"{}", headers={**JSON, "Content-Length": str(10**30)})
    assert code_of(announced) == (413, "body.too_large")
    assert code_of(browser.put("/api/me", content=b"{}", headers={**JSON, "Content-Length": "x"})) == (
        400,
        "http.bad_request",
    )
    fits = browser.put("/api/me", content=b'{"nickname": "' + b"x" * (LARGEST_BODY - 16) + b'"}', headers=JSON)
    assert code_of(fits) == (422, "nickname.length")
    assert code_of(browser.put("/api/me", content=chunks(1024), headers=JSON)) == (422, "nickname.length")


def test_a_body_where_none_is_wanted_is_limited_too(browser: Browser) -> None:
    """Whoever looks brings nothing."""
    answer = browser.request("GET", "/api/me", content=b"x" * (LARGEST_BODY + 1))
    assert code_of(answer) == (413, "body.too_large")


def narrow(monkeypatch: pytest.MonkeyPatch, act: Act) -> None:
    """A limit that is reached sooner: five at once."""
    monkeypatch.setitem(ratelimit.BY_ADDRESS, act, RateLimit(capacity=5, refill_ms=60_000))


def test_one_address_may_ask_so_often(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then it is told when to come back."""
    narrow(monkeypatch, Act.READ)
    answers = [browser.get("/api/me") for _ in range(6)]
    assert [each.status_code for each in answers] == [401] * 5 + [429]
    assert code_of(answers[-1]) == (429, "rate.exceeded")
    assert answers[-1].headers["Retry-After"] == "12"
    assert answers[-1].json()["detail"] == {"limit": "read", "retry_after": 12}


def test_one_person_may_ask_so_often_from_wherever(sqlite_database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """By what they are, not by where they are: this machine has no limit of its own."""
    monkeypatch.setitem(ratelimit.BY_PERSON, Act.READ, RateLimit(capacity=5, refill_ms=5_000))
    with a_browser(create_people_app(sqlite_database), "127.0.0.1") as browser:
        browser.sign_up()
        statuses = [browser.get("/api/me").status_code for _ in range(6)]
        assert statuses == [200] * 5 + [429]
        assert browser.put("/api/me", json={}).status_code == 200  # writing is counted apart
        browser.cookies.clear()
        browser.sign_up("Somebody else")
        assert browser.get("/api/me").status_code == 200


def test_this_machine_has_no_limit_by_address(sqlite_database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """A proxy on it that does not say for whom it asks would otherwise shut everyone out."""
    narrow(monkeypatch, Act.READ)
    with a_browser(create_people_app(sqlite_database), "127.0.0.1") as browser:
        assert {browser.get("/api/me").status_code for _ in range(10)} == {401}


def test_what_is_unlimited_is_not_counted(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever watches over the server asks all the time."""
    narrow(monkeypatch, Act.READ)
    assert {browser.get("/health").status_code for _ in range(10)} == {200}
    assert browser.get("/api/me").status_code == 401


def test_guests_are_limited_by_address(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody fills the store with guests."""
    narrow(monkeypatch, Act.GUEST)
    statuses = []
    for number in range(6):
        browser.cookies.clear()
        statuses.append(browser.put("/api/me", json={"nickname": f"Guest {number}"}).status_code)
    assert statuses == [200] * 5 + [429]


def test_addresses_of_one_home_count_as_one(sqlite_database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of an address of the sixth version is one home's."""
    narrow(monkeypatch, Act.READ)
    app = create_people_app(sqlite_database)
    with a_browser(app, "2001:db8::1") as browser:
        assert [browser.get("/api/me").status_code for _ in range(6)] == [401] * 5 + [429]
    with a_browser(app, "2001:db8::2:2") as browser:
        assert browser.get("/api/me").status_code == 429
    with a_browser(app, "2001:db8:0:1::1") as browser:
        assert browser.get("/api/me").status_code == 401


def test_every_act_has_a_limit() -> None:
    """By address all of them; by person those that are counted for each request."""
    assert BY_ADDRESS.keys() == set(Act)
    people = {Act.READ, Act.WRITE, Act.SOCKET, Act.CODE, Act.REPORT, Act.ANALYSIS, Act.STUDY, Act.HINT}
    assert BY_PERSON.keys() == people


@pytest.mark.parametrize("origin", ["http://evil.test", "null", None])
def test_other_sites_open_no_socket(browser: Browser, origin: str | None) -> None:
    """A socket has no other protection: browsers let any page open one, and send the cookie along."""
    browser.sign_up()
    if origin is None:
        del browser.headers["Origin"]
    else:
        browser.headers["Origin"] = origin
    with pytest.raises(WebSocketDisconnect) as refused, browser.websocket_connect("/ws/person"):
        pass
    assert refused.value.code == 4403


def test_a_socket_knows_who_opened_it(browser: Browser) -> None:
    """By the cookie; whoever is not known is shut out."""
    with pytest.raises(WebSocketDisconnect) as refused, browser.websocket_connect("/ws/person"):
        pass
    assert (refused.value.code, refused.value.detail) == (4401, "session.none")
    browser.sign_up("Anna")
    with browser.websocket_connect("/ws/person") as socket:
        assert socket.receive_text() == "Anna"


def test_sockets_are_limited_by_address(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Opening them, not having them."""
    narrow(monkeypatch, Act.SOCKET)
    codes = []
    for _ in range(6):
        with pytest.raises(WebSocketDisconnect) as refused, browser.websocket_connect("/ws/person"):
            pass
        codes.append(refused.value.code)
    assert codes == [4401] * 5 + [4429]
