"""Everything one can do with the project: `nox -l` lists it, `nox` alone runs what a change must pass."""

from __future__ import annotations

import sys
from pathlib import Path

import nox

nox.options.sessions = ["tests", "slow", "types", "style", "docs"]
nox.options.default_venv_backend = "venv"
nox.options.reuse_venv = "yes"
nox.options.error_on_missing_interpreters = True

YAML_SERVER = "yaml-language-server@1"
BIN = "Scripts" if sys.platform == "win32" else "bin"


@nox.session
def tests(session: nox.Session) -> None:
    """Run the tests on all cores; words after `--` go to pytest, `-n0` runs them in one process."""
    session.install("-q", "-e", ".[dev]")
    session.run("python", "-m", "pytest", *session.posargs)


@nox.session
def slow(session: nox.Session) -> None:
    """Run the tests that take seconds each (slips, mutations, bots, installs), and properties in depth."""
    session.install("-q", "-e", ".[dev]")
    session.run("python", "-m", "pytest", "-m", "slow", *session.posargs)
    if not session.posargs:
        session.run("python", "-m", "pytest", "-q", "--hypothesis-profile", "slow", "tests/properties")


@nox.session
def types(session: nox.Session) -> None:
    """Check the types of the package, strictly."""
    session.install("-q", "-e", ".[dev]")
    session.run("mypy", "--strict", "lorumdsl")


@nox.session
def style(session: nox.Session) -> None:
    """Check style and layout; `nox -s style -- fix` repairs what can be repaired."""
    session.install("-q", "ruff>=0.6")
    if "fix" in session.posargs:
        session.run("ruff", "check", "--fix", ".")
        session.run("ruff", "format", ".")
    else:
        session.run("ruff", "check", ".")
        session.run("ruff", "format", "--check", ".")


@nox.session
def docs(session: nox.Session) -> None:
    """Build the documentation into docs/_build; a warning is an error."""
    session.install("-q", "-e", ".[docs]")
    session.run("sphinx-build", "-W", "--keep-going", "-q", "-E", "docs", "docs/_build")


@nox.session
def schemas(session: nox.Session) -> None:
    """Make the JSON Schemas from schemas/source/ and the rows of keys."""
    session.install("-q", "-e", ".")
    session.run("python", "schemas/generate.py")


@nox.session
def build(session: nox.Session) -> None:
    """Build sdist and wheel, install the wheel in a fresh environment and let it list the rulesets."""
    session.install("-q", "build")
    made = Path(session.create_tmp()).resolve()
    for stale in made.glob("*.whl"):
        stale.unlink()
    session.run("python", "-m", "build", "--outdir", str(made), silent=True)
    (wheel,) = made.glob("*.whl")
    session.run("python", "-m", "venv", "--clear", str(made / "fresh"))
    session.run(str(made / "fresh" / BIN / "pip"), "install", "-q", str(wheel), external=True)
    with session.chdir(made):  # away from the checkout, so that only the wheel can answer
        session.run(str(made / "fresh" / BIN / "lorum"), "list", external=True)


@nox.session
def compiled(session: nox.Session) -> None:
    """Run the tests that need numba, duckdb, Dask or another extra."""
    session.install("-q", "-e", ".[dev,fast,data,dask,plot]")
    session.run("python", "-m", "pytest", "-m", "compiled or extra", *session.posargs)


@nox.session
def lockstep(session: nox.Session) -> None:
    """Play hearts side by side with OpenSpiel: every decision and all points of thousands of games (a minute)."""
    session.install("-q", "-e", ".[dev]", "open-spiel")
    session.run("python", "-m", "pytest", "-m", "lockstep", "tests/lockstep")
    session.run("python", "-m", "tests.lockstep.open_spiel_hearts", *session.posargs)


@nox.session
def slips(session: nox.Session) -> None:
    """Make every one-letter slip in the shipped rulesets and count those that `check` finds on their line (an hour)."""
    session.install("-q", "-e", ".[dev]")
    session.run("python", "-m", "tests.typos.slips", *session.posargs)


@nox.session
def mutations(session: nox.Session) -> None:
    """Change every number, word, operator and party of the shipped rulesets; count what proofs and cases catch (half
    an hour)."""
    session.install("-q", "-e", ".[dev]")
    session.run("python", "-m", "tests.mutations.fates", *session.posargs)


@nox.session
def sweeps(session: nox.Session) -> None:
    """Play 10,000 random sessions of every ruleset and choice of variants (an hour); watch chips, pots and points."""
    session.install("-q", "-e", ".[dev,fast]")
    session.run("python", "-m", "tests.sweeps.sessions", *session.posargs)


@nox.session
def benchmarks(session: nox.Session) -> None:
    """Print how fast it is: against hand-written C, OpenSpiel, plain Python and the time before (some minutes)."""
    session.install("-q", "-e", ".[dev,fast]", "open-spiel")
    session.run("python", "-m", "tests.benchmarks", *session.posargs)


@nox.session
def bots(session: nox.Session) -> None:
    """Print how far the greedy bot is ahead of random ones, contract by contract."""
    session.install("-q", "-e", ".[dev]")
    session.run("python", "tests/benchmarks/bots_table.py", *session.posargs)


@nox.session(name="search-table")
def search_table(session: nox.Session) -> None:
    """Print what the search bot gains on the greedy one (hours; `--help` says how to do it in parts)."""
    session.install("-q", "-e", ".[dev,fast]")
    session.run("python", "tests/benchmarks/search_table.py", *session.posargs)


@nox.session
def editors(session: nox.Session) -> None:
    """Drive yaml-language-server as an editor does; needs npm."""
    session.install("-q", "-e", ".[dev]")
    place = Path(session.create_tmp()).resolve()
    session.run(
        "npm", "install", "--silent", "--no-fund", "--no-audit", "--prefix", str(place), YAML_SERVER, external=True
    )
    server = place / "node_modules" / ".bin" / "yaml-language-server"
    env = {"LORUM_YAML_LANGUAGE_SERVER": str(server)}
    session.run("python", "-m", "pytest", "tests/editors", *session.posargs, env=env)


@nox.session
def hooks(session: nox.Session) -> None:
    """Try the hooks of this repository on a folder of house rules, as pre-commit runs them."""
    session.install("-q", "-e", ".[dev]", "pre-commit>=4")
    session.run("python", "-m", "pytest", "tests/packaging/test_hooks.py", *session.posargs)


@nox.session
def every_value(session: nox.Session) -> None:
    """Change every value of every shipped ruleset and see each rulebook change: some minutes."""
    session.install("-q", "-e", ".[dev]")
    session.run("python", "-m", "pytest", "-m", "every_value", *session.posargs)
