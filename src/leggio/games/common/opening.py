"""Opening a table: what is checked whatever is played, and the first event with the sealed bag."""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from leggio.core.chance import Chance
from leggio.core.letters import is_label
from leggio.core.outcome import Rejected
from leggio.core.tiles import Distribution, take
from leggio.games.common.commands import OpenTable, Refuse
from leggio.games.common.mixing import are_contributors
from leggio.games.common.spec import RuleSet
from leggio.games.common.state import TableSet

LONGEST_NAME = 40
LONGEST_LEXICON = 80

RulesT = TypeVar("RulesT", bound=RuleSet)
OptionsT = TypeVar("OptionsT")
OpenedT = TypeVar("OpenedT", bound=TableSet[object])


def newest_rules(rule_sets: Mapping[tuple[str, int], RulesT], name: str, version: int | None = None) -> RulesT | None:
    """The rule set of that name: the version asked for, or the newest."""
    versions = [known for known in rule_sets if known[0] == name and version in (None, known[1])]
    return rule_sets[max(versions)] if versions else None


def opening_rules(
    command: OpenTable, find: Callable[[str, int | None], RulesT | None], refuse: Refuse
) -> RulesT | Rejected:
    """The rules a table is opened with, if they are known and these players may play by them."""
    rules = find(command.rules, command.rules_version)
    if rules is None:
        return refuse("open.rules", rules=command.rules)
    return refuse_players(command, rules, refuse) or rules


def refuse_players(command: OpenTable, rules: RuleSet, refuse: Refuse) -> Rejected | None:
    """A refusal unless that many may play, under names that can be shown and told apart, by words with a label."""
    seats = len(command.players)
    if seats not in rules.seats:
        return refuse("open.players", players=seats, least=rules.seats[0], most=rules.seats[-1])
    return refuse_names(command, refuse)


def refuse_names(command: OpenTable, refuse: Refuse) -> Rejected | None:
    """A refusal unless the names of players and words can be shown, and those of players told apart."""
    names = player_names(command)
    distinct = len({name.casefold() for name in names}) == len(names)
    if not distinct or not all(is_label(name, LONGEST_NAME) for name in names):
        return refuse("open.names", longest=LONGEST_NAME)
    if command.lexicon and not is_label(command.lexicon, LONGEST_LEXICON):
        return refuse("open.option", field="lexicon")
    if not are_contributors(command.contributors, len(names)):
        return refuse("open.option", field="contributors")
    return None


def player_names(command: OpenTable) -> tuple[str, ...]:
    """The names of the players as they will be known."""
    return tuple(name.strip() for name in command.players)


class Tiles(Protocol):
    """A rule set of a game with tiles and racks."""

    @property
    def tiles(self) -> Distribution:
        """The tiles."""

    @property
    def rack_size(self) -> int:
        """How many a full rack has."""


def is_short_bag(bag: str, rules: Tiles, seats: int) -> bool:
    """Whether a table may be opened with these tiles: none named, or some of the game's, enough for full racks."""
    return not bag or (len(bag) >= seats * rules.rack_size and take(rules.tiles.tiles, bag) is not None)


def open_sealed(
    kind: Callable[..., OpenedT],
    command: OpenTable,
    rules: RuleSet,
    options: object,
    chance: Chance,
    tiles: str,
    now: int,
    **more: object,
) -> OpenedT:
    """The first event of a table: these tiles or cards are sealed in an order that chance fixes."""
    seal = chance.seal(tiles)
    return kind(
        at=now,
        rules=rules.name,
        rules_version=rules.version,
        players=player_names(command),
        options=options,
        lexicon=command.lexicon,
        contributors=command.contributors,
        order=seal.order,
        salt=seal.salt,
        commitment=seal.commitment,
        **more,
    )
