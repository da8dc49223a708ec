"""What a director and a referee do at the browser beyond the usual evening: choices, forfeits, one's own game."""

from collections.abc import Callable

from playwright.sync_api import expect

from support.axe import violations
from support.browsers import PHONE, Person
from support.evenings import (
    come_as_a_player,
    come_to_the_desk,
    fits,
    open_tournament,
    pair_among_friends,
    referee_who_plays,
)

Come = Callable[..., Person]
_ASK = "(id) => fetch(`/api/tournaments/${id}/cases/1/opinion`).then((answer) => answer.status)"
NARROW = {"width": 320, "height": 640}
WIDE = {"width": 1280, "height": 800}
LONG = "Massimiliano Alessandro Bartolomei Castelfranco della Rovere"
UNBROKEN = "W" * 60
CLUB = "Circolo Scarabeisti di Montecatini Terme e Monsummano"


def test_choices_long_names_and_a_forfeit(person: Come) -> None:
    """Tie-breaks are chosen at the opening; the longest names fit; what was put down as played becomes a forfeit."""
    dora = person("Dora")
    open_tournament(dora, f"nome,circolo\n{LONG},{CLUB}\n{UNBROKEN},{CLUB}\n", criterion="Scontro diretto")
    assert dora.view["options"]["criteria"][0] == "direct"
    desk = dora.page
    assert all(fits(desk, size) for size in (NARROW, PHONE, WIDE)), "before the first round"
    pair_among_friends(desk)
    expect(desk.get_by_role("button", name="Segna il tavolo 1")).to_be_visible()
    assert all(fits(desk, size) for size in (NARROW, PHONE, WIDE)), "a round that is on"
    for field, points in zip(desk.get_by_role("spinbutton").all()[:2], ("400", "300"), strict=True):
        field.fill(points)
    desk.get_by_role("button", name="Segna il tavolo 1").click()
    desk.locator("summary", has_text="Correggi un risultato").click()
    part = desk.locator("details", has_text="Correggi un risultato")
    part.get_by_label("Partita").select_option("1/1")
    part.get_by_label("chi mancava").select_option(label="nessuno dei due")
    expect(part.get_by_text("0-0 a tavolino")).to_be_visible()
    assert all(fits(desk, size) for size in (NARROW, PHONE, WIDE)), "a preview"
    part.get_by_label("Motivo").fill("non sono venuti")
    part.get_by_role("button", name="Correggi", exact=True).click()
    dora.wait(lambda: dora.view["rounds"][0]["games"][0]["result"]["winner"] == "nobody", "no correction")
    assert [line["spread"] for line in dora.view["standings"]] == [-50, -50]


def test_the_panel_rules_in_the_referees_own_game(person: Come) -> None:
    """Art. 28, 32, 45: two of the panel vote, one with the phone they play with; the two who play learn nothing."""
    dora = person("Dora")
    table = open_tournament(dora, "nome\nRita\nAnna\nBea\nCarla\n")
    rita = person("Rita")
    _, one, other = referee_who_plays(rita, dora)
    at_desk = person(one)
    come_to_the_desk(at_desk, dora.page)
    with_phone = person(other, viewport=PHONE, has_touch=True, is_mobile=True)
    come_as_a_player(with_phone, dora.page)
    come_to_the_desk(with_phone, dora.page)

    rita.page.get_by_text("La mia partita", exact=True).click()
    rita.page.get_by_label("Parole contestate").fill("qzwx")
    rita.page.get_by_role("button", name="Chiama l’arbitro").click()
    rita.page.get_by_text("Arbitro (1)").click()
    expect(rita.page.get_by_text("È la tua partita")).to_be_visible()
    dora.page.get_by_text("Arbitro (1)").click()
    expect(dora.page.get_by_text("QZWX")).to_be_visible()
    for nobody in (rita, dora):
        expect(nobody.page.get_by_text("Per il giudice")).to_have_count(0)
        answer = nobody.page.evaluate(_ASK, table)
        assert answer == 409, "the judge's opinion is for those who rule on the case"
    for voter in (at_desk, with_phone):
        voter.page.get_by_text("Arbitro (1)").click()
        expect(voter.page.get_by_text("Per il giudice non è valida")).to_be_visible()
        assert violations(voter.page, both_lights=False) == [], voter.name
        voter.page.get_by_role("button", name="Vota", exact=True).click()
    rita.page.get_by_text("La mia partita", exact=True).click()
    expect(rita.page.get_by_text("la giocata è ritirata")).to_be_visible()

    for voter in (at_desk, with_phone):
        voter.page.get_by_role("button", name="Correggi il giudizio").click()
        voter.page.get_by_text("Valida", exact=True).click()
        voter.page.get_by_role("button", name="Cambia il voto").click()
    expect(rita.page.get_by_text("la giocata resta")).to_be_visible()
