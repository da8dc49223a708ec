"""What a file of any format can have wrong with it."""


class NotationError(Exception):
    """A file that cannot be read or written: the line (from 1), a stable code, and data for a sentence.

    >>> import leggio
    >>> try:
    ...     leggio.read_gcg("#player1 anna Anna\\n>anna: AEGLMOT 8D MAGLE\\n")
    ... except leggio.NotationError as error:
    ...     print(error.line, error.code)
    ...     print(error)
    2 gcg.bad_number
    Line 2: points and total must be numbers: “8D”, “MAGLE”.
    """

    def __init__(self, line: int, code: str, **detail: object) -> None:
        super().__init__(line, code, detail)
        self.line = line
        self.code = code
        self.detail = detail

    def __str__(self) -> str:
        from leggio.speech import Speaker  # noqa: PLC0415 - only where nobody else makes a sentence of it

        say = Speaker("en")
        told = say(self.code, **self.detail) if say.knows(self.code) else f"{self.code} {self.detail}"
        return say("verify.at_line", line=self.line, reason=told)
