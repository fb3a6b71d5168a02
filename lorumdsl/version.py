"""The version of the program, in one place for packaging and for records."""

__version__ = "0.1.0"
