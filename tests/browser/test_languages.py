"""A third language is one folder: the web app speaks it, wherever one looks."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from leggio.engine.minds import Minds
from support.browsers import PHONE, Person
from support.complaints import Complaints
from support.pseudo_language import OPEN, PSEUDO, make_language, pseudo, said_from_nowhere
from support.servers import Server, serving

MOVES = 4
# What is no sentence: names of people, games, rule sets and programs, units and codes, and what keys are called.
NAMES = ("Anna", "Bruno", "Leggio", "Italiano", "English", "Pseudo", "Backspace", "Esc")
# What fields show before anything is written in them, and words that the judge finds.
EXAMPLES = ("anna", "MICIO", "ABCIIMO", "portateveli")
READ = ("gatto", "gatti", "GATTI", "GITTA", "ZZZZ", "zzzz")
# What people read and what is read out to them; words of the game are in elements of their own.
_TEXTS = """() => {
  const words = ".tile, .letter, .word, .square, [data-square], .rack, kbd, svg, script, style, .figures";
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent.closest(words) || !parent.checkVisibility()) continue;
    if (node.data.trim()) found.push(node.data.trim());
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
    if (element.closest(words) || !element.checkVisibility()) continue;
    for (const name of ["aria-label", "title", "placeholder"])
      if (element.getAttribute(name)) found.push(element.getAttribute(name));
  }
  return found;
}"""


@pytest.fixture(scope="module")
def abroad(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has one language more than we have."""
    folder = make_language(tmp_path_factory.mktemp("languages"))
    with serving(tmp_path_factory.mktemp("abroad"), LEGGIO_LANGUAGES=str(folder)) as running:
        yield running


@pytest.fixture
def anna(browser: Browser, abroad: Server) -> Iterator[Person]:
    """Somebody whose browser likes that language best."""
    person = Person(browser, abroad.url, "Anna", locale=PSEUDO)
    yield person
    assert person.errors == []
    person.close()


def foreign(page: Page, *data: str) -> set[str]:
    """Words on a page that come from no sentence."""
    texts: list[str] = page.evaluate(_TEXTS)
    assert any(OPEN in text for text in texts), "nothing is said in the language"
    # All together: a sentence may be in several elements, one a paragraph.
    return said_from_nowhere(" ".join(texts), *NAMES, *data)


@pytest.mark.parametrize(
    "address", ["/", "/nuovo", "/nuovo?gioco=scarabeo", "/nuovo?gioco=verbum", "/duplicato", "/torneo/nuovo", "/regole"]
)
def test_pages_that_lead_to_tables(anna: Person, address: str) -> None:
    """Home, every form for a new table, the rules."""
    complaints = Complaints(anna.page)
    anna.page.goto(anna.url + address)
    expect(anna.page.locator("h1").first).to_contain_text(OPEN)
    complaints.rest()
    assert foreign(anna.page) == set()


@pytest.mark.parametrize("address", ["/studio", "/analisi", "/orologio", "/registra", "/profilo", "/nessuna/pagina"])
def test_pages_beside_the_tables(anna: Person, address: str) -> None:
    """Study, analysis, the clock, the recorder, who one is; and where there is nothing."""
    complaints = Complaints(anna.page)
    anna.page.goto(anna.url + address)
    expect(anna.page.locator("main")).to_contain_text(OPEN)  # the heading may be a name
    complaints.rest()
    assert foreign(anna.page, *EXAMPLES) == set()


def test_the_judge(anna: Person) -> None:
    """A word that is good, with its readings, and one that is not, with the reason."""
    complaints = Complaints(anna.page)
    for word in ("gatti", "zzzz"):
        anna.page.goto(f"{anna.url}/giudice?parola={word}&regole=figs")
        anna.page.wait_for_selector("[aria-live] h2, .verdict, section h2")
        complaints.rest()
        assert foreign(anna.page, *EXAMPLES, *READ) == set()


@pytest.mark.parametrize(("game", "centre"), [("scrabble", "H8"), ("scarabeo", "I9")])
def test_a_table(anna: Person, minds: Minds, game: str, centre: str) -> None:
    """A refusal, a few moves and what is told of them, the sheet; on a phone too."""
    time = {"scrabble": {"time_ms": None, "limit_ms": None}, "scarabeo": {"glass_ms": None}}[game]
    rules = {"scrabble": "figs-2"}.get(game, game)
    options = {"starter": 0, "challenges": "void", **time}
    anna.open(game, rules, 2, bots=[{"level": "medio"}], options=options)
    anna.page.wait_for_selector(".rack .place")
    nonsense = anna.view["rack"].replace("?", "")
    anna.type_word(centre, "across", nonsense)
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_text(f"{pseudo('Non ammessa')[:-1]}: {nonsense}").first).to_be_visible()
    assert foreign(anna.page, nonsense, *data_of(anna)) == set()
    while len(anna.view["sheet"]) < MOVES:
        move(anna, minds)
    assert foreign(anna.page, nonsense, *data_of(anna)) == set()
    anna.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    anna.press(pseudo("Altro"))
    assert foreign(anna.page, nonsense, *data_of(anna)) == set()


def move(person: Person, minds: Minds) -> None:
    """What the engine would do, if it is their turn."""
    command = person.wanted(minds)
    if command is None:
        person.page.wait_for_timeout(50)
        return
    seq = person.view["seq"]
    if command["command"] == "play":
        person.type_word(command["square"], command["direction"], command["word"])
        person.page.keyboard.press("Enter")
    else:
        person.press(pseudo("Passa"))
        person.page.get_by_role("dialog").get_by_role("button", name=pseudo("Passa"), exact=True).click()
    person.wait_for_seq(seq + 1)


def data_of(person: Person) -> list[str]:
    """Names at a table and words of its game."""
    words = [word.upper() for row in person.view["sheet"] if (word := row.get("word"))]
    return [*(name for player in person.view["players"] for name in player.split()), *words, str(person.view["rack"])]


def test_it_is_in_the_menu(browser: Browser, abroad: Server) -> None:
    """Whoever has another language can choose it; it stays chosen."""
    bruno = Person(browser, abroad.url, "Bruno")
    page = bruno.page
    page.get_by_role("button", name="Preferenze").click()
    page.get_by_role("dialog").get_by_text("Pseudo").click()
    expect(page.locator("h1").first).to_contain_text(OPEN)
    page.reload()
    expect(page.locator("h1").first).to_contain_text(OPEN)
    assert page.locator("html").get_attribute("lang") == PSEUDO
    bruno.close()
