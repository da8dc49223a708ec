"""Names of rule sets: a book, and which of its editions, such as `figs-2`."""


def book_of(rules: str) -> str:
    """The book of a rule set: its editions have words, board and tiles in common."""
    return rules.partition("-")[0]
