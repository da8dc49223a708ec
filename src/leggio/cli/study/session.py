"""A round of questions at the keyboard."""

from collections.abc import Callable, Iterator

import msgspec
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from leggio.cli.board import ACCENT
from leggio.cli.hosting.hangup import hangup_leaves
from leggio.cli.hosting.keyboard import Keyboard
from leggio.cli.speaking import Speaker
from leggio.cli.study.answers import Wish, read_answer
from leggio.cli.study.notebook import Notebook
from leggio.cli.study.screen import due_sentence, grade_screen, question_screen
from leggio.core.outcome import Rejected
from leggio.study import Appraisal, Question, School, grade

Schools = Callable[[str], School]


class Result(msgspec.Struct):
    """How a round went."""

    asked: int = 0
    right: int = 0


class Session:
    """Asks questions, explains the answers, and keeps what they came to."""

    def __init__(
        self, notebook: Notebook, schools: Schools, clock: Callable[[], int], console: Console, keyboard: Keyboard
    ) -> None:
        self._notebook = notebook
        self._schools = schools
        self._clock = clock
        self._console = console
        self._keyboard = keyboard

    def run(self, questions: Iterator[Question], count: int, say: Speaker) -> Result:
        """Ask until there are no more questions, so many have been asked, or the person leaves."""
        result = Result()
        while result.asked < count and (question := next(questions, None)):
            school = self._schools(question.rules)
            self._show(question, school, result.asked + 1, count, say)
            graded = self._graded(question, school, say)
            if graded is None:
                break
            result.asked += 1
            result.right += graded.right
            # On disk before anyone sees it: whoever pulls the plug now has answered.
            self._notebook.keep(self._notebook.deck.after(question, right=graded.right, now=self._clock()))
            self._console.print(grade_screen(question, graded, say))
            self._console.print()
        return result

    def _show(self, question: Question, school: School, number: int, count: int, say: Speaker) -> None:
        tally = self._notebook.deck.tally(question.kind)
        heading = say("study.heading", drill=say(f"study.kind.{question.kind}"), number=number, count=count)
        streak = say("study.streak", count=tally.streak) if tally.streak > 1 else ""
        self._console.print(Rule(Text.assemble((heading, ACCENT), (streak, "dim")), align="left", style="dim"))
        self._console.print(question_screen(question, school, self._console, say))

    def _graded(self, question: Question, school: School, say: Speaker) -> Appraisal | None:
        """What the answer comes to, as soon as one makes sense; None if the person leaves."""
        while True:
            try:
                with hangup_leaves():
                    line = self._keyboard.ask(say(f"study.answer.{question.answering}"), lambda: say("study.toolbar"))
            except (EOFError, KeyboardInterrupt, OSError):  # the last where the terminal itself is gone
                return None
            answer = read_answer(line, question)
            if answer is Wish.LEAVE:
                return None
            if answer is Wish.HELP:
                self._console.print(say(f"study.help.{question.answering}"))
                continue
            graded = Rejected("study.bad_answer") if answer is None else grade(school, question, answer)
            if isinstance(graded, Appraisal):
                return graded
            self._console.print(Text(say.refusal(graded), style=ACCENT))
            if graded.code == "study.bad_answer":
                self._console.print(say(f"study.help.{question.answering}"))

    def sum_up(self, result: Result, say: Speaker) -> None:
        """The score of the round, and what comes back when."""
        if result.asked:
            self._console.print(Text(say("study.result", right=result.right, asked=result.asked), style="bold"))
        self._console.print(due_sentence(self._notebook.deck, self._clock(), say))
