"""What a client asks is carried out one thing at a time, in order, until it leaves or must be let go."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from leggio.server.sockets.close_codes import ClientGoneError, CloseCode
from leggio.server.sockets.inbox import Inbox
from leggio.table.frames import AnyClientFrame, Do
from support.wires import ScriptedWire

# Of the loop, which are not time: all that these clients ask is done in a few of them.
TURNS = 100


def frame(content: str | bytes) -> AnyClientFrame | CloseCode | None:
    """Any word is a frame, but for two."""
    text = content if isinstance(content, str) else content.decode()
    return {"enough": CloseCode.MISTAKES, "what?": None}.get(text, Do(idempotency_key=text, seq=0, command={}))


async def heard(
    wire: ScriptedWire, meanwhile: Callable[[Inbox], None] = lambda _: None
) -> tuple[list[str], CloseCode | type[Exception]]:
    """What happened, in order, and how it ended."""
    happened: list[str] = []

    async def take_a_while(key: str) -> None:
        happened.append(f"{key} begins")
        await asyncio.sleep(0)
        if key == "fails":
            raise ValueError(key)
        happened.append(f"{key} ends")

    def carry_out(asked: AnyClientFrame) -> Any:
        assert isinstance(asked, Do)
        if asked.idempotency_key == "quick to fail":
            raise ValueError(asked.idempotency_key)
        if asked.idempotency_key.startswith("quick"):
            happened.append(asked.idempotency_key)
            return None
        return asyncio.create_task(take_a_while(asked.idempotency_key))

    async def later() -> None:
        for _ in range(TURNS):
            await asyncio.sleep(0)
        meanwhile(inbox)

    inbox = Inbox(wire, frame, carry_out)
    waiting = asyncio.create_task(later())
    try:
        return happened, await inbox.listen()
    except (ClientGoneError, ValueError) as error:
        return happened, type(error)
    finally:
        waiting.cancel()


def test_one_thing_after_the_other() -> None:
    """What comes while something is under way waits for it; then whoever sends may go on."""
    wire = ScriptedWire("one", "quick two", "what?", "three", "enough", "four")
    happened, ended = asyncio.run(heard(wire))
    assert happened == ["one begins", "one ends", "quick two", "three begins", "three ends"]
    assert ended is CloseCode.MISTAKES
    assert wire.times_caught_up


def test_a_client_that_leaves() -> None:
    """What it asked last has begun and goes on; what waited is dropped."""
    happened, ended = asyncio.run(heard(ScriptedWire("one", "two", leaves=True)))
    assert ended is ClientGoneError
    assert "two begins" not in happened


def test_a_client_that_leaves_later() -> None:
    """After everything it said was carried out."""
    happened, ended = asyncio.run(heard(ScriptedWire("one", "two"), Inbox.on_disconnect))
    assert happened == ["one begins", "one ends", "two begins", "two ends"]
    assert ended is ClientGoneError


def test_a_fault_of_ours_ends_it() -> None:
    """What was not thought of is not hidden: whoever listens gets it."""
    happened, ended = asyncio.run(heard(ScriptedWire("fails", "never")))
    assert (happened, ended) == (["fails begins"], ValueError)
    happened, ended = asyncio.run(heard(ScriptedWire("quick to fail", "quick but too late")))
    assert (happened, ended) == ([], ValueError)


def test_who_stops_listening_hears_nothing_more() -> None:
    """A connection that was let go drops what the client still says."""

    async def scenario() -> None:
        took: list[AnyClientFrame] = []
        inbox = Inbox(ScriptedWire(), frame, took.append)  # it takes no time
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(inbox.listen(), 0.01)
        inbox.on_message("late")
        inbox.on_disconnect()
        assert not took

    asyncio.run(scenario())
