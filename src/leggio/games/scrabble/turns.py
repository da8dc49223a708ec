"""What the player on turn may do: lay a word, pass, exchange, cambio secco. Art. 3-8, 26-27, 33-35."""

from leggio.core.outcome import Rejected
from leggio.core.placing import Laying, lay_loose, lay_written
from leggio.core.tiles import take
from leggio.core.verdicts import Judge, Verdict
from leggio.games.board.fitting import fit_laying
from leggio.games.figs.score import bonus, score_words
from leggio.games.scrabble.allowance import past_limit
from leggio.games.scrabble.commands import Exchange, LayTiles, Pass, Play, SeatCommand, TakeCambioSecco
from leggio.games.scrabble.ending import end_if_idle
from leggio.games.scrabble.events import CambioSecco, Exchanged, Passed, Played, Standing
from leggio.games.scrabble.options import Challenges
from leggio.games.scrabble.refusals import refuse
from leggio.games.scrabble.seats import refuse_seat
from leggio.games.scrabble.standing import stand, would_be_out
from leggio.games.scrabble.state import State
from leggio.games.scrabble.story import Story


def play(story: Story, command: Play | LayTiles, judge: Judge | None) -> Rejected | None:
    """Lay a word: it scores at once and is pending until nobody can challenge it any more (art. 26-31)."""
    if refusal := _take_turn(story, command):
        return refusal
    laying = fit(story.state, command)
    if isinstance(laying, Rejected):
        return laying
    checks = story.state.options.challenges is Challenges.VOID
    if checks and judge is None:
        return refuse("open.no_judge")
    verdicts = _verdicts(laying, judge) if checks and judge else ()
    if wrong := [verdict.word for verdict in verdicts if not verdict.valid]:
        return refuse("play.invalid_words", words=wrong)
    words = score_words(story.state.rules, laying)
    extra = bonus(story.state.rules, laying)
    story.add(
        Played(
            at=story.at,
            seat=command.seat,
            square=laying.square.name,
            direction=laying.direction,
            tiles=laying.text,
            words=words,
            bonus=extra,
            score=sum(word.points for word in words) + extra,
            verdicts=verdicts,
        )
    )
    if checks:
        stand(story, Standing.CHECKED)
    return None


def fit(state: State, command: Play | LayTiles) -> Laying | Rejected:
    """The play as it would lie on the board, if the rules of placing and the rack allow it (art. 3-8)."""
    if isinstance(command, Play):
        laying = lay_written(state.board, command.square, command.direction, command.word)
    else:
        laying = lay_loose(state.board, command.tiles)
    return fit_laying(state.board, state.rules.layout.centre, state.racks[command.seat], laying, refuse)


def _verdicts(laying: Laying, judge: Judge) -> tuple[Verdict, ...]:
    return tuple(judge.judge(word) for word in dict.fromkeys(formed.cells.upper() for formed in laying.words))


def pass_turn(story: Story, command: Pass) -> Rejected | None:
    """Give up the turn for nothing (art. 33)."""
    if refusal := _take_turn(story, command):
        return refusal
    story.add(Passed(at=story.at, seat=command.seat))
    end_if_idle(story)
    return None


def exchange(story: Story, command: Exchange) -> Rejected | None:
    """Draw first, then return: nobody draws back what they gave (art. 34)."""
    if refusal := _take_turn(story, command):
        return refusal
    if not command.tiles:
        return refuse("exchange.no_tiles")
    tiles = command.tiles.upper()
    # Capitals of some letters outside the alphabet are two letters of it: a tile is one character.
    if not command.tiles.isascii() or take(story.state.racks[command.seat], tiles) is None:
        return refuse("exchange.missing_tiles", tiles=command.tiles[:20])
    left, needed = len(story.state.bag), story.state.rules.exchange_needs
    if left < max(needed, len(tiles)):
        return refuse("exchange.bag_low", left=left, needed=max(needed, len(tiles)))
    drawn, _ = story.state.bag.draw(len(tiles))
    story.add(Exchanged(at=story.at, seat=command.seat, given="".join(sorted(tiles)), drawn=drawn))
    end_if_idle(story)
    return None


def cambio_secco(story: Story, command: TakeCambioSecco) -> Rejected | None:
    """The whole rack goes back first, then seven are drawn; the turn goes on (art. 35)."""
    if refusal := _take_turn(story, command):
        return refusal
    state = story.state
    if command.seat in state.secco_used:
        return refuse("secco.used")
    if len(state.bag) < state.rules.secco_needs:
        return refuse("secco.bag_empty")
    given = state.racks[command.seat]
    drawn, _ = state.bag.put_back(given).draw(state.rules.rack_size)
    story.add(CambioSecco(at=story.at, seat=command.seat, given="".join(sorted(given)), drawn=drawn))
    return None


def _take_turn(story: Story, command: SeatCommand) -> Rejected | None:
    """Whether this seat may move now. Moving lets a pending play of the opponent stand (art. 31)."""
    state = story.state
    if refusal := refuse_seat(state, command.seat):
        return refusal
    if state.turn != command.seat:
        return refuse("turn.not_yours", turn=state.turn)
    if state.options.clock_by_hand and command.seat not in state.clock.running:
        needs_turning = state.rules.turns_the_board and not state.board_turned
        return refuse("turn.board_not_turned" if needs_turning else "turn.clock_stopped")
    if state.pending:
        if would_be_out(state, state.pending.play.seat) or past_limit(state, story.at):
            return refuse("turn.answer_first")
        stand(story, Standing.MOVED)
    return None
