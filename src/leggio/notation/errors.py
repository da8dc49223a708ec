"""What a file of any format can have wrong with it."""


class NotationError(Exception):
    """A file that cannot be read or written: the line (from 1), a stable code, and data for a sentence."""

    def __init__(self, line: int, code: str, **detail: object) -> None:
        super().__init__(line, code, detail)
        self.line = line
        self.code = code
        self.detail = detail
