"""Nobody who plays against people is told about words, at a real server and by whatever door they ask (art. 24, 28)."""

import asyncio
from typing import Any

import httpx
import pytest

from support.asked import ASKS, Door
from support.clients import PLAIN, Guest
from support.servers import Server

CALENDAR = [{"system": "swiss", "rounds": 1}]
BOT = [{"level": "facile"}]
OVER_REST = [door for door in ASKS if door[0] != "WS"]


def playing(server: Server, **settings: Any) -> tuple[Guest, Guest, dict[str, Any]]:
    """Two guests in the midst of a game, the first on turn, and their table."""
    anna, bea = Guest(server, "Anna"), Guest(server, "Bea")
    table = anna.open("scrabble", "figs", 2, options={"starter": 0}, **settings)
    assert bea.join(table["id"], table["code"]).status_code == 201
    return anna, bea, table


def ask(guest: Guest, door: Door, table: str = "nowhere", sheet: str = "words") -> httpx.Response:
    """Ask at a door."""
    method, path = door
    where = path.format(table=table, ticket="0" * 40, sheet=sheet, case=1, edition="none")
    return guest.http.request(method, where, **ASKS[door])


def judged(guest: Guest, word: str = "casa") -> int:
    """Ask the judge: the status."""
    return guest.http.get("/api/judge", params={"word": word}).status_code


async def resign(guest: Guest, table: str) -> None:
    """Give a game up."""
    async with guest.at(table) as place:
        assert (await place.do({"command": "resign"}, place.welcome["seq"]))["type"] == "ack"


@pytest.mark.parametrize("door", OVER_REST, ids=" ".join)
def test_no_door_opens_for_those_who_play(server: Server, door: Door) -> None:
    """On turn or not: a code that stays, the article, which table, and a sentence that says how one may go on."""
    anna, bea, table = playing(server)
    for guest, other in ((anna, "Bea"), (bea, "Anna")):
        own = {
            "tables": guest.open("scrabble", "figs", 2, options={"starter": 0}, bots=BOT)["id"],
            "tournaments": guest.open("tournament", "figs", 0, options={"name": "Mia", "calendar": CALENDAR})["id"],
        }
        refused = ask(guest, door, own.get(door[1].split("/")[2], ""))
        problem = refused.json()
        assert (refused.status_code, problem["code"], problem["article"]) == (409, "lookup.at_table", "24")
        assert problem["detail"] == {"table": table["id"], "game": "scrabble", "others": [other]}
        assert problem["message"].startswith(f"You are playing with {other}: judge, searches, drills and analysis")
        assert problem["message"].endswith(
            "(art. 24). Go back to the table: you can finish, resign or propose to stop."
        )


def test_when_it_is_over_the_judge_answers_again(server: Server) -> None:
    """Both, at once."""
    anna, bea, table = playing(server)
    assert (judged(anna), judged(bea)) == (409, 409)
    asyncio.run(resign(bea, table["id"]))
    assert (judged(anna), judged(bea)) == (200, 200)


def test_a_table_may_allow_it_for_all_to_see(server: Server) -> None:
    """The option stands in the table before anyone sits down."""
    anna, bea, table = playing(server, aids=True)
    seen = Guest(server, "Carla").http.get(f"/api/tables/{table['id']}").json()
    assert seen["settings"]["aids"] is True
    assert (judged(anna), judged(bea)) == (200, 200)


@pytest.mark.parametrize("more", [{"bots": BOT}, {"days_per_move": 3}])
def test_some_tables_keep_nobody_from_asking(server: Server, more: dict[str, object]) -> None:
    """Those against bots alone, and those by correspondence, where no clock runs."""
    anna = Guest(server, "Anna")
    table = anna.open("scrabble", "figs", 2, options={"starter": 0}, **more)
    if "days_per_move" in more:
        assert Guest(server, "Bea").join(table["id"], table["code"]).status_code == 201
    assert judged(anna) == 200


def test_every_browser_of_an_account_and_its_programs(server: Server) -> None:
    """The person plays, not the browser; and a program of theirs asks for them."""
    anna, _, _ = playing(server)
    answer = anna.http.post("/api/account", json={"name": "annaaccount", "password": "una frase lunga assai"})
    assert answer.status_code in (200, 201), answer.text
    elsewhere = Guest(server, "Anna altrove")
    signed_in = elsewhere.http.post("/api/sign-in", json={"name": "annaaccount", "password": "una frase lunga assai"})
    assert signed_in.status_code == 200, signed_in.text
    assert judged(elsewhere) == 409
    token = anna.http.post("/api/tokens", json={"name": "Robot"})
    assert token.status_code == 201, token.text
    with httpx.Client(base_url=server.url, timeout=60, verify=PLAIN) as program:
        program.headers["Authorization"] = f"Bearer {token.json()['secret']}"
        assert program.get("/api/judge", params={"word": "casa"}).json()["code"] == "lookup.at_table"


def test_ones_own_kiosk_answers_when_one_does_not_play(server: Server) -> None:
    """It stays what it is for: a screen in a hall."""
    dora = Guest(server, "Dora")
    event = dora.open("tournament", "figs", 0, options={"name": "Serata", "calendar": CALENDAR})
    assert ask(dora, ("POST", "/api/tournaments/{table}/kiosk"), event["id"]).json() == {"valid": True}
    assert ask(dora, ("GET", "/api/tournaments/{table}/paper/{sheet}"), event["id"]).status_code == 200


def test_who_plays_prints_what_has_no_words_on_it(server: Server) -> None:
    """A director who plays elsewhere still runs the event; only the lists of words wait."""
    anna, _, _ = playing(server)
    event = anna.open("tournament", "figs", 0, options={"name": "Serata", "calendar": CALENDAR})
    door = ("GET", "/api/tournaments/{table}/paper/{sheet}")
    assert ask(anna, door, event["id"], sheet="standings").status_code == 200
    assert ask(anna, door, event["id"], sheet="words").status_code == 409


def test_words_tried_out_against_a_bot(server: Server) -> None:
    """Over the socket: the same code, and the game there waits."""
    anna, bea, table = playing(server)
    alone = anna.open("scrabble", "figs", 2, options={"starter": 0, "challenges": "void"}, bots=BOT)["id"]

    async def passing() -> dict[str, Any]:
        async with anna.at(alone) as place:
            return await place.do({"command": "pass"}, place.welcome["seq"])

    refused = asyncio.run(passing())
    assert (refused["type"], refused["code"], refused["article"]) == ("refused", "lookup.at_table", "24")
    assert refused["detail"]["table"] == table["id"]
    asyncio.run(resign(bea, table["id"]))
    assert asyncio.run(passing())["type"] == "ack"


def test_a_referee_may_ask(server: Server) -> None:
    """They do not play."""
    referee, anna, bea = (Guest(server, name) for name in ("Rita", "Anna", "Bea"))
    settings = {"game": "scrabble", "rules": "figs", "seats": 2, "options": {"arbiter": "referee"}}
    opened = referee.http.post("/api/tables", json={"settings": settings, "role": "referee"}).json()
    for player in (anna, bea):
        assert player.join(opened["id"], opened["code"]).status_code == 201
    assert (judged(referee), judged(anna)) == (200, 409)
