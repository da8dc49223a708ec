"""From data to a PDF, or to pictures. Templates read data only: no name can be taken for markup."""

import re
from importlib.resources import files

import msgspec

_HOUSE = "house.typ"
# A word longer than this has to be broken somewhere, or it would run over its column.
_UNBROKEN = 18
_LONG_WORD = re.compile(rf"\S{{{_UNBROKEN + 1},}}")
_BREAK_HERE = "\u200b"


def pressed(template: str, document: msgspec.Struct) -> bytes:
    """A document through its template, a path in this package; the same document, the same bytes."""
    import typst  # noqa: PLC0415 - it is large, and hardly anyone prints

    here = files(__package__)
    return typst.compile(
        here.joinpath(_HOUSE).read_bytes() + here.joinpath(template).read_bytes(),
        format="pdf",
        ignore_system_fonts=True,
        sys_inputs={"document": msgspec.json.encode(document).decode()},
    )


def drawn(template: str, document: msgspec.Struct, pixels_an_inch: int) -> list[bytes]:
    """The pages of a document as PNG pictures; the template is whole, without what sheets of paper have in common."""
    import typst  # noqa: PLC0415 - the same

    made: object = typst.compile(  # one page is no list
        files(__package__).joinpath(template).read_bytes(),
        format="png",
        ppi=pixels_an_inch,
        ignore_system_fonts=True,
        sys_inputs={"document": msgspec.json.encode(document).decode()},
    )
    return made if isinstance(made, list) else [msgspec.convert(made, bytes)]


def breakable(text: str) -> str:
    """A text whose longest words may go to the next line anywhere."""
    return _LONG_WORD.sub(lambda word: _BREAK_HERE.join(word[0]), text)
