"""All files of a site: names and content, for whoever writes them into a folder."""

from collections.abc import Iterator
from datetime import tzinfo
from importlib.resources import files

from leggio.paper.wording import Words
from leggio.site import pages
from leggio.site.frame import Edition, player_page, round_page
from leggio.site.player import player
from leggio.tournament.exporting import as_csv
from leggio.tournament.standings.ranking import standings
from leggio.tournament.state import State

_STYLE = "style.css"
# The app's own faces, by the beginning of their files' names; without a built app the reader's own are used.
_FACES = {"display.woff2": "bricolage-grotesque-latin-wght", "sans.woff2": "hanken-grotesk-latin-wght"}


def site(state: State, language: str, zone: tzinfo | None) -> dict[str, bytes]:
    """The whole site; the same tournament, the same bytes."""
    edition = Edition(state, Words(language), zone)
    found = {
        "index.html": pages.home(edition),
        "standings.html": pages.standings_page(edition),
        "players.html": pages.players(edition),
        "ratings.html": pages.ratings(edition),
        _STYLE: files(__package__).joinpath(_STYLE).read_bytes(),
    }
    for one in state.rounds:
        found[round_page(one.number)] = pages.round_of(edition, one.number)
    for line in standings(state):
        found[player_page(line.number)] = player(edition, line.number, line)
    for subject in pages.PUBLIC:
        found[f"{subject.value}.csv"] = as_csv(state, subject).encode()
    return found | dict(_faces())


def _faces() -> Iterator[tuple[str, bytes]]:
    assets = files("leggio").joinpath("web", "assets")
    there = list(assets.iterdir()) if assets.is_dir() else []
    for name, begins in _FACES.items():
        for each in there:
            if each.name.startswith(begins) and each.name.endswith(".woff2"):
                yield name, each.read_bytes()
