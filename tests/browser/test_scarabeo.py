"""Scarabeo in three real browsers: a vote, and a scarab that flies."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from leggio.engine.minds import Minds
from support.at_the_page import act, carry_out, challenge, lay_a_word
from support.browsers import PATIENCE_MS, Person

Come = Callable[..., Person]
# Nearly every game has both: a scarab on the board, and its letter on somebody's rack.
MOST_GAMES = 4
MOST_STEPS = 3000


def seated(people: list[Person]) -> None:
    """Three people at a table; the first one starts. No sand runs: the engine is slower than people on two cores.

    Nor does a vote, or what is laid, wait for less than a test does.
    """
    options = {"starter": 0, "glass_ms": None, "grace_ms": 2 * PATIENCE_MS, "vote_ms": 2 * PATIENCE_MS}
    table = people[0].open("scarabeo", "scarabeo", len(people), options=options)
    for each in people[1:]:
        each.join(table)
    for each in people:
        each.page.wait_for_selector(".rack .place")


def test_a_vote(person: Come, minds: Minds) -> None:
    """art. 12: three players vote on a contested word; how is seen when everyone has voted."""
    anna, bruno, carla = people = [person("Anna"), person("Bruno"), person("Carla")]
    lay_a_word(anna, minds, lambda: seated(people))
    bruno.wait(lambda: bruno.view["pending"] is not None)
    word = bruno.view["pending"]["words"][0]["word"].upper()
    challenge(bruno, [word])
    for each, ballot in ((anna, "Sì, vale"), (bruno, "No")):
        each.page.locator(".vote").wait_for()
        each.press(ballot)
        each.page.get_by_text("Hai votato").wait_for()
    carla.wait(lambda: len((carla.view["contest"] or {}).get("voted", ())) == 2)
    assert not any("against" in frame for frame in carla.received)
    carla.press("No")
    for each in people:
        for said in ("Anna sì", "Bruno no", "Carla no"):
            expect(each.page.locator(".ruling")).to_contain_text(said)
        expect(each.page.locator(".preview")).to_contain_text(re.compile(f"{word}(:| è|) non (è )?ammessa"))
    expect(anna.page.locator(".board-frame .tile")).to_have_count(0)


def test_a_flying_scarab(person: Come, minds: Minds) -> None:
    """art. 21: the letter goes down, the scarab comes to the rack, the turn goes on."""
    people = [person("Anna"), person("Bruno"), person("Carla")]
    for _ in range(MOST_GAMES):
        seated(people)
        if taker := play_until_one_flies(people, minds):
            row = taker.view["sheet"][-1]
            assert row["entry"] == "scarab"
            assert taker.view["turn"] == taker.seat
            assert "?" in taker.view["rack"]
            expect(taker.square(row["square"]).locator(".tile:not(.jolly)")).to_have_count(1)
            return
    raise AssertionError("no scarab has ever flown")


def play_until_one_flies(people: list[Person], minds: Minds) -> Person | None:
    """Whoever takes a scarab first; None if the game ends before."""
    for _ in range(MOST_STEPS):
        if people[0].view["phase"] == "over":
            return None
        for each in people:
            if square := takeable(each):
                before = each.view["seq"]
                carry_out(each, {"command": "take_scarab", "square": square})
                each.wait_for_seq(before + 1)
                return each
            act(each, minds)
    raise AssertionError(f"no end: {people[0].view}")


def takeable(person: Person) -> str | None:
    """The square of a scarab whose letter is on the rack, in one's own turn: the page marks it."""
    view = person.view
    if view["phase"] != "playing" or view["turn"] != person.seat or view["pending"]:
        return None
    for row, cells in enumerate(view["board"]):
        for column, cell in enumerate(cells):
            if cell.islower() and cell.upper() in view["rack"]:
                person.page.locator(".square.takeable").first.wait_for()
                return f"{'ABCDEFGHIJKLMNOPQ'[column]}{row + 1}"
    return None
