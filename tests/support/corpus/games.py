"""Where the games of the corpus came from: games at random by their seeds, and games of bots with real words.

The seeds were picked out of hundreds so that few and short logs hold between them every kind of event, every value of
every option and field, and every end at tables of every size. `events` cuts a log off where a command was done: a game
that waits for something.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Protocol

import msgspec

from leggio.games.common.commands import Resign
from leggio.games.verbum import Game as VerbumGame
from support.bot_games import bot_game as scrabble_bots
from support.bot_games import bot_of
from support.mixed_tables import MixedTable
from support.scarabeo.bot_games import bot_game as scarabeo_bots
from support.scarabeo.tables import stacked_game
from support.scarabeo.whole_games import play_whole_game as play_scarabeo
from support.tables import stacked_game as scrabble_table
from support.verbum.whole_games import play_whole_game as play_verbum
from support.whole_games import play_whole_game as play_scrabble

Log = list[Any]
Recipes = Iterator[tuple[str, Callable[[], Log]]]


class Draws(msgspec.Struct, frozen=True, kw_only=True):
    """One game at random: what it takes to play it again."""

    seed: int
    rules: str
    seats: int
    patience: int
    events: int | None = None
    version: int = 1  # of the rules, where another one gave the log its name

    @property
    def name(self) -> str:
        """What its log is called."""
        cut = f"-cut-{self.events}" if self.events else ""
        rules = self.rules if self.version == 1 else f"{self.rules}-{self.version}"
        return f"{rules}-{self.seats}-players-{self.seed:03}{cut}"


def scrabble_games() -> Recipes:
    """Scrabble, in both editions."""
    for each in SCRABBLE:
        yield each.name, partial(_scrabble, each)
    for rules in ("figs", "figs-previous"):
        yield f"{rules}-bots", partial(_scrabble_bots, rules)
    for name, game in SCRABBLE_BY_HAND.items():
        yield f"figs-2-{name}", game
    for arbiter in ("referee", "panel"):
        yield f"figs-ruling-put-right-{arbiter}", partial(_put_right, arbiter)
    yield "figs-taken-back", _scrabble_taken_back
    for how in MIXED:
        yield f"figs-mixed-{how}", partial(_mixed, "scrabble", how)
    yield "figs-offer-turned-down", partial(_turned_down, scrabble_table("MIELEAA", "ARANCIA", then="EEEEEBCDFGHI"))


def scarabeo_games() -> Recipes:
    """Scarabeo."""
    for each in SCARABEO:
        yield each.name, partial(_scarabeo, each)
    for seats in (2, 3):
        yield f"scarabeo-{seats}-bots", partial(_scarabeo_bots, seats)
    yield "scarabeo-in-one-play", _scarabeo_in_one_play
    yield "scarabeo-taken-back", _scarabeo_taken_back
    yield "scarabeo-mixed", partial(_mixed, "scarabeo", "all")
    yield "scarabeo-offer-turned-down", partial(_turned_down, stacked_game("CONTAREI", "SBBEEEEE", then="AEIOAEIO"))


def verbum_games() -> Recipes:
    """Verbum."""
    for each in VERBUM:
        yield each.name, partial(_verbum, each)
    yield "verbum-taken-back", _verbum_taken_back
    yield "verbum-mixed", partial(_mixed, "verbum", "all")
    yield "verbum-offer-turned-down", partial(_turned_down, VerbumGame("Anna", "Bea", words="cane", seed=1))


# Whose shares go into a bag: everybody's, or with one who never commits and one who never reveals.
MIXED = {"all": ((0, 1), (0, 1)), "some": ((0, 1), (1,)), "none": ((), ())}


def _mixed(name: str, how: str) -> Log:
    """A game of three, two of whose devices are asked for a share, begun and given up."""
    table = MixedTable(name).mix(*MIXED[how])
    for seat in (0, 1):
        table.do(Resign(seat=seat))
    return table.log


def _scrabble(draws: Draws) -> Log:
    return play_scrabble(draws.seed, draws.rules, draws.seats, patience=draws.patience).log[: draws.events]


class Stoppable(Protocol):
    """A script of any game with seats."""

    @property
    def log(self) -> Sequence[Any]:
        """All that has happened."""

    def propose_abandon(self, seat: int) -> None:
        """Offer to stop."""

    def decline_abandon(self, seat: int) -> None:
        """Turn it down, or take it back."""


def _turned_down(game: Stoppable) -> Log:
    """An offer to stop that is turned down, one that is taken back, and one that both want."""
    game.propose_abandon(0)
    game.decline_abandon(1)
    game.propose_abandon(1)
    game.decline_abandon(1)
    game.propose_abandon(0)
    game.propose_abandon(1)
    return list(game.log)


def _scrabble_taken_back() -> Log:
    """A play and its answer taken back, a cambio secco too, and the game goes on to a resignation (house rule)."""
    words = "MIELE ARANCIA AI AL NE"
    game = scrabble_table("MIELEAA", "ARANCIA", then="EEEEEBCDFGHI", words=words, takes_back=0)
    game.play("F8 orizz.", "MIELE")
    game.play("G7 orizz.", "ARANCIA")
    game.take_back(0)
    game.cambio_secco()
    game.wait(seconds=5)
    game.take_back(0)
    game.play("F8 orizz.", "MIELE")
    game.accept()
    game.pass_turn()
    game.resign(0)
    return list(game.log)


def _scarabeo_taken_back() -> Log:
    """A turn that ran out is had again, and a word that stood is laid elsewhere (house rule)."""
    game = stacked_game("CONTAREI", "SBBEEEEE", then="AEIOAEIO", takes_back=0)
    game.wait(minutes=5)
    game.take_back(0)
    game.play("I9 orizz.", "CONTARE")
    game.accept()
    game.take_back(0)
    game.play("I9 vert.", "CONTARE")
    game.accept()
    return list(game.log)


def _verbum_taken_back() -> Log:
    """Deeds of a free turn taken back one by one, a swap of hands among them (house rule)."""
    hands = ("CANE&", "IELOO")
    game = VerbumGame("Anna", "Bea", words="cane", hands=hands, takes_back=0, free_turn=True)
    game.draw("b")
    game.lay("CANE")
    game.swap_hands(1)
    for _ in range(3):
        game.take_back(0)
    game.draw("a")
    game.discard("C")
    game.draw("b")
    game.take_back(0)
    game.pass_turn()
    return list(game.log)


def _put_right(arbiter: str) -> Log:
    """A ruling put right both ways, and then left as it is (art. 32)."""
    game = scrabble_table("MIELEAA", "ARANCIA", then="EEEEEBCDFGHI", arbiter=arbiter)
    game.play("F8 orizz.", "MIELE")
    game.play("G7 orizz.", "ARANCIA")
    game.challenge("NE", "AI")
    for valid in (True, False, True):
        game.rule(arbiter, name="Rita", NE=valid, AI=True)
        game.wait(seconds=3)
    game.pass_turn()
    return list(game.log)


def _scarabeo(draws: Draws) -> Log:
    return play_scarabeo(draws.seed, draws.seats, patience=draws.patience).log[: draws.events]


def _verbum(draws: Draws) -> Log:
    return play_verbum(draws.seed, draws.seats, patience=draws.patience).log[: draws.events]


def _scrabble_bots(rules: str) -> Log:
    log: Log = []
    scrabble_bots([bot_of("facile", rules), bot_of("forte", rules)], f"corpus-{rules}", rules, log=log)
    return log


def _upheld_then_taken_back() -> Log:
    """One opponent's challenge is lost, another's of another word is won (art. 29-31)."""
    game = scrabble_table("MIELEAA", "ARANCIA", words="MIELE ARANCIA AI AL NE", players=3)
    game.play("F8 orizz.", "MIELE")
    game.accept(seat=2)
    game.play("G7 orizz.", "ARANCIA")
    game.wait(seconds=2)
    game.hold(seat=0)
    game.wait(seconds=3)
    game.challenge("AI", "AL", seat=2)
    game.challenge("RE", seat=0)
    return game.log


def _still_open() -> Log:
    """A word was upheld, and an opponent who asked for time has the rest before them (art. 31)."""
    game = scrabble_table("MIELEAA", "ARANCIA", words="MIELE ARANCIA AI AL NE", players=4)
    game.play("F8 orizz.", "MIELE")
    game.wait(seconds=20)
    game.play("G7 orizz.", "ARANCIA")
    game.hold(seat=3)
    game.hold(seat=0)
    game.wait(seconds=5)
    game.challenge("AI", seat=2)
    return game.log


def _sixth_turn_taken_back() -> Log:
    """A play taken back is the last of six turns without a word (art. 30, 39b)."""
    game = scrabble_table("MICIOAA", "ARMONAE", words="")
    for _ in range(5):
        game.pass_turn()
    game.play("F8 orizz.", "ARMONE")
    game.challenge("ARMONE")
    return game.log


def _tie_lost_on_time() -> Log:
    """Level after all counts, the scores stay, and the game is lost (art. 37, 39c)."""
    game = scrabble_table("ARANCIA", "EEEEEEE", then="ZZVVD??", words="ARANCIA")
    game.play("F8 orizz.", "ARANCIA")
    game.pass_turn()
    for minutes in (25, 1):
        game.wait(minutes=minutes)
        game.claim_time(against=0)
    return game.log


def _minute_not_used() -> Log:
    """An extra minute that was granted and not touched costs nothing; at the limit no rack is deducted (art. 37)."""
    game = scrabble_table("MICIOAA", "ARMONAE", then="EEEEE", words="MICIO")
    game.wait(minutes=25, seconds=10)
    game.play("F8 orizz.", "MICIO")
    game.claim_time(against=0)
    game.wait(minutes=50)
    return game.log


SCRABBLE_BY_HAND: dict[str, Callable[[], Log]] = {
    "upheld-then-taken-back": _upheld_then_taken_back,
    "still-open": _still_open,
    "sixth-turn-taken-back": _sixth_turn_taken_back,
    "tie-lost-on-time": _tie_lost_on_time,
    "minute-not-used": _minute_not_used,
}


def _scarabeo_bots(seats: int) -> Log:
    log: Log = []
    levels = ("principiante", "medio", "forte")[:seats]
    scarabeo_bots([bot_of(level, "scarabeo") for level in levels], f"corpus-{seats}", log=log)
    return log


def _scarabeo_in_one_play() -> Log:
    """The prize for the game's own name, which chance does not win."""
    game = stacked_game("SCARABEO", "SCARA?IT", "EEEEIIII", then="OOOOOOO", words="SCARABEO SCARABEI")
    game.play("D9 orizz.", "SCARABEO")
    game.play("I4 vert.", "SCARABeI")
    game.challenge("SCARABEI")
    return game.log


SCRABBLE = (
    Draws(seed=178, rules="figs", seats=3, patience=98),
    Draws(seed=37, rules="figs-previous", seats=3, patience=97),
    Draws(seed=74, rules="figs", seats=4, patience=134),
    Draws(seed=111, rules="figs-previous", seats=2, patience=171),
    Draws(seed=46, rules="figs", seats=3, patience=106),
    Draws(seed=142, rules="figs", seats=3, patience=62),
    Draws(seed=155, rules="figs-previous", seats=4, patience=75),
    Draws(seed=164, rules="figs", seats=4, patience=84),
    Draws(seed=165, rules="figs-previous", seats=2, patience=85),
    Draws(seed=126, rules="figs", seats=2, patience=186),
    Draws(seed=63, rules="figs-previous", seats=2, patience=123),
    Draws(seed=104, rules="figs", seats=4, patience=164),
    Draws(seed=120, rules="figs", seats=2, patience=180),
    Draws(seed=116, rules="figs", seats=4, patience=176),
    Draws(seed=69, rules="figs-previous", seats=2, patience=129),
    Draws(seed=105, rules="figs-previous", seats=2, patience=165),
    Draws(seed=84, rules="figs", seats=2, patience=144),
    Draws(seed=151, rules="figs-previous", seats=3, patience=71),
    Draws(seed=196, rules="figs", seats=3, patience=116),
    Draws(seed=183, rules="figs-previous", seats=2, patience=103),
    Draws(seed=19, rules="figs-previous", seats=3, patience=79),
    Draws(seed=29, rules="figs-previous", seats=4, patience=89),
    Draws(seed=78, rules="figs", seats=2, patience=138),
    Draws(seed=121, rules="figs-previous", seats=3, patience=181),
    Draws(seed=21, rules="figs-previous", seats=2, patience=81),
    Draws(seed=17, rules="figs-previous", seats=4, patience=77),
    Draws(seed=191, rules="figs-previous", seats=4, patience=111),
    Draws(seed=185, rules="figs-previous", seats=4, patience=105),
    Draws(seed=10, rules="figs", seats=3, patience=70),
    Draws(seed=149, rules="figs-previous", seats=4, patience=69),
    Draws(seed=128, rules="figs", seats=4, patience=188),
    Draws(seed=82, rules="figs", seats=3, patience=142),
    Draws(seed=31, rules="figs-previous", seats=3, patience=91),
    Draws(seed=30, rules="figs", seats=2, patience=90),
    Draws(seed=62, rules="figs", seats=4, patience=122, events=5),
    Draws(seed=34, rules="figs", seats=3, patience=94, events=1),
    Draws(seed=6, rules="figs", seats=2, patience=66, events=38),
    Draws(seed=87, rules="figs-previous", seats=2, patience=147, events=32),
    Draws(seed=102, rules="figs", seats=2, patience=162, events=8),
    Draws(seed=75, rules="figs-previous", seats=2, patience=135, events=47),
    Draws(seed=88, rules="figs", seats=3, patience=148, events=57),
    Draws(seed=53, rules="figs-previous", seats=4, patience=113, events=32),
    Draws(seed=54, rules="figs", seats=2, patience=114, events=28),
    Draws(seed=14, rules="figs", seats=4, patience=74, events=26),
    Draws(seed=13, rules="figs-previous", seats=3, patience=73, events=26),
    # Version 2: holds and challenges of several, one's own clock, every end.
    Draws(seed=95, rules="figs-2", seats=4, patience=30),
    Draws(seed=12, rules="figs-2", seats=2, patience=49),
    Draws(seed=205, rules="figs-2", seats=3, patience=80),
    Draws(seed=5, rules="figs-2", seats=4, patience=60),
    Draws(seed=158, rules="figs-1", seats=4, patience=51),
    Draws(seed=106, rules="figs-2", seats=3, patience=47),
    Draws(seed=255, rules="figs-1", seats=2, patience=70),
    Draws(seed=81, rules="figs-2", seats=2, patience=52),
    Draws(seed=128, rules="figs-2", seats=4, patience=81),
    Draws(seed=219, rules="figs-1", seats=2, patience=58),
    Draws(seed=193, rules="figs-1", seats=3, patience=56),
    Draws(seed=207, rules="figs-2", seats=2, patience=34),
    Draws(seed=10, rules="figs-2", seats=3, patience=35),
    Draws(seed=48, rules="figs-2", seats=2, patience=61),
    Draws(seed=224, rules="figs-2", seats=4, patience=33),
    Draws(seed=31, rules="figs-2", seats=3, patience=62, events=12),
    Draws(seed=89, rules="figs-1", seats=4, patience=48, events=15),
)
SCARABEO = (
    Draws(seed=109, rules="scarabeo", seats=3, patience=169),
    Draws(seed=50, rules="scarabeo", seats=4, patience=110),
    Draws(seed=48, rules="scarabeo", seats=2, patience=108),
    Draws(seed=67, rules="scarabeo", seats=3, patience=127),
    Draws(seed=3, rules="scarabeo", seats=2, patience=63),
    Draws(seed=91, rules="scarabeo", seats=3, patience=151),
    Draws(seed=28, rules="scarabeo", seats=3, patience=88),
    Draws(seed=174, rules="scarabeo", seats=2, patience=234),
    Draws(seed=129, rules="scarabeo", seats=2, patience=189),
    Draws(seed=72, rules="scarabeo", seats=2, patience=132),
    Draws(seed=179, rules="scarabeo", seats=4, patience=239),
    Draws(seed=113, rules="scarabeo", seats=4, patience=173),
    Draws(seed=37, rules="scarabeo", seats=3, patience=97),
    Draws(seed=164, rules="scarabeo", seats=4, patience=224),
    Draws(seed=190, rules="scarabeo", seats=3, patience=250),
    Draws(seed=102, rules="scarabeo", seats=2, patience=162),
    Draws(seed=161, rules="scarabeo", seats=4, patience=221),
    Draws(seed=89, rules="scarabeo", seats=4, patience=149),
    Draws(seed=1, rules="scarabeo", seats=3, patience=61, events=26),
    Draws(seed=0, rules="scarabeo", seats=2, patience=60, events=24),
    Draws(seed=2, rules="scarabeo", seats=4, patience=62, events=28),
    Draws(seed=50, rules="scarabeo", seats=4, patience=110, events=35),
    Draws(seed=52, rules="scarabeo", seats=3, patience=112, events=25),
    Draws(seed=8, rules="scarabeo", seats=4, patience=68, events=28),
    Draws(seed=67, rules="scarabeo", seats=3, patience=127, events=23),
    # Version 2: crossings found out later, words that lengthen others.
    Draws(seed=202, rules="scarabeo", seats=3, patience=62),
    Draws(seed=219, rules="scarabeo", seats=2, patience=79),
    Draws(seed=242, rules="scarabeo", seats=4, patience=102),
    Draws(seed=265, rules="scarabeo", seats=3, patience=125),
    Draws(seed=308, rules="scarabeo", seats=4, patience=168),
    Draws(seed=327, rules="scarabeo", seats=2, patience=187),
    # Sand that waits until a rack is seen.
    Draws(seed=406, rules="scarabeo", seats=3, patience=66),
    Draws(seed=410, rules="scarabeo", seats=4, patience=70),
)
VERBUM = (
    Draws(seed=70, rules="verbum", seats=2, patience=170),
    Draws(seed=185, rules="verbum", seats=2, patience=285),
    Draws(seed=32, rules="verbum", seats=4, patience=132),
    Draws(seed=33, rules="verbum", seats=5, patience=133),
    Draws(seed=34, rules="verbum", seats=6, patience=134),
    Draws(seed=156, rules="verbum", seats=3, patience=256),
    Draws(seed=168, rules="verbum", seats=5, patience=268),
    Draws(seed=50, rules="verbum", seats=2, patience=150),
    Draws(seed=115, rules="verbum", seats=2, patience=215),
    Draws(seed=95, rules="verbum", seats=2, patience=195),
    Draws(seed=109, rules="verbum", seats=6, patience=209),
    Draws(seed=183, rules="verbum", seats=5, patience=283),
    Draws(seed=152, rules="verbum", seats=4, patience=252),
    Draws(seed=166, rules="verbum", seats=3, patience=266),
    Draws(seed=181, rules="verbum", seats=3, patience=281),
    Draws(seed=1, rules="verbum", seats=3, patience=101, events=27),
    Draws(seed=6, rules="verbum", seats=3, patience=106, events=25),
    Draws(seed=4, rules="verbum", seats=6, patience=104, events=49),
    Draws(seed=1, rules="verbum", seats=3, patience=101, events=26),
    Draws(seed=33, rules="verbum", seats=5, patience=133, events=29),
    Draws(seed=35, rules="verbum", seats=2, patience=135, events=52),
    Draws(seed=49, rules="verbum", seats=6, patience=149, events=40),
    Draws(seed=5, rules="verbum", seats=2, patience=105, events=29),
    Draws(seed=86, rules="verbum", seats=3, patience=186, version=2),
    Draws(seed=125, rules="verbum", seats=2, patience=225, version=2),
    Draws(seed=240, rules="verbum", seats=2, patience=340, version=2),
    Draws(seed=107, rules="verbum", seats=4, patience=207, version=2),
    Draws(seed=81, rules="verbum", seats=3, patience=181, version=2),
    Draws(seed=138, rules="verbum", seats=5, patience=238, version=2),
    Draws(seed=334, rules="verbum", seats=6, patience=434, version=2),
    Draws(seed=17, rules="verbum", seats=4, patience=117, version=2),
    Draws(seed=20, rules="verbum", seats=2, patience=120, version=2),
    Draws(seed=319, rules="verbum", seats=6, patience=419, version=2),
    Draws(seed=166, rules="verbum", seats=3, patience=266, version=2),
    Draws(seed=79, rules="verbum", seats=6, patience=179, version=2),
    Draws(seed=121, rules="verbum", seats=3, patience=221, version=2),
    Draws(seed=238, rules="verbum", seats=5, patience=338, version=2),
    Draws(seed=319, rules="verbum", seats=6, patience=419, events=65, version=2),
    Draws(seed=319, rules="verbum", seats=6, patience=419, events=79, version=2),
    Draws(seed=238, rules="verbum", seats=5, patience=338, events=295, version=2),
    Draws(seed=79, rules="verbum", seats=6, patience=179, events=164, version=2),
)
