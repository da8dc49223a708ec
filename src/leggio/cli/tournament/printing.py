"""`print`: paper for the hall, as PDF."""

from datetime import datetime, tzinfo
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from leggio.cli.files import write_new
from leggio.cli.lexicons import lexicon_of
from leggio.cli.options import LanguageOption
from leggio.cli.speech import Language, Speaker
from leggio.cli.tournament.arguments import FileArgument
from leggio.cli.tournament.book import DeskError, RefusedDeedError, read_log_and_state
from leggio.paper import tournaments as paper
from leggio.paper.lists import lists_pdf, short_words
from leggio.tournament import State
from leggio.tournament.refusals import refuse
from leggio.tournament.state import Round

_LONGEST_LINK = 500


class Sheet(StrEnum):
    """What can be printed."""

    PAIRINGS = "pairings"
    STANDINGS = "standings"
    CARDS = "cards"
    SLIPS = "slips"
    SHEETS = "sheets"
    MINUTES = "minutes"
    WORDS = "words"


def print_sheets(
    file: FileArgument,
    sheet: Annotated[
        Sheet,
        typer.Argument(
            help="Abbinamenti, classifica, cartelli dei tavoli, foglietti dei risultati, formulari, verbale, parole "
            "di 2 e 3 lettere. / Pairings, standings, table cards, result slips, score sheets, minutes, short words."
        ),
    ],
    out: Annotated[Path, typer.Option(help="Il PDF da scrivere. / The PDF to write.")],
    number: Annotated[
        int | None,
        typer.Option(
            "--round", help="Il turno, altrimenti l'ultimo; formulari con i nomi. / The round; sheets with names."
        ),
    ] = None,
    link: Annotated[
        str, typer.Option(help="L'indirizzo del torneo, per il QR dei cartelli. / The address, for the cards' QR.")
    ] = "",
    large: Annotated[bool, typer.Option("--large", help="A caratteri grandi. / In large print.")] = False,
    lang: LanguageOption = Language.IT,
) -> None:
    """Stampa in PDF quel che serve in sala. / Print what the hall needs, as PDF."""
    if len(link) > _LONGEST_LINK:
        raise DeskError("print.link", longest=_LONGEST_LINK)
    log, state = read_log_and_state(file)
    language = lang.value
    match sheet:
        case Sheet.PAIRINGS:
            content = paper.pairings(state, _round(state, number), language, zone_here(), large=large)
        case Sheet.STANDINGS:
            content = paper.standings_sheet(state, language, zone_here(), large=large)
        case Sheet.CARDS:
            content = paper.cards(state, language, link=link, large=large)
        case Sheet.SLIPS:
            content = paper.slips(state, _round(state, number), language, large=large)
        case Sheet.SHEETS:
            named = None if number is None else _round(state, number)
            content = paper.sheets(state, named, language, large=large)
        case Sheet.MINUTES:
            content = paper.minutes(log, state, language, zone_here(), large=large)
        case Sheet.WORDS:
            lexicon = lexicon_of(state.rules)
            content = lists_pdf(short_words(lexicon), label=lexicon.label, language=language, large=large)
    write_new(out, content)
    typer.echo(Speaker(lang)("export.written", file=out))


def _round(state: State, number: int | None) -> Round:
    if number is None and not state.rounds:
        raise DeskError("desk.no_rounds")
    found = state.round(len(state.rounds) if number is None else number)
    if found is None:
        raise RefusedDeedError(refuse("round.unknown", round=number), state)
    return found


def zone_here() -> tzinfo | None:
    """The time zone of this computer, which stands in the hall."""
    return datetime.now().astimezone().tzinfo
