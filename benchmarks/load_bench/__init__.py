"""Parts of the benchmark of a server under load."""
