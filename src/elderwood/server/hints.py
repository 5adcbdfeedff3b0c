"""What a page will ask for next, told with its first bytes: a browser then fetches everything at once.

The build's manifest says which files a part of the page is made of; parts are called by their sources.
"""

from collections.abc import Iterable, Iterator
from typing import Any

TEXTS = "../src/elderwood/texts/{language}/{name}.ftl?raw"
DRAWN = "?drawn"
BESIDE = '="./'  # how the built page names its own files: by where they lie beside it
ENTRY = "index.html"
MAIN = "src/main.ts"
SOON = '<template id="soon">'
Manifest = dict[str, dict[str, Any]]


def parts_of(title: str, language: str) -> Iterator[str]:
    """Name the parts that the home page, or a table of a title, asks for beside what every page loads."""
    names = ["common", "page"]
    if title:
        names += [title, f"page-{title}"]
        yield from ("src/pages/TablePage.svelte", f"src/boards/{title}/index.ts", f"src/art/{title}/index.ts{DRAWN}")
    for name in names:
        yield TEXTS.format(language=language, name=name)


def links(manifest: Manifest, parts: Iterable[str], loaded: Iterable[str], path: str) -> str:
    """Return the hints for some parts, as lines of a page. A part that was not built, or is loaded anyway, has none."""
    told: dict[str, str] = {}
    known = {name for part in loaded for name in made_of(manifest, part)}
    for part in parts:
        for name in made_of(manifest, part):
            if name in known:
                continue
            made = manifest[name]
            told[made["file"]] = 'rel="modulepreload"'
            told |= dict.fromkeys(made.get("css", []), 'rel="preload" as="style" crossorigin')
            if name.endswith(DRAWN):  # other parts choose among their drawings
                told |= dict.fromkeys(made.get("assets", []), 'rel="preload" as="fetch" crossorigin')
    return "".join(f'<link {kind} href="{path}{file}" />\n' for file, kind in told.items())


def with_hints(page: str, manifest: Manifest, title: str, language: str, known: bool, path: str = "/") -> str:
    """Return a page with hints: at once at what every page is made of, and for when it is painted at all the rest.

    It is told by `path` where it lives. It is told its title, so that it need not hear of its table first, and whoever
    is `known` that they need not ask who they are before they open the line.
    """
    main = links(manifest, [MAIN], [ENTRY], path)
    rest = links(manifest, parts_of(title, language), [ENTRY, MAIN], path)
    told = (f' data-title="{title}"' if title else "") + (" data-known" if known else "")
    soon = SOON.replace(">", f"{told}>") + rest
    page = page.replace("<html", f'<html data-path="{path}"', 1).replace(BESIDE, f'="{path}')
    return page.replace("</head>", f"{main}</head>", 1).replace(SOON, soon, 1)


def made_of(manifest: Manifest, name: str) -> Iterator[str]:
    """Name a part and all that it imports at once, each before whatever imports it."""
    seen: set[str] = set()

    def follow(one: str) -> Iterator[str]:
        if one in seen or one not in manifest:
            return
        seen.add(one)
        for imported in manifest[one].get("imports", []):
            yield from follow(imported)
        yield one

    return follow(name)
