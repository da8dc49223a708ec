"""HTML put together from parts. Text becomes markup in one place only, and is escaped there."""

from html import escape

# Elements that have no content, and no end.
_EMPTY = frozenset({"link", "meta"})


class Html(str):
    """Markup that is finished; any other text is what somebody wrote."""

    __slots__ = ()


def tag(name: str, /, *parts: str | None, **attributes: str | None) -> Html:
    """An element. Attributes without a value are left out; a trailing underscore keeps `class_` apart from Python's."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    if name in _EMPTY:
        return Html(f"<{name}{given}>")
    return Html(f"<{name}{given}>{joined(*parts)}</{name}>")


def joined(*parts: str | None) -> Html:
    """Parts one after the other; what is no markup yet is escaped."""
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts if part is not None))


def table(heads: tuple[tuple[str, str], ...], rows: list[tuple[str, ...]], caption: str) -> Html:
    """A table; each column has a title and a class for all its cells."""
    classes = [kind or None for _, kind in heads]
    head = tag("tr", *(tag("th", title, scope="col", class_=kind or None) for title, kind in heads))
    body = (tag("tr", *(tag("td", cell, class_=kind) for cell, kind in zip(row, classes, strict=True))) for row in rows)
    return tag(
        "div",
        tag("table", tag("caption", caption, class_="unseen"), tag("thead", head), tag("tbody", *body)),
        class_="scroll",
    )
