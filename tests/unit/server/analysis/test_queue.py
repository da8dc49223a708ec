"""The queue of analyses: real processes, one game at a time a person, an end to every wait."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from leggio.engine.analysis import Record
from leggio.server.analysis import AnalysisQueue, Ticket, TicketState
from leggio.server.analysis import queue as queue_module
from leggio.server.analysis.queue import OneAtATimeError, QueueFullError
from support.analysed import a_game, recorded, short_game

CACHE = Path(os.environ["LEGGIO_CACHE"])
NOT_YET = (TicketState.WAITING, TicketState.RUNNING)


@asynccontextmanager
async def opened(**settings: float) -> AsyncIterator[AnalysisQueue]:
    """A queue whose process thinks little."""
    made = AnalysisQueue(CACHE, effort="quick", **settings)  # type: ignore[arg-type]
    try:
        yield made
    finally:
        await made.close()


async def ended(at: AnalysisQueue, ticket: Ticket) -> Ticket:
    """The ticket once nothing more happens to it."""
    async with asyncio.timeout(60):
        while (found := at.ticket(ticket.id)) is not None and found.state in NOT_YET:
            await asyncio.sleep(0.02)
    assert found is not None
    return found


def passed(rack: str) -> Record:
    """A game of one turn."""
    game = a_game(rack, "SCOPTAE")
    game.pass_turn()
    return recorded(game)


def test_a_game_asked_for_twice_is_analysed_once() -> None:
    """By anybody; its ticket goes from waiting to done, and has the whole analysis then."""

    async def runs() -> None:
        async with opened() as at:
            first = at.ask(recorded(short_game()), "anna")
            assert (first.state, first.total) == (TicketState.WAITING, 3)
            assert at.ask(recorded(short_game()), "bea").id == first.id
            done = await ended(at, first)
            assert done.state is TicketState.DONE
            assert done.analysis is not None
            assert len(done.analysis.turns) == 3
            assert at.ask(recorded(short_game()), "anna") == done

    asyncio.run(runs())


def test_one_game_at_a_time_and_a_queue_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person's second game is refused while the first waits; when too many wait, everybody's is."""
    monkeypatch.setattr(queue_module, "MOST_WAITING", 2)

    async def runs() -> None:
        async with opened() as at:
            first = at.ask(passed("MICIOAB"), "anna")
            with pytest.raises(OneAtATimeError) as refused:
                at.ask(passed("AEIRTLN"), "anna")
            assert refused.value.ticket == first.id
            second = at.ask(passed("AEIRTLN"), "bea")
            assert second.ahead == 1
            with pytest.raises(QueueFullError):
                at.ask(passed("AEIRTLO"), "carla")
            await ended(at, second)
            assert at.ask(passed("AEIRTLO"), "carla").state is TicketState.WAITING

    asyncio.run(runs())


def test_whatever_goes_wrong_ends_and_can_be_asked_for_again() -> None:
    """A game that takes too long, and one that nobody can analyse."""

    async def runs() -> None:
        async with opened(patience=0.01) as at:
            ticket = at.ask(recorded(short_game()), "anna")
            assert (await ended(at, ticket)).state is TicketState.FAILED
            await asyncio.sleep(0)
            assert at.ask(recorded(short_game()), "anna").state is TicketState.WAITING
        async with opened() as at:
            odd = replace(recorded(short_game()), rules="scacchi")
            assert (await ended(at, at.ask(odd, "anna"))).state is TicketState.FAILED

    asyncio.run(runs())


def test_results_that_nobody_asks_for_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only so many are kept; those that still run are never among the forgotten."""
    monkeypatch.setattr(queue_module, "MOST_KEPT", 1)

    async def runs() -> None:
        async with opened() as at:
            first = await ended(at, at.ask(passed("MICIOAB"), "anna"))
            await asyncio.sleep(0)
            second = await ended(at, at.ask(passed("AEIRTLN"), "anna"))
            assert at.ticket(first.id) is None
            assert at.ticket(second.id) == second

    asyncio.run(runs())


def test_closing_ends_what_runs() -> None:
    """No process outlives its server."""

    async def runs() -> None:
        async with opened() as at:
            at.ask(recorded(short_game()), "anna")
            await asyncio.sleep(0.2)
        assert not [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]

    asyncio.run(runs())
