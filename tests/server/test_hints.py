"""What a page is told to fetch: what its table is made of, in its reader's language, and nothing twice."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from elderwood.server import app
from elderwood.server.hints import with_hints
from elderwood.server.pages import Pages
from elderwood.server.sessions import COOKIE
from tests.server.tables import ME, Guest

MANIFEST: dict[str, dict[str, Any]] = {
    "index.html": {"file": "index.js", "imports": ["_helper"]},
    "_helper": {"file": "helper.js"},
    "src/main.ts": {"file": "main.js", "imports": ["_core", "_helper"], "css": ["main.css"]},
    "_core": {"file": "core.js"},
    "_card": {"file": "card.js", "imports": ["_core", "_round"], "css": ["card.css"]},
    "_round": {"file": "round.js", "imports": ["_card"]},
    "src/pages/TablePage.svelte": {"file": "table.js", "imports": ["_core", "_card", "src/main.ts"]},
    "src/boards/rage/index.ts": {"file": "rage.js", "imports": ["_card"], "assets": ["high.json", "wide.json"]},
    "src/art/rage/index.ts?drawn": {"file": "art.js", "assets": ["art.json"]},
    "../src/elderwood/texts/en/common.ftl?raw": {"file": "common-en.js"},
    "../src/elderwood/texts/fr/common.ftl?raw": {"file": "common-fr.js"},
    "../src/elderwood/texts/fr/rage.ftl?raw": {"file": "rage-fr.js"},
}


PAGE = '<head></head><template id="soon"></template>'
HINTED = re.compile(r'href="/([^"]+)"')


def files(title: str, language: str) -> list[str]:
    return HINTED.findall(with_hints(PAGE, MANIFEST, title, language, False).partition("</head>")[2])


def test_every_page_is_told_at_once_what_every_page_is_made_of() -> None:
    for title in ("", "rage"):
        head = with_hints(PAGE, MANIFEST, title, "en", True).partition("</head>")[0]
        assert HINTED.findall(head) == ["core.js", "main.js", "main.css"]


def test_the_home_page_is_told_of_its_texts_alone() -> None:
    assert files("", "en") == ["common-en.js"]


def test_a_table_is_told_of_all_it_needs_and_of_nothing_twice() -> None:
    told = files("rage", "fr")
    assert sorted(told) == [
        "art.js",
        "art.json",
        "card.css",
        "card.js",
        "common-fr.js",
        "rage-fr.js",
        "rage.js",
        "round.js",
        "table.js",
    ]
    assert told.index("card.js") < told.index("table.js")


def test_a_title_without_parts_of_its_own_has_the_rest() -> None:
    assert sorted(files("toy", "en")) == ["card.css", "card.js", "common-en.js", "round.js", "table.js"]


def test_everything_is_fetched_as_the_page_fetches_it() -> None:
    page = with_hints(PAGE, MANIFEST, "rage", "fr", False)
    assert '<link rel="preload" as="fetch" crossorigin href="/art.json" />' in page
    assert '<link rel="preload" as="style" crossorigin href="/card.css" />' in page
    assert '<link rel="modulepreload" href="/rage.js" />' in page


def test_the_address_of_a_table_tells_its_title(
    anna: Guest, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "manifest.json").write_text(json.dumps(MANIFEST))
    monkeypatch.setattr(app, "PAGES", Pages(tmp_path))
    table = anna.table(ME, {"kind": "bot"}, title="rage", options={})
    with httpx.Client(base_url=f"http://{address}", headers={"accept-language": "fr-FR,fr;q=0.9"}) as browser:
        page = browser.get(f"/table/{table}")
        assert "rage-fr.js" in page.text
        assert 'data-title="rage"' in page.text
        for path in ("/", "/table/nothing", f"/new/{table}"):
            page = browser.get(path)
            assert "common-fr.js" in page.text
            assert "rage" not in page.text
            assert "accept-language" in page.headers["vary"]
        assert "common-en.js" in browser.get("/", headers={"accept-language": "xx"}).text
        assert browser.get("/manifest.json").text.startswith("<head>")


def test_a_table_tells_whoever_it_knows_that_they_are_known(
    anna: Guest, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    monkeypatch.setattr(app, "PAGES", Pages(tmp_path))
    table = f"/table/{anna.table(ME, title='sylvion', options={})}"
    assert "data-known" in anna.http.get(table).text
    assert "data-known" not in anna.http.get("/").text, "there is no line to be opened"
    with httpx.Client(base_url=f"http://{address}") as stranger:
        assert "data-known" not in stranger.get(table).text
        stranger.cookies.set(COOKIE, "forgotten")
        page = stranger.get(table)
        assert "data-known" not in page.text
        assert "cookie" in page.headers["vary"]


def test_the_page_comes_even_if_the_database_fails(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise OperationalError("select", {}, Exception("locked"))

    (tmp_path / "index.html").write_text("<head></head>")
    monkeypatch.setattr(app, "PAGES", Pages(tmp_path))
    monkeypatch.setattr(app, "find_table", fail)
    page = httpx.get(f"http://{address}/table/abc")
    assert page.status_code == 200
    assert page.text.startswith("<head>")


def test_long_answers_are_compressed_once(anna: Guest, address: str) -> None:
    table = anna.table(ME, {"kind": "bot"}, title="rage", options={})
    faces = anna.http.get(f"/api/tables/{table}/faces")
    assert faces.headers["content-encoding"] == "gzip"
    assert faces.json()["faces"]
    short = anna.http.get(f"/api/tables/{table}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in short.headers
