"""Pages: the web app where there is one, else a plain page."""

import json
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from leggio.server.routes.pages import pages
from leggio.server.security.errors import HANDLERS


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A web app as its tools build it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>App</title>", "utf-8")
    (tmp_path / "assets" / "app-1a2b3c.js").write_text("start()", "utf-8")
    (tmp_path / "__init__.py").write_text("", "utf-8")
    return tmp_path


def client(web_app: Path) -> TestClient[Litestar]:
    """A browser at an app of pages only."""
    return TestClient(Litestar(pages(web_app), exception_handlers=HANDLERS, openapi_config=None))


def test_the_web_app(built: Path) -> None:
    """Its files, and its first page for addresses that only the app itself knows."""
    with client(built) as browser:
        assert browser.get("/").text == "<title>App</title>"
        assert browser.get("/tavoli/abc").text == "<title>App</title>"
        script = browser.get("/assets/app-1a2b3c.js")
        assert script.text == "start()"
        assert "javascript" in script.headers["content-type"]
        for page in (script, browser.get("/")):
            assert page.headers["content-type"].count("charset=utf-8") == 1


def test_text_travels_compressed(built: Path) -> None:
    """To browsers that can read it, and where it is worth it; what arrives is the same."""
    long = "start();" * 1000
    (built / "assets" / "long-4d5e6f.js").write_text(long, "utf-8")
    with client(built) as browser:
        zipped = browser.get("/assets/long-4d5e6f.js", headers={"Accept-Encoding": "gzip"})
        plain = browser.get("/assets/long-4d5e6f.js", headers={"Accept-Encoding": "identity"})
        short = browser.get("/assets/app-1a2b3c.js", headers={"Accept-Encoding": "gzip"})
    assert zipped.text == plain.text == long
    assert zipped.headers["content-encoding"] == "gzip"
    assert int(zipped.headers["content-length"]) < len(long) // 10
    assert "content-encoding" not in plain.headers
    assert zipped.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert "content-encoding" not in short.headers
    assert zipped.headers["content-type"].count("charset") <= 1


def test_what_may_be_kept(built: Path) -> None:
    """Files named after what is in them are kept for ever, the first page is asked for again."""
    with client(built) as browser:
        assert "immutable" in browser.get("/assets/app-1a2b3c.js").headers["cache-control"]
        assert browser.get("/").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/missing.js", "/__init__.py", "/api/missing", "/assets/../../secret.txt"])
def test_nothing_there(built: Path, path: str) -> None:
    """A file that is not there is missing, not the first page; no path leads out."""
    (built.parent / "secret.txt").write_text("secret", "utf-8")
    with client(built) as browser:
        answer = browser.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "http.not_found")


def test_a_plain_page_where_there_is_no_app(tmp_path: Path) -> None:
    """It says what this is, and that is all there is."""
    with client(tmp_path / "nothing") as browser:
        assert "Leggio" in browser.get("/").text
        assert browser.get("/tavoli/abc").status_code == 404


def test_an_address_that_the_app_does_not_know(built: Path) -> None:
    """The app says that there is nothing, and the status says so too."""
    (built / "addresses.json").write_text('{"/": [], "/giudice": [], "/t/:id": []}', "utf-8")
    with client(built) as browser:
        for address, status in (("/giudice", 200), ("/t/abc", 200), ("/t/abc/def", 404), ("/niente", 404)):
            answer = browser.get(address)
            assert (answer.status_code, answer.text) == (status, "<title>App</title>")


def test_an_address_names_its_files(built: Path) -> None:
    """In the head of the page, so that a browser asks for all of them at once; other addresses name none of them."""
    (built / "index.html").write_text("<head><title>App</title></head>", "utf-8")
    files = {"/": ["/assets/home.js", "/assets/home.css"], "/t/:code": ["/assets/join.js"], "/t/:id": ["/assets/t.js"]}
    (built / "addresses.json").write_text(json.dumps(files), "utf-8")
    script, style = '<link rel="modulepreload" crossorigin href="{}">', '<link rel="stylesheet" crossorigin href="{}">'
    home = script.format("/assets/home.js") + style.format("/assets/home.css")
    with client(built) as browser:
        for address, links in (("/", home), ("/t/abc", script.format("/assets/t.js")), ("/niente", "")):
            assert browser.get(address).text == f"<head><title>App</title>{links}</head>"


def test_whether_a_page_is_there(built: Path) -> None:
    """HEAD is answered like GET, without the page."""
    with client(built) as browser:
        for address in ("/", "/giudice", "/assets/app-1a2b3c.js"):
            answer = browser.head(address)
            assert (answer.status_code, answer.content) == (200, b"")
            assert answer.headers["content-type"] == browser.get(address).headers["content-type"]
