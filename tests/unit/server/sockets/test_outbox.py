"""What waits to be sent to a client."""

import asyncio

from leggio.server.sockets.outbox import Outbox


def test_in_order_and_to_the_end() -> None:
    """Frames go out in order; what waits when it is closed still does, what comes later does not."""

    async def scenario() -> None:
        sent: list[str] = []

        async def transmit(frame: str) -> None:
            await asyncio.sleep(0)
            sent.append(frame)

        outbox = Outbox()
        delivering = asyncio.create_task(outbox.deliver(transmit))
        outbox.send(b"one")
        await asyncio.sleep(0)
        outbox.send("due più".encode())
        outbox.close()
        outbox.send(b"late")
        await delivering
        assert sent == ["one", "due più"]

    asyncio.run(scenario())


def test_too_many_frames() -> None:
    """A client that reads nothing is let go at a number of frames, and what waited is dropped."""

    async def scenario() -> None:
        outbox = Outbox(most_frames=2)
        outbox.send(b"1")
        outbox.send(b"2")
        assert not outbox.overflown.is_set()
        outbox.send(b"3")
        assert outbox.overflown.is_set()
        sent: list[str] = []

        async def transmit(frame: str) -> None:
            sent.append(frame)

        await outbox.deliver(transmit)
        assert sent == []

    asyncio.run(scenario())


def test_too_many_bytes() -> None:
    """The same at a number of bytes; what was sent makes room again."""

    async def scenario() -> None:
        outbox = Outbox(most_bytes=10)

        async def transmit(frame: str) -> None:
            del frame

        delivering = asyncio.create_task(outbox.deliver(transmit))
        for _ in range(5):
            outbox.send(b"12345678")
            await asyncio.sleep(0)
        assert not outbox.overflown.is_set()
        outbox.send(b"123456")
        outbox.send(b"123456")
        assert outbox.overflown.is_set()
        await delivering

    asyncio.run(scenario())
