"""Which sheet is printed by what."""

from datetime import UTC

import pytest

from leggio.lexicon.lexicon import Lexicon
from leggio.paper import tournaments as paper
from leggio.paper.handouts import Sheet
from leggio.tournament.log import TournamentLog
from support.tournament.desk import Desk
from support.tournament.halls import hall, log_of


@pytest.fixture
def desk() -> Desk:
    """A round that was played."""
    return hall(6)


def order(desk: Desk, *, number: int | None = None) -> paper.Order:
    """Everything a sheet may need but words."""

    def no_words() -> Lexicon:
        raise AssertionError("nobody asked for words")

    def log() -> TournamentLog:
        return log_of(desk)

    one = None if number is None else desk.state.round(number)
    return paper.Order(state=desk.state, one=one, log=log, lexicon=no_words, language="it", zone=UTC)


def test_a_sheet_of_a_round_is_about_the_last_unless_it_is_named(desk: Desk) -> None:
    """Pairings and slips."""
    for sheet in (each for each in Sheet if each.is_of_a_round):
        assert paper.handout(sheet, order(desk)) == paper.handout(sheet, order(desk, number=len(desk.state.rounds)))


def test_blank_sheets_have_names_only_of_a_round(desk: Desk) -> None:
    """Without one there is a sheet for the photocopier."""
    assert paper.handout(Sheet.SHEETS, order(desk)) == paper.sheets(desk.state, None, "it")
    assert paper.handout(Sheet.SHEETS, order(desk, number=1)) == paper.sheets(desk.state, desk.state.rounds[0], "it")


def test_the_minutes_are_of_the_log(desk: Desk) -> None:
    """Only they ask for it."""
    assert paper.handout(Sheet.MINUTES, order(desk)) == paper.minutes(log_of(desk), desk.state, "it", UTC)
