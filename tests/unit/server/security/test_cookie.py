"""The cookie a browser comes back with."""

import time
from hashlib import sha256
from typing import Any

import pytest
from itsdangerous import Signer, TimestampSigner

from leggio.server.security.cookie import YEAR, CookieJar

SECRET, OTHER = "first secret, long enough to be one", "other secret, long enough to be one"


def value_of(jar: CookieJar, secret: str = "the browser's") -> str:  # noqa: S107 — of nobody
    """A cookie as it comes back."""
    value = jar.cookie(secret, https=True).value
    assert value is not None
    return value


def test_what_was_put_in_comes_out() -> None:
    """And is not due to be renewed."""
    jar = CookieJar([SECRET])
    assert jar.open(value_of(jar)) == ("the browser's", False)


def test_a_cookie_is_for_our_server_only() -> None:
    """No script reads it, no other site's form sends it, no plain connection carries it, no other host sets it."""
    secure = CookieJar([SECRET]).cookie("x", https=True)
    assert secure.key.startswith("__Host-")
    assert (secure.httponly, secure.samesite, secure.secure, secure.path, secure.domain, secure.max_age) == (
        True,
        "lax",
        True,
        "/",
        None,
        YEAR,
    )
    plain = CookieJar([SECRET]).cookie("x", https=False)
    assert (plain.key, plain.secure, plain.httponly) == ("leggio", False, True)
    gone = CookieJar.farewell(https=True)
    assert (gone.key, gone.value, gone.max_age, gone.secure) == (secure.key, "", 0, True)


def test_any_change_is_noticed() -> None:
    """Every single character, changed, left out, or one more."""
    jar = CookieJar([SECRET])
    value = value_of(jar)
    for place in range(len(value)):
        other = "A" if value[place] != "A" else "B"
        opened = jar.open(value[:place] + other + value[place + 1 :])
        # The last sign of base64 holds two bits that mean nothing, and may be another; what was signed is the same.
        assert opened is None or (place == len(value) - 1 and opened == jar.open(value))
        assert jar.open(value[:place] + value[place + 1 :]) is None
        assert jar.open(value[:place] + "~" + value[place:]) is None


def test_what_we_did_not_make_is_refused() -> None:
    """Another secret, another use of ours, another hash, no time, no signature, or nothing at all."""
    salt, hmac = "leggio.session.1", "hmac"
    forged: list[str | bytes] = [
        "",
        ".",
        "..",
        "x",
        "é",
        "\x00",
        "x" * 100_000,
        "the browser's",
        "the browser's.avqQoA.",
        TimestampSigner(OTHER, salt=salt, key_derivation=hmac, digest_method=sha256).sign("the browser's"),
        TimestampSigner(SECRET, salt="another", key_derivation=hmac, digest_method=sha256).sign("the browser's"),
        TimestampSigner(SECRET, salt=salt, key_derivation="none", digest_method=sha256).sign("the browser's"),
        TimestampSigner(SECRET, salt=salt, key_derivation=hmac).sign("the browser's"),
        Signer(SECRET, salt=salt, key_derivation=hmac, digest_method=sha256).sign("the browser's"),
    ]
    jar = CookieJar([SECRET])
    assert jar.open(value_of(jar)) is not None
    assert [jar.open(each if isinstance(each, str) else each.decode()) for each in forged] == [None] * len(forged)


def test_a_cookie_lasts_a_year_and_is_renewed_after_a_month(monkeypatch: pytest.MonkeyPatch) -> None:
    """By our clock, whatever the browser does with it; a clock set back shuts nobody out."""
    jar = CookieJar([SECRET])
    value, now = value_of(jar), time.time()

    def opened_after(days: float) -> Any:
        monkeypatch.setattr(time, "time", lambda: now + days * 86_400)
        return jar.open(value)

    assert opened_after(29) == ("the browser's", False)
    assert opened_after(31) == ("the browser's", True)
    assert opened_after(364.9) == ("the browser's", True)
    assert opened_after(365.1) is None
    assert opened_after(-1) == ("the browser's", True)


def test_a_secret_can_be_changed_without_sending_everyone_away() -> None:
    """The first signs, all are accepted; once the old one is gone, so are its cookies."""
    old, both, new = CookieJar([OTHER]), CookieJar([SECRET, OTHER]), CookieJar([SECRET])
    assert both.open(value_of(old)) is not None
    assert new.open(value_of(old)) is None
    assert new.open(value_of(both)) is not None
    assert old.open(value_of(both)) is None
