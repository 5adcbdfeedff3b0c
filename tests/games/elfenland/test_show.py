"""What a view shows of the course of a round, which questions belong together, and what events are."""

from elderwood.games.elfenland import state
from elderwood.games.elfenland.position import ElfenlandPosition
from elderwood.games.elfenland.settings import OPTIONS
from tests.games.elfenland.table import TITLE, Table, table


def plays(t: Table, words: str) -> list[int]:
    """Play answers one by one; return which play each question on the way belongs to, the first one's being 0."""
    found = [t.position.question(t.position.asked).play]
    for word in words.split():
        t.play(word)
        found.append(t.position.question(t.position.asked).play)
    return [sorted(set(found)).index(play) for play in found]


def test_a_piece_and_its_road_are_one_play() -> None:
    t = table(step="plan", counters=["dragon", "dragon"])
    words = "lay-dragon road-beata-elvenhold obstacle road-beata-elvenhold pass"
    assert plays(t, words) == [0, 0, 1, 1, 2, 3]


def test_a_step_and_its_payment_are_one_play_and_all_discards_another() -> None:
    t = table("elvenhold-ergeren dragon", hands=["raft " * 10, "raft"])
    words = "road-elvenhold-ergeren pay-raft pay-raft pay-raft stop discard-raft discard-raft discard-raft"
    assert plays(t, words) == [0, 0, 0, 0, 1, 2, 2, 2, 3]


def test_counters_taken_and_kept_are_plays_of_their_own() -> None:
    assert plays(table(step="take"), "take-dragon take-face-down") == [0, 1, 2]
    assert plays(table(step="keep", counters=["dragon"] * 2), "keep-dragon keep-none") == [0, 1, 2]


def test_the_view_counts_what_is_still_to_be_taken() -> None:
    t = table(step="take", seats=3)
    assert (t.view()["step"], t.view()["picks_left"]) == ("take", 9)
    assert t.play("take-dragon").view()["picks_left"] == 8
    planning = table(step="plan", counters=["dragon"]).view()
    assert (planning["step"], planning["picks_left"]) == ("plan", 0)


def test_the_view_names_the_step_of_the_round() -> None:
    for step in ("take", "plan", "travel", "keep"):
        t = table(step=step, counters=["dragon", "dragon"])
        assert (t.view()["step"], t.asks.split()[0]) == (step, step)
        assert [player["travelled"] for player in t.view()["players"]] == [step == "keep"] * 2
    over = table(round_number=4).play("stop stop").view()
    assert (over["step"], over["active"]) == ("end", -1)
    assert all(player["travelled"] for player in over["players"])


def test_the_view_shows_what_lies_on_each_road() -> None:
    t = table("elvenhold-ergeren dragon!, beata-elvenhold unicorn")
    roads = {road["id"]: road for road in t.view(-1)["roads"]}
    assert len(roads) == 35
    ergeren = {"id": "road-elvenhold-ergeren", "terrain": "woods", "counter": "dragon", "obstacle": True}
    assert roads.pop("road-elvenhold-ergeren") == ergeren
    beata = {"id": "road-beata-elvenhold", "terrain": "plains", "counter": "unicorn", "obstacle": False}
    assert roads.pop("road-beata-elvenhold") == beata
    assert {(road["counter"], road["obstacle"]) for road in roads.values()} == {("", False)}


def test_who_has_travelled_is_counted_from_the_first_player() -> None:
    t = table(seats=3, first=2, hands=["raft", "raft", "raft"])

    def travelled() -> list[int]:
        return [seat for seat, player in enumerate(t.view(-1)["players"]) if player["travelled"]]

    assert (t.view()["first"], t.asks, travelled()) == (2, "travel 2", [])
    assert (t.play("stop").asks, travelled()) == ("travel 0", [2])
    assert (t.play("stop").asks, travelled()) == ("travel 1", [0, 2])


def test_at_first_nothing_is_picked_up_travelled_or_owed() -> None:
    position = TITLE.start(2, {}, "oak")
    assert isinstance(position, ElfenlandPosition)
    view = position.view(position.asked)
    assert (view["laying"], view["laying_hidden"], view["link"], view["due"]) == ("", False, "", 0)
    assert not any(player["passed"] or player["travelled"] for player in view["players"])


def test_a_twin_goes_its_own_way() -> None:
    t = table("beata-elvenhold dragon", step="plan", counters=["dragon", "unicorn"], blind=["unicorn", "dragon"])
    t.play("lay-unicorn")
    before = t.position.dump()
    twin = Table(t.position.copy())
    assert twin.position.dump() == before
    assert [twin.view(seat) for seat in (0, 1, -1)] == [t.view(seat) for seat in (0, 1, -1)]
    twin.play("road-elvenhold-ergeren obstacle road-beata-elvenhold pass pass stop stop")
    assert t.position.dump() == before


def test_a_twin_remembers_who_has_passed() -> None:
    t = table(step="plan", counters=["dragon"] * 3, hands=["raft"] * 3, seats=3).play("pass pass")
    twin = Table(t.position.copy())
    assert twin.view() == t.view()
    assert twin.play("pass").asks == "travel 0"
    assert t.asks == "plan 2"


def test_what_was_hidden_is_shown_as_a_revelation() -> None:
    told = {kind.key.removeprefix("elfenland-event-"): kind for kind in TITLE.kinds}
    revealed = [name for name, kind in told.items() if kind.reveal]
    assert revealed == ["town-card", "drawn", "target", "turned", "blind-is"]
    assert [name for name, kind in told.items() if not kind.line] == ["gets", "turned"]
    assert [name for name, kind in told.items() if kind.head] == ["round"]


def test_every_chance_has_a_stream_of_its_own() -> None:
    streams = [state.FIRST_STREAM, state.START_STREAM, state.TOWN_STREAM, state.CARD_STREAM, state.COUNTER_STREAM]
    assert streams == list(range(state.STREAMS))


def test_open_rulings_are_marked_as_house_rules() -> None:
    assert [option.name for option in OPTIONS if option.house] == ["display", "caravan", "last-discard"]
