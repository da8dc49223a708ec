"""The tournament's desk: the list of players, reports that are there already, and the screen of the hall."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from support.axe import violations
from support.browsers import PHONE, Person
from support.evenings import come_as_a_player, come_to_the_desk, open_tournament, pair_among_friends

Come = Callable[..., Person]


def enter(desk: Page, name: str, club: str) -> None:
    """One player, at the desk."""
    desk.get_by_label("Nome e cognome").fill(name)
    desk.get_by_label("Circolo").fill(club)
    desk.get_by_role("button", name="Iscrivi").click()
    expect(desk.get_by_role("button", name=f"Scheda di {name}")).to_be_visible()


def test_a_name_entered_by_mistake_goes(person: Come) -> None:
    """A club is not kept for the next player; who never played is struck off the list, who did can only leave."""
    dora = person("Dora", viewport=PHONE)
    open_tournament(dora, "nome\nAnna\nBea\n")
    desk = dora.page
    enter(desk, "Zeo", "Pisa")
    for field in ("Nome e cognome", "Circolo", "Rating", "Squadra", "Girone"):
        expect(desk.get_by_label(field)).to_have_value("")
    zeo = desk.get_by_role("button", name="Scheda di Zeo")
    zeo.click()
    sheet = desk.get_by_role("dialog")
    sheet.get_by_role("button", name="Cancella dall’elenco").click()
    assert violations(desk, both_lights=False) == []
    sheet.get_by_role("button", name="Annulla").click()
    sheet.get_by_role("button", name="Cancella dall’elenco").click()
    sheet.get_by_role("button", name="Sì, cancella Zeo").click()
    expect(zeo).to_have_count(0)
    enter(desk, "Zeo", "")  # the name is free again
    assert [player["number"] for player in dora.view["players"]] == [1, 2, 4]

    pair_among_friends(desk)
    dora.wait(lambda: bool(dora.view["rounds"]), "no round")
    desk.locator("summary", has_text="Iscritti").click()
    zeo.click()
    expect(sheet.get_by_role("button", name="Ritira")).to_be_visible()
    expect(sheet.get_by_role("button", name="Cancella dall’elenco")).to_have_count(0)
    assert dora.errors == []


def test_a_report_is_there_already(person: Come) -> None:
    """What one of the two says stands in the desk's fields, to be confirmed or changed; what is typed stays."""
    dora = person("Dora")
    open_tournament(dora, "nome\nAnna\nBea\nCarla\nDino\n")
    desk = dora.page
    pair_among_friends(desk)
    dora.wait(lambda: bool(dora.view["rounds"]), "no round")
    names = {player["number"]: player["name"] for player in dora.view["players"]}
    fields = [own_fields(desk, table) for table in (1, 2)]
    fields[1][0].fill("7")  # the director types while a report comes
    for game in dora.view["rounds"][0]["games"]:
        player = person(names[game["first"]])
        come_as_a_player(player, desk)
        for field, points in zip(player.page.get_by_role("spinbutton").all(), ("412", "398"), strict=True):
            field.fill(points)
        player.page.get_by_role("button", name="Manda il risultato").click()
        expect(desk.get_by_text(f"{player.name} dice 412-398")).to_be_visible()
    for field, points in zip((*fields[0], *fields[1]), ("412", "398", "7", ""), strict=True):
        expect(field).to_have_value(points)
    desk.get_by_role("button", name="Segna il tavolo 1").click()
    dora.wait(lambda: dora.view["rounds"][0]["games"][0]["result"] is not None, "nothing was put down")
    result = dora.view["rounds"][0]["games"][0]["result"]
    assert (result["first"], result["second"], result.get("source", "desk")) == (412, 398, "desk")


def own_fields(desk: Page, table: int) -> tuple[Locator, Locator]:
    """The two fields of a table."""
    row = desk.locator("li", has=desk.get_by_role("button", name=f"Segna il tavolo {table}"))
    return row.get_by_role("spinbutton").nth(0), row.get_by_role("spinbutton").nth(1)


def test_the_screen_of_the_hall(person: Come) -> None:
    """The button opens it, apart from the desk; whoever left is shown as such, there and in the standings."""
    dora = person("Dora")
    open_tournament(dora, "nome\nAnna\nBea\nCarla\n")
    desk = dora.page
    pair_among_friends(desk)
    dora.wait(lambda: bool(dora.view["rounds"]), "no round")
    with dora.context.expect_page() as opened:
        desk.get_by_role("link", name="Schermo per la sala").click()
    hall = opened.value
    standings = hall.get_by_role("list", name="Classifica")
    expect(standings.get_by_role("listitem")).to_have_count(3)
    expect(standings.get_by_text("ritirato")).to_have_count(0)
    desk.locator("summary", has_text="Iscritti").click()
    desk.get_by_role("button", name="Scheda di Carla").click()
    desk.get_by_role("dialog").get_by_role("button", name="Ritira").click()
    expect(standings.get_by_role("listitem").filter(has_text="Carla")).to_contain_text("ritirato")
    expect(standings.get_by_text("ritirato")).to_have_count(1)
    expect(desk.get_by_role("row", name="Carla")).to_contain_text("ritirato")
    assert violations(hall, both_lights=False) == []
    # In a browser that keeps one page, too, the address is enough.
    desk.evaluate(
        "history.pushState({}, '', location.pathname + '?schermo'); dispatchEvent(new PopStateEvent('popstate'))"
    )
    expect(desk.get_by_role("list", name="Classifica")).to_be_visible()
    assert dora.errors == []


def test_no_state_of_a_tournament_shuts_anybody_out(person: Come) -> None:
    """Before the first round, with a round on, a case open, and closed: desk, referee, public page, hall and kiosk."""
    dora, ugo = person("Dora"), person("Ugo", viewport=PHONE)
    table = open_tournament(dora, "nome\nAnna\nBea\nCarla\n")
    desk = dora.page
    come_to_the_desk(ugo, desk)
    look(dora, table, "before the first round")
    desk.get_by_label("Arbitro", exact=True).last.select_option("Ugo")
    desk.get_by_role("button", name="Nomina").click()
    dora.wait(lambda: dora.view["referee"] == "Ugo", "no referee")
    pair_among_friends(desk)
    dora.wait(lambda: bool(dora.view["rounds"]), "no round")
    anna = person("Anna", viewport=PHONE)
    come_as_a_player(anna, desk)
    look(dora, table, "a round is on")

    anna.page.get_by_label("Parole contestate").fill("qzwx")
    anna.page.get_by_role("button", name="Chiama l’arbitro").click()
    ugo.page.get_by_text("Arbitro (1)").click()
    expect(ugo.page.get_by_text("Per il giudice non è valida")).to_be_visible()
    for page in (ugo.page, anna.page):
        in_both_lights(page, "a case is open")
    look(dora, table, "a case is open")
    ugo.page.get_by_role("button", name="Decidi", exact=True).click()
    expect(ugo.page.get_by_role("button", name="Correggi il giudizio")).to_be_visible()
    in_both_lights(ugo.page, "ruled")

    for field, points in zip(own_fields(desk, 1), ("400", "300"), strict=True):
        field.fill(points)
    desk.get_by_role("button", name="Segna il tavolo 1").click()
    dora.wait(lambda: dora.view["rounds"][0]["games"][0]["result"] is not None, "nothing was put down")
    desk.get_by_role("button", name="Chiudi il torneo").click()
    desk.get_by_role("dialog").get_by_role("button", name="Chiudi il torneo").click()
    dora.wait(lambda: dora.view["closed"], "it is not over")
    look(dora, table, "closed")


def look(dora: Person, table: str, when: str) -> None:
    """At the desk, as everybody, in the hall and at the kiosk; the desk is where it was."""
    in_both_lights(dora.page, when)
    for way in ("?schermo", "/chiosco"):
        other = dora.context.new_page()
        other.goto(f"{dora.url}/torneo/{table}{way}")
        expect(other.get_by_role("heading", level=1)).to_be_visible()
        in_both_lights(other, f"{way}, {when}")
        other.close()
    dora.page.locator(".parts").get_by_text("Turni e classifica", exact=True).click()
    in_both_lights(dora.page, f"for everybody, {when}")
    dora.page.locator(".parts").get_by_text("Direzione", exact=True).click()


def in_both_lights(page: Page, when: str) -> None:
    """Nothing is wrong with a page, by day or by night."""
    assert violations(page) == [], when
