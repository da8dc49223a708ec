"""One grid: every page begins at the same margin, has one size of title, and its buttons stand in line with fields."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from support.browsers import DESK, PATIENCE_MS, PHONE, Person
from support.routes import ORDINARY, waiting_rooms
from support.servers import Server

Come = Callable[..., Person]
# Where the header and what comes first in the page begin, and how large the title is.
_MEASURED = """() => {
  const title = document.querySelector("main h1:not(.unseen)");
  const style = getComputedStyle(title);
  const left = (element) => Math.round(element.getBoundingClientRect().left);
  const main = document.querySelector("main");
  const inner = left(main) + parseFloat(getComputedStyle(main).paddingLeft);
  const first = Math.min(...[...main.children].filter(each => each.getClientRects().length).map(left));
  return { header: left(document.querySelector("header .logo")), first, inner: Math.round(inner),
           title: style.fontSize, weight: style.fontWeight };
}"""
# How high the columns of a form begin, by their left edges.
_COLUMNS = """() => {
  const tops = {};
  for (const each of document.querySelectorAll("main form > section")) {
    const { left, top, height } = each.getBoundingClientRect();
    if (height) tops[left] = Math.min(tops[left] ?? Infinity, Math.round(top));
  }
  return Object.values(tops);
}"""
_OUT_OF_LINE = """() => [...document.querySelectorAll("form")].flatMap(form => {
  const inputs = [...form.querySelectorAll("input:not([type=radio]):not([type=checkbox]), select")];
  return [...form.querySelectorAll("button")].flatMap(button => {
    const b = button.getBoundingClientRect();
    if (!b.height) return [];
    return inputs.filter(input => {
      const i = input.getBoundingClientRect();
      const between = Math.max(b.left - i.right, i.left - b.right); // what is further off is in another column
      const beside = i.height && between >= 0 && between < 40 && b.top < i.bottom && b.bottom > i.top;
      return beside && Math.abs((b.top + b.bottom) / 2 - (i.top + i.bottom) / 2) > 2;
    }).map(input => `${button.innerText || button.ariaLabel} beside ${input.name || input.id}`);
  });
})"""


def measured(page: Page, path: str) -> dict[str, Any]:
    """Where things are on a page that has come to rest."""
    page.goto(path)
    page.locator("main h1:not(.unseen)").first.wait_for()
    page.evaluate("document.fonts.ready")
    found: dict[str, Any] = page.evaluate(_MEASURED)
    return found


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["1280", "390"])
def test_every_page_begins_at_the_same_margin(
    browser: Browser, server: Server, person: Come, viewport: ViewportSize
) -> None:
    """Header and content have one left edge, and titles one size, on all ordinary pages."""
    paths = [*ORDINARY, *waiting_rooms(person("Anna"))]
    context = browser.new_context(viewport=viewport, locale="it-IT", base_url=server.url, reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    found = {path: measured(page, path) for path in paths}
    home = found["/"]
    assert home["header"] == home["inner"] == home["first"]
    assert {path: at for path, at in found.items() if at != home} == {}
    context.close()


def test_buttons_stand_in_line_with_their_fields(browser: Browser, server: Server) -> None:
    """Where a button is beside a field, their middles are at one height."""
    context = browser.new_context(locale="it-IT", base_url=server.url, reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    for path in ORDINARY:
        measured(page, path)
        assert page.evaluate(_OUT_OF_LINE) == [], path
    context.close()


def test_the_columns_of_a_new_table_begin_together(browser: Browser, server: Server) -> None:
    """Whatever a game has to choose, on a desk nothing is pushed below what stands beside it."""
    context = browser.new_context(locale="it-IT", base_url=server.url, reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    for game in ("scrabble", "scarabeo", "verbum"):
        measured(page, f"/nuovo?gioco={game}")
        page.locator("main form > section").nth(2).locator("fieldset, label").first.wait_for()
        columns = page.evaluate(_COLUMNS)
        assert len(columns) > 1, game
        assert len(set(columns)) == 1, (game, columns)
    context.close()
