"""Hints at a table: who gets one, one at a time, told to all that it was taken and to nobody what it was."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from elderwood.engine.position import Position
from elderwood.games import find_title
from elderwood.server import thinking
from elderwood.server.bots import Workers
from elderwood.server.settings import Limit, Settings
from tests.server.tables import ME, Guest, Message, quick_settings, serving

BOT = {"kind": "bot", "bot": "greedy"}
TITLE = find_title("wizards")
WIZARDS: dict[str, Any] = {"title": "wizards", "options": {}}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house that thinks for a moment only."""
    with serving(quick_settings(tmp_path_factory.mktemp("hints"), hint_think=0.05)) as address:
        yield address


def take_hint(guest: Guest, table: str, seat: int = 0, mark: str = "h") -> Message:
    guest.send("hint", table=table, seat=seat, id=mark)
    return guest.answer(mark)


def asked(guest: Guest) -> Message:
    """Wait until the guest is asked something."""
    if not guest.last["moves"]:
        guest.hear(lambda message: message["type"] == "table" and bool(message["moves"]))
    return guest.last


def asked_with_a_choice(guest: Guest, table: str) -> Message:
    """Go on to a question with several answers: about another one there is nothing to think."""
    while len(asked(guest)["moves"]) < 2:
        guest.go_on(table, 0)
    return guest.last


def asked_for_a_contender(guest: Guest, table: str) -> Message:
    """Go on to a choice of contenders: there is something to say about each of them, whatever was dealt."""
    while not all(move["move"].startswith("summon-") for move in asked_with_a_choice(guest, table)["moves"]):
        guest.go_on(table, 0)
    return guest.last


def test_a_hint_names_legal_moves_with_chance_and_reason_and_is_noted(quick: str) -> None:
    with Guest(quick, "Anna") as anna, Guest(quick) as claire:
        table = anna.table(ME, BOT, **WIZARDS)
        anna.watch(table, face=0)
        claire.watch(table)
        now = asked_for_a_contender(anna, table)
        assert now["hint"] is None
        told = take_hint(anna, table)
        assert told["type"] == "hint"
        assert (told["seat"], told["decision"]) == (0, now["view"]["decision"])
        legal = {move["move"] for move in now["moves"]}
        assert 1 <= len(told["moves"]) <= 3
        assert {one["move"] for one in told["moves"]} <= legal
        assert all(0 <= one["chance"] <= 100 for one in told["moves"])
        assert {one["reason"]["key"] for one in told["moves"]} == {"wizards-reason-contender"}
        step = claire.hear(lambda m: m["type"] == "table" and m["steps"][-1:] and m["steps"][-1]["kind"] == "hint")
        line = step["steps"][-1]
        assert (line["key"], line["values"], line["events"]) == ("log-hint", {"name": "Anna"}, [])
        heard = "".join(claire.heard)
        assert '"chance"' not in heard
        assert "-reason-" not in heard
        assert claire.last["hint"]["key"] == "why-spectator"


def test_a_restart_and_an_undo_leave_the_line_in_the_log(folder: Path) -> None:
    settings = quick_settings(folder, hint_think=0.05)
    with serving(settings) as address:
        anna = Guest(address, "Anna")
        table = anna.table(ME)
        anna.watch(table, face=0)
        assert take_hint(anna, table)["type"] == "hint"
        anna.go_on(table, 0)
        anna.send("undo", table=table, seat=0, id="u")
        anna.answer("u")
        anna.hang_up()
    with serving(settings) as address:
        anna.move_to(address)
        fresh = anna.watch(table, face=0)
        anna.hang_up()
    anna.http.close()
    assert [step["kind"] for step in fresh["steps"]].count("hint") == 1


def test_among_people_there_are_hints_only_if_the_host_allows_them(quick: str) -> None:
    with Guest(quick, "Anna") as anna, Guest(quick, "Boris") as boris:
        for hints, key in (("usual", "why-no-hints"), ("off", "why-hints-off"), ("on", None)):
            table = anna.table(ME, {"kind": "open"}, start=False, hints=hints, **WIZARDS)
            boris.post(f"/tables/{table}/join", seat=1)
            anna.post(f"/tables/{table}/start")
            first = anna.watch(table, face=0)
            assert first["info"]["hints"] == hints
            if key is None:
                boris.watch(table, face=1)
                seat = first["view"]["awaits"][0]
                assert take_hint((anna, boris)[seat], table, seat)["type"] == "hint"
            else:
                assert first["hint"]["key"] == key
                assert take_hint(anna, table)["failure"]["key"] == key


def test_a_host_who_fills_the_seats_with_bots_plays_alone(quick: str) -> None:
    with Guest(quick) as anna:
        table = anna.table(ME, {"kind": "open"}, start=False, **WIZARDS)
        anna.post(f"/tables/{table}/start")
        anna.watch(table, face=0)
        assert asked(anna)["hint"] is None


def test_nobody_gets_a_hint_for_a_seat_of_somebody_else_or_when_not_asked(quick: str) -> None:
    with Guest(quick) as anna, Guest(quick) as boris:
        table = anna.table(ME, BOT, **WIZARDS)
        anna.watch(table, face=0)
        boris.watch(table)
        assert take_hint(boris, table)["failure"]["key"] == "why-foreign-seat"
        assert take_hint(anna, table, seat=1)["failure"]["key"] == "why-foreign-seat"
        local = anna.table(ME, {"kind": "local"}, title="elfenland", options={})
        anna.watch(local, face=0)
        waits = 1 - anna.last["view"]["awaits"][0]
        assert take_hint(anna, local, waits)["failure"]["key"] == "why-hint-later"


def test_thinking_is_broken_off_and_only_one_thought_is_had_at_a_time(folder: Path) -> None:
    with serving(quick_settings(folder, hint_think=8.0)) as address, Guest(address) as anna:
        table = anna.table(ME, BOT, **WIZARDS)
        anna.watch(table, face=0)
        asked_with_a_choice(anna, table)
        anna.send("hint", table=table, seat=0, id="long")
        assert take_hint(anna, table, mark="second")["failure"]["key"] == "why-hint-thinking"
        anna.send("unhint", table=table, id="long")
        anna.send("ping")
        anna.hear_kind("pong")
        anna.send("hint", table=table, seat=0, id="again")
        anna.send("unhint", table=table, id="again")
        anna.send("ping")
        anna.hear_kind("pong")
        assert not any('"tag":"hint"' in text or '"type":"hint"' in text for text in anna.heard)
        assert [step["kind"] for step in anna.watch(table, face=0)["steps"]].count("hint") == 0


def test_who_breaks_off_may_ask_again_at_once(quick: str) -> None:
    with Guest(quick) as anna:
        table = anna.table(ME, BOT, **WIZARDS)
        anna.watch(table, face=0)
        asked_with_a_choice(anna, table)
        anna.send("hint", table=table, seat=0, id="first")
        anna.send("unhint", table=table, id="first")
        anna.send("hint", table=table, seat=0, id="second")
        anna.send("unhint", table=table, id="first")  # late: another one is being thought about by now
        assert anna.answer("second")["type"] == "hint"
        assert [step["kind"] for step in anna.watch(table, face=0)["steps"]].count("hint") == 1


def test_hints_are_limited(folder: Path) -> None:
    settings = quick_settings(folder, hint_think=0.02)
    settings.limits["hint"] = Limit(1, 0.001)
    with serving(settings) as address, Guest(address) as anna:
        table = anna.table(ME)
        anna.watch(table, face=0)
        assert take_hint(anna, table, mark="one")["type"] == "hint"
        assert take_hint(anna, table, mark="two")["failure"]["key"] == "error-too-many"


class Sealed:
    """A position that can only be redealt: whoever asks it for more has looked at the truth."""

    def __init__(self) -> None:
        self.redealt: list[int] = []

    def redeal(self, seat: int, chance: object) -> Position:
        self.redealt.append(seat)
        return TITLE.start(2, {}, "another-deal")


def test_thinking_is_given_a_redeal_and_never_the_truth() -> None:
    async def think() -> list[thinking.Advised]:
        workers = Workers(Settings(database="", bot_workers=1, hint_think=0.05))
        try:
            return await workers.advise(TITLE, cast(Position, truth), seat)
        finally:
            workers.close()

    truth = Sealed()
    another = TITLE.start(2, {}, "another-deal")
    seat = another.awaits()[0]
    words = [word for word, *_ in asyncio.run(think())]
    assert truth.redealt == [seat]
    assert words
    assert set(words) <= {TITLE.word(move) for move in another.moves(seat)}
