"""Great moments: drawn for an instant, told in words, in nobody's way; still and silent for whoever wants that."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from leggio.engine.minds import Minds
from support.at_the_page import no_word_of, play_until, resign
from support.axe import violations
from support.browsers import DESK, PHONE, Person

Come = Callable[..., Person]

LONGEST_MS = 600
SLOW_MS = 400  # a busy machine fires its timers late
GREAT = 70
# What was drawn and for how long, what sounded, and whether anything else is elsewhere for what was drawn.
WATCH = """
  window.drawn = [];
  window.notes = 0;
  const places = () => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const boxes = [...document.querySelectorAll(".board-frame, .grid, .rack-stand, .tray, .top")];
    return JSON.stringify([scrollWidth, scrollHeight, ...boxes.map((each) => each.getBoundingClientRect())]);
  };
  const look = (each) => {
    const [kind, pointerEvents, after] = [each.className.split(" ")[1], getComputedStyle(each).pointerEvents, places()];
    each.style.display = "none";
    const moves = after !== places();
    each.style.display = "";
    drawn.push({ kind, pointerEvents, moves, at: performance.now(), for: null, each });
  };
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const each of addedNodes) if (each.classList?.contains("moment")) look(each);
      for (const each of removedNodes)
        for (const one of drawn) if (one.each === each) one.for = performance.now() - one.at;
    }
  }).observe(document, { childList: true, subtree: true });
  window.OscillatorNode = class extends OscillatorNode {
    constructor(...given) { super(...given); notes += 1; }
  };
"""


def watching(person: Person) -> Person:
    """Somebody whose page keeps a record of what moved and sounded."""
    person.context.add_init_script(WATCH)
    return person


def drawn(person: Person) -> list[dict[str, Any]]:
    """What was drawn on their page so far and is gone again."""
    return list(person.page.evaluate("drawn.map(({ each, ...rest }) => rest)"))


def kinds(person: Person) -> list[str]:
    """The kinds of it."""
    return [each["kind"] for each in drawn(person)]


def gone(person: Person) -> None:
    """Everything that was drawn is gone, after its time and not later; it took no presses and moved nothing."""
    person.wait(lambda: all(each["for"] is not None for each in drawn(person)), "a moment stays")
    for each in drawn(person):
        assert each["pointerEvents"] == "none"
        assert not each["moves"]
        assert each["for"] <= LONGEST_MS + SLOW_MS


def ready(*people: Person) -> None:
    """Their boards are there, and so is what draws moments."""
    for each in people:
        each.page.wait_for_selector(".rack .place")
        came = "performance.getEntriesByType('resource').some(({ name }) => /moments-.*js/.test(name))"
        each.wait(lambda: bool(each.page.evaluate(came)), "no moments")  # noqa: B023 - asked before the next one
        each.page.wait_for_load_state("networkidle")


def phony(anna: Person, bea: Person) -> str:
    """Anna lays what is no word, Bea contests it, and is right."""
    for each in (anna, bea):
        each.wait(lambda: bool(each.view) and each.view["phase"] == "playing", "no game")  # noqa: B023 - asked at once
    word = no_word_of(anna.view["rack"])
    anna.type_word("F8", "across", word)
    anna.hit(anna.page.locator(".actions .primary"))
    bea.press("Contesta")
    return word


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_a_challenge_won_and_a_victory(person: Come, viewport: dict[str, int]) -> None:
    """The word falls before everyone's eyes, whoever was right is named; who resigns leaves a victory to the other."""
    touch = {"has_touch": True, "is_mobile": True} if viewport == PHONE else {}
    anna, bea = (watching(person(name, viewport=viewport, **touch)) for name in ("Anna", "Bea"))
    bea.join(anna.open("scrabble", "figs", 2, options={"starter": 0}))
    ready(anna, bea)
    word = phony(anna, bea)
    for each in (anna, bea):
        each.wait(lambda: kinds(each) == ["challenge"], "no moment")  # noqa: B023 - asked before the next one
        expect(each.page.get_by_role("log")).to_contain_text(f"Bea ha ragione: {word} non è ammessa.")
        gone(each)
    assert violations(bea.page, both_lights=False) == []
    resign(anna)
    bea.wait(lambda: kinds(bea) == ["challenge", "victory"], "no victory")
    expect(bea.page.get_by_role("log")).to_contain_text(re.compile(r"Hai vinto, 0 – −\d!"))  # two signs are two
    expect(anna.page.get_by_role("log")).to_contain_text("Vince Bea")
    gone(bea)
    assert kinds(anna) == ["challenge"]  # who lost is spared it
    # Looked back at, the word falls once more.
    bea.page.locator(".end").get_by_role("link", name="Analizza la partita").click()
    turn = bea.page.locator(".report .list button").first
    turn.wait_for()
    bea.page.evaluate("drawn.length = 0")

    def drawn_again() -> bool:
        turn.click()  # once more each time: what draws it may come later
        return bool(kinds(bea))

    bea.wait(drawn_again, "not in the analysis")
    assert set(kinds(bea)) == {"challenge"}


def test_still_and_silent(person: Come) -> None:
    """With reduced motion nothing is drawn and no moment sounds; the words are the same, also when looking back."""
    anna = watching(person("Anna", reduced_motion="reduce"))
    bea = watching(person("Bea"))
    bea.join(anna.open("scrabble", "figs", 2, options={"starter": 0}))
    ready(anna, bea)
    phony(anna, bea)
    bea.wait(lambda: kinds(bea) == ["challenge"], "no moment")
    expect(anna.page.get_by_role("log")).to_contain_text("Bea ha ragione")
    before = anna.page.evaluate("notes")
    bea.page.get_by_role("button", name="ritirata").click()  # looked at again, on the sheet
    bea.wait(lambda: kinds(bea) == ["challenge", "challenge"], "not shown again")
    anna.page.get_by_role("button", name="ritirata").click()
    expect(anna.page.get_by_text("Posizione dopo").first).to_be_visible()
    assert kinds(anna) == []
    assert anna.page.evaluate("notes") == before
    gone(bea)


def test_sounds_of_moments_have_their_switch(person: Come) -> None:
    """Somebody who turned sounds off sees the moment and hears nothing."""
    anna, bea = watching(person("Anna")), watching(person("Bea"))
    bea.join(anna.open("scrabble", "figs", 2, options={"starter": 0}))
    ready(anna, bea)
    bea.press("Suoni")
    notes = bea.page.evaluate("notes")
    phony(anna, bea)
    bea.wait(lambda: kinds(bea) == ["challenge"], "no moment")
    gone(bea)
    assert bea.page.evaluate("notes") == notes


def is_great(view: dict[str, Any]) -> bool:
    """A play of seventy points or more is on the sheet: with seven tiles it has fifty for them already."""
    return any(row["entry"] == "play" and row["points"] >= GREAT for row in view["sheet"])


@pytest.mark.parametrize(("game", "rules"), [("scrabble", "figs"), ("scarabeo", "scarabeo")])
def test_a_great_play(person: Come, minds: Minds, game: str, rules: str) -> None:
    """Against a strong computer one comes sooner or later: it is drawn, told, and can be looked at again."""
    anna = watching(person("Anna"))
    options = {"starter": 0, "challenges": "void", **({"glass_ms": None} if game == "scarabeo" else {"time_ms": None})}
    for _ in range(8):  # most games have one
        anna.open(game, rules, 2, bots=[{"level": "esperto"}], options=options)
        ready(anna)
        play_until([anna], minds, lambda: is_great(anna.view) or anna.view["phase"] == "over")
        if is_great(anna.view):
            break
    assert is_great(anna.view), "no great play in eight games"
    anna.wait(lambda: bool({"tiles", "points"} & set(kinds(anna))), "no moment")
    # While it is one's own turn nothing else happens.
    anna.wait(lambda: anna.view["turn"] == anna.seat or anna.view["phase"] == "over", "the computer thinks on")
    gone(anna)
    seen = len(kinds(anna))
    best = max((row for row in anna.view["sheet"] if row["entry"] == "play"), key=lambda row: int(row["points"]))
    row = anna.page.locator(".sheet tr", has_text=best["word"].upper()).filter(has_text=str(best["points"])).first
    row.get_by_role("button", name="Posizione dopo").click()
    anna.wait(lambda: len(kinds(anna)) > seen, "not shown again")
    expect(anna.page.get_by_role("log")).to_contain_text(f"{best['points']} punti!")
    gone(anna)
