"""Connections handed over between peers: to whom, what arrives, and what happens when it cannot be."""

import asyncio
import socket
from pathlib import Path

import pytest

from leggio.server.peer_channel import PeerChannel


def test_a_table_is_one_processs_whoever_is_asked() -> None:
    """All agree on it, and each has its share."""
    channels = [PeerChannel(Path(), number, 3) for number in range(3)]
    share = [0, 0, 0]
    for number in range(600):
        path = b"/ws/tables/table-%d" % number
        answers = [each.owner_of(path) for each in channels]
        (owner,) = {answer for answer in answers if answer is not None}
        assert answers[owner] is None
        assert channels[owner - 1].owner_of(path + b"?after=3") == owner
        share[owner] += 1
    assert min(share) > 150


@pytest.mark.parametrize("path", [b"/ws/me", b"/", b"/api/tables/x", b"/ws/tablesx"])
def test_whatever_is_no_table_stays(path: bytes) -> None:
    """One's own socket, for instance: it is over all tables."""
    assert [PeerChannel(Path(), number, 2).owner_of(path) for number in range(2)] == [None, None]


def _nothing_comes(connection: socket.socket, _head: bytes) -> None:
    connection.close()
    pytest.fail("nobody hands anything over to this one")


def test_what_is_handed_over_arrives(tmp_path: Path) -> None:
    """The connection, and what had been read of it; both may write to the client, whoever closes first."""

    async def scenario() -> None:
        first, second = PeerChannel(tmp_path, 0, 2), PeerChannel(tmp_path, 1, 2)
        first.listen(_nothing_comes)
        arrived: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()
        second.listen(lambda connection, head: arrived.put_nowait((connection, head)))
        ours, clients = socket.socketpair()
        assert first.hand_over(1, ours.fileno(), b"GET / HTTP/1.1\r\n\r\n")
        ours.close()
        connection, head = await asyncio.wait_for(arrived.get(), 30)
        assert head == b"GET / HTTP/1.1\r\n\r\n"
        connection.sendall(b"welcome")
        assert clients.recv(10) == b"welcome"
        connection.close()
        assert clients.recv(10) == b""
        clients.close()
        first.close()
        second.close()

    asyncio.run(scenario())


def test_a_peer_that_is_not_there(tmp_path: Path) -> None:
    """One that never began, one that has ended: the connection stays. The next one in its place is found again."""

    async def scenario() -> None:
        first, second = PeerChannel(tmp_path, 0, 2), PeerChannel(tmp_path, 1, 2)
        first.listen(_nothing_comes)
        ours, clients = socket.socketpair()
        assert not first.hand_over(1, ours.fileno(), b"head")
        second.listen(lambda connection, _head: connection.close())
        second.close()
        assert not first.hand_over(1, ours.fileno(), b"head")
        third = PeerChannel(tmp_path, 1, 2)
        third.listen(lambda connection, _head: connection.close())
        assert first.hand_over(1, ours.fileno(), b"head")
        assert not first.hand_over(1, ours.fileno(), b"h" * 40_000), "nobody asks at such length"
        for each in (first, third):
            each.close()
        for end in (ours, clients):
            end.close()

    asyncio.run(scenario())


def test_a_peer_that_is_overloaded(tmp_path: Path) -> None:
    """It takes only so much; whoever wants to hand over more is told, and may once it has caught up."""

    async def scenario() -> None:
        first, second = PeerChannel(tmp_path, 0, 2), PeerChannel(tmp_path, 1, 2)
        first.listen(_nothing_comes)
        taken: list[bytes] = []

        def take(connection: socket.socket, head: bytes) -> None:
            connection.close()
            taken.append(head)

        second.listen(take)
        ours, clients = socket.socketpair()
        given = 0
        try:
            while first.hand_over(1, ours.fileno(), b"head"):
                given += 1
        except BlockingIOError:
            assert given > 0
        else:
            pytest.fail("it is never too much")
        async with asyncio.timeout(30):
            while len(taken) < given:
                await asyncio.sleep(0.01)
        assert first.hand_over(1, ours.fileno(), b"head")
        for each in (first, second):
            each.close()
        for end in (ours, clients):
            end.close()

    asyncio.run(scenario())
