"""Frames of clients, decoded as they come in: whole, or refused with a stable code."""

import msgspec

from leggio.table.frames import LONGEST_CHAT, LONGEST_FRAME, LONGEST_KEY, VERSION, AnyClientFrame, Do, Hello, Say

_decoder: msgspec.json.Decoder[AnyClientFrame] = msgspec.json.Decoder(AnyClientFrame)
_TYPES = ("hello", "do", "say", "rematch", "pong")


class BadFrameError(Exception):
    """A frame that makes no sense: a stable code, and data for a sentence; nothing of what was sent."""

    def __init__(self, code: str, **detail: object) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


def decode_frame(content: str | bytes) -> AnyClientFrame:
    """A frame from JSON."""
    raw = content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass")
    if len(raw) > LONGEST_FRAME:
        raise BadFrameError("frame.too_long", most=LONGEST_FRAME)
    try:
        frame = _decode(raw)
    except RecursionError:
        raise BadFrameError("frame.too_deep") from None
    except ValueError:  # what msgspec raises is one, and so is text that is not UTF-8
        raise BadFrameError("frame.not_json") from None
    _check(frame)
    return frame


def _decode(raw: bytes) -> AnyClientFrame:
    try:
        return _decoder.decode(raw)
    except msgspec.ValidationError as error:
        cause = str(error)
    # It stops at the first thing that is wrong: whether the whole is JSON, and which type it claims, matter more.
    whole = msgspec.json.decode(raw)
    if not isinstance(whole, dict):
        raise BadFrameError("frame.not_an_object")
    if whole.get("type") not in _TYPES:
        raise BadFrameError("frame.unknown_type", known=_TYPES)
    # The cause names a field and the type it should have, not what was sent.
    raise BadFrameError("frame.bad_field", cause=cause[:200])


def _check(frame: AnyClientFrame) -> None:
    match frame:
        case Hello() if frame.version != VERSION:
            raise BadFrameError("frame.unknown_version", known=VERSION)
        case Hello() if frame.after is not None and frame.after < 0:
            raise BadFrameError("frame.bad_field", field="after")
        case Do() if not 0 < len(frame.idempotency_key) <= LONGEST_KEY or not frame.idempotency_key.isprintable():
            raise BadFrameError("frame.bad_key", most=LONGEST_KEY)
        case Say() if not frame.text.strip() or len(frame.text) > LONGEST_CHAT:
            raise BadFrameError("frame.bad_text", most=LONGEST_CHAT)
        case _:
            return
