"""The same once more, in a real browser: one press each, and no clock before everyone sees the board."""

from collections.abc import Callable

from playwright.sync_api import expect

from support.at_the_page import resign
from support.axe import violations
from support.browsers import Person

Come = Callable[..., Person]


def test_between_people_one_press_each(person: Come) -> None:
    """The other is told and needs one press; until both are there nothing begins."""
    anna, bruno = person("Anna"), person("Bruno")
    table = anna.open("scrabble", "figs", 2, options={"starter": 0})
    bruno.join(table)
    for each in (anna, bruno):
        each.page.wait_for_selector(".rack .place")
    resign(anna)
    bruno.page.locator("#how-it-ended").wait_for()
    anna.press("Rivincita")
    anna.page.get_by_text("si comincia appena ci siete tutti").wait_for()
    expect(anna.page.locator(".seats")).to_contain_text("posto di Bruno")
    assert violations(anna.page) == []
    assert violations(bruno.page) == []
    expect(bruno.page.locator(".toast")).to_contain_text("Anna ti chiede la rivincita")
    bruno.press("Vai alla rivincita")
    for each in (anna, bruno):
        each.page.wait_for_selector(".rack .place")
        assert each.page.url == anna.page.url != f"{anna.url}/t/{table['id']}"
    expect(bruno.page.locator(".toast", has_text="ti chiede la rivincita")).to_have_count(0)


def test_against_the_computer_one_press(person: Come) -> None:
    """On a low phone: from the end of one game to the rack of the next with one press, and without scrolling."""
    anna = person("Anna", viewport={"width": 320, "height": 568}, has_touch=True)
    table = anna.open("scarabeo", "scarabeo", 2, bots=[{"level": "facile"}], options={"starter": 0})
    anna.page.wait_for_selector(".rack .place")
    resign(anna)
    expect(anna.page.get_by_role("button", name="Rivincita")).to_be_in_viewport(ratio=1)
    anna.press("Rivincita")
    anna.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(table["id"]))
    anna.page.wait_for_selector(".rack .place")


def test_whoever_watched_may_watch_the_rematch(person: Come) -> None:
    """A spectator is led to the new table, and is not asked to sit down there."""
    anna, bruno, carla = person("Anna"), person("Bruno"), person("Carla")
    table = anna.open("scrabble", "figs", 2, options={"starter": 0})
    bruno.join(table)
    carla.go(table["id"])
    bruno.page.wait_for_selector(".rack .place")
    resign(bruno)
    anna.page.locator("#how-it-ended").wait_for()
    anna.press("Rivincita")
    carla.page.get_by_role("link", name="Guarda la rivincita").click()
    carla.page.get_by_role("link", name="Torna alla partita finita").wait_for()
    bruno.press("Vai alla rivincita")
    carla.page.wait_for_selector(".board-frame .square")
