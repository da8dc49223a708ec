"""The other pages in a real browser: home, tables, joining, the judge, accounts, guides; in English; seen by axe."""

from collections.abc import Callable, Iterator
from secrets import token_hex
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from support.axe import violations
from support.browsers import DESK, PATIENCE_MS, PHONE, WITHOUT_WORKER, Person, wait_until_kept
from support.complaints import Complaints
from support.fitting import resize, sticking_out
from support.owner import lexicon
from support.routes import EVERYWHERE, waiting_rooms
from support.servers import Server

Come = Callable[..., Person]
NewPage = Callable[..., Page]
SMALLEST: ViewportSize = {"width": 320, "height": 640}


@pytest.fixture
def stranger(browser: Browser, server: Server) -> Iterator[NewPage]:
    """The page of somebody whom the server does not know, with nothing wrong on it."""
    contexts = []
    errors: list[str] = []

    def come(path: str = "/", **context: Any) -> Page:
        usual = {
            "viewport": DESK,
            "locale": "it-IT",
            "base_url": server.url,
            "reduced_motion": "reduce",
            **WITHOUT_WORKER,
        }
        made = browser.new_context(**{**usual, **context})
        contexts.append(made)
        page = made.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if "Content Security" in said.text else None)
        page.goto(path)
        page.locator("h1").first.wait_for()
        return page

    yield come
    for each in contexts:
        each.close()
    assert not errors, errors


@pytest.mark.parametrize(
    ("game", "shown"), [("Scrabble", ".rack .place"), ("Scarabeo", ".rack .place"), ("Verbum", ".hand button")]
)
def test_one_press_to_play(stranger: NewPage, game: str, shown: str) -> None:
    """From the home page to a game against the computer, without saying who one is; and back to it from there."""
    page = stranger()
    # A poster lies over the button itself: what a finger presses is the poster.
    page.get_by_role("radio", name=game).evaluate("radio => radio.click()")
    page.get_by_role("button", name="Gioca contro il computer").click()
    page.wait_for_url("**/t/*")  # the home page has a rack of its own, for codes
    page.locator(shown).first.wait_for()
    address = page.url
    page.goto("/")
    page.get_by_role("heading", name="I tuoi tavoli").wait_for()
    page.locator(f".mine a[href='{address[address.index('/t/') :]}']").click()
    page.locator(shown).first.wait_for()


def test_opened_by_one_and_joined_by_another(stranger: NewPage) -> None:
    """A table is set up on a page; the other types its code, says who they are, and the game begins for both."""
    anna, bea = stranger("/nuovo?gioco=scrabble"), stranger()
    anna.get_by_label("Minuti a testa").select_option("15")
    anna.get_by_role("button", name="Apri il tavolo").click()
    anna.get_by_role("heading", name="Si aspetta chi gioca").wait_for()
    anna.get_by_role("img", name="Codice QR").wait_for()
    code = anna.locator(".code [aria-label]").get_attribute("aria-label") or ""
    bea.get_by_label("Codice del tavolo").fill("due")
    bea.get_by_role("button", name="Entra").click()
    bea.get_by_text("Un codice ha sei lettere").wait_for()
    bea.get_by_label("Codice del tavolo").fill(code.lower())
    bea.get_by_role("button", name="Entra").click()
    bea.get_by_label("Come ti chiami?").fill("Bea")
    bea.get_by_role("button", name="Siediti al tavolo").click()
    for page in (anna, bea):
        page.locator(".rack .place").first.wait_for()
        page.get_by_text("Bea").first.wait_for()


def test_a_link_is_copied_where_browsers_give_no_clipboard(stranger: NewPage) -> None:
    """On a club's own network, without https; and a square to scan says that this address is good here only."""
    page = stranger("/nuovo")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.evaluate("document.addEventListener('copy', event => (window.copied = event.target.value))")
    page.get_by_role("button", name="Apri il tavolo").click()
    page.get_by_role("button", name="Copia il collegamento").click()
    page.get_by_text("Copiato.").wait_for()
    code = page.locator(".code [aria-label]").get_attribute("aria-label")
    assert page.evaluate("window.copied").endswith(f"/j/{code}")
    page.locator(".qr figcaption", has_text="solo su questo computer").wait_for()


def test_a_link_with_a_code_leads_to_a_seat(stranger: NewPage, person: Come) -> None:
    """Both kinds of link, and a code that no table has."""
    anna = person("Anna")
    table = anna.open("scarabeo", "scarabeo", 3)
    for address in (f"/j/{table['code']}", f"/t/{table['code']}"):
        guest = stranger(address)
        guest.get_by_role("button", name="Siediti al tavolo").click()
        guest.wait_for_url(f"**/t/{table['id']}")
    anna.page.locator(".rack .place").first.wait_for()
    stranger("/j/ZZZZZZ").get_by_text("Nessun tavolo ha questo codice").wait_for()


def test_public_tables_are_listed(stranger: NewPage) -> None:
    """Whoever comes by sees a public table and can sit down at it; not a private one."""
    anna = stranger("/nuovo?gioco=verbum")
    anna.get_by_text("Chiunque").click()
    anna.get_by_role("button", name="Apri il tavolo").click()
    anna.get_by_role("heading", name="Si aspetta chi gioca").wait_for()
    table = anna.url[anna.url.index("/t/") :]
    bea = stranger()
    bea.locator(f".public a[href='{table}']").click()
    bea.get_by_role("button", name="Siediti qui").click()
    bea.locator(".hand button").first.wait_for()


def test_a_public_game_can_be_watched(person: Come, stranger: NewPage) -> None:
    """Whoever comes by finds it and sees the board, but no rack and nothing to press."""
    anna = person("Anna")
    table = anna.open("scrabble", "figs", 2, bots=[{"level": "principiante"}], public=True)
    guest = stranger()
    row = guest.locator(f".public a[href='/t/{table['id']}']")
    expect(row).to_contain_text("Guarda")
    row.click()
    guest.get_by_text("Stai guardando").first.wait_for()
    guest.get_by_role("grid", name="Tavoliere").wait_for()
    expect(guest.locator(".rack .place")).to_have_count(0)
    expect(guest.get_by_role("button", name="Passa")).to_have_count(0)


def test_large_print_and_sounds_are_preferences(stranger: NewPage) -> None:
    """Sounds are on until one turns them off; what is chosen is remembered, and fits the smallest phone."""
    page = stranger()
    page.get_by_role("button", name="Preferenze").click()
    sounds, large = (page.get_by_role("switch", name=name) for name in ("Suoni", "Caratteri grandi"))
    expect(sounds).to_be_checked()
    size = "parseFloat(getComputedStyle(document.body).fontSize)"
    before = page.evaluate(size)
    large.check(force=True)
    expect(page.locator("html")).to_have_attribute("data-print", "large")
    page.reload()
    page.locator("h1").first.wait_for()
    expect(page.locator("html")).to_have_attribute("data-print", "large")
    assert page.evaluate(size) > before
    resize(page, SMALLEST)
    assert sticking_out(page, SMALLEST["width"]) == []


def test_whose_turn_it_is_shows_at_home(person: Come, stranger: NewPage) -> None:
    """Their turn comes first, and it is told without loading the page again."""
    anna, bea = person("Anna"), person("Bea")
    table = anna.open("scrabble", "figs", 2, options={"starter": 0, "challenges": "void"})
    bea.join(table)
    bea.page.goto(bea.url)
    row = bea.page.locator(f".mine a[href='/t/{table['id']}']")
    expect(row).to_contain_text("Continua")
    anna.page.locator(".rack .place").first.wait_for()
    anna.press("Passa")
    anna.page.get_by_role("dialog").get_by_role("button", name="Passa").click()
    expect(row).to_contain_text("Tocca a te", timeout=PATIENCE_MS)


def test_the_judge_says_why(stranger: NewPage) -> None:
    """A verdict with its reading and articles; hooks lead to other words; searches find them."""
    page = stranger("/giudice")
    page.get_by_label("Parola", exact=True).fill("portateveli")
    page.get_by_role("button", name="Giudica").click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("Valida")
    expect(verdict).to_contain_text("portare, verbo transitivo: imperativo, 2ª plurale + ve + li")
    expect(verdict).to_contain_text("art. 14, 15c, 22, 23")
    page.get_by_label("Parola", exact=True).fill("empolese")
    page.keyboard.press("Enter")
    expect(verdict).to_contain_text("Non valida")
    expect(verdict).to_contain_text("aggettivo geografico")
    page.get_by_label("Lettere", exact=True).fill("casat?")
    page.get_by_role("button", name="Cerca", exact=True).click()
    page.get_by_role("button", name="CASATO", exact=True).click()
    expect(verdict).to_contain_text("casato, sostantivo maschile")
    page.get_by_text("Fatte così").click()
    page.get_by_label("Schema").fill("[")
    page.get_by_role("button", name="Cerca", exact=True).click()
    page.get_by_text("Non è uno schema").wait_for()


def test_a_word_is_reported(stranger: NewPage, server: Server) -> None:
    """What one claims depends on the verdict; the server takes it, from somebody it did not know before.

    What its owner decides is news wherever they are, and read with its reason.
    """
    page = stranger("/giudice?parola=gazebo")
    page.get_by_role("button", name="Segnala").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Perché non vale").select_option(label="parola straniera")
    dialog.get_by_label("Perché lo pensi").fill("è inglese")
    with page.expect_response("**/api/reports") as sent:
        dialog.get_by_role("button", name="Manda la segnalazione").click()
    assert sent.value.status == 204
    page.get_by_text("Segnalazione mandata").wait_for()
    expect(dialog).to_have_count(0)
    page.get_by_role("link", name="Le tue segnalazioni").click()
    expect(page.locator("li.open")).to_contain_text("In attesa")
    assert lexicon("decide", "gazebo", "--turn-away", "--why", "È nei dizionari.", data=server.data)[0] == 0
    page.goto(server.url)
    page.get_by_role("link", name="Giudice, una novità").click()
    expect(page.get_by_text("Una tua segnalazione è stata decisa.")).to_be_visible()
    page.get_by_role("link", name="Le tue segnalazioni").click()
    decided = page.locator("li.turned-away")
    expect(decided).to_contain_text("gazebo")
    expect(decided).to_contain_text("non dovrebbe valere: parola straniera")
    expect(decided).to_contain_text("Non accolta")
    expect(decided).to_contain_text("È nei dizionari.")
    assert violations(page) == []
    resize(page, SMALLEST)
    assert sticking_out(page, SMALLEST["width"]) == []
    expect(page.get_by_role("link", name="Giudice", exact=True)).to_have_count(1)


def test_an_account_from_two_browsers(stranger: NewPage) -> None:
    """Opened with codes that are shown once; signed in elsewhere; the other browser shut out; a program let in."""
    here, there = stranger("/profilo"), stranger("/profilo")
    name = f"anna.{token_hex(4)}"  # a second try finds the account of the first
    here.get_by_label("Soprannome").fill("Anna Bi")
    here.get_by_role("button", name="Salva").click()
    expect(here.locator("h1")).to_have_text("Anna Bi")
    opening = here.locator("section", has=here.get_by_role("heading", name="Apri un account"))
    opening.get_by_label("Nome dell’account").fill(name)
    opening.get_by_label("Password").fill("corta")
    opening.get_by_role("button", name="Apri un account").click()
    opening.get_by_text("La password ha da 10").wait_for()
    opening.get_by_label("Password").fill("una frase piuttosto lunga")
    opening.get_by_role("button", name="Apri un account").click()
    here.get_by_text("non li mostreremo più").wait_for()
    expect(here.locator(".once code")).to_have_count(10)
    here.get_by_role("button", name="Li ho scritti").click()
    here.reload()
    here.get_by_role("heading", name="Codici di recupero").wait_for()
    expect(here.locator(".once")).to_have_count(0)

    entering = there.locator("section", has=there.get_by_role("heading", name="Hai già un account?"))
    entering.get_by_label("Nome dell’account").first.fill(name)
    entering.get_by_label("Password", exact=True).first.fill("un'altra frase lunga")
    entering.get_by_role("button", name="Accedi").click()
    there.get_by_text("Il nome o la password non sono quelli").wait_for()
    entering.get_by_label("Password", exact=True).first.fill("una frase piuttosto lunga")
    entering.get_by_role("button", name="Accedi").click()
    expect(there.locator("h1")).to_have_text("Anna Bi")

    here.reload()
    here.get_by_role("button", name="Scollega").click()
    here.get_by_text("Scollegato.").wait_for()
    there.reload()
    expect(there.locator("h1")).to_have_text("Chi sei")

    here.get_by_label("Nome del programma").fill("Robot")
    here.get_by_role("button", name="Crea un token").click()
    here.get_by_text("copialo adesso").wait_for()
    here.get_by_role("button", name="Esci").click()
    expect(here.locator("h1")).to_have_text("Chi sei")


def test_in_english_at_any_time(stranger: NewPage) -> None:
    """One press, on any page; remembered."""
    page = stranger("/regole/verbum")
    page.get_by_role("button", name="English").click()
    expect(page.locator("h1")).to_have_text("The rules in brief")
    page.get_by_role("link", name="Judge").click()
    expect(page.locator("h1")).to_have_text("Is it a word?")
    page.reload()
    expect(page.locator("h1")).to_have_text("Is it a word?")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_label("Word", exact=True).fill("empolese")
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_contain_text("Not valid")


def test_without_a_network_there_is_a_shell(stranger: NewPage) -> None:
    """Pages that need no server still open; those that do say that it does not answer."""
    page = stranger(service_workers="allow")
    wait_until_kept(page)
    page.reload()
    page.context.set_offline(True)
    page.goto("/regole/scarabeo")
    expect(page.locator("h1")).to_have_text("Le regole in breve")
    page.goto("/")
    page.get_by_text("Il server non risponde").first.wait_for()


@pytest.mark.parametrize(("light", "viewport"), [("dark", DESK), ("light", SMALLEST)], ids=["desk", "phone"])
def test_axe_finds_nothing(stranger: NewPage, person: Come, light: str, viewport: ViewportSize) -> None:
    """On every page, by night on a desk and by day on the smallest phone; home with a game, too.

    Nothing is too wide, and no console complains. What a light may change is the same whatever the size.
    """
    anna = person("Anna", viewport=viewport, color_scheme=light)

    def look(page: Page, complaints: Complaints, path: str) -> None:
        page.goto(path)
        page.locator("h1").first.wait_for(state="attached")
        complaints.rest()
        assert violations(page, both_lights=False) == [], path
        assert sticking_out(page, viewport["width"]) == [], path

    page = stranger(viewport=viewport, color_scheme=light)
    complaints = Complaints(page)
    for path in [*EVERYWHERE, "/giudice?parola=empolese", *waiting_rooms(anna)]:
        look(page, complaints, path)
    assert complaints.heard == []
    anna.open("scrabble", "figs", 2, bots=[{"level": "facile"}], public=True)
    look(anna.page, Complaints(anna.page), anna.url)
    expect(anna.page.locator(".mine li, .public li")).not_to_have_count(0)


@pytest.mark.parametrize("viewport", [DESK, PHONE])
def test_axe_finds_nothing_at_verbums_table(stranger: NewPage, viewport: Any) -> None:
    """With cards in hand, one of them chosen."""
    page = stranger(viewport=viewport)
    page.get_by_role("radio", name="Verbum").evaluate("radio => radio.click()")  # a poster lies over it
    page.get_by_role("button", name="Gioca contro il computer").click()
    page.locator(".hand button").first.click()
    assert violations(page) == []
