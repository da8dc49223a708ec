"""Study in a real browser: quizzes with fingers on a phone, by keyboard alone, on the board; seen by axe."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from leggio.notation.log import write_log
from leggio.study import Appraisal, Drill, Question, ask, grade
from support.analysed import wasted_opening
from support.axe import violations
from support.browsers import DESK, PATIENCE_MS, PHONE, WITHOUT_WORKER, Person
from support.fitting import sticking_out
from support.servers import Server
from support.study import school

NewPage = Callable[..., Page]
Come = Callable[..., Person]
SMALLEST: ViewportSize = {"width": 320, "height": 640}
PATHS = ("anagrammi", "ganci", "corte", "enclitiche", "aperture", "finali")


@pytest.fixture
def stranger(browser: Browser, server: Server) -> Iterator[NewPage]:
    """The page of somebody whom the server does not know, with nothing wrong on it."""
    contexts = []
    errors: list[str] = []

    def come(path: str, **context: Any) -> Page:
        usual = {
            "viewport": DESK,
            "locale": "it-IT",
            "base_url": server.url,
            "reduced_motion": "reduce",
            **WITHOUT_WORKER,
        }
        made = browser.new_context(**{**usual, **context})
        contexts.append(made)
        page = made.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if "Content Security" in said.text else None)
        page.goto(path)
        return page

    yield come
    for each in contexts:
        each.close()
    assert not errors, errors


def question_at(page: Page, path: str, drill: Drill, key: Callable[[dict[str, Any]], str]) -> Question:
    """Go to a drill, or on to its next question, and have the question that the page was given."""
    with page.expect_response("**/api/study/questions") as given:
        if page.url.endswith(path):
            page.get_by_role("button", name="Prossima").click()
        else:
            page.goto(path)
    prompt = given.value.json()["prompt"]
    found = ask(school(), drill, key(prompt))
    assert found is not None
    expect(page.locator(".stamp")).to_have_count(0)  # the last question stands until the next one does
    page.locator(".asked h2").wait_for()
    return found


def test_a_quiz_with_fingers_on_a_phone(stranger: NewPage) -> None:
    """From the list of drills: letters tapped, words added, the verdict, the next question, the figures afterwards."""
    page = stranger("/studio", viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_text("Mai provato").first.wait_for()
    assert sticking_out(page, PHONE["width"]) == []
    with page.expect_response("**/api/study/questions") as given:
        page.get_by_role("link", name=re.compile("Anagrammi")).tap()
    letters = given.value.json()["prompt"]["letters"]
    words = school().graph.anagrams(letters)
    for number, word in enumerate(words):
        for place, letter in enumerate(word, 1):
            page.locator(".letters button:not([disabled])", has_text=re.compile(f"^{letter}$")).first.tap()
            expect(page.get_by_label(re.compile("^Parol[ae]$"))).to_have_value(word[:place])
        if len(words) > 1 and number < len(words) - 1:
            page.get_by_role("button", name="Aggiungi").tap()
    page.get_by_role("button", name=re.compile("^Rispondi")).tap()
    expect(page.locator(".stamp")).to_have_text("Giusto")
    for word in words:
        expect(page.locator(".verdict")).to_contain_text(word)
    expect(page.locator(".verdict")).to_contain_text("art. 14")
    page.get_by_role("button", name="Prossima").tap()
    page.get_by_role("button", name="Non lo so").tap()
    expect(page.locator(".stamp")).to_have_text("Sbagliato")
    page.get_by_role("link", name="Tutti gli esercizi").tap()
    page.get_by_text("1 giuste su 2").wait_for()
    page.get_by_text("la prossima domanda torna").wait_for()


def test_quizzes_by_keyboard_alone(stranger: NewPage) -> None:
    """Yes and no, letters, words: typed, answered with Enter, and on with Enter."""
    page = stranger("/studio")
    short = question_at(page, "/studio/corte", Drill.SHORT, _short_key)
    for _ in range(3):
        if short.solution <= {"yes", "no"}:
            page.keyboard.press("s" if "yes" in short.solution else "n")
        else:
            for word in sorted(short.solution):
                page.keyboard.type(word.lower())
                page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        expect(page.locator(".stamp")).to_have_text("Giusto")
        expect(page.get_by_role("button", name="Prossima")).to_be_focused()
        short = question_at(page, "/studio/corte", Drill.SHORT, _short_key)
    hooks = question_at(page, "/studio/ganci", Drill.HOOKS, lambda prompt: f"{prompt['word']} {prompt['side']}")
    page.keyboard.type("".join(hooks.solution).lower())
    page.keyboard.press("Enter")
    expect(page.locator(".stamp")).to_have_text("Giusto")
    with page.expect_response("**/api/study/questions"):
        page.keyboard.press("Enter")
    expect(page.locator(".stamp")).to_have_count(0)


def _short_key(prompt: dict[str, Any]) -> str:
    return str(prompt.get("word") or f"{prompt['length']} {prompt['letter']}")


def test_enclitics_are_explained(stranger: NewPage) -> None:
    """Art. 22: whatever the answer, the judge says why, with the article; several words are chosen by number."""
    page = stranger("/studio/enclitiche")
    page.locator(".asked h2").wait_for()
    if page.locator(".choices").count():
        page.keyboard.press("1")
        expect(page.locator(".choices button").first).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Enter")
    else:
        page.get_by_role("button", name="Sì, vale").click()
    expect(page.locator(".verdict .article").first).to_contain_text("22")


@pytest.mark.parametrize("rules", ["figs", "scarabeo"])
def test_an_opening_is_laid_on_the_board(stranger: NewPage, rules: str) -> None:
    """Tiles are typed on a square; the best play is right, and shown on a board."""
    page = stranger("/studio")
    with page.expect_response("**/api/study/questions") as given:
        page.goto(f"/studio/aperture?gioco={rules}")
    question = ask(school(rules), Drill.OPENINGS, given.value.json()["prompt"]["rack"])
    assert question is not None
    graded = grade(school(rules), question, ())
    assert isinstance(graded, Appraisal)
    best = graded.best[0]
    row, column = int(best.where[:-1]), best.where[-1]
    page.locator(f"[data-square='{(row - 1) * (15 if rules == 'figs' else 17) + ord(column) - ord('A')}']").click()
    for letter in best.word:
        page.keyboard.press(f"Shift+{letter.upper()}" if letter.islower() else letter.lower())
    page.get_by_role("button", name=f"Gioca {best.score}").wait_for()
    page.keyboard.press("Enter")
    expect(page.locator(".stamp")).to_have_text("Giusto")
    expect(page.locator(".verdict")).to_contain_text("Vale quanto la migliore")
    page.get_by_role("img", name=re.compile("Tavoliere con la giocata migliore")).wait_for()


def test_ones_own_misses_are_played_again(person: Come) -> None:
    """From the analysis of one's game into the deck, and from there onto the board until the best is found."""
    anna = person("Anna")
    page = anna.page
    page.goto(f"{anna.url}/studio/errori")
    page.get_by_text("Non c’è ancora nessun errore tuo").wait_for()
    page.get_by_role("link", name="Analizza una partita").click()
    page.get_by_label("Registro o GCG").fill(write_log("scrabble", wasted_opening().log))
    page.get_by_role("button", name="Analizza").click()
    page.locator(".report").wait_for()
    expect(page.get_by_role("radio", name="Anna")).to_be_checked()
    page.get_by_role("radio", name="Bea").check(force=True)
    page.get_by_role("button", name="Allena questi errori").click()
    page.get_by_text("nessuna giocata di Bea perdeva otto punti").wait_for()
    page.get_by_role("radio", name="Anna").check(force=True)
    page.get_by_role("button", name="Allena questi errori").click()
    page.get_by_text("Una posizione nel tuo mazzo.").wait_for()
    assert violations(page, both_lights=False) == []
    with page.expect_response("**/api/study/questions") as given:
        page.get_by_role("link", name="Comincia").click()
    assert given.value.json()["prompt"]["rack"] == "AFGILOZ"
    page.get_by_text("L’avevi sbagliata").wait_for()
    page.get_by_text("Una posizione di una tua partita").wait_for()
    page.locator("[data-square='108']").click()  # D8
    page.keyboard.type("zolfa")
    page.get_by_role("button", name=re.compile("^Gioca")).wait_for()
    page.keyboard.press("Enter")
    expect(page.locator(".stamp")).to_have_text("Giusto")
    page.get_by_role("button", name="Prossima").click()
    page.get_by_text("Ripasso finito").wait_for()
    page.get_by_role("link", name="Tutti gli esercizi").first.click()
    expect(page.get_by_role("link", name=re.compile("I tuoi errori"))).to_contain_text(
        "Una posizione, non ancora da rifare"
    )


@pytest.mark.parametrize(("scheme", "paths"), [("light", PATHS), ("dark", ("ganci", "finali"))])
def test_nothing_serious_for_axe(stranger: NewPage, scheme: str, paths: tuple[str, ...]) -> None:
    """Drills on the smallest phone, question and verdict; nothing is wider than the screen."""
    page = stranger("/studio", viewport=SMALLEST, color_scheme=scheme)
    page.get_by_text("Mai provato").first.wait_for()
    assert violations(page, both_lights=False) == []
    for path in paths:
        page.goto(f"/studio/{path}")
        page.locator(".asked h2").wait_for()
        assert violations(page, both_lights=False) == [], path
        page.get_by_role("button", name="Non lo so").click()
        page.locator(".verdict").wait_for()
        assert violations(page, both_lights=False) == [], path
        assert sticking_out(page, SMALLEST["width"]) == [], path


def test_in_english(stranger: NewPage) -> None:
    """The page, the question and the judge."""
    page = stranger("/studio/enclitiche", locale="en-GB")
    page.get_by_role("heading", name="Enclitics").wait_for()
    page.get_by_role("button", name="I don’t know").click()
    expect(page.locator(".stamp")).to_have_text("Wrong")
    expect(page.locator(".verdict")).to_contain_text(re.compile("infinitive|imperative|gerund"))
