"""What axe finds on a page that keeps people out, by day and by night."""

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What fades in has too little contrast for a moment, and a new size is drawn one frame later. What never ends goes on.
# Half a megabyte of axe comes once a page: `true` if it is there.
# Nobody waits for `finished`: what is in a section that closes meanwhile is gone without ever being that.
_SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const ends = (each) => each.playState === "running" && Number.isFinite(each.effect?.getComputedTiming().endTime);
  for (const _ of [1, 2]) await frame();
  await document.fonts.ready;
  while (document.getAnimations().some(ends)) await frame();
  return "axe" in window;
}"""
# Only what was found travels back; nothing of ours plays by itself or asks for a way of holding it (`preload`).
_RUN = "async (options) => (await axe.run(document, options)).violations"
# What the other light may change: all else on a page is the same by day and by night.
_COLOURS = ["color-contrast", "link-in-text-block"]


def violations(page: Page, *, both_lights: bool = True) -> list[str]:
    """Every violation, of whatever impact, in both lights, each with what it is about, once nothing moves any more."""
    found = _said(_look(page, {}))
    if not both_lights:
        return found
    is_night = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    schemes: list[Literal["light", "dark"]] = ["light", "dark"]
    page.emulate_media(color_scheme=schemes[not is_night])
    found += _said(_look(page, {"runOnly": _COLOURS}))
    page.emulate_media(color_scheme=schemes[is_night])
    return found


def _look(page: Page, options: dict[str, Any]) -> list[dict[str, Any]]:
    if not page.evaluate(_SETTLED):
        page.evaluate(AXE.read_text("utf-8"))
    return list(page.evaluate(_RUN, {"resultTypes": ["violations"], "preload": False, **options}))


def _said(found: list[dict[str, Any]]) -> list[str]:
    return [f"{each['id']}: {node['html'][:150]}" for each in found for node in each["nodes"]]
