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
