"""Tables of any game whose bag is mixed by the players' devices, step by step."""

from collections.abc import Iterable
from typing import Any

from leggio.core.chance import Chance, SeededChance
from leggio.core.mixing import commitment_to
from leggio.core.outcome import Accepted, Rejected
from leggio.games.common.commands import CommitShare, RevealShare
from leggio.games.registry import GAMES
from support.hashed_words import HashJudge
from support.random_games.mixing import share_of
from support.random_games.playing import Table
from support.scarabeo.whole_games import KIT as SCARABEO
from support.verbum.whole_games import KIT as VERBUM
from support.whole_games import KIT as SCRABBLE

KITS = {kit.name: kit for kit in (SCRABBLE, SCARABEO, VERBUM)}
PLAYERS = ("Anna", "Bea", "Ugo")
WAY_MS = 150  # of a message


class MixedTable(Table):
    """A table whose devices are asked for a share."""

    def __init__(
        self, game: str, contributors: tuple[int, ...] = (0, 1), chance: Chance | None = None, **options: Any
    ) -> None:
        super().__init__(KITS[game], HashJudge(), chance or SeededChance("mixed"), now=0)
        spec = GAMES[game]
        rules = spec.rulebook.names[0]
        chosen = spec.rulebook.options(spec.rulebook.find(rules), **options)
        self.do(spec.commands.open(rules=rules, players=PLAYERS, options=chosen, contributors=contributors))

    def commit(self, seat: int, share: str | None = None) -> Accepted[Any] | Rejected:
        """A device commits itself to its share."""
        self.now += WAY_MS
        hashed = commitment_to(share or share_of(seat), self.state.commitment, seat)
        return self.do(CommitShare(seat=seat, commitment=hashed))

    def reveal(self, seat: int, share: str | None = None) -> Accepted[Any] | Rejected:
        """A device reveals it."""
        self.now += WAY_MS
        return self.do(RevealShare(seat=seat, share=share or share_of(seat)))

    def mix(self, committing: Iterable[int] = (0, 1), revealing: Iterable[int] = (0, 1)) -> "MixedTable":
        """Some take part, and the time of the others goes by."""
        for seat in committing:
            self.commit(seat)
        for seat in revealing:
            self.reveal(seat)
        self.now += 20_000
        self.do(self.kit.tick())
        return self
