"""A tournament's evening at browsers: how people come to it."""

from typing import Any

from playwright.sync_api import Page, expect

from support.axe import violations
from support.browsers import Person


def open_tournament(director: Person, players: str, *, criterion: str = "", choices: tuple[str, ...] = ()) -> str:
    """From the form to the desk, with players from a file; the tournament's address."""
    page = director.page
    page.goto(f"{director.url}/torneo/nuovo")
    page.get_by_label("Nome del torneo").fill("Serata di club")
    page.get_by_label("Il tuo nome").fill(director.name)
    if criterion:
        page.get_by_text("Parità, circoli, squadre").click()
        page.get_by_label("criterio 1").select_option(label=criterion)
        assert violations(page) == []
    for choice in choices:
        page.get_by_role("switch", name=choice).click()
    page.get_by_role("button", name="Apri il torneo").click()
    expect(page.get_by_role("heading", name="Serata di club")).to_be_visible()
    table = page.url.rpartition("/")[2]
    director.ask("POST", f"/api/tournaments/{table}/players", {"csv": players})
    director.wait(lambda: bool(director.view.get("players")), "nobody was entered")
    return table


def come_to_the_desk(person: Person, desk: Page) -> None:
    """By a personal link that the director makes, under the name it was made out to."""
    desk.get_by_label("Per chi").fill(person.name)
    desk.get_by_role("button", name="Crea il collegamento").click()
    link = desk.get_by_label(f"Collegamento di {person.name}", exact=True).input_value()
    person.page.goto("about:blank")  # else a link to the page one is at would only change what is behind the #
    person.page.goto(link)
    expect(person.page.get_by_text("Direzione", exact=True)).to_be_visible()
    assert "#" not in person.page.url


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


def pair_among_friends(desk: Page) -> None:
    """The first round, though nobody named a panel (art. 45): the page asks, and the director insists."""
    desk.get_by_role("button", name="Abbina il turno 1").click()
    assert violations(desk) == []
    desk.get_by_role("dialog").get_by_role("button", name="Abbina lo stesso").click()


def referee_who_plays(rita: Person, dora: Person) -> tuple[str, str, str]:
    """Of Rita, Anna, Bea and Carla the first referees and plays, the others are the panel, and the first round is on.

    Gives the name of Rita's opponent, and of the two who decide in that game.
    """
    come_to_the_desk(rita, dora.page)
    dora.page.get_by_label("Arbitro", exact=True).last.select_option("Rita")
    dora.page.get_by_role("button", name="Nomina").click()
    rita.wait(lambda: rita.view["referee"] == "Rita", "no referee")
    rita.page.locator(".parts").get_by_text("Arbitro", exact=True).click()
    for index, name in enumerate(("Anna", "Bea", "Carla"), start=1):
        rita.page.get_by_label(f"Giocatore {index}").select_option(name)
    rita.page.get_by_role("button", name="Nomina i tre").click()
    rita.wait(lambda: bool(rita.view.get("panel")), "no panel")
    dora.page.get_by_role("button", name="Abbina il turno 1").click()
    rita.wait(lambda: bool(rita.view["rounds"]), "no round")
    hers = next(game for game in rita.view["rounds"][0]["games"] if 1 in (game["first"], game["second"]))
    names = [player["name"] for player in rita.view["players"]]
    against = hers["first"] + hers["second"] - 1
    one, other = (names[number - 1] for number in (2, 3, 4) if number != against)
    return names[against - 1], one, other
