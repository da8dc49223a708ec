"""Scrabble in a real browser: against the computer to the end; challenges, exchanges, the cambio secco."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from leggio.engine.minds import Minds
from support.at_the_page import act, challenge, exchange, lay_a_word, no_word_of, play_to_the_end, play_until, secco
from support.axe import violations
from support.browsers import Person

Come = Callable[..., Person]
MOST_STEPS = 400


def seated(person: Come) -> tuple[Person, Person]:
    """Two people at a table; the first one starts."""
    anna, bruno = person("Anna"), person("Bruno")
    sit_down(anna, bruno)
    return anna, bruno


def sit_down(anna: Person, bruno: Person) -> None:
    """The two at a new table."""
    bruno.join(anna.open("scrabble", "figs", 2, options={"starter": 0}))
    for each in (anna, bruno):
        each.page.wait_for_selector(".rack .place")


def test_against_the_computer_to_the_end(person: Come, minds: Minds) -> None:
    """A whole game with the keyboard and the mouse; at its end the reckoning, the seal, sheet, log and GCG."""
    anna = person("Anna")
    table = anna.open("scrabble", "figs", 2, bots=[{"level": "medio"}], mixed=True)
    anna.page.wait_for_selector(".rack .place")
    play_to_the_end([anna], minds)
    page = anna.page
    page.wait_for_selector("#how-it-ended")
    for total in anna.view["ended"]["scores"]:
        page.locator(".end dl .name dd", has_text=str(total)).first.wait_for()
    anna.press("Verifica il sacchetto")
    page.get_by_text("Nessuno ha potuto scegliere l’ordine").wait_for()
    assert violations(page, both_lights=False) == []
    for name, start in (("Foglio PDF", b"%PDF-"), ("Registro", b'{"format":"leggio-log"'), ("GCG", b"#character-enc")):
        with page.expect_download() as kept:
            page.get_by_role("link", name=name).click()
        assert Path(kept.value.path()).read_bytes().startswith(start)
    anna.press("Rivincita")
    page.wait_for_url(lambda url: "/t/" in url and not url.endswith(table["id"]))
    page.wait_for_selector(".rack .place")


def test_a_challenge_won(person: Come) -> None:
    """art. 29-30: a word that is none goes back to the rack, and its player pays."""
    anna, bruno = seated(person)
    nonsense = no_word_of(anna.view["rack"])
    anna.type_word("H8", "across", nonsense)
    anna.page.keyboard.press("Enter")
    bruno.wait(lambda: bruno.view["pending"] is not None)
    expect(bruno.page.locator(".square.pending")).to_have_count(len(nonsense))
    challenge(bruno, [nonsense])
    expect(bruno.page.locator(".ruling")).to_contain_text("non ammessa")
    expect(bruno.page.locator(".ruling .note")).to_contain_text("vocabolario")
    expect(bruno.page.locator(".square.wrong")).to_have_count(len(nonsense))
    article = bruno.page.locator(".ruling li a").first
    article.click()
    expect(bruno.page.get_by_role("dialog").get_by_role("heading")).to_contain_text("parole")
    bruno.page.keyboard.press("Escape")
    expect(bruno.page.get_by_role("dialog")).to_have_count(0)
    anna.wait(lambda: anna.view["totals"][0] < 0)
    expect(anna.page.locator(".board-frame .tile")).to_have_count(0)
    expect(anna.page.locator(".rack .place:not(.away)")).to_have_count(7)
    bruno.wait(lambda: bruno.view["turn"] == bruno.seat, "it is not their turn")


def test_a_challenge_lost(person: Come, minds: Minds) -> None:
    """art. 30: whoever contests a good word pays, and the play stands."""
    anna, bruno = person("Anna"), person("Bruno")
    lay_a_word(anna, minds, lambda: sit_down(anna, bruno))
    bruno.wait(lambda: bruno.view["pending"] is not None)
    words = [each["word"].upper() for each in bruno.view["pending"]["words"]]
    challenge(bruno, words)
    bruno.page.locator(".ruling.good").wait_for()
    bruno.wait(lambda: bruno.view["totals"][bruno.seat] < 0)
    anna.wait(lambda: anna.view["totals"][0] > 0, "the play does not count")


def test_an_exchange(person: Come) -> None:
    """art. 34: tiles chosen on the rack change, the turn passes, and the opponent learns how many, not which."""
    anna, bruno = seated(person)
    before = anna.view["rack"]
    exchange(anna, before[:3])
    bruno.wait(lambda: bruno.view["turn"] == bruno.seat)
    anna.wait(lambda: bool(anna.view["sheet"]), "no row")
    assert anna.view["sheet"][-1]["count"] == 3
    told = [frame for frame in bruno.received if '"exchanged"' in frame]
    assert told
    assert not any('"given"' in frame or '"drawn":' in frame for frame in told)


def test_the_cambio_secco(person: Come) -> None:
    """art. 35: all seven tiles change, the turn stays, and there is no second time."""
    anna, bruno = seated(person)
    secco(anna)
    anna.wait(lambda: anna.view["secco_used"] == [0])
    assert anna.view["turn"] == anna.seat
    expect(anna.page.get_by_role("button", name="Cambio secco", exact=True)).to_be_disabled()
    bruno.wait(lambda: bruno.view["secco_used"] == [0])


def next_play(mover: Person, other: Person, minds: Minds) -> dict[str, Any]:
    """What somebody lays next, once both have done what comes before."""
    for _ in range(MOST_STEPS):
        command = mover.wanted(minds)
        if command and command["command"] == "play":
            return command
        if not act(mover, minds):
            act(other, minds)
    raise AssertionError(f"nothing to lay: {mover.view}")


def test_the_preview_says_what_the_server_scores(person: Come, minds: Minds) -> None:
    """art. 9-13: the button's figure is what the play is then worth."""
    anna, bruno = seated(person)
    for _ in range(6):
        for each, other in ((anna, bruno), (bruno, anna)):
            command = next_play(each, other, minds)
            each.type_word(command["square"], command["direction"], command["word"])
            expect(each.page.locator(".actions .primary")).to_have_text(re.compile(r"^\s*Gioca \d+\s*$"))
            shown = each.page.locator(".actions .primary").inner_text()
            each.page.keyboard.press("Enter")
            each.wait(lambda seat=each.seat, view=each: (view.view["pending"] or {}).get("seat") == seat)  # type: ignore[misc]
            assert shown == f"Gioca {each.view['pending']['score']}"


def test_the_short_words_lie_on_the_table_in_ones_own_turn(person: Come) -> None:
    """art. 24: both lists for whoever has to move; the other is not even offered them."""
    anna, bruno = seated(person)
    anna.press("Parole di due e tre lettere")
    anna.page.get_by_role("heading", name="Due lettere").wait_for()
    listed = anna.page.get_by_role("dialog").inner_text().split()
    assert {"AD", "ZIO"} <= set(listed)
    expect(bruno.page.get_by_role("button", name="Parole di due e tre lettere")).to_have_count(0)


def test_positions_of_the_past(person: Come, minds: Minds) -> None:
    """A row of the sheet shows the board as it was, and there is a way back."""
    anna = person("Anna")
    anna.open("scrabble", "figs", 2, bots=[{"level": "facile"}], options={"starter": 0})
    anna.page.wait_for_selector(".rack .place")
    # Four rows may leave the turn to the bot, for a cambio secco is one too: the board must stand still.
    play_until(
        [anna],
        minds,
        lambda: len(anna.view["sheet"]) >= 4 and anna.view["pending"] is None and anna.view["turn"] == anna.seat,
    )
    first = next(number for number, row in enumerate(anna.view["sheet"]) if row["entry"] == "play")
    anna.page.locator(".side .sheet button").nth(first).click()
    expect(anna.page.locator(".board-frame .tile")).to_have_count(len(anna.view["sheet"][first]["word"]))
    anna.press("Torna alla partita")
    standing = sum(len(row) - row.count(".") for row in anna.view["board"])
    expect(anna.page.locator(".board-frame .tile:not(.loose)")).to_have_count(standing)
