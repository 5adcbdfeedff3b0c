"""What is believed of a proxy: who asks, and whether over https. Nobody else may say such things."""

import logging
from pathlib import Path

import httpx
import pytest

from elderwood.server.sessions import COOKIE, Sessions
from elderwood.server.settings import LIMITS, Limit
from tests.server.tables import Guest, quick_settings, serving

SECURE = {"x-forwarded-proto": "https"}


def cookie_over(address: str, headers: dict[str, str]) -> str:
    return httpx.get(f"http://{address}/api/me", headers=headers).headers["set-cookie"]


def test_over_https_the_cookie_never_travels_in_the_clear(folder: Path) -> None:
    with serving(quick_settings(folder)) as address:
        assert cookie_over(address, SECURE).endswith("; HttpOnly; SameSite=Lax; Secure")
        assert cookie_over(address, {}).endswith("; HttpOnly; SameSite=Lax")


def test_who_is_no_proxy_of_ours_is_not_believed(folder: Path) -> None:
    few = {**dict.fromkeys(LIMITS, Limit(1e9, 1e9)), "session": Limit(2, 0.001)}
    with serving(quick_settings(folder, proxies=["192.0.2.0/24"], limits=few)) as address:
        assert "Secure" not in cookie_over(address, {**SECURE, "x-forwarded-for": "203.0.113.1"})
        assert httpx.get(f"http://{address}/", headers=SECURE).headers.get("strict-transport-security") is None
        cookie_over(address, {"x-forwarded-for": "203.0.113.2"})
        third = httpx.get(f"http://{address}/api/me", headers={"x-forwarded-for": "203.0.113.3"})
        assert third.status_code == 429  # they are one and the same


def test_people_behind_a_proxy_are_told_apart(folder: Path) -> None:
    few = {**dict.fromkeys(LIMITS, Limit(1e9, 1e9)), "session": Limit(1, 0.001)}
    with serving(quick_settings(folder, limits=few)) as address:
        for person in ("203.0.113.1", "203.0.113.2", "2001:db8::1"):
            assert cookie_over(address, {"x-forwarded-for": person})
        pretended = "198.51.100.7, 203.0.113.1"  # what the first one wrote in front, and what the proxy added
        again = httpx.get(f"http://{address}/api/me", headers={"x-forwarded-for": pretended})
        assert again.status_code == 429


def test_a_failure_of_ours_is_logged_without_tokens(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("oak")

    with serving(quick_settings(folder)) as address, Guest(address) as guest:
        token = guest.http.cookies[COOKIE]
        monkeypatch.setattr(Sessions, "rename", fail)
        with caplog.at_level(logging.DEBUG, "elderwood"):
            answer = guest.http.patch("/api/me", json={"name": "x"}, headers={"authorization": "Bearer secret-token"})
    assert answer.json() == {"key": "error-internal", "values": {}, "rule": "", "id": ""}
    assert "RuntimeError: oak" in caplog.text
    assert token not in caplog.text
    assert "secret-token" not in caplog.text
