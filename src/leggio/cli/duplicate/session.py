"""Alone against the top: the engine finds what could be made of each round, and that is laid on the board."""

from leggio.cli.duplicate.asking import Asker, Bout, Leaving
from leggio.cli.duplicate.orders import Writing
from leggio.cli.duplicate.screen import fault_text, percent_text, play_text, rounds_table, standings_table, tell_end
from leggio.cli.hosting.table import HostedTable
from leggio.core.outcome import Rejected
from leggio.games.duplicate.commands import AnyCommand, CloseRound, Draw, EndGame, HandIn, Resume, Suspend
from leggio.games.duplicate.events import AnyEvent, RoundClosed
from leggio.games.duplicate.standings import standing_of
from leggio.games.duplicate.state import Phase, State, time_left
from leggio.games.duplicate.view import View, Watcher

GAME = "duplicate"
YOU = 0

Table = HostedTable[State, AnyEvent, AnyCommand, View, Watcher]


class Session:
    """An event until it is over, or whoever plays leaves and it is put away."""

    def __init__(self, table: Table, asker: Asker) -> None:
        self._table = table
        self._asker = asker
        self._say = asker.say

    @property
    def _state(self) -> State:
        return self._table.state

    def run(self) -> bool:
        """Play; True if it came to its end."""
        if self._state.suspended is not None:
            self._do(Resume())
        while self._state.ended is None:
            if self._state.phase is Phase.BETWEEN:
                self._do(Draw())
                continue
            if not self._round():
                self._do(Suspend())
                return False
        self._finish()
        return True

    def _round(self) -> bool:
        """One round; False if whoever plays has left."""
        left = Leaving.CLOSED
        if self._state.phase is Phase.PLAYING:
            left = self._asker.play(self._bout())
            self._table.tick()
        if left is Leaving.CLOSED:
            self._close()
        elif left is Leaving.ENDED:
            self._do(EndGame())
        return left is not Leaving.GONE

    def _bout(self) -> Bout:
        state = self._state
        standing = standing_of(state, YOU)
        heading = self._say(
            "dup.heading", round=state.round, points=standing.points, percent=percent_text(standing.percent, self._say)
        )
        return Bout(
            rules=state.rules,
            board=state.board,
            rack=state.rack,
            heading=heading,
            left_ms=lambda: time_left(self._table.state, self._table.now()),
            hand_in=self._hand_in,
        )

    def _hand_in(self, word: str, writing: Writing) -> str:
        refusal = self._do(HandIn(seat=YOU, square=writing.square.name, direction=writing.direction, word=word))
        return self._say.refusal(refusal) if refusal else self._say("dup.handed_in", word=word)

    def _close(self) -> None:
        outcome = self._table.do(CloseRound())
        if isinstance(outcome, Rejected) or not isinstance(outcome[0], RoundClosed):
            return
        closed = self._state.rounds[len(self._state.rounds) - 1]
        slip = closed.slips.get(YOU)
        if slip is None:
            self._asker.tell(self._say("dup.no_slip"))
        elif slip.fault:
            self._asker.tell(self._say("dup.zero", reason=fault_text(slip.fault, self._say)))
        else:
            share = percent_text(10_000 * slip.score // max(1, closed.top[0].score), self._say)
            self._asker.tell(self._say("dup.scored", points=closed.points(YOU), percent=share))
        tops = ", ".join(play_text(laid, self._say) for laid in closed.top[:3])
        self._asker.tell(self._say("dup.top_was", plays=tops))

    def _finish(self) -> None:
        console = self._asker.console
        console.print()
        console.print(rounds_table(self._state, self._say))
        console.print()
        console.print(standings_table(self._state, self._say))
        for told in tell_end(self._state, self._say):
            console.print(told)

    def _do(self, command: AnyCommand) -> Rejected | None:
        outcome = self._table.do(command)
        return outcome if isinstance(outcome, Rejected) else None
