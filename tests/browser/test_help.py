"""Help against the computer in a real browser: a hint in three steps, by taps and by keys, and nowhere among people."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from support.at_the_page import no_word_of
from support.axe import violations
from support.browsers import DESK, PHONE, Person
from support.fitting import sticking_out

Come = Callable[..., Person]
SMALL: ViewportSize = {"width": 360, "height": 640}
BOT = [{"level": "facile"}]
CHECKED = {"challenges": "void", "glass_ms": None, "starter": 0}


def alone(anna: Person) -> None:
    """A game of Scarabeo against the computer, whose hints are plays: there is no cambio secco to begin with."""
    anna.open("scarabeo", "scarabeo", 2, bots=BOT, options=CHECKED)
    anna.wait(lambda: anna.view.get("turn") == anna.seat and anna.view["phase"] == "playing", "not on turn")


@pytest.mark.parametrize("viewport", [DESK, PHONE, SMALL])
def test_a_hint_comes_in_three_steps(person: Come, viewport: ViewportSize) -> None:
    """Squares that are marked, then letters, then the play on the board: to be played, or not."""
    anna = person("Anna", viewport=viewport, has_touch=viewport is not DESK)
    page = anna.page
    marked = page.locator(".square.hinted")
    alone(anna)
    standing = page.locator(".square .tile").count()
    anna.hit(page.get_by_role("button", name="Suggerimento"))
    anna.wait(lambda: marked.count() > 0, "nothing is marked")
    count = marked.count()
    expect(page.locator(".preview")).to_contain_text("segnat")
    assert not violations(page)
    anna.hit(page.get_by_role("button", name="Quali lettere?"))
    expect(page.locator(".preview")).to_contain_text("Con ")
    expect(page.locator(".square .tile")).to_have_count(standing)
    anna.hit(page.get_by_role("button", name="La giocata"))
    expect(page.locator(".square .tile")).to_have_count(standing + count)
    assert sticking_out(page, viewport["width"]) == []
    anna.hit(page.locator(".actions .primary"))
    anna.wait(
        lambda: any(row["entry"] == "play" and row["seat"] == anna.seat for row in anna.view["sheet"]),
        "it was not played",
    )
    expect(marked).to_have_count(0)


def test_among_people_there_are_no_hints(person: Come) -> None:
    """Nothing to press where aids are off; what asks all the same is refused (art. 24)."""
    anna, bea = person("Anna"), person("Bea")
    table = anna.open("scrabble", "figs", 2, options={"starter": 0})
    bea.join(table)
    anna.wait(lambda: anna.view.get("turn") == 0, "not on turn")
    expect(anna.page.get_by_role("button", name="Passa", exact=True)).to_be_enabled()
    expect(anna.page.get_by_role("button", name="Suggerimento")).to_have_count(0)
    asked = anna.page.request.get(f"{anna.url}/api/tables/{table['id']}/hint?step=1")
    assert (asked.status, asked.json()["code"]) == (409, "lookup.at_table")


def refused_with_help(anna: Person) -> None:
    """What is no word is refused with its article, and the "?" beside it opens that one."""
    page = anna.page
    anna.type_word("I9", "across", no_word_of(anna.view["rack"]))
    page.keyboard.press("Enter")
    page.locator(".toast").get_by_role("button", name="Che cosa dice il regolamento").click()
    article = page.get_by_role("dialog")
    expect(article).to_contain_text("art. 6")
    page.keyboard.press("Escape")
    expect(article).to_have_count(0)
    page.get_by_role("button", name="Richiama").click()


@pytest.mark.parametrize("viewport", [DESK, PHONE])
def test_a_word_of_the_sheet_leads_to_the_judge(person: Come, viewport: ViewportSize) -> None:
    """One press beside a word, or on a tile of the finished board: what the judge says, and the way to the page."""
    anna = person("Anna", viewport=viewport)
    page = anna.page
    alone(anna)
    if viewport is DESK:
        refused_with_help(anna)
    for step in ("Suggerimento", "Quali lettere?", "La giocata"):
        page.get_by_role("button", name=step).click()
    page.locator(".actions .primary").click()
    anna.wait(lambda: any(row["entry"] == "play" for row in anna.view["sheet"]), "it was not played")
    word = next(row["word"] for row in anna.view["sheet"] if row["entry"] == "play").upper()
    if viewport is not DESK:
        page.get_by_role("button", name="Altro").click()
    page.get_by_role("button", name="Abbandona").click()
    page.get_by_role("dialog").last.get_by_role("button", name="Abbandona").click()
    page.locator(".end").wait_for()
    page.locator(".square:has(.tile)").first.click()
    explained = page.get_by_role("dialog")
    expect(explained).to_contain_text("Dal giudice")
    expect(explained.get_by_role("link", name="Apri nel giudice").first).to_be_visible()
    assert not violations(page)
    page.keyboard.press("Escape")
    if viewport is not DESK:
        page.get_by_role("button", name="Altro").click()
    page.get_by_role("button", name=f"Che cos’è {word}?").first.click()
    page.get_by_role("dialog").last.get_by_role("link", name="Apri nel giudice").click()
    page.wait_for_url(f"**/giudice?parola={word}*")
    page.go_back()
    page.locator(".end").wait_for()


def test_an_opponent_who_adapts(person: Come) -> None:
    """It is chosen on the first page like any other, and told by what it does."""
    anna = person("Anna")
    page = anna.page
    page.goto(anna.url)
    page.get_by_label("Avversario").select_option(label="Alla tua altezza")
    page.get_by_role("button", name="Gioca contro il computer").click()
    told = page.locator(".players .small", has_text="computer, alla tua altezza")
    expect(told).to_be_visible()
    assert told.evaluate("line => line.scrollWidth <= line.clientWidth"), "it is cut"
