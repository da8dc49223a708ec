"""How boards and tiles look, chosen by eye; and the board that turns to whoever is on turn."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from support.axe import violations
from support.browsers import PHONE, Person

Come = Callable[..., Person]

STYLES = {"Legno": "wood", "Panno": "cloth", "Stampa": "print"}
# The least contrast of letters on tiles, of values, of labels on their squares: as the page draws them.
CONTRASTS = """() => {
  const style = getComputedStyle(document.documentElement);
  const canvas = document.createElement("canvas").getContext("2d");
  const light = (token) => {
    canvas.fillStyle = style.getPropertyValue(token).trim();
    canvas.fillRect(0, 0, 1, 1);
    const channels = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((each) => each / 255);
    const [r, g, b] = channels.map((each) => (each <= 0.03928 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const faces = ["--wood", "--wood-light"];
  const premiums = ["triple-word", "double-word", "triple-letter", "double-letter"];
  return {
    letters: Math.min(...faces.flatMap((face) => ["--wood-ink", "--wood-jolly"].map((ink) => contrast(face, ink)))),
    labels: Math.min(
      contrast("--wood", "--wood-value"),
      contrast("--frame", "--frame-ink"),
      ...premiums.flatMap((each) => ["", "-shape"].map((on) => contrast(`--${each}${on}`, `--${each}-ink`))),
    ),
  };
}"""


def preferences(person: Person) -> Any:
    """The sheet of preferences, opened from the head of a page."""
    person.press("Preferenze")
    return person.page.get_by_role("dialog", name="Preferenze")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_styles_of_board_and_tiles(person: Come, theme: str) -> None:
    """Each is chosen by its picture and stays; tile letters have 7:1 in all of them, in high contrast too."""
    anna = person("Anna", color_scheme=theme)
    sheet = preferences(anna)
    for contrast in (False, True):
        if contrast:
            sheet.get_by_role("switch", name="Contrasto").click()
        for name, style in STYLES.items():
            sheet.get_by_text(name, exact=True).click()
            expect(anna.page.locator(":root")).to_have_attribute("data-board", style)
            found = anna.page.evaluate(CONTRASTS)
            assert found["letters"] >= 7, (style, theme, contrast, found)
            assert found["labels"] >= 4.5, (style, theme, contrast, found)
    assert violations(anna.page, both_lights=False) == []
    faces = sheet.locator(".sample b").evaluate_all(
        "tiles => tiles.map((each) => getComputedStyle(each).backgroundColor)"
    )
    assert len(set(faces)) == len(STYLES)  # pictures differ, also from the style that is on
    anna.page.reload()
    expect(anna.page.locator(":root")).to_have_attribute("data-board", "print")


def turning(person: Person) -> None:
    """Ask for the board that turns, at the table."""
    if not person.page.get_by_role("button", name="Preferenze", exact=True).first.is_visible():
        person.press("Altro")
    person.press("Preferenze")
    sheet = person.page.get_by_role("dialog", name="Preferenze")
    person.hit(sheet.get_by_role("switch", name="Il tavoliere gira"))
    person.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def at_rest(person: Person) -> None:
    """Nothing on the board moves any more."""
    person.wait(lambda: bool(person.page.evaluate("document.getAnimations().length === 0")), "the board moves on")


def test_the_board_turns_to_whoever_is_on_turn(person: Come) -> None:
    """Art. 27: with the turn it is the other's way up; tiles land where they are dropped, arrows where they point."""
    anna, bea = person("Anna"), person("Bea")
    bea.join(anna.open("scrabble", "figs", 2, options={"starter": 0}))
    board = bea.page.locator(".board-frame")
    bea.page.wait_for_selector(".rack .place")
    expect(board).not_to_have_class("board-frame turned")
    turning(bea)
    expect(board).to_have_class("board-frame turned")
    at_rest(bea)
    corner, other = bea.square("A1").bounding_box(), bea.square("O15").bounding_box()
    assert corner["x"] > other["x"]
    assert corner["y"] > other["y"]
    bea.page.locator(".rack .place").first.hover()
    bea.page.mouse.down()
    box = bea.square("C4").bounding_box()
    bea.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    bea.page.mouse.up()
    expect(bea.square("C4").locator(".tile")).to_be_visible()
    bea.page.keyboard.press("Escape")
    bea.square("H8").click()
    for key, square in (("ArrowRight", "G8"), ("ArrowLeft", "H8")):
        bea.page.keyboard.press(key)
        expect(bea.square(square)).to_have_class(re.compile("cursor-across"))
    assert violations(bea.page, both_lights=False) == []
    anna.press("Passa")
    anna.page.get_by_role("dialog").get_by_role("button", name="Passa").click()
    expect(board).to_have_class("board-frame")


def test_two_fingers_on_a_turned_board(person: Come) -> None:
    """What lies between the fingers comes nearer, and a tap finds the square it is on."""
    anna = person("Anna")
    bea = person("Bea", viewport=PHONE, has_touch=True, is_mobile=True)
    bea.join(anna.open("scrabble", "figs", 2, options={"starter": 0}))
    bea.page.wait_for_selector(".rack .place")
    turning(bea)
    expect(bea.page.locator(".board-frame.turned")).to_be_visible()
    at_rest(bea)
    screen = bea.context.new_cdp_session(bea.page)
    box = bea.square("C3").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for number, half in enumerate((20, 30, 40, 50)):
        points = [{"x": x - half, "y": y, "id": 0}, {"x": x + half, "y": y, "id": 1}]
        kind = "touchMove" if number else "touchStart"
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    bea.wait(lambda: bool(bea.square("C3").bounding_box()["width"] > 1.5 * box["width"]), "the board came no nearer")
    near = bea.square("C3").bounding_box()
    assert near["x"] <= x <= near["x"] + near["width"]
    assert near["y"] <= y <= near["y"] + near["height"]
    bea.page.locator(".rack .place").first.tap()
    bea.square("C3").tap()
    expect(bea.square("C3").locator(".tile")).to_be_visible()
