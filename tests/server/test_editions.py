"""A club's words at a real server: reported, looked at, made an edition, played by; and the same at the terminal."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from support.clients import Guest
from support.owner import lexicon
from support.servers import serving

ANNA = {"name": "anna", "password": "una frase lunga assai"}
EVENING = {"name": "Serata", "calendar": [{"system": "swiss", "rounds": 1}]}
BAD = "name: circolo\nnumber: 2\n\n+ nouns casa f\n+ nouns zu zu\n- gazebo perche\n"


def judged(guest: Guest, word: str, edition: str = "") -> bool:
    """What the judge says of a word, by an edition."""
    answer = guest.http.get("/api/judge", params={"word": word, "lexicon": edition})
    assert answer.status_code == 200, answer.text
    return bool(answer.json()["valid"])


def code_of(answer: Any) -> tuple[int, str]:
    """Why something was refused."""
    return answer.status_code, answer.json()["code"]


def test_from_a_report_to_a_table_and_a_tournament(tmp_path: Path) -> None:
    """Somebody disputes, the owner looks, publishes and offers; who plays by it is ruled by it, the others as ever."""
    data = tmp_path / "data"
    with serving(data) as running:
        anna, bea = Guest(running, "Anna"), Guest(running, "Bea")
        assert anna.http.post("/api/account", json=ANNA).status_code == 201
        assert lexicon("owner", "nobody", data=data)[0] == 1
        assert anna.http.get("/api/owner").json() == {"owner": False}
        assert code_of(anna.http.get("/api/owner/reports")) == (403, "owner.only")
        assert lexicon("owner", "anna", data=data) == (0, "Anna\nOne account looks after the words of this server.\n")
        assert anna.http.get("/api/owner").json() == {"owner": True}

        for word, claim in (("zuzzerello", "noun-m"), ("gazebo", "foreign"), ("zzzz", "missing")):
            assert bea.http.post("/api/reports", json={"word": word, "claim": claim}).status_code == 204
        assert [each["word"] for each in anna.http.get("/api/owner/reports").json()] == ["zuzzerello", "gazebo", "zzzz"]

        def decide(word: str, claim: str, *, accept: bool, why: str = "") -> Any:
            asked = {"word": word, "claim": claim, "rules": "figs", "accept": accept, "why": why}
            return anna.http.post("/api/owner/decisions", json=asked)

        assert code_of(decide("zzzz", "missing", accept=False)) == (422, "owner.why")
        assert decide("zzzz", "missing", accept=False, why="Non è una parola.").json() == {"count": 1}
        assert code_of(decide("casa", "foreign", accept=True)) == (404, "owner.no_report")
        assert decide("zuzzerello", "noun-m", accept=True).json() == {"count": 1}
        assert decide("gazebo", "foreign", accept=True).json() == {"count": 1}
        assert {each["outcome"] for each in bea.http.get("/api/reports").json()} == {"accepted", "turned-away"}

        draft = anna.http.post("/api/owner/drafts", json={"name": "circolo", "title": "Di prova"}).json()
        assert (draft["added"], draft["by_hand"]) == (2, [])
        assert {"+ nouns zuzzerello m @l", "- gazebo foreign"} < set(draft["content"].splitlines())
        # A bad one changes nothing, and each bad line is named with its cause.
        checked = anna.http.post("/api/owner/checks", json={"content": BAD}).json()
        assert [each["line"] for each in checked["problems"]] == [4, 5, 6]
        assert all(each["message"] for each in checked["problems"])
        refused = anna.http.post("/api/owner/editions", json={"content": BAD})
        assert code_of(refused) == (422, "owner.wrong_lines")
        assert bea.http.get("/api/editions").json() == []

        good = anna.http.post("/api/owner/checks", json={"content": draft["content"]}).json()
        assert set(good["changed"]["first_came"]) == {"ZUZZERELLO", "ZUZZERELLI"}
        assert "GAZEBO" in good["changed"]["first_went"]
        published = anna.http.post("/api/owner/editions", json={"content": draft["content"]}).json()
        assert (published["name"], published["number"], published["hash"]) == ("circolo", 1, good["hash"])
        other = draft["content"].replace("Di prova", "Altra")
        assert code_of(anna.http.post("/api/owner/editions", json={"content": other})) == (409, "edition.number")
        assert code_of(bea.http.post("/api/owner/editions", json={"content": other})) == (403, "owner.only")
        assert anna.http.post("/api/owner/drafts", json={"name": "circolo"}).json()["added"] == 0  # all is said

        assert [judged(bea, word, "circolo") for word in ("zuzzerello", "gazebo", "casa")] == [True, False, True]
        assert [judged(bea, word) for word in ("zuzzerello", "gazebo")] == [False, True]
        page = bea.http.get("/api/editions/circolo").json()
        assert page["content"] == draft["content"]
        assert page["changed"]["came"] == 2
        assert bea.http.get("/api/editions/circolo/paper").content.startswith(b"%PDF")
        assert lexicon("offer", data=data)[1].startswith("circolo 1 · Di prova\n  sha256 " + published["hash"])

        # A table that says by which it plays, with a bot that goes by it; and one of a tournament.
        table = bea.open("scrabble", "figs", 2, lexicon="circolo", bots=[{"level": "facile"}])
        assert table["settings"]["lexicon"] == published["reference"]
        assert asyncio.run(lexicon_at(bea, table["id"])).startswith("figs-circolo.1-")
        event = anna.open("tournament", "figs", 0, lexicon="circolo", options=EVENING)
        at = f"/api/tournaments/{event['id']}"
        stands = [anna.http.post(f"{at}/kiosk", json={"words": [word]}).json() for word in ("zuzzerello", "gazebo")]
        assert stands == [{"valid": True}, {"valid": False}]
        assert anna.http.get(f"{at}/json").json()["tournament"]["lexicon"].startswith("figs-circolo.1-")

        # Withdrawn: new tables may not choose it, those that play by it go on.
        assert lexicon("offer", "--withdraw", "circolo", data=data) == (0, "Tables have Leggio’s own words only.\n")
        settings = {"game": "scrabble", "rules": "figs", "seats": 2, "lexicon": "circolo"}
        assert code_of(anna.http.post("/api/tables", json={"settings": settings})) == (422, "settings.lexicon")
        assert judged(bea, "zuzzerello", table["settings"]["lexicon"])
        # At the terminal, a file of the next number is on offer at once.
        file = tmp_path / "circolo.txt"
        file.write_text("name: circolo\nnumber: 2\n\n+ nouns zuzzerella f\n")
        assert lexicon("offer", str(file), data=data)[0] == 0
        assert [each["number"] for each in bea.http.get("/api/editions").json()] == [2]
        assert lexicon("owner", "anna", "--remove", data=data)[1].startswith("Nobody looks after the words")
        assert code_of(anna.http.get("/api/owner/reports")) == (403, "owner.only")


async def lexicon_at(guest: Guest, table: str) -> str:
    """The label that a table's game records, once it has begun."""
    async with guest.at(table) as place:
        while not place.view:
            await place.next("update")
        return str(place.view["lexicon"])


@pytest.mark.parametrize("edition", ["nessuna", "circolo.7", "circolo.1-0123456789abcdef", "../../etc", "Ä"])
def test_an_edition_that_is_not_there(server: Any, edition: str) -> None:
    """Is told, wherever one asks for it."""
    guest = Guest(server, "Anna")
    asked = guest.http.get("/api/judge", params={"word": "casa", "lexicon": edition})
    assert code_of(asked) == (404, "edition.not_here")
