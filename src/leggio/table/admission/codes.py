"""Codes of tables: short, to be read aloud."""

import secrets

_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and no O: codes are read aloud
_LENGTH = 6


def new_code() -> str:
    """A code that nobody can foresee; another table may have it."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))


def tidy_code(code: str) -> str:
    """A code as people type it: spaces, dashes and small letters are all right."""
    return code.strip().replace("-", "").replace(" ", "").upper()[: _LENGTH + 1]
