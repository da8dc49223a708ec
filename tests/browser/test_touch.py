"""Fingers on the board of a phone: where a dragged tile lands, and what two fingers zoom."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from support.browsers import PHONE, Person

Come = Callable[..., Person]
SMALL = {"width": 360, "height": 640}


def middle(box: Any) -> tuple[float, float]:
    """The middle of what is on the screen there."""
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(screen: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """Fingers on the glass."""
    fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


@pytest.mark.parametrize("viewport", [PHONE, SMALL], ids=["390", "360"])
def test_a_dragged_tile_lands_where_the_finger_points(person: Come, viewport: dict[str, int]) -> None:
    """It is no larger than a square and off the fingertip; the square it would land on is shown."""
    anna = person("Anna", viewport=viewport, has_touch=True, is_mobile=True)
    anna.open("scrabble", "figs", 2, bots=[{"level": "facile"}], options={"starter": 0})
    anna.page.wait_for_selector(".rack .place .tile")
    screen = anna.context.new_cdp_session(anna.page)
    begin = middle(anna.page.locator(".rack .place .tile").first.bounding_box())
    square = anna.square("H8").bounding_box()
    x, y = middle(square)
    touch(screen, "touchStart", begin)
    for step in range(1, 6):
        touch(screen, "touchMove", (begin[0] + (x - begin[0]) * step / 5, begin[1] + (y - begin[1]) * step / 5))
    expect(anna.page.locator(".square.target")).to_have_attribute("data-square", str(7 * 15 + 7))
    tile = anna.page.locator(".tile.ghost").bounding_box()
    assert tile is not None
    assert tile["width"] <= 1.3 * square["width"]
    assert tile["y"] + tile["height"] < y - 15  # a fingertip is some 15 px around its middle
    touch(screen, "touchEnd")
    expect(anna.square("H8").locator(".tile")).to_be_visible()
    expect(anna.page.locator(".square .tile.loose")).to_have_count(1)


def test_two_fingers_zoom_the_board_and_not_the_page(person: Come) -> None:
    """What lay between them comes nearer; closed again, the board is whole."""
    anna = person("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    anna.open("scarabeo", "scarabeo", 2, bots=[{"level": "facile"}], options={"starter": 0})
    anna.page.wait_for_selector(".rack .place")
    screen = anna.context.new_cdp_session(anna.page)
    board = anna.page.locator(".board-frame").bounding_box()
    assert board is not None
    x, y = middle(board)

    def pinch(*halves: float) -> None:
        for number, half in enumerate(halves):
            touch(screen, "touchMove" if number else "touchStart", (x - half, y), (x + half, y))
        touch(screen, "touchEnd")

    before = anna.square("I9").bounding_box()["width"]
    pinch(30, 40, 50, 60)
    anna.wait(lambda: bool(anna.square("I9").bounding_box()["width"] > 1.5 * before), "the board came no nearer")
    assert anna.page.evaluate("visualViewport.scale") == 1
    pinch(90, 60, 40, 20)
    anna.wait(lambda: bool(anna.square("I9").bounding_box()["width"] < 1.1 * before), "the board is not whole again")
    assert anna.page.evaluate("visualViewport.scale") == 1
