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
# The bag is a real one: now and then its letters do not last, or leave no play. Hardly so often in a row.
MOST_HALLS = 4


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


async def lead(desk: Guest, hall: str, phones: list[Phone], server: QuickServer) -> bool:
    """The desk: draw, wait for the slips, close; in the middle of it all the server dies. Whether the bag lasted."""
    number = 0
    while True:
        async with desk.at(hall) as place:
            if number == ROUNDS // 2:
                if not await draw(place):
                    return False
                await asyncio.sleep(0.3)  # some have handed in, some have not
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                number += 1
            else:
                while number < ROUNDS:
                    if seen(place)["phase"] == "between":
                        if not await draw(place):
                            return False
                        number += 1
                    drawn = seen(place)["round"]
                    await asyncio.gather(*(phone.has_handed_in(drawn) for phone in phones))
                    closed = await order(place, "close_round")
                    assert closed["type"] == "ack", closed
                    if number == ROUNDS // 2:
                        break
                else:
                    assert (await order(place, "end_game"))["type"] == "ack"
                    return True


def seen(place: Place) -> dict[str, Any]:
    """What the desk sees."""
    assert place.view is not None
    return place.view


async def draw(place: Place) -> bool:
    """Letters for a round; whether there are any that leave a play."""
    assert (await order(place, "draw"))["type"] == "ack"
    return bool(seen(place)["phase"] != "over")


async def order(place: Place, command: str) -> dict[str, Any]:
    """Something the desk does, and what it sees then; slips come in meanwhile."""
    answer = await place.do({"command": command}, seen(place)["seq"], key=secrets.token_hex(8))
    if answer["type"] == "ack":
        async with asyncio.timeout(PATIENCE):
            await place.news_of(answer["seq"])
    return answer


def assert_found_what_they_handed_in(rounds: list[dict[str, Any]], field: Field, phones: list[Phone]) -> None:
    """The table of rounds names everyone beside the play they handed in, and nobody else."""
    assert [each["number"] for each in rounds] == sorted(field.rounds)
    for each in rounds:
        slips, ranked = field.rounds[each["number"]]
        assert each["top"][0]["score"] == slips[ranked[0]]
        named = {seat: found["laid"]["score"] for found in each["found"] for seat in found["seats"]}
        handed = {seat: score_of(slips, phone.handed_in.get(each["number"])) for seat, phone in enumerate(phones)}
        assert named == {seat: score for seat, score in handed.items() if score}


def test_a_full_hall(tmp_path: Path) -> None:
    """Every slip that was acknowledged counts once, and the standings are what anyone can count from the slips."""

    async def fill(desk: Guest, guests: list[Guest], field: Field) -> tuple[str, list[Phone]]:
        """Open a hall; everybody comes."""
        hall = await asyncio.to_thread(desk.open, "duplicate", "figs", 0, options={"round_ms": None})
        phones = []
        for number, guest in enumerate(guests):
            answer = await asyncio.to_thread(guest.join, hall["id"], hall["code"])
            assert answer.status_code == 201, answer.text
            phones.append(Phone(guest, hall["id"], field.writer(f"{number}"), f"{number}"))
        return str(hall["id"]), phones

    async def scenario(server: QuickServer) -> tuple[Field, list[Phone], str, list[dict[str, Any]]]:
        desk = await asyncio.to_thread(Guest, server, "Banco")
        guests = [await asyncio.to_thread(Guest, server, f"Giocatore {number}") for number in range(PLAYERS)]
        for _ in range(MOST_HALLS):
            field = Field()
            hall, phones = await fill(desk, guests, field)
            staying = [asyncio.create_task(phone.stay()) for phone in phones]
            leading = asyncio.create_task(lead(desk, hall, phones, server))
            done, _ = await asyncio.wait([leading, *staying], return_when=asyncio.FIRST_EXCEPTION)
            for each in done:
                each.result()
            log = await asyncio.to_thread(desk.http.get, f"/api/tables/{hall}/log")
            assert log.status_code == 200, log.text
            rounds = await asyncio.to_thread(desk.http.get, f"/api/tables/{hall}/rounds")
            assert rounds.status_code == 200, rounds.text
            sheet = await asyncio.to_thread(desk.http.get, f"/api/tables/{hall}/sheet")
            assert (sheet.status_code, sheet.json()["code"]) == (409, "export.no_sheet")
            if leading.result():
                return field, phones, log.text, rounds.json()
        raise AssertionError(f"no bag lasted for {ROUNDS} rounds")

    with nursery() as born:
        server = QuickServer(born, tmp_path)
        server.start()
        field, phones, text, rounds = asyncio.run(scenario(server))
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
    assert_found_what_they_handed_in(rounds, field, phones)
    ranked = sorted(range(PLAYERS), key=lambda seat: -expected[seat])
    assert [expected[seat] for group in ended.places for seat in group] == [expected[seat] for seat in ranked]
    assert all(
        phone.view["own"]["standing"]["points"] == points for phone, points in zip(phones, expected, strict=True)
    )
    assert sum(phone.drops for phone in phones) > PLAYERS, "everyone lost the server, and some more than that"
