"""People at a server and one of everything there is, so that what is asked for is there to be found."""

import asyncio
import itertools
import secrets
from collections import defaultdict
from collections.abc import Mapping
from functools import cached_property
from typing import Any

import httpx
import msgspec

from leggio.notation.log import write_log
from support.analysed import wasted_opening
from support.clients import PLAIN, Guest
from support.owner import lexicon
from support.people import PASSWORD
from support.servers import Server

# Whoever asks; each knows the server in a way of their own.
NOBODY, STRANGER, GUEST, ACCOUNT, PROGRAM = "nobody", "stranger", "guest", "account", "program"
DIRECTOR, REFEREE, PLAYER, OWNER = "director", "referee", "player", "owner"
CALLERS = (NOBODY, STRANGER, GUEST, ACCOUNT, PROGRAM, DIRECTOR, REFEREE, PLAYER)
# Those whose own affairs can be ended without anything else being lost.
FREE = (NOBODY, STRANGER, GUEST, ACCOUNT, PROGRAM)

BOT = ({"level": "facile"},)
NAMES = ("Ugo Verdi", "Pia Bruni", "Carla Neri", "Elio Rossi")
ROSTER = "\n".join(("nome", *NAMES))
DECK = ("nome nostro", "giocatori 2", *(f"{letter} 6" for letter in "AEIORTNSCL"))
SETTINGS: Mapping[str, Mapping[str, Any]] = {
    "scrabble": {"game": "scrabble", "rules": "figs", "seats": 2, "options": {"starter": 0}},
    "scarabeo": {"game": "scarabeo", "rules": "scarabeo", "seats": 2, "options": {"starter": 0}},
    "verbum": {
        "game": "verbum",
        "rules": "verbum",
        "seats": 2,
        "options": {"categories": ["words", "fiumi"], "lists": ["fiumi: po, arno"], "deck": DECK, "starter": 0},
    },
    "duplicate": {"game": "duplicate", "rules": "figs", "seats": 0, "options": {"round_ms": None}},
    "tournament": {
        "game": "tournament",
        "rules": "figs",
        "seats": 0,
        "options": {"name": "Serata", "calendar": [{"system": "swiss", "rounds": 2}]},
    },
}
A_GAME = write_log("scrabble", wasted_opening().log)


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """A request for an operation that its description names."""

    who: str | Guest
    path: Mapping[str, Any] = {}
    query: Mapping[str, Any] = {}
    body: Any = None


class Account(msgspec.Struct, frozen=True):
    """Somebody with a name and a password."""

    guest: Guest
    name: str
    codes: tuple[str, ...]


class World:
    """Everything comes to be when it is first asked for. What it is called is kept, by what the description says."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.known: dict[str, list[Any]] = defaultdict(list)
        self._keys = itertools.count()

    def begin_anew(self) -> None:
        """Other people, and of everything another one; what was there before stays known."""
        for part in [name for name, of in vars(World).items() if isinstance(of, cached_property)]:
            self.__dict__.pop(part, None)

    # --- people ---------------------------------------------------------------------------------------------------

    @cached_property
    def guest(self) -> Guest:
        """Somebody who is nothing in particular."""
        return Guest(self.server, "Gina")

    @cached_property
    def account(self) -> Account:
        """Somebody who comes back; they have a program from the first, for they may sign out at any time."""
        account = self.new_account()
        issued = account.guest.http.post("/api/tokens", json={"name": "Robot"})
        assert issued.status_code == 201, issued.text
        self.program = str(issued.json()["secret"])
        return account

    @cached_property
    def program(self) -> str:
        """The secret of their program."""
        _ = self.account
        return str(vars(self)["program"])

    @cached_property
    def director(self) -> Guest:
        """Who opens tables and leads halls and tournaments."""
        return Guest(self.server, "Dora")

    @cached_property
    def player(self) -> Guest:
        """Who sits in the midst of a game, and is on the list of the tournament."""
        return Guest(self.server, "Ugo Verdi")

    @cached_property
    def opponent(self) -> Guest:
        """Who plays against them."""
        return Guest(self.server, "Pia Bruni")

    @cached_property
    def referee(self) -> Guest:
        """Who rules at the tournament, and came to its desk by a link."""
        rita = Guest(self.server, "Rita")
        at_desk = rita.http.post(f"/api/tournaments/{self.tournament}/desk", json={"secret": self.new_link("Rita")[1]})
        assert at_desk.status_code == 200, at_desk.text
        return rita

    @cached_property
    def owner(self) -> Guest:
        """Who looks after the words."""
        account = self.new_account()
        code, told = lexicon("owner", account.name, data=self.server.data)
        assert code == 0, told
        return account.guest

    def new_edition(self) -> str:
        """What an edition says that nobody has yet: a list, which takes no time."""
        return f"name: club-{secrets.token_hex(6)}\nnumber: 1\n\ncasa\ncasaccia\n"

    @cached_property
    def edition(self) -> str:
        """The name of one that tables may choose."""
        published = self.owner.http.post("/api/owner/editions", json={"content": self.new_edition()})
        assert published.status_code == 201, published.text
        return str(published.json()["name"])

    @cached_property
    def disputed(self) -> dict[str, Any]:
        """A word that somebody says should not count, as one decides on it."""
        report = {"word": "gazebo", "claim": "foreign"}
        assert self.guest.http.post("/api/reports", json=report).status_code == 204
        return {**report, "rules": "figs"}

    def headers(self, who: str | Guest) -> dict[str, str]:
        """What somebody sends to be known."""
        if isinstance(who, Guest):
            return {"Cookie": f"leggio={who.http.cookies['leggio']}"}
        if who == NOBODY:
            return {}
        if who == STRANGER:
            return {"Cookie": "leggio=made.up.cookie", "Authorization": "Bearer leggio_made_up"}
        if who == PROGRAM:
            return {"Authorization": f"Bearer {self.program}"}
        return self.headers(self.account.guest if who == ACCOUNT else getattr(self, who))

    def new_account(self) -> Account:
        """Another one."""
        guest, name = Guest(self.server, "Anna"), self.new_name()
        opened = guest.http.post("/api/account", json={"name": name, "password": PASSWORD})
        assert opened.status_code == 201, opened.text
        return Account(guest, name, tuple(opened.json()["recovery_codes"]))

    def new_name(self) -> str:
        """What no account is called yet."""
        return f"anna.{secrets.token_hex(6)}"

    def let_come_back(self) -> None:
        """Whoever signed out or left for good since comes anew."""
        with httpx.Client(base_url=self.server.url, verify=PLAIN, timeout=60) as client:
            for who, parts in ((GUEST, ("guest",)), (ACCOUNT, ("account", "program"))):
                if client.get("/api/who", headers=self.headers(who)).json()["me"] is None:
                    for part in parts:
                        self.__dict__.pop(part, None)

    # --- tables ---------------------------------------------------------------------------------------------------

    def open(self, opener: Guest, game: str, **more: Any) -> dict[str, Any]:
        """A table, whose id and code are known from now on."""
        settings = {**SETTINGS[game], **more}
        opened = opener.http.post("/api/tables", json={"settings": settings})
        assert opened.status_code == 201, opened.text
        table: dict[str, Any] = opened.json()
        self.known["table"].append(table["id"])
        if game == "tournament":
            self.known["tournament"].append(table["id"])
        if "code" in table:  # one that waits for nobody has none
            self.known["code"].append(table["code"])
        return table

    @cached_property
    def waiting(self) -> Mapping[str, dict[str, Any]]:
        """A table of each game that waits for people."""
        return {game: self.open(self.director, game, public=True) for game in ("scrabble", "scarabeo", "verbum")}

    @cached_property
    def alone(self) -> str:
        """A game against a bot."""
        return str(self.open(self.guest, "scrabble", bots=BOT)["id"])

    @cached_property
    def running(self) -> Mapping[str, str]:
        """A game of each kind that two people are in the midst of."""
        return {game: self._seated(game) for game in ("scrabble", "scarabeo", "verbum")}

    @cached_property
    def finished(self) -> Mapping[str, str]:
        """One that is over."""
        tables = {game: self._seated(game) for game in ("scrabble", "scarabeo", "verbum")}
        for game, table in tables.items():
            moves = ["resign"] if game == "verbum" else ["pass", "resign"]
            self.order(self.player, table, *({"command": move} for move in moves))
        return tables

    def _seated(self, game: str) -> str:
        table = self.open(self.player, game)
        assert self.opponent.join(table["id"], table["code"]).status_code == 201
        return str(table["id"])

    @cached_property
    def hall(self) -> str:
        """A Duplicate in its first round."""
        return self._duplicate()

    @cached_property
    def hall_over(self) -> str:
        """One that is over."""
        hall = self._duplicate()
        self.order(self.director, hall, {"command": "close_round"}, {"command": "end_game"})
        return hall

    def _duplicate(self) -> str:
        hall = self.open(self.director, "duplicate")
        assert self.player.join(hall["id"], hall["code"]).status_code == 201
        self.order(self.director, hall["id"], {"command": "draw"})
        return str(hall["id"])

    def order(self, who: Guest, table: str, *commands: dict[str, Any]) -> None:
        """Commands that are all taken, one after the other."""

        async def give() -> None:
            async with who.at(table) as place:
                for command in commands:
                    seq = place.view["seq"] if place.view else 0
                    answer = await place.do(command, seq, key=f"order-{next(self._keys)}")
                    assert answer["type"] == "ack", (command, answer)
                    await place.news_of(answer["seq"])

        asyncio.run(give())

    # --- a tournament ---------------------------------------------------------------------------------------------

    @cached_property
    def tournament(self) -> str:
        """Its first round is on, one of its players is the player, and a word was called for."""
        event = self._tournament()
        claimed = {"code": event["code"], "player": 1}
        seated = self.player.http.post(f"/api/tables/{event['id']}/seats", json=claimed)
        assert seated.status_code == 201, seated.text
        orders = ({"command": "appoint_referee", "name": "Rita"}, {"command": "waive"}, {"command": "pair"})
        self.order(self.director, event["id"], *orders)
        rounds = self.director.http.get(f"/api/tournaments/{event['id']}/json").json()["tournament"]["rounds"]
        game = rounds[0]["games"][0]
        challenge = {"command": "challenge", "round": 1, "table": game["table"], "words": ["casa"]}
        self.order(self.director, event["id"], {**challenge, "player": game["first"]})
        self.known["player"] += range(1, len(NAMES) + 1)
        self.known["case"].append(1)
        self._tournament_code = event["code"]
        return str(event["id"])

    @cached_property
    def tournament_over(self) -> str:
        """One that was closed after a round."""
        event = self._tournament()
        orders = ({"command": "waive"}, {"command": "pair"})
        results = [{"command": "set_result", "round": 1, "table": at, "first": 400, "second": 350} for at in (1, 2)]
        self.order(self.director, event["id"], *orders, *results, {"command": "close"})
        return str(event["id"])

    def claimed(self, player: int) -> str:
        """The tournament, where somebody has come as one of its players."""
        at, newcomer = f"/api/tables/{self.tournament}/seats", Guest(self.server, NAMES[player - 1])
        seated = newcomer.http.post(at, json={"code": self._tournament_code, "player": player})
        assert seated.status_code == 201 or seated.json()["code"] == "claim.taken", seated.text
        return self.tournament

    def new_link(self, name: str) -> tuple[str, str]:
        """The id of a link to the tournament's desk, and its secret."""
        made = self.director.http.post(f"/api/tournaments/{self.tournament}/links", json={"name": name})
        assert made.status_code == 201, made.text
        link, secret = made.json()["link"]["id"], made.json()["secret"]
        self.known["link"].append(link)
        self.known["secret"].append(secret)
        return link, secret

    def _tournament(self) -> dict[str, Any]:
        event = self.open(self.director, "tournament")
        entered = self.director.http.post(f"/api/tournaments/{event['id']}/players", json={"csv": ROSTER})
        assert entered.json()["entered"] == len(NAMES), entered.text
        return event

    # --- what one asks about --------------------------------------------------------------------------------------

    @cached_property
    def ticket(self) -> str:
        """An analysis that was asked for."""
        asked = self.guest.http.post("/api/analyses", json={"text": A_GAME})
        assert asked.status_code == 201, asked.text
        self.known["ticket"].append(asked.json()["id"])
        return str(asked.json()["id"])

    def question(self) -> str:
        """A question of a drill that waits for the answer of whoever has an account."""
        asked = self.account.guest.http.post("/api/study/questions", json={"kind": "short"})
        assert asked.status_code == 200, asked.text
        self.known["question"].append(asked.json()["id"])
        return str(asked.json()["id"])
