"""Writes the page's types from the server's wire and from the views of the titles: `web/src/wire.ts`.

python tools/make_types.py            write the file
python tools/make_types.py --check    fail when the file is stale
"""

from __future__ import annotations

import importlib
import inspect
import json
import re
import sys
from pathlib import Path
from typing import Any, get_args, is_typeddict

import msgspec.inspect as shapes
from msgspec import Struct

from elderwood.engine.position import View
from elderwood.engine.title import Title
from elderwood.games import TITLES
from elderwood.server import messages, updates, wire

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "web" / "src" / "wire.ts"
TEXTS = ROOT / "src" / "elderwood" / "texts"
HEAD = "// Made by tools/make_types.py from the server's wire and the titles' views. Do not edit.\n"
UNIONS = {"ClientMessage": messages.ClientMessage, "ServerMessage": updates.ServerMessage}
PLAIN = {
    shapes.AnyType: "unknown",
    shapes.NoneType: "null",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
}


def typescript() -> str:
    """Return the whole file."""
    views = {title.name: title_views(title.name) for title in TITLES}
    parts = [
        HEAD,
        f"export const VERSION = {wire.VERSION};\nexport const SOCKET = {json.dumps(wire.SOCKET)};\n",
        "export type Values = Record<string, string | number>;\n",
    ]
    answers = sent_by_server()
    for struct in structs():
        parts.append(struct_text(struct, optional=struct.__name__ not in answers))
    for name, union in UNIONS.items():
        members = " | ".join(member.__name__ for member in get_args(union))
        parts.append(f"export type {name} = {members};\n")
    written: dict[str, Any] = {}
    for title, dicts in views.items():
        for one in dicts:
            if one.__name__ not in written:
                parts.append(view_text(one, title))
            if written.setdefault(one.__name__, one) is not one:
                raise TypeError(f"two titles call a part of their view {one.__name__}")
    whole = [one.__name__ for dicts in views.values() for one in dicts if is_whole(one)]
    parts.append(f"export type TitleView = {' | '.join(whole)};\n")
    for known in TITLES:
        name = known.name.capitalize()
        parts.append(f"/** The events of {known.name}. */\nexport type {name}Event ={one_of(event_keys(known))};\n")
        parts.append(
            f"/** The families of moves of {known.name}. */\nexport type {name}Family ={one_of(families(known))};\n"
        )
    return "\n".join(parts)


def structs() -> list[type[Struct]]:
    """Return what travels, in the order of its files."""
    found = [value for module in (wire, messages, updates) for value in vars(module).values() if inspect.isclass(value)]
    return [value for value in dict.fromkeys(found) if issubclass(value, wire.Wire) and value is not wire.Wire]


def sent_by_server() -> set[str]:
    """Name the structures in the server's messages: they always hold every field."""
    found = set()
    for part in shapes.multi_type_info(get_args(updates.ServerMessage)):
        found |= names_within(part)
    return found


def names_within(shape: shapes.Type) -> set[str]:
    """Name the structures reachable from a type."""
    if isinstance(shape, shapes.StructType):
        inner = [names_within(field.type) for field in shape.fields]
        return {shape.cls.__name__}.union(*inner)
    if isinstance(shape, shapes.UnionType):
        return set[str]().union(*[names_within(part) for part in shape.types])
    if isinstance(shape, shapes.ListType):
        return names_within(shape.item_type)
    return set()


def title_views(name: str) -> list[Any]:
    """Return the typed dictionaries of a title's view, those it shares with other titles first."""
    module = importlib.import_module(f"elderwood.games.{name.replace('-', '_')}.show")
    shared = importlib.import_module("elderwood.engine.position")
    dicts = [value for place in (shared, module) for value in vars(place).values() if is_typeddict(value)]
    return list(dict.fromkeys(dicts))


def event_keys(title: Title) -> list[str]:
    """Return the keys of a title's events: those it declares, or those that have a text."""
    declared = [kind.key for kind in getattr(title, "kinds", [])]
    catalogue = (TEXTS / "en" / f"{title.name}.ftl").read_text("utf-8")
    return declared or re.findall(rf"^({title.name}-event-[a-z0-9-]+) =", catalogue, re.MULTILINE)


def families(title: Title) -> list[str]:
    """Return what the moves of a title do, whatever they do it to."""
    return list(dict.fromkeys(name for name, _ in title.space.families))


def one_of(words: list[str]) -> str:
    """Return a type that is one of some words."""
    return "".join(f"\n  | {json.dumps(word)}" for word in words)


def is_whole(view: Any) -> bool:
    """Say whether this is a title's whole view, not a part of one."""
    return view is not View and View.__annotations__.keys() <= view.__annotations__.keys()


def struct_text(struct: type[Struct], optional: bool) -> str:
    """Return one message as an interface."""
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    lines = [comment(struct), f"export interface {struct.__name__} {{"]
    if shape.tag is not None:
        lines.append(f"  {shape.tag_field}: {json.dumps(shape.tag)};")
    for field in shape.fields:
        mark = "?" if optional and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {name_of(field.type)};")
    return "\n".join([*lines, "}\n"])


def view_text(view: Any, title: str) -> str:
    """Return one typed dictionary as an interface; a whole view says which title it belongs to."""
    shape = shapes.type_info(view)
    assert isinstance(shape, shapes.TypedDictType)
    whole = is_whole(view)
    lines = [comment(view), f"export interface {view.__name__}{' extends View' if whole else ''} {{"]
    if whole:
        lines.append(f"  title: {json.dumps(title)};")
    order = list(view.__annotations__)
    for field in sorted(shape.fields, key=lambda field: order.index(field.name)):
        if not (whole and field.name in View.__annotations__):
            lines.append(f"  {field.encode_name}: {name_of(field.type)};")
    return "\n".join([*lines, "}\n"])


def name_of(shape: shapes.Type) -> str:
    """Return a type as TypeScript writes it."""
    plain = PLAIN.get(type(shape))
    if plain is not None:
        return plain
    if isinstance(shape, shapes.LiteralType):
        return " | ".join(json.dumps(value) for value in shape.values)
    if isinstance(shape, shapes.StructType | shapes.TypedDictType):
        return shape.cls.__name__
    if isinstance(shape, shapes.UnionType):
        return " | ".join(name_of(part) for part in shape.types)
    if isinstance(shape, shapes.ListType):
        item = name_of(shape.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(shape, shapes.DictType):
        if isinstance(shape.value_type, shapes.AnyType):
            return "TitleView"  # the one open dictionary of the wire is a title's view
        item = name_of(shape.value_type)
        return "Values" if item in ("string | number", "number | string") else f"Record<string, {item}>"
    raise TypeError(f"no TypeScript for {shape}")


def comment(thing: Any) -> str:
    """Return the docstring as a comment."""
    lines = inspect.cleandoc(thing.__doc__).splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *[f" * {line}".rstrip() for line in lines], " */"])


def main(arguments: list[str]) -> int:
    """Write the file, or say whether it is stale."""
    text = typescript()
    if arguments == ["--check"]:
        fresh = TARGET.is_file() and TARGET.read_text("utf-8") == text
        if not fresh:
            print(f"{TARGET.name} is stale: run python tools/make_types.py", file=sys.stderr)
        return 0 if fresh else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
