"""How commands are used, and what is wrong with a command line that is not one, in the user's language.

Typer tells it in English only, as finished sentences; so they are recognised by their form. One that is not known yet
is shown as it is.
"""

import re
import sys
from collections.abc import Iterable
from difflib import get_close_matches

from typer.core import TyperGroup
from typer.exceptions import TyperException

from leggio.cli.helping import told
from leggio.cli.options import language_of
from leggio.cli.speaking import Speaker

_NAMED = r"Invalid value for '(?P<name>[^']*)'(?: \(env var: '[^']*'\))?: "
_SENTENCES = {
    key: re.compile(form, re.DOTALL)
    for key, form in {
        "usage.perhaps": r"No such option: (?P<option>\S+) \(Possible options: (?P<others>.*)\)",
        "usage.no_such_option": r"No such option: (?P<option>.*)",
        "usage.no_such_command": r"No such command '(?P<command>.*?)'\.(?: Did you mean .*)?",
        "usage.missing_command": r"Missing command\.",
        "usage.missing": r"Missing (?:argument|option|parameter) '(?P<name>[^']*)'.*",
        "usage.too_many": r"Got unexpected extra arguments?(?:\(s\))? \((?P<given>.*)\)",
        "usage.no_value": r"Option '(?P<option>.*)' requires .*",
        "usage.no_value_wanted": r"Option '(?P<option>.*)' does not take a value\.",
        "usage.not_one_of": _NAMED + r"'(?P<given>.*)' is not one of (?P<choices>.*)\.",
        "usage.out_of_range": _NAMED + r"(?P<given>.*) is not in the range (?P<range>.*)\.",
        "usage.no_number": _NAMED + r"'(?P<given>.*)' is not a valid (?:int|float).*\.",
        "usage.bad_value": _NAMED + r"(?P<given>.*)",
    }.items()
}


_HEADINGS = {"Arguments": "usage.arguments", "Options": "usage.options", "Commands": "usage.commands"}
_PLACES = {"[OPTIONS]": "usage.some_options", "COMMAND [ARGS]...": "usage.some_command"}
_HELP = "Show this message and exit."
_REMARKS = re.compile(r"(?P<text>.*?)\s*\[(?P<remarks>[^\[\]]*)\]", re.DOTALL)
_REMARK = {"default": "usage.default", "env var": "usage.variable"}


class SpokenHelp(TyperGroup.context_class.formatter_class):  # type: ignore[misc, name-defined] # typer has no name for it
    """What `--help` writes: the texts of the commands, and what is around them."""

    def __init__(self, *arguments: int | None, **settings: int | None) -> None:
        super().__init__(*arguments, **settings)
        self._say = Speaker(language_of(sys.argv))

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """The line that says how a command is called."""
        for typers, key in _PLACES.items():
            args = args.replace(typers, self._say(key))
        super().write_usage(prog, args, self._say("usage.usage", usage="") if prefix is None else prefix)

    def write_text(self, text: str) -> None:
        """What a command is for."""
        super().write_text(told(text, self._say))

    def write_heading(self, heading: str) -> None:
        """What a list is of."""
        super().write_heading(self._say(_HEADINGS[heading]) if heading in _HEADINGS else heading)

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """A list of commands or options, each with its text."""
        super().write_dl([(name, self._in_short(text)) for name, text in rows], col_max, col_spacing)

    def _in_short(self, text: str) -> str:
        """The first line of what a command is for, or what an option does and how it is given."""
        if text == _HELP:
            return self._say("usage.show_help")
        found = _REMARKS.fullmatch(text)
        if found is None:
            return told(text, self._say).partition("\n")[0]
        remarks = "; ".join(self._remark(each) for each in found["remarks"].split("; "))
        return f"{told(found['text'], self._say)}  [{remarks}]".strip()

    def _remark(self, remark: str) -> str:
        name, _, value = remark.partition(": ")
        if remark == "required":
            return self._say("usage.required")
        return self._say(_REMARK[name], value=value) if name in _REMARK else remark


TyperGroup.context_class.formatter_class = SpokenHelp


def explain(error: TyperException, say: Speaker) -> str:
    """How the command is used, where to read more, and what is wrong."""
    context = getattr(error, "ctx", None)
    message = error.format_message()
    if context is not None and message == context.get_help():  # the command alone: that is how one asks for help
        return message
    lines = []
    if context is not None:
        lines.append(context.get_usage())
        lines.append(say("usage.help", command=f"{context.command_path} --help"))
    return "\n".join([*lines, _near_command(message, context, say) or _sentence(message, say)])


def _near_command(message: str, context: object, say: Speaker) -> str:
    """A command that is not there, and those that sound like it; nothing where there are none."""
    found = _SENTENCES["usage.no_such_command"].fullmatch(message)
    names = getattr(getattr(context, "command", None), "list_commands", None)
    if found is None or names is None:
        return ""
    others = get_close_matches(found["command"].casefold(), names(context), n=3, cutoff=0.6)
    return say("usage.perhaps_command", command=found["command"], others=others) if others else ""


def _sentence(message: str, say: Speaker) -> str:
    for key, form in _SENTENCES.items():
        if found := form.fullmatch(message):
            return say(key, **found.groupdict())
    return message
