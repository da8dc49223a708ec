"""The website of an event, opened from its folder."""

from datetime import UTC
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from leggio.site import site
from support.axe import violations
from support.fitting import sticking_out
from support.tournament.halls import hall


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nobody_is_kept_out(browser: Browser, tmp_path: Path, scheme: str) -> None:
    """From the home page to a player on a phone of 320 px: nothing serious for axe, no page too wide."""
    for name, content in site(hall(33, rounds=2).state, "it", UTC).items():
        (tmp_path / name).write_bytes(content)
    context = browser.new_context(viewport={"width": 320, "height": 700}, color_scheme=scheme)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto((tmp_path / "index.html").as_uri())
    for link in ("Turno 2", "Giocatori", "Rating", "Classifica", "W" * 60):
        with page.expect_navigation(wait_until="load"):
            page.get_by_role("link", name=link, exact=True).first.click()
        assert violations(page, both_lights=False) == []
        assert sticking_out(page, 320) == []
    expect(page.get_by_role("heading", level=1)).to_have_text("W" * 60)
    context.close()
