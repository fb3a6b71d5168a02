"""The one engine: kernels on ints and int vectors, run as plain Python or compiled."""
