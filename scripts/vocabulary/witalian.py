"""Debian's witalian 1.10 (GPL-3+): a plain list of words and forms, which only confirms what other sources have."""

from pathlib import Path


def listed(packages: Path) -> frozenset[str]:
    """Every line of the list."""
    return frozenset((packages / "debian/usr/share/dict/italian").read_text("utf-8").split())
