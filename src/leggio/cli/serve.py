"""`leggio serve`: tables on the network, until it is told to stop."""

import os
import sys
import webbrowser
from typing import Annotated

import typer

from leggio.cli.failure import fail
from leggio.cli.options import LanguageOption
from leggio.cli.speaking import Speaker
from leggio.server import garbage
from leggio.server.listening import address_of, is_everywhere, listen
from leggio.server.local_network import local_addresses
from leggio.server.settings import MOST_WORKERS, ServerSettings, SettingsError, settings_from
from leggio.speech import FIRST


def serve(
    host: Annotated[str | None, typer.Option(show_default="127.0.0.1")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, show_default="8000")] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=MOST_WORKERS,
            show_default="1",
        ),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open")] = False,
    lang: LanguageOption = FIRST,
) -> None:
    """Open tables on the network."""
    say = Speaker(lang)
    try:
        settings = settings_from(os.environ, host=host, port=port, workers=workers)
        _serve(settings, say, open_browser=open_browser)
    except SettingsError as error:
        fail(say(error.code, **error.detail))


def _serve(settings: ServerSettings, say: Speaker, *, open_browser: bool) -> None:
    taken = listen(settings)  # first of all: a port in use is no reason to load everything else
    garbage.put_off()
    from leggio.server.logs import set_up_logs  # noqa: PLC0415 - loaded once the port is ours
    from leggio.server.startup import StartError, run_here, run_workers  # noqa: PLC0415

    set_up_logs(settings.log_level)

    def ready() -> None:
        address = address_of(taken_at, settings)
        typer.echo(say("serve.ready", address=address))
        if is_everywhere(settings):
            _invite(taken_at, say)
        sys.stdout.flush()
        garbage.resume()
        if open_browser:
            webbrowser.open(address)

    taken_at = taken.getsockname()[1]
    try:
        (run_here if settings.workers == 1 else run_workers)(settings, taken, ready)
    except StartError as error:
        fail(say(error.code, **error.detail))
    except KeyboardInterrupt:
        raise typer.Exit(0) from None


def _invite(port: int, say: Speaker) -> None:
    """How others in the room come in: addresses to type, the likeliest as a square to scan where there is a screen."""
    addresses = [f"http://{address}:{port}" for address in local_addresses()]
    if not addresses:
        typer.echo(say("serve.alone"))
        return
    typer.echo(say("serve.invite", addresses=addresses))
    if sys.stdout.isatty():
        import segno  # noqa: PLC0415 - for this square alone

        segno.make(addresses[0], micro=False).terminal(sys.stdout, compact=True)
