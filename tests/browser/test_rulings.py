"""A referee rules at an ordinary table online, makes a slip and puts it right until play goes on: art. 28-32."""

from collections.abc import Callable

from playwright.sync_api import expect

from support.at_the_page import challenge, no_word_of
from support.axe import violations
from support.browsers import PHONE, Person

Come = Callable[..., Person]
CORRECT = "Correggi il giudizio"
# What a page that was tampered with could send, and the answer to it.
_SEND = """(command) => new Promise((answered) => {
  const socket = new WebSocket(location.href.replace(/^http/, "ws").replace("/t/", "/ws/tables/"), "leggio.1");
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: 1 }));
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.type === "welcome") {
      socket.send(JSON.stringify({ type: "do", key: crypto.randomUUID(), seq: frame.view.seq, command }));
    }
    if (frame.type === "ack" || frame.type === "refused") {
      socket.close();
      answered(frame.code ?? "ack");
    }
  };
})"""


def called(person: Come) -> tuple[Person, Person, Person, str]:
    """Rita is called to rule on a word of Anna's that is none; the referee, the two who play, and the word."""
    rita, anna, bruno = person("Rita", viewport=PHONE), person("Anna"), person("Bruno", viewport=PHONE)
    settings = {"game": "scrabble", "rules": "figs", "seats": 2, "options": {"arbiter": "referee", "starter": 0}}
    table = rita.ask("POST", "/api/tables", {"settings": settings, "role": "referee"})
    rita.go(table["id"])
    for player in (anna, bruno):
        player.join(table)
    for player in (anna, bruno):
        player.page.wait_for_selector(".rack .place")
    word = no_word_of(anna.view["rack"])
    anna.type_word("H8", "across", word)
    anna.page.keyboard.press("Enter")
    bruno.wait(lambda: bruno.view["pending"] is not None)
    challenge(bruno, [word])
    expect(rita.page.get_by_text("A te decidere")).to_be_visible()
    return rita, anna, bruno, word


def test_a_slip_is_put_right(person: Come) -> None:
    """Art. 32: the referee alone may, everybody sees what changed, and not once somebody has played."""
    rita, anna, bruno, word = called(person)
    rita.page.get_by_role("switch", name=word).click()
    rita.press("Pronuncia")
    anna.wait(lambda: anna.view["totals"][0] > 0, "it does not count")
    for player in (anna, bruno):
        expect(player.page.get_by_text("Chi ha deciso può ancora correggerlo")).to_be_visible()
        expect(player.page.get_by_role("button", name=CORRECT)).to_have_count(0)
        assert violations(player.page, both_lights=False) == [], player.name

    rita.page.reload()  # whoever comes back finds the way, too
    rita.press(CORRECT)
    confirm = rita.page.get_by_role("button", name="Conferma la correzione")
    expect(confirm).to_be_disabled()  # it would change nothing yet
    expect(rita.page.get_by_text("Il parere del giudice: non ammessa")).to_be_visible()
    rita.page.get_by_role("switch", name=word).click()
    assert violations(rita.page, both_lights=False) == []
    confirm.click()

    anna.wait(lambda: anna.view["totals"][0] < 0, "it still counts")
    for each in (rita, anna, bruno):
        expect(each.page.get_by_role("heading", name="Il giudizio, corretto")).to_be_visible()
        expect(each.page.locator(".ruling")).to_contain_text("Anna ritira la giocata.")
    for player in (anna, bruno):
        expect(player.page.locator(".ruling")).to_contain_text("Prima era ammessa.")
    expect(anna.page.locator(".rack .place:not(.away)")).to_have_count(7)
    expect(rita.page.get_by_role("button", name=CORRECT)).to_be_visible()  # it may be put right once more

    bruno.press("Passa")
    bruno.hit(bruno.page.get_by_role("dialog").get_by_role("button", name="Passa"))
    expect(rita.page.get_by_role("button", name=CORRECT)).to_have_count(0)
    assert not any(each.errors for each in (rita, anna, bruno))


def test_nobody_else_puts_it_right(person: Come) -> None:
    """Art. 32: what a player's page could send is refused, and the ruling stays."""
    rita, anna, bruno, word = called(person)
    rita.press("Pronuncia")
    anna.wait(lambda: anna.view["totals"][0] < 0, "it was not taken back")
    for player in (anna, bruno):
        refused = player.page.evaluate(_SEND, {"command": "rule", "valid": {word: True}})
        assert refused == "command.not_yours", player.name
    assert rita.view["ruling"]["valid"] == {word: False}
