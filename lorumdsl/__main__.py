"""`python -m lorumdsl` is the command `lorum`."""

from lorumdsl.cli import main

if __name__ == "__main__":
    main(prog_name="lorum")
