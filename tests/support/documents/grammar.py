"""Whether a command that is only read could be typed: its program, subcommand and options are there."""

import re
import shlex

import typer
from typer.main import get_command

from leggio.cli.main import app
from support.documents.blocks import ROOT

_ROOT = get_command(app)
_PLACEHOLDERS = re.compile(r"[…\[\]|]")


def complaints_about(text: str) -> list[str]:
    """What is wrong with a command."""
    first = text.partition("|")[0].rstrip("\\ ")  # what it is piped into is not ours
    words = shlex.split(first.replace("$(", "").replace("…", ""), comments=True)
    while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):  # a setting before it
        words = words[1:]
    if not words:
        return []
    program, *arguments = words
    if program == "leggio":
        return _of_ours(arguments, text)
    if program == "make":
        targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
        return [f"{text}: no target {each}" for each in arguments if "=" not in each and each not in targets]
    if "/" in program and not program.startswith((".venv/", "/")) and not (ROOT / program).exists():
        return [f"{text}: there is no {program}"]
    return []


def _of_ours(arguments: list[str], text: str) -> list[str]:
    command = _ROOT
    context = typer.Context(command, info_name="leggio")
    while arguments and hasattr(command, "get_command"):
        found = command.get_command(context, arguments[0])
        if found is None and arguments[0].isupper():  # COMMAND stands for any
            return []
        if found is None:
            return [] if arguments[0].startswith("-") else [f"{text}: no command {arguments[0]}"]
        command, arguments = found, arguments[1:]
        context = typer.Context(command, info_name=command.name, parent=context)
    known = {name for parameter in command.get_params(context) for name in (*parameter.opts, *parameter.secondary_opts)}
    given = [each.split("=")[0] for each in arguments if re.match(r"--?[a-z]", each)]
    return [f"{text}: no option {each}" for each in given if each not in known]
