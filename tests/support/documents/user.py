"""Somebody new: an empty home, no setting of ours, and `leggio` on the path."""

import os
import subprocess
import sys
from pathlib import Path

from support.documents.blocks import Block
from support.documents.given import give

PATIENCE = 120  # seconds


class User:
    """Types the commands of a page one after the other, in a folder of its own."""

    def __init__(self, programs: Path, cache: Path, folder: Path) -> None:
        self.home = folder / "home"
        self.folder = folder / "here"
        self.folder.mkdir(parents=True)
        # What is compiled is compiled once for all tests: anybody's second command finds it there.
        (self.home / ".cache").mkdir(parents=True)
        (self.home / ".cache" / "leggio").symlink_to(cache)
        own = {name: value for name, value in os.environ.items() if not name.startswith(("LEGGIO_", "XDG_", "PYTEST_"))}
        path = os.pathsep.join([str(programs), str(Path(sys.executable).parent), os.environ["PATH"]])
        self.environment = own | {"HOME": str(self.home), "PATH": path, "LANG": "it_IT.UTF-8", "LC_ALL": "C.UTF-8"}

    def follow(self, block: Block) -> list[str]:
        """Do what a block says; what was not as it says."""
        for name in block.marks.get("given", "").split():
            give(name, self.home, self.folder)
        if file := block.marks.get("file"):
            (self.folder / file).write_text(block.content, "utf-8")
        if "not run" in block.marks:
            return []
        commands = block.commands
        exits = [*map(int, block.marks.get("exits", "").split()), *[0] * len(commands)]
        return [
            complaint
            for command, code in zip(commands, exits, strict=False)
            if (complaint := self.type(command.text, command.output, code))
        ]

    def type(self, command: str, output: str, code: int) -> str:
        """Type a command, with nothing more to say to it; what is wrong with what came of it."""
        done = subprocess.run(  # noqa: S603 - the commands of our own pages
            ["bash", "-c", command],  # noqa: S607 - whatever bash the user has
            cwd=self.folder,
            env=self.environment,
            input="",
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
        if done.returncode != code:
            return (
                f"$ {command}\nended with {done.returncode} instead of {code}\n{done.stdout[-500:]}{done.stderr[-500:]}"
            )
        if output and done.stdout.strip() != output:
            return f"$ {command}\nprinted\n{done.stdout}instead of\n{output}\n"
        return ""
