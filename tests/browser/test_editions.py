"""A club's words in a real browser: reported, looked at, published; a table and a tournament rule by them."""

import re
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from support.axe import violations
from support.browsers import PHONE, Person
from support.fitting import sticking_out
from support.owner import lexicon
from support.servers import serving

BAD = "name: circolo\nnumber: 1\n\n+ nouns casa f\n- gazebo perche\n"


def stamp(page: Page, word: str, verdict: str) -> None:
    """Ask the judge's page, and read what it stamps."""
    page.get_by_label("Parola", exact=True).fill(word)
    page.get_by_role("button", name="Giudica").click()
    expect(page.locator(".stamp")).to_have_text(verdict)


def test_a_club_amends_its_words(browser: Browser, tmp_path: Path) -> None:
    """On a telephone: from the report to what a table and a tournament go by; a bad edition changes nothing."""
    data = tmp_path / "data"
    with serving(data) as running, closing(Person(browser, running.url, "Anna", viewport=PHONE)) as anna:
        page = anna.page
        anna.ask("POST", "/api/account", {"name": "anna", "password": "una frase lunga assai"})
        page.goto(f"{running.url}/giudice?parola=zuzzerello")
        page.get_by_role("button", name="Segnala").click()
        page.get_by_label("Che cos’è").select_option("sostantivo maschile")
        page.get_by_role("button", name="Manda la segnalazione").click()
        expect(page.get_by_text("Segnalazione mandata")).to_be_visible()

        page.goto(f"{running.url}/edizioni/cura")
        expect(page.get_by_text("leggio lexicon owner")).to_be_visible()
        assert lexicon("owner", "anna", data=data)[0] == 0
        page.reload()
        expect(page.get_by_role("heading", name="zuzzerello")).to_be_visible()
        page.get_by_label("Perché, per chi").fill("Lo dicono i nonni.")
        page.get_by_role("button", name="Accogli", exact=True).click()
        expect(page.get_by_text("Nessuna segnalazione da guardare")).to_be_visible()

        text = page.get_by_label("Testo")
        text.fill(BAD)
        page.get_by_role("button", name="Pubblica").click()
        expect(page.get_by_text("2 righe sbagliate: nulla è cambiato.")).to_be_visible()
        expect(page.get_by_text("Riga 5:")).to_be_visible()
        assert anna.ask("GET", "/api/editions") == []

        page.get_by_label("Nome").fill("circolo")
        page.get_by_label("Titolo").fill("Circolo di prova")
        page.get_by_role("button", name="Scrivi dalle segnalazioni accolte").click()
        expect(text).to_have_value(re.compile(r"\+ nouns zuzzerello m @l"))
        page.get_by_role("button", name="Controlla").click()
        expect(page.get_by_text("ZUZZERELLI ZUZZERELLO")).to_be_visible()
        page.get_by_role("button", name="Pubblica").click()
        link = page.get_by_role("link", name="Circolo di prova")
        expect(link).to_be_visible()
        assert violations(page) == []
        assert not sticking_out(page, PHONE["width"])

        link.click()
        expect(page.get_by_text("ZUZZERELLI ZUZZERELLO")).to_be_visible()
        assert not sticking_out(page, PHONE["width"])
        page.get_by_role("link", name="Prova una parola").click()
        stamp(page, "zuzzerello", "Valida")
        page.get_by_label("Vocabolario").select_option("Quello di Leggio")
        expect(page.locator(".stamp")).to_have_text("Non valida")

        page.goto(f"{running.url}/torneo/nuovo")
        page.get_by_label("Nome del torneo").fill("Serata")
        page.get_by_label("Vocabolario").select_option("Circolo di prova")
        page.get_by_role("button", name="Apri il torneo").click()
        page.wait_for_url(re.compile(r"/torneo/[\w-]{10,}"))
        event = page.url.rpartition("/")[2].partition("?")[0]
        ruled = [
            anna.ask("POST", f"/api/tournaments/{event}/kiosk", {"words": [word]})["valid"]
            for word in ("zuzzerello", "zuzzzzz")
        ]
        assert ruled == [True, False]

        page.goto(f"{running.url}/nuovo")
        page.get_by_label("Vocabolario").select_option("Circolo di prova")
        page.get_by_role("button", name="Apri il tavolo").click()
        played = page.get_by_role("link", name="Le parole le decide l’edizione circolo 1")
        expect(played).to_be_visible()
