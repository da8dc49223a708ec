"""Opening a table, the draw for the start, late arrivals: premessa, art. 24, 25, 38."""

from collections import Counter

import pytest

from leggio.core.outcome import Rejected
from leggio.core.verdicts import WordList
from leggio.games.scrabble import FIGS, FIGS_1, Game
from leggio.games.scrabble.commands import Open, Pass
from leggio.games.scrabble.decide import decide, draw_for_start
from leggio.games.scrabble.events import Drawn, Ending, Opened, StarterChosen, TimeClaimed
from leggio.games.scrabble.options import Options, options_for
from leggio.games.scrabble.state import Phase
from support.refusals import refuses
from support.tables import StackedChance, stacked_game

JUDGE = WordList(frozenset({"MICIO"}))


def drawn_game(first: str, players: int = 2) -> Game:
    """A game whose starter is drawn for, with these tiles coming out first."""
    return stacked_game(first, players=players, starter=None)


def start(game: Game) -> StarterChosen:
    """The event that chose the starter."""
    return next(event for event in game.log if isinstance(event, StarterChosen))


def test_all_tiles_are_in_the_bag() -> None:
    """art. 24: the 120 tiles of the book are checked and put in before anything is drawn."""
    opened = stacked_game().log[0]
    assert isinstance(opened, Opened)
    assert Counter(opened.order) == Counter(FIGS.tiles.tiles)


@pytest.mark.parametrize(("first", "starter"), [("AB", 0), ("BA", 1), ("ZQ", 1), ("EI", 0)])
def test_the_letter_nearest_a_starts(first: str, starter: int) -> None:
    """art. 25: each draws a tile, the lower letter begins."""
    game = drawn_game(first)
    assert start(game).draws == ((0, first[0]), (1, first[1]))
    assert (start(game).starter, game.turn) == (starter, starter)


def test_a_jolly_is_drawn_again() -> None:
    """art. 25: whoever draws a jolly draws another tile, and only they do."""
    assert draw_for_start("?CB", 2) == (1, ((0, "?"), (0, "C"), (1, "B")))
    assert draw_for_start("C??B", 2) == (1, ((0, "C"), (1, "?"), (1, "?"), (1, "B")))


def test_equal_letters_are_drawn_again_by_both() -> None:
    """art. 25: the same letter twice, and both draw anew, as often as it takes."""
    assert draw_for_start("EEMMRD", 2) == (1, ((0, "E"), (1, "E"), (0, "M"), (1, "M"), (0, "R"), (1, "D")))


def test_with_more_players_only_the_tied_draw_again() -> None:
    """art. 25, premessa: of three, the two who share the best letter draw again."""
    assert draw_for_start("AZAED", 3) == (2, ((0, "A"), (1, "Z"), (2, "A"), (0, "E"), (2, "D")))
    assert draw_for_start("ZZA", 3)[0] == 2


def test_tiles_drawn_for_the_start_go_back() -> None:
    """art. 25: the bag is mixed again before the racks are drawn."""
    game = drawn_game("BA")
    assert sorted("".join(game.state.racks) + game.state.bag.tiles) == sorted(FIGS.tiles.tiles)
    assert game.state.bag.returns == 1
    assert len(game.state.bag) == 106


@pytest.mark.parametrize(("players", "starter"), [(2, 1), (3, 2), (4, 0)])
def test_the_referee_may_name_the_starter(players: int, starter: int) -> None:
    """art. 25: nobody draws then; racks are filled from the starter on."""
    game = stacked_game("AAAAAAA", "EEEEEEE", players=players, starter=starter)
    assert start(game) == StarterChosen(at=0, starter=starter)
    assert game.turn == starter
    assert game.rack(starter) == "AAAAAAA"
    assert game.rack((starter + 1) % players) == "EEEEEEE"
    assert [event.seat for event in game.log if isinstance(event, Drawn)] == [
        (starter + step) % players for step in range(players)
    ]


def test_the_first_players_time_runs_from_the_start() -> None:
    """art. 25: with the racks drawn, the starter's clock is started."""
    game = stacked_game(starter=1)
    assert game.view().running == (1,)


def test_the_names_and_rules_are_recorded() -> None:
    """A game keeps the rule set, its version and the names, trimmed, in its first event."""
    game = Game(" Anna ", "Bea", words=["MICIO"], rules="figs-previous")
    opened = game.log[0]
    assert isinstance(opened, Opened)
    assert (opened.rules, opened.rules_version, opened.players) == ("figs-1", 2, ("Anna", "Bea"))
    assert opened.commitment == game.state.seal.commitment == game.view().commitment


def opening(*players: str, rules: str = "figs", judged: bool = True, options: Options | None = None) -> Rejected:
    """The refusal of an opening."""
    command = Open(rules=rules, players=players, options=options or options_for(FIGS))
    outcome = decide(None, command, JUDGE if judged else None, StackedChance(), 0)
    assert isinstance(outcome, Rejected)
    return outcome


@pytest.mark.parametrize("players", [(), ("Anna",), ("A", "B", "C", "D", "E")])
def test_two_to_four_players(players: tuple[str, ...]) -> None:
    """premessa: a table has two, three or four players."""
    refusal = opening(*players)
    assert (refusal.code, refusal.article) == ("open.players", "premessa")


@pytest.mark.parametrize(
    "names", [("Anna", "anna"), ("Anna", ""), ("Anna", "  "), ("Anna", "B\nC"), ("Anna", "x" * 41)]
)
def test_names_tell_players_apart(names: tuple[str, str]) -> None:
    """Names are printable, not too long, and no two the same."""
    assert opening(*names).code == "open.names"


@pytest.mark.parametrize(
    ("options", "field"),
    [(Options(starter=2), "starter"), (Options(absent=(3,)), "absent"), (Options(grace_ms=20_001), "grace_ms")],
)
def test_options_must_make_sense(options: Options, field: str) -> None:
    """art. 25, 31, 38: what the table cannot have is refused by the name of the field."""
    refusal = opening("Anna", "Bea", options=options)
    assert (refusal.code, refusal.article, refusal.detail) == ("open.option", "", {"field": field})


@pytest.mark.parametrize("options", [Options(), options_for(FIGS, arbiter="referee", challenges="void")])
def test_a_table_needs_someone_to_judge(options: Options) -> None:
    """art. 28: with neither referee nor judge nobody could rule; checking at once takes a judge in any case."""
    refusal = opening("Anna", "Bea", judged=False, options=options)
    assert (refusal.code, refusal.article) == ("open.no_judge", "28")


def test_unknown_rules() -> None:
    """A rule set that does not exist is refused."""
    assert (opening("Anna", "Bea", rules="chess").code, opening("Anna", "Bea", rules="").code) == (
        "open.rules",
        "open.rules",
    )


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("rules", [FIGS.name, FIGS_1.name])
def test_an_absent_players_clock_starts_on_schedule(seat: int, rules: str) -> None:
    """art. 38: whoever is late loses their own time, whether they start or not; then plays with what is left."""
    game = stacked_game("MICIOAA", absent=[seat], rules=rules)
    assert game.view().phase is Phase.GATHERING
    assert game.view().running == (seat,)
    assert game.state.racks == ("", "")
    game.wait(minutes=7)
    game.arrive(seat)
    assert game.view().time_left_ms[seat] == 18 * 60_000
    assert game.view().time_left_ms[1 - seat] == 25 * 60_000
    assert game.state.phase is Phase.PLAYING
    assert game.view().running == (0,)


def test_two_absent_players_both_lose_time() -> None:
    """art. 38: each clock stops when its player sits down; the game begins with the last."""
    game = stacked_game(absent=[0, 1])
    game.wait(minutes=2)
    game.arrive(1)
    assert game.state.phase is Phase.GATHERING
    game.wait(minutes=3)
    game.arrive(0)
    assert game.view().time_used_ms == (300_000, 120_000)
    assert game.state.seated_at == 300_000


def test_nothing_is_played_before_all_are_there() -> None:
    """art. 25, 38: no draws, no moves, no resigning."""
    game = stacked_game(absent=[1])
    with refuses(game, "game.not_begun", "25"):
        game.do(Pass(seat=0))
    with refuses(game, "game.not_begun", "25"):
        game.resign(0)


def test_only_the_absent_arrive() -> None:
    """art. 38: who sits already cannot sit down again."""
    game = stacked_game(absent=[1])
    with refuses(game, "seat.not_absent", "38"):
        game.arrive(0)
    game.arrive(1)
    with refuses(game, "seat.not_absent", "38"):
        game.arrive(1)


def test_whoever_never_comes_loses_on_time() -> None:
    """art. 37, 38, 39c: 25 minutes and the extra one pass, claimed by the player who waits."""
    game = stacked_game(absent=[0])
    game.wait(minutes=25)
    game.claim_time(against=0)
    game.wait(minutes=1)
    game.claim_time(against=0)
    assert [event.stage for event in game.log if isinstance(event, TimeClaimed)] == [1, 2]
    assert game.ended is not None
    assert game.ended.reason is Ending.TIME_LOST
    assert game.scores == {"Anna": -50, "Bea": 0}
    assert game.winner == "Bea"


def test_the_absent_claim_nothing() -> None:
    """art. 38: one has to be at the table to point something out."""
    game = stacked_game(absent=[0, 1])
    game.wait(minutes=25)
    with refuses(game, "game.not_begun", "25"):
        game.claim_time(against=0, seat=1)
