"""Drills at a real server: nothing tells the answer before it is given, and progress stays with the person."""

import asyncio
import json
from typing import Any

import httpx
import pytest

from leggio.notation.log import write_log
from leggio.study import Drill
from support.analysed import wasted_opening
from support.clients import Guest
from support.servers import Server
from support.study import school

KINDS = [kind.value for kind in Drill if kind is not Drill.MISSES]


def asked(guest: Guest, kind: str | None, rules: str = "figs") -> Any:
    """Be asked something."""
    answer = guest.http.post("/api/study/questions", json={"kind": kind, "rules": rules})
    assert answer.status_code == 200, answer.text
    return answer.json()


def answered(guest: Guest, question: str, *parts: str) -> httpx.Response:
    """Answer it."""
    return guest.http.post("/api/study/answers", json={"question": question, "answer": list(parts)})


@pytest.mark.parametrize("rules", ["figs", "scarabeo"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_question_is_asked_and_answered_once(server: Server, kind: str, rules: str) -> None:
    """The verdict explains; a miss is a card; the same question takes no second answer."""
    guest = Guest(server, "Anna")
    question = asked(guest, kind, rules)
    assert (question["kind"], question["rules"], question["review"]) == (kind, rules, False)
    verdict = answered(guest, question["id"])
    assert verdict.status_code == 200, verdict.text
    grade = verdict.json()["grade"]
    assert grade["right"] is False
    assert grade["missed"] or grade["best"]
    drill = next(each for each in verdict.json()["progress"]["drills"] if each["kind"] == kind)
    assert (drill["asked"], drill["right"], drill["cards"]) == (1, 0, 1)
    assert guest.http.get("/api/study").json() == verdict.json()["progress"]
    assert answered(guest, question["id"]).json()["code"] == "study.not_open"


def test_nothing_tells_the_answer_before_it_is_given(server: Server) -> None:
    """Not the question, not the figures, not a refusal; the id is of no use to anybody."""
    guest = Guest(server, "Anna")
    for _ in range(5):
        question = asked(guest, "anagrams")
        letters = question["prompt"]["letters"]
        words = school().graph.anagrams(letters)
        nonsense = answered(guest, question["id"], "c4sa")
        assert (nonsense.status_code, nonsense.json()["code"], nonsense.json()["field"]) == (
            422,
            "study.bad_answer",
            "answer",
        )
        seen = json.dumps([question, nonsense.json(), guest.http.get("/api/study").json()])
        assert not [word for word in words if word != letters and word in seen]
        assert answered(Guest(server, "Bea"), question["id"], *words).json()["code"] == "study.not_open"
        assert answered(guest, question["id"], *words).json()["grade"]["right"]


def test_what_was_missed_is_reviewed(server: Server) -> None:
    """Not before it is due: then there is a code for it."""
    guest = Guest(server, "Anna")
    nothing = guest.http.post("/api/study/questions", json={})
    assert (nothing.status_code, nothing.json()["code"]) == (404, "study.nothing_due")
    answered(guest, asked(guest, "short")["id"])
    later = guest.http.get("/api/study").json()
    assert later["due"] == 0
    assert later["next_due"] is not None
    assert guest.http.post("/api/study/questions", json={}).json()["code"] == "study.nothing_due"


def test_a_new_question_takes_the_place_of_the_open_one(server: Server) -> None:
    """Which counts for nothing."""
    guest = Guest(server, "Anna")
    first, second = asked(guest, "short"), asked(guest, "short")
    assert answered(guest, first["id"], "yes").json()["code"] == "study.not_open"
    assert answered(guest, second["id"]).status_code == 200
    assert sum(drill["asked"] for drill in guest.http.get("/api/study").json()["drills"]) == 1


def test_strangers_see_empty_figures_and_are_asked_nothing(server: Server) -> None:
    """Progress needs somebody it belongs to."""
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}, timeout=60) as nobody:
        figures = nobody.get("/api/study").json()
        assert (figures["due"], len(figures["drills"])) == (0, len(Drill))
        assert nobody.post("/api/study/questions", json={"kind": "short"}).json()["code"] == "session.none"


@pytest.mark.parametrize(
    "body",
    [
        {"kind": "chess"},
        {"rules": "verbum"},
        {"kind": "short", "seed": "1"},
        [],
    ],
)
def test_what_cannot_be_asked_for_is_refused(server: Server, body: object) -> None:
    """With a code, as are answers that are too long."""
    guest = Guest(server, "Anna")
    assert guest.http.post("/api/study/questions", json=body).status_code in (400, 422)
    question = asked(guest, "anagrams")["id"]
    assert answered(guest, question, "A" * 41).status_code in (400, 422)
    assert answered(guest, question, *["A"] * 201).status_code in (400, 422)
    assert answered(guest, "x" * 65).status_code in (400, 422)
    assert answered(guest, question).status_code == 200


def test_two_pages_at_once_count_an_answer_once(server: Server) -> None:
    """Whichever comes first; the other is told."""
    guest = Guest(server, "Anna")
    question = asked(guest, "short")["id"]

    async def both() -> list[int]:
        cookies = dict(guest.http.cookies)
        async with httpx.AsyncClient(
            base_url=server.url, headers={"Origin": server.url}, cookies=cookies, timeout=60
        ) as client:
            body = {"question": question, "answer": ["yes"]}
            answers = await asyncio.gather(*(client.post("/api/study/answers", json=body) for _ in range(4)))
            return sorted(answer.status_code for answer in answers)

    assert asyncio.run(both()) == [200, 409, 409, 409]
    assert sum(drill["asked"] for drill in guest.http.get("/api/study").json()["drills"]) == 1


def test_nobody_asks_for_ever(server: Server) -> None:
    """A person has fifty at once, questions and answers together, and one more each second."""
    guest = Guest(server, "Anna")
    answers = (answered(guest, "none") for _ in range(300))
    limited = next(answer for answer in answers if answer.status_code == 429)
    assert limited.json()["detail"]["limit"] == "study"


def test_ones_own_games_are_not_drawn(server: Server) -> None:
    """Nothing gives them but a game."""
    refused = Guest(server, "Anna").http.post("/api/study/questions", json={"kind": "misses"})
    assert (refused.status_code, refused.json()["code"]) == (404, "study.nothing_to_ask")


A_GAME = write_log("scrabble", wasted_opening().log)


def kept(guest: Guest, **game: object) -> httpx.Response:
    """Bring a game for its misses."""
    return guest.http.post("/api/study/misses", json=game)


def test_ones_own_misses_are_practised(server: Server) -> None:
    """They are cards at once, once each; the best play is right, and the card comes back later."""
    guest = Guest(server, "Anna")
    first = kept(guest, text=A_GAME, seat=0)
    assert first.status_code == 200, first.text
    assert (first.json()["found"], first.json()["added"]) == (1, 1)
    assert kept(guest, text=A_GAME, seat=0).json()["added"] == 0
    drill = next(each for each in guest.http.get("/api/study").json()["drills"] if each["kind"] == "misses")
    assert (drill["asked"], drill["cards"], drill["due"]) == (0, 1, 1)
    question = asked(guest, "misses", "scarabeo")  # whatever the game that one practises otherwise
    assert (question["rules"], question["review"], question["prompt"]["rack"]) == ("figs", True, "AFGILOZ")
    verdict = answered(guest, question["id"], "zolfa").json()
    assert verdict["grade"]["right"]
    drill = next(each for each in verdict["progress"]["drills"] if each["kind"] == "misses")
    assert (drill["asked"], drill["cards"], drill["due"]) == (1, 1, 0)
    later = guest.http.post("/api/study/questions", json={"kind": "misses"})
    assert (later.status_code, later.json()["code"]) == (404, "study.nothing_due")


def test_who_missed_nothing_gets_no_cards(server: Server) -> None:
    """An exchange may have been wise; then there is nothing to ask."""
    guest = Guest(server, "Bea")
    nothing = kept(guest, text=A_GAME, seat=1).json()
    assert (nothing["found"], nothing["added"]) == (0, 0)
    assert guest.http.post("/api/study/questions", json={"kind": "misses"}).json()["code"] == "study.nothing_to_ask"


def test_a_question_that_waits_goes_on_waiting(server: Server) -> None:
    """Misses of a game take no question away."""
    guest = Guest(server, "Anna")
    question = asked(guest, "short")["id"]
    assert kept(guest, text=A_GAME, seat=0).status_code == 200
    assert answered(guest, question).status_code == 200


@pytest.mark.parametrize(
    ("game", "status", "code"),
    [
        ({"seat": 0}, 422, "analysis.one_of"),
        ({"text": "nonsense", "seat": 0}, 422, "analysis.broken"),
        ({"table": "nowhere", "seat": 0}, 404, "table.unknown"),
        ({"text": A_GAME, "seat": 2}, 422, "study.no_such_player"),
    ],
)
def test_misses_of_what_is_no_game(server: Server, game: dict[str, object], status: int, code: str) -> None:
    """With a code, and nothing changes."""
    guest = Guest(server, "Anna")
    refused = kept(guest, **game)
    assert (refused.status_code, refused.json()["code"]) == (status, code)
    assert guest.http.get("/api/study").json()["due"] == 0
