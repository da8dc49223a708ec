"""Every sentence, data by language: command line, server, paper and web speak from the same files (docs/speech.md)."""

from leggio.speech.folders import FIRST, language_name, languages
from leggio.speech.negotiation import language_of
from leggio.speech.speaker import Speaker

__all__ = ["FIRST", "Speaker", "language_name", "language_of", "languages"]
