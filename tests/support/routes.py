"""Every page of the web app that a stranger can go to, and those that need something to be there first."""

import re
from pathlib import Path

from support.browsers import Person

ROUTES = Path(__file__).parents[2] / "web" / "src" / "routes.ts"

STILL = ("/", "/nuovo", "/nuovo?gioco=scarabeo", "/nuovo?gioco=verbum", "/giudice", "/giudice?parola=casa", "/analisi")
STUDY = ("/studio", "/studio/anagrammi", "/impara")
OTHERS = ("/registra", "/duplicato", "/profilo", "/regole", "/regole/scarabeo", "/regole/verbum", "/torneo/nuovo")
LOST = ("/niente", "/j/ZZZZZZ", "/torneo/00000000000000000000000000", "/t/00000000000000000000000000")
# Pages with the header, the grid and a title of their own; the clock fills the screen.
ORDINARY = (*STILL, *STUDY, *OTHERS, "/edizioni", *LOST)
EVERYWHERE = (*ORDINARY, "/orologio")
EDITIONS = ("/edizioni/cura", "/edizioni/leggio/1")
# Pages that are another's or nobody's, and the way into a lesson, which leads to its table.
BY_LINK = ("/giudice/segnalazioni", "/studio/errori", "/impara/verbum", "/t/zzzzzz", *EDITIONS)


def never_visited(paths: list[str]) -> list[str]:
    """The addresses of the app that none of these paths has."""
    addresses = re.findall(r'path: "(/[^"]*)"', ROUTES.read_text("utf-8"))
    assert len(addresses) > 20
    visited = [path.partition("?")[0] for path in paths]
    patterns = {each: re.sub(r":\w+", "[^/]+", each) for each in addresses}
    return [each for each, pattern in patterns.items() if not any(re.fullmatch(pattern, path) for path in visited)]


def waiting_rooms(host: Person) -> list[str]:
    """A table of each game that waits for people: its own page, and where the invitation leads."""
    paths: list[str] = []
    for game, rules in (("scrabble", "figs"), ("scarabeo", "scarabeo"), ("verbum", "verbum")):
        table = host.ask("POST", "/api/tables", {"settings": {"game": game, "rules": rules, "seats": 2}})
        paths += [f"/t/{table['id']}", f"/j/{table['code']}"]
    return paths


def halls_and_tournaments(host: Person) -> list[str]:
    """A Duplicate and a tournament that have been opened: the desk's pages, which are everybody's by their links."""
    hall = host.ask("POST", "/api/tables", {"settings": {"game": "duplicate", "rules": "figs", "seats": 0}})
    options = {"name": "Serata di club", "calendar": [{"system": "swiss", "rounds": 1}]}
    event = host.ask(
        "POST", "/api/tables", {"settings": {"game": "tournament", "rules": "figs", "seats": 0, "options": options}}
    )
    over = f"/duplicato/{hall['id']}/rigioca"
    return [f"/t/{hall['id']}", over, f"/torneo/{event['id']}", f"/torneo/{event['id']}/chiosco"]
