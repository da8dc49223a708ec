"""Drills on a server, questions and answers: made on other threads, the costly ones one at a time."""

import asyncio
import secrets
import threading
from collections.abc import Iterator, Sequence

from leggio.core.editions import book_of
from leggio.core.outcome import Rejected
from leggio.engine.analysis import Record
from leggio.lexicon.edition import EditionError
from leggio.server.judges import LexiconJudges
from leggio.study import Appraisal, Card, Drill, Question, School, ask, draw, grade
from leggio.study.misses import missed
from leggio.study.practice import OpenQuestion

# Endgames are solved: what takes a second must not take every thread.
_COSTLY = frozenset({Drill.ENDGAMES})


class DrillService:
    """Asks and grades, by the lexicons of this server."""

    def __init__(self, judges: LexiconJudges) -> None:
        self._judges = judges
        self._schools: dict[str, School] = {}
        self._loading = threading.Lock()
        self._solving = asyncio.Semaphore(1)

    async def draw(self, kind: Drill, rules: str, edition: str = "") -> Question | None:
        """A question that nobody can foresee; None where the lexicon has nothing to ask about."""
        seed = secrets.token_hex(16)
        async with self._turn(kind):
            return await asyncio.to_thread(lambda: draw(self._school(rules, edition), kind, seed))

    async def again(self, card: Card | OpenQuestion) -> Question | None:
        """The question of a card, or one that waits for an answer; None if it can no longer be asked."""
        try:
            await self._judges.editions.bring(card.edition)
        except EditionError:
            return None
        async with self._turn(card.kind):
            return await asyncio.to_thread(lambda: ask(self._school(card.rules, card.edition), card.kind, card.key))

    async def grade(self, question: Question, answer: Sequence[str]) -> Appraisal | Rejected:
        """What an answer comes to."""
        async with self._turn(question.kind):
            return await asyncio.to_thread(
                lambda: grade(self._school(question.rules, question.edition), question, answer)
            )

    async def misses(self, record: Record, seat: int) -> list[Question]:
        """The positions of a game in which a player did much worse than the best, by the words it was played by."""
        edition = await self._judges.editions.of_label(record.lexicon)
        async with self._solving:
            return await asyncio.to_thread(lambda: list(self._missed(record, seat, edition)))

    def _missed(self, record: Record, seat: int, edition: str) -> Iterator[Question]:
        school = self._school(book_of(record.rules), edition)
        for key in missed(school, record, seat):
            if question := ask(school, Drill.MISSES, key):
                yield question

    def _school(self, rules: str, edition: str = "") -> School:
        if edition:  # few ask for it, and the lexicon is kept open
            return School(rules, self._judges.lexicon(rules, edition), edition)
        with self._loading:
            if rules not in self._schools:
                self._schools[rules] = School(rules, self._judges.lexicon(rules))
            return self._schools[rules]

    def _turn(self, kind: Drill) -> "asyncio.Semaphore | _NoTurn":
        return self._solving if kind in _COSTLY else _NO_TURN


class _NoTurn:
    """Nothing to wait for."""

    async def __aenter__(self) -> None:
        return

    async def __aexit__(self, *_: object) -> None:
        return


_NO_TURN = _NoTurn()
