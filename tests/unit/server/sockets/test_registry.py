"""The open sockets of a server: how many there may be, and who is seen out."""

import asyncio
from collections.abc import Callable, Collection, Mapping
from contextlib import AsyncExitStack

import pytest

from leggio.server.sockets import registry, revocations
from leggio.server.sockets.close_codes import CloseCode
from leggio.server.sockets.registry import Holder, SocketRegistry, TooManySocketsError
from leggio.server.sockets.revocations import keep_out_the_revoked
from leggio.table.ports import StoreUnavailableError

ANNA = Holder("anna", "hash of anna's", "203.0.113.9")


@pytest.mark.parametrize(
    ("limit", "holder"),
    [
        ("MOST_OF_PERSON", lambda n: Holder("anna", "h", f"203.0.113.{n}")),
        ("MOST_OF_ADDRESS", lambda n: Holder(f"person {n}", "h", "203.0.113.9", f"table {n}")),
        ("MOST_OF_ADDRESS_AT_TABLE", lambda n: Holder(f"person {n}", "h", "203.0.113.9", "table")),
        ("MOST_AT_TABLE", lambda n: Holder(f"person {n}", "h", f"203.0.113.{n}", "table")),
    ],
)
def test_sockets_have_limits(limit: str, holder: Callable[[int], Holder], monkeypatch: pytest.MonkeyPatch) -> None:
    """One too many is turned away; whoever goes makes room for one, not for more."""
    monkeypatch.setattr(registry, limit, 3)

    async def scenario() -> None:
        sockets = SocketRegistry()
        for _ in range(2):
            async with AsyncExitStack() as opened:
                for number in range(3):
                    await opened.enter_async_context(sockets.entry(holder(number)))
                with pytest.raises(TooManySocketsError):
                    await opened.enter_async_context(sockets.entry(holder(3)))
                assert len(sockets) == 3
            assert len(sockets) == 0

    asyncio.run(scenario())


class Elsewhere:
    """What other processes say of their sockets."""

    def __init__(self, *, has_room: bool) -> None:
        self.has_room = has_room
        self.counted: list[Collection[bytes]] = []

    async def enter(self, limits: Mapping[bytes, int]) -> bool:
        """Whether there is room."""
        if self.has_room:
            self.counted.append(limits.keys())
        return self.has_room

    def leave(self, names: Collection[bytes]) -> None:
        """One fewer."""
        self.counted.remove(names)


def test_sockets_of_other_processes_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that the others have no room for is turned away and counts nowhere; what was let in counts until it goes."""
    monkeypatch.setattr(registry, "MOST_OF_PERSON", 1)

    async def scenario() -> None:
        for has_room in (False, True):
            others = Elsewhere(has_room=has_room)
            sockets = SocketRegistry(shared=others)
            for _ in range(2):
                if has_room:
                    async with sockets.entry(ANNA):
                        assert len(others.counted) == len(sockets) == 1
                else:
                    with pytest.raises(TooManySocketsError):
                        await sockets.entry(ANNA).__aenter__()
                assert len(others.counted) == len(sockets) == 0

    asyncio.run(scenario())


def test_this_machine_has_no_limits_but_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """A club's evening on one laptop, or a proxy that forgot to say who is calling."""
    for limit in ("MOST_OF_PERSON", "MOST_OF_ADDRESS", "MOST_OF_ADDRESS_AT_TABLE"):
        monkeypatch.setattr(registry, limit, 1)

    async def scenario() -> None:
        sockets, same = SocketRegistry(), Holder("anna", "h", "", "table")
        async with sockets.entry(same), sockets.entry(same):
            assert len(sockets) == 2

    asyncio.run(scenario())


def test_a_revoked_sign_in_ends_its_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Within seconds, wherever it was revoked; not because the store does not answer, and nobody else's."""
    monkeypatch.setattr(revocations, "LOOK_EVERY_S", 0.001)
    answers: list[frozenset[str] | None] = [None, frozenset({ANNA.credential, "bea's"}), frozenset({"bea's"})]
    asked: list[Collection[str]] = []

    async def still_standing(credentials: Collection[str]) -> frozenset[str]:
        asked.append(credentials)
        answer = answers[min(len(asked), len(answers)) - 1]
        if answer is None:
            raise StoreUnavailableError
        return answer

    async def scenario() -> None:
        sockets = SocketRegistry()
        async with sockets.entry(ANNA) as of_anna, sockets.entry(Holder("bea", "bea's", "203.0.113.9")) as of_bea:
            looking = asyncio.create_task(keep_out_the_revoked(sockets, still_standing))
            assert await of_anna.said is CloseCode.REVOKED
            assert len(asked) == len(answers)
            assert not of_bea.said.done()
            looking.cancel()

    asyncio.run(scenario())
    assert set(asked[0]) == {ANNA.credential, "bea's"}
