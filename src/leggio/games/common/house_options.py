"""What a table may choose that no book speaks of, in every game with seats."""

import msgspec


class HouseOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The base of a game's options. Nobody sends these: whoever hosts the table sets them."""

    takes_back: int | None = None  # the seat that may take its moves back: against computers
    # Never a limit on what people lay. Online a table's settings say so instead.
    family: bool = False  # at a keyboard, where nothing but the log is kept: computers lay no vulgar words


HOUSE_OPTIONS = frozenset(HouseOptions.__struct_fields__)


def is_for_family(options: object) -> bool:
    """Whether computers lay no vulgar words at a table of these options."""
    return isinstance(options, HouseOptions) and options.family
