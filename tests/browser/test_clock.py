"""The clock for a real board, in a real browser: fingers on both halves, time that a test turns."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from support.axe import violations
from support.browsers import PATIENCE_MS, wait_until_kept
from support.fitting import resize, sticking_out
from support.servers import Server


@pytest.fixture
def tablet(browser: Browser, server: Server) -> Iterator[Page]:
    """A tablet on the table, at the clock; nothing goes wrong on it."""
    errors: list[str] = []
    context = browser.new_context(
        viewport={"width": 768, "height": 1024}, has_touch=True, locale="it-IT", base_url=server.url
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if "Content Security" in said.text else None)
    page.clock.install(time=1_800_000_000)
    page.clock.pause_at(1_800_003_600)  # far enough: time goes on until then
    page.goto("/orologio")
    page.locator(".face").first.wait_for()
    yield page
    context.close()
    assert not errors, errors


def half(page: Page, player: int) -> Locator:
    """The half of a player."""
    return page.get_by_role("region", name=f"Giocatore {player}")


def press(page: Page, player: int) -> None:
    """A player presses their half, and it says something else: a tap's click may come after the tap."""
    said = half(page, player).locator(".said")
    before = said.inner_text()
    half(page, player).locator(".face").tap()
    expect(said).not_to_have_text(before)


def tap(page: Page, player: int) -> None:
    """A player presses their half, and time for a hand goes by."""
    press(page, player)
    page.clock.run_for(1000)


def choose_edition(page: Page, name: str) -> None:
    """Choose the edition of the book before the first time starts."""
    page.get_by_role("button", name="Prima di cominciare").tap()
    page.get_by_text(name, exact=True).tap()
    page.get_by_role("button", name="Pronti").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.clock.run_for(1000)


def test_a_turn_a_challenge_and_the_extra_minute(tablet: Page) -> None:
    """Art. 25-28, 31, 37: each presses their own half; what may be done and when is what the halves offer."""
    page = tablet
    tap(page, 2)
    expect(half(page, 1).locator(".time")).to_have_text("24:59")
    page.clock.run_for(30_000)
    tap(page, 1)
    expect(half(page, 1).locator(".time")).to_have_text("24:29")
    expect(half(page, 2)).to_contain_text("Gira la plancia")
    half(page, 2).get_by_role("button", name="Ci penso 20 s").tap()
    expect(half(page, 2)).to_contain_text("20 s per contestare")
    page.clock.run_for(5000)
    expect(half(page, 2).locator(".time")).to_have_text("24:55")
    half(page, 2).get_by_role("button", name="Contesta", exact=True).tap()
    expect(half(page, 2)).to_contain_text("decide l’arbitro")
    page.clock.run_for(60_000)
    expect(half(page, 2).locator(".time")).to_have_text("24:55")
    page.get_by_role("button", name="Giudizio dato").tap()
    expect(half(page, 2)).not_to_contain_text("decide l’arbitro")
    expect(half(page, 2).get_by_role("button", name="Contesta", exact=True)).to_have_count(0)
    tap(page, 2)
    tap(page, 1)
    page.clock.fast_forward(25 * 60_000)
    page.clock.run_for(200)
    expect(half(page, 2)).to_contain_text("Tempo finito")
    half(page, 1).get_by_role("button", name="Rileva il tempo").tap()
    expect(half(page, 2)).to_contain_text("costa 30 appena lo usi")
    page.clock.run_for(200)
    expect(half(page, 2)).to_contain_text("Minuto extra: −30")
    page.clock.fast_forward(61_000)
    page.clock.run_for(200)
    half(page, 1).get_by_role("button", name="Rileva il tempo").tap()
    expect(half(page, 2)).to_contain_text("partita persa, −50")
    expect(half(page, 1)).to_contain_text("Partita vinta")


def test_one_hand_that_comes_down_twice(tablet: Page) -> None:
    """Art. 26, 28: the time in which a play may be challenged is not skipped by a nervous hand."""
    choose_edition(tablet, "FIGS, precedente")
    tap(tablet, 2)
    press(tablet, 1)
    tablet.clock.run_for(100)
    half(tablet, 1).locator(".face").tap()
    tablet.clock.run_for(100)
    expect(half(tablet, 2).get_by_role("button", name="Contesta", exact=True)).to_be_visible()


def test_the_other_hand_may_follow_at_once(tablet: Page) -> None:
    """Art. 27: who answers in a moment is not taken for a hand that comes down twice."""
    half(tablet, 2).locator(".face").tap()
    half(tablet, 1).locator(".face").tap()
    tablet.clock.run_for(100)
    expect(half(tablet, 2)).to_contain_text("Gira la plancia")


def test_the_board_is_turned_before_the_others_time_starts(tablet: Page) -> None:
    """Art. 27, current edition: the player on turn turns the board, and only then the opponent starts the time."""
    tap(tablet, 2)
    tap(tablet, 1)
    expect(half(tablet, 1).locator(".face")).to_be_disabled()
    expect(half(tablet, 2)).to_contain_text("Gira la plancia")
    tap(tablet, 2)
    expect(half(tablet, 2).locator(".face")).to_be_disabled()
    expect(half(tablet, 2).locator(".time")).to_have_text("25:00")
    tap(tablet, 1)
    expect(half(tablet, 2).locator(".time")).to_have_text("24:59")


def test_the_previous_edition_turns_no_board_and_has_no_limit(tablet: Page) -> None:
    """Art. 26-27, 39 of the previous edition: the mover stops the clock and starts the other's; no 75 minutes."""
    page = tablet
    choose_edition(page, "FIGS, precedente")
    tap(page, 2)
    expect(page.get_by_text("Fine tra")).to_have_count(0)
    tap(page, 1)
    expect(half(page, 2).locator(".time")).to_have_text("25:00")
    expect(half(page, 2).get_by_role("button", name="Contesta", exact=True)).to_be_visible()
    tap(page, 1)
    expect(half(page, 2).locator(".time")).to_have_text("24:59")
    page.clock.fast_forward(76 * 60_000)
    page.clock.run_for(200)
    expect(half(page, 2)).to_contain_text("Tempo finito")


def test_after_75_minutes_the_game_is_over(tablet: Page) -> None:
    """Art. 37a, 39d, current edition: nobody can press any more, and the points stand."""
    page = tablet
    tap(page, 2)
    expect(page.get_by_text("Fine tra")).to_be_visible()
    tap(page, 1)
    page.clock.fast_forward(76 * 60_000)
    page.clock.run_for(200)
    for player in (1, 2):
        expect(half(page, player)).to_contain_text("75 minuti: partita finita")
        expect(half(page, player).locator(".face")).to_be_disabled()


def test_a_cambio_secco_is_made_once_and_the_turn_goes_on(tablet: Page) -> None:
    """Art. 35: the clock is stopped, the opponent starts the same player's time again, and there is no second one."""
    page = tablet
    tap(page, 2)
    half(page, 1).get_by_role("button", name="Cambio secco").tap()
    expect(half(page, 2)).to_contain_text("riparte lui (art. 35)")
    page.clock.run_for(20_000)
    expect(half(page, 1).locator(".time")).to_have_text("24:59")
    tap(page, 2)
    expect(half(page, 1).locator(".time")).to_have_text("24:58")
    expect(half(page, 1)).to_contain_text("Cambio secco fatto")
    expect(half(page, 1).get_by_role("button", name="Cambio secco")).to_have_count(0)


def test_settings_and_the_space_bar(tablet: Page) -> None:
    """Names, minutes and who starts; the space bar is whoever's press is awaited."""
    page = tablet
    page.get_by_role("button", name="Prima di cominciare").tap()
    page.get_by_label("Nome del giocatore 1").fill("Anna")
    page.get_by_text("Giocatore 2", exact=True).last.tap()
    page.get_by_text("15", exact=True).tap()
    page.get_by_role("button", name="Pronti").tap()
    expect(half(page, 2)).to_contain_text("Cominci tu")
    page.clock.run_for(1000)
    page.keyboard.press("Space")
    page.clock.run_for(3000)
    expect(half(page, 2).locator(".time")).to_have_text("14:57")
    expect(page.get_by_role("region", name="Anna").locator(".time")).to_have_text("15:00")
    page.get_by_role("button", name="Ferma", exact=True).tap()
    page.get_by_role("button", name="Anna: −1:00").tap()
    expect(page.get_by_role("region", name="Anna").locator(".time")).to_have_text("14:00")


def test_a_reload_without_a_network_loses_nothing(tablet: Page) -> None:
    """The tablet needs the server only once; time goes on meanwhile."""
    page = tablet
    page.clock.run_for(100)  # once the page is drawn it is kept
    wait_until_kept(page)
    page.reload()
    page.locator(".face").first.wait_for()
    tap(page, 2)
    page.context.set_offline(True)
    page.clock.fast_forward(10_000)
    page.reload()
    page.locator(".face").first.wait_for()
    page.clock.run_for(200)
    expect(half(page, 1).locator(".time")).to_have_text("24:49")
    expect(half(page, 1)).to_contain_text("Tocca quando hai giocato")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(tablet: Page, theme: str) -> None:
    """Ready, running, stopped and held; on the smallest phone too, where nothing is wider than the screen."""
    page = tablet
    page.clock.resume()  # axe waits for time to pass
    # A half changes its colour in a moment that axe may look at: its letters have changed theirs already.
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
    resize(page, {"width": 320, "height": 568})
    assert violations(page, both_lights=False) == []
    for player, words in ((2, "Tocca per far partire l’altro"), (1, "Tocca quando hai giocato")):
        half(page, player).locator(".face").tap()
        expect(half(page, player).locator(".said")).not_to_have_text(words)
        assert violations(page, both_lights=False) == []
        assert sticking_out(page, 320) == []
    page.get_by_role("button", name="Ferma", exact=True).tap()
    page.get_by_role("button", name="Riprendi").wait_for()
    assert violations(page, both_lights=False) == []
