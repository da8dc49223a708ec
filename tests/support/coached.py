"""Somebody who knows nothing and follows the coach of a lesson: a tap on whatever it points at, until the end."""

from collections.abc import Callable
from functools import partial

from playwright.sync_api import Locator

from support.browsers import Person

MOST_TAPS = 120


def follow(person: Person, look: Callable[[str], None] = lambda _: None) -> int:
    """To the end by taps alone; `look` is called whenever the coach says something else. How many taps it took."""
    said = ""
    for taps in range(MOST_TAPS):
        person.wait(lambda: is_over(person) or pointed(person).count() > 0, "the coach points at nothing")
        text = person.page.locator(".coach p.text").inner_text()
        if text != said:
            look(text)
        said = text
        if is_over(person):
            return taps
        marked = person.page.evaluate(_MARKED)
        in_dialog = pointed(person).locator("xpath=ancestor-or-self::dialog").count() > 0
        if in_dialog:
            person.page.wait_for_timeout(400)  # taps that fall through what has just opened are not meant
        pointed(person).first.tap()
        person.wait(partial(has_moved_on, person, marked), f"nothing came of a tap: {text}")
    raise AssertionError(f"no end after {MOST_TAPS} taps: {said}")


_MARKED = """() => [...document.querySelectorAll("[data-coached]")].map(each => each.outerHTML).join()
  + document.querySelector(".coach p.text")?.textContent"""


def pointed(person: Person) -> Locator:
    """What the coach points at; where a question covers the rest, what it points at there."""
    asked = person.page.locator("dialog[open] [data-coached]:not([disabled])")
    return asked if asked.count() else person.page.locator("[data-coached]:not([disabled])")


def has_moved_on(person: Person, before: str) -> bool:
    """Whether the coach says or points at something else by now."""
    return bool(person.page.evaluate(_MARKED) != before) or is_over(person)


def is_over(person: Person) -> bool:
    """Whether the lesson has come to its end."""
    return bool(person.page.locator(".coach.over p.text").count())
