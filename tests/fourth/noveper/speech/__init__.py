"""What Noveper says, one file a language."""
