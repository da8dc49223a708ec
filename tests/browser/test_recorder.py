"""The recorder of real games: a game is written down on a page, and its file is read by the rules' own reader."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from leggio.core.board import parse_square
from leggio.notation.gcg import read_gcg, replay
from support.axe import violations
from support.browsers import PATIENCE_MS
from support.fitting import resize, sticking_out
from support.servers import Server


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    """A phone at the recorder; nothing goes wrong on it."""
    errors: list[str] = []
    context = browser.new_context(
        viewport={"width": 390, "height": 844},
        has_touch=True,
        locale="it-IT",
        base_url=server.url,
        service_workers="block",
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if "Content Security" in said.text else None)
    page.goto("/registra")
    begin(page)
    yield page
    context.close()
    assert not errors, errors


def begin(page: Page, edition: str = "FIGS, in vigore") -> None:
    """Say who plays and by which edition."""
    page.get_by_label("Primo giocatore").fill("Anna Rossi")
    page.get_by_label("Secondo giocatore").fill("Noè")
    page.get_by_text(edition, exact=True).tap()
    page.get_by_role("button", name="Comincia").tap()
    page.locator(".board-frame .square").first.wait_for()


def write(page: Page, text: str, points: int) -> None:
    """Type a word or a move, and write it down for what it counts."""
    page.get_by_label("Parola o mossa").fill(text)
    page.get_by_role("button", name=f"Segna {points}", exact=True).tap()
    written(page)


def written(page: Page) -> None:
    """The move is down, and the box waits for the next: a tap's click may come after the tap."""
    expect(page.get_by_label("Parola o mossa")).to_have_value("")


def point(page: Page, name: str) -> None:
    """Tap a square of the board."""
    square = parse_square(name)
    assert square is not None
    page.locator(f"[data-square='{square.row * 15 + square.col}']").tap()


def press(page: Page, name: str) -> None:
    """Press a button."""
    page.get_by_role("button", name=name, exact=True).tap()


def downloaded(page: Page, button: str) -> bytes:
    """What a button hands over."""
    with page.expect_download() as waiting:
        press(page, button)
    return Path(waiting.value.path()).read_bytes()


def test_a_game_from_the_first_word_to_its_file(page: Page) -> None:
    """Art. 26, 30, 34, 35, 40: what was written down is what the file says, and the file follows the rules."""
    write(page, "casa", 12)
    # The square by a tap, the direction by a second one.
    point(page, "K8")
    point(page, "K8")
    page.get_by_label("Parola o mossa").fill("amore")
    page.get_by_label("Punti annunciati").fill("18")
    expect(page.get_by_role("alert")).to_contain_text("Annunciati 18, contati 16 (art. 26).")
    press(page, "Segna 16, contati")
    written(page)
    press(page, "Contesta")
    press(page, "Valida: −2 a chi contesta")
    # A jolly counts nothing; a reload loses nothing.
    page.get_by_label("Parola o mossa").fill("G12 orizz. TORRE")
    page.get_by_role("button", name="R è un jolly").first.tap()
    press(page, "Segna 7")
    written(page)
    page.reload()
    press(page, "Contesta")
    press(page, "Non valida: ritirata, −1")
    press(page, "Cambio secco")
    press(page, "Cambio")
    page.get_by_label("Quante tessere, o quali").fill("3")
    page.get_by_role("dialog").get_by_role("button", name="Segna").tap()
    expect(page.get_by_role("status").first).to_contain_text("Di turno Anna Rossi")
    press(page, "Passo")
    press(page, "Annulla")
    write(page, "H8 vert. CE", 3)
    press(page, "Fine")
    expect(page.get_by_label("Come è finita")).to_contain_text("Anna Rossi ha finito le tessere (art. 39a)")
    press(page, "Chiudi la partita")
    expect(page.get_by_role("alert")).to_contain_text("ancora delle tessere")
    page.get_by_label("Tessere di Noè").fill("q?")
    press(page, "Chiudi la partita")
    expect(page.get_by_role("status").first).to_contain_text("Vince Anna Rossi")

    gcg = read_gcg(downloaded(page, "Scarica GCG"))
    assert [player.name for player in gcg.players] == ["Anna Rossi", "Noè"]
    assert not gcg.incomplete
    game = replay(gcg)
    assert [step.word for step in game.steps if step.word] == ["CASA", "AMORE", "TOrRE", "CE"]
    assert len(game.plays) == 3
    assert game.scores == (12 - 2 - 1 + 3 + 10, 16 - 10)
    expect(page.locator(".player .total")).to_have_text([str(score) for score in game.scores])
    assert any("announced 18, counted 16" in note for step in game.steps for note in step.notes)
    assert any("cambio secco: noe (art. 35)" in note for step in game.steps for note in step.notes)
    kept = json.loads(downloaded(page, "Scarica JSON"))
    assert kept["names"] == ["Anna Rossi", "Noè"]
    assert [entry["kind"] for step in kept["steps"] for entry in step].count("dry") == 1


def test_the_cambio_secco_is_made_once_by_each(page: Page) -> None:
    """Art. 35: the turn goes on, the sheet has it, and there is no second one."""
    press(page, "Cambio secco")
    expect(page.get_by_role("status").first).to_contain_text("Di turno Anna Rossi")
    expect(page.get_by_role("region", name="Mosse")).to_contain_text("cambio secco")
    expect(page.get_by_role("button", name="Cambio secco", exact=True)).to_be_disabled()
    press(page, "Passo")
    expect(page.get_by_role("button", name="Cambio secco", exact=True)).to_be_enabled()


def test_a_game_lost_on_time_by_who_is_ahead(page: Page) -> None:
    """Art. 37, 39c: after the counts of art. 40 the loser gets fifty less than the winner, and the file says so."""
    write(page, "casa", 12)
    press(page, "Passo")
    write(page, "I7 vert. PAZZA", 36)
    press(page, "Fine")
    page.get_by_label("Come è finita").select_option(label="Anna Rossi: finito anche il minuto in più (art. 39c)")
    page.get_by_label("Tessere di Anna Rossi").fill("E?")
    page.get_by_label("Tessere di Noè").fill("QE")
    press(page, "Chiudi la partita")
    expect(page.get_by_role("status").first).to_contain_text("Vince Noè per il tempo (art. 37)")
    expect(page.get_by_role("region", name="Mosse")).to_contain_text("punteggio convenzionale (art. 37)")
    expect(page.locator(".player .total")).to_have_text(["−61", "−11"])
    game = replay(read_gcg(downloaded(page, "Scarica GCG")))
    assert game.scores == (-61, -11)
    assert any("conventional score" in note for step in game.steps for note in step.notes)
    assert any("1. noe; 2. anna_rossi" in note for step in game.steps for note in step.notes)


def test_the_previous_edition_counts_its_own_way(page: Page) -> None:
    """Art. 39-40 of the previous edition: a jolly left costs 7, only the opponent deducts, there is no 75th minute."""
    press(page, "Nuova partita")
    page.get_by_role("dialog").get_by_role("button", name="Nuova partita").tap()
    begin(page, "FIGS, precedente")
    write(page, "casa", 12)
    press(page, "Fine")
    expect(page.get_by_label("Come è finita")).not_to_contain_text("75 minuti")
    page.get_by_label("Tessere di Noè").fill("q?")
    press(page, "Chiudi la partita")
    expect(page.locator(".player .total")).to_have_text(["12", "−17"])
    assert b"rules figs-1" in downloaded(page, "Scarica GCG")


def test_at_75_minutes_the_points_stand(page: Page) -> None:
    """Art. 37a, 39d: the tiles left are not even asked for, unless organisers read it the other way; time is due."""
    write(page, "casa", 12)
    press(page, "Fine")
    page.get_by_label("Come è finita").select_option(label="Scaduti i 75 minuti (art. 39d)")
    expect(page.get_by_label("Tessere di Noè")).to_have_count(0)
    page.get_by_text("Anna Rossi ha usato il minuto in più: −30").tap()
    press(page, "Chiudi la partita")
    expect(page.locator(".player .total")).to_have_text(["−18", "0"])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("H8", "Scrivi una parola"),
        ("A1 orizz. CASA", "casella centrale"),
        ("H8 orizz. QUAQUA", "Non ci sono altre Q"),
        ("N8 orizz. CASA", "esce dal tavoliere"),
    ],
)
def test_what_cannot_be_is_said(page: Page, text: str, said: str) -> None:
    """A sentence, and nothing is written down."""
    page.get_by_label("Parola o mossa").fill(text)
    press(page, "Segna")
    expect(page.get_by_role("alert")).to_contain_text(said)
    expect(page.get_by_text("Nessuna mossa ancora.")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(page: Page, theme: str) -> None:
    """While one types, with a difference to settle, and at the end; on the smallest phone too."""
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
    resize(page, {"width": 320, "height": 640})
    page.get_by_label("Parola o mossa").fill("casa")
    page.get_by_label("Punti annunciati").fill("9")
    page.get_by_role("alert").wait_for()
    assert violations(page, both_lights=False) == []
    assert sticking_out(page, 320) == []
    press(page, "Segna 9, annunciati")
    written(page)
    press(page, "Fine")
    page.get_by_role("button", name="Chiudi la partita").wait_for()
    assert violations(page, both_lights=False) == []
