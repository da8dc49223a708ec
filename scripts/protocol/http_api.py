"""The HTTP API as a page to read: every operation by its subject, from what the server says of itself."""

import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from leggio.server.app import create_app
from leggio.server.container import Container
from leggio.server.settings import ServerSettings

INTRODUCTION = Path(__file__).with_name("http.md")
EVERYWHERE = {400, 429, 500, 503}  # what any operation may refuse with
CHANGES = {413, 415}  # and any that takes a body


def http_page() -> str:
    """The whole page."""
    return "\n".join((INTRODUCTION.read_text("utf-8"), *_sections(described())))


def described() -> dict[str, Any]:
    """The description of a server that was never started."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        settings = ServerSettings(data=data, cache=data, database_url=f"sqlite:///{data / 'none.db'}")
        return create_app(Container.of(settings, {})).openapi_schema.to_schema()


def operations(schema: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Method, path and description of each."""
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


def _sections(schema: dict[str, Any]) -> Iterator[str]:
    by_subject: dict[str, list[str]] = defaultdict(list)
    for method, path, operation in operations(schema):
        statuses = sorted({int(each) for each in operation["responses"]} - EVERYWHERE - CHANGES)
        refused = ", ".join(str(each) for each in statuses if each >= 400)
        row = f"| `{operation['operationId']}` | `{method} {path}` | {operation['summary']} | {refused} |"
        by_subject[operation["tags"][0]].append(row)
    for subject, rows in by_subject.items():
        yield f"## {subject.capitalize()}\n\n| operation | | | may refuse with |\n|---|---|---|---|"
        yield "\n".join(rows) + "\n"
