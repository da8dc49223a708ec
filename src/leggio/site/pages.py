"""The pages of a site, each with its content."""

from leggio.paper.figures import day, points, signed
from leggio.paper.naming import calendar_text, counted, in_order, name_of
from leggio.paper.tournaments.standings import title_of
from leggio.site.frame import Edition, framed, player_link, round_page
from leggio.site.markup import Html, joined, table, tag
from leggio.site.tables import place, round_table, standings_table
from leggio.tournament.exporting import Subject
from leggio.tournament.ratings.of_event import elo_of, glicko_of
from leggio.tournament.standings.ranking import standings
from leggio.tournament.standings.teams import team_standings

_LEADERS = 5
# What is only for the desk is on no page.
PUBLIC = (Subject.STANDINGS, Subject.ROUNDS, Subject.PLAYERS, Subject.RATINGS)


def home(edition: Edition) -> bytes:
    """The event: what it is, who leads, the latest round."""
    state, say = edition.state, edition.say
    facts = [
        (say("site.day"), day(state.now, edition.zone, say)),
        (say("site.players"), str(len(state.listed))),
        (say("site.calendar"), calendar_text(state, say)),
        (say("site.director"), state.staff.director),
        (say("site.referee"), state.staff.referee),
    ]
    lead = tag("h1", state.name, class_="poster")
    lines = standings(state)[:_LEADERS]
    whole = tag("p", tag("a", say("site.whole"), href="standings.html"), class_="more")
    parts = [
        tag("dl", *(tag("div", tag("dt", name), tag("dd", fact)) for name, fact in facts if fact), class_="facts"),
        tag("section", tag("h2", title_of(state, say)), standings_table(edition, lines, title_of(state, say)), whole),
    ]
    if state.rounds:
        last = state.rounds[-1]
        named = tag("a", say("round", round=last.number), href=round_page(last.number))
        stage = tag("span", say("site.over" if last.is_over else "site.in_play"), class_="soft")
        parts.append(tag("section", tag("h2", named, " ", stage), round_table(edition, last)))
    return framed(edition, state.name, joined(*parts), here="index.html", lead=lead)


def standings_page(edition: Edition) -> bytes:
    """Everyone; groups and teams below."""
    state, say = edition.state, edition.say
    title = title_of(state, say)
    parts = [standings_table(edition, standings(state), title)]
    for group in state.groups if len(state.groups) > 1 else ():
        named = say("standings.group", group=group)
        parts.append(tag("section", tag("h2", named), standings_table(edition, standings(state, group=group), named)))
    if teams := team_standings(state):
        heads = (
            (say("standings.place"), "place"),
            (say("standings.team"), "name"),
            (say("standings.members"), "wide"),
            (say("standings.score"), "figure strong"),
            (say("criterion.spread"), "figure"),
        )
        rows: list[tuple[str, ...]] = [
            (
                place(line.place),
                line.team,
                ", ".join(name_of(state, number) for number in line.members),
                points(line.score),
                signed(line.spread),
            )
            for line in teams
        ]
        parts.append(tag("section", tag("h2", say("standings.teams")), table(heads, rows, say("standings.teams"))))
    lists = [tag("a", f"{subject.value}.csv", href=f"{subject.value}.csv", download="") for subject in PUBLIC]
    parts.append(tag("p", say("site.lists"), *(joined(" ", each) for each in lists), class_="lists"))
    return framed(edition, title, joined(*parts), here="standings.html")


def round_of(edition: Edition, number: int) -> bytes:
    """A round, and the standings after it."""
    state, say = edition.state, edition.say
    one = state.rounds[number - 1]
    about = tag("p", say(f"system.{one.system}"), ", ", counted("tables", len(one.games), say), class_="soft")
    after = tag("section")
    if one.is_over:
        title = say("standings.after", round=number)
        after = tag("section", tag("h2", title), standings_table(edition, standings(state, upto=number), title))
    content = joined(about, round_table(edition, one), after)
    return framed(edition, say("round", round=number), content, here=round_page(number))


def players(edition: Edition) -> bytes:
    """Everyone by name."""
    state, say = edition.state, edition.say
    heads = (
        (say("standings.name"), "name"),
        (say("standings.club"), ""),
        (say("standings.team"), "wide"),
        (say("site.rating"), "figure"),
    )
    rows: list[tuple[str, ...]] = []
    for each in sorted(state.listed, key=lambda each: in_order(each.name)):
        out = joined(" ", tag("span", say("site.out"), class_="soft")) if each.is_out else Html("")
        rating = "" if each.entry.rating is None else str(each.entry.rating)
        rows.append((joined(player_link(state, each.number), out), each.entry.club, each.entry.team, rating))
    content = table(heads, rows, say("site.players")) if rows else tag("p", say("no_players"))
    return framed(edition, say("site.players"), content, here="players.html")


def ratings(edition: Edition) -> bytes:
    """Elo and Glicko-2 after the event."""
    state, say = edition.state, edition.say
    heads = (
        (say("standings.name"), "name"),
        (say("site.games"), "figure middling"),
        (f"Elo · {say('site.before')}", "figure"),
        (f"Elo · {say('site.after')}", "figure strong"),
        (say("site.change"), "figure"),
        (f"Glicko-2 · {say('site.after')}", "figure wide"),
        (say("site.deviation"), "figure wide"),
    )
    glicko = {line.number: line.after for line in glicko_of(state)}
    rows: list[tuple[str, ...]] = []
    for line in elo_of(state):
        mark = tag("abbr", "?", title=say("site.provisional")) if line.provisional else Html("")
        other = glicko[line.number]
        rows.append(
            (
                player_link(state, line.number),
                str(line.games),
                f"{line.before:.0f}",
                joined(f"{line.after:.0f}", mark),
                signed(round(line.after) - round(line.before)),
                f"{other.rating:.0f}",
                f"{other.deviation:.0f}",
            )
        )
    note = tag("p", say("site.elo_note"), class_="soft")
    content = joined(note, table(heads, rows, say("site.ratings"))) if rows else tag("p", say("no_players"))
    return framed(edition, say("site.ratings"), content, here="ratings.html")
