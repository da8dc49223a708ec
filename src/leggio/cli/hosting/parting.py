"""What people read when they get up: where the game is kept, and what to type next."""

from collections.abc import Sequence
from pathlib import Path

from leggio.cli.invocation import invocation
from leggio.cli.speaking import Speaker


def parting(kept: Path, wanted: Sequence[str | Path], say: Speaker, *, finished: bool) -> str:
    """How to check a game that is over, or to go on with one that is not: with the options it needs again."""
    if finished:
        return say("play.saved", file=kept, command=invocation("verify", kept, language=say.language))
    return say("play.suspended", command=invocation("play", "--resume", kept, *wanted, language=say.language))
