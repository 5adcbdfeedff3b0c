"""Whom to play next: one level up after a win, one down after two losses in a row."""

import pytest

from elderwood.games import find_title
from elderwood.server.opponents import opponent, show_bots
from elderwood.server.tables import Result, Seat, Table
from tests.server.tables import Guest
from tests.toy.title import Toy

WIZARDS = find_title("wizards")


def match(won: bool, *bots: str, title: str = "wizards") -> Table:
    seats = [Seat(0, "person", "ann"), *[Seat(place, "bot", bot=bot) for place, bot in enumerate(bots, 1)]]
    table = Table("id", title, 1, {}, "oak", False, "ann", seats, "over")
    table.result = Result([0] if won else [1], [0] * len(seats))
    return table


@pytest.mark.parametrize(
    ("matches", "next_one"),
    [
        ([], "level-1"),
        ([match(True, "level-2")], "level-3"),
        ([match(False, "level-2")], "level-2"),
        ([match(False, "level-2"), match(True, "level-2")], "level-2"),
        ([match(False, "level-3"), match(False, "level-3")], "level-2"),
        ([match(False, "level-3"), match(False, "level-2")], "level-3"),
        ([match(True, "level-6")], "level-6"),
        ([match(False, "level-1"), match(False, "level-1")], "level-1"),
        ([match(True, "level-1", "level-4")], "level-5"),
        ([match(True, "greedy"), match(True, "level-2")], "level-3"),
        ([match(True, "level-5", title="rage"), match(True, "level-1")], "level-2"),
    ],
)
def test_the_next_opponent(matches: list[Table], next_one: str) -> None:
    assert opponent(WIZARDS, matches, "ann") == next_one


def test_a_match_without_a_result_tells_nothing() -> None:
    broken_off = match(True, "level-5")
    broken_off.result = None
    assert opponent(WIZARDS, [broken_off, match(True, "level-1")], "ann") == "level-2"


def test_a_title_without_levels_offers_what_it_has() -> None:
    assert opponent(Toy(), [], "ann") == "random"
    assert [bot.name for bot in show_bots(Toy())] == [""]


def test_people_are_offered_from_the_gentlest_on_then_bots_that_are_nobody(anna: Guest) -> None:
    titles = {title["id"]: title for title in anna.http.get("/api/titles").json()}
    bots = titles["wizards"]["bots"]
    assert [bot["name"] for bot in bots] == ["Zinna", "Dorin", "Silka", "Caelo", "Hesta", "Alvar", "", "", ""]
    assert [bot["id"] for bot in bots[-3:]] == ["patient", "greedy", "random"]
    assert len({bot["portrait"] for bot in bots[:6]}) == 6
    assert anna.http.get("/api/me/opponents").json()["wizards"] == "level-1"


def test_who_sits_there_twice_is_told_apart(anna: Guest) -> None:
    me, silka = {"kind": "me"}, {"kind": "bot", "bot": "level-3"}
    table = anna.table(me, silka, silka, {"kind": "bot", "bot": "level-1"}, title="wizards", options={})
    seats = anna.http.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["name"] for seat in seats[1:]] == ["Silka", "Silka II", "Zinna"]
    assert seats[1]["portrait"] == seats[2]["portrait"] != seats[3]["portrait"]
