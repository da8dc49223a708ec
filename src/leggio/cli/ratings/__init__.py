"""`leggio ratings`: the rating book of a server."""
