"""A tournament over REST at a real server: players from a file, who may see what, what one takes home."""

import asyncio

import pytest

from leggio.core.auditing import Finding
from leggio.tournament import audit
from leggio.tournament.log import read_tournament
from support.clients import Guest
from support.servers import Server

CSV = "nome;circolo;elo\nAnna Rossi;Pisa;1650\nBea Neri;Lucca;\n"
CALENDAR = [{"system": "swiss", "rounds": 2}]


class Evening:
    """A tournament with two players of a file, its director, and somebody who only has the id."""

    def __init__(self, server: Server) -> None:
        self.dora = Guest(server, "Dora")
        self.zoe = Guest(server, "Zoe")
        info = self.dora.open("tournament", "figs", 0, options={"name": "Serata", "calendar": CALENDAR})
        self.id, self.code = info["id"], info["code"]
        self.at = f"/api/tournaments/{self.id}"
        answer = self.dora.http.post(f"{self.at}/players", json={"csv": CSV})
        assert answer.json() == {"entered": 2, "problems": []}

    def claim(self, who: Guest, player: int | None) -> int:
        """Come in as a player of the list: the status of the answer."""
        body = {"code": self.code, "player": player}
        return who.http.post(f"/api/tables/{self.id}/seats", json=body).status_code

    def played(self) -> None:
        """Pair a round and put its result down."""

        async def scenario() -> None:
            async with self.dora.at(self.id) as desk:
                await desk.do({"command": "waive"}, 0)
                await desk.do({"command": "pair"}, 0)
                await desk.do({"command": "set_result", "round": 1, "table": 1, "first": 400, "second": 350}, 0)

        asyncio.run(scenario())

    def closed(self) -> None:
        """End the tournament."""

        async def scenario() -> None:
            async with self.dora.at(self.id) as desk:
                assert (await desk.do({"command": "close"}, 0, key="close"))["type"] == "ack"

        asyncio.run(scenario())


@pytest.fixture
def evening(server: Server) -> Evening:
    """A tournament that is on."""
    return Evening(server)


def test_a_file_is_taken_whole_or_not_at_all(evening: Evening) -> None:
    """Wrong lines are named and nobody is entered; only the desk may hand a file in."""
    wrong = evening.dora.http.post(f"{evening.at}/players", json={"csv": "nome,elo\nCarla,molto\n"}).json()
    assert (wrong["entered"], wrong["problems"][0]["line"], wrong["problems"][0]["code"]) == (0, 2, "roster.number")
    assert evening.zoe.http.post(f"{evening.at}/players", json={"csv": CSV}).json()["code"] == "claim.desk_only"
    again = evening.dora.http.post(f"{evening.at}/players", json={"csv": CSV})
    assert (again.status_code, again.json()["code"]) == (422, "entry.taken")
    players = evening.zoe.http.get(f"{evening.at}/csv/players").text.splitlines()
    assert players[1:] == ["1,Anna Rossi,Pisa,,,1650,0,1,0", "2,Bea Neri,Lucca,,,,0,1,0"]


def test_a_player_is_claimed_once_and_released_by_the_desk(evening: Evening) -> None:
    """First come, first served; then the desk decides."""
    assert evening.claim(evening.zoe, None) == 422
    assert evening.claim(evening.zoe, 1) == 201
    elio = Guest(evening.zoe.server, "Elio")
    assert evening.claim(elio, 1) == 409
    assert elio.http.delete(f"{evening.at}/claims/1").json()["code"] == "claim.desk_only"
    assert evening.dora.http.delete(f"{evening.at}/claims/1").status_code == 200
    assert evening.claim(elio, 1) == 201


def test_a_correction_is_seen_before_it_is_made(evening: Evening) -> None:
    """The lines that would change, for whoever may correct; nothing has changed."""
    evening.played()
    asked = {"round": 1, "table": 1, "first": 350, "second": 400}
    before = evening.dora.http.get(f"{evening.at}/csv/standings").text
    seen = evening.dora.http.post(f"{evening.at}/preview", json=asked).json()
    assert {move["after"]["place"] for move in seen["moves"]} == {1, 2}
    assert evening.zoe.http.post(f"{evening.at}/preview", json=asked).json()["code"] == "claim.desk_only"
    nowhere = evening.dora.http.post(f"{evening.at}/preview", json=asked | {"table": 9})
    assert (nowhere.status_code, nowhere.json()["code"]) == (404, "table.unknown")
    assert evening.dora.http.get(f"{evening.at}/csv/standings").text == before


def test_the_kiosk_says_only_whether_the_play_stands(evening: Evening) -> None:
    """One answer for all words (art. 28), at a screen of the desk."""
    good = evening.dora.http.post(f"{evening.at}/kiosk", json={"words": ["casa", "città"]})
    assert good.json() == {"valid": True}
    assert evening.dora.http.post(f"{evening.at}/kiosk", json={"words": ["casa", "qzwx"]}).json() == {"valid": False}
    assert evening.zoe.http.post(f"{evening.at}/kiosk", json={"words": ["casa"]}).json()["code"] == "claim.desk_only"
    assert evening.dora.http.post(f"{evening.at}/kiosk", json={"words": ["c4sa"]}).status_code in (400, 422)


def test_what_one_takes_home(evening: Evening) -> None:
    """The log verifies; it and everything with opinions are the desk's while the tournament is on."""
    evening.played()
    for path in ("log", "json", "csv/rulings"):
        assert evening.zoe.http.get(f"{evening.at}/{path}").json()["code"] == "claim.desk_only"
    log = read_tournament(evening.dora.http.get(f"{evening.at}/log").content)
    assert not isinstance(audit(log.events), Finding)
    whole = evening.dora.http.get(f"{evening.at}/json").json()
    assert [line["score"] for line in whole["tournament"]["standings"]] == [2, 0]
    assert evening.zoe.http.get(f"{evening.at}/csv/standings").text.count("\n") == 3
    assert evening.zoe.http.get(f"{evening.at}/csv/nonsense").status_code in (400, 404, 422)
    assert evening.zoe.http.get("/api/tournaments/nowhere/csv/standings").json()["code"] == "table.unknown"


def test_a_tournament_is_no_game_to_take_home(evening: Evening) -> None:
    """Once it is over its log is everyone's; what there is of games alone is refused with a code."""
    evening.played()
    evening.closed()
    at = f"/api/tables/{evening.id}"
    assert evening.zoe.http.get(f"{at}/log").status_code == 200
    answers = {what: evening.zoe.http.get(f"{at}/{what}") for what in ("gcg", "sheet", "rounds", "animation")}
    answers["replay"] = evening.zoe.http.post(f"{at}/replay", json={})
    assert {what: (answer.status_code, answer.json()["code"]) for what, answer in answers.items()} == {
        "gcg": (409, "export.no_gcg"),
        "sheet": (409, "export.no_sheet"),
        "rounds": (409, "rounds.none"),
        "animation": (404, "http.not_found"),
        "replay": (409, "rounds.none"),
    }
