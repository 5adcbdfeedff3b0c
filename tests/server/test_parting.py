"""Ways out of a match: leave, let a bot play on, end it together, put it away. A restart keeps it all."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from elderwood.server.folk import BOTS
from elderwood.server.settings import Settings
from tests.server.tables import INTRO, ME, Guest, Message, quick_settings, serving

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


def sit(*people: Guest) -> str:
    """Begin a match of Elfenland with these people, in order."""
    host, *others = people
    table = host.table(ME, *[OPEN for _ in others], start=False, title="elfenland", options={})
    for guest in others:
        guest.post(f"/tables/{table}/join")
    host.post(f"/tables/{table}/start")
    return table


def mine(guest: Guest) -> list[str]:
    return [info["id"] for info in guest.ask("GET", "/tables/mine").json()]


def told(guest: Guest, table: str) -> list[tuple[str, str]]:
    """Return what the log says of people: kind and name."""
    steps = guest.watch(table)["steps"]
    kinds = ("leave", "bot", "join", "end")
    return [(step["kind"], step["values"].get("name", "")) for step in steps if step["kind"] in kinds]


@pytest.fixture
def quick(folder: Path) -> Settings:
    """A house where nobody is waited for."""
    return quick_settings(folder, absence=0.0)


@pytest.fixture
def house(quick: Settings) -> Iterator[str]:
    with serving(quick) as address:
        yield address


def test_a_bot_plays_on_for_who_concedes(anna: Guest, boris: Guest) -> None:
    table = sit(anna, boris)
    gone = boris.post(f"/tables/{table}/concede")
    assert (gone["state"], gone["seats"][1]["kind"], gone["seats"][1]["mine"]) == ("playing", "bot", False)
    assert table not in mine(boris)
    assert refusal(boris.ask("POST", f"/tables/{table}/join")) == (409, "error-no-open-seat")
    assert told(anna, table) == [("bot", "Борис")]
    anna.watch(table, face=0)
    while not any(step["seat"] == 1 and step["kind"] == "move" for step in anna.last["steps"]):
        if anna.last["moves"]:
            anna.go_on(table, 0)
        else:
            anna.hear_kind("table")


def test_who_is_alone_cannot_concede_to_a_bot(anna: Guest, boris: Guest) -> None:
    table = anna.table(ME, BOT)
    assert refusal(anna.ask("POST", f"/tables/{table}/concede")) == (409, "error-last-player")
    assert refusal(boris.ask("POST", f"/tables/{table}/concede")) == (403, "error-not-seated")
    waiting = anna.table(ME, OPEN, start=False)
    assert refusal(anna.ask("POST", f"/tables/{waiting}/concede")) == (409, "error-not-started")
    assert refusal(anna.ask("POST", f"/tables/{waiting}/end")) == (409, "error-not-started")


def test_who_is_alone_ends_the_match_at_once(anna: Guest) -> None:
    table = anna.table(ME, BOT, options=INTRO)
    anna.watch(table, face=0)
    ended = anna.post(f"/tables/{table}/end")
    assert (ended["state"], ended["abandoned"], ended["result"]) == ("over", True, None)
    assert (ended["awaits"], ended["your_turn"]) == ([], False)
    seen = anna.watch(table, face=0)
    assert seen["moves"] == []
    assert seen["undo"]["key"] == "why-over"
    assert seen["steps"][-1]["key"] == "log-end"
    late = anna.play(table, 0, "done")
    assert late["failure"]["key"] == "why-over"
    assert refusal(anna.ask("POST", f"/tables/{table}/end")) == (409, "why-over")
    assert anna.ask("GET", f"/tables/{table}/record").text.startswith("elderwood-record")


def test_a_match_ends_when_everybody_agrees(anna: Guest, boris: Guest, claire: Guest) -> None:
    table = sit(anna, boris, claire)
    asked = anna.post(f"/tables/{table}/end")
    assert (asked["state"], [seat["ends"] for seat in asked["seats"]]) == ("playing", [True, False, False])
    assert not any(seat["ends"] for seat in anna.post(f"/tables/{table}/end", agree=False)["seats"])
    for guest in (anna, boris):
        assert guest.post(f"/tables/{table}/end")["state"] == "playing"
    # Who leaves need not be asked any more.
    ended = claire.post(f"/tables/{table}/leave")
    assert (ended["state"], ended["abandoned"]) == ("over", True)
    assert told(anna, table) == [("leave", ""), ("end", "")]


def test_the_last_one_to_leave_ends_the_match(anna: Guest, boris: Guest) -> None:
    table = sit(anna, boris)
    assert boris.post(f"/tables/{table}/leave")["state"] == "playing"
    assert table not in mine(boris)
    ended = anna.post(f"/tables/{table}/leave")
    assert (ended["state"], ended["abandoned"]) == ("over", True)
    assert told(anna, table) == [("leave", "Борис"), ("leave", "Anna"), ("end", "Anna")]


def test_a_seat_is_given_to_a_bot_only_when_nobody_is_there(anna: Guest, boris: Guest, claire: Guest) -> None:
    table = sit(anna, boris)
    boris.watch(table, face=1)
    boris.hang_up()
    assert refusal(anna.ask("POST", f"/tables/{table}/replace", seat=1)) == (409, "error-not-away")
    assert refusal(claire.ask("POST", f"/tables/{table}/replace", seat=1)) == (403, "error-not-seated")
    assert refusal(anna.ask("POST", f"/tables/{table}/replace", seat=7)) == (404, "why-no-seat")
    assert refusal(anna.ask("POST", f"/tables/{table}/replace", seat=-1)) == (404, "why-no-seat")
    boris.post(f"/tables/{table}/leave")
    assert anna.post(f"/tables/{table}/replace", seat=1)["seats"][1]["kind"] == "bot"
    assert refusal(anna.ask("POST", f"/tables/{table}/replace", seat=1)) == (409, "error-not-away")


def test_who_was_replaced_may_come_back(house: str) -> None:
    with Guest(house, "Anna") as anna, Guest(house, "Борис") as boris, Guest(house) as claire:
        table = sit(anna, boris)
        anna.watch(table, face=0)
        boris.watch(table, face=1)
        assert refusal(anna.ask("POST", f"/tables/{table}/replace", seat=1)) == (409, "error-not-away")
        boris.hang_up()
        away = anna.hear(lambda m: m["type"] == "presence" and m["seats"][1]["absent"])
        assert away["seats"][1]["kind"] == "person"
        bot = anna.post(f"/tables/{table}/replace", seat=1)["seats"][1]
        assert (bot["kind"], bot["name"], bot["presence"]) == ("bot", "Борис", "bot")
        seen = boris.ask("GET", f"/tables/{table}").json()["seats"][1]
        assert (seen["kept"], seen["mine"]) == (True, False)
        assert table in mine(boris)
        assert refusal(claire.ask("POST", f"/tables/{table}/join", seat=1)) == (409, "error-seat-taken")
        back = boris.post(f"/tables/{table}/join")["seats"][1]
        assert (back["kind"], back["mine"], back["kept"]) == ("person", True, False)
        assert told(boris, table) == [("bot", "Борис"), ("join", "Борис")]


def test_who_was_replaced_may_stay_away(house: str) -> None:
    with Guest(house, "Anna") as anna, Guest(house, "Борис") as boris:
        table = sit(anna, boris)
        anna.post(f"/tables/{table}/replace", seat=1)
        left = boris.post(f"/tables/{table}/leave")
        assert left["state"] == "playing"
        assert table not in mine(boris)
        assert refusal(boris.ask("POST", f"/tables/{table}/join")) == (409, "error-no-open-seat")


def test_a_table_that_is_over_is_put_away(anna: Guest, boris: Guest) -> None:
    table = sit(anna, boris)
    assert refusal(anna.ask("POST", f"/tables/{table}/hide")) == (409, "error-not-over")
    for guest in (anna, boris):
        guest.post(f"/tables/{table}/end")
    anna.post(f"/tables/{table}/hide")
    assert table not in mine(anna)
    assert table in mine(boris)
    with Guest(anna.address) as stranger:
        assert refusal(stranger.ask("POST", f"/tables/{table}/hide")) == (403, "error-not-seated")


def test_a_restart_keeps_every_way_out(quick: Settings) -> None:
    with serving(quick) as address:
        anna, boris, claire = Guest(address, "Anna"), Guest(address, "Борис"), Guest(address, "Claire")
        table = sit(anna, boris, claire)
        anna.post(f"/tables/{table}/end")
        anna.post(f"/tables/{table}/replace", seat=1)
        claire.post(f"/tables/{table}/leave")  # Anna is left, and had agreed
        hidden = anna.table(ME, BOT)
        anna.post(f"/tables/{hidden}/end")
        anna.post(f"/tables/{hidden}/hide")
        asking = sit(anna, boris)
        anna.post(f"/tables/{asking}/end")
    with serving(quick) as address:
        for guest in (anna, boris, claire):
            guest.move_to(address)
        seen = anna.watch(table, face=0)
        assert (seen["info"]["state"], seen["info"]["abandoned"]) == ("over", True)
        assert seen["moves"] == []
        assert told(anna, table) == [("bot", "Борис"), ("leave", "Claire"), ("end", "Claire")]
        assert hidden not in mine(anna)
        assert anna.ask("GET", f"/tables/{asking}").json()["seats"][0]["ends"]
        assert boris.post(f"/tables/{asking}/end")["abandoned"]
        for guest in (anna, boris, claire):
            guest.hang_up()
            guest.http.close()


def finish(guest: Guest, *seats: Message, seed: str) -> str:
    table = guest.table(*seats, seed=seed)
    guest.watch(table, face=0)
    while not guest.last["view"]["outcome"]:
        if guest.last["moves"]:
            guest.go_on(table, 0)
        else:
            guest.hear_kind("table")
    return table


def test_a_finished_match_is_listed_with_its_result(anna: Guest) -> None:
    table = finish(anna, ME, seed="oak")
    [info] = [info for info in anna.ask("GET", "/tables/mine").json() if info["id"] == table]
    outcome = anna.last["view"]["outcome"]
    assert (info["state"], info["abandoned"]) == ("over", False)
    assert info["result"] == {"winners": outcome["winners"], "scores": outcome["scores"]}


def test_the_story_of_a_match_is_told_when_it_is_over(anna: Guest) -> None:
    table = anna.table(ME, seed="oak")
    assert refusal(anna.ask("GET", f"/tables/{table}/story")) == (409, "error-record-later")
    table = finish(anna, ME, seed="oak")
    story = anna.ask("GET", f"/tables/{table}/story").json()
    steps = anna.watch(table)["steps"]
    heads = [event for step in steps for event in step["events"] if event["key"] == "sylvion-event-round"]
    assert [point["values"] for point in story["points"]] == [event["values"] for event in heads] + [{}]
    assert story["seats"] == [-1]
    assert story["points"][-1]["scores"] == [anna.last["view"]["standings"][0]["score"]]
    assert 1 <= len(story["moments"]) <= 4
    for moment in story["moments"]:
        events = [(event["key"], event["values"]) for event in steps[moment["number"]]["events"]]
        assert (moment["key"], moment["values"]) in events


def test_a_rematch_leaves_bots_in_their_own_name(house: str) -> None:
    with Guest(house, "Anna") as anna, Guest(house, "Борис") as boris:
        table = sit(anna, boris)
        anna.post(f"/tables/{table}/replace", seat=1)
        anna.post(f"/tables/{table}/end")
        again = anna.post(f"/tables/{table}/rematch")
        assert [seat["kind"] for seat in again["seats"]] == ["person", "bot"]
        assert again["seats"][1]["name"] in BOTS
        assert not any(seat["ends"] for seat in again["seats"])
        assert again["id"] not in mine(boris)
