"""Scrabble for bots: what a seat's view comes to, and the command a decision comes to."""

from typing import assert_never

from leggio.core.board import Board
from leggio.engine.bots.board import luck, opponents
from leggio.engine.bots.bot import Bot
from leggio.engine.bots.decision import Challenge, Decision, Exchange, Lay, Pass, Stand, SwapAll
from leggio.engine.bots.situation import Situation
from leggio.engine.registry import rules_of
from leggio.games.figs import RuleSet, find_rules
from leggio.games.scrabble import commands
from leggio.games.scrabble.options import Challenges
from leggio.games.scrabble.state import Phase
from leggio.games.scrabble.view import View


def want(view: View, seat: int, bot: Bot) -> commands.AnyCommand | None:
    """What a bot does at a table it sees like this; None while there is nothing for it to do."""
    if view.phase is not Phase.PLAYING or view.suspended or seat in view.resigned:
        return None
    if decision := _answer(view, seat, bot):
        return command(decision, seat)
    rules = _rules(view)
    if view.options.clock_by_hand and not view.running:
        return _clock(view, seat, rules)
    if view.turn != seat or _has_to_wait(view):
        return None
    return command(bot.move(situation(view, seat), luck(view, seat, view.rack)), seat)


def situation(view: View, seat: int) -> Situation:
    """The turn of a seat, from what it may see."""
    if view.rack is None:
        raise ValueError("the view of somebody who does not play")
    rules = _rules(view)
    cells = "".join(view.board)
    bag = _bag_at_move(view, rules)
    return Situation(
        book=rules_of(rules.name),
        board=Board(rules.layout.size, cells),
        rack=view.rack,
        bag=bag,
        may_exchange=bag if bag >= rules.exchange_needs else 0,
        others=tuple(_tiles_at_move(view, rules, other) for other in opponents(view, seat)),
        spread=_points(view, seat) - max((_points(view, other) for other in opponents(view, seat)), default=0),
        scoreless=view.scoreless,
        may_swap_all=seat not in view.secco_used and bag >= rules.secco_needs,
    )


def _bag_at_move(view: View, rules: RuleSet) -> int:
    """The tiles in the bag once one moves: whoever laid the pending play draws before that (art. 31)."""
    if view.pending is None:
        return view.bag_count
    return max(0, view.bag_count - (rules.rack_size - view.rack_counts[view.pending.seat]))


def _tiles_at_move(view: View, rules: RuleSet, seat: int) -> int:
    """The tiles of a rack once one moves, for the same reason."""
    if view.pending is None or view.pending.seat != seat:
        return view.rack_counts[seat]
    return min(rules.rack_size, view.rack_counts[seat] + view.bag_count)


def _points(view: View, seat: int) -> int:
    """The points of a seat if a pending play stands."""
    pending = view.pending
    return view.totals[seat] + (pending.score if pending is not None and pending.seat == seat else 0)


def command(decision: Decision, seat: int) -> commands.AnyCommand:
    """What to ask of the table."""
    match decision:
        case Lay():
            return commands.Play(
                seat=seat, square=decision.square.name, direction=decision.direction, word=decision.word
            )
        case Exchange():
            return commands.Exchange(seat=seat, tiles=decision.tiles)
        case SwapAll():
            return commands.TakeCambioSecco(seat=seat)
        case Pass():
            return commands.Pass(seat=seat)
        case Stand():
            return commands.Accept(seat=seat)
        case Challenge():
            return commands.Challenge(seat=seat, words=decision.words)
        case _:
            assert_never(decision)


def _answer(view: View, seat: int, bot: Bot) -> Decision | None:
    """What it says to a play that waits for an answer, once (art. 31)."""
    pending = view.pending
    if pending is None or view.options.challenges is Challenges.VOID:
        return None
    if pending.seat == seat or seat in pending.agreed:
        return None
    words = [word.word.upper() for word in pending.words if word.word.upper() not in pending.upheld]
    return bot.answer(words, luck(view, seat, *words))


def _has_to_wait(view: View) -> bool:
    """Whether nobody may move yet: others may still challenge the pending play, or it used the last tiles.

    All opponents answer such a play before anyone moves (art. 31, 39a).
    """
    pending = view.pending
    if pending is None:
        return False
    return pending.others_first or not (view.bag_count or view.rack_counts[pending.seat])


def _clock(view: View, seat: int, rules: RuleSet) -> commands.AnyCommand | None:
    """Before a turn the board is turned by the player on turn, and the clock pressed by an opponent (art. 27)."""
    to_be_turned = rules.turns_the_board and not view.board_turned
    if view.turn == seat:
        return commands.TurnBoard(seat=seat) if to_be_turned else None
    return None if to_be_turned else commands.PressClock(seat=seat)


def _rules(view: View) -> RuleSet:
    rules = find_rules(view.rules)
    if rules is None:
        raise ValueError(f"no such rules: {view.rules}")
    return rules
