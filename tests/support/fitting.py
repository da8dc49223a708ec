"""Whether a page fits a screen."""

from typing import Any

from playwright.sync_api import Page, ViewportSize
from playwright.sync_api import TimeoutError as WaitedTooLong

_FITS = "width => document.documentElement.scrollWidth <= width"
_DRAWN_TWICE = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
_STICKING_OUT = """width => [...document.querySelectorAll("body *")]
  .filter(each => each.getBoundingClientRect().right > width)
  .map(each => each.outerHTML.slice(0, 120))"""


def resize(page: Page, size: ViewportSize) -> None:
    """Another size of the window, drawn as such.

    For a moment Chromium lays a page out at the new size with the media queries of the old one.
    """
    page.set_viewport_size(size)
    page.evaluate(_DRAWN_TWICE)


def sticking_out(page: Page, width: int) -> list[Any]:
    """What is wider than the screen, once the page has come to rest: nothing, if it fits."""
    try:
        page.wait_for_function(_FITS, arg=width)
    except WaitedTooLong:
        return [f"{page.evaluate('document.documentElement.scrollWidth')} px", *page.evaluate(_STICKING_OUT, width)]
    return []
