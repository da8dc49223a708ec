"""Challenges at a tournament's table online: they go to the referee's desk, and the ruling comes back (art. 28-32)."""

from leggio.core.codec import Event
from leggio.games.common.spec import Contested
from leggio.games.registry import GAMES
from leggio.table.admission.claims import tournament_of
from leggio.table.records import TableRecord
from leggio.table.table import Table
from leggio.tournament.commands import Challenge, GoOn
from leggio.tournament.state import Case, RevisedCase, State, can_be_put_right, is_open

# Who hands in what happens at a table: nobody of the hall does.
BY = "Leggio"


def tables_waiting(state: State) -> tuple[str, ...]:
    """Tables online with a ruling that they may not have heard of, or that may still be put right."""
    cases = [case for case in state.cases if isinstance(case, RevisedCase) and case.reference]
    return tuple(dict.fromkeys(case.reference.partition("/")[0] for case in cases if can_be_put_right(case)))


async def keep_in_step(tournament: Table, table: Table) -> None:
    """Whatever the two do not know of each other yet; asked once too often it changes nothing."""
    state, played = tournament_of(tournament), table.writer.state
    rulings = GAMES[table.record.settings.game].abilities.rulings
    if state is None or played is None or rulings is None or not table.record.settings.tournament:
        return
    cases = [case for case in state.cases if isinstance(case, RevisedCase) and _is_of(case, table.record)]
    if contested := rulings.contested(played):
        reference = f"{table.record.id}/{contested.at}"
        case = next((each for each in cases if each.reference == reference), None)
        if case is None:
            await _call_the_referee(tournament, state, table.record, contested, reference)
        elif case.valid is not None:
            await _forward(tournament, table, case)
        return
    for case in (each for each in cases if can_be_put_right(each)):
        given = rulings.given(await _events(table), int(case.reference.partition("/")[2]))
        if rulings.can_be_put_right(played):
            if given != case.valid:
                await _forward(tournament, table, case)
        else:
            stands = None if given == case.valid else given
            command = GoOn(by=BY, case=case.number, valid=stands)
            await tournament.commands.carry_out(command, f"on/{case.reference}")


def _is_of(case: RevisedCase, record: TableRecord) -> bool:
    return case.reference.partition("/")[0] == record.id


async def _call_the_referee(
    tournament: Table, state: State, record: TableRecord, contested: Contested, reference: str
) -> None:
    _, number, place = record.settings.tournament.split("/")
    game = state.game(int(number), int(place))
    # The pair was changed since, or the desk has settled it: nobody waits for a ruling.
    if (
        game is None
        or game.online != record.id
        or any(is_open(case) and _at(case, number, place) for case in state.cases)
    ):
        return
    player = game.players[contested.seat]
    command = Challenge(
        by=state.entrants[player - 1].name,
        round=int(number),
        table=int(place),
        player=player,
        words=contested.words,
        reference=reference,
    )
    await tournament.commands.carry_out(command, f"case/{reference}/{tournament.seq}")


def _at(case: Case, number: str, place: str) -> bool:
    return (case.round, case.table) == (int(number), int(place))


async def _forward(tournament: Table, table: Table, case: RevisedCase) -> None:
    rulings = GAMES[table.record.settings.game].abilities.rulings
    if rulings is not None and case.valid is not None:
        command = rulings.rule(table.writer.state, case.by, case.valid)
        await table.commands.carry_out(command, f"ruling/{case.reference}/{tournament.seq}")


async def _events(table: Table) -> tuple[Event, ...]:
    """All that happened at a table."""
    reader = table.host.log_reader()
    lines = (await table.writer.whole_log()).splitlines()[1:]
    return tuple(reader.event(line) for line in lines)
