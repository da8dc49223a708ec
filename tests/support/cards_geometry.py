"""How Verbum's page lies on a screen: what covers what, what is how large."""

from typing import Any

from playwright.sync_api import Page

# What of a page lies on what: boxes as they are seen, cut off by what scrolls.
_GEOMETRY = """() => {
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
  const beside = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1;
  const apart = (a, b) => beside(a, b) || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const sizes = (selector) => [...document.querySelectorAll(selector)].map((each) => {
    const { width, height } = each.getBoundingClientRect();
    return [Math.round(width), Math.round(height)];
  });
  const speaks = (each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const texts = [...document.querySelectorAll(".dock *")]
    .filter((each) => !each.closest(".card, .say, .unseen, svg") && speaks(each));
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


def measured(page: Page) -> dict[str, Any]:
    """Words in sight, those that the dock lies on, sizes of cards and texts, what to press is hidden or small."""
    found: dict[str, Any] = page.evaluate(_GEOMETRY)
    return found
