"""The first game that teaches: somebody new follows the coach by taps alone, to the end, in each game and language."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from leggio.core.auditing import Finding
from leggio.notation.log import read_log
from support.axe import violations
from support.browsers import DESK, PHONE, Person
from support.coached import follow

Come = Callable[..., Person]
SMALL = {"width": 360, "height": 640}
FINGERS = {"has_touch": True, "is_mobile": True}
GAMES = ["scrabble", "scarabeo", "verbum"]
DONE = {"it-IT": "Fatto!", "en-GB": "Done!"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("locale", "viewport"), [("it-IT", PHONE), ("en-GB", SMALL)], ids=["it", "en"])
def test_by_taps_alone(person: Come, game: str, locale: str, viewport: dict[str, int]) -> None:
    """All that is pointed at is on the screen; the game ends, was won, and its log holds; no list has it."""
    anna = person("Anna", viewport=viewport, locale=locale, **FINGERS)
    anna.page.goto(f"{anna.url}/impara/{game}")
    said: list[str] = []

    def look(text: str) -> None:
        said.append(text)
        for each in anna.page.locator("[data-coached]:not([disabled])").all():
            box = each.bounding_box()
            assert box is None or box["y"] + box["height"] <= viewport["height"] + 1, f"below the screen: {text}"

    taps = follow(anna, look)
    assert taps < 60
    assert said[-1].startswith(DONE[locale])
    assert not any("lesson." in text for text in said), "a sentence is missing"
    assert anna.view["ended"]["places"][0] == [anna.seat]
    log = anna.page.evaluate("async path => (await fetch(path)).text()", f"/api/tables/{anna.page.url[-16:]}/log")
    events = read_log(log.encode())
    assert not isinstance(events.game.audit(events.events), Finding)
    assert anna.ask("GET", "/api/me/tables") == []
    assert anna.errors == []


@pytest.mark.parametrize("game", GAMES)
def test_every_step_can_be_read_by_everyone(person: Come, game: str) -> None:
    """No step has anything that a screen reader or weak eyes could not make out, in the dark either."""
    anna = person("Anna", viewport=DESK, has_touch=True, color_scheme="dark", reduced_motion="reduce")
    anna.page.goto(f"{anna.url}/impara/{game}")
    looked_at: set[str] = set()

    def look(text: str) -> None:
        short = text[:6]  # one tile more is no other step
        if short not in looked_at:
            assert violations(anna.page, both_lights=False) == [], text
        looked_at.add(short)

    follow(anna, look)
    assert len(looked_at) > 8


def test_offered_once_and_left(person: Come) -> None:
    """Home offers a lesson to whoever is new; it can be declined, left, and taken up where it was left."""
    anna = person("Anna", viewport=PHONE, **FINGERS)
    anna.page.goto(anna.url)
    offer = anna.page.get_by_role("region", name="Prima volta qui?")
    offer.get_by_role("link", name="Impara Scrabble").tap()
    expect(anna.page.locator(".coach p.text")).to_contain_text("GATTO")
    lesson = anna.page.url
    anna.page.locator("[data-coached]").tap()
    anna.page.get_by_role("link", name="Salta la lezione").tap()
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    expect(offer).to_have_count(0)
    anna.page.goto(f"{anna.url}/impara/scrabble")
    expect(anna.page.locator(".coach p.text")).to_contain_text("GATTO")
    assert anna.page.url == lesson


def test_declined(person: Come) -> None:
    """Whoever wants none is not asked again; the rules still lead there."""
    anna = person("Anna", viewport=DESK)
    anna.page.goto(anna.url)
    anna.page.get_by_role("button", name="No, grazie").click()
    anna.page.reload()
    expect(anna.page.get_by_role("button", name="Gioca contro il computer")).to_be_visible()
    expect(anna.page.get_by_role("region", name="Prima volta qui?")).to_have_count(0)
    anna.page.goto(f"{anna.url}/regole/scarabeo")
    anna.page.get_by_role("link", name="Impara giocando").click()
    expect(anna.page.locator(".coach p.text")).to_contain_text("STRADA")


def test_another_word_than_the_one_suggested(person: Come) -> None:
    """The coach takes it as it comes: tiles that make no play are taken back, a word of one's own is played."""
    anna = person("Anna", viewport=PHONE, **FINGERS)
    anna.page.goto(f"{anna.url}/impara/scrabble")
    says = anna.page.locator(".coach p.text")
    expect(says).to_contain_text("GATTO")
    anna.page.locator(".rack [aria-label^='S,']").tap()
    anna.square("A1").tap()
    expect(says).to_contain_text("Richiama")
    anna.page.locator("[data-coached]").tap()
    expect(says).to_contain_text("GATTO")
    for letter, square in (("T", "H8"), ("E", "H9")):
        anna.page.locator(f".rack [aria-label^='{letter},']").first.tap()
        anna.square(square).tap()
    expect(says).to_contain_text("Una parola tua")
    anna.page.locator("[data-coached]").tap()
    anna.wait(lambda: any(row["word"] == "TE" for row in anna.view["sheet"]), "TE was not played")
    expect(says).not_to_contain_text("Una parola tua")


def test_a_question_mark_opens_the_article_beside_the_game(person: Come) -> None:
    """Art. 28: where a word may be challenged the guide is a tap away, and the game is there again after it."""
    anna = person("Anna", viewport=SMALL, **FINGERS)
    anna.page.goto(f"{anna.url}/impara/scrabble")
    expect(anna.page.locator(".coach p.text")).to_contain_text("GATTO")
    address = anna.page.url
    while not anna.page.locator(".pending").count():
        anna.page.locator("[data-coached]:not([disabled])").first.tap()
        anna.page.wait_for_timeout(100)
    anna.page.locator(".pending").get_by_role("button", name="Che cosa dice il regolamento").tap()
    sheet = anna.page.get_by_role("dialog")
    expect(sheet).to_contain_text("art. 28")
    assert violations(anna.page, both_lights=False) == []
    sheet.get_by_role("button", name="Chiudi").tap()
    expect(sheet).to_have_count(0)
    anna.page.locator(".coach").get_by_role("link", name="art. 30").tap()
    expect(sheet).to_contain_text("art. 30")
    anna.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert anna.page.url == address
    expect(anna.page.locator(".pending [data-coached]")).to_be_visible()
