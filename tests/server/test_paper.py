"""Paper and the website of a tournament at a real server."""

import io
import zipfile

import pytest

from support.clients import Guest
from support.pdf import pages_of
from support.servers import Server

CALENDAR = [{"system": "swiss", "rounds": 2}]
TITLES = {
    "pairings": "Turno 1",
    "standings": "Classifica",
    "cards": "Tavolo",
    "slips": "Tavolo 1",
    "sheets": "Formulario",
    "minutes": "Verbale",
    "words": "Parole di due lettere",
}


class Hall:
    """A tournament whose first round is paired, its director, and somebody else."""

    def __init__(self, server: Server) -> None:
        self.dora = Guest(server, "Dora")
        self.zoe = Guest(server, "Zoe")
        info = self.dora.open("tournament", "figs", 0, options={"name": "Serata", "calendar": CALENDAR})
        self.id = info["id"]
        self.at = f"/api/tournaments/{self.id}"
        self.dora.http.post(f"{self.at}/players", json={"csv": "nome\nAnna Rossi\n#import Bea\n"})

    async def pair(self) -> None:
        """Pair the round."""
        async with self.dora.at(self.id) as desk:
            await desk.do({"command": "waive"}, 0)
            await desk.do({"command": "pair"}, 0)


@pytest.fixture(scope="module")
def hall(server: Server) -> Hall:
    """One for all tests: they only read."""
    import asyncio

    hall = Hall(server)
    before = hall.dora.http.get(f"{hall.at}/paper/pairings")
    assert (before.status_code, before.json()["code"]) == (422, "round.unknown")
    asyncio.run(hall.pair())
    return hall


@pytest.mark.parametrize("sheet", sorted(TITLES))
def test_every_sheet_for_the_desk_alone(hall: Hall, sheet: str) -> None:
    """A PDF with its title; nobody else gets it."""
    answer = hall.dora.http.get(f"{hall.at}/paper/{sheet}")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/pdf"
    assert TITLES[sheet] in pages_of(answer.content)[0]
    refused = hall.zoe.http.get(f"{hall.at}/paper/{sheet}")
    assert (refused.status_code, refused.json()["code"]) == (409, "claim.desk_only")


def test_as_it_is_asked_for(hall: Hall) -> None:
    """Language, large print, a link to scan, names of a round, the hours of the hall."""
    asked = {"lang": "en", "large": "true", "link": "http://10.0.0.2:8000/j/abcdef", "east": "60", "round": "1"}
    cards = pages_of(hall.dora.http.get(f"{hall.at}/paper/cards", params=asked).content)
    assert "Scan to follow" in cards[0]
    sheets = pages_of(hall.dora.http.get(f"{hall.at}/paper/sheets", params=asked).content)
    assert len(sheets) == 2
    assert "#import Bea" in sheets[0]


@pytest.mark.parametrize(
    "asked", [{"lang": "fr"}, {"round": "0"}, {"round": "2"}, {"east": "9999"}, {"link": "x" * 501}, {"large": "so"}]
)
def test_what_cannot_be_is_refused(hall: Hall, asked: dict[str, str]) -> None:
    """A code and a sentence, never a traceback."""
    answer = hall.dora.http.get(f"{hall.at}/paper/slips", params=asked)
    assert answer.status_code in (400, 422)
    assert answer.json()["code"]
    assert answer.json()["message"]
    assert hall.dora.http.get(f"{hall.at}/paper/nothing").status_code in (400, 404, 422)


def test_the_website_in_one_file(hall: Hall) -> None:
    """For the desk; the same event, the same bytes."""
    answer = hall.dora.http.get(f"{hall.at}/site", params={"lang": "en"})
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as folder:
        assert {"index.html", "round-1.html", "player-2.html", "style.css"} <= set(folder.namelist())
        assert "#import Bea" in folder.read("players.html").decode()
    assert hall.dora.http.get(f"{hall.at}/site", params={"lang": "en"}).content == answer.content
    assert hall.zoe.http.get(f"{hall.at}/site").json()["code"] == "claim.desk_only"
