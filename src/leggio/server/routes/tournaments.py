"""Tournaments over REST, beside what tables have too: players from a file, previews, what to take home."""

import asyncio
import secrets
from typing import Annotated

import msgspec
from litestar import Response
from litestar.params import JSONBody, PathParameter

from leggio.core.letters import plain
from leggio.core.outcome import Rejected
from leggio.lexicon.agreed import Category
from leggio.lexicon.opinion import Opinion, opinion_on
from leggio.lexicon.profiles import Rules
from leggio.server.judges import LexiconJudges
from leggio.server.routes.dependencies import Caller, Known, TheContainer, anyone, visitor_of
from leggio.server.routes.downloads import download
from leggio.server.routes.lookups import Consulted, consult, known_edition
from leggio.server.routes.refusals import granted
from leggio.server.routes.routing import RouteGroup
from leggio.server.routes.tables import TableId
from leggio.server.routes.tournament_desk import desk_only, hosted_tournament, state_of, tournament_at_desk
from leggio.server.security import ProblemError
from leggio.table.admission.claims import name_at_desk
from leggio.table.frames import TableInfo
from leggio.table.records import Phase
from leggio.table.refusals import by_the_rules
from leggio.tournament.commands import Correct
from leggio.tournament.exporting import Export, Subject, as_csv, as_json
from leggio.tournament.judging import may_be_told
from leggio.tournament.options import MOST_PLAYERS
from leggio.tournament.preview import Preview, preview
from leggio.tournament.result import Winner
from leggio.tournament.roster import WrongLine, read_roster
from leggio.tournament.rulings import LONGEST_WORD, MOST_WORDS
from leggio.tournament.state import Case, State

routes = RouteGroup("tournaments", "/api/tournaments/{table:str}")

PlayerNumber = Annotated[int, PathParameter(description="A player's number.", ge=1, le=MOST_PLAYERS)]
CaseNumber = Annotated[int, PathParameter(description="A challenge's number.", ge=1, le=100_000)]
# Each word of a play is on the rulings' list; players know of the play as a whole.
_FOR_THE_DESK = frozenset({Subject.RULINGS})


class RosterFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A CSV file of players, as text; see docs/tournaments.md for its columns."""

    csv: Annotated[str, msgspec.Meta(max_length=500_000)]


class Entered(msgspec.Struct, frozen=True, kw_only=True):
    """How many were put down; or what is wrong with the file, and then nobody was."""

    entered: int
    problems: tuple[WrongLine, ...] = ()


class Correction(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A result as it should have been."""

    round: int
    table: int
    first: int = 0
    second: int = 0
    winner: Winner | None = None
    forfeit: bool = False
    reason: str = "-"


class ContestedPlay(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The words of one play."""

    words: Annotated[
        tuple[Annotated[str, msgspec.Meta(pattern=rf"^[^\W\d_]{{2,{LONGEST_WORD}}}$")], ...],
        msgspec.Meta(min_length=1, max_length=MOST_WORDS),
    ]


class PlayStands(msgspec.Struct, frozen=True, kw_only=True):
    """Whether every word of a play is admissible, and nothing more (art. 28)."""

    valid: bool


@routes.post("/players", "Players from a file", 401, 404, 409, status_code=200)
async def import_players(
    table: TableId, data: JSONBody[RosterFile], person: Caller, container: TheContainer
) -> Entered:
    """Put all players of a CSV file down, or none."""
    visitor = visitor_of(person)
    hosted = await tournament_at_desk(container, table, visitor)
    roster = read_roster(data.csv.encode())
    if roster.problems:
        return Entered(entered=0, problems=roster.problems)
    command = {"command": "enter", "entries": msgspec.to_builtins(roster.entries)}
    granted(await hosted.commands.order(visitor, command, f"csv-{secrets.token_hex(8)}"))
    return Entered(entered=len(roster.entries))


@routes.delete("/claims/{player:int}", "Release a player", 401, 404, 409, status_code=200)
async def release_player(table: TableId, player: PlayerNumber, person: Caller, container: TheContainer) -> TableInfo:
    """Take a player from whoever came as them; for the desk."""
    visitor = visitor_of(person)
    return granted(await container.hub.release(await hosted_tournament(container, table), visitor, player))


@routes.post("/online", "Play one's game online", 401, 404, 409)
async def play_online(table: TableId, person: Caller, container: TheContainer) -> TableInfo:
    """The table online of one's game in the round that is on, with a seat at it; its end is the result."""
    return granted(await container.hub.play_online(await hosted_tournament(container, table), visitor_of(person)))


@routes.post("/preview", "What a correction would change", 401, 404, 409, status_code=200)
async def preview_correction(
    table: TableId, data: JSONBody[Correction], person: Caller, container: TheContainer
) -> Preview:
    """The lines of the standings that would change, for whoever may correct; nothing does yet."""
    visitor = visitor_of(person)
    hosted = await tournament_at_desk(container, table, visitor)
    command = Correct(by=hosted.name_of(visitor), **msgspec.structs.asdict(data))
    found = preview(state_of(hosted), command)
    return granted(by_the_rules(found)) if isinstance(found, Rejected) else found


@routes.post("/kiosk", "Does a play stand", 401, 404, 409, status_code=200)
async def ask_kiosk(
    table: TableId, data: JSONBody[ContestedPlay], person: Caller, container: TheContainer, consulted: Consulted
) -> PlayStands:
    """Valid or not for the whole play: for a screen that the desk has put up."""
    hosted = await tournament_at_desk(container, table, visitor_of(person))
    judge, _ = await consulted.judges.judge_of(hosted.record.settings)
    return PlayStands(valid=judge is not None and all(judge.judge(plain(word)).valid for word in data.words))


@routes.get("/cases/{case:int}/opinion", "What the judge thinks of a case", 401, 404, 409, 422)
async def opinion_on_case(table: TableId, case: CaseNumber, known: Known, container: TheContainer) -> list[Opinion]:
    """The judge's opinion on each contested word, for those who may rule on the case and nobody else (art. 28, 45)."""
    # A round of this tournament keeps nobody from it: who plays in the case is told apart below.
    reference = await consult(container, known, at=table)
    hosted = await hosted_tournament(container, table)
    state = state_of(hosted)
    found = state.cases[case - 1] if case <= len(state.cases) else None
    if found is None:
        raise ProblemError("ruling.unknown", status=404, case=case)
    if refused := may_be_told(state, found, name_at_desk(hosted, anyone(known))):
        granted(by_the_rules(refused), "tournament")
    edition = await known_edition(reference, hosted.record.settings.lexicon)
    return await asyncio.to_thread(_opinions, reference.judges, state, found, edition)


def _opinions(judges: LexiconJudges, state: State, case: Case, edition: str) -> list[Opinion]:
    if state.rules not in list(Rules):  # of a game that somebody installed
        return [opinion_on(word, judges.lexicon(state.rules, edition)) for word in case.words]
    return [judges.opinion_on(word, Rules(state.rules), frozenset(Category), edition) for word in case.words]


@routes.get("/log", "The log", 401, 404, 409, 422, media_type="application/jsonl")
async def tournament_log(table: TableId, known: Known, container: TheContainer) -> Response[str]:
    """Everything that happened: for the desk at any time, for everyone at the end. `leggio verify` checks it."""
    hosted = await hosted_tournament(container, table)
    if hosted.phase is not Phase.OVER:
        desk_only(hosted, anyone(known))
    return download(await hosted.writer.whole_log(), f"{table}.jsonl", "application/jsonl")


@routes.get("/csv/{subject:str}", "A list for a spreadsheet", 401, 404, 409, 422, media_type="text/csv")
async def tournament_csv(table: TableId, subject: Subject, known: Known, container: TheContainer) -> Response[str]:
    """Players, rounds, standings, teams or ratings; rulings for the desk."""
    hosted = await hosted_tournament(container, table)
    if subject in _FOR_THE_DESK:
        desk_only(hosted, anyone(known))
    return download(as_csv(state_of(hosted), subject), f"{subject.value}.csv", "text/csv")


@routes.get("/json", "Everything for other programs", 401, 404, 409, 422, media_type="application/json", answer=Export)
async def tournament_json(table: TableId, person: Caller, container: TheContainer) -> Response[bytes]:
    """The whole event as the desk knows it, with ratings; for the desk."""
    hosted = await tournament_at_desk(container, table, visitor_of(person))
    return download(as_json(state_of(hosted)), f"{table}.json", "application/json")
