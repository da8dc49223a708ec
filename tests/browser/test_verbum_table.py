"""Verbum's table on every screen: words upright, hand and words apart, who took what from whom (par. 6, 12-13)."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from support.browsers import Person
from support.cards_geometry import measured
from support.fitting import resize, sticking_out
from support.staged_cards import View, crowded, stage

Come = Callable[..., Person]
TURN = ["lay", "discard", "pass", "steal", "restore", "swap_jolly", "swap_hands"]
SIZES: list[ViewportSize] = [
    {"width": 320, "height": 568},
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 640, "height": 360},
    {"width": 844, "height": 390},
    {"width": 768, "height": 1024},
    {"width": 1024, "height": 768},
    {"width": 1280, "height": 800},
    {"width": 1920, "height": 1080},
]
LOOKS: dict[str, dict[str, Any]] = {
    "light": {},
    "dark": {"theme": "dark"},
    "contrast": {"contrast": True},
    "large": {"large": True},
}


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
        seen = measured(page)
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
