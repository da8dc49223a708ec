"""Draw the app's icons as PNG from web/public/icon.svg, with the system's Chromium: scripts/icons.py."""

import subprocess
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
PUBLIC = ROOT / "web" / "public"
GROUND = "#d2452d"
# Systems cut maskable icons to shapes of their own: what matters is within four fifths of them.
SAFE = 0.8
ICONS = (("icon-180.png", 180, 1.0), ("icon-192.png", 192, 1.0), ("icon-512.png", 512, 1.0))
MASKABLE = ("icon-maskable-512.png", 512, SAFE)


def main() -> None:
    """Write them all."""
    chromium = subprocess.run([ROOT / "scripts" / "chromium"], capture_output=True, text=True, check=True)  # noqa: S603
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.stdout.strip(), args=["--no-sandbox"])
        page = browser.new_page()
        for name, size, share in (*ICONS, MASKABLE):
            ground = GROUND if share < 1 or size == 180 else "transparent"  # what Apple shows has no holes
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0;display:grid;place-items:center;height:{size}px;background:{ground}}}"
                f"svg{{width:{size * share}px;height:{size * share}px}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
