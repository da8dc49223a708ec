"""The corpus of logs: how it is read, what is compared, and what it was made with."""
