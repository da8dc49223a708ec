"""Texts that a table brings of its own, a deck or lists of words: what is wrong with them, line by line."""

from typing import ClassVar


class WrittenError(Exception):
    """An error in such a text: the line (from 1; 0 for the whole text), a stable code, and data for a sentence."""

    longest: ClassVar[int]  # characters of the whole text

    def __init__(self, line: int, code: str, **detail: object) -> None:
        super().__init__(f"line {line}: {code} {detail or ''}".rstrip() if line else f"{code} {detail or ''}".rstrip())
        self.line = line
        self.code = code
        self.detail = detail

    @property
    def data(self) -> dict[str, object]:
        """All of it, for a refusal that tells it."""
        return {"line": self.line, "code": self.code, **self.detail}
