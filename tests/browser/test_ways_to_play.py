"""By touch on a phone, with the keyboard alone, with the mouse, with written moves; in English; seen by axe."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from leggio.engine.minds import Minds
from support.at_the_page import dealt_a_word, lay_a_word, play_until, secco
from support.axe import violations
from support.browsers import PHONE, Person
from support.fitting import resize, sticking_out

Come = Callable[..., Person]
TURNS = 3
SMALLEST: ViewportSize = {"width": 320, "height": 568}


def alone(person: Person, game: str = "scrabble", rules: str = "figs") -> None:
    """At a table with the computer; the person starts, and no sand runs."""
    options = {"starter": 0, **({"glass_ms": None} if game == "scarabeo" else {})}
    person.open(game, rules, 2, bots=[{"level": "medio"}], options=options)
    person.page.wait_for_selector(".rack .place")


def plays_of(person: Person) -> int:
    """How many words they have laid that stood."""
    return sum(row["seat"] == person.seat and row["entry"] == "play" for row in person.view["sheet"])


@pytest.mark.parametrize(("game", "rules"), [("scrabble", "figs"), ("scarabeo", "scarabeo")])
def test_by_touch_on_a_phone(person: Come, minds: Minds, game: str, rules: str) -> None:
    """Tap a tile, tap a square; nothing of the page is wider than the phone."""
    anna = person("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    alone(anna, game, rules)
    play_until([anna], minds, lambda: plays_of(anna) >= TURNS, lay=Person.tap_word)
    assert sticking_out(anna.page, PHONE["width"]) == []


def dealt_a_jolly(person: Come) -> Person:
    """Somebody at a phone with a jolly on the rack, as one in nine has."""
    for number in range(30):
        anna = person(f"Anna {number}", viewport=PHONE, has_touch=True, is_mobile=True)
        for _ in range(8):  # more in a row and the server would ask them to slow down
            alone(anna)
            anna.wait_for_seq(1)
            if "?" in anna.view["rack"]:
                return anna
    raise AssertionError("no jolly on 240 racks")


def test_a_jolly_by_touch_wherever_it_is_laid(person: Come) -> None:
    """What it stands for is asked (art. 8), also where the question comes up under the finger: the tap is no answer."""
    anna = dealt_a_jolly(person)
    question = anna.page.get_by_role("dialog")
    for square in ("H2", "H8", "D9", "N8", "C10", "L10", "G12", "N14", "O15"):
        anna.rack_tile("?").tap()
        anna.square(square).tap()
        anna.page.wait_for_timeout(100)  # for a click that comes late
        question.get_by_role("button", name="Z", exact=True).tap()
        expect(question).to_have_count(0)
        expect(anna.square(square)).to_contain_text("Z")
        anna.page.keyboard.press("Escape")
        expect(anna.rack_tile("?")).to_be_visible()


@pytest.mark.parametrize(("first", "last"), [("K15", "O15"), ("O10", "O15"), ("E15", "A15"), ("A6", "A1")])
def test_corners_within_reach(person: Come, first: str, last: str) -> None:
    """A word goes along the row or the column of its first tile: nothing that comes up on a phone hides its end."""
    anna = person("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    alone(anna)
    for square in (first, last):
        anna.page.locator(".rack button.place:not([aria-label^='jolly'])").first.tap()
        anna.square(square).tap()
    expect(anna.page.locator(".rack .away")).to_have_count(2)
    expect(anna.page.get_by_role("button", name="Tavoliere intero")).to_be_visible()


def test_the_cambio_secco_on_a_phone(person: Come) -> None:
    """Art. 35: behind "Altro", asked once more; then the sheet has it, and the turn goes on."""
    anna = person("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    alone(anna)
    anna.wait(lambda: anna.view["phase"] == "playing", "the game does not begin")
    secco(anna)
    anna.wait(lambda: [row["entry"] for row in anna.view["sheet"]] == ["cambio_secco"], "nothing was changed")
    assert anna.view["turn"] == anna.seat


def test_with_the_mouse(person: Come, minds: Minds) -> None:
    """Tiles dragged from the rack to the board."""
    anna = person("Anna")
    alone(anna)
    play_until([anna], minds, lambda: plays_of(anna) >= TURNS, lay=Person.drag_word)


def test_with_the_keyboard_alone(person: Come, minds: Minds) -> None:
    """Reach the board with Tab, walk with arrows, set the cursor with the space bar, type, and play with Enter."""
    anna = person("Anna")
    command = dealt_a_word(anna, minds, lambda: alone(anna))
    keyboard = anna.page.keyboard
    for _ in range(60):
        if anna.page.evaluate("document.activeElement.dataset.square !== undefined"):
            break
        keyboard.press("Tab")
    walk(anna, command["square"])
    keyboard.press("Space")
    if command["direction"] == "down":
        keyboard.press("ArrowDown")
    for letter in command["word"]:
        keyboard.press(f"Shift+{letter.upper()}" if letter.islower() else letter.lower())
    keyboard.press("Enter")
    anna.wait(lambda: plays_of(anna) == 1 or anna.view["pending"] is not None)


def walk(person: Person, square: str) -> None:
    """From the focused square to another one, with arrows."""
    column, row = "ABCDEFGHIJKLMNOPQ".index(square[0]), int(square[1:]) - 1
    here = int(person.page.evaluate("document.activeElement.dataset.square"))
    across, down = column - here % person.size, row - here // person.size
    for _ in range(abs(across)):
        person.page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(down)):
        person.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")


def test_with_a_written_move(person: Come, minds: Minds) -> None:
    """The box for moves takes what the command line takes."""
    anna = person("Anna")
    command = dealt_a_word(anna, minds, lambda: alone(anna))
    anna.page.locator("summary", has_text="Scrivi la mossa").click()
    box = anna.page.get_by_label("Scrivi la mossa")
    box.fill("H8 di traverso")
    box.press("Enter")
    anna.page.get_by_text("Non è una mossa").wait_for()
    direction = "orizz." if command["direction"] == "across" else "vert."
    box.fill(f"{command['square']} {direction} {command['word']}")
    box.press("Enter")
    anna.wait(lambda: plays_of(anna) == 1 or anna.view["pending"] is not None)


def test_the_language_is_switched_and_remembered(person: Come) -> None:
    """Italian and English at any time, in the middle of a game too."""
    anna = person("Anna")
    alone(anna)
    anna.press("Preferenze")
    anna.page.get_by_text("English", exact=True).click()
    anna.page.get_by_role("button", name="Shuffle").wait_for()
    expect(anna.page.get_by_role("grid")).to_have_attribute("aria-label", "Board")
    anna.page.reload()
    anna.page.get_by_role("button", name="Shuffle").wait_for()
    expect(anna.page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_scarabeo(person: Come, theme: str) -> None:
    """Three at a table, the hourglass running; on a desk and on the smallest phone, where nothing is too wide."""
    anna = person("Anna", color_scheme=theme)
    bots = [{"level": "principiante"}, {"level": "principiante"}]
    anna.open("scarabeo", "scarabeo", 3, bots=bots, options={"starter": 0})
    anna.page.wait_for_selector(".rack .place")
    assert violations(anna.page, both_lights=False) == []
    resize(anna.page, SMALLEST)
    assert violations(anna.page, both_lights=False) == []
    assert sticking_out(anna.page, SMALLEST["width"]) == []
    last = anna.page.get_by_role("button", name="Passa").bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= SMALLEST["height"]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_serious(person: Come, minds: Minds, theme: str, phone: bool) -> None:
    """At the table in the middle of a game, with tiles being laid and a play to answer, and in the waiting room."""
    shape = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {}
    anna, bruno = person("Anna", color_scheme=theme, **shape), person("Bruno")

    def sit_down() -> None:
        table = anna.open("scrabble", "figs", 2, options={"starter": 1})
        anna.page.get_by_text("Codice del tavolo").wait_for()
        assert violations(anna.page, both_lights=False) == []
        bruno.join(table)
        for each in (anna, bruno):
            each.page.wait_for_selector(".rack .place")

    lay_a_word(bruno, minds, sit_down)
    anna.page.locator("section.pending").wait_for()
    anna.square("A1").click()
    anna.page.keyboard.press(next(tile for tile in anna.view["rack"] if tile != "?").lower())
    assert violations(anna.page, both_lights=False) == []
