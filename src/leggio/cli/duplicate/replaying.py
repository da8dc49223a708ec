"""A past event alone against its real field: the same letters on the same boards, and a percentile at the end."""

from leggio.cli.duplicate.asking import Asker, Bout, Leaving
from leggio.cli.duplicate.orders import Writing
from leggio.cli.duplicate.screen import fault_text, percent_text, play_text
from leggio.cli.hosting import table as hosting
from leggio.core.verdicts import Judge
from leggio.games.duplicate.past import attempt, percentile, place, points_after
from leggio.games.duplicate.slips import Written
from leggio.games.duplicate.state import Round, State


class Replaying:
    """The rounds of an event, once more."""

    def __init__(self, state: State, judge: Judge, asker: Asker) -> None:
        self._state = state
        self._judge = judge
        self._asker = asker
        self._say = asker.say
        self._written: Written | None = None
        self._points = 0

    def run(self) -> None:
        """Play every round, or as many as one likes; compare with what everyone had by then."""
        played = 0
        for closed in self._state.rounds:
            if self._asker.play(self._bout(closed)) is not Leaving.CLOSED:
                break
            self._score(closed)
            played += 1
        if not played:
            return
        field = points_after(self._state, played)
        top = sum(closed.top[0].score for closed in list(self._state.rounds)[:played])
        told = self._say(
            "dup.percentile",
            rounds=played,
            points=self._points,
            top=top,
            place=place(self._points, field),
            field=len(field) + 1,
            percentile=percent_text(percentile(self._points, field), self._say),
        )
        self._asker.tell(told)

    def _bout(self, closed: Round) -> Bout:
        self._written = None
        length = self._state.options.round_ms
        ends_at = None if length is None else hosting.wall_clock() + length
        heading = self._say(
            "dup.heading_replay", round=closed.number, rounds=len(self._state.rounds), points=self._points
        )
        return Bout(
            rules=self._state.rules,
            board=closed.board,
            rack=closed.rack,
            heading=heading,
            left_ms=lambda: None if ends_at is None else ends_at - hosting.wall_clock(),
            hand_in=self._hand_in,
        )

    def _hand_in(self, word: str, writing: Writing) -> str:
        written = Written(writing.square.name, writing.direction, word)
        if not written.is_readable:
            return self._say("slip.unreadable")
        self._written = written
        return self._say("dup.handed_in", word=word)

    def _score(self, closed: Round) -> None:
        made = attempt(self._state, closed, self._written, self._judge)
        self._points += made.points
        if made.assessed is None:
            self._asker.tell(self._say("dup.no_slip"))
        elif made.assessed.fault:
            self._asker.tell(self._say("dup.zero", reason=fault_text(made.assessed.fault, self._say)))
        else:
            share = percent_text(10_000 * made.points // max(1, closed.top[0].score), self._say)
            self._asker.tell(self._say("dup.scored", points=made.points, percent=share))
        told = self._say(
            "dup.field_made",
            top=play_text(closed.top[0], self._say),
            found=closed.found,
            field=closed.field,
            master=play_text(closed.master, self._say),
        )
        self._asker.tell(told)
