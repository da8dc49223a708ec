"""Turns with nothing left to draw: each knows what the other holds, and choices are solved, not sampled."""

from msgspec.structs import replace

from leggio.core.board import Direction, Square, parse_square
from leggio.core.letters import JOLLY
from leggio.engine.analysis.choices import Bench, Given, same
from leggio.engine.analysis.effort import Effort
from leggio.engine.analysis.report import Choice, ChoiceKind
from leggio.engine.course import course_of
from leggio.engine.rules import RULE_SETS, board_rules
from leggio.games.scarabeo import SCARABEO
from leggio.kernel import Graph, Table, solve_endgame


def solved(bench: Bench, graph: Graph, other: str, effort: Effort, done: Given) -> list[Choice]:
    """The best choices and the one made, best first: gains to the end of the game, and whether they are proven."""
    turn = bench.turn
    table = Table(board_rules(bench.rules), graph, turn.board)
    choices = [bench.choice(done)]
    *_, first = solve_endgame(
        table=table,
        rack=turn.rack,
        other=other,
        course=course_of(bench.rules),
        scoreless=turn.scoreless,
        nodes=effort.nodes,
    )
    found: list[Given] = [first, *((play, None) for play in table.best(turn.rack, effort.endgame_choices, None))]
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
    table = Table(board_rules(rules), graph, turn.board)
    scoreless = turn.scoreless + 1
    if choice.kind is ChoiceKind.PLAY:
        scoreless = 0
        row, col, down, cells, swaps = _place(choice, bench)
        table.lay(row, col, down, cells, swaps)
        if not choice.kept:
            return choice.score + left_over(rules, other) * (2 if credits_going_out(rules) else 1), True
    elif scoreless >= 2 * scoreless_each(rules):
        return left_over(rules, other) - left_over(rules, choice.kept), True
    exact, value, *_ = solve_endgame(
        table=table, rack=other, other=choice.kept, course=course_of(rules), scoreless=scoreless, nodes=effort.nodes
    )
    return choice.score - value, exact


def _place(choice: Choice, bench: Bench) -> tuple[int, int, bool, str, list[int]]:
    square = parse_square(choice.square) or Square(0, 0)
    taken = [parse_square(each) or Square(0, 0) for each in choice.swaps]
    swaps = [each.row * bench.size + each.col for each in taken]
    return square.row, square.col, choice.direction is Direction.DOWN, choice.tiles, swaps


def left_over(rules: str, rack: str) -> int:
    """What tiles on a rack cost at the end."""
    known = SCARABEO if rules == SCARABEO.name else RULE_SETS[rules]
    jolly = SCARABEO.scarab_left if rules == SCARABEO.name else RULE_SETS[rules].jolly_left
    return known.tiles.total(rack.replace(JOLLY, "")) + jolly * rack.count(JOLLY)


def credits_going_out(rules: str) -> bool:
    """Whether whoever goes out gains what the other holds as well."""
    return rules == SCARABEO.name or RULE_SETS[rules].credits_going_out


def scoreless_each(rules: str) -> int:
    """Turns without points in a row, of each, that end a game whose bag is empty."""
    return SCARABEO.idle_each_bag_empty if rules == SCARABEO.name else RULE_SETS[rules].scoreless_each
