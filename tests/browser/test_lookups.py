"""Looking words up while a game is on: what the form offers, what all see before they sit down, what is shut."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from support.axe import violations
from support.browsers import DESK, PHONE, Person
from support.fitting import sticking_out

Come = Callable[..., Person]
OFF = "Chi gioca non può usare giudice"
ON = "Chi gioca può usare giudice"


def visit(who: Person, path: str) -> Page:
    """Somebody's browser at a page of the app."""
    who.page.goto(who.url + path)
    return who.page


def chosen(page: Page) -> str:
    """Which of the aids the form has."""
    row = page.get_by_role("group", name="Aiuti durante la partita")
    return str(row.locator("input:checked").get_attribute("value"))


def test_the_form_offers_what_is_usual_and_says_what_it_means(person: Come) -> None:
    """On against computers alone, off where a person may sit; until somebody chooses (art. 24)."""
    page = visit(person("Anna"), "/nuovo?gioco=scrabble")
    page.get_by_text(OFF).wait_for()
    assert chosen(page) == "none"
    bots = page.get_by_role("group", name="Di questi, il computer ne prende")
    bots.get_by_text("1", exact=True).click()
    page.get_by_text(ON).wait_for()
    assert chosen(page) == "allowed"
    page.get_by_role("group", name="Posti").get_by_text("3", exact=True).click()
    page.get_by_text(OFF).wait_for()
    page.get_by_role("group", name="Aiuti durante la partita").get_by_text("Ammessi").click()
    page.get_by_text(ON).wait_for()
    bots.get_by_text("0", exact=True).click()
    assert chosen(page) == "allowed", "what was chosen stays"


@pytest.mark.parametrize("aids", [False, True])
def test_everyone_sees_it_before_sitting_down(person: Come, aids: bool) -> None:
    """In the list, on the page of the invitation, in the waiting room, at the table."""
    anna, bea = person("Anna"), person("Bea", viewport=PHONE)
    table = anna.open("scrabble", "figs", 2, public=True, aids=aids)
    line, hint = ("Aiuti ammessi", ON) if aids else ("Senza aiuti", OFF)
    expect(anna.page.get_by_text(hint)).to_be_visible()
    visit(bea, "/")
    row = bea.page.locator(f'a[href="/t/{table["id"]}"]')
    expect(row).to_contain_text(line.lower())
    visit(bea, f"/j/{table['code']}")
    expect(bea.page.get_by_text(hint)).to_be_visible()
    assert sticking_out(bea.page, PHONE["width"]) == []
    assert violations(bea.page, both_lights=False) == []
    bea.page.get_by_role("button", name="Siediti al tavolo").click()
    expect(anna.page.locator("aside").get_by_text(hint)).to_be_visible()
    bea.page.get_by_role("button", name="Altro").click()
    expect(bea.page.get_by_role("dialog").get_by_text(hint)).to_be_visible()


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])
def test_what_is_shut_says_why_and_leads_back(person: Come, screen: dict[str, int]) -> None:
    """Judge, searches, drills and analysis, on turn or not; and all open again when the game is over (art. 24, 28)."""
    anna, bea = person("Anna", viewport=screen), person("Bea")
    table = anna.open("scrabble", "figs", 2, options={"starter": 0})
    bea.join(table)
    for player, other, width in ((anna, "Bea", screen["width"]), (bea, "Anna", DESK["width"])):
        for path in ("/giudice", "/giudice?parola=casa&regole=figs", "/studio", "/studio/corte", "/analisi"):
            visit(player, path)
            shut = player.page.get_by_role("alert")
            expect(shut).to_contain_text("Stai giocando: qui è chiuso")
            expect(shut).to_contain_text(f"Stai giocando con {other}: giudice, ricerche, studio e analisi")
            expect(shut).to_contain_text("(art. 24)")
            assert sticking_out(player.page, width) == []
            assert violations(player.page, both_lights=False) == []
        player.page.get_by_role("link", name="Torna al tavolo").click()
        player.page.wait_for_url(f"**/t/{table['id']}")
    bea.page.get_by_role("button", name=re.compile("Abbandona")).click()
    bea.page.get_by_role("dialog").get_by_role("button", name=re.compile("Abbandona")).click()
    bea.wait(lambda: bea.view.get("phase") == "over")
    visit(anna, "/giudice?parola=casa&regole=figs")
    expect(anna.page.get_by_text("Valida", exact=True)).to_be_visible()


def test_a_search_that_was_open_shuts_when_the_game_begins(person: Come) -> None:
    """Whoever has the page open when the other sits down is told at the next question."""
    anna, bea = person("Anna"), person("Bea")
    table = anna.open("scrabble", "figs", 2)
    visit(anna, "/giudice")
    anna.page.get_by_role("textbox", name="Lettere").fill("casat")
    bea.join(table)
    anna.page.get_by_role("button", name="Cerca").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("Stai giocando con Bea")
    expect(anna.page.get_by_role("textbox", name="Lettere")).to_have_count(0)
