"""What a check of the database finds."""

import msgspec


class Problem(msgspec.Struct, frozen=True):
    """Something wrong: the table, the event if it is about one, a stable code, data for a sentence."""

    code: str
    table: str = ""
    event: int | None = None
    detail: dict[str, object] = {}
    game: str = ""
    players: tuple[str, ...] = ()
