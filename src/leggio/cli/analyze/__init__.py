"""`leggio analyze`: games that were played, turn by turn."""
