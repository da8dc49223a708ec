"""A full hall of Duplicate: how long a slip takes from the hand to the acknowledgement when everyone hands in at once.

    python benchmarks/hall.py [--players 200] [--rounds 5]

A real `leggio serve` on SQLite, flushed to disk, and a real socket for every player, on the same machine. In each round
the desk draws, everybody hands a slip in as soon as they see the letters, the desk closes. The worst a hall can do:
people do not all finish in the same moment. Figures are of one run on one machine.
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from crowd.rest import Rest
from crowd.wire import Wire
from leggio.lexicon.opening import cache_directory, open_lexicon
from load import cpu_of, percentiles, server

SETTINGS = {"game": "duplicate", "rules": "figs", "seats": 0, "options": {"round_ms": None}}
PATIENCE_S = 120
_HELLO = b'{"type":"hello","version":1}'


class Seat:
    """Somebody in the hall: what they saw last, and when what they did was acknowledged."""

    def __init__(self, host: str, hall: str, cookie: str) -> None:
        self.wire = Wire(host, f"/ws/tables/{hall}", cookie, self._heard)
        self.view: dict[str, Any] = {}
        self.seq = 0
        self.took: list[float] = []
        self.answered = asyncio.Event()
        self.seen = asyncio.Event()
        self.hands_in = False
        self._sent = 0.0
        self._keys = 0

    def do(self, **command: Any) -> None:
        """Give a command."""
        self._keys += 1
        self.answered.clear()
        self._sent = time.perf_counter()
        self.wire.send(msgspec.json.encode({"type": "do", "key": f"{self._keys}", "seq": self.seq, "command": command}))

    def _heard(self, frame: bytes) -> None:
        said = msgspec.json.decode(frame)
        match said["type"]:
            case "ping":
                self.wire.send(msgspec.json.encode({"type": "pong", "n": said["n"]}))
            case "welcome" | "update":
                self.view, self.seq = said["view"], said["seq"]
                self.seen.set()
                if self.hands_in and self.view["phase"] == "playing" and not self.view["own"]["slip"]:
                    self.do(command="hand_in", square="H8", direction="across", word="RE", draw=self.view["draw"])
            case "ack":
                self.took.append(time.perf_counter() - self._sent)
                self.answered.set()
            case "refused":
                raise SystemExit(f"refused: {said}")
            case _:
                pass


async def evening(host: str, players: int, rounds: int) -> list[Seat]:
    """Everyone comes in and plays."""
    loop = asyncio.get_running_loop()
    address, _, port = host.partition(":")
    rest = Rest(host)
    desk_cookie = rest.guest("Banco")
    hall = rest.ask(desk_cookie, "/api/tables", {"settings": SETTINGS})

    async def come(cookie: str) -> Seat:
        seat = Seat(host, hall["id"], cookie)
        await loop.create_connection(lambda: seat.wire, address, int(port))
        await seat.wire.is_open
        seat.wire.send(_HELLO)
        await seat.seen.wait()
        return seat

    desk = await come(desk_cookie)
    phones = []
    for number in range(players):
        cookie = await asyncio.to_thread(rest.guest, f"Giocatore {number}")
        await asyncio.to_thread(rest.ask, cookie, f"/api/tables/{hall['id']}/seats", {"code": hall["code"]})
        phones.append(await come(cookie))
        phones[-1].hands_in = True
    async with asyncio.timeout(PATIENCE_S):
        for _ in range(rounds):
            for phone in phones:
                phone.answered.clear()
            desk.do(command="draw")
            await asyncio.gather(*(phone.answered.wait() for phone in phones))
            desk.do(command="close_round")
            await desk.answered.wait()
    for seat in (desk, *phones):
        seat.wire.close()
    rest.close()
    await asyncio.sleep(0)  # the transports get round to it
    return phones


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args(arguments)
    open_lexicon(cache_directory())
    print(f"{os.cpu_count()} cores; load of the machine before: {os.getloadavg()[0]:.1f}")
    # Not in memory: what is measured is how long a disk takes.
    with tempfile.TemporaryDirectory(prefix="leggio-hall-", dir="/var/tmp") as folder:
        place = Path(folder)
        with server(place, {"LEGGIO_DATABASE_URL": f"sqlite:///{place}/l.db"}, 1) as (host, pid):
            before = cpu_of(pid)
            phones = asyncio.run(evening(host, chosen.players, chosen.rounds))
            used = cpu_of(pid) - before
    took = sorted(int(1e6 * each) for phone in phones for each in phone.took)
    middle, slow = percentiles(took)
    print(
        f"{chosen.players} players, {chosen.rounds} rounds, {len(took)} slips, all of a round at once:"
        f" acknowledged in {middle:.0f} ms (p50), {slow:.0f} ms (p99); server {used:.1f} s of processor time"
    )


if __name__ == "__main__":
    main()
