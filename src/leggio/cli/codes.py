"""Exit codes, for programs that call this one (docs/command-line.md)."""

FAILED = 1  # it could not be done, or the answer is no
USAGE = 2  # the command line makes no sense
UNSOUND = 3  # a log that does not hold: changed, cut off, or against the rules
INTERRUPTED = 130  # as shells tell an interrupt from the keyboard
CLOSED_PIPE = 141  # as shells tell a pipe that nobody reads any more
