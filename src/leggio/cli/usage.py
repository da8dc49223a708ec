"""A command line that is not one: what is wrong with it, in the user's language.

Typer tells it in English only, as finished sentences; so they are recognised by their form. One that is not known yet
is shown as it is.
"""

import re

from typer.exceptions import TyperException

from leggio.cli.speech import Speaker

_NAMED = r"Invalid value for '(?P<name>[^']*)'(?: \(env var: '[^']*'\))?: "
_SENTENCES = {
    key: re.compile(form, re.DOTALL)
    for key, form in {
        "usage.perhaps": r"No such option: (?P<option>\S+) \(Possible options: (?P<others>.*)\)",
        "usage.no_such_option": r"No such option: (?P<option>.*)",
        "usage.no_such_command": r"No such command '(?P<command>.*)'\.",
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


def explain(error: TyperException, say: Speaker) -> str:
    """How the command is used, where to read more, and what is wrong."""
    context = getattr(error, "ctx", None)
    told = error.format_message()
    if context is not None and told == context.get_help():  # the command alone: that is how one asks for help
        return told
    lines = []
    if context is not None:
        lines.append(say("usage.usage", usage=context.get_usage().removeprefix("Usage: ")))
        lines.append(say("usage.help", command=f"{context.command_path} --help"))
    return "\n".join([*lines, _sentence(told, say)])


def _sentence(told: str, say: Speaker) -> str:
    for key, form in _SENTENCES.items():
        if found := form.fullmatch(told):
            return say(key, **found.groupdict())
    return told
