"""One process of a crowd: `python -m crowd HOST SEED`, told by lines of JSON what to do; it answers in the same way.

{"add": tables} opens so many more; {"play": seconds, "pace": seconds between the moves of a table} measures;
{"hurry": seconds, "tables": count} lets some move as fast as they are answered; {"watch": table, "people": count,
"seconds": seconds} has people come to a table and go, once {"gather": count} has made them known; {"leave": true}
closes all tables.
"""

import asyncio
import gc
import json
import random
import sys
import time
from collections.abc import Awaitable
from typing import Any

import uvloop

from crowd.games import Figures, Game, Player
from crowd.rest import Rest
from crowd.spectators import Spectators, cpu_used
from crowd.wire import Wire

# The server counts what one person does: each sits at so many tables.
TABLES_EACH = 12
AT_ONCE = 50
DOORS = 8
MOST_OVER = 0.05
SETTINGS = {"game": "scrabble", "rules": "figs", "seats": 2}


class Crowd:
    """All games of this process."""

    def __init__(self, host: str, seed: str) -> None:
        self.figures = Figures()
        self.games: list[Game] = []
        self._host = host
        self._seed = seed
        self._chance = random.Random(seed)  # noqa: S311 - for moves that mean nothing

    async def add(self, count: int) -> dict[str, Any]:
        """Open tables, and sit down at them."""
        # Several at a time: each request waits for the disk.
        shares = [count // DOORS + (number < count % DOORS) for number in range(DOORS)]
        opened = await asyncio.gather(*(asyncio.to_thread(self._open, share) for share in shares))
        new = [each for share in opened for each in share]
        for start in range(0, len(new), AT_ONCE):
            await asyncio.gather(*(self._connect(game, cookies) for game, cookies in new[start : start + AT_ONCE]))
        while not all(game.has_begun for game, _ in new):
            await asyncio.sleep(0.05)
        self.games += [game for game, _ in new]
        gc.collect()
        gc.freeze()
        return {"tables": len(self.games), "first": self.games[0].table if self.games else ""}

    async def leave(self) -> dict[str, Any]:
        """Everybody goes home."""
        for game in self.games:
            for player in game.players:
                player.wire.close()
        self.games.clear()
        return {"tables": 0}

    def _open(self, count: int) -> list[tuple[Game, tuple[str, str]]]:
        rest = Rest(self._host)
        opened: list[tuple[Game, tuple[str, str]]] = []
        while len(opened) < count:
            couple = rest.guest(f"A{self._seed}"), rest.guest(f"B{self._seed}")
            for _ in range(min(TABLES_EACH, count - len(opened))):
                table = rest.ask(couple[0], "/api/tables", {"settings": SETTINGS})
                rest.ask(couple[1], f"/api/tables/{table['id']}/seats", {"code": table["code"]})
                opened.append((Game(table["id"], self.figures, self._chance), couple))
        return opened

    async def _connect(self, game: Game, cookies: tuple[str, str]) -> None:
        name, _, port = self._host.partition(":")
        for cookie in cookies:
            player = Player(game, self._host, cookie)
            game.players.append(player)
            await _connected(player.wire, name, int(port))
            await player.wire.is_open
        game.greet()

    async def play(self, seconds: float, pace: float) -> dict[str, Any]:
        """A move at each table every so often, spread evenly; the beginning, until all are in step, is not counted."""
        playing = [game for game in self.games if not game.is_over]
        self._chance.shuffle(playing)
        start = time.perf_counter()
        settled = start + pace
        due, counting, cpu = 0, False, 0.0
        while (now := time.perf_counter()) < settled + seconds:
            if not counting and now > settled:
                counting, cpu = True, cpu_used()
                self._forget()
            while start + due * pace / len(playing) <= now:
                game = playing[due % len(playing)]
                if not game.is_over:
                    game.move()
                    self.figures.wanted += not game.is_over
                due += 1
            await asyncio.sleep(0.002)
        measured = self._measured(seconds, cpu)
        await self._settle(playing)
        return measured

    async def hurry(self, seconds: float, count: int) -> dict[str, Any]:
        """Some tables move as fast as they are answered, until games come to their end: then fewer and fewer would."""
        playing = [game for game in self.games if not game.is_over][:count]
        self._forget()
        cpu, start = cpu_used(), time.perf_counter()
        for game in playing:
            game.at_once = True
            game.move()
        while (taken := time.perf_counter() - start) < seconds:
            if sum(game.is_over for game in playing) > MOST_OVER * len(playing):
                break
            await asyncio.sleep(0.02)
        measured = self._measured(taken, cpu)
        for game in playing:
            game.at_once = False
        await self._settle(playing)
        return measured

    def _forget(self) -> None:
        self.figures.__init__()  # type: ignore[misc]

    def _measured(self, seconds: float, cpu: float) -> dict[str, Any]:
        figures = self.figures
        return {
            "seconds": seconds,
            "acknowledged": [round(each * 1e6) for each in figures.acknowledged],
            "shown": [round(each * 1e6) for each in figures.shown],
            "refused": figures.refused,
            "late": figures.late,
            "wanted": figures.wanted,
            "frames": figures.frames,
            "bytes": figures.bytes,
            "lost": sum(game.is_lost for game in self.games),
            "over": sum(game.is_over for game in self.games),
            "cpu": cpu_used() - cpu,
        }

    async def _settle(self, playing: list[Game]) -> None:
        give_up = time.perf_counter() + 30
        while any(game.is_waiting and not game.is_lost for game in playing) and time.perf_counter() < give_up:
            await asyncio.sleep(0.02)


async def serve(host: str, seed: str) -> None:
    """Do what is asked, line by line."""
    crowd, spectators = Crowd(host, seed), Spectators(host)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        match json.loads(line):
            case {"add": count}:
                doing: Awaitable[dict[str, Any]] = crowd.add(count)
            case {"play": seconds, "pace": pace}:
                doing = crowd.play(seconds, pace)
            case {"hurry": seconds, "tables": count}:
                doing = crowd.hurry(seconds, count)
            case {"watch": table, "people": count, "seconds": seconds}:
                doing = spectators.churn(table, count, seconds)
            case {"gather": count}:
                doing = spectators.gather(count)
            case {"leave": True}:
                doing = crowd.leave()
            case unknown:
                raise ValueError(unknown)
        print(json.dumps(await doing), flush=True)


async def _connected(wire: Wire, name: str, port: int) -> None:
    await asyncio.get_running_loop().create_connection(lambda: wire, name, port)


if __name__ == "__main__":
    uvloop.run(serve(sys.argv[1], sys.argv[2]))
