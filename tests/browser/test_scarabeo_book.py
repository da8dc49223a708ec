"""What Scarabeo's book asks of the page: the vocabulary during a vote, crossings of other turns, abbreviations."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from leggio.engine.minds import Minds
from support.at_the_page import challenge, lay_a_word, play_until
from support.axe import violations
from support.browsers import DESK, PATIENCE_MS, PHONE, Person
from support.fitting import resize, sticking_out

Come = Callable[..., Person]
SMALLEST: ViewportSize = {"width": 360, "height": 640}


def seated(people: list[Person]) -> None:
    """People at a table without sand, where nothing runs out before a test does."""
    options = {"starter": 0, "glass_ms": None, "grace_ms": 2 * PATIENCE_MS, "vote_ms": 2 * PATIENCE_MS}
    table = people[0].open("scarabeo", "scarabeo", len(people), options=options)
    for each in people[1:]:
        each.join(table)
    for each in people:
        each.page.wait_for_selector(".rack .place")


def judged(person: Person, word: str) -> int:
    """How the server answers somebody who looks a word up."""
    path = f"/api/judge?word={word}&rules=scarabeo"
    return int(person.page.evaluate("async (path) => (await fetch(path)).status", path))


def fold(person: Person, title: str) -> Locator:
    """Something beside the board that opens; on a phone it is a sheet away."""
    found = person.page.locator("details", has=person.page.locator("summary", has_text=title)).last
    if not found.is_visible():
        person.press("Altro")
    expect(found).to_be_visible()
    if not found.evaluate("fold => fold.open"):
        found.locator("summary").click()
    return found


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_vocabulary_during_a_vote(person: Come, minds: Minds, size: dict[str, int]) -> None:
    """art. 8: whoever sits there may look up the word voted on, no other, and only as long as the vote lasts."""
    anna, bruno, carla = people = [person(name, viewport=size) for name in ("Anna", "Bruno", "Carla")]
    lay_a_word(anna, minds, lambda: seated(people))
    bruno.wait(lambda: bruno.view["pending"] is not None)
    word = bruno.view["pending"]["words"][0]["word"].upper()
    assert judged(carla, word) == 409
    challenge(bruno, [word])
    for each in people:
        each.press("Guarda nel vocabolario")
        expect(each.page.locator(".look")).to_contain_text(f"{word} vale")
        expect(each.page.get_by_role("button", name="Sì, vale")).to_be_in_viewport()
    assert judged(carla, "CASA" if word != "CASA" else "CANE") == 409
    assert violations(carla.page, both_lights=False) == []
    resize(carla.page, SMALLEST)
    assert sticking_out(carla.page, SMALLEST["width"]) == []
    for each in people:
        each.press("Sì, vale")
    for each in people:
        each.wait(lambda each=each: each.view["contest"] is None, "still a vote")  # type: ignore[misc]
    assert judged(carla, word) == 409


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_crossing_of_another_turn(person: Come, minds: Minds, size: dict[str, int]) -> None:
    """art. 14: it is put in doubt from the fold beside the board; all agree, its letters go, the points stay."""
    anna, bruno, carla = people = [person(name, viewport=size) for name in ("Anna", "Bruno", "Carla")]
    seated(people)
    expect(fold(anna, "Rivedi un incrocio")).to_contain_text("Per ora non ci sono incroci da rivedere.")
    anna.page.keyboard.press("Escape")
    play_until(people, minds, lambda: bool(anna.view.get("crossings")) and not anna.view["pending"])
    totals = anna.view["totals"]
    crossing = anna.view["crossings"][0]
    crossings = fold(anna, "Rivedi un incrocio")
    expect(crossings).to_contain_text(crossing["word"])
    assert violations(anna.page, both_lights=False) == []
    assert sticking_out(anna.page, size["width"]) == []
    crossings.get_by_role("button", name=f"Metti in dubbio: {crossing['word']} ").first.click()
    expect(anna.page.locator(".vote")).to_contain_text("L’hai messa in dubbio tu: decidono gli altri.")
    for each in (bruno, carla):
        expect(each.page.locator(".vote")).to_contain_text(f"{crossing['word']} ha senso?")
        each.press("Non ha senso, via")
    anna.wait(lambda: anna.view["contest"] is None, "still a vote")
    assert crossing not in anna.view["crossings"]
    assert anna.view["totals"] == totals


def test_the_abbreviations_of_the_rules(person: Come) -> None:
    """art. 7: the list with what each stands for, found by letters, by dots, by meaning, or not at all."""
    anna = person("Anna", viewport=SMALLEST)
    anna.page.goto(f"{anna.url}/regole/scarabeo")
    anna.page.locator("summary", has_text="Le sigle").click()
    wanted = anna.page.get_by_role("searchbox")
    rows = anna.page.locator("dl > div")
    for text, first in (("s.p.a", "SPA società per azioni"), ("manTOVA", "MN Mantova"), ("ecc.", "ecc. eccetera")):
        wanted.fill(text)
        expect(rows.first).to_have_text(first)
    assert violations(anna.page, both_lights=False) == []
    assert sticking_out(anna.page, SMALLEST["width"]) == []
    wanted.fill("<b>zzz")
    expect(rows).to_have_count(0)
    expect(anna.page.get_by_text("Nessuna sigla")).to_be_visible()


def test_an_abbreviation_is_written_with_its_dot(person: Come) -> None:
    """art. 7: the move box takes *ecc.* as the book prints it, and dots where there are none to be as no move."""
    anna, bea = person("Anna"), person("Bea")
    seated([anna, bea])
    box = fold(anna, "Scrivi la mossa")
    letters = "".join(tile for tile in anna.view["rack"] if tile != "?")[:3].lower()
    box.get_by_role("textbox").fill(f"9I {letters[0]}.{letters[1:]}")
    box.get_by_role("button", name="Metti").click()
    expect(box.get_by_role("alert")).to_be_visible()
    box.get_by_role("textbox").fill(f"9I {letters}.")
    box.get_by_role("button", name="Metti").click()
    expect(anna.page.locator(".board-frame .tile")).to_have_count(3)


@pytest.mark.parametrize(
    ("word", "kinds", "told"),
    [
        ("S.P.A.", "sigle", "società per azioni"),
        ("mn", "sigle, sigle di provincia", "Mantova"),
        ("rosa", "parole comuni, nomi comuni, piante, nomi di persona", "rosa, sostantivo femminile"),
    ],
)
def test_the_judge_of_verbum(person: Come, word: str, kinds: str, told: str) -> None:
    """Verbum, par. 2: which kinds admit a word, with what it is there; its book has paragraphs."""
    anna = person("Anna", viewport=SMALLEST)
    anna.page.goto(f"{anna.url}/giudice?parola={word}&regole=verbum")
    verdict = anna.page.locator(".verdict")
    expect(verdict).to_contain_text(f"Vale come: {kinds}")
    expect(verdict).to_contain_text(told)
    expect(verdict.locator(".article").first).to_have_text("par. 2")
    expect(verdict).not_to_contain_text("art.")
    assert sticking_out(anna.page, SMALLEST["width"]) == []


def test_the_judge_of_verbum_says_no(person: Come) -> None:
    """Verbum, par. 2: chosen on the page, it cites its paragraph against a word too; the federation's rules do not."""
    anna = person("Anna")
    anna.page.goto(f"{anna.url}/giudice?parola=cammin&regole=figs")
    verdict = anna.page.locator(".verdict")
    expect(verdict.locator(".article")).to_have_text("art. 17")
    anna.page.get_by_text("Verbum", exact=True).click()
    expect(verdict.locator(".article")).to_have_text("par. 2")
    expect(verdict).to_contain_text("Non valida")
    assert violations(anna.page, both_lights=False) == []
    anna.page.get_by_label("Parola", exact=True).fill("mi.cio")
    anna.page.keyboard.press("Enter")
    expect(verdict).to_contain_text("Non valida")
    expect(verdict.locator(".article")).to_have_text("par. 2")
