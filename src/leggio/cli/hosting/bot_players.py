"""Who plays by itself at this keyboard, and whoever gives hints: what each would do, from what its seat may see."""

from collections.abc import Iterator, Mapping

import msgspec

from leggio.cli.dictionaries import Dictionary
from leggio.cli.hosting.bots import level_of
from leggio.engine.adapting import level_at
from leggio.engine.hinting import ADVISER
from leggio.engine.minds import Minds, bots_of
from leggio.games.common.house_options import is_for_family
from leggio.kernel import Graph
from leggio.lexicon.opening import cache_directory


class BotPlayers(Mapping[int, str]):
    """The level of the bot on each seat that has one, and what it wants.

    `listed` are the words of the game where they are not the lexicon's. For a `family` none that are vulgar are laid,
    nor told.
    """

    def __init__(
        self, game: str, levels: Mapping[int, str], listed: Graph | None = None, *, family: bool = False
    ) -> None:
        self._game = game
        self._levels = levels
        self._family = family
        self._minds = Minds(cache_directory(), listed)

    def __getitem__(self, seat: int) -> str:
        return self._levels[seat]

    def __iter__(self) -> Iterator[int]:
        return iter(self._levels)

    def __len__(self) -> int:
        return len(self._levels)

    def want(self, seat: int, view: msgspec.Struct) -> msgspec.Struct | None:
        """The command of the bot on a seat that sees the table like this; None: there is nothing for it to do."""
        level = level_at(bots_of(self._game), self._levels[seat], seat, view)
        return self._minds.want(self._game, level, seat, view, family=self._family)

    def advise(self, seat: int, view: msgspec.Struct) -> msgspec.Struct | None:
        """What to tell a person who asks what they could do; None: nothing, now."""
        return self._minds.want(self._game, ADVISER, seat, view, family=self._family)


def bots_at(game: str, players: tuple[str, ...], options: object, dictionary: Dictionary | None) -> BotPlayers:
    """The bots among the players; each knows its share of the words that the game goes by."""
    levels = {seat: level for seat, name in enumerate(players) if (level := level_of(name))}
    listed = dictionary.graph() if levels and dictionary and dictionary.graph else None
    return BotPlayers(game, levels, listed, family=is_for_family(options))
