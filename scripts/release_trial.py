"""What a release is tried by, in the environment it was just installed into: `release_trial.py plain|server FOLDER`.

Nothing of the repository is imported: whoever runs this has the wheel and no more.
"""

import json
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path

LEGGIO = Path(sys.executable).with_name("leggio")


def main() -> None:
    """Try what this environment should be able to do; the first thing that fails ends it."""
    part, folder = sys.argv[1], Path(sys.argv[2])
    os.environ |= {"LEGGIO_CACHE": str(folder / "cache"), "LEGGIO_DATA": str(folder / "data"), "LEGGIO_LANG": "en"}
    os.chdir(folder)  # not the repository: its sources would hide what was installed
    for trial in TRIALS[part]:
        trial()
        print(f"  {(trial.__doc__ or '').splitlines()[0]}")  # noqa: T201


def run(*arguments: str, code: int = 0) -> str:
    """What a command says; it has to end with that code."""
    done = subprocess.run([LEGGIO, *arguments], capture_output=True, text=True, check=False, timeout=120)  # noqa: S603
    if done.returncode != code:
        sys.exit(f"leggio {' '.join(arguments)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def judges() -> None:
    """The judge explains a word."""
    assert "VALID" in run("judge", "portateveli").upper()  # noqa: S101


def searches() -> None:
    """The searches find one."""
    assert "TASCA" in run("find", "anagrams", "CASAT")  # noqa: S101


def plays() -> None:
    """Bots play a game to its end."""
    run("autoplay", "--games", "1")


def imports() -> None:
    """Python has the rules."""
    code = "from leggio.games.scrabble import Game; assert Game('Anna', 'Bea', words=['casa']).scores['Anna'] == 0"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=120)  # noqa: S603


def names_what_is_missing() -> None:
    """A server that is not there is named."""
    assert "leggio[server]" in run("serve", code=1)  # noqa: S101


def serves() -> None:
    """A server shows its page, its scripts and its games."""
    command = [str(LEGGIO), "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:  # noqa: S603
        try:
            assert server.stdout  # noqa: S101
            ready = server.stdout.readline()
            found = re.search(r"http://[\d.]+:\d+", ready)
            assert found, ready  # noqa: S101
            address = found[0]
            page = _read(address)
            script = re.search(r'src="(/[^"]+\.js)"', page)
            assert script, "the page has no script: the web app is not in the wheel"  # noqa: S101
            assert len(_read(address + script[1])) > 1000  # noqa: S101
            names = {game["name"] for game in json.loads(_read(f"{address}/api/games"))}
            assert {"scrabble", "scarabeo", "verbum"} <= names, names  # noqa: S101
        finally:
            server.terminate()


def prints() -> None:
    """The short words come out on paper."""
    run("lexicon", "lists", "--pdf", "elenchi.pdf")
    assert Path("elenchi.pdf").read_bytes().startswith(b"%PDF")  # noqa: S101


def _read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=60) as answer:  # noqa: S310 - our own server
        return str(answer.read().decode())


TRIALS: dict[str, tuple[Callable[[], None], ...]] = {
    "plain": (judges, searches, plays, imports, names_what_is_missing),
    "server": (serves, prints, judges),
}

if __name__ == "__main__":
    main()
