"""Messages as frames: written and read in one step, and as the library would."""

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from leggio.server.sockets.rfc6455 import decode_text, frame_header


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, mask: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, text, fin).serialize(mask=mask)


@given(st.text(st.characters(max_codepoint=127), max_size=5000).map(str.encode))
def test_what_came_whole_is_read_as_it_was_sent(text: bytes) -> None:
    """The parser of the library wrote it; whatever is longer than a few thousand bytes is left to it."""
    assert decode_text(sent(text)) == (text if len(text) <= 4096 else None)


@given(st.binary(max_size=300))
def test_anything_else_is_left_to_the_parser(data: bytes) -> None:
    """Never an error; and what is taken for a message is one, byte for byte."""
    text = decode_text(data)
    if text is not None:
        assert data[0] == 0x81
        assert len(data) == len(text) + (6 if len(text) < 126 else 8)


def test_what_is_not_one_whole_text() -> None:
    """Pieces, two at once, other kinds, unmasked ones, what is not ASCII, a short length written long."""
    whole = sent(b"hello")
    assert decode_text(whole) == b"hello"
    for other in (
        whole[:-1],
        whole + b"\x81",
        whole + whole,
        sent(b"hello", Opcode.BINARY),
        sent(b"hello", Opcode.PING),
        sent(b"hello", fin=False),
        sent(b"hello", mask=False),
        sent("più".encode()),
        sent(b"\xff"),
        bytes((0x81, 0xFE, 0, 1, 0, 0, 0, 0, 65)),
        bytes((0x81, 0xFF, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 65)),
        b"",
    ):
        assert decode_text(other) is None


def test_what_a_server_writes_is_what_the_library_would() -> None:
    """Short, medium and long ones, to the byte where each begins."""
    for length in (0, 125, 126, 65_535, 65_536):
        assert frame_header(length) + b"x" * length == sent(b"x" * length, mask=False)
