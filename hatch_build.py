"""Metadata that hatchling computes: the front page for an index of packages, and the project's addresses.

An index shows README.md away from the tree, where its links and its picture lead nowhere. If the table
`[tool.hatch.metadata.hooks.custom]` of pyproject.toml, or the variable ZX_ADDRESS, contains the address of
the repository, they become absolute addresses of the tag of this version. Without an address README.md is
taken as it is, and the package names no addresses.
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?\[[^\]]*\]\()([^)\s]+)(\))")
PAGES = {"Documentation": "docs/index.md", "Changelog": "CHANGELOG.md"}
"""Label of an address: file of the tree."""


def absolute(text: str, file_at: str, picture_at: str) -> str:
    """Return a page of the tree with absolute links; the patterns contain {path}."""

    def linked(match: re.Match[str]) -> str:
        before, target, after = match.groups()
        if re.match(r"\w+:|#", target):
            return match[0]
        pattern = picture_at if before.startswith("!") else file_at
        return before + pattern.replace("{path}", target) + after

    return LINK.sub(linked, text)


class AddressHook(MetadataHookInterface):
    """Writes `readme` and `urls`."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the front page and the addresses; an sdist has those that it was built with."""
        address = (os.environ.get("ZX_ADDRESS") or self.config["address"]).rstrip("/")
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        urls = {}
        if address:
            file_at, picture_at = (
                self.config[name].replace("{address}", address).replace("{version}", metadata["version"])
                for name in ("file", "picture")
            )
            text = absolute(text, file_at, picture_at)
            urls = {"Source": address} | {
                label: file_at.replace("{path}", path) for label, path in PAGES.items()
            }
        metadata.setdefault("urls", urls)
        metadata.setdefault("readme", {"content-type": "text/markdown", "text": text})
