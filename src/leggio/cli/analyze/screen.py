"""An analysis on a terminal: the table of turns, the chances, turning points, what there is to say, figures."""

from collections.abc import Iterator

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from leggio.cli.analyze.chart import chart
from leggio.cli.analyze.telling import choice_text, fact_sentence, move_of, percent, points
from leggio.cli.board import rack_text
from leggio.cli.hosting.board_teller import BoardTeller
from leggio.cli.hosting.tellers import board_tellers
from leggio.cli.speaking import Speaker
from leggio.core.board import Board
from leggio.engine.analysis import GameAnalysis, Limit, Method, TurnGrade, TurnReport
from leggio.engine.analysis.choices import same
from leggio.speech.printable import printable

_MARKS = {
    TurnGrade.BEST: ("✓", "green"),
    TurnGrade.GOOD: ("·", "dim"),
    TurnGrade.SMALL: ("?!", "yellow"),
    TurnGrade.MEDIUM: ("?", "bold yellow"),
    TurnGrade.LARGE: ("??", "bold red"),
    TurnGrade.UNKNOWN: ("–", "dim"),
}
_WIDE = 100


def report(analysis: GameAnalysis, console: Console, say: Speaker) -> Iterator[RenderableType]:
    """The whole game."""
    yield from _heading(analysis, say)
    yield _turns_table(analysis, console, say)
    if analysis.curve:
        yield ""
        yield Text(say("analysis.curve", player=analysis.players[0]), style="bold")
        yield chart(analysis.curve, console.width)
    if analysis.turning:
        yield ""
        yield Text(say("analysis.turning"), style="bold")
        yield from (_turning(analysis, index, say) for index in range(len(analysis.turning)))
    yield ""
    yield Text(say("analysis.comments"), style="bold")
    yield _comments(analysis, say)
    yield ""
    yield _summary_table(analysis, say)


def turn_report(analysis: GameAnalysis, console: Console, say: Speaker) -> Iterator[RenderableType]:
    """One turn with its board, rack and choices."""
    (turn,) = analysis.turns
    teller = board_tellers()[analysis.game]
    others = ", ".join(str(score) for seat, score in enumerate(turn.scores) if seat != turn.seat)
    title = say(
        "analysis.turn_title",
        turn=turn.number,
        player=analysis.players[turn.seat],
        score=turn.scores[turn.seat],
        others=others,
    )
    yield Text(title, style="bold")
    yield _board(turn, teller, console, say)
    yield ""
    if turn.rack:
        yield rack_text(turn.rack, teller.material.tiles, teller.look(console))
        yield ""
    mark, style = _MARKS[turn.grade]
    told = f"{move_of(turn, say)}: {say(f'analysis.grade.{turn.grade}')}. {say(f'analysis.method.{turn.method}')}"
    yield Text.assemble((f"{mark} ", style), told)
    yield from (Text(f"  {fact_sentence(fact, analysis.game, analysis.players, say)}") for fact in turn.facts)
    if turn.best:
        yield ""
        yield _choices_table(turn, say)


def _heading(analysis: GameAnalysis, say: Speaker) -> Iterator[RenderableType]:
    names = " – ".join(printable(name) for name in analysis.players)
    scores = " – ".join(str(score) for score in analysis.scores)
    yield Text(say("analysis.title", players=names, scores=scores), style="bold")
    yield Text(
        say("analysis.by", lexicon=analysis.lexicon, effort=analysis.effort, seed=analysis.seed),
        style="dim",
    )
    for limit in analysis.limits:
        if limit is not Limit.OTHER_WORDS:
            yield Text(say(f"analysis.limit.{limit}"), style="yellow")
    yield ""


def _turns_table(analysis: GameAnalysis, console: Console, say: Speaker) -> Table:
    wide = console.width >= _WIDE
    table = Table(box=None, header_style="dim", pad_edge=False)
    table.add_column("", justify="right", style="dim")
    table.add_column(say("analysis.column.player"), overflow="ellipsis", max_width=14)
    if wide:
        table.add_column(say("analysis.column.rack"), no_wrap=True)
    table.add_column(say("analysis.column.move"), overflow="fold")
    table.add_column(say("analysis.column.points"), justify="right")
    table.add_column("")
    if wide:
        table.add_column(say("analysis.column.best"), overflow="fold")
    table.add_column(say("analysis.column.lost"), justify="right")
    if analysis.curve:
        table.add_column(say("analysis.column.lost_win"), justify="right", no_wrap=True)
    if wide:
        table.add_column(say("analysis.column.luck"), justify="right")
    for turn in analysis.turns:
        mark, style = _MARKS[turn.grade]
        score = str(turn.played.score) if turn.played is not None else ""
        cells: list[str | Text] = [str(turn.number), printable(analysis.players[turn.seat])]
        cells += [turn.rack] if wide else []
        cells += [move_of(turn, say), score, Text(mark, style=style)]
        cells += [_best_text(turn, say)] if wide else []
        lost = turn.lost_points or 0.0
        cells.append(f"−{points(lost, say)}" if lost else "")
        if analysis.curve:
            cells.append(percent(turn.win_after))
        cells += [points(turn.luck, say, signed=True)] if wide else []
        table.add_row(*cells)
    return table


def _best_text(turn: TurnReport, say: Speaker) -> str:
    """What would have been better, where something would."""
    if not turn.best or turn.grade in (TurnGrade.BEST, TurnGrade.UNKNOWN):
        return ""
    best = turn.best[0]
    return f"{choice_text(best, say)} {best.score or ''}".rstrip()


def _turning(analysis: GameAnalysis, index: int, say: Speaker) -> Text:
    turning = analysis.turning[index]
    turn = analysis.turns[turning.turn - 1]
    change = turning.change if turn.seat == 0 else -turning.change
    told = say(
        f"analysis.turning.{turning.cause}",
        turn=turning.turn,
        player=analysis.players[turn.seat],
        change=percent(change, signed=True),
        move=move_of(turn, say),
    )
    return Text(told)


def _comments(analysis: GameAnalysis, say: Speaker) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim")
    for turn in analysis.turns:
        if not turn.facts:
            continue
        mark, style = _MARKS[turn.grade]
        told = Text.assemble(
            (printable(analysis.players[turn.seat]), "bold"),
            f" {move_of(turn, say)}: ",
            " ".join(fact_sentence(fact, analysis.game, analysis.players, say) for fact in turn.facts),
        )
        grid.add_row(str(turn.number), Text(mark, style=style), told)
    return grid


def _summary_table(analysis: GameAnalysis, say: Speaker) -> Table:
    table = Table(
        title=say("analysis.summary"),
        title_justify="left",
        title_style="bold",
        box=None,
        header_style="dim",
        pad_edge=False,
    )
    table.add_column("")
    for name in analysis.players:
        table.add_column(printable(name), justify="right")
    summary = analysis.summary
    table.add_row(say("analysis.summary.score"), *(str(each.score) for each in summary))
    table.add_row(
        say("analysis.summary.lost_points"),
        *(points(each.lost_points / each.judged, say) if each.judged else "–" for each in summary),
    )
    if analysis.curve:
        table.add_row(say("analysis.summary.lost_win"), *(percent(each.lost_win) or "–" for each in summary))
    table.add_row(say("analysis.summary.mistakes"), *(f"{each.small}, {each.medium}, {each.large}" for each in summary))
    table.add_row(say("analysis.summary.prizes"), *(f"{each.prizes}, {each.prizes_missed}" for each in summary))
    table.add_row(say("analysis.summary.luck"), *(points(each.luck, say, signed=True) for each in summary))
    table.add_row(say("analysis.summary.phoneys"), *(str(each.phoneys) for each in summary))
    return table


def _board(turn: TurnReport, teller: BoardTeller, console: Console, say: Speaker) -> RenderableType:
    return teller.board(Board(teller.material.layout.size, turn.board), console, say)


def _choices_table(turn: TurnReport, say: Speaker) -> Table:
    """The best choices, and the one made if it is not among them."""
    table = Table(box=None, header_style="dim", pad_edge=False)
    table.add_column("")
    for key in ("move", "points", "kept", "equity", "gain", "win"):
        table.add_column(say(f"analysis.column.{key}"), justify="left" if key in ("move", "kept") else "right")
    played = turn.played
    choices = list(turn.best)
    if played is not None and not any(same(played, each) for each in choices):
        choices.append(played)
    for choice in choices:
        is_played = played is not None and same(played, choice)
        proven = "" if choice.exact or turn.method is not Method.ENDGAME else "≈"
        table.add_row(
            Text("▶" if is_played else ""),
            choice_text(choice, say),
            str(choice.score),
            choice.kept,
            points(choice.equity, say, signed=True),
            proven + points(choice.gain, say, signed=True),
            percent(choice.win),
        )
    return table
