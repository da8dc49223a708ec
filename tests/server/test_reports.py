"""Asking the judge and disputing what it says, at a real server; and when it is not the moment to ask."""

import asyncio
import os
import sys
from pathlib import Path
from subprocess import run

import httpx
import pytest

from support.clients import Guest
from support.servers import Server, serving

ASKED = [
    ("/api/judge", {"word": "casa"}),
    ("/api/words/anagrams", {"letters": "casa"}),
    ("/api/words/pattern", {"pattern": "c*"}),
    ("/api/words/starting", {"beginning": "cas"}),
    ("/api/words/ending", {"end": "asa"}),
    ("/api/words/hooks", {"word": "casa"}),
]


def dispute(guest: Guest, word: str, claim: str, reason: str = "") -> httpx.Response:
    """Send a word to the inbox."""
    return guest.http.post("/api/reports", json={"word": word, "claim": claim, "reason": reason})


def mover(guests: list[Guest]) -> tuple[Guest, Guest]:
    """Who has to move, and who has not."""
    waiting = [any(table.get("your_turn") for table in guest.http.get("/api/me/tables").json()) for guest in guests]
    assert sorted(waiting) == [False, True]
    return (guests[0], guests[1]) if waiting[0] else (guests[1], guests[0])


def test_whoever_has_to_move_against_people_may_not_ask(server: Server) -> None:
    """Neither the judge nor any search answers them, with a code; it answers their opponent, and them afterwards."""
    guests = [Guest(server, "Anna"), Guest(server, "Bea")]
    table = guests[0].open("scrabble", "figs", 2, options={"challenges": "void"})
    assert guests[1].join(table["id"], table["code"]).status_code == 201
    moving, resting = mover(guests)
    for path, question in ASKED:
        refused = moving.http.get(path, params=question)
        assert (refused.status_code, refused.json()["code"]) == (409, "words.your_move"), path
        assert refused.json()["detail"] == {"table": table["id"]}
        assert resting.http.get(path, params=question).status_code == 200, path
    assert dispute(moving, "casa", "foreign").json()["code"] == "words.your_move"
    asyncio.run(passes(moving, table["id"]))
    assert moving.http.get("/api/judge", params={"word": "casa"}).status_code == 200
    assert resting.http.get("/api/judge", params={"word": "casa"}).status_code == 409


async def passes(guest: Guest, table: str) -> None:
    """Make a move that needs no letters."""
    async with guest.at(table) as place:
        seq = place.welcome["seq"]
        await place.send({"type": "do", "key": "pass", "seq": seq, "command": {"command": "pass"}})
        await place.next("ack")


def test_a_referee_may_ask(server: Server) -> None:
    """Nobody waits for their move."""
    referee, anna, bea = (Guest(server, name) for name in ("Rita", "Anna", "Bea"))
    opened = referee.http.post(
        "/api/tables",
        json={
            "settings": {"game": "scrabble", "rules": "figs", "seats": 2, "options": {"arbiter": "referee"}},
            "role": "referee",
        },
    ).json()
    for player in (anna, bea):
        assert player.join(opened["id"], opened["code"]).status_code == 201
    mover([anna, bea])
    assert referee.http.get("/api/judge", params={"word": "casa"}).status_code == 200


@pytest.mark.parametrize("more", [{"bots": [{"level": "facile"}]}, {"days_per_move": 3}])
def test_some_tables_keep_nobody_from_asking(server: Server, more: dict[str, object]) -> None:
    """Those against bots alone, and those by correspondence."""
    guests = [Guest(server, "Anna"), Guest(server, "Bea")]
    table = guests[0].open("scrabble", "figs", 2, options={"starter": 0}, **more)
    if "days_per_move" in more:
        assert guests[1].join(table["id"], table["code"]).status_code == 201
    assert any(each.get("your_turn") for each in guests[0].http.get("/api/me/tables").json())
    assert guests[0].http.get("/api/judge", params={"word": "casa"}).status_code == 200


@pytest.mark.parametrize(
    ("word", "claim", "code"),
    [
        ("casa", "noun-f", "report.claim"),  # it counts already
        ("zzzz", "foreign", "report.claim"),  # it does not count as it is
        ("c4sa", "noun-f", "find.bad_letters"),
        ("  ", "noun-f", "find.bad_letters"),
        ("casa", "because", "request.wrong"),
        ("a" * 61, "noun-f", "request.wrong"),
    ],
)
def test_what_cannot_be_disputed_is_refused(server: Server, word: str, claim: str, code: str) -> None:
    """With a code."""
    refused = dispute(Guest(server, "Anna"), word, claim)
    assert (refused.status_code // 100, refused.json()["code"]) == (4, code)


def test_nobody_fills_the_inbox(server: Server) -> None:
    """A person may dispute twenty words an hour; strangers none."""
    guest = Guest(server, "Anna")
    answers = [dispute(guest, "zzzz", "missing", str(number)).status_code for number in range(21)]
    assert answers == [204] * 20 + [429]
    stranger = httpx.post(
        f"{server.url}/api/reports",
        json={"word": "zzzz", "claim": "missing"},
        headers={"Origin": server.url},
        timeout=60,
    )
    assert stranger.json()["code"] == "session.none"


def leggio(*arguments: str, data: Path) -> tuple[int, str]:
    """Run our command on the database of a server."""
    database = f"sqlite:///{data / 'leggio.db'}"
    done = run(  # noqa: S603 - our own command
        [sys.executable, "-m", "leggio", "lexicon", *arguments, "--lang", "en"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LEGGIO_DATABASE_URL": database, "COLUMNS": "200"},
    )
    return done.returncode, done.stdout + done.stderr


def test_the_owner_reads_the_inbox_and_amends_the_vocabulary(tmp_path: Path) -> None:
    """What people reported is listed, exported as a vocabulary that is sound, and dismissed."""
    data = tmp_path / "data"
    with serving(data) as running:
        anna = Guest(running, "Anna")
        assert dispute(anna, "Zuzzerello", "noun-m", "lo dice\n mia nonna").status_code == 204
        assert dispute(anna, "gazebo", "foreign").status_code == 204
        assert dispute(anna, "gazebo", "nonce", "anzi").status_code == 204
    code, told = leggio("reports", data=data)
    assert (code, told.splitlines()) == (
        0,
        [
            "zuzzerello (figs) is missing, says Anna: masculine noun. lo dice mia nonna",
            "gazebo (figs) should not count, says Anna: nonce word. anzi",
            "2 reports.",
        ],
    )
    amended = tmp_path / "amended"
    code, told = leggio("reports", "--export", str(amended), data=data)
    assert code == 0, told
    assert "+ nouns/z.txt: zuzzerello m @l" in told
    assert "+ excluded.txt: gazebo nonce" in told
    code, told = leggio("check", str(amended), data=data)
    assert code == 0, told
    code, told = leggio("reports", "--export", str(amended), data=data)
    assert code != 0
    assert "choose a new directory" in told
    assert leggio("reports", "--dismiss", "GAZEBO", data=data) == (0, "One report dropped.\n")
    assert leggio("reports", data=data)[1].endswith("One report.\n")
