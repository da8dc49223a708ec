"""One's last move taken back against the computer, in a real browser (decision 0027): by one tap, on every phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from leggio.engine.minds import Minds
from support.at_the_cards import carry_out as carry_out_with_cards
from support.at_the_page import carry_out, dealt_a_word, resign
from support.axe import violations
from support.browsers import PHONE, Person
from support.fitting import resize, sticking_out

Come = Callable[..., Person]
SIZES: list[ViewportSize] = [
    {"width": 320, "height": 568},
    {"width": 360, "height": 640},
    {"width": 844, "height": 390},
    {"width": 768, "height": 1024},
    {"width": 1280, "height": 800},
    {"width": 390, "height": 844},
]
BOT = [{"level": "facile"}]
CHECKED = {"challenges": "void", "starter": 0}
NAME = "Riprendi la mossa"
AT_HAND = ".rack .place, .actions button, .hand button, .dock .buttons button"


def alone(anna: Person, game: str, rules: str, **options: object) -> None:
    """A game against the computer that one begins oneself: there is nothing to take back."""
    anna.open(game, rules, 2, bots=BOT, options={"starter": 0, **options})
    anna.wait(lambda: bool(anna.view) and anna.view["turn"] == anna.seat, "not on turn")
    expect(anna.page.get_by_role("button", name=NAME)).to_have_count(0)


def at_every_size(anna: Person) -> None:
    """The button is on the screen, as large as a fingertip, on nothing else, and axe is content."""
    page = anna.page
    button = page.get_by_role("button", name=NAME)
    for size in SIZES:
        resize(page, size)
        expect(button).to_be_in_viewport(ratio=1)
        assert sticking_out(page, size["width"]) == [], size
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 43.5, size
        assert covered(button) == [], size
    assert violations(page) == []


def covered(button: Locator) -> list[str]:
    """What is at hand and not on the screen, or has the button on it."""
    found: list[str] = button.evaluate(
        """(button, atHand) => {
          const own = button.getBoundingClientRect();
          return [...document.querySelectorAll(atHand)].filter(each => {
            const box = each.getBoundingClientRect();
            const across = box.left < own.right - 1 && box.right > own.left + 1;
            const down = box.top < own.bottom - 1 && box.bottom > own.top + 1;
            return each !== button && ((across && down) || box.bottom > innerHeight + 1 || box.top < -1);
          }).map(each => each.innerText || each.ariaLabel);
        }""",
        AT_HAND,
    )
    return found


@pytest.mark.parametrize(("game", "rules"), [("scrabble", "figs"), ("scarabeo", "scarabeo")])
def test_the_board_is_as_before(person: Come, minds: Minds, game: str, rules: str) -> None:
    """What the computer answered goes too; tiles are on the rack again; the end says that moves were taken back."""
    anna = person("Anna", viewport=PHONE, has_touch=True)
    page = anna.page
    timeless = {"glass_ms": None} if game == "scarabeo" else {}
    command = dealt_a_word(anna, minds, lambda: alone(anna, game, rules, challenges="void", **timeless))
    before, standing = anna.view, page.locator(".square .tile").count()
    carry_out(anna, command, Person.tap_word)
    anna.wait(lambda: len(anna.view["sheet"]) == 2 and anna.view["turn"] == anna.seat, "the computer did not answer")
    at_every_size(anna)
    anna.press(NAME)
    anna.wait(lambda: anna.view["taken_back"] == 1, "nothing was taken back")
    for kept in ("board", "totals", "sheet", "turn", "bag_count"):
        assert anna.view[kept] == before[kept], kept
    assert sorted(anna.view["rack"]) == sorted(before["rack"])
    expect(page.locator(".square .tile")).to_have_count(standing)
    expect(page.locator(".rack .place .tile")).to_have_count(len(before["rack"]))
    expect(page.locator(".preview")).to_have_text("Anna riprende la mossa.")
    expect(page.get_by_role("button", name=NAME)).to_have_count(0)
    resign(anna)
    expect(page.locator(".end .why")).to_contain_text("con mosse riprese")
    assert violations(page) == []


def test_cards_are_as_before(person: Come) -> None:
    """In Verbum the computer's whole turn goes, then one's own, draw and all (par. 2); the count says so."""
    anna = person("Anna", viewport=PHONE, has_touch=True)
    page = anna.page
    alone(anna, "verbum", "verbum", contests="checked")
    before = anna.view
    carry_out_with_cards(anna, {"command": "draw", "pile": "b"})
    anna.wait(lambda: anna.view["phase"] == "acting", "nothing was drawn")
    carry_out_with_cards(anna, {"command": "pass"})
    anna.wait(lambda: anna.view["turn"] == anna.seat and len(anna.view["sheet"]) > 2, "the computer did not answer")
    at_every_size(anna)
    for times in (1, 2):
        anna.press(NAME)
        anna.wait(lambda times=times: anna.view["taken_back"] == times, "nothing was taken back")  # type: ignore[misc]
    for kept in ("hand", "hand_counts", "words", "sheet", "turn", "phase"):
        assert anna.view[kept] == before[kept], kept
    expect(page.locator(".hand button")).to_have_count(len(before["hand"]))
    expect(page.get_by_role("button", name=NAME)).to_have_count(0)
    resign(anna)
    expect(page.locator("#how-it-ended").locator("..")).to_contain_text("con mosse riprese")


def test_a_table_may_do_without(person: Come) -> None:
    """Whoever opens the table says no: then there is nothing to press, whatever was done."""
    anna = person("Anna")
    page = anna.page
    page.goto(f"{anna.url}/nuovo?gioco=scrabble")
    page.get_by_role("group", name="Di questi, il computer ne prende").get_by_text("1", exact=True).click()
    page.get_by_role("switch", name="Riprendere le mosse").click()
    page.get_by_role("button", name="Gioca", exact=True).click()
    anna.wait(lambda: anna.view.get("turn") == 0 and anna.view["phase"] == "playing", "not on turn")
    anna.press("Passa")
    page.get_by_role("dialog").get_by_role("button", name="Passa").click()
    anna.wait(lambda: any(row["seat"] == 0 for row in anna.view["sheet"]), "the turn did not pass")
    expect(page.get_by_role("region", name="Foglio dei punti")).to_contain_text("passo")
    expect(page.get_by_role("button", name=NAME)).to_have_count(0)
