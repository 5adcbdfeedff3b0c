"""Playing over the socket: one table, several people, and what each may see."""

from elderwood.engine.match import Match
from elderwood.games import find_title
from elderwood.server.folk import person_portrait
from tests.server.clusters import DATABASES
from tests.server.tables import ME, Guest

pytestmark = DATABASES

OPEN = {"kind": "open"}


def two_at_a_table(anna: Guest, boris: Guest, **options: str) -> str:
    table = anna.table(ME, OPEN, start=False, options={"game": "intro", **options})
    boris.post(f"/tables/{table}/join")
    anna.post(f"/tables/{table}/start")
    anna.watch(table, face=0)
    boris.watch(table, face=1)
    return table


def test_first_look_and_first_move(anna: Guest) -> None:
    table = anna.table(ME, seed="oak")
    update = anna.watch(table, face=0)
    assert update["fresh"]
    assert update["step"] == 0
    assert [step["kind"] for step in update["steps"]] == ["start"]
    assert update["info"]["your_turn"]
    assert update["info"]["seats"][0] == {
        "seat": 0,
        "kind": "person",
        "name": "Anna",
        "bot": "",
        "mine": True,
        "presence": "here",
        "absent": False,
        "kept": False,
        "ends": False,
        "renews": False,
        "portrait": person_portrait(anna.id),
        "program": False,
        "owned": False,
        "left": 0.0,
        "until": 0.0,
        "pauses": False,
    }
    ack = anna.play(table, 0, update["moves"][0]["move"])
    assert ack == {"type": "ack", "id": "m1", "step": 1}
    after = anna.see(1)
    assert not after["fresh"]
    assert [(step["number"], step["kind"], step["seat"]) for step in after["steps"]] == [(1, "move", 0)]
    assert after["view"]["decision"] > update["view"]["decision"]


def test_resend_is_harmless(anna: Guest) -> None:
    table = anna.table(ME, seed="oak")
    moves = anna.watch(table, face=0)["moves"]
    first = anna.play(table, 0, moves[0]["move"], mark="once")
    again = anna.play(table, 0, moves[0]["move"], decision=1, mark="once")
    assert again == first
    assert anna.watch(table, face=0)["step"] == 1


def test_stale_foreign_and_illegal_answers_are_refused(anna: Guest, boris: Guest) -> None:
    table = two_at_a_table(anna, boris)
    mover, other, seat = (anna, boris, 0) if anna.last["moves"] else (boris, anna, 1)
    decision = mover.last["view"]["decision"]
    move = mover.last["moves"][0]["move"]
    assert mover.play(table, seat, move, decision - 1)["failure"]["key"] == "why-stale"
    assert mover.play(table, 1 - seat, move)["failure"]["key"] == "why-foreign-seat"
    assert other.play(table, seat, move)["failure"]["key"] == "why-foreign-seat"
    assert other.play(table, 1 - seat, move)["failure"]["key"] == "why-not-your-turn"
    assert mover.play(table, seat, "nonsense")["failure"]["key"] == "error-unknown-move"
    legal = {info["move"] for info in mover.last["moves"]}
    illegal = next(word for word in find_title("sylvion").words if word not in legal)
    refused = mover.play(table, seat, illegal)["failure"]
    assert refused["key"].split("-")[0] in ("why", "sylvion")
    assert mover.watch(table, face=seat)["step"] == 0
    assert mover.go_on(table, seat)["step"] == 1


def test_both_see_the_same_move(anna: Guest, boris: Guest) -> None:
    table = two_at_a_table(anna, boris)
    mover, other, seat = (anna, boris, 0) if anna.last["moves"] else (boris, anna, 1)
    mine = mover.go_on(table, seat)
    theirs = other.see(1)
    assert theirs["view"]["board"] == mine["view"]["board"]
    assert mine["steps"][0]["key"]
    assert not theirs["steps"][0]["key"], "the answer itself is told only to who gave it"


def test_whoever_missed_messages_gets_exactly_those(anna: Guest, boris: Guest) -> None:
    table = anna.table(ME, seed="oak")
    anna.watch(table, face=0)
    boris.watch(table)
    for number in range(1, 4):
        anna.go_on(table, 0)
        boris.see(number)
    boris.hang_up()
    for _ in range(4):
        anna.go_on(table, 0)
    missed = boris.watch(table, since=3)
    assert [step["number"] for step in missed["steps"]] == [4, 5, 6, 7]
    assert missed["fresh"], "a reconnect is not played back"
    assert [step["number"] for step in boris.watch(table)["steps"]] == list(range(8))
    assert [step["number"] for step in boris.watch(table, since=99)["steps"]] == list(range(8))


def test_spectator_sees_what_a_spectator_may(anna: Guest, boris: Guest, claire: Guest) -> None:
    table = two_at_a_table(anna, boris, hands="silent")
    claire.watch(table)
    assert claire.last["moves"] == []
    assert claire.last["undo"]["key"] == "why-spectator"
    assert claire.last["info"]["spectators"] == 1
    for turn in range(25):
        if anna.last["view"]["outcome"]:
            break
        mover, seat = (anna, 0) if anna.last["view"]["awaits"] == [0] else (boris, 1)
        step = mover.go_on(table, seat, turn)["step"]
        for guest in (anna, boris, claire):
            guest.see(step)
        assert [hand["cards"] for hand in claire.last["view"]["hands"]] == [None, None]
        assert anna.last["view"]["hands"][1]["cards"] is None
        assert boris.last["view"]["hands"][0]["cards"] is None
    for step in claire.watch(table)["steps"]:
        assert step["key"] == "" or step["kind"] != "move"


def test_views_are_the_rules_own(anna: Guest, claire: Guest) -> None:
    table = anna.table(ME, {"kind": "local"}, options={"game": "intro", "hands": "silent"}, seed="oak")
    match = Match(find_title("sylvion"), 2, {"game": "intro", "hands": "silent"}, "oak")
    claire.watch(table)
    for turn in range(20):
        seat = match.position.awaits()[0]
        shown = anna.watch(table, face=seat)
        assert shown["view"] == match.position.view(seat)
        assert claire.last["view"] == match.position.view(-1)
        word = shown["moves"][turn % len(shown["moves"])]["move"]
        match.play_word(seat, word)
        step = anna.play(table, seat, word)["step"]
        claire.see(step)


def test_facing_a_foreign_seat_is_refused(anna: Guest, boris: Guest) -> None:
    table = anna.table(ME, {"kind": "local", "name": "Clara"}, options={"game": "intro", "hands": "silent"})
    assert anna.watch(table, face=1)["face"] == 1
    assert anna.watch(table, face=0)["face"] == 0
    curtain = anna.watch(table)
    assert [hand["cards"] for hand in curtain["view"]["hands"]] == [None, None]
    assert [seat["mine"] for seat in curtain["info"]["seats"]] == [True, True]
    boris.dial()
    for seat in (0, 1, 2, -2, 10**9):
        boris.send("watch", table=table, face=seat)
        refused = boris.hear_kind("refused")
        assert refused["failure"]["key"] == "why-foreign-seat"
        assert refused["table"] == table
    assert boris.watch(table)["face"] == -1


def test_why_not(anna: Guest, boris: Guest) -> None:
    table = anna.table(ME, seed="oak")
    usable = anna.watch(table, face=0)["moves"][0]["things"][0]
    anna.send("why", table=table, seat=0, thing=usable, id="a")
    assert anna.answer("a") == {"type": "why", "id": "a", "thing": usable, "failure": None}
    anna.send("why", table=table, seat=0, thing="cell:z9", id="b")
    assert anna.answer("b")["failure"]["key"] == "why-nothing-to-do"
    boris.dial()
    boris.send("why", table=table, seat=0, thing=usable, id="c")
    assert boris.answer("c")["failure"]["key"] == "why-foreign-seat"


def test_presence(anna: Guest, boris: Guest) -> None:
    table = two_at_a_table(anna, boris)

    def presence(message: dict[str, object]) -> object:
        seats = message["seats"]
        assert isinstance(seats, list)
        return seats[1]["presence"]

    boris.hang_up()
    assert presence(anna.hear(lambda m: m["type"] == "presence" and presence(m) != "here")) == "away"
    boris.watch(table, face=1)
    assert presence(anna.hear(lambda m: m["type"] == "presence" and presence(m) == "here")) == "here"
    boris.post(f"/tables/{table}/leave")
    gone = anna.hear_kind("table")["info"]["seats"][1]
    assert gone["presence"] == "gone"
    assert boris.hear(lambda m: m["type"] == "table" and m["face"] == -1)["moves"] == []
    anna.post(f"/tables/{table}/replace", seat=1)
    bot = anna.hear(lambda m: m["type"] == "table" and m["info"]["seats"][1]["kind"] == "bot")
    assert bot["info"]["seats"][1]["presence"] == "bot"
