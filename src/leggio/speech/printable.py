"""Text from files of others, safe for a terminal: a control character could do anything there."""

import unicodedata

REPLACEMENT = "\N{REPLACEMENT CHARACTER}"


def printable(text: str) -> str:
    """The text with a sign for whatever cannot be printed."""
    return "".join(char if _is_printable(char) else REPLACEMENT for char in text)


def as_text(argument: str) -> str:
    """An argument as text that can be stored and sent: a sign for bytes that are none in this locale."""
    return argument.encode("utf-8", "surrogatepass").decode("utf-8", "replace")


def _is_printable(char: str) -> bool:
    # For Python only the plain space is printable, but a no-break space is harmless too.
    return char.isprintable() or unicodedata.category(char) == "Zs"
