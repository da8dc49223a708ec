"""Turns with nothing left to draw: each knows what the other holds, and choices are solved, not sampled."""

from msgspec.structs import replace

from leggio.core.board import Direction, Square, parse_square
from leggio.engine.analysis.choices import Bench, Given, same
from leggio.engine.analysis.effort import Effort
from leggio.engine.analysis.report import Choice, ChoiceKind
from leggio.kernel import BoardPosition, Graph, solve_endgame


def solved(bench: Bench, graph: Graph, other: str, effort: Effort, done: Given) -> list[Choice]:
    """The best choices and the one made, best first: gains to the end of the game, and whether they are proven."""
    turn = bench.turn
    position = BoardPosition(bench.rules.board, graph, turn.board)
    choices = [bench.choice(done)]
    *_, first = solve_endgame(
        position=position,
        rack=turn.rack,
        other=other,
        course=bench.rules.course,
        scoreless=turn.scoreless,
        nodes=effort.nodes,
    )
    found: list[Given] = [first, *((play, None) for play in position.best(turn.rack, effort.endgame_choices, None))]
    for each in found:
        choice = bench.choice(each)
        if not any(same(choice, known) for known in choices):
            choices.append(choice)
    weighed = [_weighed(choice, bench, graph, other, effort) for choice in choices]
    return sorted(weighed, key=lambda choice: -(choice.gain or 0.0))


def _weighed(choice: Choice, bench: Bench, graph: Graph, other: str, effort: Effort) -> Choice:
    gain, exact = _gain(choice, bench, graph, other, effort)
    return replace(choice, gain=float(gain), win=win_at_the_end(bench.turn.spread + gain), exact=exact)


def win_at_the_end(lead: float) -> float:
    """What a lead comes to once the game is over."""
    return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0


def _gain(choice: Choice, bench: Bench, graph: Graph, other: str, effort: Effort) -> tuple[int, bool]:
    """Points gained on the other from here to the end with best play of both, and whether that is proven."""
    turn, rules = bench.turn, bench.rules
    position = BoardPosition(rules.board, graph, turn.board)
    scoreless = turn.scoreless + 1
    if choice.kind is ChoiceKind.PLAY:
        scoreless = 0
        row, col, down, cells, swaps = _place(choice, bench)
        position.lay(row, col, down, cells, swaps)
        if not choice.kept:
            return choice.score + rules.gained_going_out(other), True
    elif scoreless >= 2 * rules.scoreless_each_bag_empty:
        return rules.left_over(other) - rules.left_over(choice.kept), True
    exact, value, *_ = solve_endgame(
        position=position, rack=other, other=choice.kept, course=rules.course, scoreless=scoreless, nodes=effort.nodes
    )
    return choice.score - value, exact


def _place(choice: Choice, bench: Bench) -> tuple[int, int, bool, str, list[int]]:
    square = parse_square(choice.square) or Square(0, 0)
    taken = [parse_square(each) or Square(0, 0) for each in choice.swaps]
    swaps = [each.row * bench.size + each.col for each in taken]
    return square.row, square.col, choice.direction is Direction.DOWN, choice.tiles, swaps
