"""Undo and redo, seen by everybody and kept over a restart."""

from pathlib import Path

from tests.server.tables import ME, Guest, Message, quick_settings, serving


def begin_a_play(guest: Guest, table: str) -> tuple[Message, Message]:
    """Play until a move can be undone; return how the table looked before and after it."""
    for turn in range(60):
        before = guest.last
        pick = next((at for at, move in enumerate(before["moves"]) if move["move"].startswith("play")), turn)
        after = guest.go_on(table, 0, pick)
        if after["undo"] is None and before["view"]["questions"][0]["play"] == before["view"]["decision"]:
            return before, after
    raise AssertionError("nothing could be undone")


def do(guest: Guest, kind: str, table: str, **more: object) -> Message:
    guest.counter += 1
    identity = f"{kind}{guest.counter}"
    guest.send(kind, table=table, seat=0, id=identity, **more)
    answer = guest.answer(identity)
    return guest.see(answer["step"]) if answer["type"] == "ack" else answer


def test_undo_and_redo(anna: Guest, boris: Guest) -> None:
    table = anna.table(ME, seed="oak")
    anna.watch(table, face=0)
    boris.watch(table)
    before, after = begin_a_play(anna, table)
    assert after["undo_key"] == after["steps"][-1]["key"]
    assert after["redo"]["key"] == "why-no-redo"
    back = do(anna, "undo", table)
    assert back["view"] == before["view"]
    assert back["fresh"]
    assert back["redo"] is None
    marks = {step["number"]: (step["kind"], step["undone"]) for step in back["steps"]}
    assert marks == {after["step"]: ("move", True), back["step"]: ("undo", False)}
    seen = boris.see(back["step"])["steps"][-1]
    assert (seen["kind"], seen["key"], seen["values"]) == ("undo", "log-undo", {"seat": 0, "count": 1})
    again = do(anna, "redo", table)
    assert again["view"] == after["view"]
    assert [step["kind"] for step in again["steps"]] == ["redo"]
    assert do(anna, "redo", table)["failure"]["key"] == "why-no-redo"


def test_a_move_after_undo_ends_redo(anna: Guest) -> None:
    table = anna.table(ME, seed="oak")
    anna.watch(table, face=0)
    before, _ = begin_a_play(anna, table)
    do(anna, "undo", table)
    assert anna.go_on(table, 0, len(before["moves"]) - 1)["redo"]["key"] == "why-no-redo"


def test_undo_takes_back_one_answer_or_the_whole_play(anna: Guest) -> None:
    table = anna.table(ME, seed="oak")
    anna.watch(table, face=0)
    before, after = begin_a_play(anna, table)
    deeper = anna.go_on(table, 0)
    assert deeper["undo"] is None
    assert deeper["undo_key"] == after["undo_key"]
    assert do(anna, "undo", table, reach="answer")["view"] == after["view"]
    assert do(anna, "redo", table)["view"] == deeper["view"]
    back = do(anna, "undo", table)
    assert back["view"] == before["view"]
    assert back["steps"][-1]["values"]["count"] == 2
    again = do(anna, "redo", table)
    assert again["view"] == deeper["view"]
    assert [step["kind"] for step in again["steps"]] == ["redo", "redo"]


def play_twice(guest: Guest, table: str) -> tuple[Message, Message, Message]:
    """Play until two plays in a row can be undone; return how the table looked before, between and after them."""
    quiet = [guest.last]  # the beginnings of plays since the last reveal
    while len(quiet) < 3:
        words = [move["move"] for move in guest.last["moves"]]
        shown = guest.go_on(table, 0, next((at for at, word in enumerate(words) if word.startswith("play")), 0))
        if shown["undo"] is not None:
            quiet = [shown]
        elif shown["view"]["questions"][0]["play"] == shown["view"]["decision"]:
            quiet.append(shown)
    return quiet[0], quiet[1], quiet[2]


def test_a_turn_is_begun_again_and_redone_play_by_play(anna: Guest, boris: Guest) -> None:
    """UI-20: one message takes back every play since the last reveal; each is a line of the log and a redo."""
    table = anna.table(ME, seed="oak")
    anna.watch(table, face=0)
    boris.watch(table)
    before, between, after = play_twice(anna, table)
    back = do(anna, "undo", table, reach="turn")
    assert back["view"] == before["view"]
    assert back["undo"]["key"] in ("why-no-undo-revealed", "why-no-undo-nothing")
    undos = [step for step in back["steps"] if step["kind"] == "undo"]
    assert len(undos) == 2
    assert sum(step["values"]["count"] for step in undos) == sum(step["undone"] for step in back["steps"])
    assert [step["kind"] for step in boris.see(back["step"])["steps"]].count("undo") == 2
    assert do(anna, "undo", table, reach="turn")["failure"]["key"] == back["undo"]["key"]
    assert do(anna, "redo", table)["view"] == between["view"]
    assert do(anna, "redo", table)["view"] == after["view"]


def test_undo_stops_at_a_reveal_and_belongs_to_the_seat(anna: Guest, boris: Guest) -> None:
    table = anna.table(ME, seed="oak")
    anna.watch(table, face=0)
    assert anna.last["undo"]["key"] == "why-no-undo-nothing"
    assert do(anna, "undo", table)["failure"]["key"] == "why-no-undo-nothing"
    while anna.last["undo"] is None or anna.last["undo"]["key"] != "why-no-undo-revealed":
        done = [at for at, move in enumerate(anna.last["moves"]) if move["move"] == "done"]
        anna.go_on(table, 0, done[0] if done else 0)
    assert do(anna, "undo", table)["failure"]["key"] == "why-no-undo-revealed"
    boris.dial()
    boris.send("undo", table=table, seat=0, id="x")
    assert boris.answer("x")["failure"]["key"] == "why-foreign-seat"


def test_undo_and_redo_over_a_restart(folder: Path) -> None:
    settings = quick_settings(folder, snapshot_every=3)
    with serving(settings) as address:
        guest = Guest(address)
        table = guest.table(ME, seed="oak")
        guest.watch(table, face=0)
        for turn in range(10):
            guest.go_on(table, 0, turn)
        before, after = begin_a_play(guest, table)
        back = do(guest, "undo", table)
        guest.hang_up()
    with serving(settings) as address:
        guest.move_to(address)
        loaded = guest.watch(table, face=0)
        assert loaded["view"] == back["view"] == before["view"]
        assert loaded["redo"] is None
        assert loaded["undo"] == back["undo"]
        assert [step["undone"] for step in loaded["steps"]].count(True) == 1
        again = do(guest, "redo", table)
        assert again["view"] == after["view"]
        assert again["undo"] is None
        guest.hang_up()
    with serving(settings) as address, guest:
        guest.move_to(address)
        assert guest.watch(table, face=0)["undo"] is None
        assert do(guest, "undo", table)["view"] == before["view"]
