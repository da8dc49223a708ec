"""What can be read on paper."""

import io

import pypdf


def pages_of(pdf: bytes) -> list[str]:
    """The text of every page, on one line each; breaks inside long words are taken out."""
    return [_text(page) for page in pypdf.PdfReader(io.BytesIO(pdf)).pages]


def count_and_ends(pdf: bytes) -> tuple[int, str, str]:
    """How many pages, and the text of the first and the last: reading hundreds takes long."""
    pages = pypdf.PdfReader(io.BytesIO(pdf)).pages
    return len(pages), _text(pages[0]), _text(pages[-1])


def _text(page: pypdf.PageObject) -> str:
    return " ".join(page.extract_text().replace("\u200b", "").split())


def sizes_of(pdf: bytes) -> set[tuple[int, int]]:
    """The sizes of the pages in points."""
    boxes = [page.mediabox for page in pypdf.PdfReader(io.BytesIO(pdf)).pages]
    return {(round(box.width), round(box.height)) for box in boxes}


def smallest_type(pdf: bytes) -> float:
    """The size, in points, of the smallest letters on any page."""
    found: list[float] = []

    def look(text: str, page: list[float], line: list[float], _font: object, size: float) -> None:
        if text.strip():
            found.append(size * abs(line[0]) * abs(page[0]))

    for each in pypdf.PdfReader(io.BytesIO(pdf)).pages:
        each.extract_text(visitor_text=look)
    return min(found)
