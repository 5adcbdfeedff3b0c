"""A server below a path of a site: page, files, requests, socket and cookie, behind a proxy that cuts it off or not."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
from websockets.sync.client import connect

from elderwood.server import app
from elderwood.server.below import below
from elderwood.server.pages import Pages
from elderwood.server.visiting import address_of, table_in
from tests.server.tables import ME, PATIENCE, Guest, quick_settings, serving

WEB = Path(__file__).parent.parent.parent / "web"
PLACE = "/games/wood/"
PAGE = """<!doctype html><html lang="en"><head><link rel="icon" href="./icon.svg" /></head>
<body><template id="soon"></template><script type="module" src="./assets/index-a1.js"></script></body></html>"""
# What begins at the root of the site would leave the path.
ROOTED = re.compile(r"""(?:href|src|action)=\{?["'`]/|(?:fetch|WebSocket|pushState|open)\(["'`]/|location\.origin\}/""")


@pytest.fixture
def site(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    built = folder / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text(PAGE)
    (built / "icon.svg").write_text("<svg/>")
    (built / "assets" / "index-a1.js").write_text("let wood;")
    (built / "assets" / "main-b2.js").write_text("let tree;")
    (built / "manifest.json").write_text('{"src/main.ts": {"file": "assets/main-b2.js"}}')
    monkeypatch.setattr(app, "PAGES", Pages(built))
    with serving(quick_settings(folder, path=PLACE)) as address:
        yield address


@pytest.mark.parametrize("opened", [PLACE, PLACE + "table/abc", PLACE + "lobby", PLACE.rstrip("/")])
def test_the_page_finds_all_its_files(site: str, opened: str) -> None:
    with httpx.Client(base_url=f"http://{site}", verify=False) as browser:
        page = browser.get(opened)
        assert f'<html data-path="{PLACE}" lang="en">' in page.text
        named = re.findall(r'(?:href|src)="([^"]*)"', page.text)
        assert len(named) == 3
        for file in named:
            assert file.startswith(PLACE)
            for asked in (file, "/" + file.removeprefix(PLACE)):  # as it is, and cut off by a proxy
                answer = browser.get(asked)
                assert answer.is_success
                assert not answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("cut", [PLACE, "/"])
def test_requests_socket_and_cookie(site: str, cut: str) -> None:
    with httpx.Client(base_url=f"http://{site}", verify=False) as browser:
        answer = browser.get(f"{cut}api/me")
        cookie = answer.headers["set-cookie"]
        assert f"; Path={PLACE};" in cookie
        headers = {"Cookie": cookie.partition(";")[0]}
        with connect(f"ws://{site}{cut}ws?version=1", additional_headers=headers, open_timeout=PATIENCE) as socket:
            assert answer.json()["id"] in str(socket.recv(PATIENCE))
        assert browser.get(f"{cut}api/nothing").status_code == 404


@pytest.mark.parametrize(
    ("asked", "seen"),
    [("/games/wood/ws", "/ws"), ("/games/wood", "/"), ("/games/wood/", "/"), ("/ws", "/ws")]
    + [(path, path) for path in ("/games/woodland/ws", "/games", "/games/wood%2Fws")],
)
def test_only_the_whole_path_is_cut_off(asked: str, seen: str) -> None:
    found: list[object] = []

    async def inner(scope: Any, *_: Any) -> None:
        found.extend([scope["path"], scope["raw_path"]])

    scope: Any = {"type": "http", "path": asked, "raw_path": asked.encode()}
    asyncio.run(below(PLACE, inner)(scope, Mock(), Mock()))  # type: ignore[arg-type]
    assert found == [seen, seen.encode()]


def test_a_match_there(site: str) -> None:
    with Guest(f"{site}{PLACE.rstrip('/')}") as guest:
        table = guest.table(ME)
        guest.watch(table, face=0)
        assert guest.go_on(table, 0)["step"] == 1


def test_where_a_program_finds_its_table() -> None:
    address = f"https://example.org{PLACE}table/abc"
    assert address_of(address) == f"wss://example.org{PLACE}ws?version=1"
    assert table_in(address) == "abc"


def test_the_page_names_no_address_but_by_its_place() -> None:
    sources = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    assert len(sources) > 100
    found = [f"{path.name}: {hit[0]}" for path in sources for hit in ROOTED.finditer(path.read_text("utf-8"))]
    assert found == []
    assert 'base: "./"' in (WEB / "vite.config.ts").read_text("utf-8")
