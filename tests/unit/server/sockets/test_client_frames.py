"""Frames of clients: read whole, or refused with a stable code."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leggio.server.sockets.client_frames import BadFrameError, decode_frame
from leggio.table.frames import LONGEST_FRAME, AnyClientFrame, Do, Hello, Pong, Rematch, Say

HELLO = {"type": "hello", "version": 1}
DO = {"type": "do", "key": "k1", "seq": 3, "command": {"command": "pass"}}


def test_every_kind() -> None:
    """The five frames a client may send."""
    assert decode_frame(json.dumps({**HELLO, "after": 4})) == Hello(version=1, after=4)
    assert decode_frame(json.dumps(DO)) == Do(idempotency_key="k1", seq=3, command={"command": "pass"})
    assert decode_frame(json.dumps({"type": "say", "text": "ciao"})) == Say(text="ciao")
    assert decode_frame(b'{"type":"rematch"}') == Rematch()
    assert decode_frame(b'{"type":"pong","n":7}') == Pong(n=7)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "frame.not_json"),
        (b"\xff\xfe", "frame.not_json"),
        (b"{", "frame.not_json"),
        (b"\x00", "frame.not_json"),
        ("\ud800", "frame.not_json"),
        (b"null", "frame.not_an_object"),
        (b"[]", "frame.not_an_object"),
        (b"{}", "frame.unknown_type"),
        (b'{"type":"welcome"}', "frame.unknown_type"),
        (b'{"type":3}', "frame.unknown_type"),
        (b'{"type":["do"]}', "frame.unknown_type"),
        (b"[" * 5000, "frame.too_deep"),
        (b'{"type":"do","key":"k","seq":1,"command":{"a":' + b"[" * 4000 + b"]" * 4000 + b"}}", "frame.too_deep"),
        (b" " * (LONGEST_FRAME + 1), "frame.too_long"),
        (json.dumps({**HELLO, "version": 2}), "frame.unknown_version"),
        (json.dumps({**HELLO, "after": -1}), "frame.bad_field"),
        (json.dumps({**HELLO, "after": "x"}), "frame.bad_field"),
        (json.dumps({**HELLO, "more": 1}), "frame.bad_field"),
        (json.dumps({**DO, "key": ""}), "frame.bad_key"),
        (json.dumps({**DO, "key": "k" * 65}), "frame.bad_key"),
        (json.dumps({**DO, "key": "a\nb"}), "frame.bad_key"),
        (json.dumps({**DO, "seq": "1"}), "frame.bad_field"),
        (json.dumps({**DO, "seq": 1e400}), "frame.not_json"),
        (json.dumps({**DO, "command": "pass"}), "frame.bad_field"),
        (json.dumps({"type": "say", "text": " "}), "frame.bad_text"),
        (json.dumps({"type": "say", "text": "a" * 301}), "frame.bad_text"),
        (json.dumps({"type": "pong"}), "frame.bad_field"),
    ],
)
def test_what_is_no_frame(content: bytes | str, code: str) -> None:
    """Each mistake has its code."""
    with pytest.raises(BadFrameError) as caught:
        decode_frame(content)
    assert caught.value.code == code


@given(st.one_of(st.binary(), st.text(), st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps)))
def test_whatever_comes(content: bytes | str) -> None:
    """Nothing that comes in is worse than a bad frame: it is one, or one of ours."""
    with suppress(BadFrameError):
        assert isinstance(decode_frame(content), AnyClientFrame)
