"""What the pages show of Python is what one gets."""

import doctest
from pathlib import Path

import pytest

from support.documents.blocks import DOCUMENTS, name_of

SHOWING = [each for each in DOCUMENTS if ">>> " in each.read_text("utf-8")]


@pytest.mark.parametrize("document", SHOWING, ids=name_of)
def test_examples_run_as_they_stand(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each page from top to bottom, in a folder of its own, with nothing set beforehand."""
    monkeypatch.chdir(tmp_path)
    report: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    example = doctest.DocTestParser().get_doctest(document.read_text("utf-8"), {}, name_of(document), str(document), 0)
    runner.run(example, out=report.append)
    assert not report, "".join(report)
