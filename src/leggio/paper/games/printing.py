"""From a game to its sheet."""

from msgspec.structs import replace

from leggio.games.board.reading import BoardState
from leggio.notation.log import Log
from leggio.paper.games import boards, cards
from leggio.paper.games.document import Document
from leggio.paper.games.facts import date_of, players_of, why_of
from leggio.paper.games.tables import Printable
from leggio.paper.games.wording import RULES, TEXTS, TITLES
from leggio.paper.press import pressed

_TEMPLATE = "games/sheet.typ"


def score_sheet(log: Log, state: Printable, language: str) -> bytes:
    """The sheet of a game as a PDF: its log, the table it leads to, and `it` or `en`. The same game, the same bytes."""
    return pressed(_TEMPLATE, document_of(log, state, language))


def document_of(log: Log, state: Printable, language: str) -> Document:
    """All that is on the sheet."""
    game = log.game.name
    sheet = Document(
        language=language,
        texts=TEXTS[language],
        title=TITLES[game],
        rules=RULES[language][state.rules.name],
        date=date_of(log.events[0].at, language),
        players=players_of(state, state.totals if isinstance(state, BoardState) else cards.scores_of(state)),
        why=why_of(state, game, language),
        lexicon=state.lexicon,
        seal=state.commitment,
    )
    if not isinstance(state, BoardState):
        return replace(sheet, words=cards.words_of(state))
    cells = boards.cells_of(state.board.rows, state.rules.layout, state.rules.tiles)
    return replace(sheet, board=cells, lines=boards.lines_of(state, language))
