"""How the table of a board game is run: laying a word, passing, and the play that waits for a challenge.

A game derives from `BoardConduct` and says what is its own: whether a seat may move now, how a play is counted, when
words are checked at once, and how the game ends.
"""

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import TypeAlias, TypeVar

from leggio.core.board import Board, Square
from leggio.core.codec import Event
from leggio.core.letters import JOLLY, plain, tile_of
from leggio.core.outcome import Rejected
from leggio.core.placing import Laying, Misfit, lay_loose, lay_written
from leggio.core.ranking import places
from leggio.core.tiles import take
from leggio.core.verdicts import Verdict
from leggio.games.board.events import (
    Began,
    Challenge,
    Drawn,
    LayTiles,
    Play,
    PlayStood,
    Settled,
    Standing,
    StarterChosen,
    TilesLaid,
)
from leggio.games.board.score import final_scores
from leggio.games.board.state import BoardTable, OpenPlay
from leggio.games.common.commands import (
    Accept,
    Command,
    DeclineAbandon,
    Pass,
    ProposeAbandon,
    Refuse,
    Resign,
    SeatCommand,
    TakeBack,
)
from leggio.games.common.conduct import Handler, HouseEnding, SeatedConduct, Work
from leggio.games.common.state import Agreed, Passed


def fit_laying(board: Board, centre: Square, rack: str, laying: Laying | Misfit, refuse: Refuse) -> Laying | Rejected:
    """The play, if the board and the rack allow it; refusals have the article that the game's `refuse` gives them."""
    if isinstance(laying, Misfit):
        return refuse(f"play.{laying.reason}", **laying.detail)
    return refuse_rack(rack, laying, refuse) or refuse_place(board, centre, laying, refuse) or laying


def refuse_rack(rack: str, laying: Laying, refuse: Refuse) -> Rejected | None:
    """A refusal unless the rack has the tiles of a play."""
    used = "".join([tile_of(cell) for _, cell in laying.tiles])
    if take(rack, used) is not None:
        return None
    return refuse("play.missing_tiles", tiles=sorted({tile for tile in used if used.count(tile) > rack.count(tile)}))


def refuse_place(board: Board, centre: Square, laying: Laying, refuse: Refuse) -> Rejected | None:
    """A refusal unless a play touches what is there; the first is of two tiles at least, one of them on the centre."""
    if not board.is_empty:
        return None if laying.touches else refuse("play.not_connected")
    if len(laying.tiles) < 2:
        return refuse("play.first_too_short")
    return None if centre in dict(laying.tiles) else refuse("play.first_off_centre", square=centre.name)


StateT = TypeVar("StateT", bound=BoardTable)
PlayT = TypeVar("PlayT", bound=TilesLaid)

Draws: TypeAlias = tuple[tuple[int, str], ...]  # who drew which tile for the start
Lines: TypeAlias = tuple[Settled[StrEnum], ...]  # of a settlement


def laid(kind: Callable[..., PlayT], work: Work[StateT], seat: int, laying: Laying, **counted: object) -> PlayT:
    """The event of a play: where its tiles lie, and how the game counts them."""
    square, direction = laying.square.name, laying.direction
    return kind(at=work.at, seat=seat, square=square, direction=direction, tiles=laying.text, **counted)


class BoardConduct(SeatedConduct[StateT]):
    """What the shared handlers of board games need of a game, and those handlers."""

    already_answered = "pending.already_agreed"  # the refusal of whoever has had their say about the pending play

    def handlers(self) -> dict[type[Command], Handler[StateT]]:
        """The handlers that every board game has, by kind of command."""
        return {
            Play: self.play,
            LayTiles: self.play,
            Pass: self.pass_turn,
            Accept: self.accept,
            Resign: self.resign,
            ProposeAbandon: self.propose_abandon,
            DeclineAbandon: self.decline_abandon,
            TakeBack: self.take_back,
        }

    # What a game says of itself.

    def take_turn(self, work: Work[StateT], seat: int) -> Rejected | None:
        """A refusal unless this seat may move now. Moving may let a pending play stand."""
        raise NotImplementedError

    def count(self, work: Work[StateT], seat: int, laying: Laying, verdicts: tuple[Verdict, ...]) -> Event:
        """The event of a play that fits, with its points."""
        raise NotImplementedError

    def checks_words(self, state: StateT) -> bool:
        """Whether words are checked as they are laid, and nobody can challenge them."""
        raise NotImplementedError

    def draws(self, work: Work[StateT], mover: int) -> bool:  # noqa: ARG002 - a hook
        """Whether a player whose play stands draws now."""
        return True

    def end(self, work: Work[StateT], reason: str, went_out: int | None = None) -> None:
        """Settle the game and close it; `went_out` is who used the last tiles there were."""
        raise NotImplementedError

    def go_out(self, work: Work[StateT], mover: int) -> None:
        """End the game: this player has used the last tiles there were."""
        raise NotImplementedError

    def close(
        self,
        work: Work[StateT],
        ended: Callable[..., Event],
        reason: StrEnum,
        article: str,
        lines: Lines,
        *,
        lost: int | None = None,
    ) -> None:
        """Count the lines of the settlement and close the game; `ended` makes the event, of points and places too.

        `lost` is who has lost whatever the scores say.
        """
        scores = final_scores(work.state.totals, lines)
        placed = () if reason == HouseEnding.ABANDONED else places(scores, work.state.resigned, lost)
        work.add(ended(at=work.at, reason=reason, article=article, settlement=lines, scores=scores, places=placed))

    def end_if_idle(self, work: Work[StateT]) -> None:
        """End the game if nobody has laid a word for as long as the rules say."""
        raise NotImplementedError

    # The player on turn.

    def play(self, work: Work[StateT], command: Play | LayTiles) -> Rejected | None:
        """Lay a word: it is counted at once, and pending until nobody can challenge it any more."""
        if refusal := self.take_turn(work, command.seat):
            return refusal
        laying = self.fit(work.state, command)
        if isinstance(laying, Rejected):
            return laying
        if not self.checks_words(work.state):
            work.add(self.count(work, command.seat, laying, ()))
            return None
        if work.judge is None:
            return self.refuse("open.no_judge")
        formed = dict.fromkeys([each.cells.upper() for each in laying.words])
        verdicts = tuple([work.judge.judge(word) for word in formed])
        if wrong := [verdict.word for verdict in verdicts if not verdict.valid]:
            return self.refuse("play.invalid_words", words=wrong)
        work.add(self.count(work, command.seat, laying, verdicts))
        self.stand(work, Standing.CHECKED)
        return None

    def letters_of(self, word: str) -> str:
        """A word as it is written, without what is no tile; some games have signs of that kind."""
        return word

    def fit(self, state: StateT, command: Play | LayTiles) -> Laying | Rejected:
        """The play as it would lie on the board, if the rules of placing and the rack allow it."""
        if isinstance(command, Play):
            laying = lay_written(state.board, command.square, command.direction, self.letters_of(command.word))
        else:
            laying = lay_loose(state.board, command.tiles)
        return self.fit_laying(state, command.seat, laying)

    def fit_laying(self, state: StateT, seat: int, laying: Laying | Misfit) -> Laying | Rejected:
        """The play, if the rules of placing and the rack allow it."""
        return fit_laying(state.board, state.rules.layout.centre, state.racks[seat], laying, self.refuse)

    def pass_turn(self, work: Work[StateT], command: Pass) -> Rejected | None:
        """Give up the turn for nothing."""
        if refusal := self.take_turn(work, command.seat):
            return refusal
        work.add(Passed(at=work.at, seat=command.seat))
        self.end_if_idle(work)
        return None

    # The pending play.

    def open_to(self, work: Work[StateT], command: SeatCommand) -> OpenPlay | Rejected:
        """The pending play, if this seat may say something about it."""
        state = work.state
        if refusal := self.refuse_seat(state, command.seat):
            return refusal
        if self.checks_words(state):
            return self.refuse("challenge.checked")
        if state.pending is None:
            return self.refuse("pending.none")
        return self.refuse("pending.own") if state.pending.play.seat == command.seat else state.pending

    def accept(self, work: Work[StateT], command: Accept) -> Rejected | None:
        """Let the play stand; it does once every opponent has said so."""
        pending = self.open_to(work, command)
        if isinstance(pending, Rejected):
            return pending
        if command.seat in pending.agreed:
            return self.refuse(self.already_answered)
        work.add(Agreed(at=work.at, seat=command.seat))
        self.stand_if_all_agree(work)
        return None

    def contested(self, work: Work[StateT], command: Challenge) -> tuple[str, ...] | Rejected:
        """The words of the pending play that a challenge names, if this seat may contest them."""
        pending = self.open_to(work, command)
        if isinstance(pending, Rejected):
            return pending
        if command.seat in pending.agreed:
            return self.refuse(self.already_answered)
        formed = {word.word.upper() for word in pending.play.words}
        words = tuple(dict.fromkeys(plain(self.letters_of(word)) for word in command.words))
        if not words:
            return self.refuse("challenge.no_words", formed=sorted(formed))
        if strangers := [word for word in words if word not in formed]:
            return self.refuse("challenge.not_formed", word=strangers[0][:30], formed=sorted(formed))
        return words

    def unanswered(self, state: StateT) -> Iterator[int]:
        """Opponents who may still challenge the pending play."""
        if pending := state.pending:
            yield from (seat for seat in state.opponents(pending.play.seat) if seat not in pending.agreed)

    def stand_if_all_agree(self, work: Work[StateT]) -> None:
        """A play that no opponent can or wants to challenge stands at once."""
        if work.state.pending and not any(True for _ in self.unanswered(work.state)):
            self.stand(work, Standing.AGREED)

    def stand(self, work: Work[StateT], how: Standing) -> None:
        """The pending play is final: it scores, and its player draws."""
        if work.state.pending is None:
            return
        mover = work.state.pending.play.seat
        work.add(PlayStood(at=work.at, how=how))
        self.refill(work, mover)

    def refill(self, work: Work[StateT], mover: int) -> None:
        """The mover draws back to a full rack; with nothing left to draw and nothing on the rack the game is over."""
        state = work.state
        missing = state.rules.rack_size - len(state.racks[mover])
        if len(state.bag) and missing and mover not in state.resigned and self.draws(work, mover):
            work.add(Drawn(at=work.at, seat=mover, tiles=state.bag.draw(missing)[0]))
        if self.would_be_out(work.state, mover):
            self.go_out(work, mover)

    def would_be_out(self, state: StateT, mover: int) -> bool:
        """Whether this player has used the last tiles there are."""
        return not state.racks[mover] and not len(state.bag) and mover not in state.resigned

    # House rules.

    def stop(self, work: Work[StateT], how: HouseEnding) -> None:
        """End the game by a house rule: a play still pending keeps its points, and nobody draws."""
        self.close_pending(work)
        self.end(work, how)

    def close_pending(self, work: Work[StateT]) -> None:
        """A play still pending when the game ends otherwise keeps its points, and nobody draws."""
        if work.state.pending:
            work.add(PlayStood(at=work.at, how=Standing.CLOSED))

    def go_on_without(self, work: Work[StateT], seat: int) -> None:  # noqa: ARG002 - whoever it was
        """The others may all agree with the pending play now, or all have been idle."""
        self.stand_if_all_agree(work)
        if work.state.ended is None and work.state.pending is None:
            self.end_if_idle(work)


def deal(work: Work[StateT], starter: int | None, draw_for_start: Callable[[str, int], tuple[int, Draws]]) -> None:
    """Whoever is named starts, or whoever draws for it as the book says; then everyone draws a full rack."""
    players = len(work.state.players)
    chosen = draw_for_start(work.state.bag.tiles, players) if starter is None else (starter, ())
    work.add(StarterChosen(at=work.at, starter=chosen[0], draws=chosen[1]))
    for step in range(players):
        tiles = work.state.bag.draw(work.state.rules.rack_size)[0]
        work.add(Drawn(at=work.at, seat=(chosen[0] + step) % players, tiles=tiles))
    work.add(Began(at=work.at))


def draw_letters(tiles: str, seats: list[int], draws: list[tuple[int, str]]) -> dict[int, str] | None:
    """One letter for each of these seats, jollies drawn again; None where the bag may not last for it.

    No fair bag ties to its last tile; one that does must still not break whoever checks it.
    """
    if len(draws) + len(seats) + tiles.count(JOLLY) > len(tiles):
        return None
    letters: dict[int, str] = {}
    for seat in seats:
        while seat not in letters:
            tile = tiles[len(draws)]
            draws.append((seat, tile))
            if tile != JOLLY:
                letters[seat] = tile
    return letters
