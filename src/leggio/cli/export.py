"""`leggio export LOG`: a game, or its position, in the formats of other programs."""

import sys
from collections.abc import Callable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from leggio.cli.audited import audited
from leggio.cli.failure import fail
from leggio.cli.files import FileError, read_bytes, write_new
from leggio.cli.options import LanguageOption
from leggio.cli.speech import Language, Speaker
from leggio.notation.cgp import CgpPosition, position_of, scarabeo_position_of, write_cgp
from leggio.notation.gcg import gcg_of, write_gcg
from leggio.notation.log import read_log
from leggio.paper.games import score_sheet

_POSITIONS: Mapping[str, Callable[[Any], CgpPosition]] = {"scrabble": position_of, "scarabeo": scarabeo_position_of}


class ExportFormat(StrEnum):
    """What a game can be written as."""

    GCG = "gcg"
    CGP = "cgp"
    PDF = "pdf"


def export(
    log: Annotated[Path, typer.Argument(help="Il registro della partita. / The log of a game.")],
    target: Annotated[Path | None, typer.Argument(help="Dove scrivere; altrimenti a video. / Where to write.")] = None,
    format: Annotated[  # noqa: A002 - the name of the option
        ExportFormat,
        typer.Option(
            help="gcg: la partita; cgp: la posizione; pdf: il formulario. / The game; the position; the score sheet."
        ),
    ] = ExportFormat.GCG,
    lang: LanguageOption = Language.IT,
) -> None:
    """Scrivi una partita in GCG, la posizione in CGP, il formulario in PDF. / A game as GCG, CGP or a PDF sheet."""
    say = Speaker(lang)
    read = read_log(read_bytes(log))
    if read.game.is_hall or (format is not ExportFormat.PDF and read.game.name not in _POSITIONS):
        key = "export.no_field" if read.game.is_hall else "export.no_board"
        raise FileError(key, format=format.value.upper())
    state = audited(read)
    if format is ExportFormat.PDF:
        content = score_sheet(read, state, lang.value)
    elif format is ExportFormat.CGP:
        content = (write_cgp(_POSITIONS[read.game.name](state)) + "\n").encode()
    elif read.game.name == "scrabble":
        content = write_gcg(gcg_of(read.events))
    else:
        fail(say("export.no_gcg"))
    if target is None:
        # Bytes, whatever the locale: a GCG says in its first line that it is UTF-8.
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
        return
    write_new(target, content)
    typer.echo(say("export.written", file=target))
