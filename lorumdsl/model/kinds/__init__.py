"""The four kinds of contract, a file each: their keys are the fields of their class."""
