"""Small things: names that are cut, levels in English, the nickname, what an invitation tells, no network, sizes."""

import re
from collections.abc import Callable
from secrets import token_hex

import pytest
from playwright.sync_api import Browser, expect

from support.browsers import PATIENCE_MS, PHONE, Person, wait_until_kept
from support.servers import Server

Come = Callable[..., Person]
# Compressed bytes of script up to a board with its rack: 103,893 at commit 3efe07d (benchmarks/first_load.py) and 15 %.
MOST_SCRIPT = 119_400
_SCRIPTS = """() => performance.getEntriesByType("resource").filter(each => /\\.js$/.test(each.name))
  .reduce((sum, each) => sum + each.encodedBodySize, 0)"""


def test_the_computers_level_is_told_in_english(person: Come) -> None:
    """Not by the name it has in the log."""
    anna = person("Anna", locale="en-GB")
    anna.open("scrabble", "figs", 2, bots=[{"level": "facile"}], options={"starter": 0})
    expect(anna.page.locator(".players")).to_contain_text("computer, easy")


def test_readings_are_told_in_words(person: Come) -> None:
    """Mood, tense and person of a form: not by the signs that the vocabulary has for them (cong.imp.1s)."""
    anna = person("Anna")
    anna.page.goto(f"{anna.url}/giudice?parola=portassi")
    read = anna.page.get_by_role("main")
    expect(read).to_contain_text("congiuntivo imperfetto, 1ª singolare")
    assert re.search(r"\b[a-z]+\.[a-z]+\.\d", read.inner_text()) is None


def test_whoever_opens_an_account_is_asked_for_a_nickname(browser: Browser, server: Server) -> None:
    """Once the codes are written down; the name then stands in the header."""
    context = browser.new_context(locale="it-IT", base_url=server.url)
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.goto("/profilo")
    opening = page.locator("section", has=page.get_by_role("heading", name="Apri un account"))
    opening.get_by_label("Nome dell’account").fill(f"bea.{token_hex(4)}")
    opening.get_by_label("Password").fill("una frase piuttosto lunga")
    opening.get_by_role("button", name="Apri un account").click()
    page.get_by_role("button", name="Li ho scritti").click()
    asked = page.get_by_role("dialog")
    asked.get_by_label("Soprannome").fill("Bea di Pisa")
    asked.get_by_role("button", name="Salva").click()
    expect(asked).to_have_count(0)
    expect(page.locator("h1")).to_have_text("Bea di Pisa")
    expect(page.locator("header .you")).to_have_text("Bea di Pisa")
    context.close()


@pytest.mark.parametrize(
    ("game", "rules", "options", "told"),
    [
        ("scrabble", "figs", {}, ["25 minuti a testa", "Venti secondi per contestare"]),
        ("scrabble", "figs", {"time_ms": None, "challenges": "void"}, ["Senza limiti di tempo", "non si può giocare"]),
        ("scarabeo", "scarabeo", {}, ["per turno", "si vota (art. 12)"]),
        ("verbum", "verbum", {}, ["Senza limiti di tempo", "Chi dubita contesta"]),
    ],
)
def test_an_invitation_tells_time_and_challenges(
    person: Come, game: str, rules: str, options: dict[str, object], told: list[str]
) -> None:
    """Where one waits, the code in the first screen of a small phone, and where one is invited to."""
    anna, bea = person("Anna", viewport={"width": 360, "height": 640}), person("Bea", viewport=PHONE)
    table = anna.ask(
        "POST", "/api/tables", {"settings": {"game": game, "rules": rules, "seats": 2, "options": options}}
    )
    for each, path in ((anna, f"/t/{table['id']}"), (bea, f"/j/{table['code']}")):
        each.page.goto(f"{each.url}{path}")
        for line in told:
            expect(each.page.locator("main")).to_contain_text(line)
    expect(anna.page.locator(".code")).to_be_in_viewport(ratio=1)


def test_a_table_without_a_network_says_so(person: Come) -> None:
    """After a reload too; and it comes back by itself."""
    anna = person("Anna", service_workers="allow")
    table = anna.open("scrabble", "figs", 2, bots=[{"level": "facile"}], options={"starter": 0})
    anna.page.wait_for_selector(".rack .place")
    wait_until_kept(anna.page)
    anna.page.reload()
    anna.page.wait_for_selector(".rack .place")
    anna.context.set_offline(True)
    anna.page.goto(f"{anna.url}/t/{table['id']}")
    expect(anna.page.locator("h1")).to_have_text("Non c’è collegamento")
    anna.context.set_offline(False)
    anna.page.wait_for_selector(".rack .place")


def test_long_names_end_in_an_ellipsis(person: Come) -> None:
    """In the list of tables on the smallest phone: one line each, nothing cut in the midst."""
    anna = person("Massimiliana Bartolomei", viewport={"width": 320, "height": 640})
    anna.open("scrabble", "figs", 2, bots=[{"level": "facile"}])
    anna.page.goto(anna.url)
    name = anna.page.locator(".mine .one", has_text="Massimiliana").first
    expect(name).to_have_css("text-overflow", "ellipsis")
    box, line = name.bounding_box(), name.evaluate("each => parseFloat(getComputedStyle(each).lineHeight)")
    assert box is not None
    assert box["height"] < 1.5 * line
    assert box["x"] + box["width"] <= 320


def test_a_games_scripts_stay_small(person: Come) -> None:
    """What a phone has to fetch before the first board, as it is sent."""
    anna = person("Anna", viewport=PHONE)
    table = anna.ask(
        "POST",
        "/api/tables",
        {"settings": {"game": "scrabble", "rules": "figs", "seats": 2, "bots": [{"level": "facile"}]}},
    )
    anna.go(table["id"])
    anna.page.wait_for_selector(".rack .place")
    assert 0 < anna.page.evaluate(_SCRIPTS) <= MOST_SCRIPT
