"""Analyses at a real server: games that are over, for whoever asks, one at a time; games that go on for nobody."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from leggio.engine.scrabble.gcg import gcg_of
from leggio.notation.gcg import write_gcg
from leggio.notation.log import write_log
from support.analysed import a_game, short_game
from support.clients import PATIENCE, Guest
from support.servers import Server, serving


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that thinks little."""
    with serving(Path(tmp_path_factory.mktemp("analyses")), LEGGIO_ANALYSIS_EFFORT="quick") as running:
        yield running


def finished(*, gcg: bool = False) -> str:
    """Three turns, and Bea resigns."""
    game = short_game()
    game.resign()
    return write_gcg(gcg_of(game.log)).decode() if gcg else write_log("scrabble", game.log)


def another(rack: str) -> str:
    """A game of one turn."""
    game = a_game(rack, "SCOPTAE")
    game.pass_turn()
    game.resign()
    return write_log("scrabble", game.log)


def ask(guest: Guest, **game: object) -> httpx.Response:
    """Bring a game."""
    return guest.http.post("/api/analyses", json=game)


def wait_for(guest: Guest, ticket: str) -> dict[str, Any]:
    """The ticket once it is done."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = guest.http.get(f"/api/analyses/{ticket}").json()
        if found["state"] in ("done", "failed"):
            return dict(found)
        time.sleep(0.5)  # more often would be too often
    raise AssertionError("it is never done")


@pytest.mark.parametrize("gcg", [False, True])
def test_a_game_is_analysed_once_for_everybody(quick: Server, gcg: bool) -> None:
    """A log or a GCG; whoever brings it again finds it done."""
    anna, bea = Guest(quick, "Anna"), Guest(quick, "Bea")
    asked = ask(anna, text=finished(gcg=gcg))
    assert asked.status_code == 201, asked.text
    done = wait_for(anna, asked.json()["id"])
    assert done["state"] == "done"
    assert [turn["deed"] for turn in done["analysis"]["turns"]] == ["play", "play", "exchange"]
    assert len(done["analysis"]["curve"]) == 4
    again = ask(bea, text=finished(gcg=gcg)).json()
    assert (again["id"], again["state"]) == (done["id"], "done")


@pytest.mark.parametrize("head", ["", "#character-encoding ISO-8859-1\n", "#character-encoding UTF-8\n", "\ufeff"])
def test_a_text_has_its_letters_whatever_its_file_was(quick: Server, head: str) -> None:
    """A GCG that was pasted is characters, not bytes: names with accents stay what they are."""
    named = finished(gcg=True).split("\n", 1)[1].replace("Anna", "Nicolò")
    anna = Guest(quick, "Anna")
    ticket = ask(anna, text=head + named).json()
    assert wait_for(anna, ticket["id"])["analysis"]["players"] == ["Nicolò", "Bea"]


def test_the_game_of_a_table_is_analysed_once_it_is_over(quick: Server) -> None:
    """While it goes on nobody gets an analysis of it, players or not; afterwards anybody who has its id."""
    anna, carla = Guest(quick, "Anna"), Guest(quick, "Carla")
    table = anna.open("scrabble", "figs", 2, bots=[{"level": "facile"}], options={"starter": 0})["id"]
    for guest in (anna, carla):
        refused = ask(guest, table=table)
        assert (refused.status_code, refused.json()["code"]) == (409, "log.not_over")
    asyncio.run(passes_and_resigns(anna, table))
    done = wait_for(carla, ask(carla, table=table).json()["id"])
    assert done["state"] == "done"
    assert done["analysis"]["turns"][0]["deed"] == "pass"
    assert ask(carla, table="nowhere").json()["code"] == "table.unknown"


async def passes_and_resigns(guest: Guest, table: str) -> None:
    """One turn, and no more."""
    async with guest.at(table) as place:
        for command in ("pass", "resign"):
            seq = place.view["seq"] if place.view else 0
            while (answer := await place.do({"command": command}, seq)).get("code") == "table.stale":
                # The news of what came before may be here already.
                await place.news_of(seq + 1)
                seq = place.view["seq"] if place.view else 0
            assert answer["type"] == "ack", answer


@pytest.mark.parametrize(
    ("text", "status", "code", "line"),
    [
        ("#player1 a A\n#player2 b B\n>a: 8F MICIO +16 17\n", 422, "analysis.broken", 3),
        ('{"format":"leggio-log","version":1,"game":"scrabble"}\n{"seq":7}\n', 422, "analysis.broken", 2),
        ("", 422, "analysis.broken", 1),
        ("#player1 a A\n#player2 b B\n>a: MICIOAB 8F MICIO +16 16\n", 409, "analysis.not_over", None),
        (write_log("scrabble", short_game().log), 409, "analysis.not_over", None),
        (finished().replace('"score":16', '"score":61'), 422, "analysis.broken", 7),
    ],
)
def test_what_cannot_be_analysed_is_refused(quick: Server, text: str, status: int, code: str, line: int | None) -> None:
    """Broken files with their line, games that are not over with a code."""
    refused = ask(Guest(quick, "Anna"), text=text)
    assert (refused.status_code, refused.json()["code"]) == (status, code), refused.text
    assert refused.json()["detail"].get("line") == line


def test_what_makes_no_sense_is_refused(quick: Server) -> None:
    """Neither a table nor a text, both, an id of nothing, a text too long, nobody who asks."""
    anna = Guest(quick, "Anna")
    assert ask(anna).json()["code"] == "analysis.one_of"
    assert ask(anna, table="a", text="b").json()["code"] == "analysis.one_of"
    assert ask(anna, text="x" * 60_001).json()["code"] == "request.wrong"
    assert anna.http.get(f"/api/analyses/{'0' * 40}").json()["code"] == "analysis.unknown"
    stranger = httpx.post(f"{quick.url}/api/analyses", json={"text": "x"}, headers={"Origin": quick.url}, timeout=60)
    assert stranger.json()["code"] == "session.none"


def test_one_game_at_a_time(quick: Server) -> None:
    """A second game waits until the first is done; asked for too often, none is taken."""
    anna = Guest(quick, "Anna")
    first = ask(anna, text=another("MICIOAB")).json()
    second = ask(anna, text=another("AEIRTLN"))
    assert (second.status_code, second.json()["code"]) == (409, "analysis.one_at_a_time")
    assert second.json()["detail"]["ticket"] == first["id"]
    wait_for(anna, first["id"])
    answers = [ask(anna, text=another("MICIOAB")).status_code for _ in range(12)]
    assert answers[-1] == 429
