"""Several seats answer one decision at the same time, in secret; shown on the tests' own title."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from elderwood import games
from tests.server.tables import ME, Guest, quick_settings, serving
from tests.toy.title import Toy

OPEN = {"kind": "open"}


@pytest.fixture
def three(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, list[Guest]]]:
    monkeypatch.setattr(games, "TITLES", [*games.TITLES, Toy()])
    with serving(quick_settings(folder)) as address:
        guests = [Guest(address) for _ in range(3)]
        host = guests[0]
        table = host.table(ME, OPEN, OPEN, start=False, title="toy", options={})
        for guest in guests[1:]:
            guest.post(f"/tables/{table}/join")
        host.post(f"/tables/{table}/start")
        for seat, guest in enumerate(guests):
            guest.watch(table, face=seat)
        yield table, guests
        for guest in guests:
            guest.__exit__()


def test_answers_at_the_same_time_do_not_collide(three: tuple[str, list[Guest]]) -> None:
    table, guests = three
    decision = guests[0].last["view"]["decision"]
    assert guests[0].last["view"]["awaits"] == [0, 1, 2]
    for seat, guest in enumerate(guests):
        move = guest.last["moves"][0]["move"]
        guest.send("play", table=table, seat=seat, decision=decision, move=move, id=f"s{seat}")
    acks = [guest.answer(f"s{seat}") for seat, guest in enumerate(guests)]
    assert sorted(ack["step"] for ack in acks) == [1, 2, 3]
    for guest in guests:
        assert guest.see(3)["view"]["decision"] == decision + 1


def test_a_secret_answer_is_told_to_nobody(three: tuple[str, list[Guest]]) -> None:
    table, guests = three
    chosen = guests[0].last["moves"][0]["move"]
    mine = guests[0].go_on(table, 0)
    assert mine["steps"][0]["key"]
    other = guests[1].see(1)
    assert other["steps"][0]["key"] == ""
    assert other["steps"][0]["values"] == {}
    assert chosen not in guests[1].heard[-1].replace('"moves"', "").split('"steps"')[1].split('"view"')[0]
    assert guests[0].play(table, 0, chosen, mark="again")["failure"]["key"] == "why-not-your-turn"


def test_one_seat_takes_back_its_own_answer_alone(three: tuple[str, list[Guest]]) -> None:
    table, guests = three
    guests[0].go_on(table, 0)
    guests[1].see(1)
    guests[1].go_on(table, 1)
    guests[0].see(2)
    guests[0].send("undo", table=table, seat=0, id="u")
    step = guests[0].answer("u")["step"]
    after = guests[0].see(step)
    assert after["view"]["awaits"] == [0, 2]
    assert [(step["number"], step["undone"]) for step in after["steps"]] == [(1, True), (3, False)]
    assert guests[1].see(step)["view"]["awaits"] == [0, 2]
