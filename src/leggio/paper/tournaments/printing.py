"""From the name of a sheet to its PDF: the one place that knows which is printed by what."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import tzinfo

from leggio.lexicon.lexicon import Lexicon
from leggio.paper.handouts import Sheet
from leggio.paper.lists import lists_pdf, short_words
from leggio.paper.tournaments.cards import cards
from leggio.paper.tournaments.minutes import minutes
from leggio.paper.tournaments.pairings import pairings
from leggio.paper.tournaments.sheets import sheets
from leggio.paper.tournaments.slips import slips
from leggio.paper.tournaments.standings import standings_sheet
from leggio.tournament.log import TournamentLog
from leggio.tournament.state import Round, State


@dataclass(frozen=True, kw_only=True)
class Order:
    """What is printed, and how. Without a round of its own a sheet is about the last; log and lexicon few ask for."""

    state: State
    one: Round | None
    log: Callable[[], TournamentLog]
    lexicon: Callable[[], Lexicon]
    language: str
    zone: tzinfo | None
    link: str = ""
    large: bool = False


def handout(sheet: Sheet, order: Order) -> bytes:
    """A sheet as a PDF."""
    state, language, zone, large = order.state, order.language, order.zone, order.large
    match sheet:
        case Sheet.PAIRINGS:
            return pairings(state, order.one or state.rounds[-1], language, zone, large=large)
        case Sheet.STANDINGS:
            return standings_sheet(state, language, zone, large=large)
        case Sheet.CARDS:
            return cards(state, language, link=order.link, large=large)
        case Sheet.SLIPS:
            return slips(state, order.one or state.rounds[-1], language, large=large)
        case Sheet.SHEETS:
            return sheets(state, order.one, language, large=large)
        case Sheet.MINUTES:
            return minutes(order.log(), state, language, zone, large=large)
        case Sheet.WORDS:
            lexicon = order.lexicon()
            return lists_pdf(short_words(lexicon), label=lexicon.label, language=language, large=large)
