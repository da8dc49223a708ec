"""Credentials that the server hands out: random, shown once, kept only as hashes.

They hold 80 bits or more from the operating system, so that a plain hash hides them: there is nothing to guess from.
"""

import base64
import hashlib
import re
from collections.abc import Callable

# So many random bytes, from the operating system.
RandomBytes = Callable[[int], bytes]

SECRET_BYTES = 32
TOKEN_PREFIX = "leggio_"  # noqa: S105 — what tells a token from other text, for those who search leaks for them
RECOVERY_CODES = 10
# Without what is taken for something else: 0 O, 1 I L, U V.
_CODE_SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
_CODE_LENGTH = 20  # 98 bits


def new_id(random: RandomBytes) -> str:
    """A name for something that nobody else has and that says nothing."""
    return _written(random(12))


def new_secret(random: RandomBytes) -> str:
    """What a browser keeps in its cookie."""
    return _written(random(SECRET_BYTES))


def new_token(random: RandomBytes) -> str:
    """What a program sends."""
    return TOKEN_PREFIX + _written(random(SECRET_BYTES))


def new_codes(random: RandomBytes) -> tuple[str, ...]:
    """Ten codes to write down: `7KQ4M-…`, four groups of five signs."""
    return tuple(_new_code(random) for _ in range(RECOVERY_CODES))


def _new_code(random: RandomBytes) -> str:
    signs = ""
    while len(signs) < _CODE_LENGTH:
        # Bytes that would make some signs likelier than others are left out.
        signs += "".join(_CODE_SIGNS[byte % 30] for byte in random(32) if byte < 240)
    return "-".join(signs[start : start + 5] for start in range(0, _CODE_LENGTH, 5))


def code_as_kept(code: str) -> str:
    """A code however it was typed, without groups and capitals; hashed."""
    return hashed(re.sub(r"[\s-]", "", code).upper())


def hashed(secret: str) -> str:
    """How a secret of ours is kept."""
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


def _written(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
