"""What every page of a site has around it."""

from datetime import tzinfo

import msgspec

from leggio.paper.figures import moment
from leggio.paper.wording import Words
from leggio.site.markup import Html, joined, tag
from leggio.tournament.state import State

PAGES = (
    ("home", "index.html"),
    ("standings", "standings.html"),
    ("players", "players.html"),
    ("ratings", "ratings.html"),
)


class Edition(msgspec.Struct, frozen=True):
    """A tournament that is put into pages: in which language, and whose clock."""

    state: State
    say: Words
    zone: tzinfo | None


def framed(edition: Edition, title: str, content: Html, *, here: str = "", lead: Html | None = None) -> bytes:
    """A whole page: the event's name above, the ways to other pages, the content."""
    state, say = edition.state, edition.say
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", title if title == state.name else f"{title} · {state.name}"),
        tag("link", rel="stylesheet", href="style.css"),
    )
    links = [
        tag("a", say(f"site.{key}"), href=address, aria_current="page" if address == here else None)
        for key, address in PAGES
    ]
    rounds = [
        tag(
            "a",
            str(one.number),
            href=round_page(one.number),
            aria_label=say("round", round=one.number),
            aria_current="page" if round_page(one.number) == here else None,
        )
        for one in state.rounds
    ]
    turns = tag("div", tag("span", say("site.rounds")), *rounds, class_="rounds") if rounds else None
    body = tag(
        "body",
        tag("a", say("site.skip"), href="#main", class_="skip"),
        tag(
            "header",
            tag("a", state.name, href="index.html", class_="event") if lead is None else lead,
            tag("nav", tag("div", *links, class_="ways"), turns),
        ),
        tag("main", None if title == state.name else tag("h1", title), content, id="main"),
        tag(
            "footer", tag("p", say("site.updated", moment=moment(state.now, edition.zone)), " ", say("site.made_with"))
        ),
    )
    return joined(Html("<!doctype html>\n"), tag("html", head, body, lang=say.language)).encode()


def round_page(number: int) -> str:
    """Where a round is."""
    return f"round-{number}.html"


def player_page(number: int) -> str:
    """Where a player is."""
    return f"player-{number}.html"


def player_link(state: State, number: int) -> Html:
    """A player's name, which leads to their page."""
    return tag("a", state.entrants[number - 1].name, href=player_page(number))
