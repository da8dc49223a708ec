"""Pictures to share at the end of a game, and what a link shows before it is opened."""

import html
import re
from collections.abc import Callable
from pathlib import Path

import httpx
from playwright.sync_api import expect

from leggio.engine.minds import Minds
from support.at_the_page import lay_a_word, resign
from support.browsers import PHONE, Person
from support.servers import Server

Come = Callable[..., Person]
PNG = b"\x89PNG\r\n\x1a\n"
# A device that shares files: what it was handed.
SHARES = """
  window.shared = [];
  navigator.canShare = () => true;
  navigator.share = async ({ files, url }) => { shared.push({ type: files[0].type, size: files[0].size, url }); };
"""


def told(server: Server, path: str, **headers: str) -> dict[str, str]:
    """What the head of a page tells of it, to somebody who has never been here."""
    page = httpx.get(f"{server.url}{path}", headers=headers)
    assert page.status_code == 200
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', page.text.partition("</head>")[0])
    return {name: html.unescape(content) for name, content in found}


def test_links_show_a_card(person: Come, server: Server) -> None:
    """An invitation tells its game, a finished game who played, in the reader's language; nothing else is told."""
    anna, bea = person("Anna"), person('Bea "<b>"')
    table = anna.open("scrabble", "figs", 2, options={"starter": 0})
    for path in (f"/j/{table['code']}", f"/t/{table['code']}", f"/t/{table['id']}"):
        card = told(server, path, **{"Accept-Language": "it"})
        assert card["og:title"] == "Giochiamo a Scrabble?"
        assert card["og:image"] == f"{server.url}/api/cards/scrabble?lang=it"
        assert card["og:url"] == f"{server.url}{path}"
        assert "Anna" not in str(card)
        assert httpx.get(card["og:image"]).content.startswith(PNG)
    assert told(server, f"/j/{table['code']}", **{"Accept-Language": "en"})["og:title"] == "A game of Scrabble?"
    for nowhere in ("/j/QQQQQQ", "/t/QQQQQQ", "/t/nobody-has-this-one"):
        assert told(server, nowhere)["og:title"] == "Leggio"
    bea.join(table)
    bea.page.wait_for_selector(".rack .place")
    assert "Anna" not in str(told(server, f"/t/{table['id']}"))
    resign(anna)
    card = told(server, f"/t/{table['id']}", **{"Accept-Language": "it"})
    assert card["og:title"] == "Scrabble: com’è finita"
    assert card["og:description"] == 'Hanno giocato Anna, Bea "<b>". Guarda la partita.'
    assert card["og:image"] == f"{server.url}/api/tables/{table['id']}/picture?lang=it"
    assert httpx.get(card["og:image"]).content.startswith(PNG)
    # Whatever a caller says of the host is a host, or nothing is told at all.
    assert httpx.get(f"{server.url}/t/{table['id']}", headers={"Host": 'x"><script>'}).status_code == 400


def test_a_finished_game_is_saved_as_a_picture(person: Come, minds: Minds) -> None:
    """Where the device shares nothing, pictures are downloaded: the game, a play one looks at, play by play."""
    anna, bea = person("Anna"), person("Bea")

    def deal() -> None:
        bea.join(anna.open("scrabble", "figs", 2, options={"starter": 0}))

    lay_a_word(anna, minds, deal)
    bea.press("Accetta")
    resign(bea)
    page = anna.page
    page.locator("#how-it-ended").wait_for()
    page.locator(".sheet button").first.click()
    for button in ("Condividi questa giocata", "Mossa per mossa"):
        with page.expect_download() as saving:
            anna.press(button)
        assert Path(saving.value.path()).read_bytes().startswith(PNG)
    anna.press("Torna alla partita")
    expect(page.get_by_role("button", name="Condividi la partita")).to_be_visible()


def test_a_phone_shares_the_picture(person: Come) -> None:
    """The device's own way, with the link to the game."""
    anna = person("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    anna.context.add_init_script(SHARES)
    table = anna.open("verbum", "verbum", 2, bots=[{"level": "facile"}])
    anna.wait(lambda: bool(anna.view), "no game")
    anna.press("Altro")
    anna.press("Abbandona")
    anna.hit(anna.page.get_by_role("dialog").last.get_by_role("button", name="Abbandona", exact=True))
    anna.press("Condividi la partita")
    anna.wait(lambda: bool(anna.page.evaluate("shared.length")), "nothing was shared")
    shared = anna.page.evaluate("shared[0]")
    assert shared["type"] == "image/png"
    assert shared["size"] > 10_000
    assert shared["url"].endswith(f"/t/{table['id']}")
