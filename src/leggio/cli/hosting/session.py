"""A game at the keyboard from its opening until it is over, or people leave and it is put away."""

from typing import Any, Generic, TypeVar

from leggio.cli.hosting.desk import LeftError, SharedDesk

DeskT = TypeVar("DeskT", bound=SharedDesk[Any, Any, Any])


class SharedSession(Generic[DeskT]):
    """A game until it is over or people leave. Racks are on the screen only for the player who asked for theirs."""

    def __init__(self, desk: DeskT) -> None:
        self._desk = desk
        self._before_screen: int | None = None  # whose rack may be shown

    # -- what a game says ------------------------------------------------------------------------

    def _play_on(self) -> None:
        """Play until the game is over."""
        raise NotImplementedError

    def _suspend(self) -> bool:
        """Put the game away; False if it is over."""
        raise NotImplementedError

    def _finish(self) -> None:
        """Show how the game ended."""
        raise NotImplementedError

    # -- from beginning to end -------------------------------------------------------------------

    def run(self, opening: tuple[Any, ...] = ()) -> bool:
        """Play; True if the game came to its end."""
        self._desk.note(opening)
        finished = False
        try:
            self._play_on()
            finished = True
        except LeftError:
            finished = not self._suspend()
        except KeyboardInterrupt:
            # Not at a question, so perhaps in the midst of a write: nothing more goes into the log. Resuming mends it.
            pass
        finally:
            if not finished:
                self._desk.wipe()
        if finished:
            self._finish()
        return finished
