"""Verbum's table on every screen: words upright, hand and words apart, who took what from whom (par. 6, 12-13)."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from leggio.engine.minds import Minds
from support.at_the_cards import play_until, press_card
from support.axe import serious
from support.browsers import PHONE, Person
from support.fitting import resize, sticking_out
from support.staged_cards import View, crowded, stage

Come = Callable[..., Person]
TURN = ["lay", "discard", "pass", "steal", "restore", "swap_jolly", "swap_hands"]
SIZES: list[ViewportSize] = [
    {"width": 320, "height": 568},
    {"width": 360, "height": 640},
    PHONE,
    {"width": 640, "height": 360},
    {"width": 844, "height": 390},
    {"width": 768, "height": 1024},
    {"width": 1024, "height": 768},
    {"width": 1280, "height": 800},
    {"width": 1920, "height": 1080},
]
LOOKS = {"light": {}, "dark": {"theme": "dark"}, "contrast": {"contrast": True}, "large": {"large": True}}
MOST_TABLES = 8
LEAST_TOUCH = 44
# What of a page lies on what: boxes as they are seen, cut off by what scrolls.
GEOMETRY = """() => {
  const seen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let up = element.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflowY === "visible") continue;
      const box = up.getBoundingClientRect();
      left = Math.max(left, box.left); right = Math.min(right, box.right);
      top = Math.max(top, box.top); bottom = Math.min(bottom, box.bottom);
    }
    return right - left > 0.5 && bottom - top > 0.5 ? { left, top, right, bottom } : null;
  };
  const boxes = (selector) => [...document.querySelectorAll(selector)].map(seen).filter(Boolean);
  const dock = document.querySelector(".dock").getBoundingClientRect();
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const sizes = (selector) => [...document.querySelectorAll(selector)].map((each) => {
    const { width, height } = each.getBoundingClientRect();
    return [Math.round(width), Math.round(height)];
  });
  const texts = [...document.querySelectorAll(".dock *")].filter((each) =>
    !each.closest(".card, .say, .unseen, svg") && [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()));
  const fontOf = (each) => parseFloat(getComputedStyle(each).fontSize);
  const hidden = [...document.querySelectorAll(".dock button")].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1 || box.top < -1;
  });
  return {
    words: boxes(".column").length,
    onWords: boxes(".column").filter((word) => !apart(word, dock)).length,
    upright: [...document.querySelectorAll(".column")].every((word) => {
      const tops = [...word.querySelectorAll(".place")].map((each) => each.getBoundingClientRect().top);
      return tops.every((top, index) => index === 0 || top > tops[index - 1]);
    }),
    hand: sizes(".hand .card"),
    making: sizes(".making .card"),
    say: fontOf(document.querySelector(".say")),
    others: Math.max(...texts.map(fontOf)),
    small: [...document.querySelectorAll(".dock button")].filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width < 43.5 || height < 43.5;
    }).map((each) => each.textContent.trim()),
    hidden: hidden.map((each) => each.textContent.trim()),
    scrolls: document.documentElement.scrollHeight > innerHeight + 1,
    table: document.querySelector("main").clientHeight,
  };
}"""


def late(hand: str, each: int) -> Callable[[View], View]:
    """One's own turn at a table with so many words in front of everybody."""

    def change(view: View) -> View:
        counts = [len(hand) if seat == view["seat"] else held for seat, held in enumerate(view["hand_counts"])]
        mine = {"phase": "acting", "turn": view["seat"], "actor": view["seat"], "choices": TURN, "ended": None}
        return crowded(view, each, hand=hand, hand_counts=counts, **mine)

    return change


def at_a_table(person: Person, players: int, change: Callable[[View], View], **preferences: Any) -> Page:
    """A table with computers, as full as it was staged."""
    stage(person, change)
    page = person.page
    page.evaluate("chosen => localStorage.setItem('leggio.preferences', JSON.stringify(chosen))", preferences)
    settings = {"game": "verbum", "rules": "verbum", "seats": players, "bots": [{"level": "medio"}] * (players - 1)}
    table = person.ask("POST", "/api/tables", {"settings": settings})
    page.goto(f"{person.url}/t/{table['id']}")
    page.locator(".hand button").first.wait_for()
    return page


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("players", [2, 4])
def test_a_late_game_on_every_screen(person: Come, players: int, look: str) -> None:
    """Twelve long words each (par. 6): nothing of the hand lies on a word, nothing to press is hidden or small."""
    page = at_a_table(person("Anna"), players, late("AEIRTOLNS!", 12), **LOOKS[look])
    for card in "RELAT":
        page.keyboard.press(card.lower())
    expect(page.locator(".making .card")).to_have_count(5)
    for size in SIZES:
        resize(page, size)
        seen = page.evaluate(GEOMETRY)
        where = f"{size}: {seen}"
        assert sticking_out(page, size["width"]) == [], where
        assert seen["words"] > 0, where
        assert seen["onWords"] == 0, where
        assert seen["upright"], where
        assert {*map(tuple, seen["making"])} == {*map(tuple, seen["hand"])}, where
        assert seen["say"] > seen["others"], where
        assert seen["small"] == [], where
        assert seen["hidden"] == [], where
        assert not seen["scrolls"], where
        assert seen["table"] > 0.24 * size["height"], where
