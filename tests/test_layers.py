"""The floors of the house: each knows only the floors below it."""

import ast
import re
import sys
import tomllib
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "elderwood"
FLOORS = [
    "engine",
    "games",
    "texts",
    "bots",
    "processes",
    "outside",
    "adapters",
    "arena",
    "training",
    "analysis",
    "server",
    "cli",
    "library",
]
PURE = ["engine", "games"]
# The extras that may be counted on; the other floors make do with the core.
EXTRAS = {
    "server": ["server"],
    "cli": ["play"],
    "cli/commands/serve.py": ["server"],
    "cli/commands/admin.py": ["server"],
    "cli/commands/arena.py": ["play", "plots"],
    "folders.py": ["play"],
}
PROJECT = tomllib.loads((PACKAGE.parent.parent / "pyproject.toml").read_text("utf-8"))["project"]
FILES = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))


def imports_of(file: str) -> list[str]:
    """Return the modules a file imports, by their full names."""
    package = ["elderwood", *Path(file).parts[:-1]]
    return imports_in((PACKAGE / file).read_text(encoding="utf-8"), package)


def imports_in(source: str, package: list[str]) -> list[str]:
    names: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*start, node.module] if node.module else start)
            names += [f"{base}.{alias.name}" for alias in node.names] if base == "elderwood" else [base]
    return names


def upward(file: str, names: list[str]) -> list[str]:
    """Return the imports of a file that point up. What lies on no floor belongs to the roof and may use all."""
    floor = Path(file).parts[0]
    if floor not in FLOORS:
        return []
    above = FLOORS[FLOORS.index(floor) + 1 :]
    return [name for name in names if name.startswith("elderwood.") and name.split(".")[1] in above]


@pytest.mark.parametrize("file", FILES)
def test_no_import_points_up(file: str) -> None:
    assert upward(file, imports_of(file)) == []


def test_only_the_storage_speaks_sql() -> None:
    """All others know its errors at most."""
    inside = ("server/storage/", "server/migrations/", "server/schema.py")
    speakers = [file for file in FILES if {"sqlalchemy", "asyncpg", "alembic"} & {*map(root, imports_of(file))}]
    outside = [file for file in speakers if not file.startswith(inside)]
    assert {name for file in outside for name in imports_of(file) if root(name) == "sqlalchemy"} == {"sqlalchemy.exc"}
    assert not [file for file in outside if {"asyncpg", "alembic"} & {*map(root, imports_of(file))}]


def root(name: str) -> str:
    return name.split(".")[0]


MODULES = {"argon2_cffi": "argon2"}  # of packages that are called otherwise


def packages(*extras: str) -> set[str]:
    """Return the modules of the packages that an installation with these extras asks for."""
    wanted = [*PROJECT["dependencies"], *[one for extra in extras for one in PROJECT["optional-dependencies"][extra]]]
    names = {re.split(r"[^\w-]", requirement)[0].lower().replace("-", "_") for requirement in wanted}
    return {MODULES.get(name, name) for name in names}


def third_party(file: str) -> set[str]:
    """Return what a file imports from other people's packages, sooner or later."""
    return {name.split(".")[0] for name in imports_of(file)} - sys.stdlib_module_names - {"elderwood"}


@pytest.mark.parametrize("file", FILES)
def test_each_floor_uses_the_packages_of_its_extra(file: str) -> None:
    floor = file if file in EXTRAS else Path(file).parts[0]
    if floor in PURE:
        # For the type checker only: at run time the compiler's package is not needed.
        allowed = {"mypy_extensions"} if file == "engine/compiled.py" else set()
    else:
        allowed = packages(*EXTRAS.get(floor, []))
    assert third_party(file) <= allowed


def test_the_core_asks_for_the_texts_alone() -> None:
    assert packages() == {"fluent"}


def test_terminal_and_server_both_bring_the_folders() -> None:
    assert third_party("folders.py") <= packages("play") & packages("server")


def test_every_folder_of_the_package_is_a_floor() -> None:
    folders = {path.parts[0] for path in map(Path, FILES) if len(path.parts) > 1}
    assert folders <= {*FLOORS, "web"}


def test_an_import_that_points_up_is_found() -> None:
    source = "from elderwood import games\nfrom ..games import sylvion\nimport elderwood.server.app\nimport json"
    names = imports_in(source, ["elderwood", "engine"])
    assert names == ["elderwood.games", "elderwood.games", "elderwood.server.app", "json"]
    assert len(upward("engine/match.py", names)) == 3
    assert upward("cli/main.py", names) == []
