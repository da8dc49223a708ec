"""Verbum's table on every screen: words upright, hand and words apart, who took what from whom (par. 6, 12-13)."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from leggio.engine.minds import Minds
from support.at_the_cards import play_until
from support.axe import violations
from support.browsers import Person
from support.cards_geometry import measured
from support.fitting import resize, sticking_out
from support.staged_cards import View, crowded, finished, stage

Come = Callable[..., Person]
TURN = ["lay", "discard", "pass", "steal", "restore", "swap_jolly", "swap_hands"]
SIZES: list[ViewportSize] = [
    {"width": 320, "height": 568},
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 640, "height": 360},
    {"width": 844, "height": 390},
    {"width": 768, "height": 1024},
    {"width": 1024, "height": 768},
    {"width": 1280, "height": 800},
    {"width": 1920, "height": 1080},
]
MOST_TABLES = 8
BOTS = [{"level": "medio"}] * 3
# Names that lack a hair's breadth end in an ellipsis; what somebody is gives way first.
_CUT_NAMES = """() => [...document.querySelectorAll(".seat .name")].filter(each => {
  const text = document.createRange();
  text.selectNodeContents(each);
  return text.getBoundingClientRect().width > each.getBoundingClientRect().width + 0.01;
}).map(each => each.innerText)"""
LOOKS: dict[str, dict[str, Any]] = {
    "light": {},
    "dark": {"theme": "dark"},
    "contrast": {"contrast": True},
    "large": {"large": True},
}


def late(hand: str, each: int) -> Callable[[View], View]:
    """One's own turn at a table with so many words in front of everybody."""

    def change(view: View) -> View:
        counts = [len(hand) if seat == view["seat"] else held for seat, held in enumerate(view["hand_counts"])]
        mine = {"phase": "acting", "turn": view["seat"], "actor": view["seat"], "choices": TURN, "ended": None}
        return crowded(view, each, hand=hand, hand_counts=counts, **mine)

    return change


def at_a_table(person: Person, players: int, change: Callable[[View], View], **preferences: Any) -> Page:
    """A table with computers, as full as it was staged."""
    stage(person, change)
    page = person.page
    page.evaluate("chosen => localStorage.setItem('leggio.preferences', JSON.stringify(chosen))", preferences)
    settings = {"game": "verbum", "rules": "verbum", "seats": players, "bots": [{"level": "medio"}] * (players - 1)}
    table = person.ask("POST", "/api/tables", {"settings": settings})
    page.goto(f"{person.url}/t/{table['id']}")
    page.locator(".hand button").first.wait_for()
    return page


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("players", [2, 4])
def test_a_late_game_on_every_screen(person: Come, players: int, look: str) -> None:
    """Twelve long words each (par. 6): nothing of the hand lies on a word, nothing to press is hidden or small."""
    page = at_a_table(person("Anna"), players, late("AEIRTOLNS!", 12), **LOOKS[look])
    for card in "RELAT":
        page.keyboard.press(card.lower())
    expect(page.locator(".making .card")).to_have_count(5)
    for size in SIZES:
        resize(page, size)
        seen = measured(page)
        where = f"{size}: {seen}"
        assert sticking_out(page, size["width"]) == [], where
        assert seen["words"] > 0, where
        assert seen["onWords"] == 0, where
        assert seen["upright"], where
        assert {*map(tuple, seen["making"])} == {*map(tuple, seen["hand"])}, where
        assert seen["say"] > seen["others"], where
        assert seen["small"] == [], where
        assert seen["hidden"] == [], where
        assert not seen["scrolls"], where
        assert seen["table"] > 0.24 * size["height"], where
        if size["width"] > 1000:
            assert page.evaluate(_CUT_NAMES) == [], where


def changed(**more: Any) -> Callable[[View], View]:
    """A table with some words each, in another state."""
    return lambda view: {**late("AEIRTOL!", 4)(view), **more}


def with_doubts(view: View) -> View:
    """One's own words and another's may still be doubted (par. 3)."""
    seen = late("AEIRTOLN", 3)(view)
    words = [{**each, "pending": True, "doubters": [1 - each["seat"]]} for each in seen["words"]]
    return {**seen, "words": words, "choices": ["lay", "discard", "pass", "contest"]}


STATES: dict[str, Callable[[View], View]] = {
    "drawing": changed(phase="drawing", choices=["draw"]),
    "doubts": with_doubts,
    "vote": changed(phase="voting", choices=["vote"], contest={"seat": 0, "word": 5, "voted": [], "voters": [0]}),
    "open hands": changed(hands=["AEIRTOL!", "BCDEFGH!?%"]),
    "waiting": changed(turn=1, actor=1, choices=[]),
}


@pytest.mark.parametrize("state", STATES)
def test_what_else_there_is_to_do(person: Come, state: str) -> None:
    """Whatever is asked (par. 3, 5, 6), hand and buttons stay on the screen, words beside them, and axe is content."""
    page = at_a_table(person("Anna", viewport=SIZES[1]), 2, STATES[state])
    for size in SIZES[1], SIZES[3], SIZES[7]:
        resize(page, size)
        seen = measured(page)
        assert sticking_out(page, size["width"]) == [], size
        assert (seen["onWords"], seen["hidden"], seen["small"]) == (0, [], []), size
        assert seen["words"] > 0, size
        assert seen["say"] > seen["others"], size
        assert violations(page) == [], size


def test_only_the_pile_that_has_cards_is_named(person: Come) -> None:
    """Par. 6: with nothing on pile A one draws from B, and is told so."""
    page = at_a_table(person("Anna"), 2, changed(phase="drawing", choices=["draw"], pile_a_count=0, pile_a_top=""))
    expect(page.locator(".say")).to_have_text("Prendi una carta dal mazzo B")


def test_enlarged_four_times_everything_scrolls_together(person: Come) -> None:
    """At 320 × 200 nothing is fixed over words, and the last button can be reached."""
    page = at_a_table(person("Anna"), 2, late("AEIRTOLNS!", 6))
    resize(page, {"width": 320, "height": 200})
    assert sticking_out(page, 320) == []
    assert measured(page)["onWords"] == 0
    page.get_by_role("button", name="Passa").scroll_into_view_if_needed()
    expect(page.get_by_role("button", name="Passa")).to_be_in_viewport(ratio=1)


def test_swapping_hands_by_keyboard(person: Come) -> None:
    """Swap-hands is chosen and its button pressed without a mouse; the question is asked before anything is done."""
    page = at_a_table(person("Anna"), 3, changed(hand="AEIRT&"))
    page.locator(".hand button[data-card='&']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".say")).to_have_text("Con chi scambi le carte?")
    offers = page.get_by_role("button", name="Scambia le carte con")
    expect(offers).to_have_count(2)
    offers.first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("Scambi tutte le tue carte")


def test_a_spectator_sees_the_whole_table(person: Come) -> None:
    """Who looks on has the piles and all words, and no hand."""
    anna, watching = person("Anna"), person("Guarda")
    bots = [{"level": "medio"}]
    table = anna.open("verbum", "verbum", 2, bots=bots, options={"contests": "checked"})
    stage(watching, lambda view: crowded(view, 7))
    watching.page.goto(f"{watching.url}/t/{table['id']}")
    watching.page.locator(".column").first.wait_for()
    for size in SIZES:
        resize(watching.page, size)
        assert sticking_out(watching.page, size["width"]) == []
        box = watching.page.locator("main").bounding_box()
        assert box is not None
        assert box["height"] > size["height"] / 2
    expect(watching.page.get_by_text("Stai guardando")).to_be_visible()
    expect(watching.page.locator(".hand")).to_have_count(0)
    assert violations(watching.page) == []


def test_a_finished_game_is_gone_through(person: Come) -> None:
    """Turn by turn, by keys, buttons and rows: words come and go, a theft is told and marked, all hands lie open."""
    anna = person("Anna")
    over = finished(anna, "verbum-2-4-players-017")
    page = anna.page
    table = anna.ask(
        "POST", "/api/tables", {"settings": {"game": "verbum", "rules": "verbum", "seats": 4, "bots": BOTS}}
    )
    page.goto(f"{anna.url}/t/{table['id']}")
    page.get_by_role("button", name="Rivedi la partita").click()
    told, columns = page.locator(".replay .where p"), page.locator("ol.players .column")
    expect(told).to_contain_text("Turno 1 di ")
    expect(page.locator("section.end")).to_have_count(0)
    expect(columns).to_have_count(sum(row["entry"] == "lay" for row in over["sheet"][: first_turn(over)]))
    expect(page.locator(".backs.open .card")).not_to_have_count(0)
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Turno successivo")).to_be_disabled()
    expect(columns).to_have_count(len(over["words"]))
    last = told.text_content()
    page.get_by_role("button", name="Turno precedente").click()
    expect(told).not_to_have_text(last or "")
    thief = next(index for index, row in enumerate(over["sheet"], 1) if row["entry"] == "steal")
    page.locator(".history li").nth(len(over["sheet"]) - thief).get_by_role("button").click()
    expect(page.locator(".story.taking")).to_contain_text("ruba la")
    expect(page.locator(".place.marked")).to_have_count(1)
    assert violations(page, both_lights=False) == []
    for size in SIZES:
        resize(page, size)
        assert sticking_out(page, size["width"]) == [], size
        box = page.locator("main").bounding_box()
        assert box is not None
        assert box["height"] > 0.4 * size["height"], size
        for button in page.locator(".replay nav button").all():
            expect(button).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(page.locator("section.end")).to_be_visible()


def first_turn(view: View) -> int:
    """After how many rows the first turn was over."""
    return next(index for index, row in enumerate(view["sheet"]) if row["seat"] != view["sheet"][0]["seat"])


FLIGHTS = """() => {
  window.flights = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) window.flights += node.className === "flying";
  }).observe(document.body, { childList: true });
}"""


def test_one_sees_who_took_what_from_whom(person: Come, minds: Minds) -> None:
    """A stolen letter flies (par. 12), a line says who took it from whom, its place is marked; all but the flight also
    for those who want no motion. By touch the letter is chosen where the word is shown large."""
    anna = person("Anna", viewport=SIZES[2], has_touch=True, is_mobile=True)
    bea = person("Bea", reduced_motion="reduce")
    people = [anna, bea]
    for _ in range(MOST_TABLES):
        table = anna.open("verbum", "verbum", 2, options={"contests": "checked"})
        bea.join(table)
        for each in people:
            each.wait(lambda each=each: bool(each.view), "no cards")  # type: ignore[misc]
            each.page.locator(".hand button").first.wait_for()
            each.page.evaluate(FLIGHTS)
        play_until(people, minds, lambda: stolen(anna) is not None or anna.view["phase"] == "over", tricks=True)
        theft = stolen(anna)
        if theft is not None and theft["seat"] == anna.seat:
            break
    assert theft is not None
    number = theft["word"]
    robbed = next(each for each in anna.view["words"] if each["number"] == number)
    names = anna.view["players"]
    said = f"{names[theft['seat']]} ruba la {theft['cards']} di {robbed['word']} a {names[robbed['seat']]}"
    place = robbed["cards"].index("!")
    for each in people:
        expect(each.page.locator(".story.taking")).to_contain_text(said)
        expect(each.page.locator(f"[data-place='{number}:{place}']")).to_have_class(re.compile("marked"))
        assert sticking_out(each.page, (each.page.viewport_size or SIZES[7])["width"]) == []
    assert anna.page.evaluate("window.flights") > 0
    assert bea.page.evaluate("window.flights") == 0


def stolen(person: Person) -> dict[str, Any] | None:
    """The row of a theft, if somebody stole in the last turn that is told."""
    rows = [row for row in person.view.get("sheet", ()) if row["entry"] == "steal"]
    return rows[-1] if rows else None
