"""How the documentation is built: Sphinx, Markdown through MyST, pages made from the package by generate.py."""

from __future__ import annotations

import sys
from pathlib import Path

from sphinx.application import Sphinx

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent)]  # generate.py, and the package of this checkout

from lorumdsl import __version__  # noqa: E402  the path above comes first

project = "lorumdsl"
author = "The lorumdsl authors"
project_copyright = "The lorumdsl authors"
version = release = __version__

extensions = ["myst_parser", "sphinx_click", "sphinx_copybutton", "sphinx_design"]
myst_enable_extensions = ["colon_fence", "deflist", "attrs_inline", "attrs_block"]
myst_heading_anchors = 3
exclude_patterns = ["_build", "generated/tables"]  # tables are parts of other pages
nitpicky = True

html_theme = "furo"
html_title = "lorumdsl"
html_copy_source = False
html_static_path = ["_static"]
html_css_files = ["rulesets.css"]
copybutton_prompt_text = "$ "


def write_generated_pages(_: Sphinx) -> None:
    """Before Sphinx looks for pages: those made from the package are written, so that none can be stale."""
    import generate

    generate.write_pages(HERE / "generated")


def setup(app: Sphinx) -> None:
    app.connect("builder-inited", write_generated_pages)
