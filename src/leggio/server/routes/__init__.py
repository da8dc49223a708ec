"""The REST doors, a file for each subject."""
