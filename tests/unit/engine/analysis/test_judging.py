"""Turns judged: against the best, by what their player could know, the same for a seed on any number of threads."""

import os

import pytest
from msgspec.structs import replace

from leggio.engine import word_graph
from leggio.engine.analysis import EFFORTS, Method, TurnGrade, analyse, record_of_gcg
from leggio.engine.analysis.choices import Bench
from leggio.engine.analysis.inference import inferred_leaves
from leggio.engine.analysis.report import ChoiceKind, TurnReport
from leggio.engine.analysis.whole import cause_of
from leggio.engine.record import Deed, Turn
from leggio.engine.registry import rules_of
from leggio.engine.scarabeo.record import record_of_scarabeo
from leggio.engine.scrabble.record import record_of_scrabble
from leggio.engine.thinking import unseen_tiles
from leggio.engine.winning import win_model
from leggio.games import scarabeo
from leggio.games.figs import FIGS
from leggio.games.scrabble import Game
from support.analysed import GRAPH, LISTED, LITTLE, a_game, analysed, kinds, plain, short_game
from support.scarabeo import whole_games as scarabeo_games
from support.whole_games import play_whole_game

GAMES = int(os.environ.get("LEGGIO_ANALYSIS_GAMES", "4"))


def test_threads_change_nothing_and_seeds_do() -> None:
    """The same seed gives the same analysis on any number of threads."""
    game = short_game()
    assert plain(analysed(game, seed=3)) == plain(analysed(game, seed=3, threads=3))
    assert plain(analysed(game, seed=3)) != plain(analysed(game, seed=4))


def test_a_missed_bingo_is_told_with_its_word() -> None:
    """Seven tiles at once were there, and something else was played."""
    game = a_game("SCOPTAE", "MICIOAB")
    game.play("8G", "OCA")
    (turn,) = analysed(game).turns
    (missed,) = [fact for fact in turn.facts if fact.kind == "missed_prize"]
    assert missed.data["word"] == "SCOPATE"
    assert missed.data["tiles"] == 7
    assert turn.best[0].word == "SCOPATE"
    assert turn.grade is TurnGrade.LARGE
    assert turn.lost_points is not None
    assert turn.lost_points > 30
    assert turn.lost_win is not None
    assert turn.lost_win > 0


def test_the_best_play_costs_nothing() -> None:
    """Whoever plays the bingo lost nothing, and nothing is told against it."""
    game = a_game("SCOPTAE", "MICIOAB")
    game.play("8D", "SCOPATE")
    (turn,) = analysed(game).turns
    assert turn.played is not None
    assert turn.played.prize
    assert turn.grade in (TurnGrade.BEST, TurnGrade.GOOD)
    assert "missed_prize" not in kinds(turn.facts)


def test_a_first_word_down_is_judged_as_its_mirror_and_told_as_it_was_laid() -> None:
    """The two come to the same; the report shows where the tiles were put."""
    across, down = a_game("MICIOAB", "SCOPTAE"), a_game("MICIOAB", "SCOPTAE")
    across.play("8F", "MICIO")
    down.play("H6", "MICIO")
    (one,), (other,) = analysed(across).turns, analysed(down).turns
    assert one.played is not None
    assert other.played is not None
    assert (one.played.gain, one.lost_win) == (other.played.gain, other.lost_win)
    assert (other.played.square, other.played.direction) == ("H6", "down")


def test_tiles_left_on_the_rack_are_told_with_their_cost() -> None:
    """Two letters alike are worth less than one, and that is said."""
    game = a_game("MICIOCC", "SCOPTAE")
    game.play("8G", "IO")
    (turn,) = analysed(game).turns
    twins = [fact for fact in turn.facts if fact.kind == "kept_twins"]
    assert [(fact.data["tile"], fact.data["count"]) for fact in twins] == [("C", 3)]
    assert int(twins[0].data["cost"]) >= 3


def test_the_tiles_that_cost_most_are_told_first() -> None:
    """Only two are told: a Q is among them, whatever stands before it in the alphabet."""
    game = a_game("BCFQIOA", "SCOPTAE")
    game.play("8G", "IO")
    (turn,) = analysed(game).turns
    told = [(fact.kind, fact.data["tile"]) for fact in turn.facts if fact.kind in ("kept_twins", "kept_tile")]
    costs = [int(fact.data["cost"]) for fact in turn.facts if fact.kind in ("kept_twins", "kept_tile")]
    assert told[0] == ("kept_tile", "Q")
    assert costs == sorted(costs, reverse=True)


def test_challenges_are_judged() -> None:
    """Art. 28-31: a good word challenged, a bad one let stand, a bad one taken back; each with what it cost."""
    game = a_game("MICIOAB", "SCOPTAE", "LENRUTOI")
    game.play("8F", "MICIO")
    assert not game.challenge("MICIO")
    game.play("J8", "OCAT")
    game.accept()
    turns = analysed(game).turns
    (challenged,) = [fact for fact in turns[0].facts if fact.kind == "good_challenged"]
    assert challenged.data["penalty"] == 2
    assert [challenged.data[name] for name in ("word", "square", "direction")] == ["MICIO", "F8", "across"]
    (stood,) = [fact for fact in turns[1].facts if fact.kind == "phoney_stood"]
    assert stood.data["words"] == "OCAT"
    assert int(stood.data["cost"]) > int(stood.data["points"])


def test_a_word_taken_back_costs_the_turn_and_the_penalty() -> None:
    """Art. 30: it is judged as a turn given up, less the penalty, and told as it was laid."""
    game = a_game("MICIOAB", "SCOPTAE")
    game.play("8F", "BAICIMO")
    assert game.challenge("BAICIMO")
    passing = a_game("MICIOAB", "SCOPTAE")
    passing.pass_turn()
    (taken,), (passed,) = analysed(game).turns, analysed(passing).turns
    assert taken.played is not None
    assert passed.played is not None
    assert taken.played.gain is not None
    assert passed.played.gain is not None
    penalty = -taken.played.score
    assert penalty > 0
    assert taken.played.gain == pytest.approx(passed.played.gain - penalty)
    assert taken.played.word == "BAICIMO"
    assert taken.win_after is not None
    assert passed.win_after is not None
    assert taken.win_after < passed.win_after
    assert kinds(taken.facts)[0] == "phoney_withdrawn"


def test_luck_is_against_the_mean_draw() -> None:
    """Two jollies and good letters are worth more than most racks; a rack of U and Q is not."""
    lucky, unlucky = a_game("??ARENI", "SCOPTAE"), a_game("QUUUVHZ", "SCOPTAE")
    lucky.pass_turn()
    unlucky.pass_turn()
    (one,), (other,) = analysed(lucky).turns, analysed(unlucky).turns
    assert one.luck is not None
    assert other.luck is not None
    assert one.luck > 0 > other.luck


def test_an_endgame_is_solved_exactly() -> None:
    """With the bag empty: the gain of going out is the points, and twice what the other holds (art. 40)."""
    for rules, factor in (("figs", 2), ("figs-previous", 1)):
        turn = _endgame_turn(rules)
        assert turn.method is Method.ENDGAME
        best = turn.best[0]
        assert best.exact
        assert best.kept == ""
        assert best.gain == best.score + factor * rules_of(rules).left_over("MZ")
        assert "missed_out" in kinds(turn.facts)


@pytest.mark.parametrize(("others", "lost"), [((8,), -60), ((8, 8), -45), ((8, 8, 8), -40)])
def test_a_scarab_kept_at_the_end_is_counted(others: tuple[int, ...], lost: float) -> None:
    """Scarabeo, art. 30, 33: at any number of players a choice that keeps it is worth that much less."""
    turn = Turn(
        number=1,
        seat=0,
        board="." * 17 * 17,
        rack="?",
        is_whole=True,
        kept=None,
        bag=0,
        others=others,
        scores=(0,) * (1 + len(others)),
        scoreless=0,
        deed=Deed.PASS,
    )
    assert Bench(turn, "scarabeo").worth("?") == lost
    assert Bench(replace(turn, bag=8), "scarabeo").worth("?") > 0


def test_a_word_taken_back_in_an_endgame_loses_a_game_that_its_penalty_turns() -> None:
    """Art. 30, 40: with an empty bag nothing is left to chance, and a penalty is points like any others."""
    kept = _endgame_turn("figs", lead=100)
    assert kept.played is not None
    assert kept.played.gain is not None
    left = round(100 + kept.played.gain)  # what a turn given up still wins by
    assert (left > 0, kept.win_after) == (True, 1.0)
    for penalty, win in ((left - 1, 1.0), (left, 0.5), (left + 1, 0.0)):
        assert _endgame_turn("figs", lead=100, penalty=penalty).win_after == win


def _endgame_turn(rules: str, lead: int = 0, penalty: int = 0) -> TurnReport:
    """A turn with an empty bag: everything else is on the board in words that nobody judges."""
    from leggio.engine.record import Contest, Deed, Record, Turn
    from leggio.games.figs import TILES

    rest = list(TILES.tiles)
    for tile in "CAMICIOMZ??":
        rest.remove(tile)
    cells = ["."] * 225
    cells[7 * 15 + 5 : 7 * 15 + 10] = "MICIO"
    # Corners are filled with what is left: only counting matters there.
    free = [at for at in range(225) if at // 15 in (0, 1, 2, 3, 11, 12, 13, 14)]
    for at, tile in zip(free, [*"ab", *rest], strict=False):
        cells[at] = tile
    turn = Turn(
        number=1, seat=0, board="".join(cells), rack="AC", is_whole=True, kept="AC", bag=0, others=(2,),
        scores=(100 + lead, 100), scoreless=0, deed=Deed.WITHDRAWN if penalty else Deed.PASS,
        contest=Contest(seat=1, words=("AC",), valid=False, penalized=0, penalty=penalty) if penalty else None,
    )  # fmt: skip
    record = Record(
        game="scrabble", rules=rules, players=("Anna", "Bea"), turns=(turn,), scores=(100, 100), is_over=False
    )
    return analyse(record, GRAPH, LITTLE).turns[0]


def test_a_turn_without_its_rack_is_told_and_not_judged() -> None:
    """What was played and the chances by the model are there; the best plays are not."""
    content = b"#player1 a A\n#player2 b B\n>a: 8F MICIO +16 16\n>b: ACEOPST J8 .CA +6 6\n"
    one, two = analyse(record_of_gcg(content), GRAPH, LITTLE).turns
    assert (one.grade, one.method, one.best) == (TurnGrade.UNKNOWN, Method.NONE, ())
    assert kinds(one.facts) == ["rack_unknown"]
    assert one.played is not None
    assert one.played.word == "MICIO"
    assert one.win_after is not None
    assert two.grade is not TurnGrade.UNKNOWN


def test_the_tiles_laid_are_no_longer_unseen_by_the_other() -> None:
    """A turn without its rack: the model is asked about what the other cannot see once it is laid."""
    model = win_model("figs")
    content = b"#player1 a A\n#player2 b B\n>a: 8F MICIO +16 16\n>b: - +0 0\n"
    one, two = analyse(record_of_gcg(content), GRAPH, LITTLE).turns
    assert one.win_after == round(1 - model.win_probability(-16, 113 - 5), 4)
    assert two.win_before == round(model.win_probability(-16, 113 - 5), 4)


def test_an_exchange_of_unknown_tiles_is_not_blamed_on_the_rack() -> None:
    """The rack is there, only which tiles were given is not."""
    content = b"#player1 a A\n#player2 b B\n>a: ABCIIMO -3 +0 0\n"
    (turn,) = analyse(record_of_gcg(content), GRAPH, LITTLE).turns
    assert (turn.grade, kinds(turn.facts)) == (TurnGrade.UNKNOWN, ["exchange_unknown"])


def test_what_the_other_kept_is_inferred_from_its_play() -> None:
    """Whoever laid MICIO did not hold what makes CIBIAMO of it; only where it is asked for, and repeatably."""
    listed = ["micio", "cibiamo", *LISTED]
    graph = word_graph(listed)
    game = Game("Anna", "Bea", words=listed, racks=["MICIOEE", "SCOPTAE", "LENRUTO"])
    game.play("8F", "MICIO")
    game.play("J8", "OCA")
    record = record_of_scrabble(game.log)
    first, second = record.turns
    unseen = unseen_tiles(FIGS.tiles, second.board, second.rack)
    racks = inferred_leaves(record, second, graph, unseen, 1)
    assert racks
    assert {len(rack) for rack in racks} == {2}
    assert not {"AB", "?A", "?B"} & set(racks)
    assert inferred_leaves(record, first, graph, unseen, 1) == []
    inferring = replace(LITTLE, infers=True)
    one, other = (analyse(record, graph, inferring, threads=threads) for threads in (1, 3))
    plain_one = analyse(record, graph, LITTLE)
    assert one == other
    assert one.turns[0] == plain_one.turns[0]
    assert one.turns[1] != plain_one.turns[1]


@pytest.mark.parametrize("seed", range(GAMES))
def test_any_game_can_be_looked_at_with_inference(seed: int) -> None:
    """Exchanges, words taken back, scarabs, the last tiles: where nothing follows from a turn nothing is inferred."""
    for record in (
        record_of_scrabble(play_whole_game(seed, ("figs", "figs-previous")[seed % 2], 2, patience=60).log),
        record_of_scarabeo(scarabeo_games.play_whole_game(seed, 2, patience=60).log),
    ):
        assert len(analyse(record, GRAPH, replace(LITTLE, infers=True)).turns) == len(record.turns)


def test_the_chances_end_with_the_result() -> None:
    """The curve begins before the first turn and ends at what came of the game."""
    table = play_whole_game(2, "figs", 2, patience=60)
    record = record_of_scrabble(table.log)
    analysis = analyse(record, GRAPH, LITTLE)
    assert len(analysis.curve) == len(record.turns) + 1
    assert all(0 <= chance <= 1 for chance in analysis.curve)
    one, other = record.scores
    assert analysis.curve[-1] == (1.0 if one > other else 0.5 if one == other else 0.0)


@pytest.mark.parametrize("seed", range(GAMES))
def test_whatever_happens_in_a_game_can_be_analysed(seed: int) -> None:
    """Random games of both games, for two to four players, with every ending there is."""
    for record in (
        record_of_scrabble(play_whole_game(seed, ("figs", "figs-previous")[seed % 2], 2 + seed % 3, patience=60).log),
        record_of_scarabeo(scarabeo_games.play_whole_game(seed, 2 + seed % 3, patience=60).log),
    ):
        analysis = analyse(record, GRAPH, LITTLE)
        assert len(analysis.turns) == len(record.turns)
        two = len(record.players) == 2
        assert bool(analysis.curve) == (two and bool(record.turns))
        for turn in analysis.turns:
            assert turn.played is not None
            assert (turn.lost_points or 0) >= 0
            assert not two or turn.win_after is not None
        counted = [summary.turns for summary in analysis.summary]
        assert sum(counted) == len(record.turns)


def test_scarabs_that_fly_are_found() -> None:
    """Art. 21: a play that takes a scarab first is judged like any other."""
    words = ["contare", "andra", "onda", "rada", "nodo"]
    game = scarabeo.Game("Anna", "Bea", words=words, racks=["C?NTAREI", "ONDRAEEE"])
    game.play("E9 orizz.", "CoNTARE")
    game.take_scarab("F9")
    game.play("I9 vert.", "AnDRA")
    game.accept()
    turn = analyse(record_of_scarabeo(game.log), word_graph(words), LITTLE).turns[1]
    assert turn.played is not None
    assert turn.played.swaps == ("F9",)
    assert turn.played.kind is ChoiceKind.PLAY
    assert "?" not in turn.played.kept


def test_one_turn_alone_is_judged_as_in_the_whole() -> None:
    """Seeds go by the turn's number: asking for one gives what the whole game says of it."""
    record = record_of_scrabble(short_game().log)
    whole = analyse(record, GRAPH, LITTLE)
    assert analyse(record, GRAPH, LITTLE, only=2).turns == (whole.turns[1],)


def test_more_effort_is_more() -> None:
    """The three efforts differ in every figure, each more than the one before."""
    quick, normal, deep = EFFORTS["quick"], EFFORTS["normal"], EFFORTS["deep"]
    for less, more in ((quick, normal), (normal, deep)):
        assert less.candidates < more.candidates
        assert less.iterations < more.iterations
        assert less.nodes < more.nodes


@pytest.mark.parametrize(
    ("change", "lost", "luck", "cause"),
    [
        (-0.3, 0.2, -40.0, "choice"),
        (-0.3, 0.1, -40.0, "draw"),
        (0.3, 0.0, 20.0, "draw"),
        (-0.3, 0.1, 40.0, "unclear"),  # the draw was good: it cannot be to blame
        (-0.3, 0.1, -5.0, "unclear"),
        (0.3, 0.2, None, "unclear"),
    ],
)
def test_a_turning_point_names_a_cause_only_if_there_is_one(
    change: float, lost: float, luck: float | None, cause: str
) -> None:
    """A choice that cost half of it, or luck that points the same way; else nothing is claimed."""
    report = replace(analysed(short_game()).turns[0], lost_win=lost, luck=luck)
    assert cause_of(report, change) == cause


def test_a_cambio_secco_is_judged_against_the_rack_given_back() -> None:
    """Art. 35: what a new rack is worth on average beside the plays of the old one; the prize that was left is told."""
    game = a_game("SCOPTAE", "MICIOAB", "EEUUAQV")
    game.cambio_secco()
    game.pass_turn()
    changed, after = analysed(game).turns
    assert changed.played is not None
    assert (changed.played.kind, changed.played.given, changed.method) == (
        ChoiceKind.CAMBIO_SECCO,
        "ACEOPST",
        Method.STATIC,
    )
    assert (changed.best[0].word, changed.best[0].bonus) == ("SCOPATE", 50)
    assert changed.grade is TurnGrade.LARGE
    assert kinds(changed.facts)[0] == "missed_prize"
    assert changed.win_after is not None
    assert (after.seat, after.deed) == (changed.seat, Deed.PASS)


def test_a_cambio_secco_of_a_dead_rack_is_the_best() -> None:
    """Art. 35: where the old rack has no play at all, seven other tiles can only be better."""
    game = a_game("VVVUUUF", "MICIOAB", "SCOPTAE")
    game.cambio_secco()
    game.pass_turn()
    changed = analysed(game).turns[0]
    assert [each.kind for each in changed.best] == [ChoiceKind.CAMBIO_SECCO]
    assert changed.grade is TurnGrade.BEST
