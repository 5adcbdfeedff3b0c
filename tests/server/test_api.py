"""Requests over HTTP: sessions, titles, tables and what is done at them."""

import httpx
import pytest

from elderwood.games import TITLES, find_title
from tests.server.tables import INTRO, ME, Guest

OPEN = {"kind": "open"}


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


def test_a_guest_is_a_session(address: str, anna: Guest) -> None:
    fresh = httpx.get(f"http://{address}/api/me")
    cookie = fresh.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    assert len(cookie.split("=")[1].split(";")[0]) == 32
    again = anna.http.get("/api/me")
    assert again.json() == {"id": anna.id, "name": "Anna", "account": False}
    assert "set-cookie" not in again.headers
    assert httpx.get(f"http://{address}/api/me", headers={"cookie": "elderwood=" + "0" * 32}).json()["id"] != anna.id


def test_names(anna: Guest) -> None:
    assert anna.http.patch("/api/me", json={"name": "  A\u0000nna\n K. "}).json()["name"] == "A nna K."
    assert refusal(anna.http.patch("/api/me", json={"name": "x" * 33})) == (400, "error-long-name")
    assert refusal(anna.http.patch("/api/me", json={"nome": "x"})) == (400, "error-bad-request")


def test_titles(anna: Guest) -> None:
    titles = {title["id"]: title for title in anna.ask("GET", "/titles").json()}
    assert list(titles) == [title.name for title in TITLES] == ["sylvion", "elfenland", "wizards", "rage"]
    assert [title["usual"] for title in titles.values()] == [1, 3, 4, 3]
    sylvion = find_title("sylvion")
    assert titles["sylvion"]["bots"]
    assert [option["name"] for option in titles["sylvion"]["options"]] == [option.name for option in sylvion.options]


def test_from_the_lobby_to_a_match(anna: Guest, boris: Guest, claire: Guest) -> None:
    table = anna.table(ME, OPEN, start=False, public=True)
    hidden = anna.table(ME, OPEN, start=False)
    listed = [info["id"] for info in boris.ask("GET", "/tables").json()]
    assert table in listed
    assert hidden not in listed
    joined = boris.post(f"/tables/{table}/join", seat=1)
    assert [seat["mine"] for seat in joined["seats"]] == [False, True]
    assert not joined["host"]
    assert refusal(boris.ask("POST", f"/tables/{table}/join")) == (409, "error-already-seated")
    assert refusal(claire.ask("POST", f"/tables/{table}/join")) == (409, "error-no-open-seat")
    assert refusal(claire.ask("POST", f"/tables/{table}/join", seat=0)) == (409, "error-seat-taken")
    assert refusal(claire.ask("POST", f"/tables/{table}/join", seat=7)) == (404, "why-no-seat")
    assert refusal(boris.ask("POST", f"/tables/{table}/start")) == (403, "error-not-host")
    started = anna.post(f"/tables/{table}/start")
    assert started["state"] == "playing"
    assert started["host"]
    assert refusal(anna.ask("POST", f"/tables/{table}/start")) == (409, "error-already-started")
    assert table not in [info["id"] for info in boris.ask("GET", "/tables").json()]
    waiting = anna if started["your_turn"] else boris
    waiting.table({"kind": "bot"}, start=True)
    mine = waiting.ask("GET", "/tables/mine").json()
    assert mine[0]["id"] == table
    assert mine[0]["your_turn"]


def test_what_is_printed_on_the_cards_of_a_table(anna: Guest) -> None:
    french, russian = (anna.table(ME, options={**INTRO, "edition": edition}) for edition in ("french", "russian"))
    faces = anna.ask("GET", f"/tables/{french}/faces").json()["faces"]
    assert faces["tree_3"] == {"kind": "tree", "cost": 2, "vitality": 3}
    assert faces["elephant"]["cost"] == 1
    assert anna.ask("GET", f"/tables/{russian}/faces").json()["faces"]["elephant"]["cost"] == 0
    assert refusal(anna.ask("GET", "/tables/nowhere/faces")) == (404, "error-unknown-table")


def test_the_oldest_turn_comes_first(claire: Guest) -> None:
    first = claire.table(ME)
    second = claire.table(ME)
    waiting = claire.table(ME, OPEN, start=False)
    assert [info["id"] for info in claire.ask("GET", "/tables/mine").json()] == [first, second, waiting]
    claire.watch(first, face=0)
    claire.go_on(first, 0)
    assert [info["id"] for info in claire.ask("GET", "/tables/mine").json()] == [second, first, waiting]


def test_leaving_an_open_table(anna: Guest, boris: Guest) -> None:
    table = anna.table(ME, OPEN, start=False, public=True)
    assert refusal(boris.ask("POST", f"/tables/{table}/leave")) == (409, "error-not-seated")
    boris.post(f"/tables/{table}/join")
    left = anna.post(f"/tables/{table}/leave")
    assert [seat["kind"] for seat in left["seats"]] == ["open", "person"]
    assert boris.ask("GET", f"/tables/{table}").json()["host"]
    assert boris.post(f"/tables/{table}/leave")["state"] == "over"
    assert refusal(anna.ask("POST", f"/tables/{table}/join")) == (409, "why-over")
    assert refusal(anna.ask("POST", f"/tables/{table}/rematch")) == (409, "error-not-over")


def test_a_left_seat_is_taken_over_by_whom_the_others_let_in(anna: Guest, boris: Guest, claire: Guest) -> None:
    table = anna.table(ME, OPEN, start=False)
    boris.post(f"/tables/{table}/join")
    anna.post(f"/tables/{table}/start")
    assert refusal(anna.ask("POST", f"/tables/{table}/let-in", seat=1)) == (409, "error-not-left")
    left = boris.post(f"/tables/{table}/leave")
    assert left["seats"][1]["presence"] == "gone"
    assert not left["seats"][1]["mine"]
    assert refusal(claire.ask("POST", f"/tables/{table}/join", seat=0)) == (409, "error-seat-taken")
    for wish in ({}, {"seat": 1}):
        assert refusal(claire.ask("POST", f"/tables/{table}/join", **wish)) == (403, "error-seat-left")
    for guest in (boris, claire):
        assert refusal(guest.ask("POST", f"/tables/{table}/let-in", seat=1)) == (403, "error-not-seated")
    assert refusal(anna.ask("POST", f"/tables/{table}/let-in", seat=7)) == (404, "why-no-seat")
    opened = anna.post(f"/tables/{table}/let-in", seat=1)["seats"][1]
    assert (opened["kind"], opened["name"], opened["absent"]) == ("open", "Борис", True)
    taken = claire.post(f"/tables/{table}/join")
    assert taken["seats"][1]["mine"]
    assert refusal(boris.ask("POST", f"/tables/{table}/join")) == (409, "error-no-open-seat")


def test_who_has_left_may_come_back(anna: Guest, boris: Guest) -> None:
    table = anna.table(ME, OPEN, start=False)
    boris.post(f"/tables/{table}/join")
    anna.post(f"/tables/{table}/start")
    boris.post(f"/tables/{table}/leave")
    assert boris.post(f"/tables/{table}/join")["seats"][1]["mine"]


def test_a_seat_opened_in_play_may_still_become_a_bot_s(anna: Guest, boris: Guest) -> None:
    table = anna.table(ME, OPEN, start=False)
    boris.post(f"/tables/{table}/join")
    anna.post(f"/tables/{table}/start")
    boris.post(f"/tables/{table}/leave")
    anna.post(f"/tables/{table}/let-in", seat=1)
    seat = anna.post(f"/tables/{table}/replace", seat=1)["seats"][1]
    assert (seat["kind"], seat["name"] != "Борис") == ("bot", True)


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"title": "chess"}, "error-unknown-title"),
        ({"seats": []}, "error-bad-seats"),
        ({"seats": [ME] * 3}, "error-bad-seats"),
        ({"seats": [ME, ME]}, "error-already-seated"),
        ({"seats": [{"kind": "bot", "bot": "hal"}]}, "error-unknown-bot"),
        ({"seats": [{"kind": "throne"}]}, "error-bad-request"),
        ({"options": {"game": "poker"}}, "error-bad-option"),
        ({"options": {"gime": "intro"}}, "error-unknown-option"),
        ({"seed": "no blanks"}, "error-bad-seed"),
        ({"seats": [ME, OPEN], "seed": "oak"}, "error-seed-shared"),
        ({"options": 7}, "error-bad-request"),
    ],
)
def test_a_table_that_cannot_be(anna: Guest, wish: dict[str, object], key: str) -> None:
    good: dict[str, object] = {"title": "sylvion", "options": INTRO, "seats": [ME]}
    answer = anna.ask("POST", "/tables", **{**good, **wish})
    assert answer.json()["key"] == key
    assert 400 <= answer.status_code < 500


def test_unknown_things(anna: Guest) -> None:
    assert refusal(anna.ask("GET", "/tables/nowhere")) == (404, "error-unknown-table")
    assert refusal(anna.ask("GET", "/nowhere")) == (404, "error-not-found")
    assert refusal(anna.ask("GET", "/rules/chess/en")) == (400, "error-unknown-title")
    assert refusal(anna.ask("GET", "/rules/sylvion/xx")) == (404, "error-unknown-language")
    assert refusal(anna.http.post("/api/tables", content=b"{")) == (400, "error-bad-request")
    assert refusal(anna.http.post("/api/tables", content=b"x" * 100_000)) == (413, "error-too-large")


def test_rules_are_read_in_three_languages(anna: Guest) -> None:
    texts = {anna.ask("GET", f"/rules/sylvion/{lang}").text for lang in ("en", "ru", "fr")}
    assert len(texts) == 3
    assert all("R41" in text for text in texts)


def test_another_site_may_not_write(anna: Guest) -> None:
    for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        answer = anna.http.patch("/api/me", json={"name": "Mallory"}, headers=headers)
        assert refusal(answer) == (403, "error-origin")
    own = anna.http.patch("/api/me", json={"name": "Anna"}, headers={"origin": f"http://{anna.address}"})
    assert own.is_success


def test_reports_are_kept(anna: Guest) -> None:
    table = anna.table(ME)
    assert anna.ask("POST", f"/tables/{table}/report", text="The whale looks sad").status_code == 204
    assert refusal(anna.ask("POST", f"/tables/{table}/report", text=" ")) == (400, "error-bad-report")


def test_description_of_the_api(anna: Guest) -> None:
    schema = anna.ask("GET", "/schema").json()
    assert schema["openapi"].startswith("3.1")
    paths = schema["paths"]
    assert {"/api/me", "/api/titles", "/api/tables", "/api/tables/mine"} <= paths.keys()
    assert paths["/api/tables/{table}/join"]["post"]["responses"].keys() >= {"200", "404", "409"}
    components = schema["components"]["schemas"]

    def check(node: object) -> None:
        """Every reference of the description leads somewhere."""
        if isinstance(node, dict):
            reference = node.get("$ref")
            if isinstance(reference, str):
                assert reference.removeprefix("#/components/schemas/") in components
            for inner in node.values():
                check(inner)
        elif isinstance(node, list):
            for inner in node:
                check(inner)

    check(schema)
    assert {"TableInfo", "NewTable", "Failure"} <= components.keys()
    info = components["TableInfo"]
    assert set(info["required"]) == set(info["properties"])


def test_safety_headers(anna: Guest) -> None:
    for path in ("/", "/api/titles", "/table/xyz", "/api/nowhere"):
        headers = anna.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
