"""Verbum in real browsers: thieves and jollies, doubts and votes, the last words, the count."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from leggio.engine.minds import Minds
from support.at_the_cards import lay, make, play_until, press_card
from support.axe import violations
from support.browsers import PHONE, Person
from support.fitting import sticking_out

Come = Callable[..., Person]
MOST_TABLES = 8
VOTED = {"contests": "vote", "contest_ms": None, "minimum": 2}


def table_for(people: list[Person], **options: object) -> None:
    """A table at which all of them sit; words are checked as they are laid unless something else is agreed on."""
    table = people[0].open("verbum", "verbum", len(people), options={"contests": "checked", **options})
    for each in people[1:]:
        each.join(table)
    for each in people:
        each.wait(lambda each=each: bool(each.view), "no cards")  # type: ignore[misc]
        each.page.wait_for_selector(".hand button")


def letters_of(person: Person) -> list[str]:
    """The letter cards of a hand."""
    return [card for card in person.view["hand"] if card.isalpha()]


def table_with_letters(people: list[Person], **options: object) -> list[Person]:
    """A table where whoever begins has drawn from B and holds two letters at least; the people in order of turn."""
    for _ in range(MOST_TABLES):
        table_for(people, **options)
        in_order = sorted(people, key=lambda each: (each.seat - each.view["turn"]) % len(people))
        first = in_order[0]
        expect(first.page.locator(".piles button").nth(1)).to_be_enabled()
        first.page.locator(".piles button").nth(1).focus()
        first.page.keyboard.press("Enter")
        first.wait(lambda first=first: bool(first.view["phase"] == "acting"), "no card")  # type: ignore[misc]
        if len(letters_of(first)) > 1:
            return in_order
    raise AssertionError("no hand with letters at any table")


def scroll_down(person: Person) -> None:
    """Look at the far end of a page that is longer than the screen."""
    far = "() => { const page = document.scrollingElement; page.scrollTop = page.scrollHeight; return page.scrollTop; }"
    assert person.page.evaluate(far)


def done(people: list[Person]) -> set[str]:
    """What was done so far at the table."""
    return {row["entry"] for row in people[0].view.get("sheet", ())}


def test_a_thief_and_a_jolly(person: Come, minds: Minds) -> None:
    """A thief is dragged onto a letter of the other's word, a jolly taken by pressing its place (par. 12-13)."""
    people = [person("Anna"), person("Bea")]
    seen: set[str] = set()
    for _ in range(MOST_TABLES):
        table_for(people)
        play_until(
            people,
            minds,
            lambda: {"steal", "swap_jolly"} <= done(people) or people[0].view["phase"] == "over",
            tricks=True,
        )
        seen |= done(people)
        if {"steal", "swap_jolly"} <= seen:
            break
    assert {"steal", "swap_jolly"} <= seen
    expect(people[0].page.locator(".history")).to_contain_text(re.compile("ruba la|prende il jolly"))


def test_against_the_computer_to_the_end(person: Come, minds: Minds) -> None:
    """The last words are laid (par. 15), everything is counted, the deck's seal holds, and there is a rematch."""
    anna = person("Anna")
    table = anna.open("verbum", "verbum", 2, bots=[{"level": "medio"}], options={"contests": "checked"}, mixed=True)
    anna.wait(lambda: bool(anna.view), "no cards")
    play_until([anna], minds, lambda: bool(anna.view["phase"] == "over"))
    ending = anna.page.locator("section.end")
    for seat, points in enumerate(anna.view["ended"]["scores"]):
        name = anna.view["players"][seat].split(" [")[0]
        counted = ending.locator("dl", has=anna.page.get_by_text(name)).locator(".name dd")
        expect(counted).to_have_text(str(points))
    expect(anna.page.get_by_text("Valgono: parole").first).to_be_visible()
    word = anna.view["words"][0]["word"]
    for asked in (ending, anna.page.locator("ol.players")):
        asked.get_by_role("button", name=f"Che cos’è {word}?").first.click()
        explained = anna.page.get_by_role("dialog")
        expect(explained).to_contain_text(word)
        expect(explained.get_by_role("link", name="Apri nel giudice").first).to_be_visible()
        anna.page.keyboard.press("Escape")
        expect(explained).to_have_count(0)
    anna.press("Verifica il mazzo")
    anna.page.get_by_text("Nessuno ha potuto scegliere l’ordine").wait_for()
    assert violations(anna.page, both_lights=False) == []
    with anna.page.expect_download() as kept:
        anna.page.get_by_role("link", name="Foglio PDF").click()
    assert Path(kept.value.path()).read_bytes().startswith(b"%PDF-")
    # Whoever comes by later goes through it, too.
    guest = person("Guarda")
    guest.page.goto(f"{guest.url}/t/{table['id']}")
    for each in (anna, guest):
        each.press("Rivedi la partita")
        expect(each.page.locator(".replay")).to_contain_text("Turno 1 di ")
        each.page.keyboard.press("End")
        expect(each.page.locator("ol.players .column")).to_have_count(len(anna.view["words"]))
        each.press("Torna alla fine")
    anna.press("Rivincita")
    anna.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(table["id"]))
    anna.page.locator(".hand").wait_for()


def test_a_word_is_voted_out(person: Come) -> None:
    """Contested, put to the vote, and taken back when more are against it (par. 3)."""
    people = [person("Anna"), person("Bea"), person("Carla")]
    anna, bea, carla = table_with_letters(people, **VOTED)
    word = "".join(letters_of(anna)[:2])
    lay(anna, word)
    bea.press(f"Contesta {word}")
    expect(anna.page.get_by_text("La parola è tua: decidono gli altri.")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Sì, vale")).to_have_count(0)
    for each in (bea, carla):
        each.press("No")
    for each in (anna, bea, carla):
        each.wait(lambda each=each: each.view["words"] == [], "the word stayed")  # type: ignore[misc]
    expect(carla.page.locator(".history")).to_contain_text(f"ritira {word}")


def test_a_turn_by_the_book(person: Come) -> None:
    """One choice (par. 6): two words are made and laid together, the turn is over, and the doubts show how long."""
    people = [person("Anna"), person("Bea")]
    for _ in range(MOST_TABLES):
        anna, bea = table_with_letters(people, minimum=2, contests="vote", contest_ms=None)
        letters = letters_of(anna)
        if len(letters) > 3:
            break
    first, second = "".join(letters[:2]), "".join(letters[2:4])
    expect(anna.page.locator(".hint")).to_contain_text("Una scelta sola, e il turno finisce")
    make(anna, first)
    anna.press("Un’altra parola")
    expect(anna.page.get_by_role("button", name="Passa")).to_have_count(0)
    make(anna, second)
    anna.press(f"Posa {first}, {second}")
    anna.wait(lambda: len(anna.view["words"]) == 2, "not laid")
    assert (anna.view["turn"], len(anna.view["hand"])) == (bea.seat, 5)
    expect(anna.page.get_by_label("Parole che si possono contestare")).to_contain_text("può ancora contestare Bea")
    doubts = bea.page.get_by_label("Parole che si possono contestare")
    expect(doubts).to_contain_text("fino alla fine di questo tuo turno")
    assert violations(bea.page, both_lights=False) == []
    bea.hit(bea.page.locator(".piles button").nth(1))
    bea.press("Passa")
    expect(doubts).to_have_count(0)


def test_doubts_and_the_result_are_in_sight_far_down_the_table(person: Come) -> None:
    """Whoever has scrolled down may answer without scrolling back (par. 3), and sees who has won (par. 15)."""
    anna, bea, *others = table_with_letters([person(name) for name in ("Anna", "Bea", "Carla", "Dora")], **VOTED)
    bea.page.set_viewport_size({"width": PHONE["width"], "height": 460})
    lay(anna, "".join(letters_of(anna)[:2]))
    bea.wait(lambda: bool(bea.view["words"]), "not laid")
    scroll_down(bea)
    others[0].page.get_by_role("button", name=re.compile("^Contesta ")).click()
    expect(bea.page.get_by_role("button", name="Sì, vale")).to_be_in_viewport(ratio=1)
    bea.press("Sì, vale")
    scroll_down(bea)
    for each in (anna, *others):
        each.press("Abbandona")
        each.page.get_by_role("dialog").get_by_role("button", name="Abbandona", exact=True).click()
    expect(bea.page.get_by_role("heading", name="Hai vinto")).to_be_in_viewport()


def test_with_the_keyboard_alone(person: Come) -> None:
    """Cards are drawn, chosen and discarded without a mouse."""
    mover, _ = table_with_letters([person("Anna"), person("Bea")])
    card = letters_of(mover)[0]
    mover.page.keyboard.press(card.lower())
    discard = mover.page.get_by_role("button", name=f"Scarta {card}", exact=True)
    discard.focus()
    mover.page.keyboard.press("Enter")
    mover.wait(lambda: bool(mover.view["pile_a_top"] == card), "not discarded")


def test_by_touch_on_a_phone(person: Come, minds: Minds) -> None:
    """Nothing is wider than the phone, and a hand can be played."""
    anna = person("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    anna.open("verbum", "verbum", 2, bots=[{"level": "medio"}], options={"contests": "checked"})
    anna.wait(lambda: bool(anna.view), "no cards")
    play_until([anna], minds, lambda: sum(row["seat"] == anna.seat for row in anna.view["sheet"]) >= 6)
    assert sticking_out(anna.page, PHONE["width"]) == []


def test_a_card_that_does_not_fit_changes_nothing(person: Come) -> None:
    """A card dragged to nowhere goes back to the hand."""
    anna, bea = person("Anna"), person("Bea")
    table_for([anna, bea])
    before = dict(anna.view)
    press_card(anna, anna.view["hand"][0])
    anna.page.keyboard.press("Escape")
    anna.page.locator(".hand button").first.hover()
    anna.page.mouse.down()
    anna.page.mouse.move(640, 60, steps=5)
    anna.page.mouse.up()
    anna.page.wait_for_timeout(200)
    assert anna.view == before
    expect(anna.page.locator(".hand button")).to_have_count(len(before["hand"]))


def test_no_hand_of_another_reaches_a_page(person: Come, minds: Minds) -> None:
    """Neither frames nor the page have closed hands or the order of the deck, while the game goes on (par. 5)."""
    people = [person("Anna"), person("Bea")]
    table_for(people)
    play_until(people, minds, lambda: len(people[0].view["sheet"]) >= 12)
    for each in people:
        assert all('"seal":{' not in frame and '"order"' not in frame for frame in each.received)
        assert each.view["hands"] is None
