"""Exploring a target by coverage: atheris, which is libFuzzer for Python. `scripts/fuzz` calls it with its flags."""

import sys

import atheris

with atheris.instrument_imports(include=["leggio"]):
    from fuzz.targets import TARGETS

if __name__ == "__main__":
    target = TARGETS[sys.argv.pop(1)]
    atheris.Setup(sys.argv, target)
    atheris.Fuzz()
