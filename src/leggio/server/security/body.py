"""What a request brings, read as JSON."""

from leggio.server.security.client import AnyRequest
from leggio.server.security.problems import ProblemError

LARGEST_BODY = 64 * 1024


class JsonRequest(AnyRequest):
    """A request whose body is refused like any other that cannot be read where its text is not UTF-8."""

    async def json(self) -> object:
        """The body; ProblemError."""
        try:
            return await super().json()
        except UnicodeDecodeError:  # Litestar expects only what is no JSON
            raise ProblemError("body.unreadable") from None
