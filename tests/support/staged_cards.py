"""Tables of Verbum as full as one likes: a real page and a real server, with other words in what the page is sent.

A game that is played for it would take minutes to get as far, and would look different every time.
"""

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import WebSocketRoute

from support.browsers import Person

View = dict[str, Any]
_SOCKET = re.compile("/ws/tables/")
_CORPUS = Path(__file__).parents[1] / "corpus" / "verbum"
LONG_WORDS = (
    "ARMADIO",
    "ELEFANTE",
    "PISTACCHIO",
    "BALENA",
    "FINESTRA",
    "SPAZZINO",
    "CANE",
    "TARTARUGA",
    "LAMPADA",
    "OROLOGIO",
    "MARGHERITA",
    "FORCHETTA",
)


def stage(person: Person, change: Callable[[View], View]) -> None:
    """Whatever view the server sends to this page from the next table on, it gets changed."""

    def meet(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame.get("view"):
                frame["view"] = change(frame["view"])
            page.send(json.dumps(frame))

        server.on_message(pass_on)

    person.page.route_web_socket(_SOCKET, meet)


def word(number: int, seat: int, letters: str, cards: str = "", **more: Any) -> View:
    """A word on the table; its cards where they are not just its letters."""
    made = cards or letters
    points = 0 if "!" in made else len(made)
    return {
        "number": number,
        "seat": seat,
        "word": letters,
        "cards": made,
        "written": letters,
        "points": points,
        "pending": False,
        "doubters": [],
        **more,
    }


def crowded(view: View, each: int, **more: Any) -> View:
    """The same table with so many words in front of each player; jollies and thieves stand in some of them."""
    words: list[View] = []
    for seat in range(len(view["players"])):
        for index in range(each):
            letters = LONG_WORDS[(index + 5 * seat) % len(LONG_WORDS)]
            cards = letters
            if index % 4 == 1:
                cards = letters[:2] + "?" + letters[3:]
            elif letters == "SPAZZINO":
                cards = "SPA%INO"
            elif index % 4 == 3:
                cards = letters[:1] + "!" + letters[2:]
            words.append(word(len(words) + 1, seat, letters, cards))
    points = [sum(each["points"] for each in words if each["seat"] == seat) for seat in range(len(view["players"]))]
    return {**view, "words": words, "points": points, **more}


def finished(person: Person, name: str) -> View:
    """The next table this page comes to is that of a finished game of the corpus, with its log: what seat 0 sees."""
    seen = json.loads(gzip.decompress((_CORPUS / f"{name}.seen.json.gz").read_bytes()))
    over: View = seen["moments"][-1]["views"]["0"]
    log = (_CORPUS / f"{name}.jsonl").read_text()
    stage(person, lambda view: {**view, **over, "seat": view["seat"]})
    person.page.route(re.compile("/api/tables/[^/]+/log$"), lambda route: route.fulfill(body=log))
    return over
