"""Everything that paper and sites of tournaments say, in one language."""

from leggio.speech import Speaker


class Words(Speaker):
    """Says what paper says. What people wrote goes in as data: it is never taken for a sentence."""

    home = "paper"

    def only(self, *keys: str) -> dict[str, str]:
        """Bare sentences for a template, by the last part of their keys."""
        return {key.rpartition(".")[2]: self(key) for key in keys}
