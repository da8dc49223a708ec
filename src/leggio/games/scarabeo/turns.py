"""What the player on turn may do: lay a word, take a scarab, pass, exchange. Art. 2, 5, 18, 21, 23."""

from leggio.core.board import parse_square
from leggio.core.letters import JOLLY, tile_of
from leggio.core.outcome import Rejected
from leggio.core.placing import Laying, Misfit, lay_loose, lay_written
from leggio.core.tiles import take
from leggio.core.verdicts import Judge, Verdict
from leggio.games.scarabeo.commands import Exchange, LayTiles, Pass, Play, SeatCommand, TakeScarab
from leggio.games.scarabeo.ending import end_if_idle
from leggio.games.scarabeo.events import Exchanged, Passed, Played, ScarabTaken, Standing
from leggio.games.scarabeo.options import Challenges
from leggio.games.scarabeo.refusals import refuse
from leggio.games.scarabeo.rules import VOWELS
from leggio.games.scarabeo.score import prizes, score_words
from leggio.games.scarabeo.seats import refuse_seat
from leggio.games.scarabeo.standing import stand, would_close
from leggio.games.scarabeo.state import State
from leggio.games.scarabeo.story import Story


def play(story: Story, command: Play | LayTiles, judge: Judge | None) -> Rejected | None:
    """Lay a word and count it; the hand passes when nobody challenges it (art. 5, 14)."""
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
    state = story.state
    words = score_words(state.rules, laying, letter_squares=state.options.letter_squares, first=state.board.is_empty)
    won = prizes(state.rules, laying)
    story.add(
        Played(
            at=story.at,
            seat=command.seat,
            square=laying.square.name,
            direction=laying.direction,
            tiles=laying.text,
            words=words,
            prizes=won,
            score=sum(word.points for word in words) + sum(prize.points + prize.extra for prize in won),
            verdicts=verdicts,
        )
    )
    if checks:
        stand(story, Standing.CHECKED)
    return None


def fit(state: State, command: Play | LayTiles) -> Laying | Rejected:
    """The play as it would lie on the board, if the rules of placing and the rack allow it (art. 2, 5, 21)."""
    if isinstance(command, Play):
        laying = lay_written(state.board, command.square, command.direction, command.word)
    else:
        laying = lay_loose(state.board, command.tiles)
    if isinstance(laying, Misfit):
        return refuse(f"play.{laying.reason}", **laying.detail)
    letters = state.rules.tiles.values
    if strange := [cell.upper() for _, cell in laying.tiles if cell.islower() and cell.upper() not in letters]:
        return refuse("play.no_such_letter", letter=strange[0])
    used = "".join(tile_of(cell) for _, cell in laying.tiles)
    rack = state.racks[command.seat]
    if take(rack, used) is None:
        missing = sorted({tile for tile in used if used.count(tile) > rack.count(tile)})
        return refuse("play.missing_tiles", tiles=missing)
    return _fit_first(state, laying) if state.board.is_empty else _fit_later(laying)


def _fit_first(state: State, laying: Laying) -> Laying | Rejected:
    if len(laying.tiles) < 2:
        return refuse("play.first_too_short")
    centre = state.rules.layout.centre
    if centre not in dict(laying.tiles):
        return refuse("play.first_off_centre", square=centre.name)
    return laying


def _fit_later(laying: Laying) -> Laying | Rejected:
    """The word laid must hold a tile of the board; lying along another is not enough (art. 5)."""
    if not laying.touches:
        return refuse("play.not_connected")
    main = laying.words[0]
    return laying if len(laying.tiles) < len(main.cells) else refuse("play.only_alongside", word=main.cells.upper())


def _verdicts(laying: Laying, judge: Judge) -> tuple[Verdict, ...]:
    return tuple(judge.judge(word) for word in dict.fromkeys(formed.cells.upper() for formed in laying.words))


def take_scarab(story: Story, command: TakeScarab) -> Rejected | None:
    """Give the letter a scarab stands for, take the scarab, and go on: as often as one likes (art. 21)."""
    if refusal := _take_turn(story, command):
        return refusal
    state = story.state
    square = parse_square(command.square)
    if square is None or not state.board.taken(square) or state.board.at(square).isupper():
        return refuse("scarab.not_there", square=command.square[:8])
    letter = state.board.at(square).upper()
    if letter not in state.racks[command.seat]:
        return refuse("scarab.missing_letter", square=square.name, letter=letter)
    story.add(ScarabTaken(at=story.at, seat=command.seat, square=square.name, letter=letter))
    return None


def pass_turn(story: Story, command: Pass) -> Rejected | None:
    """Give up the turn for nothing (art. 18)."""
    if refusal := _take_turn(story, command):
        return refusal
    story.add(Passed(at=story.at, seat=command.seat))
    end_if_idle(story)
    return None


def exchange(story: Story, command: Exchange) -> Rejected | None:
    """The only exchange there is: eight tiles of one kind, shown, all returned, then eight drawn (art. 23)."""
    if refusal := _take_turn(story, command):
        return refusal
    state = story.state
    given = "".join(sorted(state.racks[command.seat]))
    if len(given) < state.rules.rack_size:
        return refuse("exchange.not_eight", count=len(given))
    if JOLLY in given:
        return refuse("exchange.has_scarab")
    if len({tile in VOWELS for tile in given}) > 1:
        return refuse("exchange.mixed")
    if not len(state.bag):
        return refuse("exchange.bag_empty")
    drawn, _ = state.bag.put_back(given).draw(len(given))
    story.add(Exchanged(at=story.at, seat=command.seat, given=given, drawn=drawn))
    end_if_idle(story)
    return None


def _take_turn(story: Story, command: SeatCommand) -> Rejected | None:
    """Whether this seat may move now.

    While a play is pending the hand has not passed (art. 14). The next player may take it all the same if nobody else
    can still challenge: moving is their answer. Not if that play would close the game, for then there is no move.
    """
    state = story.state
    if refusal := refuse_seat(state, command.seat):
        return refusal
    if state.pending is None:
        return None if state.turn == command.seat else refuse("turn.not_yours", turn=state.turn)
    mover = state.pending.play.seat
    if command.seat == mover:
        return refuse("turn.wait_for_answers")
    if command.seat != state.after(mover):
        return refuse("turn.not_yours", turn=state.after(mover))
    if others := [seat for seat in state.unanswered if seat != command.seat]:
        return refuse("turn.others_first", seats=others)
    if would_close(state, mover):
        return refuse("turn.answer_first")
    stand(story, Standing.MOVED)
    return None
