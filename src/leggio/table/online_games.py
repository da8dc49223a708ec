"""Games of a tournament played at tables online: the two are seated, and the end of the game is the result."""

from leggio.games.registry import GAMES
from leggio.table.admission.admission import Admission
from leggio.table.admission.claims import name_in, tournament_of
from leggio.table.background_tasks import BackgroundTasks
from leggio.table.dependencies import Dependencies
from leggio.table.frames import Refused, TableInfo
from leggio.table.online_rulings import BY, keep_in_step, tables_waiting
from leggio.table.records import Phase, Settings, Visitor
from leggio.table.refusals import refuse
from leggio.table.table import Table
from leggio.table.table_cache import TableCache
from leggio.tournament.commands import OpenOnline, SetResult
from leggio.tournament.judging import deciders, judge_rules_online, referee_plays
from leggio.tournament.result import Source, Winner
from leggio.tournament.state import Game, State


class OnlineGames:
    """The way from a tournament to its tables online, and back."""

    def __init__(self, dependencies: Dependencies, tables: TableCache, admission: Admission) -> None:
        self._tables = tables
        self._admission = admission
        self._tasks = BackgroundTasks(dependencies.observer)

    async def play(self, tournament: Table, visitor: Visitor) -> TableInfo | Refused:
        """Seat a player at the table of their game in the round that is on; the first of the two opens it."""
        found = _game_of(tournament, visitor)
        if isinstance(found, Refused):
            return found
        state, number, game, player = found
        named = Visitor(visitor.person, state.entrants[player - 1].name)
        seat = 0 if player == game.first else 1
        settings = _settings(tournament, state, number, game)
        if isinstance(settings, Refused):
            return settings
        info = await self._admission.seat_at(settings, named, seat, game.online or None)
        if isinstance(info, Refused) or game.online:
            return info
        command = OpenOnline(by=named.name, round=number, table=game.table, reference=info.id)
        opened = await tournament.commands.carry_out(command, f"online/{info.id}")
        if isinstance(opened, Refused):
            await self._admission.close(info.id)
            # The other was faster, maybe: then there is a table now.
            again = _game_of(tournament, visitor)
            if isinstance(again, Refused) or not again[2].online:
                return opened
            return await self._admission.seat_at(settings, named, seat, again[2].online)
        return info

    def moved_on(self, table: Table) -> None:
        """Something happened: results and challenges go from a tournament's table to it, rulings the other way."""
        if table.record.settings.tournament:
            self._tasks.start(self._follow(table))
        elif (state := tournament_of(table)) and (waiting := tables_waiting(state)):
            self._tasks.start(self._rule(table, waiting))

    async def settle(self, tournament: Table) -> None:
        """Take in results of tables that ended when nobody could be told, for instance as the server stopped."""
        state = tournament_of(tournament)
        for one in state.rounds if state else ():
            for game in one.games:
                if game.online and game.result is None and (table := await self._tables.table(game.online)):
                    await self._follow(table)

    async def finish(self) -> None:
        """Let what is being handed in be handed in."""
        await self._tasks.finish()

    async def _follow(self, table: Table) -> None:
        if table.phase is Phase.OVER:
            await self._report(table)
        if tournament := await self._tables.table(table.record.settings.tournament.split("/")[0]):
            await keep_in_step(tournament, table)

    async def _rule(self, tournament: Table, tables: tuple[str, ...]) -> None:
        for name in tables:
            if table := await self._tables.table(name):
                await keep_in_step(tournament, table)

    async def _report(self, table: Table) -> None:
        name, number, place = table.record.settings.tournament.split("/")
        tournament = await self._tables.table(name)
        state = tournament_of(tournament) if tournament else None
        ended = table.ended
        if tournament is None or state is None or ended is None:
            return
        game = state.game(int(number), int(place))
        # Annulled, or the pair was changed since: the desk decides.
        if game is None or game.online != table.record.id or game.result is not None or not ended.places:
            return
        command = SetResult(
            by=BY,
            round=int(number),
            table=int(place),
            first=ended.scores[0],
            second=ended.scores[1],
            winner=_winner(ended.places[0]),
            source=Source.ONLINE,
            reference=table.record.id,
        )
        await tournament.commands.carry_out(command, f"result/{table.record.id}")


def _game_of(tournament: Table, visitor: Visitor) -> tuple[State, int, Game, int] | Refused:
    """The open game of a player in the last round; who is at the desk and on the list plays too."""
    state = tournament_of(tournament)
    entrant = state.named(name_in(tournament, visitor)) if state else None
    player = entrant.number if entrant else None
    if state is None or player is None:
        return refuse("claim.whom", player=None)
    one = state.rounds[-1] if state.rounds else None
    game = one.game_of(player) if one else None
    if one is None or game is None or game.result is not None:
        return refuse("online.no_game")
    return state, one.number, game, player


def _settings(tournament: Table, state: State, number: int, game: Game) -> Settings | Refused:
    """The tournament game of the rules, with the starter whom the pairing named (art. 25)."""
    for played in GAMES.values():
        paired = played.abilities.paired
        if paired is not None and played.rulebook.find(state.rules):
            reference = f"{tournament.record.id}/{number}/{game.table}"
            options = {**paired, **state.options.online}
            if (rulings := played.abilities.rulings) and not judge_rules_online(state):
                if not deciders(state, game):
                    return refuse("online.nobody_rules")
                options |= rulings.options("panel" if referee_plays(state, game) else "referee")
            return Settings(
                game=played.name,
                rules=state.rules,
                seats=2,
                options=options,
                tournament=reference,
                lexicon=tournament.record.settings.lexicon,
            )
    return refuse("online.no_game")


def _winner(best: tuple[int, ...]) -> Winner:
    if len(best) > 1:
        return Winner.DRAW
    return Winner.FIRST if best[0] == 0 else Winner.SECOND
