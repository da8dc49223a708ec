"""Every command of README and docs is typed by somebody new, or has a reason why it is not."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.documents.blocks import DOCUMENTS, ROOT, blocks_of, mentions_of, name_of
from support.documents.forks import forking
from support.documents.grammar import complaints_about
from support.documents.user import User

CACHE = Path(os.environ["LEGGIO_CACHE"])  # of all tests
# Why a command is not run here, and what is tested instead.
NOT_RUN = {
    "sets the repository up": "make's targets are there; CI begins with them",
    "a server": "tests/server starts real ones, with the same command",
    "minutes": "its options are known; the same command runs elsewhere with less to do",
    "hours": "its options are known, or the script is there",
    "a secret of one's own": "its options are known; without them it runs",
    "another machine": "its options are known",
}
TYPED = [each for each in DOCUMENTS if any(b.commands and "not run" not in b.marks for b in blocks_of(each))]


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where `leggio` is."""
    with forking(tmp_path_factory.mktemp("leggio")) as folder:
        yield folder


@pytest.mark.parametrize("document", TYPED, ids=name_of)
def test_commands_do_what_the_page_says(document: Path, programs: Path, tmp_path: Path) -> None:
    """From top to bottom, with the files that the page names: each ends well, and prints what the page shows."""
    user = User(programs, CACHE, tmp_path)
    complaints = [complaint for block in blocks_of(document) for complaint in user.follow(block)]
    assert not complaints, "\n".join(complaints)


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_what_is_not_run_is_there(document: Path) -> None:
    """What is not run has one of few reasons; commands, options, targets and scripts are there, in the text too."""
    wrong = []
    for block in blocks_of(document):
        assert block.marks.get("not run", "hours") in NOT_RUN, (block.line, block.marks)
        if "not run" in block.marks:
            wrong += [complaint for command in block.commands for complaint in complaints_about(command.text)]
    wrong += [complaint for mention in mentions_of(document) for complaint in complaints_about(mention)]
    assert not wrong


def test_a_page_that_is_wrong_is_found(programs: Path, tmp_path: Path) -> None:
    """A command that fails, one that prints something else and one that is not there are told apart."""
    page = tmp_path / "page.md"
    page.write_text(
        "```console\n$ leggio judge casa --lang en\nCASA: no\n$ leggio judge xyzzy\n$ leggio dance\n```\n", "utf-8"
    )
    user = User(programs, CACHE, tmp_path / "user")
    complaints = [complaint for block in blocks_of(page) for complaint in user.follow(block)]
    assert [re.findall(r"printed|ended with \d", complaint)[0] for complaint in complaints] == [
        "printed",
        "ended with 1",
        "ended with 2",
    ]
    assert complaints_about("leggio judge casa --loud")
    assert complaints_about("leggio dance")
    assert complaints_about("make dance")
    assert complaints_about("scripts/dance")


def test_the_pages_are_found() -> None:
    """README and the guides are among them."""
    assert {"README.md", "docs/guide/it.md"} <= {name_of(each) for each in TYPED}
    assert (ROOT / "docs").is_dir()
