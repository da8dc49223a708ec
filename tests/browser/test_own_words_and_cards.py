"""Verbum with words and cards of one's own, from the form of a new table to the words on it (par. 2-4)."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from leggio.engine.minds import Minds
from support.at_the_cards import play_until
from support.axe import violations
from support.browsers import DESK, PHONE, Person
from support.fitting import sticking_out

Come = Callable[..., Person]
WRONG_DECK = "nome scuola\ngiocatori 2\nA dieci\nD 9\nI 9\nG 9\nÈ 9\nE 9\n"
DECK = "nome scuola\ngiocatori 2\nA 9\nD 9\nI 9\nG 9\nE 9\n"


def words_of(person: Person, kind: str) -> Locator:
    """Where the words of a kind are typed."""
    return person.page.get_by_label(f"Elenco: {kind}", exact=True)


def problems(area: Locator) -> Locator:
    """What is wrong with a text."""
    return area.locator("xpath=..").get_by_role("listitem")


def new_table(person: Person) -> None:
    """The form of a new table, with rivers alone for what counts."""
    person.page.goto(f"{person.url}/nuovo?gioco=verbum")
    person.page.get_by_label("Una categoria vostra").fill("Fiumi")
    person.press("Aggiungi")
    person.page.get_by_role("switch", name="Parole comuni (tutte)").uncheck()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_from_the_form_to_the_words_on_the_table(person: Come, minds: Minds, size: dict[str, int]) -> None:
    """Par. 2-4: every wrong line is told and nothing typed is lost; the other sees all before sitting; it is played."""
    anna, bea = person("Anna", viewport=size), person("Bea", viewport=size)
    new_table(anna)
    words_of(anna, "fiumi").fill("adige, p0\npo arno\nt-evere")
    anna.press("Apri il tavolo")
    wrong = problems(words_of(anna, "fiumi"))
    expect(wrong).to_have_count(2)
    expect(wrong.nth(0)).to_have_text("Riga 1: «p0» non è una parola: servono solo lettere.")
    expect(wrong.nth(1)).to_have_text("Riga 3: «t-evere» non è una parola: servono solo lettere.")
    expect(words_of(anna, "fiumi")).to_be_focused()
    expect(words_of(anna, "fiumi")).to_have_value("adige, p0\npo arno\nt-evere")
    words_of(anna, "fiumi").fill("adige po\narno")

    anna.page.get_by_text("Un mazzo vostro (par. 4)").click()
    deck = anna.page.get_by_label("Le carte", exact=True)
    deck.fill(WRONG_DECK)
    anna.press("Apri il tavolo")
    expect(problems(deck)).to_have_count(2)
    expect(problems(deck).nth(0)).to_have_text("Riga 3: «dieci» non è un numero.")
    expect(problems(deck).nth(1)).to_contain_text("Riga 7: non conosco la carta «È»")
    expect(deck).to_have_value(WRONG_DECK)
    expect(words_of(anna, "fiumi")).to_have_value("adige po\narno")
    assert violations(anna.page, both_lights=False) == []
    assert sticking_out(anna.page, size["width"]) == []
    deck.fill(DECK)
    anna.press("Apri il tavolo")
    code = anna.page.locator(".invitation .code [aria-label]")
    expect(code).to_be_visible()
    expect(anna.page.get_by_text("Valgono: fiumi")).to_be_visible()

    bea.page.goto(f"{bea.url}/j/{code.get_attribute('aria-label')}")
    expect(bea.page.get_by_text("Valgono: fiumi · almeno 3 lettere")).to_be_visible()
    bea.page.get_by_text("Elenco: fiumi").click()
    expect(bea.page.get_by_text("adige, po, arno")).to_be_visible()
    bea.page.get_by_text("Il mazzo di questo tavolo: scuola").click()
    expect(bea.page.get_by_role("listitem").filter(has_text="D×9")).to_be_visible()
    assert violations(bea.page, both_lights=False) == []
    assert sticking_out(bea.page, size["width"]) == []
    bea.press("Siediti al tavolo")

    both = [anna, bea]
    for each in both:
        each.go(each.ask("GET", "/api/me/tables")[0]["id"])
        each.wait(lambda each=each: bool(each.view), "no cards")  # type: ignore[misc]
    assert set(anna.view["hand"]) <= set("ADIGE")
    play_until(both, minds, lambda: bool(anna.view["words"]))
    assert {word["word"] for word in anna.view["words"]} == {"ADIGE"}
    expect(bea.page.locator(".word", has_text="A").first).to_be_visible()


def test_texts_come_out_of_files(person: Come, tmp_path: Path) -> None:
    """A list and a deck are uploaded; ours is a deck to begin with, and taking it away leaves ours to play with."""
    anna = person("Anna")
    new_table(anna)
    file = tmp_path / "fiumi.txt"
    file.write_text("po\narno\n")
    anna.page.get_by_label("Elenco: fiumi: Da un file").set_input_files(file)
    expect(words_of(anna, "fiumi")).to_have_value("po\narno\n")
    anna.page.get_by_text("Un mazzo vostro (par. 4)").click()
    deck = anna.page.get_by_label("Le carte", exact=True)
    anna.press("Parti dal nostro")
    anna.wait(lambda: deck.input_value().startswith("nome di casa\ngiocatori 2\nA 8\n"), "no deck")
    assert "\njolly " in deck.input_value()
    other = tmp_path / "mazzo.txt"
    other.write_text(DECK)
    anna.page.get_by_label("Le carte: Da un file").set_input_files(other)
    expect(deck).to_have_value(DECK)
    anna.press("Togli il mazzo")
    expect(deck).to_have_value("")
    anna.press("Apri il tavolo")
    expect(anna.page.get_by_text("Elenco: fiumi")).to_be_visible()
    expect(anna.page.get_by_text("Il mazzo di questo tavolo")).to_have_count(0)


def test_by_correspondence_a_kind_needs_its_list(person: Come) -> None:
    """Par. 3: where nobody votes, a kind without a list would have no words; the form says so and waits for one."""
    anna = person("Anna")
    new_table(anna)
    anna.page.get_by_text("Per corrispondenza", exact=True).click()
    create = anna.page.get_by_role("button", name="Apri il tavolo")
    expect(create).to_be_disabled()
    expect(anna.page.get_by_text("una categoria vostra vuole il suo elenco")).to_be_visible()
    words_of(anna, "fiumi").fill("po")
    expect(create).to_be_enabled()
