"""What tells people that a table wants them: the title, what was said and not yet read, the switch for sounds."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from support.at_the_page import resign
from support.axe import violations
from support.browsers import DESK, PHONE, Person

Come = Callable[..., Person]
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
# A device with badges on its apps, a window that may be out of sight, and what sounded.
WATCHED = """
  Object.assign(window, { badge: null, away: false, notes: 0 });
  navigator.setAppBadge = async () => { badge = true; };
  navigator.clearAppBadge = async () => { badge = false; };
  Object.defineProperty(document, "hidden", { get: () => away });
  window.OscillatorNode = class extends OscillatorNode {
    constructor(...given) { super(...given); notes += 1; }
  };
"""
# What of a table's header lies under a toast.
_COVERED = """() => [...document.querySelectorAll(".toast")].flatMap(toast => {
  const over = toast.getBoundingClientRect();
  return [...document.querySelectorAll(".top > *, .players > *")].filter(each => {
    const box = each.getBoundingClientRect();
    const across = box.left < over.right && box.right > over.left;
    return box.width && across && box.top < over.bottom && box.bottom > over.top;
  }).map(each => each.innerText || each.className);
})"""
GOES = "is => { away = is; document.dispatchEvent(new Event('visibilitychange')); }"


def test_the_title_says_whose_turn_it_is(person: Come) -> None:
    """Whoever looks at another tab sees it there."""
    anna, bea = person("Anna"), person("Bea")
    bea.join(anna.open("scrabble", "figs", 2, options={"starter": 0}))
    expect(anna.page).to_have_title(re.compile("Tocca a te"))
    expect(bea.page).to_have_title(re.compile("^Scrabble"))


def test_ones_turn_is_heard_and_marks_the_app(person: Come) -> None:
    """Sounds are on from the first gesture; whoever is elsewhere has a badge on the app until they are back."""
    anna, bea = person("Anna"), person("Bea")
    bea.context.add_init_script(WATCHED)
    bea.join(anna.open("scrabble", "figs", 2, options={"starter": 0}))
    for each in (anna, bea):
        each.page.wait_for_selector(".rack .place")
    bea.page.locator(".bag").click()  # a gesture, and nothing else
    bea.page.evaluate(GOES, True)
    assert bea.page.evaluate("[badge, notes]") == [False, 0]
    anna.press("Passa")
    anna.page.get_by_role("dialog").get_by_role("button", name="Passa").click()
    bea.wait(lambda: bea.page.evaluate("badge && notes > 0"), "nothing was heard, or marked")
    bea.page.evaluate(GOES, False)
    bea.wait(lambda: bea.page.evaluate("badge === false"), "the badge stays")


@pytest.mark.parametrize(("game", "rules"), [("scrabble", "figs"), ("verbum", "verbum")])
def test_what_is_said_is_heard_on_a_phone(person: Come, game: str, rules: str) -> None:
    """A toast that leaves the header alone, and how much is unread, until the conversation is seen."""
    anna, bea = person("Anna"), person("Bea", viewport=PHONE, has_touch=True, is_mobile=True)
    bea.join(anna.open(game, rules, 2))
    for each in (anna, bea):
        each.wait(lambda: bool(each.view), "no game")  # noqa: B023 - asked before the next one
    anna.page.locator("summary", has_text="Conversazione").click()
    field = anna.page.get_by_role("textbox", name="Scrivi qualcosa")
    for text in ("Ciao!", "Bella giocata"):
        field.fill(text)
        field.press("Enter")
    expect(bea.page.locator(".toast").last).to_contain_text("Anna: Bella giocata")
    expect(bea.page.locator(".top .unread")).to_have_text("2")
    toast, header = bea.page.locator(".toast").first.bounding_box(), bea.page.locator(".top").bounding_box()
    assert toast is not None
    assert header is not None
    assert toast["y"] >= header["y"] + header["height"]
    bea.press("Altro")
    bea.page.get_by_text("Bella giocata").last.scroll_into_view_if_needed()
    assert violations(bea.page) == []
    expect(bea.page.locator(".top .unread")).to_have_count(0)
    expect(anna.page.locator("summary", has_text="Conversazione")).not_to_contain_text("da leggere")


@pytest.mark.parametrize("screen", [DESK, PHONE, SIDEWAYS], ids=["1280", "390", "844"])
def test_what_is_told_covers_no_header(person: Come, screen: ViewportSize) -> None:
    """Whose turn it is, names and clocks stay readable beneath a toast, on every screen, at the end too."""
    anna, bea = person("Anna"), person("Bea", viewport=screen, has_touch=screen != DESK)
    bea.join(anna.open("scrabble", "figs", 2, options={"starter": 0}))
    for each in (anna, bea):
        each.page.wait_for_selector(".rack .place")
    anna.page.locator("summary", has_text="Conversazione").click()
    field = anna.page.get_by_role("textbox", name="Scrivi qualcosa")

    def say(text: str) -> None:
        field.fill(text)
        field.press("Enter")
        expect(bea.page.locator(".toast").last).to_contain_text(text)
        bea.page.wait_for_timeout(200)  # it flies in
        assert bea.page.evaluate(_COVERED) == []

    say("Ciao!")
    resign(bea)
    say("Grazie della partita")


def test_sounds_have_a_switch_in_sight(person: Come) -> None:
    """One press and they are off, here and at the next table."""
    anna = person("Anna", viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)
    anna.open("scrabble", "figs", 2, bots=[{"level": "facile"}], options={"starter": 0})
    switch = anna.page.locator(".top").get_by_role("button", name="Suoni")
    expect(switch).to_have_attribute("aria-pressed", "true")
    anna.hit(switch)
    expect(switch).to_have_attribute("aria-pressed", "false")
    anna.page.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 320
