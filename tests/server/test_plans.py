"""Plans over the socket: one's own, at any time, and nobody else's."""

from tests.server.tables import ME, Guest


def elfenland(guest: Guest) -> str:
    return guest.table(ME, {"kind": "open"}, title="elfenland", options={}, start=False)


def test_a_plan_is_weighed_for_its_seat_alone(anna: Guest, boris: Guest) -> None:
    table = elfenland(anna)
    boris.post(f"/tables/{table}/join")
    anna.post(f"/tables/{table}/start")
    anna.watch(table, face=0)
    boris.watch(table, face=1)
    for guest, seat in ((anna, 0), (boris, 1)):  # whoever's turn it is
        guest.send("plan", table=table, seat=seat, things=["river:elvenhold-rivinia"], id="p1")
        answer = guest.hear_kind("plan")
        hand = guest.last["view"]["players"][seat]["cards"]
        assert answer["id"] == "p1"
        assert answer["route"]["cards"] == {"raft": 1}
        assert answer["route"]["gains"] == ["town:rivinia"]
        assert answer["ways"][0]["held"] == hand.count("raft")
    anna.send("plan", table=table, seat=1, things=[], id="p2")
    assert anna.hear_kind("refused")["failure"]["key"] == "why-foreign-seat"


def test_titles_without_plans_refuse(anna: Guest) -> None:
    table = anna.table(ME, seed="oak")
    anna.watch(table, face=0)
    anna.send("plan", table=table, seat=0, things=[], id="p1")
    assert anna.hear_kind("refused")["failure"] == {
        "key": "error-bad-message",
        "values": {"what": "plan"},
        "rule": "",
        "id": "p1",
    }
