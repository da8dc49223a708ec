"""Bots in processes of their own: they answer, they are replaced, and none outlives its server."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from leggio.games import scrabble, verbum
from leggio.games.scrabble.commands import Play
from leggio.games.scrabble.view import View
from leggio.games.verbum.commands import Draw
from leggio.server.bots import BotFailedError, BotPool
from leggio.table.records import Settings
from support.processes import gone

CACHE = Path(os.environ["LEGGIO_CACHE"])
SCRABBLE = Settings(game="scrabble", rules="figs", seats=2)


def on_turn() -> View:
    """A table where seat 0 can play."""
    return scrabble.Game("Anna", "Bea", words=["micio"], racks=["MICIOAB", "ARMONAE"]).view(0)


@asynccontextmanager
async def workers(count: int = 1, patience: float = 60) -> AsyncIterator[BotPool]:
    """Workers that are ended with the test."""
    made = BotPool(CACHE, count=count, patience=patience)
    try:
        yield made
    finally:
        await made.close()


def test_no_process_before_it_is_needed() -> None:
    """A server without bots starts none; the first question starts one, the second uses it again."""

    async def scenario() -> None:
        async with workers(count=2) as bots:
            assert bots.processes == []
            assert isinstance(await bots.want(SCRABBLE, "campione", 0, on_turn()), Play)
            first = bots.processes
            assert len(first) == 1
            assert isinstance(await bots.want(SCRABBLE, "campione", 0, on_turn()), Play)
            assert bots.processes == first

    asyncio.run(scenario())


def test_every_game() -> None:
    """The same process thinks for any game; None where there is nothing to do."""

    async def scenario() -> None:
        async with workers() as bots:
            cards = verbum.Game("Anna", "Bea", words=["cane"])
            settings = Settings(game="verbum", rules="verbum", seats=2)
            assert isinstance(await bots.want(settings, "principiante", 0, cards.view(0)), Draw)
            assert await bots.want(settings, "principiante", 1, cards.view(1)) is None

    asyncio.run(scenario())


def test_a_crashed_worker_is_replaced() -> None:
    """A process that is killed between two questions is not missed."""

    async def scenario() -> None:
        async with workers() as bots:
            await bots.want(SCRABBLE, "campione", 0, on_turn())
            (process,) = bots.processes
            os.kill(process, signal.SIGKILL)
            assert isinstance(await bots.want(SCRABBLE, "campione", 0, on_turn()), Play)
            assert bots.processes != [process]

    asyncio.run(scenario())


def test_a_worker_that_thinks_for_ever_is_replaced() -> None:
    """A process that does not answer in time is ended; the bot has failed, and says so."""

    async def scenario() -> None:
        async with workers(patience=0) as bots:
            with pytest.raises(BotFailedError):
                await bots.want(SCRABBLE, "campione", 0, on_turn())
            assert bots.processes == []

    asyncio.run(scenario())


def test_an_answer_nobody_waits_for_is_not_taken_for_another() -> None:
    """Whoever gives up waiting leaves no answer behind for the next question, and costs no process."""

    async def scenario() -> None:
        async with workers() as bots:
            await bots.want(SCRABBLE, "campione", 0, on_turn())
            before = bots.processes
            asked = asyncio.create_task(bots.want(SCRABBLE, "campione", 0, on_turn()))
            await asyncio.sleep(0)
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
            waiting = msgspec.structs.replace(on_turn(), turn=1)
            assert await bots.want(SCRABBLE, "campione", 0, waiting) is None
            assert bots.processes == before

    asyncio.run(scenario())


def test_what_a_bot_cannot_do_is_told() -> None:
    """A level that does not exist fails that question only."""

    async def scenario() -> None:
        async with workers() as bots:
            with pytest.raises(BotFailedError, match="genio"):
                await bots.want(SCRABBLE, "genio", 0, on_turn())
            assert isinstance(await bots.want(SCRABBLE, "campione", 0, on_turn()), Play)

    asyncio.run(scenario())


PARENT = """
import asyncio, sys
from pathlib import Path
from leggio.games import scrabble
from leggio.server.bots import BotPool
from leggio.table.records import Settings

async def main():
    bots = BotPool(Path(sys.argv[1]))
    view = scrabble.Game("Anna", "Bea", words=["micio"], racks=["MICIOAB", "ARMONAE"]).view(0)
    await bots.want(Settings(game="scrabble", rules="figs", seats=2), "campione", 0, view)
    print(bots.processes[0], flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


def test_no_worker_outlives_its_server() -> None:
    """When the server is killed, without a chance to say so, its workers end by themselves."""
    server = subprocess.Popen([sys.executable, "-c", PARENT, str(CACHE)], stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own text
    assert server.stdout is not None
    with server:
        worker = int(server.stdout.readline())
        assert not gone(worker)
        server.kill()
    # The pipe it reads from is closed with its server: waiting is for the system to get round to it.
    for _ in range(2000):
        if gone(worker):
            return
        signal.sigtimedwait([], 0.01)
    pytest.fail(f"process {worker} is still there")
