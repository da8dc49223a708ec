"""What every game at a shared keyboard has in common: the table on disk, the screen and its questions, leaving."""
