"""Rulesets and schemas are found however the package came: from a wheel, from an editable install, from a checkout.

Each way is tried in an interpreter of its own, from a folder that is not the checkout. Nothing is downloaded: new
environments borrow the libraries of the one that runs the tests through a .pth file.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent
ASK = """
import json, lorumdsl, lorumdsl.source.library as library
print(json.dumps({
    "rulesets": library.ruleset_ids(),
    "clauses": sorted(path.name for path in (library.folder("rulesets") / "sources").iterdir()),
    "schemas": sorted(path.name for path in library.folder("schemas").glob("*.json")),
    "package": lorumdsl.__file__,
}))
"""


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> str:
    """What a command prints; its complaints are the failure's text. PYTHONPATH is not passed on unless given."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        command, cwd=cwd, env=clean | environment, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def new_environment(folder: Path) -> Path:
    """A fresh environment without pip that sees the libraries of this one; returns its interpreter."""
    context = venv.EnvBuilder(with_pip=False, symlinks=os.name != "nt").ensure_directories(str(folder))
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    python = Path(context.env_exe)
    own = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    # A path in a .pth file is searched after the environment's own, and .pth files inside it are not read:
    # an editable install of this very package in the borrowed environment stays out of sight.
    (Path(own) / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return python


def pip_install(python: Path, *what: str) -> None:
    pip = (sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check", "install", "-q")
    run(*pip, "--no-deps", "--no-build-isolation", "--no-index", "--ignore-installed", *what)


def expected() -> dict[str, list[str]]:
    return {
        "rulesets": sorted(path.stem for path in (ROOT / "rulesets").glob("*.yaml")),
        "clauses": sorted(path.name for path in (ROOT / "rulesets" / "sources").iterdir()),
        "schemas": sorted(path.name for path in (ROOT / "schemas").glob("*.json")),
    }


def assert_all_found(printed: str, package: Path) -> None:
    """The same rulesets, clause lists and schemas as in the checkout, told by the package at that place."""
    told = json.loads(printed)
    assert Path(told.pop("package")).resolve().is_relative_to(package.resolve())
    told["rulesets"] = sorted(told["rulesets"])
    assert told == expected()
    assert "hungarian" in told["rulesets"]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist and the wheel that was built from the sdist alone."""
    folder = tmp_path_factory.mktemp("built")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT)
    return folder


def test_a_wheel_carries_its_rulesets_and_schemas(built: Path, tmp_path: Path) -> None:
    (wheel,) = built.glob("*.whl")
    python = new_environment(tmp_path / "fresh")
    pip_install(python, str(wheel))
    assert_all_found(run(python, "-c", ASK, cwd=tmp_path), tmp_path / "fresh")


def test_an_editable_install_finds_those_of_the_checkout(tmp_path: Path) -> None:
    python = new_environment(tmp_path / "fresh")
    pip_install(python, "-e", str(ROOT))
    assert_all_found(run(python, "-c", ASK, cwd=tmp_path), ROOT)


def test_a_plain_checkout_finds_its_own(tmp_path: Path) -> None:
    python = new_environment(tmp_path / "fresh")
    assert_all_found(run(python, "-c", ASK, cwd=tmp_path, PYTHONPATH=str(ROOT)), ROOT)


def test_the_wheel_brings_the_command_and_no_tests(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        entry = next(name for name in names if name.endswith("entry_points.txt"))
        assert "lorum = lorumdsl.cli:main" in archive.read(entry).decode()
    assert {name.split("/")[0].split("-")[0] for name in names} == {"lorumdsl"}
    assert "lorumdsl/py.typed" in names


def test_the_sdist_is_complete(built: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {"LICENSE", "README.md", "CHANGELOG.md", "noxfile.py", ".ci/run", "docs/conf.py", "tests/conftest.py"}
    for folder, pattern in (("lorumdsl", "*.py"), ("rulesets", "*.yaml"), ("schemas", "*.*"), ("tests", "*.*")):
        paths = (path for path in (ROOT / folder).rglob(pattern) if path.is_file())
        wanted |= {path.relative_to(ROOT).as_posix() for path in paths if "__pycache__" not in path.parts}
    assert wanted <= held, sorted(wanted - held)
