"""What a server and a process of bots say to each other: a length in four bytes, then MessagePack."""

import struct

import msgspec

LENGTH = struct.Struct("<I")


class Question(msgspec.Struct, frozen=True, array_like=True):
    """Which bot is asked, and what its seat sees."""

    game: str
    level: str
    seat: int
    view: object
    family: bool = False
    rules: str = ""
    lexicon: str = ""  # the edition whose words count at the table


class HeardQuestion(msgspec.Struct, frozen=True, array_like=True):
    """The same on the other side, where the game says what the view is."""

    game: str
    level: str
    seat: int
    view: msgspec.Raw
    family: bool = False
    rules: str = ""
    lexicon: str = ""


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """What the bot wants: a command, packed by itself; nothing; or it could not say."""

    command: bytes = b""
    problem: str = ""


def packed(message: msgspec.Struct) -> bytes:
    """A message with its length before it."""
    content = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(content)) + content
