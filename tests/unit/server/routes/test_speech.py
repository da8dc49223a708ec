"""Sentences for the web app: in any language there is a folder for, and of any game that is installed."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from leggio.server.routes.speech import SPEECH_ROUTES
from leggio.server.security.errors import HANDLERS


@pytest.fixture
def browser() -> Iterator[TestClient[Litestar]]:
    """A browser at an app of sentences only."""
    with TestClient(Litestar(SPEECH_ROUTES, exception_handlers=HANDLERS, openapi_config=None)) as client:
        yield client


def test_the_language_asked_for(browser: TestClient[Litestar]) -> None:
    """By its tag; else as the browser likes; else Italian."""
    for address, likes, language in (
        ("/api/speech?language=en", "it", "en"),
        ("/api/speech?language=en-GB", "it", "en"),
        ("/api/speech", "de, en;q=0.8", "en"),
        ("/api/speech?language=xx", "de", "it"),
    ):
        assert browser.get(address, headers={"Accept-Language": likes}).json()["language"] == language


def test_what_is_in_it(browser: TestClient[Litestar]) -> None:
    """The app's own sentences, refusals, and the name of every game; nothing that only a terminal says."""
    told = browser.get("/api/speech?language=it").json()
    assert told["languages"] == {"it": "Italiano", "en": "English"}
    assert told["web"]["app.close"] == "Chiudi"
    assert told["common"]["game.over"] == "La partita è finita{art}."
    assert told["games"]["duplicate"]["about.name"] == "Duplicato"
    assert not [key for key in told["common"] if key.endswith(".terminal")]


@pytest.mark.parametrize(
    ("area", "key"),
    [("judge", "reason.unknown"), ("formats", "log.no_opening"), ("tournament", "pair.fixed"), ("verbum", "steal.own")],
)
def test_areas(browser: TestClient[Litestar], area: str, key: str) -> None:
    """What few pages need is asked for by itself."""
    assert key in browser.get(f"/api/speech/{area}").json()
    assert browser.get(f"/api/speech/{area}?language=en").json()[key] != browser.get(f"/api/speech/{area}").json()[key]


@pytest.mark.parametrize("area", ["cli", "refusals", "..", "no-such-game"])
def test_nothing_else_is_told(browser: TestClient[Litestar], area: str) -> None:
    """Only areas that a page has a use for."""
    assert browser.get(f"/api/speech/{area}").status_code == 404


def test_it_comes_once(browser: TestClient[Litestar]) -> None:
    """Who has it already is told so; it travels compressed."""
    first = browser.get("/api/speech", headers={"Accept-Encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    again = browser.get("/api/speech", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_third_language_is_a_folder(
    browser: TestClient[Litestar], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it lacks is said in Italian."""
    (tmp_path / "xx" / "web").mkdir(parents=True)
    (tmp_path / "xx" / "language.json").write_text(json.dumps({"name": "Xx", "locale": "it"}), "utf-8")
    (tmp_path / "xx" / "web" / "app.json").write_text(json.dumps({"app.close": "[Chiudi]"}), "utf-8")
    monkeypatch.setenv("LEGGIO_LANGUAGES", str(tmp_path))
    told = browser.get("/api/speech?language=xx").json()
    assert (told["language"], told["languages"]["xx"]) == ("xx", "Xx")
    assert (told["web"]["app.close"], told["web"]["app.copy"]) == ("[Chiudi]", "Copia")
