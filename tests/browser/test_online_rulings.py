"""Challenges at a tournament's tables online: its referee rules at the desk, or the panel (art. 28-32, 45)."""

from collections.abc import Callable

from playwright.sync_api import expect

from support.at_the_page import challenge, no_word_of
from support.axe import violations
from support.browsers import PHONE, Person
from support.evenings import (
    come_as_a_player,
    come_to_the_desk,
    open_tournament,
    pair_among_friends,
    referee_who_plays,
)

Come = Callable[..., Person]
DEDUCTS = "Al limite si sottraggono anche le tessere rimaste"


def go_online(*players: Person) -> tuple[Person, Person]:
    """The two of a game sit down at their table online; who starts, and who replies."""
    for player in players:
        player.page.get_by_text("La mia partita", exact=True).click()
        button = player.page.get_by_role("button", name="Gioca in rete").or_(
            player.page.get_by_role("button", name="Vai al tavolo in rete")
        )
        button.click()
        player.page.wait_for_url("**/t/*")
    for player in players:
        player.page.wait_for_selector(".rack .place")
        player.wait(lambda player=player: bool(player.view.get("rack")), "no rack")  # type: ignore[misc]
    starts = next(each for each in players if each.view["players"][each.view["turn"]] == each.name)
    return starts, next(each for each in players if each is not starts)


def contest(starts: Person, replies: Person) -> str:
    """Whoever starts lays a word that is none, and the other contests it."""
    word = no_word_of(starts.view["rack"])
    starts.type_word("H8", "across", word)
    starts.page.keyboard.press("Enter")
    replies.wait(lambda: replies.view.get("pending") is not None, "nothing was laid")
    challenge(replies, [word])
    for each in (starts, replies):
        expect(each.page.get_by_role("heading", name="Contestazione")).to_be_visible()
        expect(each.page.get_by_text("Il parere del giudice")).to_have_count(0)
        expect(each.page.get_by_role("button", name="Pronuncia")).to_have_count(0)
    return word


def test_the_referee_rules_at_the_desk(person: Come) -> None:
    """Art. 28-32: the game stands still until the desk has ruled; what is put right there is put right at the table."""
    dora, ugo, anna, bea = person("Dora"), person("Ugo", viewport=PHONE), person("Anna"), person("Bea", viewport=PHONE)
    open_tournament(dora, "nome\nAnna\nBea\n", choices=(DEDUCTS,))
    come_to_the_desk(ugo, dora.page)
    dora.page.get_by_label("Arbitro", exact=True).last.select_option("Ugo")
    dora.page.get_by_role("button", name="Nomina").click()
    dora.wait(lambda: dora.view["referee"] == "Ugo", "no referee")
    pair_among_friends(dora.page)
    for player in (anna, bea):
        come_as_a_player(player, dora.page)
        expect(player.page.get_by_text("al 75º minuto si sottraggono anche le tessere rimaste")).to_be_visible()
    starts, replies = go_online(anna, bea)
    assert starts.view["options"]["deducts_at_limit"] is True
    word = contest(starts, replies)

    desk = ugo.page
    desk.get_by_text("Arbitro (1)").click()
    expect(desk.get_by_text("la partita è ferma finché non decidi")).to_be_visible()
    expect(desk.get_by_text("Per il giudice non è valida")).to_be_visible()
    assert violations(desk) == []
    desk.get_by_text("Valida", exact=True).click()  # a slip
    desk.get_by_role("button", name="Decidi", exact=True).click()
    starts.wait(lambda: max(starts.view["totals"]) > 0, "it does not count")
    for player in (starts, replies):
        expect(player.page.locator(".ruling")).to_contain_text("Ha deciso l’arbitro (Ugo)")
        expect(player.page.locator(".ruling")).to_contain_text("Chi ha deciso può ancora correggerlo")

    desk.get_by_role("button", name="Correggi il giudizio").click()
    desk.get_by_text("Non valida", exact=True).click()
    desk.get_by_role("button", name="Correggi il giudizio").click()
    for player in (starts, replies):
        expect(player.page.get_by_role("heading", name="Il giudizio, corretto")).to_be_visible()
        expect(player.page.locator(".ruling")).to_contain_text(f"{starts.name} ritira la giocata.")
    replies.press("Passa")
    replies.hit(replies.page.get_by_role("dialog").get_by_role("button", name="Passa"))
    expect(desk.get_by_role("button", name="Correggi il giudizio")).to_have_count(0)
    expect(desk.get_by_text(f"{word} non valida")).to_be_visible()
    assert not any(each.errors for each in (dora, ugo, anna, bea))


def test_the_panel_rules_in_the_referees_own_game_online(person: Come) -> None:
    """Art. 28, 45: the referee who plays waits like the other; two of the three decide, wherever they are."""
    dora, rita = person("Dora"), person("Rita")
    open_tournament(dora, "nome\nRita\nAnna\nBea\nCarla\n")
    against, one, other = referee_who_plays(rita, dora)
    opponent, at_desk, with_phone = person(against), person(one), person(other, viewport=PHONE)
    come_as_a_player(opponent, dora.page)
    come_to_the_desk(at_desk, dora.page)
    come_as_a_player(with_phone, dora.page)
    come_to_the_desk(with_phone, dora.page)
    starts, replies = go_online(rita, opponent)
    assert starts.view["options"]["arbiter"] == "panel"
    contest(starts, replies)

    for voter in (at_desk, with_phone):
        voter.page.get_by_text("Arbitro (1)").click()
        expect(voter.page.get_by_text("Per il giudice non è valida")).to_be_visible()
        assert violations(voter.page) == [], voter.name
        voter.page.get_by_role("button", name="Vota", exact=True).click()
    for player in (starts, replies):
        expect(player.page.locator(".ruling")).to_contain_text("Ha deciso il collegio")
        expect(player.page.locator(".ruling")).to_contain_text(f"{starts.name} ritira la giocata.")
    assert not any(each.errors for each in (dora, rita, opponent, at_desk, with_phone))
