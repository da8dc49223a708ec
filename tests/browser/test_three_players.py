"""Three at a table of Scrabble in real browsers: each keeps the right to hold and to challenge. Art. 29-31."""

from collections.abc import Callable
from itertools import permutations

from playwright.sync_api import expect

from leggio.core.board import Square
from leggio.lexicon.opinion import LexiconJudge
from support.at_the_page import challenge
from support.axe import violations
from support.browsers import PHONE, Person
from support.lexicons import bundled

Come = Callable[..., Person]
MOST_DEALS = 8


def is_word(word: str) -> bool:
    """Whether the judge of the table admits it."""
    return LexiconJudge(bundled("figs")).judge(word).valid


def seated(person: Come) -> tuple[Person, Person, Person]:
    """Three people, the last at a phone; the first one starts."""
    return person("Anna"), person("Bruno"), person("Carla", viewport=PHONE, has_touch=True)


def sit_down(people: tuple[Person, ...]) -> None:
    """All of them at a new table."""
    first, *others = people
    table = first.open("scrabble", "figs", len(people), options={"starter": 0})
    for each in others:
        each.join(table)
    for each in people:
        each.page.wait_for_selector(".rack .place")


def lay(mover: Person, square: str, word: str) -> None:
    """Type a word and play it."""
    mover.type_word(square, "across", word)
    mover.page.keyboard.press("Enter")
    mover.wait(lambda: mover.view["pending"] is not None, "nothing was laid")


def below(rack: str, word: str) -> tuple[int, str, str] | None:
    """Two tiles to lay below a word, from which letter of it on: no word themselves, but one they make with it is."""
    for start in range(len(word) - 1):
        for pair in permutations(rack.replace("?", ""), 2):
            crossing = [word[start + step] + tile for step, tile in enumerate(pair)]
            made = "".join(pair)
            if len({made, *crossing}) == 3 and is_word(crossing[0]) and not is_word(made):
                return start, made, crossing[0]
    return None


def test_a_third_player_holds_and_challenges(person: Come) -> None:
    """art. 31: the next player waits, on the page too, while another may challenge; a hold runs on one's own clock."""
    people = anna, bruno, carla = seated(person)
    sit_down(people)
    rack = anna.view["rack"].replace("?", "")
    nonsense = next(word for word in map("".join, permutations(rack, 4)) if not is_word(word))
    lay(anna, "H8", nonsense)
    bruno.wait(lambda: bruno.view["pending"] is not None)
    expect(bruno.page.locator(".pending .awaited")).to_contain_text("Carla")
    expect(bruno.page.locator(".status")).to_contain_text("Tra poco tocca a te")
    expect(bruno.page.get_by_role("button", name="Passa", exact=True)).to_be_disabled()
    bruno.press("Accetta")
    carla.press("Aspetta")
    expect(bruno.page.locator(".pending .awaited")).to_contain_text("Carla ha chiesto tempo")
    assert bruno.view["running"] == [2]
    expect(carla.page.get_by_role("button", name="Aspetta")).to_have_count(0)
    assert violations(carla.page, both_lights=False) == []
    challenge(carla, [nonsense])
    bruno.wait(lambda: bruno.view["totals"][0] < 0, "nobody paid")
    expect(bruno.page.get_by_role("button", name="Passa", exact=True)).to_be_enabled()


def test_a_lost_challenge_leaves_the_others_the_rest(person: Come) -> None:
    """art. 29-31: the word ruled on is settled; who has not spoken yet may still challenge another one."""
    people = anna, bruno, carla = seated(person)
    for _ in range(MOST_DEALS):
        sit_down(people)
        word = anna.view["rack"].replace("?", "")[:5]
        if found := below(bruno.view["rack"], word):
            break
    else:
        raise AssertionError(f"{MOST_DEALS} racks without two such tiles")
    start, made, good = found
    lay(anna, "D8", word)
    carla.press("Accetta")
    bruno.wait(lambda: bruno.view["pending"]["awaited"] == [1], "Carla has not accepted")
    lay(bruno, Square(8, 3 + start).name, made)
    carla.wait(lambda: carla.view["pending"] is not None and carla.view["pending"]["seat"] == 1)
    challenge(carla, [good])
    anna.wait(lambda: anna.view["totals"][2] < 0, "Carla has not paid")
    expect(anna.page.locator(".pending .upheld")).to_contain_text(good)
    expect(carla.page.locator(".pending .awaited")).to_contain_text("Anna")
    expect(carla.page.get_by_role("button", name="Contesta", exact=True)).to_have_count(0)
    expect(carla.page.get_by_role("button", name="Passa", exact=True)).to_be_disabled()
    challenge(anna, [made])
    carla.wait(lambda: carla.view["totals"][1] < 0, "Bruno has not paid")
    expect(carla.page.get_by_role("button", name="Passa", exact=True)).to_be_enabled()
