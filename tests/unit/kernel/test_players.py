"""Simulation and endgames: the same whatever the threads, honest about what they know, refusing what makes no sense."""

from itertools import product
from statistics import NormalDist

import pytest

from leggio.core.letters import JOLLY
from leggio.engine import word_graph
from leggio.engine.registry import rules_of
from leggio.engine.thinking import unseen_tiles
from leggio.games.figs import FIGS
from leggio.games.scarabeo import SCARABEO
from leggio.kernel import BoardPosition, ComputerPlayer, Course, LeaveTable, WinModel, duel, infer_leaves, solve_endgame
from support.invented_words import WORDS

PlayTuple = tuple[int, int, int, int, bool, int, str, tuple[int, ...]]
ChoiceTuple = tuple[PlayTuple | None, str | None]

GRAPH = word_graph([*WORDS, "micio", "armonia"])
BOARD = rules_of("figs").board
COURSE = rules_of("figs").course
CELLS = "." * 110 + "MICIO" + "." * 110
RACK = "ARMONAE"
UNSEEN = unseen_tiles(FIGS.tiles, CELLS, RACK)
LEAVES = LeaveTable([("?", 20_000), ("Q", -8000), ("S", 2000)])


def _simulate(player: ComputerPlayer, likely: tuple[str, ...] = (), seed: int = 1) -> tuple[object, int, int]:
    return player.simulate(
        position=BoardPosition(BOARD, GRAPH, CELLS),
        rack=RACK,
        unseen=UNSEEN,
        other_tiles=7,
        spread=-16,
        course=COURSE,
        seed=seed,
        inferred=likely,
    )


def test_unseen_tiles_are_all_others() -> None:
    """Board, rack and unseen tiles make up the whole set; a small letter is a jolly."""
    assert len(UNSEEN) == 120 - 5 - 7
    assert unseen_tiles(FIGS.tiles, "." * 110 + "MIcIO" + "." * 110, RACK).count(JOLLY) == 1


def test_threads_change_nothing() -> None:
    """Samples are numbered: which thread takes one does not matter, and another seed has others."""
    alone = _simulate(ComputerPlayer(leaves=LEAVES, candidates=6, iterations=40))
    assert _simulate(ComputerPlayer(leaves=LEAVES, candidates=6, iterations=40, threads=3)) == alone
    assert _simulate(ComputerPlayer(leaves=LEAVES, candidates=6, iterations=40), seed=2) != alone


def test_what_is_left_counts_where_it_is_told_to() -> None:
    """Scarabeo, art. 30, 33: by points alone the Z goes, by what is left the scarab. Scrabble has no such thing."""
    rules = rules_of("scarabeo")
    position = BoardPosition(rules.board, word_graph(["CONTARE", "ZA"]), "." * 144 + "CONTARE" + "." * 138)
    assert rules.lost is not None
    assert rules_of("figs").lost is None
    for lost, laid in ((None, "Z"), (rules.lost, "z")):
        play, _ = ComputerPlayer(leaves=LEAVES, lost=lost).choose_move(
            position=position,
            rack="Z?",
            unseen="BCD",
            other_tiles=3,
            spread=0,
            scoreless=0,
            course=rules.course,
            seed=1,
        )
        assert play is not None
        assert laid in play[6]


def test_a_rollout_that_empties_the_bag_goes_on_to_the_end() -> None:
    """Scarabeo, art. 30, 33: nobody can play after ZA, and what they hold counts; without being told it does not."""
    rules = rules_of("scarabeo")
    position = BoardPosition(rules.board, word_graph(["CONTARE", "ZA"]), "." * 144 + "CONTARE" + "." * 138)
    for lost, settled in ((None, 0), (rules.lost, 4 * 3 - (7 * 2 + 4))):
        moves, *_ = ComputerPlayer(candidates=1, plies=0, iterations=16, lost=lost).simulate(
            position=position,
            rack="ZLLLLLLL",
            unseen="BBBB",
            other_tiles=3,
            spread=0,
            course=rules.course,
            seed=1,
            also=[(None, None)],
        )
        (play, _), _, points, *_ = next(each for each in moves if each[0][0] is not None)
        assert play is not None
        assert points == play[0] + settled


def test_what_is_clearly_behind_is_given_up() -> None:
    """With early stopping fewer rollouts find the same best play; without it every candidate has them all."""
    choices, samples, rollouts = ComputerPlayer(leaves=LEAVES, candidates=6, iterations=200, prune_z=0).simulate(
        position=BoardPosition(BOARD, GRAPH, CELLS),
        rack=RACK,
        unseen=UNSEEN,
        other_tiles=7,
        spread=0,
        course=COURSE,
        seed=1,
    )
    assert (samples, rollouts) == (200, 200 * len(choices))
    stopped, _, fewer = ComputerPlayer(leaves=LEAVES, candidates=6, iterations=200).simulate(
        position=BoardPosition(BOARD, GRAPH, CELLS),
        rack=RACK,
        unseen=UNSEEN,
        other_tiles=7,
        spread=0,
        course=COURSE,
        seed=1,
    )
    assert stopped[0][0] == choices[0][0]
    assert fewer < rollouts
    assert any(given_up for *_, given_up in stopped)
    assert all(0 <= win <= 1 for _, _, _, _, win, _ in choices)


def test_what_the_other_keeps_is_taken_into_account() -> None:
    """Rollouts with racks that were inferred differ from those with any; tiles that are not unseen are refused."""
    player = ComputerPlayer(leaves=LEAVES, candidates=4, iterations=32)
    assert _simulate(player, ("??",)) != _simulate(player)
    with pytest.raises(ValueError, match="not unseen"):
        _simulate(player, ("ZZZ",))


def test_a_play_says_something_about_the_rack() -> None:
    """Whoever lays MICIO did not hold an N and an A beside it, or MICIONA would be there."""
    empty = BoardPosition(BOARD, word_graph(["micio", "miciona", "micione", "micioni"]), "." * 225)
    unseen = unseen_tiles(FIGS.tiles, "." * 225, "MICIO")

    def keeps(within: int) -> list[str]:
        return infer_leaves(
            before=empty,
            cells="MICIO",
            score=22,  # at D8, where the M counts twice
            unseen=unseen,
            leave_tiles=2,
            bag=106,
            leaves=LEAVES,
            within=within,
            samples=400,
            seed=1,
        )

    everything, some = keeps(10**6), keeps(2000)
    assert len(everything) == 400
    assert {"AN", "EN", "IN"} & set(everything)
    assert set(everything) - set(some) <= {"AN", "EN", "IN", "?A", "?E", "?I", "?N"}
    assert not {"AN", "EN", "IN"} & set(some)


LUCK = [step / 2 - 2 for step in range(9)]


def test_chances_of_winning() -> None:
    """A lead is worth more the fewer tiles are left."""
    model = WinModel([LUCK, [5 + 10 * luck for luck in LUCK], [5 + 100 * luck for luck in LUCK]])
    assert model.win_probability(0, 0) == 0.5
    assert (
        model.win_probability(20, 1)
        > model.win_probability(20, 2)
        > 0.5
        > model.win_probability(-20, 2)
        > model.win_probability(-20, 1)
    )
    assert model.win_probability(20, 99) == model.win_probability(20, 2)


def test_chances_are_those_of_the_gains() -> None:
    """Normal gains give normal chances, between the figures and beyond; others what share of games they say."""
    normal = WinModel([[12 + 50 * luck for luck in LUCK]])
    for lead in (-300, -112, -40, 0, 7, 99, 240):
        assert normal.win_probability(lead, 0) == pytest.approx(NormalDist(12, 50).cdf(12 + lead + 12))
    odd = [-90.0, -40, -20, -7, 0, 5, 30, 80, 200]
    model = WinModel([odd])
    for gain, luck in zip(odd, LUCK, strict=True):
        assert model.win_probability(-gain, 0) == pytest.approx(1 - NormalDist().cdf(luck))
    chances = [model.win_probability(lead, 0) for lead in range(-400, 400)]
    assert chances == sorted(chances)


@pytest.mark.parametrize("gains", [[0.0] * 8, [*LUCK[:-1], float("nan")], [*LUCK[:-1], 1e9], LUCK[::-1]])
def test_what_is_no_future_is_refused(gains: list[float]) -> None:
    """Too few figures, none at all, too large, out of order."""
    with pytest.raises(ValueError, match="not a future"):
        WinModel([gains])


def _brute_force(cells: str, mine: str, other: str, scoreless: int, course: Course, costs: tuple[int, int]) -> int:
    """Every line to its end, in Python: art. 39-40."""
    jolly_left, credit = costs

    def left(rack: str) -> int:
        return sum(jolly_left if tile == JOLLY else FIGS.tiles.values[tile] for tile in rack)

    position = BoardPosition(BOARD, GRAPH, cells)
    best = (
        left(other) - left(mine) if scoreless == 5 else -_brute_force(cells, other, mine, scoreless + 1, course, costs)
    )
    for score, _, row, col, down, _, tiles, _ in position.plays(mine):
        rest = list(mine)
        for tile in tiles.replace(".", ""):
            rest.remove(JOLLY if tile.islower() else tile)
        if rest:
            after = BoardPosition(BOARD, GRAPH, cells)
            after.lay(row, col, down, tiles)
            value = score - _brute_force(after.cells, other, "".join(rest), 0, course, costs)
        else:
            value = score + credit * left(other)
        best = max(best, value)
    return best


@pytest.mark.parametrize(("rules", "costs"), [("figs", (0, 2)), ("figs-previous", (7, 1))])
def test_endgames_by_brute_force(rules: str, costs: tuple[int, int]) -> None:
    """Art. 39a, 39b, 40: what the solver calls exact is what every line to its end says, in both editions."""
    course = rules_of(rules).course
    for (mine, other), scoreless in product((("AR", "S"), ("E", "QO"), ("SA", "T?")), (0, 5)):
        exact, value, *_ = solve_endgame(
            position=BoardPosition(BOARD, GRAPH, CELLS), rack=mine, other=other, course=course, scoreless=scoreless
        )
        assert exact
        assert value == _brute_force(CELLS, mine, other, scoreless, course, costs)


def test_an_endgame_by_nodes_is_the_same_every_time() -> None:
    """Nodes bound a search like a clock, but repeatably; the transposition table may be tiny."""
    given = {"position": BoardPosition(BOARD, GRAPH, CELLS), "rack": "AREMSTO", "other": "INTALE", "course": COURSE}
    found = [solve_endgame(**given, nodes=300) for _ in range(2)]  # type: ignore[arg-type]
    assert found[0] == found[1]
    assert found[0][2] <= 300
    solved = solve_endgame(**{**given, "rack": "ARE", "other": "INT"}, table_bytes=100)  # type: ignore[arg-type]
    assert solved[0]
    assert solved[1] == solve_endgame(**{**given, "rack": "ARE", "other": "INT"})[1]  # type: ignore[arg-type]


@pytest.mark.parametrize("rules", ["figs", SCARABEO.name])
def test_games_of_thinkers_are_the_same_on_any_number_of_threads(rules: str) -> None:
    """Simulation and endgames within whole games."""
    thinker = ComputerPlayer(leaves=LEAVES, candidates=3, iterations=6, to_the_end=3, solves=True, endgame_nodes=200)

    def play(threads: int) -> bytes:
        return duel(
            board=rules_of(rules).board,
            course=rules_of(rules).course,
            graph=GRAPH,
            one=thinker,
            other=ComputerPlayer(),
            pairs=1,
            threads=threads,
            seed=3,
        )

    scores = play(1)
    assert len(scores) == 4 * 4
    assert play(2) == scores


def test_what_makes_no_sense_is_refused() -> None:
    """Racks, numbers of tiles and settings out of range."""
    position = BoardPosition(BOARD, GRAPH, CELLS)
    player = ComputerPlayer(candidates=2, iterations=2)
    for rack, unseen, other in (("AAAAAAAA", "E", 1), ("A", "e", 1), ("A", "E", 2), ("A", "E", -1)):
        with pytest.raises(ValueError, match="not"):
            player.choose_move(
                position=position,
                rack=rack,
                unseen=unseen,
                other_tiles=other,
                spread=0,
                scoreless=0,
                course=COURSE,
                seed=0,
            )
    with pytest.raises(ValueError, match="out of range"):
        ComputerPlayer(candidates=10_000)
    with pytest.raises(ValueError, match="over"):
        solve_endgame(position=position, rack="", other="A", course=COURSE)


def test_a_choice_of_ones_own_is_compared_with_the_candidates() -> None:
    """A weak play is simulated with the best on the same samples; one that is among them already is not added."""
    player = ComputerPlayer(leaves=LEAVES, candidates=2, iterations=32, prune_z=0)
    position = BoardPosition(BOARD, GRAPH, CELLS)
    plays = sorted(position.plays(RACK))
    weak: ChoiceTuple = (plays[0], None)

    def simulated(*also: ChoiceTuple) -> list[tuple[ChoiceTuple, int, float, float, float, bool]]:
        found, *_ = player.simulate(
            position=position,
            rack=RACK,
            unseen=UNSEEN,
            other_tiles=7,
            spread=0,
            course=COURSE,
            seed=1,
            also=also,
        )
        return found

    alone = simulated()
    assert simulated(alone[0][0]) == alone
    more = simulated(weak)
    assert len(more) == len(alone) + 1
    assert all(each in more for each in alone)


@pytest.mark.parametrize(
    "choice",
    [
        ((5, 0, 7, 9, True, 1, ".Z", ()), None),  # not on the rack
        ((5, 0, 7, 0, False, 1, ".A", ()), None),  # nothing to play through
        ((5, 0, 14, 14, False, 2, "AR", ()), None),  # off the board
        ((5, 0, 7, 9, True, 1, ".A", (3,)), None),  # no jolly to take
        (None, "ZZ"),
        (None, RACK),
    ],
)
def test_a_choice_that_cannot_be_made_is_refused(choice: object) -> None:
    """Tiles that are not there, squares that are not free, an exchange of nothing."""
    with pytest.raises(ValueError, match=r"."):
        ComputerPlayer(leaves=LEAVES, candidates=2, iterations=16).simulate(
            position=BoardPosition(BOARD, GRAPH, CELLS),
            rack=RACK,
            unseen=UNSEEN,
            other_tiles=7,
            spread=0,
            course=COURSE,
            seed=1,
            also=[choice],  # type: ignore[list-item]
        )
