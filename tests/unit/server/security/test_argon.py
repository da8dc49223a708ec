"""Passwords hashed on threads of their own."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest
from argon2 import extract_parameters
from argon2.low_level import Type

from leggio.server.security.argon import Argon2Passwords, Cost, TooBusyError
from support.people import QUICK

Found = TypeVar("Found")


def with_passwords(scenario: Callable[[Argon2Passwords], Awaitable[Found]], **options: int) -> Found:
    """A hasher that hashes quickly, for a while."""

    async def opened() -> Found:
        passwords = Argon2Passwords(QUICK, **options)
        try:
            return await scenario(passwords)
        finally:
            passwords.close()

    return asyncio.run(opened())


def test_the_password_and_no_other() -> None:
    """Whatever it is made of; with nothing kept, or something that is no hash, it is never right."""

    async def scenario(passwords: Argon2Passwords) -> None:
        for password in ("una lunga frase", "🂡" * 200, "\0", ""):
            kept = await passwords.hash(password)
            assert await passwords.verify(kept, password)
            assert not await passwords.verify(kept, password + " ")
            assert not await passwords.verify(None, password)
            assert not await passwords.verify("no hash", password)
            assert await passwords.hash(password) != kept

    with_passwords(scenario)


def test_the_usual_cost_is_argon2id_with_19_mib() -> None:
    """What OWASP recommends for one lane."""

    async def scenario() -> None:
        passwords = Argon2Passwords()
        parameters = extract_parameters(await passwords.hash("x"))
        passwords.close()
        assert parameters.type is Type.ID
        assert (parameters.memory_cost, parameters.time_cost, parameters.parallelism) == (19 * 1024, 2, 1)

    asyncio.run(scenario())


def test_where_nothing_is_kept_a_hash_of_the_same_cost_is_compared_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many hashes of the same figures are computed for nobody as for somebody, whoever comes first."""
    from argon2 import PasswordHasher

    compared: list[object] = []
    verify = PasswordHasher.verify

    def noting(self: PasswordHasher, kept: str, password: str) -> bool:
        compared.append(extract_parameters(kept))
        return verify(self, kept, password)

    monkeypatch.setattr(PasswordHasher, "verify", noting)

    async def scenario(passwords: Argon2Passwords) -> None:
        kept = await passwords.hash("una lunga frase")
        await passwords.verify(None, "a wrong one")
        await passwords.verify(kept, "a wrong one")
        assert len(compared) == 2
        assert compared[0] == compared[1]

    with_passwords(scenario)


def test_other_figures_are_outdated() -> None:
    """So that they are hashed anew."""

    async def scenario(passwords: Argon2Passwords) -> None:
        kept = await passwords.hash("x")
        assert not passwords.is_outdated(kept)
        assert Argon2Passwords(Cost(passes=2, memory_kib=8)).is_outdated(kept)

    with_passwords(scenario)


def test_hashing_is_not_done_where_tables_are_served(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread of the event loop hashes nothing."""
    from argon2 import PasswordHasher

    threads: list[threading.Thread] = []
    hash_password = PasswordHasher.hash

    def noting(self: PasswordHasher, password: str) -> str:
        threads.append(threading.current_thread())
        return hash_password(self, password)

    monkeypatch.setattr(PasswordHasher, "hash", noting)

    async def scenario(passwords: Argon2Passwords) -> None:
        await passwords.hash("x")
        await passwords.verify(None, "x")
        assert len(threads) == 2
        assert threading.current_thread() not in threads

    with_passwords(scenario)


def test_no_more_than_so_many_wait() -> None:
    """A flood of sign-ins is told to come back; those who wait are served."""

    async def scenario(passwords: Argon2Passwords) -> None:
        outcomes = await asyncio.gather(*(passwords.hash("x") for _ in range(9)), return_exceptions=True)
        assert [isinstance(each, TooBusyError) for each in outcomes] == [False] * 4 + [True] * 5
        assert isinstance(await passwords.hash("x"), str)

    with_passwords(scenario, most_waiting=4)
