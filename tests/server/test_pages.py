"""The page's files: what is kept forever, what is asked for again, and what there is when it was not built."""

import gzip
from pathlib import Path

import httpx
import pytest

from elderwood.server import app
from elderwood.server.pages import Pages, allowed_styles, plain_page

FIRST_STYLE = "Wos276ClB3DtmPV7ggY3FkrD5vJJA1QcT7vVWXT1dNk="
SECOND_STYLE = "7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans="


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Elderwood</title>" + " " * 500)
    (tmp_path / "assets" / "app-a1b2c3.js").write_text("let wood = 1;" * 100)
    (tmp_path / "assets" / "letters-d4e5f6.woff2").write_bytes(bytes(2000))
    (tmp_path / ".built-from").write_text("secret")
    monkeypatch.setattr(app, "PAGES", Pages(tmp_path))


@pytest.mark.usefixtures("built")
def test_files_and_caching(address: str) -> None:
    with httpx.Client(base_url=f"http://{address}", verify=False) as browser:
        for path in ("/", "/table/abc", "/.built-from", "/../../etc/passwd"):
            page = browser.get(path)
            assert "Elderwood" in page.text
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.headers["cache-control"] == "no-cache"
        again = browser.get("/", headers={"if-none-match": page.headers["etag"]})
        assert again.status_code == 304
        script = browser.get("/assets/app-a1b2c3.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        with browser.stream("GET", "/assets/app-a1b2c3.js") as raw:
            assert gzip.decompress(b"".join(raw.iter_raw())).startswith(b"let wood")
        plain = browser.get("/assets/app-a1b2c3.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        font = browser.get("/assets/letters-d4e5f6.woff2")  # is packed already, in its own way
        assert "content-encoding" not in font.headers
        assert browser.get("/assets/gone.js").status_code == 404


@pytest.mark.usefixtures("built")
def test_the_head_of_a_page(address: str) -> None:
    with httpx.Client(base_url=f"http://{address}", verify=False) as browser:
        for path in ("/", "/table/abc", "/assets/app-a1b2c3.js", "/assets/gone.js", "/api/nothing"):
            whole, head = browser.get(path), browser.head(path)
            assert (head.status_code, head.content) == (whole.status_code, b"")
            for one in (whole, head):
                del one.headers["date"]
            assert head.headers == whole.headers


@pytest.mark.usefixtures("built")
def test_over_https_a_browser_is_to_stay_there(address: str) -> None:
    with httpx.Client(base_url=f"http://{address}", verify=False) as browser:
        for path in ("/", "/api/titles"):
            secure = browser.get(path, headers={"x-forwarded-proto": "https"})
            assert secure.headers["strict-transport-security"] == "max-age=31536000"
            plain = browser.get(path)
            assert "strict-transport-security" not in plain.headers
            assert "camera=()" in plain.headers["permissions-policy"]


@pytest.mark.usefixtures("built")
def test_the_page_may_use_nothing_but_its_own_files(address: str) -> None:
    policy = httpx.get(f"http://{address}/", verify=False).headers["content-security-policy"]
    assert "unsafe" not in policy
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'")


def test_no_style_stands_in_the_page_but_those_it_was_built_with(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    assert allowed_styles(page) == ""
    page.write_text("<head><style>\na{}</style><title></title><style>b{}</style></head>")
    # As `openssl dgst -sha256 -binary | base64` gives them.
    assert allowed_styles(page) == f" 'sha256-{FIRST_STYLE}' 'sha256-{SECOND_STYLE}'"


def test_a_page_that_was_not_built(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "PAGES", Pages(tmp_path / "nothing"))
    answer = httpx.get(f"http://{address}/", headers={"accept-language": "ru-RU,ru;q=0.9"}, verify=False)
    assert answer.status_code == 503
    assert 'lang="ru"' in answer.text
    assert "<script" not in answer.text
    assert 'lang="en"' in plain_page("xx")
