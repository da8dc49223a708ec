"""A fourth game touches nothing but its own package."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
TEXTS = frozenset({".py", ".json", ".ts", ".svelte", ".css", ".md", ".toml", ".txt", ".html", ".cpp", ".typ"})


@pytest.mark.parametrize("folder", ["src", "web/src", "docs", "tests", "scripts", "benchmarks", "examples", "native"])
def test_no_file_outside_its_folder_names_it(folder: str) -> None:
    """Neither code nor sentences, pages, docs or other tests know that it exists."""
    files = [path for path in (ROOT / folder).rglob("*") if path.suffix in TEXTS and HERE not in path.parents]
    assert files
    assert [path for path in files if "noveper" in path.read_text("utf-8", "replace").lower()] == []
