"""What a director and a referee do at the browser beyond the usual evening: choices, forfeits, one's own game."""

from collections.abc import Callable

from playwright.sync_api import expect

from support.axe import serious
from support.browsers import PHONE, Person
from support.evenings import come_as_a_player, come_to_the_desk, fits, open_tournament, pair_among_friends

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
    """Art. 28, 32, 45: two of the panel vote, one at the desk and one as a player; the two who play learn nothing."""
    dora = person("Dora")
    table = open_tournament(dora, "nome\nRita\nAnna\nBea\nCarla\n")
    rita = person("Rita")
    come_to_the_desk(rita, dora.page)
    dora.page.get_by_label("Arbitro", exact=True).last.select_option("Rita")
    dora.page.get_by_role("button", name="Nomina").click()
    rita.page.get_by_text("Arbitro", exact=True).click()
    for index, name in enumerate(("Anna", "Bea", "Carla"), start=1):
        rita.page.get_by_label(f"Giocatore {index}").select_option(name)
    rita.page.get_by_role("button", name="Nomina i tre").click()
    rita.wait(lambda: bool(rita.view.get("panel")), "no panel")
    dora.page.get_by_role("button", name="Abbina il turno 1").click()
    rita.wait(lambda: bool(rita.view["rounds"]), "no round")
    hers = next(game for game in rita.view["rounds"][0]["games"] if 1 in (game["first"], game["second"]))
    one, other = (number for number in (2, 3, 4) if number not in (hers["first"], hers["second"]))
    names = [player["name"] for player in rita.view["players"]]
    at_desk = person(names[one - 1])
    come_to_the_desk(at_desk, dora.page)
    with_phone = person(names[other - 1], viewport=PHONE, has_touch=True, is_mobile=True)
    come_as_a_player(with_phone, dora.page)

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
        assert serious(voter.page) == [], voter.name
        voter.page.get_by_role("button", name="Vota", exact=True).click()
    rita.page.get_by_text("La mia partita", exact=True).click()
    expect(rita.page.get_by_text("la giocata è ritirata")).to_be_visible()

    for voter in (at_desk, with_phone):
        voter.page.get_by_role("button", name="Correggi il giudizio").click()
        voter.page.get_by_text("Valida", exact=True).click()
        voter.page.get_by_role("button", name="Cambia il voto").click()
    expect(rita.page.get_by_text("la giocata resta")).to_be_visible()
