"""A club's evening in four browsers: from opening the tournament to printed standings."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from support.axe import violations
from support.browsers import PHONE, Person
from support.evenings import come_to_the_desk, pair_among_friends
from support.pdf import pages_of

Come = Callable[..., Person]
PHONES = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
ANNA, BEA = "Anna", "Bea"


def open_tournament(director: Person, rounds: int, online: str = "L’arbitro, dal banco") -> Page:
    """From the home page to the director's desk; `online` says who rules at tables online."""
    desk = director.page
    desk.get_by_role("link", name="Organizza un torneo").click()
    desk.get_by_label("Nome del torneo").fill("Serata di club")
    desk.get_by_label("Il tuo nome").fill(director.name)
    desk.get_by_label("Turni").select_option(str(rounds))
    desk.get_by_text(online, exact=True).click()
    assert violations(desk, both_lights=False) == []
    desk.get_by_role("button", name="Apri il torneo").click()
    expect(desk.get_by_role("heading", name="Serata di club")).to_be_visible()
    return desk


def enter_players(desk: Page, *names: str) -> None:
    """Put them down at the desk, one by one."""
    for name in names:
        desk.get_by_label("Nome e cognome").fill(name)
        desk.get_by_label("Circolo").fill("Pisa")
        desk.get_by_role("button", name="Iscrivi").click()
        expect(desk.get_by_role("button", name=f"Scheda di {name}")).to_be_visible()


def code_of(desk: Page) -> str:
    """What the desk reads aloud: the players' code."""
    return desk.locator("dd a").inner_text()


def come_in(player: Person, code: str) -> None:
    """By a code, under one's name."""
    player.page.goto(f"{player.url}/j/{code}")
    player.page.get_by_label("Come ti chiami?").fill(player.name)
    player.page.get_by_role("button", name="Entra").click()


def report(player: Person, first: int, second: int) -> None:
    """Say how the game ended."""
    fields = player.page.get_by_role("spinbutton")
    fields.nth(0).fill(str(first))
    fields.nth(1).fill(str(second))
    player.page.get_by_role("button", name="Manda il risultato").click()


def correct(desk: Page, scores: dict[str, int]) -> None:
    """Put the only result right: what would change is seen before it is done."""
    desk.locator("summary", has_text="Correggi un risultato").click()
    part = desk.locator("details", has_text="Correggi un risultato")
    part.get_by_label("Partita").select_option("1/1")
    for name, points in scores.items():
        part.get_by_label(name, exact=True).fill(str(points))
    part.get_by_role("button", name="Vedi che cosa cambia").click()
    best = max(scores, key=lambda name: scores[name])
    expect(part.get_by_role("row", name=best)).to_contain_text("1º")
    part.get_by_label("Motivo").fill("formulario letto male")
    part.get_by_role("button", name="Correggi", exact=True).click()


def on_paper(page: Page) -> str:
    """What of the page goes to the printer."""
    page.emulate_media(media="print")
    text = page.locator("body").inner_text()
    page.emulate_media(media="screen")
    return text


def test_a_club_evening(person: Come) -> None:
    """A challenge is ruled at the desk (art. 28-29), a result is put right, all see the standings (art. 42-46)."""
    dora, rita = person("Dora"), person("Rita")
    anna, bea = (person(name, **PHONES) for name in (ANNA, BEA))
    desk = open_tournament(dora, rounds=1)
    assert violations(desk, both_lights=False) == []
    enter_players(desk, ANNA, BEA)
    players = code_of(desk)
    come_to_the_desk(rita, desk)
    for player in (anna, bea):
        come_in(player, players)
        expect(player.page.get_by_text("non è ancora abbinato")).to_be_visible()

    desk.get_by_label("Arbitro", exact=True).last.select_option("Rita")
    desk.get_by_role("button", name="Nomina").click()
    pair_among_friends(desk)
    for player in (anna, bea):
        expect(player.page.get_by_role("heading", name="Tavolo 1")).to_be_visible()
    expect(anna.page.get_by_text("Contro Bea")).to_be_visible()
    for player, other in ((anna, BEA), (bea, ANNA)):
        told = player.page.get_by_text("Cominci tu.").or_(player.page.get_by_text(f"Comincia {other}."))
        expect(told.first).to_be_visible()
    assert anna.page.get_by_text("Cominci tu.").count() + bea.page.get_by_text("Cominci tu.").count() == 1
    desk.get_by_role("button", name="Fai partire il tempo").click()
    expect(anna.page.get_by_role("timer")).to_be_visible()

    anna.page.get_by_label("Parole contestate").fill("qzwx casa")
    anna.page.get_by_role("button", name="Chiama l’arbitro").click()
    rita.page.get_by_text("Arbitro (1)").click()
    expect(rita.page.get_by_text("Per il giudice non è valida")).to_be_visible()
    for each in (dora, rita, anna):
        assert violations(each.page, both_lights=False) == [], each.name
    rita.page.get_by_role("button", name="Decidi").click()
    expect(anna.page.get_by_text("la giocata è ritirata")).to_be_visible()
    expect(desk.get_by_text("arbitro · aperto su un dispositivo")).to_be_visible()
    desk.get_by_role("button", name="Revoca il collegamento di Rita").click()
    desk.get_by_role("dialog").get_by_role("button", name="Revoca", exact=True).click()
    expect(rita.page.get_by_text("Direzione", exact=True)).to_have_count(0)
    expect(desk.get_by_text("aperto su un dispositivo")).to_have_count(0)
    expect(bea.page.get_by_text("Per il giudice")).to_have_count(0)

    starts = anna if anna.page.get_by_text("Cominci tu.").count() else bea
    replies = bea if starts is anna else anna
    report(anna, 400, 350)
    expect(bea.page.get_by_text("Anna ha già detto il suo")).to_be_visible()
    report(bea, 400, 350)
    for player in (anna, bea):
        expect(player.page.get_by_text("L’avete confermato tutti e due")).to_be_visible()

    correct(desk, {starts.name: 350, replies.name: 400})
    expect(anna.page.locator("tr", has_text=replies.name)).to_contain_text("+50")
    desk.get_by_role("button", name="Chiudi il torneo").click()
    desk.get_by_role("dialog").get_by_role("button", name="Chiudi il torneo").click()
    for each in (dora, anna):
        expect(each.page.get_by_text("Torneo concluso").first).to_be_visible()
        each.page.get_by_text("Turni e classifica").click()
        assert violations(each.page, both_lights=False) == [], each.name
    for place, each in enumerate((replies, starts)):
        expect(desk.locator("tbody tr").nth(place)).to_contain_text(each.name)
    with desk.expect_download() as waiting:
        desk.get_by_text("Direzione", exact=True).click()
        desk.get_by_role("link", name="Classifica", exact=True).click()
    printed = pages_of(Path(waiting.value.path()).read_bytes())[0]
    assert "Classifica finale" in printed
    assert printed.index(replies.name) < printed.index(starts.name)
    desk.get_by_text("Turni e classifica").click()
    expect(desk.locator("tbody tr").first).to_be_visible()
    paper = on_paper(desk)
    assert "Classifica" in paper
    assert "Regole" not in paper, "the way to other pages is not printed"


def test_a_game_played_online(person: Come) -> None:
    """The two of a pair play at a table of their own, and its end is the result: nobody reports anything."""
    dora = person("Dora")
    anna, bea = person(ANNA), person(BEA)
    desk = open_tournament(dora, rounds=1, online="Il giudice da solo")
    enter_players(desk, ANNA, BEA)
    players = code_of(desk)
    for player in (anna, bea):
        come_in(player, players)
        expect(player.page.get_by_text("non è ancora abbinato")).to_be_visible()
    pair_among_friends(desk)
    anna.page.get_by_role("button", name="Gioca in rete").click()
    bea.page.get_by_role("button", name="Vai al tavolo in rete").click()
    for player in (anna, bea):
        player.page.locator(".rack .place").first.wait_for()
    anna.press("Abbandona")
    anna.page.get_by_role("dialog").get_by_role("button", name="Abbandona").click()
    bea.page.get_by_role("link", name="Torna al torneo").click()
    expect(bea.page.get_by_text("Dal tavolo in rete")).to_be_visible()
    expect(desk.get_by_text("Turno 1").first).to_be_visible()
    expect(desk.locator("tbody tr").first).to_contain_text(BEA)
