"""Tables for games that are played at random."""

import random

from leggio.table.records import Settings

TABLES = [
    ("scrabble", "figs", (2, 3, 4)),
    ("scrabble", "figs-previous", (2, 3, 4)),
    ("scarabeo", "scarabeo", (2, 3, 4)),
    ("verbum", "verbum", (2, 3, 4, 6)),
    ("verbum", "verbum", (2, 3, 5)),
]


def settings_for(game: str, rules: str, seats: tuple[int, ...], rng: random.Random) -> Settings:
    """A table of some kind."""
    options: dict[str, object] = {}
    if game == "scrabble" and rng.random() < 0.4:
        options["arbiter"] = "referee"
    if game == "verbum":
        options["contests"] = rng.choice(("judge", "judge_then_vote", "vote"))
        options["open_hands"] = rng.random() < 0.1
    return Settings(game=game, rules=rules, seats=rng.choice(seats), options=options)
