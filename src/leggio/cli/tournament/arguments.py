"""Arguments that several commands of the desk share."""

from pathlib import Path
from typing import Annotated

import typer

FileArgument = Annotated[Path, typer.Argument(help="Il registro del torneo. / The log of the tournament.")]
ByOption = Annotated[
    str | None, typer.Option(help="Chi lo fa; altrimenti il direttore di gara. / Who does it; else the director.")
]
RuledByOption = Annotated[
    str | None, typer.Option("--by", help="Chi decide; altrimenti l'arbitro. / Who decides; else the referee.")
]
ReasonOption = Annotated[str, typer.Option(help="Il motivo, per il registro. / The reason, for the log.")]
RoundOption = Annotated[int | None, typer.Option("--round", help="Il turno; altrimenti l'ultimo. / Else the last.")]
