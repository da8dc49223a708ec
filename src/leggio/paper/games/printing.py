"""From a game to its sheet."""

from typing import Any

from leggio.notation.log import Log
from leggio.paper.games import boards, cards
from leggio.paper.games.document import Document
from leggio.paper.games.facts import date_of, players_of, why_of
from leggio.paper.games.wording import RULES, TEXTS, TITLES
from leggio.paper.press import pressed

_TEMPLATE = "games/sheet.typ"


def score_sheet(log: Log, state: Any, language: str) -> bytes:
    """The sheet of a game as a PDF: its log, the table it leads to, and `it` or `en`. The same game, the same bytes."""
    return pressed(_TEMPLATE, document_of(log, state, language))


def document_of(log: Log, state: Any, language: str) -> Document:
    """All that is on the sheet."""
    game = log.game.name
    on_board = game != "verbum"
    scores = state.totals if on_board else cards.scores_of(state)
    return Document(
        language=language,
        texts=TEXTS[language],
        title=TITLES[game],
        rules=RULES[language][state.rules.name],
        date=date_of(log.events[0].at, language),
        players=players_of(state, scores),
        why=why_of(state, game, language),
        board=boards.cells_of(tuple(state.board.rows), state.rules.layout, state.rules.tiles) if on_board else (),
        lines=boards.lines_of(state, language) if on_board else (),
        words=() if on_board else cards.words_of(state),
        lexicon=state.lexicon,
        seal=state.commitment,
    )
