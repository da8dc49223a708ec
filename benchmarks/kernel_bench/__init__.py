"""What the benchmark of the kernel is made of."""
