"""What the judge thinks of a case, at a real server: for whoever rules on it, and nobody else (art. 24, 28, 45)."""

import asyncio
import itertools
from typing import Any

from support.clients import Guest
from support.servers import Server

NAMES = ("Anna", "Bea", "Carla", "Elio")
TOLD = (200, None)
NOT_YOURS = (409, "case.not_yours")
KEYS = itertools.count()


async def order(who: Guest, table: str, *commands: dict[str, Any]) -> None:
    """Commands that are all taken."""
    async with who.at(table) as place:
        for command in commands:
            answer = await place.do(command, 0, key=f"opinion-{next(KEYS)}")
            assert answer["type"] == "ack", answer


def test_an_opinion_is_for_whoever_rules(server: Server) -> None:
    """Art. 24, 28, 45: nor are they told of a case that was written down for others while they play themselves.

    Anna plays and is the referee. Of what one of the two called for at the other board she is told; of the same words
    written down at the desk she is not, for nothing shows that they were ever laid. In her own game the panel is told.
    """
    dora, anna = Guest(server, "Dora"), Guest(server, "Anna")
    options = {"name": "Serata", "calendar": [{"system": "swiss", "rounds": 1}]}
    event = dora.open("tournament", "figs", 0, options=options)
    table, at = event["id"], f"/api/tournaments/{event['id']}"
    entered = dora.http.post(f"{at}/players", json={"csv": "\n".join(("nome", *NAMES))}).json()
    assert entered["entered"] == len(NAMES)
    people = {"Dora": dora, "Anna": anna, "": Guest(server, "Zoe")}
    for number, name in enumerate(NAMES[1:], 2):
        people[name] = Guest(server, name)
        body = {"code": event["code"], "player": number}
        assert people[name].http.post(f"/api/tables/{table}/seats", json=body).status_code == 201

    def come_by_link(name: str) -> None:
        """The director gives somebody their personal link, and they open it."""
        secret = dora.http.post(f"{at}/links", json={"name": name}).json()["secret"]
        assert people[name].http.post(f"{at}/desk", json={"secret": secret}).status_code == 200

    asyncio.run(order(dora, table, {"command": "appoint_referee", "name": "Anna"}))
    come_by_link("Anna")
    asyncio.run(order(anna, table, {"command": "appoint_panel", "names": NAMES[1:]}))
    asyncio.run(order(dora, table, {"command": "pair"}))

    games = dora.http.get(f"{at}/json").json()["tournament"]["rounds"][0]["games"]
    boards = {game["table"]: [NAMES[number - 1] for number in (game["first"], game["second"])] for game in games}
    own = next(number for number, names in boards.items() if "Anna" in names)
    (other,) = boards.keys() - {own}
    here = next(name for name in boards[own] if name != "Anna")
    panel = set(NAMES[1:]) - {here}

    def answers(case: int) -> dict[str, tuple[int, str | None]]:
        """What everyone is told of a case."""
        asked = {name: guest.http.get(f"{at}/cases/{case}/opinion") for name, guest in people.items()}
        said = {name: (answer.status_code, answer.json()) for name, answer in asked.items()}
        return {name: (code, body["code"] if code != TOLD[0] else None) for name, (code, body) in said.items()}

    challenge = {"command": "challenge", "round": 1, "table": other, "words": ["casa"]}
    caller = boards[other][0]
    asyncio.run(order(people[caller], table, challenge))
    for name in NAMES[1:]:  # only now: whoever is at the desk writes down, and calls for nobody
        come_by_link(name)
    asyncio.run(order(dora, table, challenge | {"table": own, "player": NAMES.index(here) + 1}))
    assert answers(1) == dict.fromkeys(people, NOT_YOURS) | {"Anna": TOLD}
    # Whoever of the panel decides plays in this round, too.
    assert answers(2) == dict.fromkeys(people, NOT_YOURS) | dict.fromkeys(panel, (409, "case.entered"))

    asyncio.run(order(anna, table, {"command": "rule", "case": 1, "valid": {"CASA": True}}))
    asyncio.run(order(dora, table, challenge | {"player": NAMES.index(caller) + 1, "words": ["cassa"]}))
    assert answers(3) == dict.fromkeys(people, NOT_YOURS) | {"Anna": (409, "case.entered")}
