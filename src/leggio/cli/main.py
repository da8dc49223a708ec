"""The `leggio` command: finds the subcommand, and turns what goes wrong with files into sentences."""

import contextlib
import io
import sys
from typing import Annotated

import typer
from typer.exceptions import TyperException

import leggio
from leggio.cli.closing import drop_output
from leggio.cli.codes import CLOSED_PIPE, FAILED, INTERRUPTED, UNSOUND
from leggio.cli.commands import LazyCommands
from leggio.cli.completion import COMPLETE, is_asked, listen
from leggio.cli.extras import extra_of
from leggio.cli.failure import SpokenError, complain
from leggio.cli.helping import LANGUAGES, ROOT
from leggio.cli.options import language_of
from leggio.cli.speaking import Speaker
from leggio.cli.usage import explain
from leggio.core.thinking_time import MOST_SECONDS, THINKING, ThinkingError
from leggio.notation.chained import LogError
from leggio.notation.errors import NotationError

app = typer.Typer(
    cls=LazyCommands,
    name="leggio",
    help=ROOT,
    epilog=LANGUAGES,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["--help", "-h"]},  # commands have it from here
)


def _print_version(wanted: bool) -> None:  # noqa: FBT001 - typer calls it with the flag's value
    if wanted:
        typer.echo(f"leggio {leggio.__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", help=f"{ROOT}.version", callback=_print_version, is_eager=True)
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
        try:
            if is_asked():
                listen()
            code = app(standalone_mode=False, complete_var=COMPLETE)
        finally:
            # Now, not while Python ends: there what cannot be written is a traceback.
            if sys.stdout is not None:  # closed from the start: nobody listens
                sys.stdout.flush()
        sys.exit(code if isinstance(code, int) else 0)
    except TyperException as error:
        complain(explain(error, Speaker(language_of(sys.argv))))
        sys.exit(error.exit_code)
    except typer.Abort:
        complain(Speaker(language_of(sys.argv))("usage.interrupted"))
        sys.exit(INTERRUPTED)
    except SpokenError as error:
        complain(error.sentence(Speaker(language_of(sys.argv))))
        sys.exit(error.exit_code)
    except NotationError as error:
        say = Speaker(language_of(sys.argv))
        complain(say("verify.at_line", line=error.line, reason=say(error.code, **error.detail)))
        # A log that was begun as one and does not go on as one; of other files one cannot tell.
        sys.exit(UNSOUND if isinstance(error, LogError) and error.line > 1 else FAILED)
    except ThinkingError as error:
        say = Speaker(language_of(sys.argv))
        complain(say("settings.seconds", name=THINKING, value=str(error), most=MOST_SECONDS))
        sys.exit(FAILED)
    except ModuleNotFoundError as error:
        if (extra := extra_of(error)) is None:
            raise
        complain(Speaker(language_of(sys.argv))("usage.missing_part", part=extra))
        sys.exit(FAILED)
    except SystemExit as left:
        # Whoever prints for us ends the program when a pipe closes, as if that were a failure of ours.
        if not isinstance(left.__context__, BrokenPipeError):
            raise
        drop_output()
        sys.exit(CLOSED_PIPE)
    except BrokenPipeError:
        # `leggio … | head` closes the pipe: not a failure worth a word.
        drop_output()
        sys.exit(CLOSED_PIPE)
    except OSError as error:
        # Files have their own errors: this is about standard output, a full disk for instance.
        drop_output()
        with contextlib.suppress(OSError):  # standard error may be gone too
            complain(Speaker(language_of(sys.argv))("output.unwritable", cause=error))
        sys.exit(FAILED)
