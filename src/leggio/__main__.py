"""`python -m leggio`: the same as the `leggio` command."""

from leggio.cli.main import main

if __name__ == "__main__":
    main()
