"""The offer to stop without a result in real browsers: turned down, taken back, answered by the computer."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from support.browsers import PHONE, Person

Come = Callable[..., Person]
GAMES = pytest.mark.parametrize(
    ("game", "rules"), [("scrabble", "figs"), ("scarabeo", "scarabeo"), ("verbum", "verbum")]
)


def propose(person: Person) -> None:
    """Offer to stop; on a phone it is a sheet away."""
    if not person.page.get_by_role("button", name="Proponi di smettere").first.is_visible():
        person.press("Altro")
    person.press("Proponi di smettere")
    person.hit(person.page.get_by_role("dialog").last.get_by_role("button", name="Conferma"))


@GAMES
def test_turned_down_and_taken_back(person: Come, game: str, rules: str) -> None:
    """The other plays on with one press and both are told so; whoever offered may think better of it."""
    anna, bea = person("Anna"), person("Bea", viewport=PHONE, has_touch=True)
    bea.join(anna.open(game, rules, 2, options={"starter": 0}))
    for each in (anna, bea):
        each.wait(lambda each=each: bool(each.view), "no game")  # type: ignore[misc]
    propose(anna)
    offer = bea.page.locator(".abandon")
    expect(offer).to_contain_text("Anna propone di smettere")
    expect(anna.page.locator(".abandon")).to_contain_text("Hai proposto di smettere")
    bea.press("Continua a giocare")
    expect(anna.page.locator(".abandon")).to_have_count(0)
    expect(offer).to_have_count(0)
    expect(anna.page.get_by_text("Bea preferisce continuare").first).to_be_attached()
    propose(anna)
    expect(offer).to_be_visible()
    anna.press("Ritira la proposta")
    expect(offer).to_have_count(0)
    assert bea.view["phase"] != "over"
    propose(anna)
    bea.press("Accetta di smettere")
    bea.wait(lambda: bea.view["phase"] == "over", "still on")
    assert bea.view["ended"]["reason"] == "abandoned"


@GAMES
def test_the_computer_answers(person: Come, game: str, rules: str) -> None:
    """It stops when one wants to, on a phone too."""
    anna = person("Anna", viewport=PHONE, has_touch=True)
    anna.open(game, rules, 2, bots=[{"level": "facile"}], options={"starter": 0})
    anna.wait(lambda: bool(anna.view), "no game")
    propose(anna)
    anna.wait(lambda: anna.view["phase"] == "over", "the computer says nothing")
    assert anna.view["ended"]["reason"] == "abandoned"
