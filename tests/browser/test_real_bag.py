"""A Duplicate with real tiles: the desk types what was drawn."""

from collections.abc import Callable

from playwright.sync_api import expect

from support.axe import violations
from support.browsers import Person

Come = Callable[..., Person]


def test_letters_typed_at_the_desk(person: Come) -> None:
    """Letters of a real bag are typed and sent with Enter; a draw without consonants is refused with its reason."""
    desk = person("Dora")
    page = desk.page
    page.get_by_role("link", name="Apri un duplicato").click()
    page.get_by_label("Chi estrae").select_option(label="Il banco, dal sacchetto vero")
    page.get_by_label("Tempo per turno").select_option("0")
    desk.press("Apri la sala")
    letters = page.get_by_label("Le lettere sul banco")
    letters.fill("aaaeeio")
    letters.press("Enter")
    expect(page.get_by_text("consonanti").first).to_be_visible()
    assert desk.view["phase"] == "between"
    letters.fill("m i c i o a ?")
    letters.press("Enter")
    desk.wait(lambda: desk.view["phase"] == "playing", "the letters were not taken")
    assert sorted(desk.view["rack"]) == sorted("MICIOA?")
    assert violations(page, both_lights=False) == []


def test_a_desk_on_a_phone(person: Come) -> None:
    """A desk that keeps time fits the narrowest phone, stopwatch and all."""
    desk = person("Dora", viewport={"width": 320, "height": 640})
    page = desk.page
    page.get_by_role("link", name="Apri un duplicato").click()
    desk.press("Apri la sala")
    desk.press("Estrai le lettere")
    expect(page.get_by_role("timer").first).to_be_visible()
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
