"""The doors of people, as a browser and a program use them."""

import time
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from leggio.people.sign_in_limits import BY_HOME_AND_ACCOUNT
from leggio.server.security.cookie import CookieJar
from support.databases import Database
from support.people import PASSWORD
from support.people_app import SECRET, Browser, a_browser, create_people_app


@pytest.fixture
def browser(sqlite_database: Database) -> Iterator[Browser]:
    """A browser at the app."""
    with a_browser(create_people_app(sqlite_database)) as browser:
        yield browser


@pytest.fixture
def other(sqlite_database: Database) -> Iterator[Browser]:
    """A browser elsewhere, at another server with the same database and secret."""
    with a_browser(create_people_app(sqlite_database), "198.51.100.7") as browser:
        yield browser


def code_of(answer: Any) -> tuple[int, str]:
    """The status and the code of an answer that refuses."""
    return answer.status_code, answer.json()["code"]


def open_account(browser: Browser, name: str = "anna") -> dict[str, Any]:
    """Become a guest and open an account."""
    browser.sign_up()
    answer = browser.post("/api/account", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    return opened


def sign_in(browser: Browser, name: str = "anna", password: str = PASSWORD) -> Any:
    """Come back."""
    return browser.post("/api/sign-in", json={"name": name, "password": password})


def test_a_guest_needs_a_nickname_only(browser: Browser) -> None:
    """The same person from then on; the nickname can be changed."""
    assert code_of(browser.get("/api/me")) == (401, "session.none")
    me = browser.sign_up(" Anna ")
    assert me == {"id": me["id"], "nickname": "Anna", "kind": "guest", "account": None, "recovery_codes_left": None}
    assert browser.get("/api/me").json() == me
    assert browser.sign_up("Bea") == {**me, "nickname": "Bea"}
    assert browser.put("/api/me", json={}).json()["nickname"] == "Bea"
    assert browser.get("/api/person").text == "Bea"


def test_it_is_no_error_to_be_nobody(browser: Browser) -> None:
    """A page that anybody may look at asks who is there, and has an answer either way."""
    assert browser.get("/api/who").json() == {"me": None}
    mine = browser.put("/api/me", json={"nickname": "Anna"}).json()
    assert browser.get("/api/who").json() == {"me": mine}


def test_a_guest_without_a_nickname_is_given_one(browser: Browser) -> None:
    """In the language they like best."""
    assert browser.put("/api/me", json={}).json()["nickname"].startswith("Ospite ")
    browser.cookies.clear()
    assert browser.put("/api/me", json={}, headers={"Accept-Language": "en"}).json()["nickname"].startswith("Guest ")


def test_looking_makes_nobody_a_guest(browser: Browser) -> None:
    """Whoever only looks leaves nothing in the store, and gets no cookie."""
    assert "Set-Cookie" not in browser.get("/api/me").headers


@pytest.mark.parametrize("nickname", ["A\r\nSet-Cookie: x=y", "A\nB", "A\u0000B", "A\u202eB", "A\u2028B"])
def test_a_nickname_injects_nothing(browser: Browser, nickname: str) -> None:
    """It is refused, and neither headers nor cookies hold anything of it."""
    answer = browser.put("/api/me", json={"nickname": nickname})
    assert code_of(answer) == (422, "nickname.signs")
    assert answer.json()["field"] == "nickname"
    assert "Set-Cookie" not in answer.headers


def test_the_cookie_of_a_browser(sqlite_database: Database, browser: Browser) -> None:
    """Nothing but our server reads it; on https it is never sent in the clear."""
    plain = browser.put("/api/me", json={}).headers["Set-Cookie"]
    assert plain.startswith("leggio=")
    assert {"HttpOnly", "SameSite=lax", "Path=/", "Max-Age=31536000"} < set(plain.split("; "))
    assert "Secure" not in plain
    with a_browser(create_people_app(sqlite_database), site="https://leggio.test") as secure:
        cookie = secure.put("/api/me", json={}).headers["Set-Cookie"]
        assert cookie.startswith("__Host-leggio=")
        assert {"HttpOnly", "SameSite=lax", "Path=/", "Secure"} < set(cookie.split("; "))
        assert secure.get("/api/me").status_code == 200


def test_a_cookie_that_was_tampered_with_is_nobodys(sqlite_database: Database, browser: Browser) -> None:
    """Altered, cut, made with another secret, or holding what nobody was given."""
    browser.sign_up()
    good = browser.cookies["leggio"]
    made_up = CookieJar([SECRET]).cookie("x" * 43, https=False).value
    others = CookieJar(["another secret of some length, for tests"]).cookie("x" * 43, https=False).value
    secret, stamp, signature = good.split(".")
    bad = [
        "",
        "x",
        good[:-2],
        good[1:],
        f"{secret[:-1]}{'A' if secret[-1] != 'A' else 'B'}.{stamp}.{signature}",
        f"{secret}.{'A' if stamp[0] != 'A' else 'B'}{stamp[1:]}.{signature}",
        secret,
        f"{secret}.{stamp}.",
        made_up,
        others,
        "a" * 5000,
    ]
    for value in bad:
        browser.cookies.clear()
        answer = browser.get("/api/me", headers={"Cookie": f"leggio={value}"})
        assert code_of(answer) == (401, "session.none"), value
    assert browser.get("/api/me", headers={"Cookie": f"leggio={good}"}).status_code == 200
    # The name for encrypted connections counts there only, and the other way round.
    assert browser.get("/api/me", headers={"Cookie": f"__Host-leggio={good}"}).status_code == 401


def test_a_server_with_another_secret_knows_nobody(sqlite_database: Database, browser: Browser) -> None:
    """Though it has the same database; with both secrets it knows everyone."""
    browser.sign_up()
    cookie = {"Cookie": f"leggio={browser.cookies['leggio']}"}
    new = "another secret of some length, for tests"
    for secrets, status in (((new,), 401), ((new, SECRET), 200)):
        with a_browser(create_people_app(sqlite_database, secrets=secrets)) as elsewhere:
            assert elsewhere.get("/api/me", headers=cookie).status_code == status


def test_an_old_cookie_is_renewed_and_a_very_old_one_is_nobodys(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A browser that comes back every month stays signed in."""
    me = browser.sign_up()
    old, now = browser.cookies["leggio"], time.time()
    assert "Set-Cookie" not in browser.get("/api/me").headers
    monkeypatch.setattr(time, "time", lambda: now + 40 * 86_400)
    renewed = browser.get("/api/me", headers={"Cookie": f"leggio={old}"})
    assert renewed.json() == me
    fresh = renewed.headers["Set-Cookie"].partition(";")[0]
    monkeypatch.setattr(time, "time", lambda: now + 370 * 86_400)
    browser.cookies.clear()
    assert browser.get("/api/me", headers={"Cookie": f"leggio={old}"}).status_code == 401
    assert browser.get("/api/me", headers={"Cookie": fresh}).json() == me


def test_an_account_is_the_guest_who_opened_it(browser: Browser, other: Browser) -> None:
    """The same id here and, after signing in, elsewhere; the cookie is a new one, and the old is void."""
    browser.sign_up()
    before = browser.cookies["leggio"]
    opened = open_account(browser)
    me = opened["me"]
    assert (me["kind"], me["account"], me["recovery_codes_left"]) == ("account", "anna", 10)
    assert len(opened["recovery_codes"]) == 10
    assert browser.cookies["leggio"] != before
    assert other.get("/api/me", headers={"Cookie": f"leggio={before}"}).status_code == 401
    back = sign_in(other, "ANNA")
    assert (back.status_code, back.json()) == (200, me)
    assert browser.get("/api/me").json() == me
    assert code_of(browser.post("/api/account", json={"name": "bea", "password": PASSWORD})) == (409, "account.already")


@pytest.mark.parametrize(
    ("name", "password", "status", "code", "field"),
    [
        ("an", PASSWORD, 422, "account.name", "name"),
        ("anna\r\nX: y", PASSWORD, 422, "account.name", "name"),
        ("Taken", PASSWORD, 409, "account.taken", "name"),
        ("anna", "short", 422, "password.length", "password"),
        ("anna", "x" * 201, 422, "password.length", "password"),
        ("anna", "password123", 422, "password.common", "password"),
    ],
)
def test_an_account_that_cannot_be(
    browser: Browser, other: Browser, name: str, password: str, status: int, code: str, field: str
) -> None:
    """One is told what is wrong and where."""
    open_account(other, "taken")
    browser.sign_up()
    answer = browser.post("/api/account", json={"name": name, "password": password})
    assert code_of(answer) == (status, code)
    assert answer.json()["field"] == field
    assert browser.get("/api/me").json()["kind"] == "guest"


def test_signing_in_changes_the_cookie_and_out_voids_it(browser: Browser, other: Browser) -> None:
    """A cookie that somebody planted beforehand is worth nothing afterwards."""
    open_account(browser)
    other.sign_up("Planted")
    planted = other.cookies["leggio"]
    assert sign_in(other).status_code == 200
    mine = other.cookies["leggio"]
    assert mine != planted
    assert browser.get("/api/me", headers={"Cookie": f"leggio={planted}"}).status_code == 401
    out = other.post("/api/sign-out")
    assert (out.status_code, out.content) == (204, b"")
    assert "Max-Age=0" in out.headers["Set-Cookie"]
    assert "leggio" not in other.cookies
    assert other.get("/api/me", headers={"Cookie": f"leggio={mine}"}).status_code == 401
    assert other.post("/api/sign-out").status_code == 204


def test_guessing_passwords_is_slowed_down(browser: Browser, other: Browser) -> None:
    """The right one too has to wait then; elsewhere the owner gets in."""
    open_account(browser)
    out = [sign_in(browser, password=f"guess {number}") for number in range(BY_HOME_AND_ACCOUNT.capacity + 1)]
    assert [code_of(each) for each in out[:-1]] == [(401, "sign_in.wrong")] * BY_HOME_AND_ACCOUNT.capacity
    assert code_of(out[-1]) == (429, "sign_in.wait")
    assert out[-1].headers["Retry-After"] == str(out[-1].json()["detail"]["seconds"])
    assert code_of(sign_in(browser)) == (429, "sign_in.wait")
    assert sign_in(other).status_code == 200


def test_who_has_an_account_is_told_to_nobody(browser: Browser) -> None:
    """A wrong password and an unknown name have the same answer, to the last byte."""
    open_account(browser)
    browser.post("/api/sign-out")
    wrong, unknown = sign_in(browser, password="a wrong one"), sign_in(browser, "nobody")  # noqa: S106 — of nobody
    assert wrong.content == unknown.content
    assert wrong.headers == unknown.headers
    lost = {"code": "AAAAA-AAAAA-AAAAA-AAAAA", "password": "un'altra frase"}
    answers = [browser.post("/api/recover", json={"name": name, **lost}) for name in ("anna", "nobody")]
    assert code_of(answers[0]) == (401, "recover.wrong")
    assert answers[0].content == answers[1].content


def test_coming_back_with_a_code(browser: Browser, other: Browser) -> None:
    """A new password, and everyone else out; the code works once."""
    codes = open_account(browser)["recovery_codes"]
    lost = {"name": "anna", "code": codes[0], "password": "un'altra frase"}
    back = other.post("/api/recover", json=lost)
    assert (back.status_code, back.json()["recovery_codes_left"]) == (200, 9)
    assert other.get("/api/me").json()["account"] == "anna"
    assert browser.get("/api/me").status_code == 401
    assert code_of(browser.post("/api/recover", json=lost)) == (401, "recover.wrong")
    assert code_of(sign_in(browser)) == (401, "sign_in.wrong")
    assert sign_in(browser, password="un'altra frase").status_code == 200  # noqa: S106 — of nobody


def test_changing_the_password(browser: Browser, other: Browser) -> None:
    """The current one has to be shown; the other browser is out."""
    open_account(browser)
    sign_in(other)
    wrong = browser.put("/api/password", json={"current": "a wrong one", "new": "un'altra frase"})
    assert (code_of(wrong), wrong.json()["field"]) == ((403, "password.wrong"), "current")
    assert other.get("/api/me").status_code == 200
    changed = browser.put("/api/password", json={"current": PASSWORD, "new": "un'altra frase"})
    assert changed.status_code == 204
    assert browser.get("/api/me").status_code == 200
    assert other.get("/api/me").status_code == 401


def test_new_codes(browser: Browser) -> None:
    """Ten others, for the password."""
    old = open_account(browser)["recovery_codes"]
    assert code_of(browser.post("/api/recovery-codes", json={"password": "x"})) == (403, "password.wrong")
    new = browser.post("/api/recovery-codes", json={"password": PASSWORD}).json()["recovery_codes"]
    assert len(set(new) | set(old)) == 20


def test_sign_ins_are_listed_and_revoked(browser: Browser, other: Browser) -> None:
    """One sees where one is, and shuts a lost device out; nobody else's."""
    open_account(browser)
    other.headers["User-Agent"] = "Mozilla/5.0 (iPhone) Safari/604.1"
    sign_in(other)
    listed = browser.get("/api/sign-ins").json()
    theirs = next(each for each in listed if not each["current"])
    assert len(listed) == 2
    assert (theirs["device"], theirs["address"]) == ("Safari, iPhone", "198.51.100.0/24")
    assert "hash" not in theirs
    assert browser.delete(f"/api/sign-ins/{theirs['id']}").status_code == 204
    assert other.get("/api/me").status_code == 401
    assert code_of(browser.delete(f"/api/sign-ins/{theirs['id']}")) == (404, "sign_in.unknown")
    other.cookies.clear()
    other.sign_up("Stranger")
    mine = browser.get("/api/sign-ins").json()[0]["id"]
    assert code_of(other.delete(f"/api/sign-ins/{mine}")) == (404, "sign_in.unknown")
    assert browser.get("/api/me").status_code == 200


def test_a_program_comes_in_with_a_token(browser: Browser, other: Browser) -> None:
    """From anywhere, without Origin, at doors and sockets; as itself, until it is revoked."""
    open_account(browser)
    issued = browser.post("/api/tokens", json={"name": "Robot"})
    assert issued.status_code == 201
    token = issued.json()["token"]
    del other.headers["Origin"]
    other.headers["Authorization"] = f"Bearer {issued.json()['secret']}"
    me = other.get("/api/me").json()
    assert (me["id"], me["nickname"], me["kind"]) == (token["program"], "Robot", "program")
    assert other.get("/api/person").text == "Robot"
    with other.websocket_connect("/ws/person") as socket:
        assert socket.receive_text() == "Robot"
    listed = browser.get("/api/tokens").json()
    assert [(each["id"], each["name"]) for each in listed] == [(token["id"], "Robot")]
    assert listed[0]["used_at"] is not None
    assert browser.delete(f"/api/tokens/{token['id']}").status_code == 204
    assert code_of(other.get("/api/me")) == (401, "session.bad_token")
    with pytest.raises(WebSocketDisconnect) as refused, other.websocket_connect("/ws/person"):
        pass
    assert refused.value.code == 4401


def test_a_program_cannot_touch_the_account(browser: Browser, other: Browser) -> None:
    """A token that leaks gives nothing away but a program's seat."""
    open_account(browser)
    secret = browser.post("/api/tokens", json={"name": "Robot"}).json()["secret"]
    other.headers["Authorization"] = f"Bearer {secret}"
    for method, path, body in [
        ("PUT", "/api/me", {"nickname": "Anna"}),
        ("POST", "/api/account", {"name": "robot", "password": PASSWORD}),
        ("DELETE", "/api/account", {"password": PASSWORD}),
        ("POST", "/api/sign-in", {"name": "anna", "password": PASSWORD}),
        ("POST", "/api/recover", {"name": "anna", "code": "x", "password": PASSWORD}),
        ("PUT", "/api/password", {"current": PASSWORD, "new": "un'altra frase"}),
        ("POST", "/api/recovery-codes", {"password": PASSWORD}),
        ("GET", "/api/sign-ins", None),
        ("DELETE", "/api/sign-ins/x", None),
        ("GET", "/api/tokens", None),
        ("POST", "/api/tokens", {"name": "Another"}),
        ("DELETE", "/api/tokens/x", None),
    ]:
        assert code_of(other.request(method, path, json=body)) == (403, "program.forbidden"), path


def test_a_bad_token_is_not_made_good_by_a_cookie(browser: Browser) -> None:
    """Who sends one is judged by it alone: it is what excuses from Origin."""
    open_account(browser)
    for token in ("", "x", "leggio_x", "leggio_" + "A" * 43, "\xff"):
        header = {b"Authorization": f"Bearer {token}".encode("latin-1")}
        assert code_of(browser.get("/api/me", headers=header)) == (401, "session.bad_token")
        answer = browser.put("/api/me", json={"nickname": "Bea"}, headers=header)
        assert code_of(answer) == (401, "session.bad_token")
    assert browser.get("/api/me", headers={"Authorization": "Basic YTpi"}).status_code == 200


def test_guests_have_no_tokens(browser: Browser) -> None:
    """They have to open an account first."""
    browser.sign_up()
    assert code_of(browser.get("/api/tokens")) == (403, "account.needed")
    assert code_of(browser.post("/api/tokens", json={"name": "Robot"})) == (403, "account.needed")


def test_leaving_for_good(browser: Browser, other: Browser) -> None:
    """For the password; the name is free afterwards, and everyone is out."""
    open_account(browser)
    sign_in(other)
    assert code_of(browser.request("DELETE", "/api/account", json={"password": "x"})) == (403, "password.wrong")
    gone = browser.request("DELETE", "/api/account", json={"password": PASSWORD})
    assert gone.status_code == 204
    assert "Max-Age=0" in gone.headers["Set-Cookie"]
    assert other.get("/api/me").status_code == 401
    assert code_of(sign_in(other)) == (401, "sign_in.wrong")
    other.cookies.clear()
    open_account(other)


def test_every_door_is_described(browser: Browser) -> None:
    """What it is for, what it takes, and every answer it may give, errors included."""
    described = browser.get("/api/schema/openapi.json").json()
    doors = [
        door for methods in described["paths"].values() for door in methods.values() if "people" in door.get("tags", [])
    ]
    assert len(doors) == 15
    for door in doors:
        assert door["summary"]
        assert door["description"]
        assert {"400", "429", "500", "503"} <= door["responses"].keys()
        errors = [answer for status, answer in door["responses"].items() if int(status) >= 400]
        assert all(
            each["content"]["application/json"]["schema"]["$ref"] == "#/components/schemas/Problem" for each in errors
        )
