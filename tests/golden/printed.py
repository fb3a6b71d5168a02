"""Golden texts: what commands print is read before it changes.

After a change that is meant to change it: `python -m tests.golden.printed` from the project's folder.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from tempfile import TemporaryDirectory

from click.testing import CliRunner

from lorumdsl.cli import main as lorum

FOLDER = Path(__file__).parent / "cli"
HOUSE = """\
lorum: 1
id: house
extends: hungarian
name: {en: House Lórum, hu: Házi lórum}
contracts:
  hairy-monkey: {cost: 12*taken(K♥), total: 12}
"""
DIFFERENCES = {  # file: the words that print it
    "diff-hungarian-english.txt": ["diff", "hungarian", "english", "--seed", "7"],
    "diff-hungarian-denexa.txt": ["diff", "hungarian", "denexa", "--seed", "7"],
    "diff-portuguese-portuguese+beans.txt": ["diff", "portuguese", "portuguese+beans", "--seed", "7"],
    "diff-hungarian-house.txt": ["diff", "hungarian", "house.yaml", "--seed", "7"],
}
SESSIONS = {
    "run-hungarian.txt": ["run", "hungarian", "--seed", "7", "--bots", "random", "--lang", "hu"],
    "run-why.txt": ["run", "hungarian", "--seed", "7", "--bots", "random", "--deals", "3", "--why"],
}
GAMES = {"play-hungarian.txt": ["play", "hungarian", "--seed", "3"]}
TYPED = {  # file: what is typed; K♠ is legal in trick 2 and, after it was taken back, not in trick 3
    "play-hungarian.txt": "? | ! | ? As | Kc | ?2 | Ks | undo | 1 | Ks | 1 | table | ledger | hepl | 3 | 9 | quit"
}
ENGLISH = {"LC_ALL": "C.UTF-8"}
COMMANDS = DIFFERENCES | SESSIONS | GAMES


def printed(name: str) -> str:
    """What the command of a golden file prints in a folder with the house rules and nothing else."""
    typed = "".join(f"{line}\n" for line in TYPED.get(name, "").split(" | "))
    home = Path.cwd()
    with TemporaryDirectory() as folder:
        (Path(folder) / "house.yaml").write_text(HOUSE, encoding="utf-8")
        os.chdir(folder)
        try:
            done = CliRunner(env=ENGLISH).invoke(
                lorum, COMMANDS[name], input=typed, prog_name="lorum", catch_exceptions=False
            )
        finally:
            os.chdir(home)
    assert (done.exit_code, done.stderr) == (0, "")
    return re.sub(r"^( .*\.yaml):\d+", r"\1", done.stdout, flags=re.MULTILINE)  # lines of rulesets may move


def main() -> None:
    """Write all golden texts."""
    FOLDER.mkdir(exist_ok=True)
    for name in COMMANDS:
        (FOLDER / name).write_text(printed(name), encoding="utf-8")


if __name__ == "__main__":
    main()
