"""The secret that cookies are signed with: given by the operator, or made once and kept where only we can read it."""

import os
import secrets
import stat
from pathlib import Path

from leggio.server.sentences import sentence
from leggio.speech import FIRST

LEAST_LENGTH = 32


class SecretError(Exception):
    """There is no secret to be trusted: a stable code and data for a sentence."""

    def __init__(self, code: str, **detail: object) -> None:
        super().__init__(sentence(code, FIRST, detail))
        self.code = code
        self.detail = detail


def secrets_from(given: str | None, data: Path) -> tuple[str, ...]:
    """The secrets to go by, the one to sign with first.

    They are those given, separated by commas, so that a new one can be put before the old without sending everyone
    away; or the one in the data directory, made if it is not there.
    """
    if given is None:
        return (_kept(data / "secret"),)
    known = tuple(filter(None, (each.strip() for each in given.split(","))))
    if not known or min(map(len, known)) < LEAST_LENGTH:
        raise SecretError("secret.short", least=LEAST_LENGTH)
    return known


def _kept(file: Path) -> str:
    try:
        if not file.exists():
            _make(file)
        return _read(file)
    except (OSError, UnicodeError) as error:
        raise SecretError("secret.unreadable", file=file, cause=error) from None


def _make(file: Path) -> None:
    """Write a secret whole or not at all, even if several servers start at once: the first one's stays."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = file.with_name(f".secret-{secrets.token_hex(8)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "w") as out:
            out.write(secrets.token_urlsafe(48) + "\n")
            out.flush()
            os.fsync(out.fileno())
        file.hardlink_to(draft)
    except FileExistsError:
        pass  # somebody was faster
    finally:
        draft.unlink()


def _read(file: Path) -> str:
    with file.open() as source:
        # Of the file that is open, not of whatever has its name by now.
        if os.name == "posix" and stat.S_IMODE(os.fstat(source.fileno()).st_mode) & 0o077:
            raise SecretError("secret.readable", file=file)
        secret = source.read().strip()
    if len(secret) < LEAST_LENGTH:
        raise SecretError("secret.short", least=LEAST_LENGTH)
    return secret
