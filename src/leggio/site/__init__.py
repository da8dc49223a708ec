"""The website of an event in one folder: no server, no script, everything it needs beside it."""

from leggio.site.building import site

__all__ = ["site"]
