"""What a command comes to at a table of Noveper."""

from collections.abc import Iterator

from leggio.core.chance import Chance
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.board.conduct import deal
from leggio.games.common.conduct import Deadline, Decide, Work, decider
from leggio.games.common.opening import newest_rules, open_sealed, refuse_players
from noveper.commands import AnyCommand, Open
from noveper.conduct import TABLE, refuse
from noveper.events import AnyEvent, Opened
from noveper.evolve import evolve
from noveper.rules import RULE_SETS
from noveper.state import State


def _open(command: Open, judge: Judge | None, chance: Chance, now: int) -> Opened | Rejected:
    rules = newest_rules(RULE_SETS, command.rules, command.rules_version)
    if rules is None:
        return refuse("open.rules", rules=command.rules)
    if refusal := refuse_players(command, rules, refuse):
        return refusal
    if not 0 <= command.options.starter < len(command.players):
        return refuse("open.option", field="starter")
    if judge is None:
        return refuse("open.no_judge")
    return open_sealed(Opened, command, rules, command.options, chance, rules.tiles.tiles, now)


def _begin(work: Work[State]) -> None:
    deal(work, work.state.options.starter, lambda _tiles, _seats: (0, ()))


def deadlines(_: State) -> Iterator[Deadline[State]]:
    """Nothing happens by itself."""
    return iter(())


decide: Decide[State, AnyCommand, AnyEvent] = decider(
    TABLE, evolve, deadlines, TABLE.handlers(), opening=_open, begin=_begin
)
