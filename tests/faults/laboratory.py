"""One history: people play, things go wrong, all is mended, everyone hears the rest, and it is kept."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from faults.history import Entry, History, Kept, Settled, Stalled
from faults.machines import Machine, Site
from faults.nemesis import Nemesis
from faults.players import Player
from faults.schedule import faults_of
from leggio.notation.log import LogWriter
from support.clients import Guest
from support.online.evenings import Kind
from support.online.promises import Ledgers

TABLES: tuple[Kind, ...] = (
    ("scrabble", "figs", {}),
    ("scrabble", "figs", {"challenges": "void"}),
    ("scarabeo", "scarabeo", {"challenges": "void"}),
    ("scrabble", "figs", {}),
    ("verbum", "verbum", {"turn_ms": 60_000}),
)
# How long everyone may take to hear what there is to hear, once all is well.
SETTLES_WITHIN_S = 40.0
_TICK_S = 0.05
_STALL_S = 0.15


async def run(
    site: Site, seed: str, groups: Sequence[Sequence[str]], seconds: float, pace: float = 1.0, least: int = 0
) -> tuple[History, list[Nemesis]]:
    """Let people play through faults for a while, and on in peace until so many commands were acknowledged.

    Each group of faults comes by a schedule of its own, at the same time.
    """
    history = History()
    nemeses = [Nemesis("+".join(kinds), site, history) for kinds in groups]
    players = await _sit_down(site, history, seed)
    ledgers = Ledgers(site.url)
    try:
        async with _tasks(player.stay() for player in players) as playing, _tasks([_notice_stalls(history)]):
            striking = [
                asyncio.create_task(nemesis.go(faults_of(seed, kinds), pace))
                for nemesis, kinds in zip(nemeses, groups, strict=True)
            ]
            await asyncio.wait(striking, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
            for nemesis in nemeses:
                nemesis.stop()
            await asyncio.gather(*striking)
            while sum(player.acknowledged for player in players) < least and not any(task.done() for task in playing):
                await asyncio.sleep(_TICK_S)
            for player in players:
                player.is_resting = True
            await _settle(history, players, ledgers)
        await _keep(history, players, ledgers)
    finally:
        await ledgers.close()
    return history, nemeses


async def _sit_down(site: Site, history: History, seed: str) -> list[Player]:
    """At each table two people, who are at different machines, and one who watches; all know both machines."""
    ways = [site.machines, site.machines[::-1]]
    opened = await asyncio.gather(
        *(asyncio.to_thread(_open, ways[number % 2], f"{seed}.{number}", kind) for number, kind in enumerate(TABLES))
    )
    return [
        Player(guest, table, kind[0], place if place < 2 else None, ways[(number + place) % 2], history)
        for number, (kind, (table, guests)) in enumerate(zip(TABLES, opened, strict=True))
        for place, guest in enumerate(guests)
    ]


def _open(machines: Sequence[Machine], name: str, kind: Kind) -> tuple[str, list[Guest]]:
    """A table of two and somebody who watches."""
    game, rules, options = kind
    guests = [Guest(machines[0], f"{who} {name}") for who in ("Anna", "Bea", "Carlo")]
    table = guests[0].open(game, rules, 2, options={**options, "starter": 0})
    assert guests[1].join(table["id"], table["code"]).status_code == 201
    for guest in guests:
        guest.http.close()
    return str(table["id"]), guests


async def _settle(history: History, players: Sequence[Player], ledgers: Ledgers) -> None:
    """Wait until every command has its answer and everyone knows the last event; not for ever."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(SETTLES_WITHIN_S):
            while True:
                heads = await ledgers.heads({player.table for player in players})
                if all(player.is_settled and player.seq >= heads[player.table] for player in players):
                    break
                await asyncio.sleep(0.1)
    for table, seq in (await ledgers.heads({player.table for player in players})).items():
        history.add(Settled(at=history.now(), table=table, seq=seq))


async def _keep(history: History, players: Sequence[Player], ledgers: Ledgers) -> None:
    games = {player.table: player.game for player in players}
    logs, heads = await ledgers.logs(set(games))
    for table, log in logs.items():
        entries = [Entry(seq=each.seq, upto=each.upto, key=each.idempotency_key, lines=each.lines) for each in log]
        header = LogWriter(games[table]).header
        history.add(Kept(at=history.now(), table=table, header=header, head=heads[table], entries=entries))


async def _notice_stalls(history: History) -> None:
    """A laboratory that gets no processor sees everything late: that must be known."""
    before = history.now()
    while True:
        await asyncio.sleep(_TICK_S)
        now = history.now()
        if now - before - _TICK_S > _STALL_S:
            history.add(Stalled(at=now, seconds=now - before - _TICK_S))
        before = now


@asynccontextmanager
async def _tasks(works: Iterable[Coroutine[Any, Any, None]]) -> AsyncIterator[list[asyncio.Task[None]]]:
    """Work that goes on until the block ends; what went wrong with it is told then."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    for error in ended:
        if isinstance(error, Exception):
            raise error
