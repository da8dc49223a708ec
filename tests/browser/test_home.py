"""The first page: what one came for is in the first screen, whatever the screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from support.browsers import PHONE, Person

Come = Callable[..., Person]
SMALL: ViewportSize = {"width": 360, "height": 640}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
LONG = "Giocatore Misterioso 42"


@pytest.mark.parametrize("width", [320, 360, 375, 768, 800, 834, 1280])
def test_the_header_is_one_line_however_long_a_name_is(person: Come, width: int) -> None:
    """Of links there is one line; analysis is among them on a phone too; nothing hangs over the edge."""
    anna = person(LONG, viewport={"width": width, "height": 800})
    anna.page.goto(anna.url)
    links = anna.page.locator("header nav a")
    expect(anna.page.get_by_role("link", name=LONG)).to_be_visible()
    expect(links.filter(has_text="Analisi")).to_be_visible()
    tops = {round(box["y"]) for box in (link.bounding_box() for link in links.all()) if box}
    assert len(tops) == 1
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= width
    ends = [box["x"] + box["width"] for box in (link.bounding_box() for link in links.all()) if box]
    assert max(ends) <= width


@pytest.mark.parametrize("phone", [PHONE, SMALL], ids=["390", "360"])
def test_on_a_phone_open_tables_begin_in_the_first_screen(person: Come, phone: ViewportSize) -> None:
    """Whoever looks for people need not scroll to learn that there are some."""
    zoe = person("Zoe")
    zoe.open("scarabeo", "scarabeo", 3, public=True)
    anna = person("Anna", viewport=phone, has_touch=True, is_mobile=True)
    anna.page.goto(anna.url)
    first = anna.page.locator(".public li").first
    first.wait_for()
    box = first.bounding_box()
    assert box is not None
    assert box["y"] < phone["height"]


@pytest.mark.parametrize("phone", [{"width": 320, "height": 568}, SMALL, SIDEWAYS], ids=["320", "360", "844"])
def test_a_game_begins_without_scrolling(person: Come, phone: ViewportSize) -> None:
    """On low phones too the games and the button that begins one are in the first screen; no name is broken."""
    anna = person("Anna", viewport=phone, has_touch=True, is_mobile=True)
    anna.page.goto(anna.url)
    expect(anna.page.get_by_role("region", name="Prima volta qui?")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Gioca contro il computer")).to_be_in_viewport(ratio=1)
    for name in ("Scrabble", "Scarabeo", "Verbum"):
        shown = anna.page.locator("label .name", has_text=name)
        expect(shown).to_be_in_viewport(ratio=1)
        height, line = shown.evaluate("""each => {
          const style = getComputedStyle(each);
          return [each.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom),
                  parseFloat(style.lineHeight)];
        }""")
        assert height < 1.5 * line, name


@pytest.mark.parametrize("width", [320, 390, 768, 1280])
def test_a_code_is_typed_on_a_rack(person: Come, width: int) -> None:
    """Six places of one size stand on it, and the button beside it covers none, also after a wrong code."""
    anna = person("Anna", viewport={"width": width, "height": 800})
    for path in ("/", "/j/ZZZZZZ"):
        anna.page.goto(f"{anna.url}{path}")
        field = anna.page.get_by_label("Codice del tavolo")
        field.fill("ABC")
        form = anna.page.locator("form", has=field)
        places = [each.bounding_box() for each in form.locator(".place").all()]
        rack, button = field.bounding_box(), form.get_by_role("button").bounding_box()
        assert rack is not None
        assert button is not None
        boxes = [each for each in places if each]
        assert len(boxes) == 6
        assert max(each["width"] for each in boxes) - min(each["width"] for each in boxes) < 1
        assert rack["x"] <= boxes[0]["x"]
        assert boxes[-1]["x"] + boxes[-1]["width"] <= rack["x"] + rack["width"] < button["x"]
        assert abs(button["y"] + button["height"] / 2 - rack["y"] - rack["height"] / 2) < 2


def test_a_game_that_goes_on_comes_first(person: Come) -> None:
    """On a phone it is above everything else; on a desk it has the wide column."""
    anna = person("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    anna.open("scrabble", "figs", 2, bots=[{"level": "facile"}], options={"starter": 0})
    anna.page.goto(anna.url)
    mine = anna.page.locator(".mine li a")
    mine.wait_for()
    box, games = mine.bounding_box(), anna.page.locator("section.now").bounding_box()
    assert box is not None
    assert games is not None
    assert box["y"] + box["height"] < PHONE["height"] / 2
    assert box["y"] < games["y"]
    expect(anna.page.get_by_role("region", name="Prima volta qui?")).to_have_count(0)
    anna.page.set_viewport_size({"width": 1280, "height": 900})
    box = mine.bounding_box()
    assert box is not None
    assert box["width"] > 600
    anna.hit(mine)
    anna.page.wait_for_selector(".rack .place")


def test_in_large_print_the_name_keeps_off_the_logo(person: Come) -> None:
    """On the smallest phone too: the name is cut, and there is room before it."""
    anna = person(LONG, viewport={"width": 320, "height": 640})
    anna.page.goto(anna.url)
    anna.page.evaluate("localStorage.setItem('leggio.preferences', JSON.stringify({ large: true }))")
    anna.page.reload()
    expect(anna.page.get_by_role("link", name=LONG)).to_be_visible()
    logo, name = (anna.page.locator(f"header a{each}").bounding_box() for each in (".logo", ".you"))
    assert logo is not None
    assert name is not None
    assert name["x"] - (logo["x"] + logo["width"]) >= 8
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 320
