"""Set-ups (1.2) and components (section 3)."""

import pytest

from elderwood.engine.events import Log
from elderwood.engine.options import Options
from elderwood.engine.zones import tally
from elderwood.games.sylvion.cards import (
    CARDS,
    FEATS,
    NAME,
    RAVAGE,
    SUPPLY_OF_THREES,
    SUPPLY_OF_TWOS,
    SYLVAN,
)
from elderwood.games.sylvion.position import SylvionPosition
from elderwood.games.sylvion.state import STEP_DEFEND
from tests.games.sylvion.table import TITLE


def start(seats: int, options: Options, seed: str = "oak") -> SylvionPosition:
    position = TITLE.start(seats, options, seed)
    assert isinstance(position, SylvionPosition)
    return position


def to_battle(position: SylvionPosition) -> SylvionPosition:
    """Recruit the first column until the draft is over."""
    while not position.draft.ended:
        position.play(position.asked, position.moves(position.asked)[0])
    return position


@pytest.mark.parametrize(
    ("options", "sylvan", "height"),
    [
        ({"game": "intro"}, 24, 12),
        ({"game": "siege"}, 64, 16),
        ({"game": "siege", "feats": "yes"}, 80, 16),
        ({"game": "siege", "elements": "yes"}, 64, 20),
        ({"game": "siege", "feats": "yes", "elements": "yes"}, 80, 20),
    ],
)
def test_card_counts_and_pile_heights(options: Options, sylvan: int, height: int) -> None:
    position = start(1, options)
    assert len(position.inventory()) == sylvan + 4 * height
    position = to_battle(position)
    turned = 1 if position.round_number else 0
    assert position.ravage.height() == height - turned
    assert len(position.inventory()) == sylvan + 4 * height


@pytest.mark.parametrize(("seats", "size"), [(1, 8), (2, 6)])
def test_starting_hands_of_the_siege(seats: int, size: int) -> None:
    position = start(seats, {"game": "siege"})
    log = Log()
    while not position.draft.ended:
        log = Log()
        position.play(position.asked, position.moves(position.asked)[0], log)
    keys = [event.key for event in log.events]
    dealt = log.events[keys.index("sylvion-event-battle") : keys.index("sylvion-event-round")]
    drawers = [event.values["seat"] for event in dealt if event.key == "sylvion-event-draws"]
    assert drawers == [seat for seat in range(seats) for _ in range(size)]


@pytest.mark.parametrize(("seats", "size"), [(1, 8), (2, 6)])
def test_starting_hands_of_the_introductory_game(seats: int, size: int) -> None:
    position = start(seats, {"game": "intro"})
    reinforcements = 3 if position.step == STEP_DEFEND else 0
    assert len(position.sylvan.hands[0]) == size + reinforcements
    assert all(len(hand) == size for hand in position.sylvan.hands[1:])
    assert sum(len(hand) for hand in position.sylvan.hands) + len(position.sylvan.deck) == 24


@pytest.mark.parametrize(
    ("game", "desolated", "bloom"),
    [
        ("intro", "standard", 6),
        ("siege", "standard", 12),
        ("siege", "0", 12),
        ("siege", "3", 9),
        ("siege", "6", 6),
        ("siege", "9", 3),
        ("intro", "0", 12),
    ],
)
def test_edges_in_bloom_at_the_start(game: str, desolated: str, bloom: int) -> None:
    assert start(1, {"game": game, "desolated": desolated}).bloom == bloom


def test_the_introductory_deck_has_two_of_twelve_kinds() -> None:
    intro = {card.name: card.intro for card in CARDS if card.number in SYLVAN}
    twos = [
        "whale",
        "elephant",
        "hedgehogs",
        "owl",
        *[f"{kind}_{n}" for kind in ("fountain", "tree") for n in range(1, 5)],
    ]
    assert {name for name, count in intro.items() if count} == set(twos)
    assert set(intro.values()) == {0, 2}


def test_section_3_1_sylvan_cards() -> None:
    costs = {"whale": 0, "elephant": 1, "hedgehogs": 0, "owl": 1, "stag": 0, "doves": 1, "squirrels": 1, "fish": 1}
    for number in range(1, 5):
        costs[f"fountain_{number}"] = costs[f"tree_{number}"] = number - 1
    sylvan = [card for card in CARDS if card.number in SYLVAN]
    assert {card.name: card.cost for card in sylvan} == costs
    assert all(card.intro + card.advanced == 4 for card in sylvan)
    for card in sylvan:
        value = int(card.name[-1]) if card.kind in ("fountain", "tree") else 0
        assert card.strength == (value if card.kind == "fountain" else 0)
        assert card.vitality == (value if card.kind == "tree" else 0)
    assert sum(card.intro for card in sylvan) == 24
    assert sum(card.advanced for card in sylvan) == 40


def test_section_3_2_ravage_cards() -> None:
    ravage = [card for card in CARDS if card.number in RAVAGE]
    copies = {card.name: card.intro + card.advanced + card.elements for card in ravage}
    for strength in range(4):
        assert copies[f"elemental_{strength}"] + copies[f"ravager_{strength}"] == 8
        assert copies[f"ravager_{strength}"] == 1
    letters = {card.name: "-ABCD"[card.letter] for card in ravage if card.letter}
    assert letters == {
        "blaze": "C",
        "simoon": "D",
        "desiccation": "A",
        "demobilization": "B",
        "geyser": "A",
        "tornado": "B",
        "lake": "B",
        "stone_rain": "C",
    }
    assert [copies[name] for name in letters] == [8, 8, 8, 8, 4, 4, 4, 4]
    assert sum(card.intro for card in ravage) == 48
    assert sum(card.advanced for card in ravage) == 16
    assert sum(card.elements for card in ravage) == 16


def test_section_3_each_set_holds_its_own_sort_alone() -> None:
    others = [card for card in CARDS if card.number not in RAVAGE]
    assert sum(card.elements for card in others) == 0
    assert sum(card.feats for card in CARDS if card.number in SYLVAN or card.number in RAVAGE) == 0
    assert sum(card.feats for card in CARDS) == 16
    blazing = [card for card in CARDS if card.kind in ("blazing", "") or not card.name]
    assert {card.intro + card.advanced + card.feats + card.elements for card in blazing} == {0}


def test_section_3_3_and_3_4_feats_betrayals_and_blazing_supply() -> None:
    assert len(FEATS) == 8
    assert all(CARDS[feat].feats == 1 for feat in FEATS)
    assert next(card.feats for card in CARDS if card.name == "betrayal") == 8
    assert (SUPPLY_OF_TWOS, SUPPLY_OF_THREES) == (6, 10)


def test_section_3_5_three_edges_of_each_number() -> None:
    assert tally(start(1, {}).draft.edges) == {1: 3, 2: 3, 3: 3, 4: 3}


def test_no_advanced_card_in_the_introductory_game() -> None:
    names = {NAME[card] for card in start(1, {"game": "intro"}).inventory()}
    assert not names & {"stag", "doves", "squirrels", "fish", "desiccation", "demobilization", "betrayal", "lake"}


def test_the_deal_tells_every_seat_its_own_hand() -> None:
    log = Log()
    position = TITLE.start(2, {"game": "intro", "hands": "silent"}, "oak", log)
    assert isinstance(position, SylvionPosition)
    for seat, hand in enumerate(position.sylvan.hands):
        told = log.seen_by(seat)
        drawn = [
            event.values["card"]
            for event in told
            if event.values.get("to") == f"hand:{seat}" and "card" in event.values
        ]
        assert sorted(map(str, drawn)) == sorted(NAME[card] for card in hand)
        other = f"hand:{1 - seat}"
        assert not [event for event in told if event.values.get("to") == other and "card" in event.values]


def test_the_draft_tells_what_was_summoned_before_the_first_choice() -> None:
    log = Log()
    position = TITLE.start(1, {}, "oak", log)
    assert isinstance(position, SylvionPosition)
    summoned = [event.values["card"] for event in log.events if event.key == "sylvion-event-summoned"]
    assert sorted(map(str, summoned)) == sorted(NAME[card] for column in position.draft.columns for card in column)
