"""Which language somebody likes best."""

from pathlib import Path

import pytest

from leggio.speech import language_of


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "it"),
        ("en", "en"),
        ("en-GB,en;q=0.9,it;q=0.8", "en"),
        ("de,en;q=0.5,it;q=0.7", "it"),
        ("it;q=0.1, EN-us", "en"),
        ("de", "it"),
        ("*", "it"),
        ("en;q=0", "it"),
        ("en;q=nan", "it"),
        ("en;q=2", "it"),
        ("en;level=1", "it"),
        (";;;,,,=", "it"),
        ("x" * 100_000 + ",en", "it"),
    ],
)
def test_the_language_one_likes_best(header: str, language: str) -> None:
    """By quality, then by order; Italian where nothing fits or the header makes no sense."""
    assert language_of(header) == language


def test_regions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A language of a region is found by its own name first, then by what it is a region's way of."""
    for language in ("pt", "pt-BR"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "language.json").write_text('{"name": "Português"}')
    monkeypatch.setenv("LEGGIO_LANGUAGES", str(tmp_path))
    assert language_of("pt-br") == "pt-BR"
    assert language_of("pt-PT,it;q=0.5") == "pt"
