"""Judges a history that was kept, again: what the checker finds in it."""

import argparse
import sys
from pathlib import Path

from faults.checker import findings
from faults.history import read_history


def main() -> int:
    """Print what is found."""
    parser = argparse.ArgumentParser(prog="scripts/faults check", description=__doc__)
    parser.add_argument("file", type=Path)
    found = findings(read_history(parser.parse_args().file))
    for finding in found:
        sys.stdout.write(f"{finding.rule}: {finding.what}\n")
    return min(len(found), 1)


if __name__ == "__main__":
    sys.exit(main())
