"""One turn judged: the choices there were, what the one made cost, and what there is to say about it."""

from typing import Any

import msgspec
from msgspec.structs import replace

from leggio.core.board import EMPTY
from leggio.engine.analysis.choices import Bench, Given, same
from leggio.engine.analysis.effort import Effort, player_of
from leggio.engine.analysis.endgame import solved, win_at_the_end
from leggio.engine.analysis.facts import facts_of
from leggio.engine.analysis.inference import inferred_leaves
from leggio.engine.analysis.luck import luck_of, worth_of_a_new_rack
from leggio.engine.analysis.report import Choice, ChoiceKind, Method, TurnGrade, TurnReport
from leggio.engine.record import Deed, Record, Turn
from leggio.engine.registry import rules_of
from leggio.engine.thinking import unseen_tiles
from leggio.engine.winning import win_model
from leggio.kernel import BoardPosition, Graph

SHOWN = 5  # of the best choices
_PLAYS_WEIGHED = 60  # where nothing is simulated

# What a choice may cost and still be of a grade: in chances of winning, in points.
_GRADES = ((TurnGrade.LARGE, 0.15, 30.0), (TurnGrade.MEDIUM, 0.07, 16.0), (TurnGrade.SMALL, 0.03, 8.0))
_HARDLY_ANYTHING = (0.005, 1.0)
_IDLE = {Deed.EXCHANGE: ChoiceKind.EXCHANGE, Deed.CAMBIO_SECCO: ChoiceKind.CAMBIO_SECCO}


class Weighed(msgspec.Struct, frozen=True):
    """Choices best first, and how they were compared."""

    method: Method
    choices: list[Choice]


class Judge:
    """Judges the turns of one game."""

    def __init__(self, record: Record, graph: Graph, effort: Effort, *, seed: int, threads: int) -> None:
        self._record = record
        self._graph = graph
        self._effort = effort
        self._seed = seed
        self._threads = threads
        self._player = player_of(record.rules, effort, threads)
        self._rules = rules_of(record.rules, record.house)

    def turn(self, turn: Turn) -> TurnReport:
        """What there is to say about a turn."""
        bench = Bench(turn, self._record.rules, self._record.house)
        done = bench.done()
        if not turn.is_whole or done is None:
            return self._unjudged(turn, bench, done)
        unseen = unseen_tiles(self._rules.tiles, turn.board, turn.rack)
        position = BoardPosition(self._rules.board, self._graph, turn.board)
        if turn.deed is Deed.CAMBIO_SECCO:
            mine = self._new_rack(turn, position, unseen)
            weighed = self._against_the_old_rack(bench, position, unseen, mine)
        else:
            mine = bench.choice(done)
            weighed = self._weigh(bench, position, unseen, done)
        played = next((each for each in weighed.choices if same(each, mine)), mine)
        best = weighed.choices[0]
        prize = self._best_prize(bench, position)
        luck = luck_of(turn, position, bench.rules.name, unseen, self._effort.draws, self._seed, self._threads)
        lost_win, lost_points = _lost(best, played)
        if turn.deed is Deed.WITHDRAWN and turn.contest is not None:
            played, lost_win, lost_points = self._paid(turn, played, best, turn.contest.penalty, len(unseen))
        grade = _grade(lost_win, lost_points, is_best=same(best, played) and turn.deed is not Deed.WITHDRAWN)
        return TurnReport(
            **_of_turn(turn),
            method=weighed.method,
            grade=grade,
            played=_as_done(turn, played),
            best=tuple(weighed.choices[:SHOWN]),
            lost_win=lost_win,
            lost_points=lost_points,
            win_before=best.win,
            win_after=played.win,
            luck=luck,
            facts=facts_of(turn, bench, self._graph, best=best, played=played, prize=prize, grade=grade, luck=luck),
        )

    def _weigh(self, bench: Bench, position: BoardPosition, unseen: str, done: Given) -> Weighed:
        turn = bench.turn
        if len(turn.others) != 1:
            return self._static(bench, position, done)
        (other,) = turn.others
        if turn.bag == 0 and len(unseen) == other > 0:
            return Weighed(Method.ENDGAME, solved(bench, self._graph, unseen, self._effort, done))
        seed = self._seed * 1_000_003 + turn.number
        infers = self._effort.infers
        found, *_ = self._player.simulate(
            position=position,
            rack=turn.rack,
            unseen=unseen,
            other_tiles=min(other, len(unseen)),
            spread=turn.spread,
            course=bench.rules.course,
            seed=seed,
            inferred=inferred_leaves(self._record, turn, self._graph, unseen, seed) if infers else (),
            also=[done],
        )
        if len(found) == 1:  # nothing to compare: the model says how things stand
            return Weighed(Method.SIMULATION, [self._by_model(bench, bench.choice(found[0][0]), len(unseen))])
        choices = [
            replace(bench.choice(given), gain=round(points, 2), win=round(win, 4))
            for given, _, points, _, win, _ in found
        ]
        return Weighed(Method.SIMULATION, choices)

    def _by_model(self, bench: Bench, choice: Choice, unseen: int) -> Choice:
        """A choice without others: what it makes of the lead, as games of the program have it."""
        lead = bench.turn.spread + choice.equity
        after = win_model(bench.rules.name).win_probability(-lead, max(0, unseen - _laid(choice.tiles)))
        return replace(choice, gain=round(choice.equity, 2), win=round(1 - after, 4))

    def _static(self, bench: Bench, position: BoardPosition, done: Given) -> Weighed:
        """Points and leave values alone, or what is left at the end costs: at a table of three or four."""
        turn = bench.turn
        leaves = bench.leaves if turn.bag else bench.rules.last_leaves(max(1, len(turn.others)))
        mine = bench.choice(done)
        choices = [bench.play(found) for found in position.best(bench.turn.rack, _PLAYS_WEIGHED, leaves)]
        if not any(same(mine, each) for each in choices):
            choices.append(mine)
        return Weighed(Method.STATIC, sorted(choices, key=lambda choice: -choice.equity))

    def _new_rack(self, turn: Turn, position: BoardPosition, unseen: str) -> Choice:
        draws = self._effort.draws
        worth = worth_of_a_new_rack(turn, position, self._record.rules, unseen, draws, self._seed, self._threads)
        return Choice(kind=ChoiceKind.CAMBIO_SECCO, given=turn.rack, equity=worth)

    def _against_the_old_rack(self, bench: Bench, position: BoardPosition, unseen: str, changed: Choice) -> Weighed:
        """A cambio secco costs no turn (art. 35): what a new rack is worth on average, beside plays of the old one."""
        plays = [bench.play(found) for found in position.best(bench.turn.rack, SHOWN, bench.leaves)]
        choices = sorted((*plays, changed), key=lambda choice: -choice.equity)
        if len(bench.turn.others) == 1:
            choices = [self._by_model(bench, each, len(unseen)) for each in choices]
        return Weighed(Method.STATIC, choices)

    def _best_prize(self, bench: Bench, position: BoardPosition) -> Choice | None:
        """The best play that lays enough tiles for a prize."""
        if len(bench.turn.rack) < bench.prize_tiles:
            return None
        prizes = [bench.play(found) for found in position.plays(bench.turn.rack) if found[5] >= bench.prize_tiles]
        return max(prizes, key=lambda choice: (choice.equity, choice.word, choice.square), default=None)

    def _paid(
        self, turn: Turn, played: Choice, best: Choice, penalty: int, unseen: int
    ) -> tuple[Choice, float | None, float]:
        """A word taken back: the turn is lost, and points besides (art. 30)."""
        gain = None if played.gain is None else played.gain - penalty
        win = played.win
        if gain is not None and not turn.bag and unseen == sum(turn.others):
            win = win_at_the_end(turn.spread + gain)  # solved: the penalty is points like any others
        elif win is not None:
            model = win_model(self._record.rules)
            # What the penalty does to a chance, seen by the other, who is on turn now.
            worse = model.win_probability(penalty - turn.spread, unseen) - model.win_probability(-turn.spread, unseen)
            win = round(min(1.0, max(0.0, win - worse)), 4)
        paid = replace(played, gain=gain, win=win, score=-penalty, bonus=0, equity=played.equity - penalty)
        lost_win, lost_points = _lost(best, paid)
        return paid, lost_win, lost_points

    def _unjudged(self, turn: Turn, bench: Bench, done: Given | None) -> TurnReport:
        """A turn whose rack is not known: what was done can be told, what there was to do cannot."""
        win_before = win_after = None
        if len(turn.others) == 1:
            model = win_model(bench.rules.name)
            unseen = turn.bag + turn.others[0]
            stood = turn.laid if turn.deed is Deed.PLAY else None
            gained, laid_tiles = (stood.score, _laid(stood.tiles)) if stood else (0, 0)
            win_before = round(model.win_probability(turn.spread, unseen), 4)
            # After it the other is on turn, who sees as many tiles less as were laid.
            win_after = round(1 - model.win_probability(-(turn.spread + gained), max(0, unseen - laid_tiles)), 4)
        played = None
        if turn.laid is not None:
            laid = turn.laid
            played = Choice(
                kind=ChoiceKind.PLAY,
                square=laid.square,
                direction=laid.direction,
                tiles=laid.tiles,
                word=laid.word,
                score=laid.score if turn.deed is Deed.PLAY else 0,
            )
        elif done is not None:
            played = Choice(kind=_IDLE.get(turn.deed, ChoiceKind.PASS), given=turn.given)
        return TurnReport(
            **_of_turn(turn),
            method=Method.NONE,
            grade=TurnGrade.UNKNOWN,
            played=played,
            win_before=win_before,
            win_after=win_after,
            facts=facts_of(turn, bench, self._graph, grade=TurnGrade.UNKNOWN),
        )


def _laid(tiles: str) -> int:
    """How many tiles a play lays."""
    return sum(cell != EMPTY for cell in tiles)


def _lost(best: Choice, played: Choice) -> tuple[float | None, float]:
    """Chance and points that a choice cost; nothing if it was the best, or better than that in points."""
    lost_win = None if best.win is None or played.win is None else round(max(0.0, best.win - played.win), 4)
    if best.gain is not None and played.gain is not None:
        return lost_win, round(max(0.0, best.gain - played.gain), 2)
    return lost_win, round(max(0.0, best.equity - played.equity), 2)


def _grade(lost_win: float | None, lost_points: float, *, is_best: bool) -> TurnGrade:
    if is_best:
        return TurnGrade.BEST
    lost = 0.0 if lost_win is None else lost_win
    for grade, chance, points in _GRADES:
        if lost >= chance or lost_points >= points:
            return grade
    least_win, least_points = _HARDLY_ANYTHING
    return TurnGrade.BEST if lost < least_win and lost_points < least_points else TurnGrade.GOOD


def _as_done(turn: Turn, played: Choice) -> Choice:
    """A play is told as it was laid: a word taken back worth what it came to, a first word in its own direction."""
    if turn.laid is None:
        return played
    laid = turn.laid
    return replace(played, square=laid.square, direction=laid.direction, tiles=laid.tiles, word=laid.word)


def _of_turn(turn: Turn) -> dict[str, Any]:
    """What a report has of the turn itself."""
    names = ("number", "seat", "deed", "board", "rack", "bag", "scores")
    return {name: getattr(turn, name) for name in names}
