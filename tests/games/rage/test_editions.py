"""R106: the numbers on the cards were changed twice, and matches begun before that keep theirs."""

import pytest

from elderwood.engine.chance import Dice, quick_chance
from elderwood.engine.match import Match, replay_as_far
from elderwood.engine.record import read_record
from elderwood.games.rage.cards import CARDS, NUMBER
from elderwood.games.rage.editions import EDITIONS, FIRST, FIRST_ICONS, NEWEST, SECOND, SECOND_ICONS
from elderwood.games.rage.position import RagePosition
from elderwood.games.rage.vocabulary import NEUTRAL
from tests.games.rage.setting import IDLE, on
from tests.games.rage.table import TITLE, battle

CHANGED = {"balanced": (SECOND, SECOND_ICONS), "first": (FIRST, FIRST_ICONS)}


def older(text: str) -> str:
    """Return a record as it was written before there was a choice of cards."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("option cards:"))


@pytest.mark.parametrize("edition", CHANGED)
def test_r106_what_was_changed_is_named_and_none_of_it_is_printed(edition: str) -> None:
    old = EDITIONS[edition]
    named, named_icons = CHANGED[edition]
    icons = [card.name for number, card in enumerate(CARDS) if NEWEST.icons[number] != old.icons[number]]
    assert set(icons) == set(named_icons)
    assert not [
        name for name in icons if {"left", "forward", "right", "strike"} & {*CARDS[NUMBER[name]].printed.split()}
    ]
    changed = {card.name for number, card in enumerate(CARDS) if numbers(number, "third") != numbers(number, edition)}
    assert changed == set(named)
    printed = [number for number, card in enumerate(CARDS) if "lives" in card.printed]
    assert [NEWEST.lives[card] for card in printed] == [old.lives[card] for card in printed]
    assert not [name for name in changed if CARDS[NUMBER[name]].faction == NEUTRAL]


def numbers(card: int, edition: str) -> tuple[int, int]:
    return EDITIONS[edition].initiative[card], EDITIONS[edition].lives[card]


@pytest.mark.parametrize("edition", EDITIONS)
def test_r106_the_orders_of_the_examples_hold_in_every_edition(edition: str) -> None:
    """The rulebook's own words about cards whose numbers it does not print."""
    speed = EDITIONS[edition].initiative
    assert speed[NUMBER["janira"]] > speed[NUMBER["elite"]] > speed[NUMBER["darnguard"]]
    assert speed[NUMBER["sentinel"]] > speed[NUMBER["initiate"]]
    assert speed[NUMBER["pathfinder"]] > speed[NUMBER["crystalpriest"]]


@pytest.mark.parametrize("edition", EDITIONS)
def test_r106_a_battle_is_fought_with_the_numbers_of_its_match(edition: str) -> None:
    for name in {**FIRST, **SECOND}:
        t = battle(f"a:{name} - d:gnome -", reserve="d", artifacts=[IDLE], options={"cards": edition})
        fighter = on(t, "n")
        assert (fighter["initiative"], fighter["lives"]) == numbers(NUMBER[name], edition)
        face = TITLE.faces({"cards": edition})[name]
        assert (face["initiative"], face["lives"]) == numbers(NUMBER[name], edition)


@pytest.mark.parametrize("edition", EDITIONS)
def test_r106_cards_that_nobody_has_seen_have_the_numbers_of_the_match_too(edition: str) -> None:
    position = TITLE.start(2, {"cards": edition, "placement": "advanced"}, "oak")
    dice = Dice(5)
    battles = 0
    for _ in range(3000):
        seats = position.awaits()
        if not seats:
            break
        moves = position.moves(seats[0])
        position.play(seats[0], moves[dice.below(len(moves))])
        for world in (position, position.redeal(0, quick_chance(dice.below(1000)))):
            assert isinstance(world, RagePosition)
            fought = world.battle
            if fought is not None and fought.hidden:
                battles += 1
                for fighter, card in enumerate(fought.card):
                    if fought.hidden >> fighter & 1:
                        assert (fought.initiative[fighter], fought.lives[fighter]) == numbers(card, edition)
    assert battles > 10, battles


def test_r106_a_record_from_before_keeps_its_cards() -> None:
    match = Match(TITLE, 2, {"cards": "first"}, "oak")
    text = match.record(["", ""], {}).text()
    assert "option cards: first\n" in text
    again, parting = replay_as_far(TITLE, read_record(older(text)))
    assert parting is None
    assert again.options == match.options


def test_r106_a_record_of_the_second_edition_keeps_its_cards() -> None:
    text = Match(TITLE, 2, {"cards": "balanced"}, "oak").record(["", ""], {}).text()
    again, _ = replay_as_far(TITLE, read_record(text))
    assert TITLE.faces(again.options)["khladar"]["lives"] == 3
    assert TITLE.faces(Match(TITLE, 2, {}, "oak").options)["khladar"]["lives"] == 4


def test_r106_a_snapshot_from_before_keeps_its_cards() -> None:
    position = TITLE.start(2, {"cards": "first"}, "oak")
    data = position.dump()
    options = data["options"]
    assert isinstance(options, dict)
    del options["cards"]
    again = TITLE.load(data)
    assert isinstance(again, RagePosition)
    assert again.options["cards"] == "first"


def test_r106_what_is_begun_now_has_the_newest_cards() -> None:
    assert Match(TITLE, 2, {}, "oak").options["cards"] == "third"
    text = Match(TITLE, 2, {}, "oak").record(["", ""], {}).text()
    again, _ = replay_as_far(TITLE, read_record(text))
    assert again.options["cards"] == "third"
