"""A server that dies in the middle of a game, and secrets that never leave it."""

import json
import signal
from pathlib import Path

from playwright.sync_api import Browser

from leggio.engine.minds import Minds
from support.at_the_page import play_to_the_end, play_until
from support.browsers import Person
from support.ports import free_port
from support.servers import serving, start


def test_a_server_killed_and_started_again(browser: Browser, minds: Minds, tmp_path: Path) -> None:
    """Both pages say that the connection is lost, come back by themselves, and the game goes on to more plays."""
    port = str(free_port())
    first = start(tmp_path, "--port", port)
    anna, bruno = (Person(browser, first.url, name) for name in ("Anna", "Bruno"))
    people = [anna, bruno]
    bruno.join(anna.open("scrabble", "figs", 2))
    for each in people:
        each.page.wait_for_selector(".rack .place")
    play_until(people, minds, lambda: len(anna.view["sheet"]) >= 2)
    before = anna.view
    first.stop(signal.SIGKILL)
    for each in people:
        each.page.get_by_text("Connessione persa").wait_for()
    with serving(tmp_path, "--port", port):
        for each in people:
            each.page.locator(".bar.lost").wait_for(state="hidden")
        anna.wait(lambda: anna.view is not before, "the table was not told again")
        assert anna.view["seq"] >= before["seq"]
        assert anna.view["sheet"][: len(before["sheet"])] == before["sheet"]
        play_until(people, minds, lambda: len(anna.view["sheet"]) >= len(before["sheet"]) + 4)
        for each in people:
            each.close()


def test_nothing_secret_reaches_the_page(browser: Browser, minds: Minds, tmp_path: Path) -> None:
    """Neither frames nor the page's source have another's rack or draws, the bag's order, its salt, or an opinion."""
    with serving(tmp_path) as server:
        anna, bruno = people = [Person(browser, server.url, name) for name in ("Anna", "Bruno")]
        bruno.join(anna.open("scrabble", "figs", 2))
        for each in people:
            each.page.wait_for_selector(".rack .place")
        play_until(people, minds, lambda: len(anna.view["sheet"]) >= 5)
        sources = {each.name: each.page.content() for each in people}
        for each, other in ((anna, bruno), (bruno, anna)):
            assert other.view["rack"] not in sources[each.name]
        play_to_the_end(people, minds)
        seal = anna.view["seal"]
        for each, other in ((anna, bruno), (bruno, anna)):
            assert seal["order"] not in sources[each.name]
            assert seal["salt"] not in sources[each.name]
            early = [frame for frame in each.received if '"ended":null' in frame]
            assert early
            for frame in early:
                assert seal["order"] not in frame
                assert seal["salt"] not in frame
                read = json.loads(frame)
                assert read["view"]["racks"] is None
                assert read["view"]["seal"] is None
                assert not (read["view"]["challenge"] or {}).get("opinion")
                for told in read.get("events") or read.get("missed") or ():
                    if told["data"].get("seat") == other.seat:
                        assert not {"drawn", "given"} & told["data"].keys()
                        assert told["event"] != "drawn" or "tiles" not in told["data"]
            each.close()
