"""Arguments that several commands of the desk share."""

from pathlib import Path
from typing import Annotated

import typer

FileArgument = Annotated[Path, typer.Argument()]
ByOption = Annotated[str | None, typer.Option()]
RuledByOption = Annotated[str | None, typer.Option("--by")]
ReasonOption = Annotated[str, typer.Option()]
RoundOption = Annotated[int | None, typer.Option("--round")]
