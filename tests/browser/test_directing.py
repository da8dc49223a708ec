"""What a director and a referee do at the browser beyond the usual evening: choices, forfeits, one's own game."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from support.axe import serious
from support.browsers import PHONE, Person

Come = Callable[..., Person]
_ASK = "(id) => fetch(`/api/tournaments/${id}/cases/1/opinion`).then((answer) => answer.status)"
NARROW = {"width": 320, "height": 640}
WIDE = {"width": 1280, "height": 800}
LONG = "Massimiliano Alessandro Bartolomei Castelfranco della Rovere"
UNBROKEN = "W" * 60
CLUB = "Circolo Scarabeisti di Montecatini Terme e Monsummano"


def open_tournament(director: Person, players: str, *, criterion: str = "") -> str:
    """From the form to the desk, with players from a file; the tournament's address."""
    page = director.page
    page.goto(f"{director.url}/torneo/nuovo")
    page.get_by_label("Nome del torneo").fill("Serata di club")
    page.get_by_label("Il tuo nome").fill(director.name)
    if criterion:
        page.get_by_text("Parità, circoli, squadre").click()
        page.get_by_label("criterio 1").select_option(label=criterion)
        assert serious(page) == []
    page.get_by_role("button", name="Apri il torneo").click()
    expect(page.get_by_role("heading", name="Serata di club")).to_be_visible()
    table = page.url.rpartition("/")[2]
    director.ask("POST", f"/api/tournaments/{table}/players", {"csv": players})
    director.wait(lambda: bool(director.view.get("players")), "nobody was entered")
    return table


def come_to_the_desk(person: Person, desk: Page) -> None:
    """By the helpers' code, under one's name."""
    codes = desk.locator("dd a")
    expect(codes).to_have_count(2)
    person.page.goto(f"{person.url}/j/{codes.nth(1).inner_text()}")
    person.page.get_by_label("Come ti chiami?").fill(person.name)
    person.page.get_by_role("button", name="Entra").click()
    expect(person.page.get_by_text("Direzione", exact=True)).to_be_visible()


def come_as_a_player(person: Person, desk: Page) -> None:
    """By the players' code, as whoever of the list has one's name."""
    person.page.goto(f"{person.url}/j/{desk.locator('dd a').nth(0).inner_text()}")
    person.page.get_by_label("Come ti chiami?").fill(person.name)
    person.page.get_by_role("button", name="Entra").click()
    expect(person.page.get_by_text("La mia partita", exact=True)).to_be_visible()


def fits(page: Page, size: Any) -> bool:
    """Whether the page is as wide as the screen and no wider, once it is drawn at that size."""
    page.set_viewport_size(size)
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_choices_long_names_and_a_forfeit(person: Come) -> None:
    """Tie-breaks are chosen at the opening; the longest names fit; what was put down as played becomes a forfeit."""
    dora = person("Dora")
    open_tournament(dora, f"nome,circolo\n{LONG},{CLUB}\n{UNBROKEN},{CLUB}\n", criterion="Scontro diretto")
    assert dora.view["options"]["criteria"][0] == "direct"
    desk = dora.page
    assert all(fits(desk, size) for size in (NARROW, PHONE, WIDE)), "before the first round"
    desk.get_by_role("button", name="Abbina il turno 1").click()
    assert serious(desk) == []
    desk.get_by_role("dialog").get_by_role("button", name="Abbina lo stesso").click()
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
