"""What is typed as an answer."""

import pytest

from leggio.cli.study.answers import Wish, read_answer
from leggio.study import Drill, Question, ask
from support.study import school


def question(kind: Drill, key: str) -> Question:
    """A question by its key."""
    found = ask(school(), kind, key)
    assert found is not None
    return found


PARTICLES = "tifare inf lo gli ci sela"


@pytest.mark.parametrize(
    ("kind", "key", "line", "answer"),
    [
        (Drill.SHORT, "RE", " Sì ", ("yes",)),
        (Drill.SHORT, "RE", "y", ("yes",)),
        (Drill.SHORT, "RE", "NO", ("no",)),
        (Drill.SHORT, "RE", "", ()),
        (Drill.SHORT, "RE", "forse", None),
        (Drill.SHORT, "RE", "q", Wish.LEAVE),
        (Drill.ANAGRAMS, "AELT", "tale, late;tela  alte", ("tale", "late", "tela", "alte")),
        (Drill.ANAGRAMS, "AELT", "-", ()),
        (Drill.ANAGRAMS, "AELT", "esci", Wish.LEAVE),
        (Drill.ANAGRAMS, "AELT", "?", Wish.HELP),
        (Drill.ANAGRAMS, "EFIN", "fine", ("fine",)),
        (Drill.HOOKS, "ARCO front", "m p v", ("m", "p", "v")),
        (Drill.ENCLITICS, PARTICLES, "2 3", ("TIFARGLI", "TIFARCI")),
        (Drill.ENCLITICS, PARTICLES, "tifarci", ("tifarci",)),
        (Drill.ENCLITICS, PARTICLES, "5", None),
        (Drill.ENCLITICS, PARTICLES, "0", None),
        (Drill.ENCLITICS, PARTICLES, "²", ("²",)),
        (Drill.ENCLITICS, PARTICLES, "nessuna", ()),
        (Drill.OPENINGS, "AFGILOZ", " 8D zolfa ", ("8D zolfa",)),
        (Drill.OPENINGS, "AFGILOZ", "", ()),
    ],
)
def test_lines(kind: Drill, key: str, line: str, answer: tuple[str, ...] | Wish | None) -> None:
    """In either language; a word of the solution is never a wish to leave."""
    assert read_answer(line, question(kind, key)) == answer
