"""Verbum's own lists and decks over REST: what is wrong is told line by line, what is right everyone sees."""

import pytest

from support.clients import Guest
from support.servers import Server

DECK = ["nome nostro", "giocatori 2", "A 20", "E 20", "R 10"]


@pytest.fixture(scope="module")
def anna(server: Server) -> Guest:
    """Somebody who opens tables."""
    return Guest(server, "Anna")


def settings(**options: object) -> dict[str, object]:
    """Settings of a table for two."""
    return {"settings": {"game": "verbum", "rules": "verbum", "seats": 2, "options": options}}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("it", "Il mazzo va corretto: riga 3: «tanti» non è un numero; riga 5: non conosco la carta «ZZ»"),
        ("en", "The deck needs mending: line 3: “tanti” is no number; line 5: "),
    ],
)
def test_a_wrong_deck_is_told_line_by_line(anna: Guest, language: str, said: str) -> None:
    """Verbum, par. 4: every problem with its line and code, and one sentence in the language asked for."""
    wrong = [*DECK[:2], "A tanti", *DECK[3:4], "ZZ 3"]
    answer = anna.http.post("/api/tables", json=settings(deck=wrong), headers={"Accept-Language": language})
    problem = answer.json()
    assert (answer.status_code, problem["code"], problem["article"]) == (422, "open.deck_text", "4")
    assert [(each["line"], each["code"]) for each in problem["detail"]["problems"]] == [
        (3, "deck.bad_number"),
        (5, "deck.unknown_card"),
    ]
    assert problem["message"].startswith(said)


@pytest.mark.parametrize(
    "options", [{"deck": "nome x"}, {"deck": [3]}, {"lists": {"fiumi": ["po"]}}, {"lists": [[]]}, {"rules": "x"}]
)
def test_what_is_no_text_is_refused(anna: Guest, options: dict[str, object]) -> None:
    """Bad JSON for lists and decks is refused like any option."""
    answer = anna.http.post("/api/tables", json=settings(**options))
    assert (answer.status_code, answer.json()["code"]) == (422, "settings.option")


def test_everyone_sees_them_before_they_sit_down(server: Server, anna: Guest) -> None:
    """Verbum, par. 2, 4: the table of a code is described with its lists and its deck."""
    options = {"categories": ["words", "fiumi"], "lists": ["fiumi: po, arno"], "deck": DECK}
    opened = anna.http.post("/api/tables", json=settings(**options)).json()
    seen = Guest(server, "Bea").http.get(f"/api/codes/{opened['code']}").json()["settings"]["options"]
    assert {name: seen[name] for name in options} == options
