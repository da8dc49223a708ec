"""`site`: the website of an event in one folder."""

from pathlib import Path
from typing import Annotated

import typer

from leggio.cli.files import FileError, unwritable
from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.cli.tournament.arguments import FileArgument
from leggio.cli.tournament.book import read_book
from leggio.cli.tournament.printing import zone_here
from leggio.site import site as site_of
from leggio.speech import FIRST

# What makes a folder one of ours, to be written over when the next round is played.
_OURS = "index.html"


def site(
    file: FileArgument,
    out: Annotated[Path, typer.Option()],
    lang: LanguageOption = FIRST,
) -> None:
    """Write the event's website into a folder."""
    content = site_of(read_book(file), lang, zone_here())
    try:
        out.mkdir(parents=True, exist_ok=True)
        if any(out.iterdir()) and not (out / _OURS).exists():
            raise FileError("file.exists", file=out)
        for name, written in content.items():
            (out / name).write_bytes(written)
    except FileExistsError:
        raise FileError("file.exists", file=out) from None
    except OSError as error:
        raise unwritable(out, error) from None
    typer.echo(Speaker(lang, "tournament")("site.written", count=len(content), file=out / _OURS))
