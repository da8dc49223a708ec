"""The fourth game in Chromium: chosen, opened, joined, watched and played to its end on the generic board."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from test_terminal import leggio
from thinking import INSTALLED, find_play

from support.browsers import PHONE, Person, chromium
from support.fitting import sticking_out
from support.servers import Server, serving

PATIENCE = 600  # seconds
BUILT = Path(__file__).parents[2] / "src" / "leggio" / "web" / "index.html"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where the game is installed."""
    assert BUILT.exists(), "the web app is not built: scripts/web build"
    with serving(tmp_path_factory.mktemp("fourth"), PYTHONPATH=INSTALLED) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for all."""
    with chromium() as launched:
        yield launched


def open_table(anna: Person) -> str:
    """Choose the game at home, and open a table for two with the page's own form; its address."""
    page = anna.page
    page.goto(anna.url)
    page.get_by_role("radio", name="Noveper").check(force=True)
    page.locator("section.now").get_by_role("link", name="Apri un tavolo").click()
    expect(page.get_by_role("radio", name="Noveper")).to_be_checked()
    page.get_by_role("button", name="Apri il tavolo").click()
    page.wait_for_url("**/t/*")
    return page.url


def join(bruno: Person, code: str) -> None:
    """Sit down with the code, as somebody who was told it."""
    page = bruno.page
    page.goto(bruno.url)
    page.get_by_label("Codice del tavolo").fill(code)
    page.get_by_role("button", name="Entra").click()
    expect(page.get_by_text("Noveper").first).to_be_visible()
    page.get_by_role("button", name="Siediti al tavolo").click()
    page.wait_for_url("**/t/*")


def take_turn(person: Person) -> None:
    """Type a word at the board and press the button, or pass."""
    seq = person.view["seq"]
    found = find_play(person.view["board"], person.view["rack"])
    if found is None:
        person.press("Passa")
        person.page.get_by_role("dialog").get_by_role("button", name="Passa", exact=True).click()
    else:
        person.type_word(*found)
        person.press("Gioca")
    person.wait_for_seq(seq + 1)


@pytest.mark.timeout(PATIENCE, method="thread")
def test_two_play_it_on_the_board_that_all_share(browser: Browser, server: Server, tmp_path: Path) -> None:
    """With the name its sentences give it, its own board, tiles and buttons; a third watches, on a phone."""
    anna, bruno, carla = (
        Person(browser, server.url, name, **more)
        for name, more in (("Anna", {}), ("Bruno", {}), ("Carla", {"viewport": PHONE}))
    )
    address = open_table(anna)
    table = anna.ask("GET", f"/api/tables/{address.rpartition('/')[2]}")
    join(bruno, table["code"])
    carla.go(table["id"])
    for person in (anna, bruno, carla):
        person.wait_for_seq(1)
        expect(person.page.locator(".board-frame [data-square]")).to_have_count(81)
    expect(anna.page.locator(".rack .place")).to_have_count(5)
    expect(anna.page.get_by_role("button", name="Cambia")).to_have_count(0)
    assert sticking_out(carla.page, PHONE["width"]) == []

    # What the rules refuse is said in a sentence, and nothing is lost.
    anna.type_word("A1", "across", anna.view["rack"].replace("?", "")[:2])
    anna.press("Gioca")
    expect(anna.page.get_by_text("casella centrale").first).to_be_visible()
    anna.press("Richiama")

    while anna.view["phase"] != "over":
        mover = (anna, bruno)[anna.view["turn"]]
        take_turn(mover)
        for person in (anna, bruno, carla):
            person.wait_for_seq(mover.view["seq"])
    for person in (anna, bruno, carla):
        expect(person.page.locator("#how-it-ended")).to_be_visible()
        assert person.errors == []
    scores = anna.view["ended"]["scores"]
    expect(carla.page.get_by_text(str(max(scores)), exact=True).first).to_be_visible()
    assert all('"rack":"' not in frame for frame in carla.received)

    anna.page.reload()
    expect(anna.page.locator("#how-it-ended")).to_be_visible()
    log = tmp_path / "log.jsonl"
    log.write_bytes(anna.page.request.get(f"{server.url}/api/tables/{table['id']}/log").body())
    assert leggio("verify", log).returncode == 0
    for person in (anna, bruno, carla):
        person.close()
