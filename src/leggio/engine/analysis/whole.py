"""A whole game analysed: its turns, the chances as they went, what turned it, each player's game in figures."""

from collections.abc import Callable

from leggio.core.board import Board, Square, parse_square
from leggio.core.placing import filled
from leggio.engine.analysis.effort import Effort
from leggio.engine.analysis.facts import MUCH_LUCK
from leggio.engine.analysis.judging import Judge
from leggio.engine.analysis.report import GameAnalysis, Summary, TurnGrade, Turning, TurnReport
from leggio.engine.record import Deed, Record
from leggio.engine.registry import rules_of
from leggio.kernel import Graph

Progress = Callable[[int, int], None]

_TURNS_THE_GAME = 0.12
_TURNING_POINTS = 3
_PHONEYS = frozenset({"phoney_stood", "phoney_withdrawn"})


def analyse(
    record: Record,
    graph: Graph,
    effort: Effort,
    *,
    seed: int = 0,
    threads: int = 1,
    lexicon: str = "",
    only: int | None = None,
    progress: Progress | None = None,
) -> GameAnalysis:
    """Judge every turn, or only the one of a number. The same seed gives the same analysis on any number of threads."""
    judge = Judge(record, graph, effort, seed=seed, threads=threads)
    wanted = [turn for turn in record.turns if only in (None, turn.number)]
    reports: list[TurnReport] = []
    for turn in wanted:
        if progress is not None:
            progress(len(reports), len(wanted))
        reports.append(judge.turn(turn))
    curve = _curve(record, reports) if len(record.players) == 2 and only is None else ()
    return GameAnalysis(
        game=record.game,
        rules=record.rules,
        players=record.players,
        scores=record.scores,
        is_over=record.is_over,
        final=_final_board(record),
        lexicon=lexicon or record.lexicon,
        effort=effort.name,
        seed=seed,
        limits=record.limits,
        turns=tuple(reports),
        curve=curve,
        turning=_turning(reports, curve),
        summary=tuple(_summary(record, reports, seat) for seat in range(len(record.players))),
    )


def _curve(record: Record, reports: list[TurnReport]) -> tuple[float, ...]:
    """The first player's chance before the first turn, after each, and once the game is over what it came to."""
    if not reports:
        return ()
    points = [_of_first(reports[0], reports[0].win_before)]
    points += [_of_first(report, report.win_after) for report in reports]
    if record.is_over:
        one, other = record.scores
        points[-1] = 1.0 if one > other else 0.5 if one == other else 0.0
    return tuple(round(point, 4) for point in points)


def _of_first(report: TurnReport, win: float | None) -> float:
    if win is None:
        return 0.5
    return win if report.seat == 0 else 1 - win


def _turning(reports: list[TurnReport], curve: tuple[float, ...]) -> tuple[Turning, ...]:
    """The turns that changed the chances most, in their order: and why, where that is clear."""
    found = []
    for index, report in enumerate(reports if curve else ()):
        change = curve[index + 1] - curve[index]
        if abs(change) < _TURNS_THE_GAME:
            continue
        own = change if report.seat == 0 else -change
        found.append(Turning(report.number, round(change, 4), cause_of(report, own)))
    largest = sorted(found, key=lambda each: -abs(each.change))[:_TURNING_POINTS]
    return tuple(sorted(largest, key=lambda each: each.turn))


def cause_of(report: TurnReport, change: float) -> str:
    """What did it, if that is clear: the choice where it cost half of it, the draw where its luck points that way."""
    if change < 0 and (report.lost_win or 0.0) >= -change / 2:
        return "choice"
    luck = report.luck or 0.0
    return "draw" if abs(luck) >= MUCH_LUCK and (luck > 0) == (change > 0) else "unclear"


def _summary(record: Record, reports: list[TurnReport], seat: int) -> Summary:
    own = [report for report in reports if report.seat == seat]
    chances = [report.lost_win for report in own if report.lost_win is not None]
    kinds = [fact.kind for report in own for fact in report.facts]
    return Summary(
        seat=seat,
        score=record.scores[seat],
        turns=len(own),
        judged=sum(report.grade is not TurnGrade.UNKNOWN for report in own),
        lost_win=round(sum(chances), 4) if chances else None,
        lost_points=round(sum(report.lost_points or 0.0 for report in own), 2),
        small=sum(report.grade is TurnGrade.SMALL for report in own),
        medium=sum(report.grade is TurnGrade.MEDIUM for report in own),
        large=sum(report.grade is TurnGrade.LARGE for report in own),
        prizes=sum(report.played is not None and report.played.prize for report in own),
        prizes_missed=kinds.count("missed_prize"),
        luck=round(sum(report.luck or 0.0 for report in own), 2),
        phoneys=sum(kind in _PHONEYS for kind in kinds),
    )


def _final_board(record: Record) -> str:
    """The board after the last turn: nothing is laid after it."""
    size = rules_of(record.rules).layout.size
    if not record.turns:
        return "." * size * size
    last = record.turns[-1]
    board = Board(size, last.board)
    if last.deed is not Deed.PLAY or last.laid is None:
        return board.cells
    cells = list(board.cells)
    for name in last.laid.swaps:
        at = _index(name, size)
        cells[at] = cells[at].upper()
    return Board(size, "".join(cells)).put(filled(last.laid.square, last.laid.direction, last.laid.tiles)).cells


def _index(name: str, size: int) -> int:
    square = parse_square(name) or Square(0, 0)
    return square.row * size + square.col
