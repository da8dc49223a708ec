"""Carrying out on the page what the engine wants, the way a person would: with keys, taps or the mouse."""

from collections.abc import Callable
from itertools import permutations
from typing import Any

from playwright.sync_api import TimeoutError as NotInTimeError

from leggio.engine.minds import Minds
from leggio.lexicon.opinion import LexiconJudge
from support.browsers import Person
from support.lexicons import bundled

Lay = Callable[[Person, str, str, str], None]

# Steps in which nobody has anything to do, one after another: bots think meanwhile, on a machine with much else to do.
MOST_IDLE_STEPS = 2000
# Of a thousand first racks four make no word that the engine would lay: it changes tiles, and the turn passes.
MOST_DEALS = 8


def play_to_the_end(people: list[Person], minds: Minds, lay: Lay = Person.type_word, level: str = "forte") -> None:
    """Everyone does what the engine would, until the game is over."""
    play_until(people, minds, lambda: all(each.view.get("phase") == "over" for each in people), lay, level)


def play_until(
    people: list[Person], minds: Minds, done: Callable[[], bool], lay: Lay = Person.type_word, level: str = "forte"
) -> None:
    """Everyone does what the engine would, until something is so."""
    idle = 0
    while idle < MOST_IDLE_STEPS:
        if done():
            return
        acted = [act(each, minds, lay, level) for each in people]
        idle = 0 if any(acted) else idle + 1
        if idle:
            people[0].page.wait_for_timeout(50)
    raise AssertionError(f"no end: {people[0].view}")


def dealt_a_word(mover: Person, minds: Minds, deal: Callable[[], None]) -> dict[str, Any]:
    """At a new table where a word is on the rack of whoever begins; what they would lay."""
    for _ in range(MOST_DEALS):
        deal()
        mover.wait(lambda: mover.view.get("seq", 0) > 0 and mover.wanted(minds) is not None, "nothing to do")
        command = mover.wanted(minds)
        if command and command["command"] == "play":
            return command
    raise AssertionError(f"{MOST_DEALS} racks without a word")


def lay_a_word(mover: Person, minds: Minds, deal: Callable[[], None]) -> None:
    """At a new table whoever begins has laid a word, and nobody has answered yet."""
    carry_out(mover, dealt_a_word(mover, minds, deal))
    mover.wait(lambda: mover.view["pending"] is not None, "nothing was laid")


def act(person: Person, minds: Minds, lay: Lay = Person.type_word, level: str = "forte") -> bool:
    """Do what the engine would do, if there is anything; whether there was."""
    if not person.view or person.view["phase"] == "over":
        return False
    command = person.wanted(minds, level)
    if command is None:
        # Others may have acted: the page learns of it while it waits.
        person.page.wait_for_timeout(10)
        return False
    seq = person.view["seq"]
    carry_out(person, command, lay)
    person.wait_for_seq(seq + 1)
    return True


def carry_out(person: Person, command: dict[str, Any], lay: Lay = Person.type_word) -> None:
    """Find the way to do a command on the page."""
    match command["command"]:
        case "play":
            lay(person, command["square"], command["direction"], command["word"])
            person.hit(person.page.locator(".actions .primary"))
        case "pass":
            person.press("Passa")
            person.hit(person.page.get_by_role("dialog").get_by_role("button", name="Passa"))
        case "exchange":
            exchange(person, command.get("tiles"))
        case "accept":
            accept(person)
        case "challenge":
            challenge(person, command["words"])
        case "vote":
            person.press({"for": "Sì, vale", "against": "No", "abstain": "Mi astengo"}[command["ballot"]])
        case "take_scarab":
            person.hit(person.square(command["square"]))
            person.press("Prendi lo scarabeo")
        case "cambio_secco":
            secco(person)
        case other:
            raise AssertionError(f"nobody knows how to {other} on the page")


def accept(person: Person) -> None:
    """Accept what was laid, unless the time for it runs out meanwhile: then it stands by itself."""
    seen = person.view["seq"]
    try:
        person.press("Accetta")
    except NotInTimeError:
        if person.view["seq"] == seen:
            raise


def exchange(person: Person, tiles: str | None) -> None:
    """Mark the tiles and change them; in Scarabeo all eight go."""
    person.press("Cambia")
    if tiles is None:
        person.hit(person.page.get_by_role("dialog").get_by_role("button", name="Cambia"))
        return
    for tile in tiles:
        label = "jolly" if tile == "?" else f"{tile},"
        person.hit(person.page.locator(f".rack .place[aria-pressed='false'][aria-label^='{label}']").first)
    person.press(f"Cambia {len(tiles)}")


def challenge(person: Person, words: tuple[str, ...] | list[str]) -> None:
    """Choose the words, where there is a choice, and contest them."""
    if len(person.view["pending"]["words"]) > 1:
        for word in words:
            person.hit(person.page.locator(".pending button.word").filter(has_text=word).first)
    person.press("Contesta")


def secco(person: Person) -> None:
    """Take the cambio secco; on a phone it is a sheet away."""
    person.page.locator(".rack .place").first.wait_for()
    if not person.page.get_by_role("button", name="Cambio secco", exact=True).first.is_visible():
        person.press("Altro")
    person.press("Cambio secco")
    # The sheet behind has a button of that name too, and rows of the game's history that begin with it.
    asked = person.page.get_by_role("dialog", name="Cambio secco")
    person.hit(asked.get_by_role("button", name="Cambio secco", exact=True))


def no_word_of(rack: str) -> str:
    """Four letters of a rack that make no word."""
    judge = LexiconJudge(bundled("figs"))
    tries = ("".join(letters) for letters in permutations(rack.replace("?", ""), 4))
    return next(word for word in tries if not judge.judge(word).valid)


def resign(person: Person) -> None:
    """Give the game up, and with it end it."""
    give_up(person)
    person.page.locator("#how-it-ended").wait_for()


def give_up(person: Person) -> None:
    """Resign; on a phone the button is a sheet away."""
    if not person.page.get_by_role("button", name="Abbandona", exact=True).first.is_visible():
        person.press("Altro")
    person.press("Abbandona")
    person.hit(person.page.get_by_role("dialog").last.get_by_role("button", name="Abbandona", exact=True))
