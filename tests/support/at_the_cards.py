"""Carrying out on Verbum's page what somebody wants to do: cards are pressed or dragged, as people do."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from leggio.engine.minds import Minds
from leggio.games.verbum.cards import CardWord, read_word
from support.browsers import Person

NAMES = {"?": "jolly A–Z", "%": "jolly AA–ZZ", "!": "ladro", "&": "cambio mazzo"}
MOST_IDLE_STEPS = 2000

Trick = dict[str, Any]


def play_until(people: list[Person], minds: Minds, done: Callable[[], bool], tricks: bool = False) -> None:
    """Everyone does what the engine would, until something is so; with `tricks`, thieves and jollies come first."""
    idle = 0
    while idle < MOST_IDLE_STEPS:
        if done():
            return
        acted = [act(each, minds, tricks=tricks) for each in people]
        idle = 0 if any(acted) else idle + 1
        if idle:
            people[0].page.wait_for_timeout(50)
    raise AssertionError(f"no end: {people[0].view}")


def act(person: Person, minds: Minds, *, tricks: bool) -> bool:
    """Do one thing, if there is anything to do; whether there was."""
    if not person.view or person.view["phase"] == "over":
        return False
    wanted = next(iter(possible_tricks(person)), None) if tricks else None
    command = wanted or person.wanted(minds, "forte")
    if command is None:
        person.page.wait_for_timeout(10)
        return False
    seq = person.view["seq"]
    carry_out(person, command)
    person.wait_for_seq(seq + 1)
    return True


def possible_tricks(person: Person) -> list[Trick]:
    """Jollies that can be taken and letters that can be stolen or put back now, from what the page was sent."""
    view = person.view
    if view["phase"] != "acting" or view["turn"] != person.seat or (view["strict"] and view["won"]):
        return []
    found: list[Trick] = []
    for word in view["words"]:
        spans = CardWord(word["word"], word["cards"]).spans
        for place, (card, span) in enumerate(zip(word["cards"], spans, strict=True)):
            own = word["seat"] == person.seat
            if card in "?%" and holds(view["hand"], span):
                found.append({"command": "swap_jolly", "word": word["number"], "place": place, "cards": span})
            elif card == "!" and own and holds(view["hand"], span):
                found.append({"command": "restore", "word": word["number"], "place": place, "cards": span})
            elif card.isalpha() and not own and "!" in view["hand"]:
                found.append({"command": "steal", "word": word["number"], "place": place, "cards": "!"})
    return sorted(found, key=lambda trick: str(trick["command"]) != "swap_jolly")


def holds(hand: str, cards: str) -> bool:
    """Whether a hand has all these cards."""
    return all(hand.count(card) >= cards.count(card) for card in cards)


def carry_out(person: Person, command: dict[str, Any]) -> None:
    """Find the way to do a command on the page."""
    match command["command"]:
        case "draw":
            person.hit(person.page.locator(f".piles button:nth-child({'12'[command['pile'] == 'b']})"))
        case "lay":
            lay(person, *command["words"])
        case "discard":
            press_card(person, command["card"])
            person.press(f"Scarta {name_of(command['card'])}")
        case "pass":
            person.page.keyboard.press("Escape")  # cards that were tried go back before one passes
            person.press(pass_name(person))
        case "accept":
            person.press("Accetta")
        case "contest":
            person.press(f"Contesta {word_of(person, command['word'])}")
        case "vote":
            person.press("Sì, vale" if command["valid"] else "No")
        case "steal" if person.has_touch:
            choose_place(person, "!", command["word"], command["place"])
        case "steal":
            drag(person, "!", command["word"], command["place"])
        case "restore" | "swap_jolly":
            tap_into(person, command["word"], command["place"])
        case "swap_hands":
            press_card(person, "&")
            person.hit(person.page.get_by_role("button", name="Scambia le carte con").nth(0))
            person.hit(person.page.get_by_role("dialog").get_by_role("button", name="Conferma"))
        case other:
            raise AssertionError(f"nobody knows how to {other} on the page")


def pass_name(person: Person) -> str:
    """What the button that ends a turn without a discard is called."""
    if person.view["phase"] == "last":
        return "Ho finito"
    return "Finisci il turno" if person.view["strict"] and person.view["won"] else "Passa"


def name_of(card: str) -> str:
    """What a card is called."""
    return NAMES.get(card, card)


def word_of(person: Person, number: int) -> str:
    """A word on the table by its number."""
    return str(next(word["word"] for word in person.view["words"] if word["number"] == number))


def card_in_hand(person: Person, card: str) -> Any:
    """A card of the hand that is not chosen yet."""
    return person.page.locator(f".hand button[aria-pressed='false'][data-card='{card}']").first


def press_card(person: Person, card: str) -> None:
    """Choose a card."""
    person.hit(card_in_hand(person, card))


def lay(person: Person, *written: str) -> None:
    """Make words one after the other and lay them: where laying ends the turn all together, else one at a time."""
    person.page.keyboard.press("Escape")
    together = person.view["strict"] and person.view["phase"] == "acting"
    names = []
    for number, each in enumerate(written, 1):
        names.append(make(person, each))
        if together and number < len(written):
            person.press("Un’altra parola")
        elif not together:
            person.press(f"Posa {names[-1]}")
            return  # the others are wanted again
    person.press(f"Posa {', '.join(names)}")


def make(person: Person, written: str) -> str:
    """Press the cards of a word one by one and say what jollies stand for; how the word reads."""
    word = read_word(written)
    assert word is not None
    unsaid: list[str] = []
    for number, (card, span) in enumerate(zip(word.cards, word.spans, strict=True), 1):
        press_card(person, card)
        expect(person.page.locator(".making li")).to_have_count(number)  # a finger's press may come a moment later
        if card in "?%":
            unsaid.append(span)
        # A single card may be meant for the pile: a jolly A-Z is asked about from the second card on.
        while unsaid and (card == "%" or number > 1):
            person.hit(person.page.get_by_role("dialog").get_by_role("button", name=unsaid.pop(0), exact=True))
    return word.word


def tap_into(person: Person, word: int, place: int) -> None:
    """Press the place twice: the first shows which cards go there, the second puts them.

    For a finger the first shows the word large, with the places that take cards of the hand.
    """
    person.page.keyboard.press("Escape")
    target = person.page.locator(f"[data-drop='place:{word}:{place}']")
    large = shown_large(person, target)
    person.hit(target)
    person.hit(large if person.has_touch else target)


def choose_place(person: Person, card: str, word: int, place: int) -> None:
    """Choose a card, then its place where the words are shown large."""
    person.page.keyboard.press("Escape")
    large = shown_large(person, person.page.locator(f"[data-drop='place:{word}:{place}']"))
    press_card(person, card)
    person.press("Scegli il posto")
    person.hit(large)


def shown_large(person: Person, place: Locator) -> Locator:
    """The same place of a word where it is shown large; of equal letters the first."""
    name = place.locator(".unseen").text_content() or ""
    return person.page.get_by_role("dialog").get_by_role("button", name=name, exact=True).first


def drag(person: Person, card: str, word: int, place: int) -> None:
    """Drag a card of the hand to a place on the table."""
    person.page.keyboard.press("Escape")
    target = person.page.locator(f"[data-drop='place:{word}:{place}']")
    target.scroll_into_view_if_needed()
    card_in_hand(person, card).hover()
    person.page.mouse.down()
    box = target.bounding_box()
    assert box is not None
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    person.page.mouse.up()
