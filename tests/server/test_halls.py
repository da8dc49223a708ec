"""A full hall: two hundred phones, twenty rounds, connections lost, the server killed once. No slip is lost."""

import asyncio
import os
import random
import secrets
from collections import Counter
from pathlib import Path
from typing import Any

from leggio.core.auditing import Finding
from leggio.notation.log import read_log
from support.clients import PATIENCE, Guest, Place
from support.lexicons import bundled
from support.online.phones import Phone
from support.online.slips import Slip, all_slips, choose, rank
from support.quick_servers import QuickServer, nursery

PLAYERS = int(os.environ.get("LEGGIO_HALL_PLAYERS", "200"))
ROUNDS = int(os.environ.get("LEGGIO_HALL_ROUNDS", "20"))
SOLO_BONUS = 10


class Field:
    """What can be written down in each round, found once for everyone, and what everyone did."""

    def __init__(self) -> None:
        self.graph = bundled("figs").graph
        self.rounds: dict[int, tuple[dict[Slip, int], list[Slip]]] = {}

    def of(self, view: dict[str, Any]) -> tuple[dict[Slip, int], list[Slip]]:
        """What can be written for what somebody sees."""
        if view["round"] not in self.rounds:
            slips = all_slips(view, self.graph)
            self.rounds[view["round"]] = slips, rank(slips)
        return self.rounds[view["round"]]

    def writer(self, seed: str) -> Any:
        """What somebody hands in for what they see."""
        rng = random.Random(seed)

        def write(view: dict[str, Any]) -> dict[str, Any]:
            square, direction, word = choose(*self.of(view), rng)
            return {"square": square, "direction": direction, "word": word}

        return write

    def points(self, phones: list[Phone]) -> list[int]:
        """Everyone's points, counted anew from what they handed in."""
        totals = [0] * len(phones)
        for number, (slips, _) in self.rounds.items():
            scores = [score_of(slips, phone.handed_in.get(number)) for phone in phones]
            best = max(scores)
            for seat, score in enumerate(scores):
                totals[seat] += score
                if score == best and Counter(scores)[best] == 1:
                    totals[seat] += SOLO_BONUS
        return totals


def score_of(slips: dict[Slip, int], command: dict[str, Any] | None) -> int:
    """What a slip is worth."""
    return slips.get((command["square"], command["direction"], command["word"]), 0) if command else 0


async def lead(desk: Guest, hall: str, phones: list[Phone], server: QuickServer) -> None:
    """The desk: draw, wait for the slips, close; in the middle of it all the server dies."""
    number = 0
    while True:
        async with desk.at(hall) as place:
            if number == ROUNDS // 2:
                assert (await order(place, "draw"))["type"] == "ack"
                await asyncio.sleep(0.3)  # some have handed in, some have not
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                number += 1
            else:
                while number < ROUNDS:
                    if seen(place)["phase"] == "between":
                        assert (await order(place, "draw"))["type"] == "ack"
                        number += 1
                    drawn = seen(place)["round"]
                    await asyncio.gather(*(phone.has_handed_in(drawn) for phone in phones))
                    closed = await order(place, "close_round")
                    assert closed["type"] == "ack", closed
                    if number == ROUNDS // 2:
                        break
                else:
                    assert (await order(place, "end_game"))["type"] == "ack"
                    return


def seen(place: Place) -> dict[str, Any]:
    """What the desk sees."""
    assert place.view is not None
    return place.view


async def order(place: Place, command: str) -> dict[str, Any]:
    """Something the desk does, and what it sees then; slips come in meanwhile."""
    answer = await place.do({"command": command}, seen(place)["seq"], key=secrets.token_hex(8))
    if answer["type"] == "ack":
        async with asyncio.timeout(PATIENCE):
            await place.news_of(answer["seq"])
    return answer


def test_a_full_hall(tmp_path: Path) -> None:
    """Every slip that was acknowledged counts once, and the standings are what anyone can count from the slips."""
    field = Field()

    async def scenario(server: QuickServer) -> tuple[list[Phone], str]:
        desk = await asyncio.to_thread(Guest, server, "Banco")
        hall = await asyncio.to_thread(desk.open, "duplicate", "figs", 0, options={"round_ms": None})
        phones = []
        for number in range(PLAYERS):
            guest = await asyncio.to_thread(Guest, server, f"Giocatore {number}")
            answer = await asyncio.to_thread(guest.join, hall["id"], hall["code"])
            assert answer.status_code == 201, answer.text
            phones.append(Phone(guest, hall["id"], field.writer(f"{number}"), f"{number}"))
        staying = [asyncio.create_task(phone.stay()) for phone in phones]
        leading = asyncio.create_task(lead(desk, hall["id"], phones, server))
        done, _ = await asyncio.wait([leading, *staying], return_when=asyncio.FIRST_EXCEPTION)
        for each in done:
            each.result()
        log = await asyncio.to_thread(desk.http.get, f"/api/tables/{hall['id']}/log")
        assert log.status_code == 200, log.text
        return phones, log.text

    with nursery() as born:
        server = QuickServer(born, tmp_path)
        server.start()
        phones, text = asyncio.run(scenario(server))
        server.stop()
        server.closing.close()
        assert server.faults == []
    log = read_log(text.encode())
    assert not isinstance(log.game.audit(log.events), Finding)
    ended = log.events[-1]
    expected = field.points(phones)
    assert len(field.rounds) == ROUNDS
    assert list(ended.scores) == expected
    assert ended.top == sum(max(slips.values()) for slips, _ in field.rounds.values())
    ranked = sorted(range(PLAYERS), key=lambda seat: -expected[seat])
    assert [expected[seat] for group in ended.places for seat in group] == [expected[seat] for seat in ranked]
    assert all(
        phone.view["own"]["standing"]["points"] == points for phone, points in zip(phones, expected, strict=True)
    )
    assert sum(phone.drops for phone in phones) > PLAYERS, "everyone lost the server, and some more than that"
