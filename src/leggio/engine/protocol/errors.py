"""What another program can have said wrong."""


class ProtocolError(Exception):
    """A line that makes no sense, or not now: a stable code, and data for a sentence."""

    def __init__(self, code: str, **detail: object) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail
