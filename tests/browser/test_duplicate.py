"""A Duplicate in real browsers: the desk, three phones and the hall screen, five rounds, paper and a correction."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ViewportSize, expect

from support.axe import violations
from support.browsers import PHONE, Person
from support.fitting import resize
from support.lexicons import bundled
from support.online.slips import Slip, all_slips, rank

Come = Callable[..., Person]
ROUNDS = 5
MOST_DRAWS = 8
SIZES: list[ViewportSize] = [{"width": 1280, "height": 800}, {"width": 390, "height": 844}]
PHONES = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def good_slips(view: dict[str, Any]) -> list[Slip]:
    """What can be handed in for what somebody sees, the best first."""
    return rank(all_slips(view, bundled("figs").graph))


def open_hall(desk: Person) -> dict[str, Any]:
    """From the home page to an open hall, by hand; without a stopwatch the test does not hurry."""
    page = desk.page
    page.get_by_role("link", name="Apri un duplicato").click()
    page.get_by_label("Tempo per turno").select_option("0")
    desk.press("Apri la sala")
    page.wait_for_url("**/t/*")
    desk.wait(lambda: bool(desk.view), "no hall")
    table: dict[str, Any] = desk.ask("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    return table


def come_in(player: Person, hall: dict[str, Any]) -> None:
    """By the code, as a player."""
    player.page.goto(f"{player.url}/j/{hall['code']}")
    player.press("Entra in sala")
    player.wait(lambda: bool(player.view), "not let in")


def hand_in(player: Person, slip: Slip) -> None:
    """Lay the word tile by tile and hand it in; it counts once the page says so."""
    square, direction, word = slip
    if player.page.get_by_role("button", name="Richiama").count():
        player.press("Richiama")
    player.tap_word(square, direction, word)
    player.page.locator(".actions .primary").click()
    player.wait(lambda: (player.view["own"]["slip"] or {}).get("word") == word, f"{slip} was not handed in")


def paper(desk: Person, name: str, slip: Slip, *, button: str, of_round: int | None = None) -> None:
    """Type somebody's slip at the desk."""
    square, direction, word = slip
    card = desk.page.get_by_role("dialog")
    desk.page.get_by_label("Cerca un nome").fill(name.lower())
    desk.page.locator("li button", has_text=name).click()
    if of_round is not None:
        card.get_by_label("Turno").select_option(str(of_round))
    card.get_by_label("Casella").fill(square)
    card.get_by_text("Orizzontale" if direction == "across" else "Verticale").click()
    card.get_by_label("Parola", exact=True).fill(word)
    card.get_by_role("button", name=button).click()
    card.wait_for(state="detached")
    desk.page.get_by_label("Cerca un nome").fill("")


def close_round(desk: Person, number: int) -> None:
    """Close it, whoever is missing."""
    desk.press("Chiudi il turno")
    dialog = desk.page.get_by_role("dialog")
    desk.wait(lambda: len(desk.view["rounds"]) == number or dialog.count() > 0, "nothing is asked, nothing closed")
    if len(desk.view["rounds"]) < number:
        dialog.get_by_role("button", name="Chiudi il turno").click()
    desk.wait(lambda: len(desk.view["rounds"]) == number, f"round {number} is still open")


def sees_letters(who: Person, number: int) -> None:
    """Wait until somebody's page has the letters of a round."""
    who.wait(lambda: who.view["phase"] == "playing" and who.view["round"] == number, f"no letters of round {number}")


def drawn_for_all(desk: Person, others: list[Person], number: int) -> list[Slip]:
    """Draw the letters of a round; what can be handed in without a jolly, the best first.

    One draw in a thousand makes no such slip, or only slips of one worth: then the desk changes the letters.
    """
    desk.press("Estrai le lettere")
    sees_letters(desk, number)
    for _ in range(MOST_DRAWS):
        for each in others:
            each.wait_for_seq(desk.view["seq"])
            sees_letters(each, number)
        worth = all_slips(desk.view, bundled("figs").graph)
        without_jolly = {slip: points for slip, points in worth.items() if slip[2].isupper()}
        if len(set(without_jolly.values())) > 1:
            return rank(without_jolly)
        change_letters(desk)
    raise AssertionError(f"{MOST_DRAWS} draws without two slips to compare")


def change_letters(desk: Person) -> None:
    """Others are drawn for the same round."""
    before = desk.view["seq"]
    desk.press("Cambia le lettere")
    desk.page.get_by_role("dialog").get_by_role("button", name="Cambia le lettere").click()
    desk.wait(lambda: desk.view["seq"] > before and desk.view["phase"] == "playing", "the letters are the same")


def correct_upwards(desk: Person, name: str, slip: Slip, *, of_round: int) -> None:
    """Put an earlier slip right with a better one, and see the points change."""

    def points() -> int:
        return next(int(each["points"]) for each in desk.view["desk"] if each["player"] == name)

    before = points()
    paper(desk, name, slip, button="Correggi la cedola", of_round=of_round)
    desk.wait(lambda: points() > before, "the correction changed nothing")


def play_again(phone: Person, hall: dict[str, Any]) -> None:
    """Two rounds of what is over once more, alone, with the best there is: nobody of the hall did better."""
    phone.page.get_by_role("link", name="Rigioca da solo").click()
    slips: list[dict[str, str]] = []
    for number in (1, 2):
        bout = phone.ask("POST", f"/api/tables/{hall['id']}/replay", {"slips": slips})["next"]
        assert bout["number"] == number
        phone.view = bout
        square, direction, word = next(slip for slip in good_slips(bout) if slip[2].isupper())
        if number == 1:
            for size in SIZES:
                resize(phone.page, size)
                expect(phone.page.locator(".actions .primary")).to_be_in_viewport(ratio=1)
        phone.tap_word(square, direction, word)
        phone.page.locator(".actions .primary").click()
        phone.page.get_by_text(f"Com’è andato il turno {number}").wait_for()
        phone.page.get_by_text("1º su 5").first.wait_for()
        assert violations(phone.page) == []
        phone.press("Turno successivo")
        slips.append({"square": square, "direction": direction, "word": word})


def others_in(frames: list[str], own: int) -> list[Any]:
    """What a phone was sent of slips that are not its player's, before their round was closed: there should be none."""
    found: list[Any] = []
    for frame in map(json.loads, frames):
        view = frame.get("view") or {}
        found += [view["desk"]] if view.get("desk") else []
        found += [
            told
            for told in frame.get("events") or frame.get("missed") or []
            if told["event"] == "handed_in" and told["data"]["seat"] != own and "word" in told["data"]
        ]
    return found


def test_five_rounds(person: Come) -> None:
    """The premise of the book: the same letters for everyone; what each hands in nobody else's phone is told."""
    desk = person("Dora")
    hall = open_hall(desk)
    phones = [person(name, **PHONES) for name in ("Anna", "Bea", "Carla")]
    for phone in phones:
        come_in(phone, hall)
    screen = person("Schermo", viewport={"width": 1280, "height": 720})
    screen.go(hall["id"])
    desk.page.get_by_label("Aggiungi chi gioca su carta").fill("Piero")
    desk.press("Aggiungi")
    desk.wait(lambda: len(desk.view["desk"]) == 4, "Piero is not on the roll")

    best_of_first: Slip = ("", "", "")
    for number in range(1, ROUNDS + 1):
        slips = drawn_for_all(desk, [screen, *phones], number)
        best_of_first = slips[0] if number == 1 else best_of_first
        for place, phone in enumerate(phones):
            hand_in(phone, slips[min(place, len(slips) - 1)])
        paper(desk, "Piero", slips[-1], button="Registra la cedola")
        screen.wait(lambda: screen.view["handed_in"] == 4, "the screen does not know of all slips")
        expect(screen.page.locator(".count")).to_contain_text("4 di 4")
        if number == 1:
            for each in (desk, screen, phones[0]):
                assert violations(each.page) == [], each.name
            tall, high = screen.page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
            assert tall <= high, "the hall screen does not scroll"
        close_round(desk, number)
        if number == 1:
            for each in (desk, phones[0]):
                assert violations(each.page) == [], each.name
        if number == 2:
            correct_upwards(desk, "Piero", slips[0], of_round=2)
        screen.page.get_by_text("Sul tavoliere").first.wait_for()

    desk.press("Chiudi il duplicato")
    desk.page.get_by_role("dialog").get_by_role("button", name="Chiudi il duplicato").click()
    for each in (desk, phones[0]):
        each.page.get_by_text("Chi ha trovato che cosa").first.wait_for()
        expect(each.page.locator("ol > li .number")).to_have_count(ROUNDS)
        assert violations(each.page) == [], each.name
    desk.page.locator(f"a[href='/api/tables/{hall['id']}/log']").first.wait_for()
    desk.page.locator("h1", has_text="Anna").first.wait_for()  # the best slip of every round wins
    for seat, phone in enumerate(phones):
        assert others_in(phone.received, seat) == []

    desk.page.get_by_text("Correggi una cedola").click()
    correct_upwards(desk, "Piero", best_of_first, of_round=1)
    desk.page.locator("li", has_text="Piero").first.wait_for()
    phones[0].wait_for_seq(desk.view["seq"])  # a frame that comes late would be taken for the game played again
    play_again(phones[0], hall)
