"""Looking back at a game in a real browser: pasted or of a table, turn by turn by keys, on a phone, seen by axe."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from leggio.engine.scrabble.gcg import gcg_of
from leggio.games.scrabble import Game
from leggio.notation.gcg import write_gcg
from leggio.notation.log import write_log
from support.analysed import a_game, short_game
from support.axe import violations
from support.browsers import DESK, PHONE, Person
from support.fitting import sticking_out

Come = Callable[..., Person]
SMALLEST: ViewportSize = {"width": 320, "height": 640}


def finished() -> Any:
    """Three turns, and Bea resigns."""
    game = short_game()
    game.resign()
    return game


def bring(page: Page, text: str) -> None:
    """Paste a game and ask."""
    page.get_by_label("Registro o GCG").fill(text)
    page.get_by_role("button", name="Analizza").click()


def test_a_game_is_gone_through_turn_by_turn(person: Come) -> None:
    """What was played and what was missed, by arrows, by the list, by the slider; a better play shown on the board."""
    anna = person("Anna")
    page = anna.page
    page.goto(f"{anna.url}/analisi")
    bring(page, write_gcg(gcg_of(finished().log)).decode())
    page.locator(".report").wait_for()
    expect(page.locator(".turn h2")).to_contain_text("MICIO F8 orizz.")
    columns = page.locator(".turn thead th").all_text_contents()
    assert columns == ["Giocata", "Punti", "Resta", "Guadagno", "Vittoria"]  # played on: not points and leave value
    assert not violations(page, both_lights=False)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".turn h2")).to_contain_text("OCA J8 vert.")
    anna.wait(lambda: board(page, "J8", "J9", "J10") == "OCA", "it is not on the board")
    page.locator(".turn table button").first.click()
    better = page.locator(".turn table button").first.text_content() or ""
    assert "OCA" not in better
    expect(page.locator(".turn table button").first).to_have_attribute("aria-pressed", "true")
    anna.wait(lambda: board(page, "J8", "J9", "J10") != "OCA", "the better play is not on the board")
    page.keyboard.press("End")
    expect(page.locator(".turn h2")).to_contain_text("cambia AB")
    page.keyboard.press("ArrowRight")  # there is no further turn
    expect(page.locator(".turn h2")).to_contain_text("cambia AB")
    page.locator(".list button").first.click()
    expect(page.locator(".turn h2")).to_contain_text("MICIO")
    page.get_by_role("slider").fill("2")
    expect(page.locator(".turn h2")).to_contain_text("OCA")
    page.get_by_text("Il grafico come tabella").click()
    expect(page.locator(".whole table tbody tr")).to_have_count(3)
    assert not violations(page, both_lights=False)
    page.get_by_role("button", name="English").click()
    expect(page.locator(".turn h2")).to_contain_text("OCA J8 down")


def board(page: Page, *squares: str) -> str:
    """What stands on some squares."""
    numbers = [(int(each[1:]) - 1) * 15 + "ABCDEFGHIJKLMNO".index(each[0]) for each in squares]
    seen = "number => document.querySelector(`[data-square='${number}'] .tile`)?.textContent[0] ?? '.'"
    return "".join(page.evaluate(f"numbers => numbers.map({seen})", numbers))


def test_a_file_will_do_and_a_broken_one_is_told(person: Come, tmp_path: Path) -> None:
    """The line is named, the text stays to be mended."""
    anna = person("Anna")
    page = anna.page
    page.goto(f"{anna.url}/analisi")
    bring(page, "   ")
    expect(page.get_by_role("alert")).to_contain_text("Incolla una partita")
    bring(page, "#player1 a A\n#player2 b B\n>a: 8F MICIO +16 17\n")
    expect(page.get_by_role("alert")).to_contain_text("riga 3. Totale 17 invece di 16.")
    bring(page, write_log("scrabble", short_game().log))
    expect(page.get_by_role("alert")).to_contain_text("partite finite")
    assert not violations(page, both_lights=False)
    log = tmp_path / "game.jsonl"
    log.write_text(write_log("scrabble", finished().log))
    page.locator("input[type=file]").set_input_files(log)
    page.locator(".report").wait_for()
    page.get_by_role("button", name="Un’altra partita").click()
    page.get_by_label("Registro o GCG").wait_for()
    old = tmp_path / "old.gcg"
    named = write_gcg(gcg_of(finished().log)).decode().split("\n", 1)[1].replace("Anna", "Nicolò")
    old.write_bytes(named.encode("latin-1"))
    page.locator("input[type=file]").set_input_files(old)
    page.locator(".report").wait_for()
    expect(page.locator(".report")).to_contain_text("Nicolò")


@pytest.mark.parametrize("viewport", [DESK, PHONE, SMALLEST])
def test_nothing_sticks_out(person: Come, viewport: ViewportSize) -> None:
    """On a desk, a phone and the smallest phone, in the dark too."""
    anna = person("Anna", viewport=viewport, color_scheme="dark", reduced_motion="reduce")
    page = anna.page
    page.goto(f"{anna.url}/analisi")
    page.get_by_label("Registro o GCG").wait_for()
    assert not violations(page, both_lights=False)
    bring(page, write_log("scrabble", finished().log))
    page.locator(".report").wait_for()
    assert sticking_out(page, viewport["width"]) == []
    assert not violations(page, both_lights=False)


def test_three_players_fit_the_smallest_phone(person: Come) -> None:
    """No column of chances that are not there, no figure broken in two, moves in two lines at most."""
    game = Game("Anna", "Bea", "Carla", words=["micio", "scopate", "oca"], racks=["MICIOAB", "SCOPTAE", "QUZZVVN"])
    game.play("8F", "MICIO")
    game.accept(2)
    game.play("J6", "SCOPATE")
    game.accept(0)
    game.pass_turn()
    game.resign()
    game.resign()
    anna = person("Anna", viewport=SMALLEST)
    page = anna.page
    page.goto(f"{anna.url}/analisi")
    bring(page, write_log("scrabble", game.log))
    page.locator(".report").wait_for()
    assert page.locator(".turn thead th").all_text_contents() == ["Giocata", "Punti", "Resta", "Valore"]
    assert page.evaluate(LINES, "td.figures:not(.number)") == 1
    assert page.evaluate(LINES, ".list .move") <= 2
    assert sticking_out(page, SMALLEST["width"]) == []


# The most lines that texts take; those of several figures may be broken between them.
LINES = """selector => Math.max(...[...document.querySelectorAll(selector)].map(element => {
  if (element.matches('td') && element.textContent.includes(' ')) return 1;
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(each => Math.round(each.top))).size;
}))"""


def test_a_table_that_is_over_leads_there(person: Come) -> None:
    """Not while the game goes on; afterwards with one press."""
    anna = person("Anna")
    table = anna.open("scrabble", "figs", 2, bots=[{"level": "facile"}], options={"starter": 0})
    page = anna.page
    anna.press("Passa")
    page.get_by_role("dialog").get_by_role("button", name="Passa").click()
    anna.wait(lambda: len(anna.view["sheet"]) >= 1, "no turn")
    expect(page.get_by_role("link", name="Analizza la partita").filter(has=page.locator("svg"))).to_have_count(0)
    page.get_by_role("button", name="Abbandona").click()
    page.get_by_role("dialog").last.get_by_role("button", name="Abbandona").click()
    page.locator(".end").get_by_role("link", name="Analizza la partita").click()
    page.wait_for_url(f"**/analisi?tavolo={table['id']}")
    page.locator(".report").wait_for()
    expect(page.locator(".turn h2")).to_contain_text("passa")


def test_a_phone_finds_it_from_home(person: Come) -> None:
    """Its navigation has no room for it: the first page has, at the smallest too."""
    anna = person("Anna", viewport=SMALLEST)
    page = anna.page
    page.goto(f"{anna.url}/")
    page.get_by_role("link", name="Analizza una partita").click()
    page.get_by_label("Registro o GCG").wait_for()
    page.goto(f"{anna.url}/")
    page.get_by_role("link", name="Allena i tuoi errori").click()
    page.get_by_role("heading", name="I tuoi errori").wait_for()


@pytest.mark.parametrize("viewport", [DESK, PHONE])
def test_a_failed_paste_stays_to_be_mended(person: Come, viewport: ViewportSize) -> None:
    """What was pasted is still there under the sentence that says what is wrong with it."""
    anna = person("Anna", viewport=viewport)
    page = anna.page
    page.goto(f"{anna.url}/analisi")
    wrong = "#player1 a A\n#player2 b B\n>a: 8F MICIO +16 17\n"
    bring(page, wrong)
    expect(page.get_by_role("alert")).to_contain_text("riga 3")
    expect(page.get_by_label("Registro o GCG")).to_have_value(wrong)
    assert "#" not in page.url  # the address has only what can be looked at


@pytest.mark.parametrize("viewport", [DESK, PHONE])
def test_a_pasted_game_and_its_turn_are_in_the_address(person: Come, viewport: ViewportSize) -> None:
    """Reloaded, or opened by somebody else, it shows the same game at the same turn; back leads to the text."""
    anna = person("Anna", viewport=viewport)
    page = anna.page
    page.goto(f"{anna.url}/analisi")
    text = write_gcg(gcg_of(finished().log)).decode()
    bring(page, text)
    page.locator(".report").wait_for()
    page.get_by_role("button", name="Turno successivo").click()
    expect(page.locator(".turn h2")).to_contain_text("OCA J8 vert.")
    assert "turno=2#partita=" in page.url
    page.reload()
    expect(page.locator(".turn h2")).to_contain_text("OCA J8 vert.")
    bea = person("Bea", viewport=viewport)
    bea.page.goto(page.url)
    expect(bea.page.locator(".turn h2")).to_contain_text("OCA J8 vert.")
    page.get_by_role("button", name="Un’altra partita").click()
    expect(page.get_by_label("Registro o GCG")).to_have_value(text.replace("\r\n", "\n"))
    page.go_back()
    expect(page.locator(".turn h2")).to_contain_text("OCA J8 vert.")


@pytest.mark.parametrize("viewport", [DESK, SMALLEST])
def test_ones_own_games_are_listed(person: Come, viewport: ViewportSize) -> None:
    """Those that are over, with one press to their analysis; its turn is in the address as well."""
    anna = person("Anna", viewport=viewport)
    page = anna.page
    page.goto(f"{anna.url}/analisi")
    own = page.locator("section").filter(has=page.get_by_role("heading", name="Le tue partite"))
    expect(own).to_contain_text("Quando ne finisci una")
    table = anna.open("scrabble", "figs", 2, bots=[{"level": "facile"}], options={"starter": 0})
    leave(anna, after=2)
    page.goto(f"{anna.url}/analisi")
    expect(own.get_by_role("listitem")).to_have_count(1)
    assert sticking_out(page, viewport["width"]) == []
    assert not violations(page, both_lights=False)
    own.get_by_role("link").click()
    page.wait_for_url(f"**/analisi?tavolo={table['id']}")
    page.locator(".report").wait_for()
    page.get_by_role("button", name="Turno successivo").click()
    page.wait_for_url(f"**/analisi?tavolo={table['id']}&turno=2")
    said = page.locator(".turn h2").inner_text()
    page.reload()
    expect(page.locator(".turn h2")).to_have_text(said, use_inner_text=True)


def leave(anna: Person, *, after: int) -> None:
    """Pass until a game has so many turns, and resign."""
    page = anna.page
    anna.wait(lambda: anna.view.get("turn") == anna.seat, "not on turn")
    anna.press("Passa")
    page.get_by_role("dialog").get_by_role("button", name="Passa").click()
    anna.wait(lambda: len(anna.view["sheet"]) >= after, "the computer does not move")
    if page.get_by_role("button", name="Abbandona").count() == 0:
        page.get_by_role("button", name="Altro").click()
    page.get_by_role("button", name="Abbandona").click()
    page.get_by_role("dialog").last.get_by_role("button", name="Abbandona").click()
    page.locator(".end").wait_for()


def test_a_cambio_secco_is_a_turn(person: Come) -> None:
    """Art. 35: listed and judged by itself, with the rack that was given back; the prize missed is told apart."""
    game = a_game("SCOPTAE", "MICIOAB", "EEUUAQV")
    game.cambio_secco()
    game.pass_turn()
    game.resign()
    anna = person("Anna")
    page = anna.page
    page.goto(f"{anna.url}/analisi")
    bring(page, write_log("scrabble", game.log))
    page.locator(".report").wait_for()
    expect(page.locator(".list .move")).to_have_text(["cambio secco di ACEOPST", "passa"])
    expect(page.locator(".turn h2")).to_contain_text("cambio secco di ACEOPST")
    prize = page.locator(".turn tbody tr").first
    expect(prize.locator("td").first).to_have_text(re.compile(r"^\d+ \+ 50$"))
    assert not violations(page, both_lights=False)


@pytest.mark.parametrize("viewport", [DESK, PHONE])
def test_a_play_in_the_making_tells_its_prize_apart(person: Come, viewport: ViewportSize) -> None:
    """Art. 13: seven tiles at once, before they are played: what the word is worth, and the fifty."""
    anna = person("Anna", viewport=viewport)
    anna.open("scrabble", "figs", 2, bots=[{"level": "facile"}], options={"starter": 0})
    anna.wait(lambda: anna.view.get("turn") == 0, "not on turn")
    anna.type_word("B8", "across", anna.view["rack"].replace("?", "e"))
    expect(anna.page.locator(".preview")).to_have_text(re.compile(r"\d+ \+ 50$"))
