"""`import leggio`: what is offered, when it is loaded, and what type checkers see of it."""

import ast
import doctest
import pkgutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import leggio
import leggio.library

STUB = ast.parse(Path(leggio.__file__).with_suffix(".pyi").read_text("utf-8"))
# No class or function of Python's, or no docstring of its own.
SHOWN_ON_THE_PAGE = {"LEVELS", "Graph", "__version__"}
MODULES = [f"leggio.library.{each.name}" for each in pkgutil.iter_modules(leggio.library.__path__)]


def test_everything_offered_is_there() -> None:
    """`__all__` is sorted as ruff sorts it, each name leads somewhere, and `dir` shows them."""
    for name in leggio.__all__:
        assert getattr(leggio, name) is not None
    assert set(leggio.__all__) <= set(dir(leggio))


def test_what_is_not_offered_is_no_attribute() -> None:
    """A slip of the pen is an AttributeError that names it."""
    with pytest.raises(AttributeError, match="scarabe"):
        leggio.scarabe  # type: ignore[attr-defined]  # noqa: B018 - asking is the test


def test_type_checkers_see_the_same_names() -> None:
    """Each name of the stub comes from the module that it is loaded from."""
    imports = {
        alias.name: statement.module
        for statement in STUB.body
        if isinstance(statement, ast.ImportFrom)
        for alias in statement.names
    }
    assert imports == leggio._HOMES  # type: ignore[attr-defined]  # noqa: SLF001 - what the stub is held against
    assert {*imports, "__version__"} == set(leggio.__all__)


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    """`import leggio` costs nothing but itself; a word graph needs no game's rules, no lexicon and no typst."""
    script = "import sys, leggio; print(sorted(each for each in sys.modules if each.split('.')[0] == 'leggio'))"
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)  # noqa: S603 - our own Python
    assert found.stdout.strip() == "['leggio']"


@pytest.mark.parametrize("name", ["leggio", *MODULES])
def test_the_examples_of_docstrings_run(name: str) -> None:
    """What a docstring shows is what one gets."""
    assert doctest.testmod(import_module(name)).failed == 0


@pytest.mark.parametrize("name", sorted({*leggio.__all__} - SHOWN_ON_THE_PAGE))
def test_everything_offered_has_an_example_that_runs(name: str) -> None:
    """In its docstring, or in one of its methods."""
    examples = doctest.DocTestFinder().find(getattr(leggio, name), name, globs={name: getattr(leggio, name)})
    assert sum(len(each.examples) for each in examples) > 0
    runner = doctest.DocTestRunner()
    for each in examples:
        runner.run(each)
    assert runner.summarize().failed == 0


def test_what_has_no_docstring_has_its_example_on_the_page() -> None:
    """The compiled graph and the table of levels: docs/reference.md, which runs too."""
    page = (Path(__file__).parents[3] / "docs" / "reference.md").read_text("utf-8")
    shown = "\n".join(line for line in page.splitlines() if line.startswith(">>> "))
    assert all(f"leggio.{name}" in shown for name in SHOWN_ON_THE_PAGE)
