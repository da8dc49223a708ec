"""Parts of Leggio that are installed by name (pyproject.toml): whoever lacks one is told which."""

import ast
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import leggio
from leggio.cli.extras import EXTRA_OF, extra_of

SOURCES = Path(leggio.__file__).parent
ROOT = Path(__file__).parents[3]

# Python as it would be without the extras, in a process of its own.
WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {modules!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
sys.argv = ["leggio", *{arguments!r}]
from leggio.cli.main import main
main()
"""


def asked(*arguments: str) -> subprocess.CompletedProcess[str]:
    """What the command says where no part is installed."""
    code = WITHOUT.format(modules=set(EXTRA_OF), arguments=arguments)
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)  # noqa: S603


def _declared() -> dict[str, set[str]]:
    """Distributions by extra, as pyproject.toml has them; the empty name is what everybody gets."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    groups = {"": project["dependencies"], **project["optional-dependencies"]}
    return {extra: {_name(each) for each in listed} for extra, listed in groups.items() if extra != "dev"}


def _name(requirement: str) -> str:
    return requirement.partition(";")[0].strip().split("[")[0].split(">")[0].split("<")[0].lower().replace("_", "-")


def _imported() -> set[str]:
    """Every module of somebody else's that our sources import, wherever they do."""
    found = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module.partition(".")[0])
    return found - sys.stdlib_module_names - {"leggio"}


def test_every_module_belongs_to_a_part() -> None:
    """What the sources import is declared: for everybody, or by the extra that the sentence names."""
    declared, names = _declared(), packages_distributions()
    for module in sorted(_imported()):
        distributions = {name.lower().replace("_", "-") for name in names.get(module, [module])}
        extra = EXTRA_OF.get(module, "")
        assert distributions & declared[extra], f"{module} is not declared for {extra or 'everybody'}"


@pytest.mark.parametrize(
    "arguments", [["--help"], ["db", "--help"], ["judge", "casa"], ["find", "anagrams", "CASAT"], ["lexicon", "--help"]]
)
def test_little_is_enough_for_words(arguments: list[str]) -> None:
    """The judge, the searches and every list of commands need none of the parts."""
    said = asked(*arguments)
    assert "Traceback" not in said.stderr
    assert said.returncode == 0, said.stderr
    assert said.stdout


def test_games_need_no_part() -> None:
    """Games of bots, and the check of a game that people played, with nothing but what everybody gets."""
    assert asked("autoplay", "--games", "1").returncode == 0
    log = min((ROOT / "tests/corpus/scrabble").glob("*.jsonl"))
    checked = asked("verify", str(log))
    assert checked.returncode == 0, checked.stderr


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["serve"], "server"),
        (["db", "check"], "server"),
        (["lexicon", "reports", "--decided"], "server"),
        (["lexicon", "lists", "--pdf", "elenchi.pdf"], "paper"),
    ],
)
def test_a_missing_part_is_named(
    arguments: list[str], part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A command that lacks its part says which, and how to have it; never a traceback."""
    monkeypatch.chdir(tmp_path)
    said = asked(*arguments, "--lang", "en")
    assert said.returncode == 1
    assert said.stderr == (
        f"This needs the part of Leggio called “{part}”, which is not installed. "
        f'To add it: pip install "leggio[{part}]"\n'
    )
    assert not list(tmp_path.iterdir())


def test_what_should_be_there_is_a_fault() -> None:
    """A module that everybody should have is no part: its absence is told as it is."""
    assert extra_of(ModuleNotFoundError("No module named 'msgspec'", name="msgspec")) is None
