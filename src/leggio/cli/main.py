"""The `leggio` command: finds the subcommand, and turns what goes wrong with files into sentences."""

import io
import sys
from typing import Annotated

import typer

import leggio
from leggio.cli.audited import UnsoundLogError
from leggio.cli.autoplay import autoplay
from leggio.cli.export import export
from leggio.cli.failure import at_event, complain
from leggio.cli.files import FileError
from leggio.cli.moves import moves
from leggio.cli.options import language_of
from leggio.cli.perft import perft
from leggio.cli.play.command import play
from leggio.cli.show import show
from leggio.cli.speech import Speaker
from leggio.cli.verify import verify
from leggio.notation.errors import NotationError

app = typer.Typer(
    name="leggio",
    help="Giochi di parole italiani: Scrabble secondo il regolamento federale. / Italian word games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command()(play)
app.command()(verify)
app.command()(export)
app.command()(show)
app.command()(moves)
app.command()(perft)
app.command()(autoplay)


def _print_version(wanted: bool) -> None:  # noqa: FBT001 - typer calls it with the flag's value
    if wanted:
        typer.echo(f"leggio {leggio.__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", help="Versione. / Version.", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    del version  # its callback has answered


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A sign that cannot be read or shown becomes a question mark: better than no game at all.
            stream.reconfigure(errors="replace")
    try:
        app()
    except FileError as error:
        complain(Speaker(language_of(sys.argv))(error.key, **error.data))
        sys.exit(1)
    except UnsoundLogError as error:
        say = Speaker(language_of(sys.argv))
        complain(at_event(error.finding.event, say.finding(error.finding, error.players), say))
        sys.exit(1)
    except NotationError as error:
        say = Speaker(language_of(sys.argv))
        complain(say("verify.at_line", line=error.line, reason=say(error.code, **error.detail)))
        sys.exit(1)
    except BrokenPipeError:
        # `leggio … | head` closes the pipe: not a failure worth a word.
        sys.stderr.close()
        sys.exit(0)
