"""Evenings to take pictures of: a tournament of a club and a Duplicate, with people who really play in them."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

from leggio.cli.lexicons import lexicon_of
from leggio.core.board import Board
from leggio.engine import Position

FETCH = """async ([method, path, body]) => { const answer = await fetch(path, {method,
  headers: body ? {"Content-Type": "application/json"} : {}, body: body ? JSON.stringify(body) : null});
  return answer.status === 204 ? null : answer.json(); }"""
SIT = """(id) => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${id}`, "leggio.1");
  const table = (window.table = {socket, view: null, answered: () => {}});
  const send = (frame) => socket.send(JSON.stringify(frame));
  socket.onopen = () => send({type: "hello", version: 1});
  socket.onclose = () => fail(new Error("not let in"));
  socket.onmessage = ({data}) => { const frame = JSON.parse(data);
    if (frame.view) table.view = frame.view;
    if (frame.type === "ping") send({type: "pong", n: frame.n});
    if (frame.type === "welcome") done();
    if (frame.type === "ack" || frame.type === "refused") table.answered(frame); };
})"""
DO = """(command) => new Promise((done) => { table.answered = done;
  const key = crypto.randomUUID();
  table.socket.send(JSON.stringify({type: "do", key, seq: table.view.seq, command})); })"""
CLUB = """nome;circolo;squadra;elo
Anna Rossi;Pisa;Torre;1650
Bea Neri;Lucca;Mura;1580
Carla Fabbri;Pisa;Torre;1490
Dino Conti;Livorno;Porto;1720
Elena Galli;Lucca;Mura;1610
Fabio Marini;Livorno;Porto;1440
Giulia De Santis;Pisa;Torre;1530
Ivo Bianchi;Lucca;Mura;
Letizia Montanari-Colombo;Livorno;Porto;1380
"""


class Someone:
    """A person with a connection to one hall, who does what the scene wants."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @classmethod
    def called(cls, browser: Browser, url: str, name: str) -> "Someone":
        """Somebody new, with a browser of their own."""
        page = browser.new_context(base_url=url).new_page()
        page.goto("/")
        new = cls(page)
        new.ask("PUT", "/api/me", {"nickname": name})
        return new

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """A request of their own."""
        return self.page.evaluate(FETCH, [method, path, body])

    def sit(self, table: str) -> None:
        """Connect to a hall."""
        self.page.evaluate(SIT, table)

    def do(self, **command: Any) -> None:
        """Send a command that must be accepted."""
        answer = self.page.evaluate(DO, command)
        if answer["type"] != "ack":
            raise ValueError(f"{command}: {answer}")

    def leave(self) -> None:
        """Hang up."""
        self.page.evaluate("() => { table.socket.onclose = null; table.socket.close(); }")

    @property
    def view(self) -> dict[str, Any]:
        """What they see."""
        self.page.wait_for_timeout(400)
        view: dict[str, Any] = self.page.evaluate("() => table.view")
        return view


def club_evening(
    someone: Callable[[str], Someone], director: Someone, *, rounds: int = 2, player: Someone | None = None
) -> dict[str, Any]:
    """A tournament in its third round: results, a bye, a challenge that waits for the referee; maybe one's own."""
    calendar = [{"system": "swiss", "rounds": 4}, {"system": "knockout", "qualifiers": 2}]
    options = {"name": "Serata di club, novembre", "calendar": calendar, "apart": "club"}
    settings = {"game": "tournament", "rules": "figs", "seats": 0, "options": options}
    info: dict[str, Any] = director.ask("POST", "/api/tables", {"settings": settings})
    director.ask("POST", f"/api/tournaments/{info['id']}/players", {"csv": CLUB})
    referee = someone("Rita")
    made = director.ask("POST", f"/api/tournaments/{info['id']}/links", {"name": "Rita"})
    referee.ask("POST", f"/api/tournaments/{info['id']}/desk", {"secret": made["secret"]})
    director.sit(info["id"])
    director.do(command="appoint_referee", name="Rita")
    if player:
        player.ask("POST", f"/api/tables/{info['id']}/seats", {"code": info["code"], "player": 1})
    director.do(command="waive")
    for number in range(1, rounds + 1):
        director.do(command="pair")
        for game in director.view["rounds"][-1]["games"]:
            table = game["table"]
            first, second = 380 + 13 * table, 420 - 17 * number * table
            director.do(command="set_result", round=number, table=table, first=first, second=second)
    director.do(command="pair")
    games = director.view["rounds"][-1]["games"]
    director.do(command="set_result", round=rounds + 1, table=2, first=402, second=388)
    if player:
        mine = next(each for each in games if 1 in (each["first"], each["second"]))
        player.sit(info["id"])
        player.do(command="challenge", round=rounds + 1, table=mine["table"], words=["casa", "zuzzo"])
    else:
        guest = someone("Fabio")
        number = games[0]["first"]
        guest.ask("POST", f"/api/tables/{info['id']}/seats", {"code": info["code"], "player": number})
        guest.sit(info["id"])
        guest.do(command="challenge", round=rounds + 1, table=1, words=["empolese", "portateveli"])
    return info


def duplicate_evening(
    someone: Callable[[str], Someone], desk: Someone, *, rounds: int = 3, player: Someone | None = None
) -> dict[str, Any]:
    """A Duplicate after some rounds, with letters on the table; whoever is handed in plays in it too."""
    settings = {"game": "duplicate", "rules": "figs", "seats": 0, "options": {"round_ms": 180_000}}
    info: dict[str, Any] = desk.ask("POST", "/api/tables", {"settings": settings})
    names = ("Bea", "Carla", "Dino", "Elena", "Fabio", "Giulia", "Ivo")
    people = ([player] if player else []) + [someone(name) for name in names]
    for each in people:
        each.ask("POST", f"/api/tables/{info['id']}/seats", {"code": info["code"]})
        each.sit(info["id"])
    desk.sit(info["id"])
    graph = lexicon_of("figs").graph
    for number in range(1, rounds + 2):
        desk.do(command="draw")
        view = desk.view
        board = Board(len(view["board"]), "".join(view["board"]))
        plays = sorted(Position(board, view["rack"], graph).plays(), key=lambda each: -each.score)
        for place, each in enumerate(people):
            if number > rounds and place % 3 == 0:
                continue
            play = plays[min((place * 7 + number) % 11, len(plays) - 1)]
            squares = [play.square.step(play.direction, step) for step in range(len(play.tiles))]
            cells = [board.at(at) if tile == "." else tile for at, tile in zip(squares, play.tiles, strict=True)]
            each.do(
                command="hand_in",
                square=play.square.name,
                direction=play.direction.value,
                word="".join(cells),
                draw=view["draw"],
            )
        if number <= rounds:
            desk.do(command="close_round")
    return info
