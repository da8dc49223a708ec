"""Judgement and challenge on a phone: whatever is asked or told, rack and "Gioca" stay on the screen."""

from collections.abc import Callable
from itertools import permutations

import pytest
from playwright.sync_api import expect

from leggio.engine.minds import Minds
from leggio.lexicon.opinion import LexiconJudge
from support.at_the_page import challenge, play_until
from support.browsers import PATIENCE_MS, PHONE, Person
from support.lexicons import bundled

Come = Callable[..., Person]
SMALL = {"width": 360, "height": 640}
PHONES = pytest.mark.parametrize("phone", [PHONE, SMALL], ids=["390", "360"])
SMALLEST_BOARD = 150
# What stands below the bottom of the screen or above its top; what a panel may scroll to is not there either.
_OFF = """() => [...document.querySelectorAll(".tray .actions button, .rack .place, .decisions button")]
  .filter(each => {
    const box = each.getBoundingClientRect();
    const panel = each.closest(".decisions");
    const frame = panel && panel.scrollHeight > panel.clientHeight + 1 ? panel.getBoundingClientRect() : null;
    if (frame) return frame.bottom > innerHeight + 0.5 || frame.height < 100;
    return box.bottom > innerHeight + 0.5 || box.top < 0 || box.height === 0;
  }).map(each => each.innerText || each.getAttribute("aria-label"))"""


def all_in_sight(person: Person) -> None:
    """Rack and buttons are on the screen, the board is large enough to be read, and the page does not scroll."""
    expect(person.page.locator(".decisions section").first).to_be_visible()
    person.page.wait_for_function(f"({_OFF})().length === 0")
    assert person.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    board = person.page.locator(".board-frame").bounding_box()
    assert board is not None
    assert board["width"] >= SMALLEST_BOARD
    assert abs(board["width"] - board["height"]) < 2


def seated(people: list[Person], game: str, rules: str, **options: object) -> None:
    """All at a new table; the first one starts."""
    first, *others = people
    table = first.open(game, rules, len(people), options={"starter": 0, **options})
    for each in others:
        each.join(table)
    for each in people:
        each.page.wait_for_selector(".rack .place")


def no_word(rack: str, rules: str = "figs") -> str:
    """Four letters of a rack that make no word."""
    judge = LexiconJudge(bundled(rules))
    return next(word for word in map("".join, permutations(rack.replace("?", ""), 4)) if not judge.judge(word).valid)


def lay(mover: Person, word: str) -> None:
    """Type a word from the middle on and play it."""
    mover.type_word("H8" if mover.size == 15 else "I9", "across", word)
    mover.page.keyboard.press("Enter")
    mover.wait(lambda: mover.view["pending"] is not None, "nothing was laid")


@PHONES
def test_a_challenge_in_scrabble(person: Come, phone: dict[str, int]) -> None:
    """art. 28-31: three at a table, names as long as they get; the window, a hold, the verdict with its reason."""
    anna, bruno, carla = people = [
        person(name, viewport=phone) for name in ("Massimiliana Bartolomei", "Bruno Michelangelo Rossi", "Carla")
    ]
    seated(people, "scrabble", "figs")
    nonsense = no_word(anna.view["rack"])
    lay(anna, nonsense)
    bruno.page.locator("section.pending").wait_for()
    expect(bruno.page.locator(".pending .hint")).to_contain_text("Se è ammessa paghi")  # one word is one
    for each in people:
        all_in_sight(each)
    carla.press("Aspetta")
    expect(bruno.page.locator(".pending .awaited")).to_contain_text("ha chiesto tempo")
    for each in people:
        all_in_sight(each)
    challenge(carla, [nonsense])
    for each in people:
        each.page.locator(".ruling .note").wait_for()
        all_in_sight(each)


@PHONES
def test_several_words_to_choose_from(person: Come, minds: Minds, phone: dict[str, int]) -> None:
    """art. 29: a play that makes several words, each of them a button."""
    anna, bruno = people = [person("Anna", viewport=phone), person("Bruno", viewport=phone)]
    seated(people, "scrabble", "figs")
    play_until(people, minds, lambda: len((anna.view["pending"] or {}).get("words", ())) >= 3)
    for each in people:
        each.wait(lambda each=each: each.view["seq"] == max(one.view["seq"] for one in people))  # type: ignore[misc]
        each.page.locator("section.pending").wait_for()
        all_in_sight(each)
    other = bruno if anna.view["pending"]["seat"] == anna.seat else anna
    expect(other.page.locator(".pending button.word").first).to_be_visible()


@PHONES
def test_a_referees_ruling(person: Come, phone: dict[str, int]) -> None:
    """art. 28: the players wait for a person who rules."""
    anna, bruno, carla = (person(name, viewport=phone) for name in ("Anna", "Bruno", "Carla"))
    table = anna.open("scrabble", "figs", 2, options={"starter": 0, "arbiter": "referee"})
    bruno.join(table)
    carla.join({**table, "code": table["referee_code"]})
    anna.page.wait_for_selector(".rack .place")
    nonsense = no_word(anna.view["rack"])
    lay(anna, nonsense)
    bruno.page.locator("section.pending").wait_for()
    challenge(bruno, [nonsense])
    for each in (anna, bruno):
        each.page.locator("section.challenge").wait_for()
        all_in_sight(each)


@PHONES
def test_a_vote_in_scarabeo(person: Come, phone: dict[str, int]) -> None:
    """art. 8, 12: three vote, the word is looked up, and the verdict says how each voted."""
    anna, bruno, carla = people = [person(name, viewport=phone) for name in ("Anna", "Bruno Michelangelo", "Carla")]
    seated(people, "scarabeo", "scarabeo", glass_ms=None, grace_ms=2 * PATIENCE_MS, vote_ms=2 * PATIENCE_MS)
    nonsense = no_word(anna.view["rack"], "scarabeo")
    lay(anna, nonsense)
    bruno.page.locator("section.pending").wait_for()
    for each in people:
        all_in_sight(each)
    challenge(bruno, [nonsense])
    for each in people:
        each.page.locator(".vote").wait_for()
        all_in_sight(each)
        each.press("Guarda nel vocabolario")
        each.page.locator(".look b").wait_for()
        all_in_sight(each)
    # A phone that is turned draws everything anew, and what was looked up is still there.
    anna.page.set_viewport_size({"width": 1000, "height": 700})
    anna.page.locator("aside .look b").wait_for()
    anna.page.set_viewport_size({"width": phone["width"], "height": phone["height"]})
    anna.page.locator(".look b").wait_for()
    for each, ballot in ((anna, "Sì, vale"), (bruno, "No"), (carla, "No")):
        each.press(ballot)
    for each in people:
        each.page.locator(".ruling .small").first.wait_for()
        all_in_sight(each)
