"""Every page of the web app that a stranger can go to, and those that need something to be there first."""

from support.browsers import Person

STILL = ("/", "/nuovo", "/nuovo?gioco=scarabeo", "/nuovo?gioco=verbum", "/giudice", "/giudice?parola=casa", "/analisi")
STUDY = ("/studio", "/studio/anagrammi", "/impara")
OTHERS = ("/registra", "/duplicato", "/profilo", "/regole", "/regole/scarabeo", "/regole/verbum", "/torneo/nuovo")
LOST = ("/niente", "/j/ZZZZZZ", "/torneo/00000000000000000000000000", "/t/00000000000000000000000000")
# Pages with the header, the grid and a title of their own; the clock fills the screen.
ORDINARY = (*STILL, *STUDY, *OTHERS, *LOST)
EVERYWHERE = (*ORDINARY, "/orologio")


def waiting_rooms(host: Person) -> list[str]:
    """A table of each game that waits for people: its own page, and where the invitation leads."""
    paths: list[str] = []
    for game, rules in (("scrabble", "figs"), ("scarabeo", "scarabeo"), ("verbum", "verbum")):
        table = host.ask("POST", "/api/tables", {"settings": {"game": game, "rules": rules, "seats": 2}})
        paths += [f"/t/{table['id']}", f"/j/{table['code']}"]
    return paths
