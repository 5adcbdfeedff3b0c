"""What is told of a match, word for word, what can be taken back, and how a position is written."""

import pytest

from elderwood.engine.events import Log
from elderwood.engine.notation import read_position, write_position
from elderwood.games.elfenland.cards import NAME
from elderwood.games.elfenland.map import LINK_NAME
from elderwood.games.elfenland.position import ElfenlandPosition
from elderwood.games.elfenland.settings import OPTIONS
from elderwood.games.elfenland.state import STREAMS
from tests.games.elfenland.table import TITLE, Table, table

WATERS = [link for link in LINK_NAME if not link.startswith("road")]


def story(log: Log) -> list[str]:
    """Every event as a spectator hears it: its key and its values in order."""
    told = [event.seen_by(-1) for event in log.events]
    lines = [[event.key.removeprefix("elfenland-event-"), *event.values.values()] for event in told if event]
    return [" ".join(str(word) for word in line) for line in lines]


def reveals(t: Table, word: str) -> bool:
    """Play one answer and say whether it can no longer be taken back."""
    before = t.position.reveals
    return t.play(word).position.reveals > before


def test_counters_taken_are_told_with_what_takes_their_place() -> None:
    t = table(step="take")
    fresh, down = (NAME[kind] for kind in (t.position.tokens.pile[-1], t.position.tokens.pile[-2]))
    t.play("take-unicorn take-face-down")
    assert story(t.log) == [
        "takes 0 unicorn display counters:0",
        f"turned {fresh} supply display",
        f"takes 1 {down} supply counters:1",
    ]


def test_pieces_laid_are_told_with_their_road() -> None:
    t = table(step="plan", counters=["dragon", "dragon"], blind=["unicorn", "unicorn"])
    t.play("lay-dragon road-beata-elvenhold obstacle road-beata-elvenhold lay-unicorn road-elvenhold-ergeren pass pass")
    assert story(t.log) == [
        "lays 0 dragon counters:0 road:beata-elvenhold",
        "blocks 1 obstacle counters:1 road:beata-elvenhold",
        "lays 0 unicorn counters:0 road:elvenhold-ergeren",
        "passes 1",
        "passes 0",
    ]


def test_a_journey_is_told_card_by_card_and_town_by_town() -> None:
    hands = ["raft " * 4 + "giant_pig " + "raft " * 5, "raft"]
    t = table("elvenhold-ergeren dragon!, ergeren-tichih giant_pig", hands=hands)
    t.play("road-elvenhold-ergeren " + "pay-raft " * 4 + "road-ergeren-tichih right-cards stop discard-raft stop")
    assert story(t.log)[:12] == [
        *["caravan 0 raft hand:0 discard"] * 4,
        "travels 0 town:elvenhold town:ergeren road:elvenhold-ergeren",
        "collects 0 town:ergeren 19",
        "pays 0 giant_pig 1 hand:0 discard",
        "travels 0 town:ergeren town:tichih road:ergeren-tichih",
        "collects 0 town:tichih 18",
        "stops 0 town:tichih",
        "discards 0 raft hand:0 discard",
        "stops 1 town:elvenhold",
    ]


def test_a_new_round_is_told_seat_by_seat() -> None:
    t = table(step="keep", counters=["dragon unicorn", "dragon"], blind=["elfcycle"], hands=["raft " * 6, "raft " * 8])
    t.play("keep-hidden-elfcycle keep-dragon")
    assert story(t.log) == [
        "keeps-hidden 0",
        "keeps 1 dragon",
        "round 2 0",
        "deals 0 2 deck hand:0",
        "gets 0 deck hand:0",
        "deals 1 0",
        "blind 0 supply counters:0",
        "blind 1 supply counters:1",
    ]
    heard = [event.audience for event in t.log.events if event.full_key]
    assert heard == [0b01, 0b01, 0b01, 0b01, 0b10]


def test_e15_a_counter_kept_hidden_is_told_to_its_owner_alone() -> None:
    t = table(step="keep", blind=["elfcycle", "giant_pig", "unicorn"], seats=3)
    t.play("keep-hidden-elfcycle keep-hidden-giant_pig keep-hidden-unicorn")
    kept = [event for event in t.log.events if event.full_key == "elfenland-event-keeps-hidden-is"]
    assert [(event.audience, event.full_values["card"]) for event in kept] == [
        (0b001, "elfcycle"),
        (0b010, "giant_pig"),
        (0b100, "unicorn"),
    ]


def test_the_end_is_told_with_the_town_cards_and_its_numbers() -> None:
    t = table(round_number=4, boots=["tichih", "elvenhold"], targets=["virst", "beata"], hands=["raft", "raft raft"])
    t.play("stop stop")
    assert story(t.log)[2:] == ["target 0 town:virst 3", "target 1 town:beata 1", "over 4"]
    end = t.position.outcome()
    assert end is not None
    assert end.values == {"seat": 1, "winners": 1, "pieces": 0, "points": -1, "count": 2, "round": 4}


def test_standings_count_pieces_and_share_ranks() -> None:
    t = table(collected=["beata ergeren", "beata", "virst"], seats=3)
    standings = t.position.standings()
    assert [(one.seat, one.rank, one.score) for one in standings] == [(0, 1, 2), (1, 2, 1), (2, 2, 1)]
    assert [one.parts for one in standings] == [
        {"pieces": 2, "left": 18},
        {"pieces": 1, "left": 19},
        {"pieces": 1, "left": 19},
    ]
    assert t.position.way(0).key == "elfenland-way"
    assert t.position.way(-1).key == "elfenland-way-watched"


def test_questions_and_refusals_name_what_they_are_about() -> None:
    t = table("elvenhold-ergeren dragon!, beata-elvenhold unicorn", hands=["dragon " * 2 + "raft raft raft"])
    assert t.position.question(0).values == {"seat": 0, "from": "town:elvenhold"}
    t.play("road-elvenhold-ergeren")
    paying = {"seat": 0, "to": "road:elvenhold-ergeren", "card": "dragon", "cost": 3, "caravan": 4}
    assert t.position.question(0).values == paying
    lacking = t.position.refusal(0, TITLE.move("right-cards"))
    assert lacking.values == {"card": "dragon", "cost": 3, "have": 2}
    t.play("pay-raft")
    assert t.position.question(0).values == {"seat": 0, "to": "road:elvenhold-ergeren", "due": 3}
    poor = table("elvenhold-ergeren dragon!", hands=["dragon raft"])
    refused = poor.position.refusal(0, TITLE.move("road-elvenhold-ergeren")).values
    place = {"to": "road:elvenhold-ergeren", "from": "town:elvenhold"}
    assert refused == {**place, "card": "dragon", "cost": 3, "have": 1, "caravan": 4}
    rafts = table(hands=["raft"]).position.refusal(0, TITLE.move("river-beata-elvenhold")).values
    assert rafts == {"to": "river:beata-elvenhold", "from": "town:elvenhold", "card": "raft", "cost": 2, "have": 1}
    plan = table("beata-elvenhold unicorn", step="plan", counters=["giant_pig"]).play("lay-giant_pig").position
    assert plan.refusal(0, TITLE.move("road-beata-elvenhold")).values["card"] == "unicorn"
    desert = {"to": "road:albaran-feodor", "card": "giant_pig", "terrain": "desert"}
    assert plan.refusal(0, TITLE.move("road-albaran-feodor")).values == desert


@pytest.mark.parametrize("link", WATERS)
def test_e11_every_water_asks_for_rafts(link: str) -> None:
    _, first, second = link.split("-")
    for town in (first, second):
        assert table(hands=["dragon " * 5], boots=[town]).refusal(link) == "rafts E11"


def test_e15_counters_that_come_back_are_shuffled() -> None:
    drawn = set()
    for number in range(20):
        t = table("beata-elvenhold dragon, elvenhold-ergeren dragon", seed=f"seed-{number}").play("stop stop")
        drawn.add(tuple(t.position.tokens.blind))
    assert len(drawn) > 5  # unshuffled, the two dragons would lie on top


def test_e02_what_is_turned_up_first_is_a_matter_of_chance() -> None:
    displays = set()
    for number in range(10):
        position = TITLE.start(2, {}, f"seed-{number}")
        assert isinstance(position, ElfenlandPosition)
        displays.add(tuple(position.tokens.display))
    assert len(displays) > 5


@pytest.mark.parametrize("seats", range(2, 7))
def test_e03_one_obstacle_for_each_seat(seats: int) -> None:
    for options, number in (({"obstacles": "yes"}, seats), ({"obstacles": "no"}, 0)):
        position = TITLE.start(seats, options, "oak")
        assert isinstance(position, ElfenlandPosition)
        assert position.land.unused == (1 << number) - 1
        assert len(position.inventory()) == 72 + 48 + number


def test_open_steps_can_be_taken_back_and_what_chance_or_others_have_shown_cannot() -> None:
    planning = table(step="plan", counters=["dragon", "dragon"], blind=["unicorn", "unicorn"])
    assert not reveals(planning, "lay-dragon")
    assert not reveals(planning, "road-beata-elvenhold")
    assert not reveals(planning, "obstacle")
    assert not reveals(planning, "road-beata-elvenhold")
    assert not reveals(planning, "lay-unicorn")  # nobody knows yet which
    assert reveals(planning, "road-elvenhold-ergeren")
    assert not reveals(planning, "pass")
    travelling = table("elvenhold-ergeren unicorn", hands=["unicorn raft raft raft", "raft"])
    for word in ["road-elvenhold-ergeren", "right-cards", "stop"]:
        assert not reveals(travelling, word)
    assert reveals(travelling, "stop")  # the next round is dealt
    for word in ("take-dragon", "take-face-down"):
        assert reveals(table(step="take"), word)
    keeping = table(step="keep", counters=["dragon", "dragon"])
    assert not reveals(keeping, "keep-dragon")
    assert reveals(keeping, "keep-none")


def test_e15_roads_that_are_cleared_cannot_be_laid_again() -> None:
    t = table("beata-elvenhold dragon", hands=["raft", "raft"], options={"display": "renewed"}).play("stop")
    assert reveals(t, "stop")


def test_a_position_is_written_in_the_words_of_the_table() -> None:
    t = table(
        "elvenhold-ergeren dragon!, beata-elvenhold unicorn",
        hands=["dragon dragon raft", "unicorn"],
        counters=["dragon dragon unicorn", ""],
        kept=["elfcycle"],
        boots=["virst", "beata"],
        targets=["virst", "beata"],
    )
    written = write_position(t.position)
    for line in (
        "cards.hands: dragon*2+raft unicorn",
        "land.obstacles: road-elvenhold-ergeren",
        "land.roads: road-beata-elvenhold=unicorn road-elvenhold-ergeren=dragon",
        "phase: travel",
        "tokens.kept: elfcycle -",
        "tokens.opened: unicorn+dragon*2 -",
        "travels.boots: virst beata",
        "travels.targets: virst beata",
        "travels.collected: elvenhold+virst beata+elvenhold",
        "ask: elfenland-ask-travel",
    ):
        assert f"\n{line}\n" in written, written
    again = read_position(written, "elfenland", OPTIONS, STREAMS, ElfenlandPosition)
    assert again.dump() == t.position.dump()


def test_the_box_says_what_the_title_says() -> None:
    about = TITLE.about
    assert (about.year, about.minutes, about.weight, about.cooperative) == (1998, (60, 90), 2, False)
    assert (TITLE.fewest, TITLE.most, TITLE.usual) == (2, 6, 3)
    kinds = {kind.key.removeprefix("elfenland-event-"): kind for kind in TITLE.kinds}
    assert [name for name, kind in kinds.items() if kind.moment] == ["collects"]
