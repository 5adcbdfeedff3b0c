"""The page as built into the package: its files, and a plain one that says how to build it."""

import gzip
import hashlib
import json
import mimetypes
import re
from base64 import b64encode
from html import escape
from pathlib import Path

from elderwood.engine.errors import UnknownNameError
from elderwood.server.hints import Manifest, with_hints
from elderwood.texts import Speaker, pick_language

FOLDER = Path(__file__).parent.parent / "web" / "static"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
TYPES |= {".html": "text/html", ".json": "application/json", ".woff2": "font/woff2", ".webmanifest": "application/json"}
MANIFEST = "manifest.json"
TEXTUAL = ("text/", "application/json", "image/svg+xml")

STYLE = re.compile(rb"<style>(.*?)</style>", re.DOTALL)


def allowed_styles(page: Path) -> str:
    """Return the styles that may stand in the page itself, by their hashes: those it was built with."""
    styles = STYLE.findall(page.read_bytes()) if page.is_file() else []
    return "".join(f" 'sha256-{b64encode(hashlib.sha256(style).digest()).decode()}'" for style in styles)


# Nothing but our own files: no inline script, and of inline styles those of the page alone. (Positions set from script
# are no such style.)
SAFETY = {
    "content-security-policy": (
        f"default-src 'none'; script-src 'self'; style-src 'self'{allowed_styles(FOLDER / 'index.html')}; "
        "img-src 'self'; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()",
}

HTTPS_ALWAYS = "max-age=31536000"  # said over https alone: from then on a browser takes no other way to us


class StaticFile:
    """One file, ready to be sent. Names under `assets/` carry a hash of their content."""

    def __init__(self, name: str, body: bytes) -> None:
        suffix = Path(name).suffix
        self.body = body
        self.type = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        small = gzip.compress(body, mtime=0) if self.type.startswith(TEXTUAL) else body
        self.packed = small if len(small) < len(body) else None
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        self.cache = FOREVER if name.startswith("assets/") else ASK_AGAIN


class Pages:
    """All files of the page, read once."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files: dict[str, StaticFile] = {}
        self.manifest: Manifest = {}
        self.fronts: dict[tuple[str, str, bool, str], StaticFile] = {}  # by title, language, known or not, and path
        for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
            name = path.relative_to(folder).as_posix()
            if name == MANIFEST:
                self.manifest = json.loads(path.read_bytes())
            elif path.is_file() and not path.name.startswith("."):
                self.files[name] = StaticFile(name, path.read_bytes())

    def find(self, path: str) -> StaticFile | None:
        """Return the file at a path, or None: then it is the page's own business, unless it is a missing asset."""
        return self.files.get(path.strip("/"))

    def front(self, title: str, accepted: str, known: bool, path: str = "/") -> StaticFile:
        """Return the page itself, with hints at what it will need for the home page or for a table of a title."""
        asked = title, language_of(accepted), known, path
        if asked not in self.fronts:
            page = with_hints(self.files["index.html"].body.decode(), self.manifest, *asked)
            self.fronts[asked] = StaticFile("index.html", page.encode())
        return self.fronts[asked]


def language_of(accepted: str) -> str:
    """Return the language a browser asks for, if it is one of ours."""
    try:
        return pick_language(accepted.split(",")[0].split(";")[0])
    except UnknownNameError:
        return "en"


def plain_page(accepted: str) -> str:
    """Return a page that says that the real one was not built."""
    speaker = Speaker(language_of(accepted))
    text = escape(speaker.say("serve-no-page"))
    return (
        f'<!doctype html><html lang="{speaker.lang}"><meta charset="utf-8"><title>Elderwood</title><p>{text}</p></html>'
    )
