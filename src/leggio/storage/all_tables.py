"""Every table of the database in one metadata: whoever adds a schema adds its import here."""

from leggio.storage import schema
from leggio.storage.metadata import metadata

__all__ = ["metadata", "schema"]
