"""The manual: `sphinx-build -W docs build/manual`. written.py generates many of its pages."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "docs"), str(ROOT), str(ROOT / "agents"), str(ROOT / "training")]

import written  # noqa: E402

import zx_env  # noqa: E402

project = "zx_env"
author = "The zx_env authors"
version = release = zx_env.__version__
extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
nb_execution_mode = "off"
html_theme = "furo"
html_title = "zx_env"
autodoc_member_order = "bysource"
autodoc_typehints = "none"
suppress_warnings = ["ref.python"]  # attributes of several interfaces share a name

written.write(Path(__file__).parent / "written")
