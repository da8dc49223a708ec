"""Bodies of requests of a wrong form, from one that is right: what is wrong in each."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

Misshapen = tuple[str, str, dict[str, Any]]  # the field, the code, the body


def misshapen(body: Mapping[str, Any], required: Sequence[str]) -> Iterator[Misshapen]:
    """Something too much; something missing; each field, and each of those in it, of another kind."""
    yield "more", "request.unknown", {**body, "more": 1}
    for name in required:
        yield name, "request.missing", {key: value for key, value in body.items() if key != name}
    for name, value in body.items():
        yield (
            name,
            "request.wrong",
            {**body, name: 5 if isinstance(value, list | tuple | Mapping) else [{"of": "another kind"}]},
        )
    if settings := body.get("settings"):
        yield "settings.more", "request.unknown", {**body, "settings": {**settings, "more": 1}}
        yield "settings.game", "request.wrong", {**body, "settings": {**settings, "game": ["chess"]}}


def required_of(schema: Mapping[str, Any], operation: tuple[str, str]) -> Sequence[str]:
    """The fields that the body of an operation must have, by its description."""
    method, path = operation
    described = schema["paths"][path][method.lower()].get("requestBody")
    if described is None:
        return ()
    body = described["content"]["application/json"]["schema"]
    if reference := body.get("$ref"):
        body = schema["components"]["schemas"][reference.rpartition("/")[2]]
    found: Sequence[str] = body.get("required", ())
    return found
