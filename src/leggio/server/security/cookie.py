"""The cookie a browser comes back with: its secret, signed, so that what nobody issued is refused unread."""

import hashlib
import time
from collections.abc import Sequence
from typing import NamedTuple

from itsdangerous import BadData, TimestampSigner
from litestar.datastructures import Cookie

YEAR = 365 * 24 * 3600
RENEWED_AFTER = 30 * 24 * 3600  # a browser that comes back gets its year anew, once a month
LONGEST_COOKIE = 400

# On https the name itself makes browsers refuse it from other hosts and without encryption.
NAME_ON_HTTPS = "__Host-leggio"
NAME_ON_HTTP = "leggio"


class Opened(NamedTuple):
    """What a cookie holds, and whether it is time for a fresh one."""

    secret: str
    to_renew: bool


class CookieJar:
    """Makes cookies and opens them, by the first of its secrets and by any of them."""

    def __init__(self, secrets: Sequence[str]) -> None:
        # itsdangerous signs with the last key.
        self._signer = TimestampSigner(
            list(reversed(secrets)), salt="leggio.session.1", key_derivation="hmac", digest_method=hashlib.sha256
        )

    def open(self, value: str) -> Opened | None:
        """What a cookie holds; None: it is not ours, was altered, or is too old."""
        # Ours have no padding, and the signer overlooks it: with some, it is not as it was issued.
        if len(value) > LONGEST_COOKIE or "=" in value:
            return None
        try:
            # The age is looked at here: the signer's own check shuts out who signed in before the clock was set back.
            secret, signed = self._signer.unsign(value, return_timestamp=True)
        except BadData:
            return None
        age = time.time() - signed.timestamp()
        if age > YEAR:
            return None
        return Opened(secret.decode(errors="replace"), to_renew=not 0 <= age <= RENEWED_AFTER)

    def cookie(self, secret: str, *, https: bool) -> Cookie:
        """The cookie for a browser that was let in."""
        return _cookie(self._signer.sign(secret).decode(), YEAR, https=https)

    @staticmethod
    def farewell(*, https: bool) -> Cookie:
        """The cookie that takes the place of the other and goes at once."""
        return _cookie("", 0, https=https)


def cookie_name(*, https: bool) -> str:
    """What the cookie is called."""
    return NAME_ON_HTTPS if https else NAME_ON_HTTP


def _cookie(value: str, age: int, *, https: bool) -> Cookie:
    return Cookie(
        key=cookie_name(https=https), value=value, max_age=age, path="/", httponly=True, samesite="lax", secure=https
    )
