"""Every sentence of `leggio study` exists in every language, with the same data, and no code lacks one."""

import re
from pathlib import Path

import pytest

import leggio
from leggio.cli.study.notebook import FILE
from leggio.speech import Speaker, languages
from leggio.study import Answering, Drill, Side
from support.speech import area

SOURCES = Path(leggio.__file__).parent


@pytest.mark.parametrize("language", languages())
def test_every_code_has_a_sentence(language: str) -> None:
    """Those in the sources, and those made of the names of things."""
    texts = [path.read_text("utf-8") for folder in ("study", "cli/study") for path in (SOURCES / folder).rglob("*.py")]
    codes = {code for each in texts for code in re.findall(r"[\"'](study\.[a-z_.]+)[\"']", each)} - {FILE}
    made = {f"study.kind.{kind}" for kind in Drill}
    made |= {f"study.{what}.{each}" for what in ("answer", "help") for each in Answering}
    made |= {f"study.ask.{many}.{side}" for many in ("hooks",) for side in Side}
    made |= {f"study.ask.{about}" for about in ("opening", "endgame", "position")}
    made |= {f"study.column.{each}" for each in ("asked", "right", "share", "streak", "best_streak", "cards")}
    assert {"study.bad_play", "study.newer"} <= codes
    assert not {code for code in codes | made if not Speaker(language).knows(code)}
    assert area(language, "study").keys() <= (codes | made)
