"""The app's icons for home screens, drawn from web/public/icon.svg by Chromium."""

import subprocess
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
PUBLIC = ROOT / "web" / "public"
SIZES = (192, 512)


def main() -> None:
    """Write icon-192.png and icon-512.png: the red ground reaches the edges, so that any mask fits."""
    chromium = subprocess.run([ROOT / "scripts" / "chromium"], capture_output=True, text=True, check=True)  # noqa: S603
    drawing = (PUBLIC / "icon.svg").read_text("utf-8").replace('rx="12"', 'rx="0"', 1)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.stdout.strip(), args=["--no-sandbox"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / f"icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
