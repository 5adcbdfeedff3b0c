"""Where the settings come from: a file, then the environment, then flags. The later wins, and each place is known."""

import ipaddress
import json
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

from msgspec import Meta, Struct, convert, to_builtins
from msgspec.structs import fields

from elderwood.engine.errors import BadValueError, nearest
from elderwood.engine.words import Values
from elderwood.folders import kept
from elderwood.server.settings import LIMITED, LIMITS, Limit, Port, Settings, database_in
from elderwood.server.storage.addresses import is_on_server, without_password

FILE = "elderwood.toml"
PREFIX = "ELDERWOOD_"
# Variables that are no settings: of the build, of the tests, and of programs that play.
OTHERS = {"COMPILE", "WEB", "PYTHON", "BROWSER", "LONG", "REPEATS", "SLOWDOWN", "BOT_TOKEN", "BOT_LOG"}
PLAIN: dict[str, Any] = {"data": str, "port": Port}  # what they are if somebody says it


class SettingError(BadValueError):
    """A file that cannot be read, a setting that does not exist, or a value that it cannot have; `place` says where."""


class Setting(Struct, frozen=True):
    """One setting: what it means, its type with its bounds, and what it is if nobody says."""

    name: str
    meaning: str
    type: Any
    usual: object

    @property
    def variable(self) -> str:
        """The variable of the environment that sets it."""
        return PREFIX + self.name.replace(".", "_").upper()

    @property
    def kind(self) -> Any:
        """The type without its bounds."""
        return get_args(self.type)[0] if get_origin(self.type) is Annotated else self.type

    def read(self, value: object, place: str) -> object:
        """Return a value as the setting wants it, whether it comes as text or typed; or raise `SettingError`."""
        try:
            if not isinstance(value, str) or self.kind is str:
                return checked(convert(value, self.type))
            parts = [part.strip() for part in value.split(",") if part.strip()]
            several = self.kind is Limit or get_origin(self.kind) is list
            return checked(convert(parts if several else value, self.type, strict=False))
        except ValueError as error:
            values: Values = {"place": place, "value": str(value)[:80], **self.wanted()}
            raise SettingError("error-setting-value", values) from error

    def wanted(self) -> Values:
        """Return what a value may be, for whoever gave another one."""
        if self.kind is Limit:
            return {"kind": "limit"}
        if get_origin(self.kind) is list:
            return {"kind": "addresses"}
        if get_origin(self.kind) is Literal:
            return {"kind": "choice", "known": ", ".join(get_args(self.kind))}
        metas = get_args(self.type)[1:]
        if any(meta.pattern is not None for meta in metas):
            return {"kind": "path"}
        bounds = next((meta for meta in metas if meta.le is not None), None)
        if bounds is None:
            return {"kind": "text"}
        return {"kind": "number" if self.kind is float else "whole", "least": str(bounds.ge), "most": str(bounds.le)}


def checked(value: object) -> object:
    """Return a value, or raise `ValueError` for a list with something in it that is no address."""
    for one in value if isinstance(value, list) else []:
        ipaddress.ip_network(one)
    return value


def list_settings() -> Iterator[Setting]:
    """List everything a host may set."""
    usual = Settings(database="")
    for one in fields(Settings):
        if one.name != "limits":
            meaning = "".join(meta.description or "" for meta in get_args(one.type)[1:] if isinstance(meta, Meta))
            kind = PLAIN.get(one.name, one.type)
            yield Setting(one.name, meaning, kind, getattr(usual, one.name) or None)
    for name, limit in LIMITS.items():
        yield Setting(f"limits.{name}", LIMITED[name], Limit, limit)


SETTINGS = {setting.name: setting for setting in list_settings()}


class Configuration:
    """The settings in force, and the place of each that somebody has set."""

    def __init__(self) -> None:
        self.values: dict[str, object] = {}
        self.places: dict[str, str] = {}

    def lay(self, said: Mapping[str, tuple[object, str]]) -> None:
        """Lay values with their places over those that are weaker.

        A data folder and the address of a file take each other's place; a database on a server leaves the folder as is.
        """
        if "data" in said and "database" in said and not is_on_server(str(said["database"][0])):
            raise SettingError("error-data-and-database", {})
        for name, (value, place) in said.items():
            if name not in SETTINGS:
                raise unknown(name, place)
            self.values[name] = SETTINGS[name].read(value, place)
            self.places[name] = place
        for name, other in (("data", "database"), ("database", "data")):
            if name in said and not is_on_server(str(self.values.get("database"))):
                self.values.pop(other, None)
                self.places.pop(other, None)

    def settings(self) -> Settings:
        """Return the settings in force."""
        plain = {name: value for name, value in self.values.items() if "." not in name}
        limits = {kind: self.values.get(f"limits.{kind}", limit) for kind, limit in LIMITS.items()}
        if "database" not in plain:
            folder = plain.pop("data", None)
            plain["database"] = database_in(Path(str(folder)) if folder is not None else None)
        return convert({**plain, "limits": limits}, Settings)

    def show(self) -> Iterator[str]:
        """Tell every setting in the form of the file, with its place; a password stays hidden."""
        settings = to_builtins(self.settings())
        for name in SETTINGS:
            if name == "data" and not {"data", "database"} <= self.values.keys():
                continue
            first, _, kind = name.partition(".")
            value = settings[first][kind] if kind else settings[first]
            if name == "database":
                value = without_password(value)
            line = f"# {name}" if value is None else f"{name} = {json.dumps(value, ensure_ascii=False)}"
            place = self.places.get(name, self.places.get("data", "") if name == "database" else "")
            yield f"{line}  # {place}" if place else line


def unknown(name: str, place: str) -> SettingError:
    """Return the error for a setting that does not exist."""
    return SettingError("error-setting-unknown", {"place": place, "nearest": nearest(name, list(SETTINGS)) or "–"})


def configure(
    file: Path | None, environment: Mapping[str, str], flags: Mapping[str, tuple[object, str]]
) -> Configuration:
    """Return the settings of a file, the environment and flags; or raise `SettingError` that names the place.

    Without a file the one in the data folder is read, if there is one.
    """
    variables = from_environment(environment)
    if file is None:
        folder = {**variables, **flags}.get("data")
        found = Path(str(folder[0])) / FILE if folder is not None else kept(FILE)
        file = found if found.is_file() else None
    configuration = Configuration()
    if file is not None:
        configuration.lay(from_file(file))
    configuration.lay(variables)
    configuration.lay(flags)
    return configuration


def from_file(file: Path) -> dict[str, tuple[object, str]]:
    """Read a file."""
    try:
        said = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise SettingError("error-setting-file", {"file": str(file), "why": error.strerror or ""}) from error
    except ValueError as error:  # no TOML, or no UTF-8
        raise SettingError("error-setting-file", {"file": str(file), "why": str(error)}) from error
    limits = said.get("limits")
    if isinstance(limits, dict):
        del said["limits"]
        said |= {f"limits.{kind}": limit for kind, limit in limits.items()}
    return {name: (value, f"{file}: {name}") for name, value in said.items()}


def from_environment(environment: Mapping[str, str]) -> dict[str, tuple[object, str]]:
    """Read the variables that are meant for us."""
    names = {setting.variable: setting.name for setting in SETTINGS.values()}
    said: dict[str, tuple[object, str]] = {}
    for variable, value in environment.items():
        if variable.startswith(PREFIX) and variable.removeprefix(PREFIX) not in OTHERS:
            if variable not in names:
                raise unknown(variable.removeprefix(PREFIX), variable)
            said[names[variable]] = value, variable
    return said
