"""From a game to its sheet."""

from msgspec.structs import replace

from leggio.games.board.state import AnyBoardState
from leggio.notation.log import Log
from leggio.paper.games import boards, cards
from leggio.paper.games.document import Document
from leggio.paper.games.facts import date_of, players_of, said, why_of
from leggio.paper.games.tables import Printable
from leggio.paper.press import pressed
from leggio.speech import Speaker

_TEMPLATE = "games/sheet.typ"
# What the template itself says.
_TEXTS = ("move", "points", "total", "unfinished", "no_words", "void", "lexicon", "seal", "page")


def score_sheet(log: Log, state: Printable, language: str) -> bytes:
    """The sheet of a game as a PDF: its log, the table it leads to, and a language. The same game, the same bytes."""
    return pressed(_TEMPLATE, document_of(log, state, language))


def document_of(log: Log, state: Printable, language: str) -> Document:
    """All that is on the sheet."""
    say = Speaker(language, log.game.name, log.game.speech)
    sheet = Document(
        language=language,
        texts={name: say(f"scoresheet.text.{name}") for name in _TEXTS},
        title=said(say, "about.name", otherwise=log.game.name.capitalize()),
        rules=said(say, f"scoresheet.rules.{state.rules.name}"),
        date=date_of(log.events[0].at, say),
        players=players_of(state, state.totals if isinstance(state, AnyBoardState) else cards.scores_of(state)),
        why=why_of(state, say),
        lexicon=state.lexicon,
        seal=state.commitment,
    )
    if not isinstance(state, AnyBoardState):
        return replace(sheet, words=cards.words_of(state))
    cells = boards.cells_of(state.board.rows, state.rules.layout, state.rules.tiles)
    return replace(sheet, board=cells, lines=boards.lines_of(state, say))
