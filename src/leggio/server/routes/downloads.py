"""Answers that a browser saves as files."""

from typing import TypeVar

from litestar import Response

Content = TypeVar("Content", str, bytes)


def download(content: Content, name: str, media_type: str) -> Response[Content]:
    """Content as a file of this name."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=media_type, headers=headers)
