"""For those who see less: large print, the last move in every theme, four times enlarged, whole focus rings."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from leggio.engine.minds import Minds
from support.at_the_page import carry_out, dealt_a_word
from support.axe import violations
from support.browsers import DESK, PATIENCE_MS, PHONE, Person
from support.fitting import resize, sticking_out
from support.routes import EVERYWHERE
from support.servers import Server

Come = Callable[..., Person]
NARROW: ViewportSize = {"width": 390, "height": 844}
ENLARGED: ViewportSize = {"width": 320, "height": 256}  # 1280 by 1024 at 400 % (WCAG 1.4.10)
_PRINT = """() => {
  const square = document.querySelector(".board-frame .square").getBoundingClientRect().width;
  const letter = parseFloat(getComputedStyle(document.querySelector(".board-frame .tile .letter")).fontSize);
  return [square, letter];
}"""
# How the ring of the last move differs from the wood inside it, and what is around it from the board.
_RINGS = """() => {
  const tile = document.querySelector(".square.last .tile");
  const style = getComputedStyle(tile);
  const field = getComputedStyle(document.querySelector(".board-frame .square:not(.premium)")).backgroundColor;
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).slice(0, 3)
      .map(each => each / 255).map(each => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const [ring, around] = style.boxShadow.split(/,(?![^(]*\\))/);
  const colour = (shadow) => shadow.match(/rgba?\\([^)]*\\)/)[0];
  const width = parseFloat(ring.match(/(-?[\\d.]+)px(?= inset)/)[1]);
  return { width, within: contrast(colour(ring), style.backgroundColor), outside: contrast(colour(around), field) };
}"""
_CUT_RINGS = """() => {
  const cut = [];
  const pressable = "a[href], button:not(:disabled), input, select, textarea, summary, [tabindex='0']";
  for (const each of document.querySelectorAll(pressable)) {
    each.focus({ focusVisible: true });
    // What is not seen itself has its ring around what stands for it.
    const unseen = !each.getClientRects().length || getComputedStyle(each).opacity === "0";
    if (document.activeElement !== each || unseen) continue;
    each.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const style = getComputedStyle(each);
    if (style.outlineStyle === "none") continue;
    const out = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
    const box = each.getBoundingClientRect();
    for (let up = each.parentElement; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const edge = up.getBoundingClientRect();
      const over = Math.max(edge.left - (box.left - out), box.right + out - edge.right,
                            edge.top - (box.top - out), box.bottom + out - edge.bottom);
      if (over > 0.5) cut.push(`${each.outerHTML.slice(0, 90)} by ${over} in ${up.className}`);
    }
  }
  return cut;
}"""


def prefer(page: Page, **chosen: Any) -> None:
    """Preferences as the browser keeps them, from the next page on."""
    page.evaluate("chosen => localStorage.setItem('leggio.preferences', JSON.stringify(chosen))", chosen)
    page.reload()


def at_a_board(anna: Person, bruno: Person, minds: Minds) -> None:
    """Anna has laid a word, and it stands."""

    def deal() -> None:
        bruno.join(anna.open("scrabble", "figs", 2, options={"starter": 0, "challenges": "void", "time_ms": None}))
        for each in (anna, bruno):
            each.page.wait_for_selector(".rack .place")

    carry_out(anna, dealt_a_word(anna, minds, deal))
    bruno.page.locator(".square.last").first.wait_for()


@pytest.mark.parametrize(("viewport", "squares"), [(DESK, 1.02), (PHONE, 1.0)], ids=["1280", "390"])
def test_large_print_enlarges_the_board(person: Come, minds: Minds, viewport: ViewportSize, squares: float) -> None:
    """The letters everywhere, the squares wherever the page has room; rack and buttons stay in sight."""
    anna, bruno = person("Anna"), person("Bruno", viewport=viewport)
    at_a_board(anna, bruno, minds)
    before = bruno.page.evaluate(_PRINT)
    prefer(bruno.page, large=True)
    bruno.page.locator(".square.last").first.wait_for()
    bruno.page.wait_for_function(f"({_PRINT})()[1] > {before[1]}")
    square, letter = bruno.page.evaluate(_PRINT)
    assert square >= before[0] * squares
    assert letter >= before[1] * 1.2
    button = bruno.page.locator(".actions .primary").bounding_box()
    assert button is not None
    assert button["y"] + button["height"] <= viewport["height"]
    assert sticking_out(bruno.page, viewport["width"]) == []


@pytest.mark.parametrize("contrast", [False, True], ids=["normal", "high"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_last_move_stands_out(person: Come, minds: Minds, theme: str, contrast: bool) -> None:
    """A ring of two points or more, against the wood and, where the theme is dark or strong, against the board."""
    anna, bruno = person("Anna"), person("Bruno", viewport=PHONE)
    at_a_board(anna, bruno, minds)
    prefer(bruno.page, theme=theme, contrast=contrast)
    bruno.page.locator(".square.last").first.wait_for()
    ring = bruno.page.evaluate(_RINGS)
    assert ring["width"] >= 2
    assert ring["within"] >= 4.5
    if theme == "dark" or contrast:
        assert ring["outside"] >= 3
    assert violations(bruno.page, both_lights=False) == []


def test_everything_is_there_four_times_enlarged(person: Come, browser: Browser, server: Server) -> None:
    """WCAG 1.4.10: no page scrolls sideways; at a table every button can be brought into sight and pressed."""
    context = browser.new_context(viewport=ENLARGED, locale="it-IT", base_url=server.url, reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    for path in EVERYWHERE:
        page.goto(path)
        page.locator("h1").first.wait_for(state="attached")
        assert sticking_out(page, ENLARGED["width"]) == [], path
    context.close()
    for game, rules in (("scrabble", "figs"), ("scarabeo", "scarabeo")):
        anna = person("Anna", viewport=ENLARGED)
        anna.open(game, rules, 2, bots=[{"level": "facile"}], options={"starter": 0, "challenges": "void"})
        anna.page.wait_for_selector(".rack .place")
        assert sticking_out(anna.page, ENLARGED["width"]) == []
        board = anna.page.locator(".board-frame").bounding_box()
        assert board is not None
        assert board["width"] >= 280
        for name in ("Mescola", "Altro"):
            anna.press(name)
        sheet = anna.page.get_by_role("dialog")
        sheet.get_by_role("button", name="Abbandona").click()
        asked = anna.page.get_by_role("dialog").last
        asked.get_by_role("button", name="Abbandona", exact=True).click()
        anna.page.locator("#how-it-ended").wait_for()


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["1280", "390"])
def test_focus_rings_are_whole(browser: Browser, server: Server, person: Come, viewport: ViewportSize) -> None:
    """Nothing that scrolls or cuts takes a part of the ring around what has the focus."""
    context = browser.new_context(viewport=viewport, locale="it-IT", base_url=server.url)
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    for path in EVERYWHERE:
        page.goto(path)
        page.locator("h1").first.wait_for(state="attached")
        assert page.evaluate(_CUT_RINGS) == [], path
    context.close()
    anna = person("Anna", viewport=viewport)
    anna.open("scrabble", "figs", 2, bots=[{"level": "facile"}], options={"starter": 0})
    anna.page.wait_for_selector(".rack .place")
    assert anna.page.evaluate(_CUT_RINGS) == []


def test_a_finished_board_has_no_cursor(person: Come) -> None:
    """Nothing shows where a tile would go, and pressing a square starts nothing; the score stays readable."""
    anna, bruno = person("Anna"), person("Bruno", viewport=PHONE)
    bruno.join(anna.open("scrabble", "figs", 2, options={"starter": 0}))
    for each in (anna, bruno):
        each.page.wait_for_selector(".rack .place")
        each.square("C3").click()
        expect(each.page.locator(".cursor-across")).to_have_count(1)
    anna.page.keyboard.press("Escape")
    anna.square("C3").click()
    anna.press("Abbandona")
    anna.page.get_by_role("dialog").last.get_by_role("button", name="Abbandona", exact=True).click()
    for each in (anna, bruno):
        each.page.locator("#how-it-ended").wait_for()
        expect(each.page.locator(".cursor-across, .cursor-down")).to_have_count(0)
        each.square("E5").click()
        each.page.keyboard.press("a")
        expect(each.page.locator(".cursor-across, .cursor-down, .tile.loose")).to_have_count(0)
        assert violations(each.page, both_lights=False) == []
        expect(each.page.locator(".players .gone")).to_contain_text("ha abbandonato")
        resize(each.page, NARROW)
        assert violations(each.page, both_lights=False) == []
