"""The website of an event."""

import re
from datetime import UTC
from html.parser import HTMLParser

import pytest

from leggio.paper.figures import points
from leggio.paper.wording import Words
from leggio.site import site
from leggio.speech import languages
from leggio.tournament import standings
from support.tournament.desk import Desk
from support.tournament.halls import HOSTILE, eventful, hall

VOID = {"meta", "link"}


class Reader(HTMLParser):
    """Reads a page: elements must close in order; links, text and elements are kept."""

    def __init__(self, content: bytes) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: set[str] = set()
        self.elements: set[str] = set()
        self.text = ""
        self.feed(content.decode())
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element begins."""
        self.elements.add(tag)
        self.links |= {value for key, value in attrs if key in {"href", "src"} and value}
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """An element ends, the last that began."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Text."""
        self.text += data


def pages(files: dict[str, bytes]) -> dict[str, Reader]:
    """The pages of a site, read."""
    return {name: Reader(content) for name, content in files.items() if name.endswith(".html")}


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize(
    "desk", [Desk(), hall(2), hall(33, rounds=2), eventful()], ids=["empty", "2", "33", "eventful"]
)
def test_whole_and_closed_in_itself(desk: Desk, language: str) -> None:
    """Every page is well formed, leads only to files of the folder, and runs nothing."""
    files = site(desk.state, language, UTC)
    for name, page in pages(files).items():
        assert {link.partition("#")[0] for link in page.links} - {""} <= files.keys(), name
        assert not page.elements & {"script", "iframe", "img", "form", "style"}, name
    assert site(desk.state, language, UTC) == files


def test_a_page_for_every_round_and_player() -> None:
    """Home, standings, players and ratings beside them."""
    files = site(hall(9, rounds=2).state, "it", UTC)
    assert {name for name in files if re.fullmatch(r"round-\d+\.html", name)} == {"round-1.html", "round-2.html"}
    assert sum(name.startswith("player-") for name in files) == 9
    assert {"index.html", "standings.html", "players.html", "ratings.html", "style.css", "ratings.csv"} <= files.keys()


def test_names_are_text() -> None:
    """What looks like markup is shown as it was written, everywhere."""
    read = pages(site(hall(6).state, "it", UTC))
    for name in HOSTILE:
        assert name in read["standings.html"].text
        assert name in read["round-1.html"].text
        assert name in read["players.html"].text


def test_standings_are_those_of_the_tournament() -> None:
    """In order, with the score."""
    state = hall(9, rounds=2).state
    text = pages(site(state, "it", UTC))["standings.html"].text
    found = [
        text.index(f"{state.entrants[line.number - 1].name}Circolo di Forlì{points(line.score)}")
        for line in standings(state)
    ]
    assert found == sorted(found)


def test_a_player_sees_own_points_first() -> None:
    """The same game from either side."""
    desk = hall(2)
    game = desk.state.rounds[0].games[0]
    assert game.result
    read = pages(site(desk.state, "it", UTC))
    own, others = game.result.first, game.result.second
    outcome, turned = ("vinta", "persa") if own > others else ("persa", "vinta")
    assert f"{own}-{others} {outcome}" in read[f"player-{game.first}.html"].text
    assert f"{others}-{own} {turned}" in read[f"player-{game.second}.html"].text


def test_what_only_the_desk_knows_is_nowhere() -> None:
    """Art. 28: players know of a play as a whole; reasons of sanctions are the desk's."""
    together = b"".join(site(eventful().state, "it", UTC).values())
    for secret in (b"PORTAVELI", b"telefono acceso", b"formulario"):
        assert secret not in together


def test_in_every_language() -> None:
    """Italian first, and English."""
    for language in languages():
        home = site(hall(4).state, language, UTC)["index.html"].decode()
        assert f'<html lang="{language}">' in home
        assert Words(language)("site.standings") in home
