"""Every code that REST may refuse with has a sentence, in both languages."""

import pytest

from leggio.server.routes.refusals import STATUSES, granted
from leggio.server.security import ProblemError
from leggio.server.speech import CATALOGUES
from leggio.table.frames import Refused
from leggio.table.refusals import CODES

OURS = {
    "export.no_gcg",
    "rounds.none",
    "find.bad_letters",
    "find.bad_pattern",
    "find.bad_rack",
    "find.too_many_jollies",
    "report.claim",
    "study.bad_answer",
    "study.bad_play",
    "study.elsewhere",
    "study.gone",
    "study.not_open",
    "study.nothing_due",
    "study.nothing_to_ask",
    "words.your_move",
}


@pytest.mark.parametrize("language", sorted(CATALOGUES))
def test_every_code_has_a_sentence(language: str) -> None:
    """None of them is told as a bare code."""
    assert (CODES | OURS | STATUSES.keys()) - CATALOGUES[language].keys() == set()


def test_a_refusal_is_raised() -> None:
    """With its status, the field, the article and the rest of its data."""
    with pytest.raises(ProblemError) as raised:
        granted(Refused(code="table.full", article="1", detail={"field": "code", "most": 2}))
    problem = raised.value
    assert (problem.status, problem.field, problem.article, problem.detail) == (409, "code", "1", {"most": 2})


def test_what_is_granted_goes_through() -> None:
    """Everything else is the answer."""
    assert granted("log") == "log"
