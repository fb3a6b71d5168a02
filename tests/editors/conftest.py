"""These tests drive a real server, which `nox -s editors` installs; without it they are not collected."""

from __future__ import annotations

import os

SERVER = "LORUM_YAML_LANGUAGE_SERVER"  # where its program lies

collect_ignore_glob = [] if os.environ.get(SERVER) else ["test_*.py"]
