"""What came of one game of a match."""

import msgspec


class GameResult(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One game. Sides are 0 and 1, as the engines were named; scores and seconds are by side."""

    pair: int  # from 1; its two games have the same bag
    first: int  # the side that moved first
    scores: tuple[int, int]
    points: float  # of side 0: 1, 0.5 or 0
    reason: str  # how it ended: by the rules, or `crashed`, `hung`, `illegal`, `no_protocol`, `refuses`
    loser: int | None = None  # the side that lost by what it did
    detail: str = ""
    turns: int = 0
    seconds: tuple[float, float] = (0.0, 0.0)
    seed: str = ""

    @property
    def spread(self) -> int:
        """What side 0 has more."""
        return self.scores[0] - self.scores[1]
