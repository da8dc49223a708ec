"""For every operation of the API the requests that succeed, made for a world that has what they ask for."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fuzz.http.world import (
    A_GAME,
    ACCOUNT,
    BOT,
    DIRECTOR,
    GUEST,
    NOBODY,
    OWNER,
    PLAYER,
    PROGRAM,
    REFEREE,
    SETTINGS,
    Call,
    World,
)
from leggio.paper.handouts import Sheet
from leggio.tournament.exporting import Subject
from support.clients import Guest
from support.people import PASSWORD

Operation = tuple[str, str]  # method and path
Success = Callable[[World], Call]

ANOTHER = "un'altra lunga frase"
BOARDS = ("scrabble", "scarabeo")
PLAYED = (*BOARDS, "verbum")
AREAS = ("judge", "analysis", "formats", "lesson", *SETTINGS)
SLIPS = ({"square": "H8", "direction": "across", "word": "casa"}, None)
CORRECTED = {"round": 1, "table": 1, "first": 350, "second": 400}


def whenever(who: str, body: Mapping[str, Any] | None = None, /, **query: Any) -> Success:
    """What needs nothing to be there."""
    return lambda _: Call(who=who, body=body, query=query)


def of_finished(game: str, **query: Any) -> Success:
    """What is asked about a game that is over."""
    return lambda world: Call(who=NOBODY, path={"table": world.finished[game]}, query=query)


def of_edition(**query: Any) -> Success:
    """What is asked about an edition."""
    return lambda world: Call(who=GUEST, path={"edition": world.edition}, query=query)


def at_event(who: str, body: Mapping[str, Any] | None = None, /, **query: Any) -> Success:
    """Something at the tournament that is on."""
    return lambda world: Call(who=who, path={"table": world.tournament}, query=query, body=body)


def opening(game: str, **more: Any) -> Success:
    """A table is opened."""
    return whenever(GUEST, {"settings": {**SETTINGS[game], **more}})


def on_paper(sheet: str) -> Success:
    """A sheet is printed."""
    query = {"round": 1, "lang": "en", "east": 60, "large": "true", "link": "http://127.0.0.1/"}
    return lambda world: Call(who=DIRECTOR, path={"table": world.tournament, "sheet": sheet}, query=query)


def listed(subject: str) -> Success:
    """A list for a spreadsheet."""
    return lambda world: Call(who=DIRECTOR, path={"table": world.tournament, "subject": subject})


def by_new_account(body: Mapping[str, Any]) -> Success:
    """What nobody else may lose anything by."""
    return lambda world: Call(who=world.new_account().guest, body=body)


def _open_account(world: World) -> Call:
    return Call(who=Guest(world.server, "Bea"), body={"name": world.new_name(), "password": PASSWORD})


def _recover(world: World) -> Call:
    account = world.new_account()
    return Call(who=NOBODY, body={"name": account.name, "code": account.codes[0], "password": ANOTHER})


def _revoke_sign_in(world: World) -> Call:
    guest = world.new_account().guest
    (sign_in,) = guest.http.get("/api/sign-ins").json()
    world.known["sign_in_id"].append(sign_in["id"])
    return Call(who=guest, path={"sign_in_id": sign_in["id"]})


def _revoke_token(world: World) -> Call:
    guest = world.new_account().guest
    made = guest.http.post("/api/tokens", json={"name": "Robot"}).json()
    world.known["token_id"].append(made["token"]["id"])
    return Call(who=guest, path={"token_id": made["token"]["id"]})


def _sit_down(world: World) -> Call:
    # Whoever plays against people is told about words no more: neither of the two is asked for that.
    table = world.open(world.opponent, "scarabeo")
    return Call(who=Guest(world.server, "Bea"), path={"table": table["id"]}, body={"code": table["code"]})


def _roster(world: World) -> Call:
    event = world.open(world.director, "tournament")
    return Call(who=DIRECTOR, path={"table": event["id"]}, body={"csv": "nome;circolo;elo\nAnna;Pisa;1650\nBea;;\n"})


def _answer(world: World) -> Call:
    return Call(who=ACCOUNT, body={"question": world.question(), "answer": ["yes"]})


SUCCESSES: Mapping[Operation, Sequence[Success]] = {
    ("GET", "/api/me"): [whenever(GUEST), whenever(PROGRAM), whenever(ACCOUNT)],
    ("PUT", "/api/me"): [whenever(NOBODY, {"nickname": "Anna"}), whenever(GUEST, {})],
    ("GET", "/api/who"): [whenever(NOBODY), whenever(ACCOUNT)],
    ("POST", "/api/account"): [_open_account],
    ("DELETE", "/api/account"): [by_new_account({"password": PASSWORD})],
    ("POST", "/api/sign-in"): [
        lambda world: Call(who=NOBODY, body={"name": world.new_account().name, "password": PASSWORD})
    ],
    ("POST", "/api/sign-out"): [lambda world: Call(who=Guest(world.server, "Bea")), whenever(NOBODY)],
    ("POST", "/api/recover"): [_recover],
    ("PUT", "/api/password"): [by_new_account({"current": PASSWORD, "new": ANOTHER})],
    ("POST", "/api/recovery-codes"): [whenever(ACCOUNT, {"password": PASSWORD})],
    ("GET", "/api/sign-ins"): [whenever(ACCOUNT), whenever(GUEST)],
    ("DELETE", "/api/sign-ins/{sign_in_id}"): [_revoke_sign_in],
    ("GET", "/api/tokens"): [whenever(ACCOUNT)],
    ("POST", "/api/tokens"): [by_new_account({"name": "Robot"})],
    ("DELETE", "/api/tokens/{token_id}"): [_revoke_token],
    ("GET", "/api/tables"): [whenever(NOBODY), whenever(GUEST)],
    ("POST", "/api/tables"): [
        *(opening(game) for game in SETTINGS),
        *(opening(game, bots=BOT, family=False) for game in PLAYED),
        opening("scrabble", public=True, aids=True, mixed=True),
        opening("scarabeo", days_per_move=3),
    ],
    ("GET", "/api/me/tables"): [whenever(PLAYER), whenever(DIRECTOR)],
    ("GET", "/api/me/ratings"): [whenever(ACCOUNT), whenever(GUEST)],
    ("GET", "/api/me/rated-games"): [whenever(ACCOUNT)],
    ("GET", "/api/ratings/{pool}"): [lambda _: Call(who=NOBODY, path={"pool": "scrabble-quick"})],
    ("GET", "/api/codes/{code}"): [
        lambda world: Call(who=GUEST, path={"code": world.waiting["scarabeo"]["code"]}),
    ],
    ("GET", "/api/tables/{table}"): [
        lambda world: Call(who=NOBODY, path={"table": world.waiting["verbum"]["id"]}),
        lambda world: Call(who=PLAYER, path={"table": world.running["verbum"]}),
        lambda world: Call(who=GUEST, path={"table": world.hall}),
        of_finished("scarabeo"),
        at_event(REFEREE),
    ],
    ("POST", "/api/tables/{table}/seats"): [_sit_down],
    ("DELETE", "/api/tables/{table}/seats"): [
        lambda world: Call(who=DIRECTOR, path={"table": world.open(world.director, "verbum")["id"]})
    ],
    ("GET", "/api/tables/{table}/short-words"): [lambda world: Call(who=GUEST, path={"table": world.alone})],
    ("GET", "/api/tables/{table}/log"): [of_finished(game) for game in PLAYED],
    ("GET", "/api/tables/{table}/gcg"): [of_finished("scrabble")],
    ("GET", "/api/tables/{table}/sheet"): [of_finished(game, lang="en") for game in PLAYED],
    ("POST", "/api/tournaments/{table}/players"): [_roster],
    ("DELETE", "/api/tournaments/{table}/claims/{player}"): [
        lambda world: Call(who=DIRECTOR, path={"table": world.claimed(3), "player": 3})
    ],
    ("POST", "/api/tournaments/{table}/online"): [at_event(PLAYER)],
    ("POST", "/api/tournaments/{table}/preview"): [
        lambda world: Call(who=DIRECTOR, path={"table": world.tournament_over}, body=CORRECTED)
    ],
    ("POST", "/api/tournaments/{table}/kiosk"): [at_event(DIRECTOR, {"words": ["casa", "città"]})],
    ("GET", "/api/tournaments/{table}/cases/{case}/opinion"): [
        lambda world: Call(who=REFEREE, path={"table": world.tournament, "case": 1})
    ],
    ("GET", "/api/tournaments/{table}/log"): [
        at_event(DIRECTOR),
        lambda world: Call(who=NOBODY, path={"table": world.tournament_over}),
    ],
    ("GET", "/api/tournaments/{table}/csv/{subject}"): [listed(subject) for subject in Subject],
    ("GET", "/api/tournaments/{table}/json"): [at_event(DIRECTOR)],
    ("GET", "/api/tournaments/{table}/links"): [at_event(DIRECTOR)],
    ("POST", "/api/tournaments/{table}/links"): [at_event(DIRECTOR, {"name": "Bruno"})],
    ("DELETE", "/api/tournaments/{table}/links/{link}"): [
        lambda world: Call(who=DIRECTOR, path={"table": world.tournament, "link": world.new_link("Berta")[0]})
    ],
    ("POST", "/api/tournaments/{table}/desk"): [
        lambda world: Call(who=GUEST, path={"table": world.tournament}, body={"secret": world.new_link("Berta")[1]})
    ],
    ("GET", "/api/tournaments/{table}/paper/{sheet}"): [on_paper(sheet) for sheet in Sheet],
    ("GET", "/api/tournaments/{table}/site"): [at_event(DIRECTOR, lang="en", east=-60)],
    ("GET", "/api/tables/{table}/rounds"): [lambda world: Call(who=NOBODY, path={"table": world.hall_over})],
    ("POST", "/api/tables/{table}/replay"): [
        lambda world: Call(who=GUEST, path={"table": world.hall_over}, body={"slips": SLIPS[:1]}),
        lambda world: Call(who=NOBODY, path={"table": world.hall_over}, body={}),
    ],
    ("GET", "/api/lookups"): [whenever(NOBODY, aid="words"), whenever(GUEST, aid="analysis")],
    ("GET", "/api/judge"): [
        whenever(GUEST, word="perché", rules=rules, category=["words", "animals"]) for rules in ("figs", "verbum")
    ],
    ("GET", "/api/words/anagrams"): [whenever(NOBODY, letters="cas?", shortest=2, limit=20, rules="scarabeo")],
    ("GET", "/api/words/pattern"): [whenever(GUEST, pattern="c[AEI]*[^AO]?")],
    ("GET", "/api/words/starting"): [whenever(PROGRAM, beginning="cas", limit=3)],
    ("GET", "/api/words/ending"): [whenever(NOBODY, end="asa")],
    ("GET", "/api/words/hooks"): [whenever(GUEST, word="casa")],
    ("GET", "/api/abbreviations"): [whenever(NOBODY)],
    ("GET", "/api/reports"): [whenever(ACCOUNT)],
    ("POST", "/api/reports"): [whenever(ACCOUNT, {"word": "gazebo", "claim": "foreign", "reason": "perché sì"})],
    ("GET", "/api/reports/news"): [whenever(ACCOUNT)],
    ("PUT", "/api/reports/seen"): [whenever(ACCOUNT, {"upto": 2**53 - 1})],
    ("GET", "/api/editions"): [whenever(NOBODY)],
    ("GET", "/api/editions/{edition}"): [of_edition(against="", rules="figs")],
    ("GET", "/api/editions/{edition}/text"): [of_edition()],
    ("GET", "/api/editions/{edition}/paper"): [of_edition(lang="en")],
    ("GET", "/api/owner"): [whenever(NOBODY)],
    ("GET", "/api/owner/reports"): [whenever(OWNER)],
    ("GET", "/api/owner/editions"): [whenever(OWNER)],
    ("POST", "/api/owner/decisions"): [
        lambda world: Call(who=OWNER, body={**world.disputed, "accept": False, "why": "È nei dizionari."})
    ],
    ("POST", "/api/owner/drafts"): [whenever(OWNER, {"name": "bozza", "title": "Bozza"})],
    ("POST", "/api/owner/checks"): [lambda world: Call(who=OWNER, body={"content": world.new_edition()})],
    ("POST", "/api/owner/editions"): [lambda world: Call(who=OWNER, body={"content": world.new_edition()})],
    ("PUT", "/api/owner/editions/{name}"): [
        lambda world: Call(who=OWNER, path={"name": world.edition}, body={"offered": True})
    ],
    ("POST", "/api/analyses"): [
        whenever(GUEST, {"text": A_GAME}),
        lambda world: Call(who=ACCOUNT, body={"table": world.finished["scarabeo"]}),
    ],
    ("GET", "/api/analyses/{ticket}"): [lambda world: Call(who=GUEST, path={"ticket": world.ticket})],
    ("GET", "/api/tables/{table}/hint"): [
        lambda world, step=step: Call(who=GUEST, path={"table": world.alone}, query={"step": step})  # type: ignore[misc]
        for step in (1, 2, 3)
    ],
    ("GET", "/api/study"): [whenever(NOBODY), whenever(ACCOUNT)],
    ("POST", "/api/study/questions"): [whenever(ACCOUNT, {"kind": kind}) for kind in ("short", "anagrams", "hooks")],
    ("POST", "/api/study/answers"): [_answer],
    ("POST", "/api/study/misses"): [whenever(ACCOUNT, {"text": A_GAME, "seat": 0})],
    ("GET", "/api/games"): [whenever(NOBODY)],
    ("GET", "/api/speech"): [whenever(NOBODY, language="en")],
    ("GET", "/api/speech/{area}"): [
        lambda _, area=area: Call(who=NOBODY, path={"area": area})  # type: ignore[misc]
        for area in AREAS
    ],
    ("GET", "/api/tables/{table}/picture"): [
        *(of_finished(game, lang="en") for game in BOARDS),
        lambda world: Call(who=NOBODY, path={"table": world.tournament_over}),
    ],
    ("GET", "/api/tables/{table}/animation"): [of_finished("scrabble")],
    ("GET", "/api/cards/{game}"): [
        lambda _, game=game: Call(who=NOBODY, path={"game": game})  # type: ignore[misc]
        for game in PLAYED
    ],
}
