"""What axe finds on a page that keeps people out."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What fades in has too little contrast for a moment, and a new size is drawn one frame later. What never ends goes on.
_SETTLED = """async () => {
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  await document.fonts.ready;
  const ends = (each) => each.playState === "running" && Number.isFinite(each.effect?.getComputedTiming().endTime);
  const moving = () => document.getAnimations().filter(ends);
  for (let left = moving(); left.length; left = moving()) await Promise.allSettled(left.map((each) => each.finished));
}"""


def serious(page: Page) -> list[str]:
    """The serious and critical violations, each with what it is about, once nothing moves or fades any more."""
    page.evaluate(_SETTLED)
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['html'][:150]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
