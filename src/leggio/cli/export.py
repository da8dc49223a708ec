"""`leggio export LOG`: a game, or its position, in the formats of other programs."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from leggio.cli.audited import audited
from leggio.cli.failure import fail
from leggio.cli.files import FileError, deliver, read_bytes
from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.engine.analysis.reading import is_log
from leggio.engine.registry import find_engine
from leggio.library.drawing import gcg_picture, table_picture
from leggio.notation.cgp import write_cgp
from leggio.notation.gcg import last_position, read_gcg, write_gcg
from leggio.notation.log import read_log
from leggio.paper.games import score_sheet
from leggio.paper.pictures import animation, picture
from leggio.speech import FIRST


class ExportFormat(StrEnum):
    """What a game can be written as."""

    GCG = "gcg"
    CGP = "cgp"
    PDF = "pdf"
    PNG = "png"
    SVG = "svg"  # points and board, no rack
    APNG = "apng"  # play by play


def export(
    log: Annotated[Path, typer.Argument()],
    target: Annotated[Path | None, typer.Argument()] = None,
    format: Annotated[  # noqa: A002 - the name of the option
        ExportFormat,
        typer.Option(),
    ] = ExportFormat.GCG,
    lang: LanguageOption = FIRST,
) -> None:
    """A game as GCG, CGP, a PDF sheet or a picture."""
    say = Speaker(lang)
    whole = read_bytes(log)
    if not is_log(whole):
        deliver(_of_gcg(whole, format, say), target, say)
        return
    read = read_log(whole)
    engine = find_engine(read.game.name)
    position = engine.position if engine else None
    needs_board = format not in {ExportFormat.PDF, ExportFormat.PNG}
    if read.game.is_hall or (needs_board and position is None):
        key = "export.no_field" if read.game.is_hall else "export.no_board"
        raise FileError(key, format=format.value.upper())
    state = audited(read)
    if format is ExportFormat.PDF:
        content = score_sheet(read, state, lang)
    elif format is ExportFormat.PNG:
        content = picture(read, state, lang)
    elif format is ExportFormat.APNG:
        content = animation(read, state, lang)
    elif format is ExportFormat.SVG:
        content = table_picture(state).encode()
    elif format is ExportFormat.CGP and position:
        content = (write_cgp(position(state)) + "\n").encode()
    elif engine and engine.gcg:
        content = write_gcg(engine.gcg(read.events))
    else:
        fail(say("export.no_gcg"))
    deliver(content, target, say)


def _of_gcg(content: bytes, wanted: ExportFormat, say: Speaker) -> bytes:
    """A game of another program: as GCG of ours, its last position, or its board."""
    game = read_gcg(content)
    if wanted is ExportFormat.GCG:
        return write_gcg(game)
    if wanted is ExportFormat.CGP:
        return (write_cgp(last_position(game)) + "\n").encode()
    if wanted is not ExportFormat.SVG:
        fail(say("export.only_of_log", format=wanted.value.upper()))
    return gcg_picture(game).encode()
