"""Cards and artifacts outside battle: drawing, discarding, taking back, looking, more captures, tokens, towers."""

from collections.abc import Sequence

import pytest

from elderwood.engine.events import SPECTATOR
from tests.games.rage.scenes import SCENES, fellow, held, is_artifact, own_turn, peoples_for, word_of
from tests.games.rage.setting import IDLE, land, player, resolve, told_cards, until, vary, winners
from tests.games.rage.table import Table, table

DRAW = {"sentinel": 2, "lioriel": 3, "war_horn": 3}
DISCARD = ["darkknight", "bearrider", "whispering_curse"]
RECOVER = {"illura": 2, "crystalpriest": 1, "scroll_of_memory": 2}
MORE = ["cavalry", "banner_of_the_march"]
PROTECT = ["aelior", "dome_of_farrun"]


def turn_with(card: str, hand: str = "", others: Sequence[str] = (), **more: object) -> Table:
    """Seat 0 may play the card in its own turn."""
    hand, artifacts = held(card, hand)
    return table([hand, *others], artifacts=[artifacts], peoples=peoples_for(card), **more)  # type: ignore[arg-type]


# Drawing


@pytest.mark.parametrize("card", DRAW)
def test_a_draw_gives_its_number_of_cards(card: str) -> None:
    t = turn_with(card, lands=[4])
    deck = player(t, 0)["deck"]
    resolve(t, word_of(card))
    assert (player(t, 0)["hand"], player(t, 0)["deck"]) == (DRAW[card], deck - DRAW[card])
    assert t.told("draws") == [{"seat": 0, "count": DRAW[card]}]


@pytest.mark.parametrize("card", DRAW)
def test_a_draw_takes_what_there_is(card: str) -> None:
    own = fellow(card)
    t = turn_with(card, lands=[4], decks=[own])
    resolve(t, word_of(card))
    # The card itself is not yet on the pile when the deck runs out.
    assert player(t, 0)["cards"] == [own]
    full = turn_with(card, lands=[4], decks=[own], discards=[f"{own} {own}"])
    resolve(full, word_of(card))
    assert player(full, 0)["cards"] == [own] * DRAW[card]


@pytest.mark.parametrize("card", DRAW)
def test_r12_a_draw_is_cut_down_to_five(card: str) -> None:
    own = fellow(card)
    t = turn_with(card, f"{own} {own} {own} {own}", lands=[4])
    resolve(t, word_of(card))
    over = 4 + DRAW[card] - 5
    for left in range(over, 0, -1):
        assert (t.asks, t.asked, player(t, 0)["hand"]) == ("discard", 0, 5 + left)
        t.play(f"discard-{own}")
    assert t.asks == "turn"


@pytest.mark.parametrize("card", DRAW)
def test_a_draw_on_the_turn_of_another(card: str) -> None:
    t = resolve(SCENES["their-target"][1](card, 4), word_of(card))
    assert player(t, 0)["hand"] == DRAW[card]


# Discarding


@pytest.mark.parametrize("card", DISCARD)
def test_an_opponent_loses_one_card(card: str) -> None:
    t = turn_with(card, lands=[4], others=["raider elite" if peoples_for(card)[1] == "snow" else "dryad trapper"])
    before = player(t, 1)["cards"]
    assert before is not None
    resolve(t, word_of(card))
    lost = told_cards(t, "loses")
    assert len(lost) == 1
    assert player(t, 1)["discard"] == lost
    assert sorted([*(player(t, 1)["cards"] or []), *lost]) == sorted(before)


@pytest.mark.parametrize("card", DISCARD)
def test_it_is_chance_which_card_is_lost(card: str) -> None:
    lost = set()
    for number in range(12):
        t = turn_with(card, lands=[4], others=["dryad trapper druid sniper"])
        vary(t, number)
        lost |= set(told_cards(resolve(t, word_of(card)), "loses"))
    assert len(lost) >= 3


@pytest.mark.parametrize("card", DISCARD)
def test_of_several_opponents_one_with_cards_is_named(card: str) -> None:
    t = turn_with(card, "", lands=[4], seats=4, others=["dryad", "", "dryad"])
    t.play(word_of(card))
    assert (t.asks, t.moves) == ("seat", ["seat-1", "seat-3"])
    assert t.refusal("seat-2") == "empty-hand R43"
    assert t.refusal("seat-0") == "another-player R58"
    t.play("seat-3")
    assert t.view(SPECTATOR)["stack"][0]["aim"] == "seat:3"
    t.pass_on()
    assert t.told("loses")[0]["seat"] == 3
    assert [player(t, seat)["hand"] for seat in (1, 3)] == [1, 0]


@pytest.mark.parametrize("card", DISCARD)
def test_nobody_with_cards_is_no_target(card: str) -> None:
    t = turn_with(card, lands=[4])
    assert t.refusal(word_of(card)) == "no-target R43"


@pytest.mark.parametrize("card", DISCARD)
def test_allies_are_spared(card: str) -> None:
    options = {"scenario": "only-war", "alliance": "yes"}
    t = turn_with(card, lands=[4], seats=4, others=["dryad", "dryad", "dryad"], options=options).play(word_of(card))
    assert t.moves == ["seat-1", "seat-3"]
    assert t.refusal("seat-2") == "ally-seat R75"


# Taking back


@pytest.mark.parametrize("card", RECOVER)
def test_cards_come_back_from_the_pile(card: str) -> None:
    own = fellow(card)
    t = turn_with(card, lands=[5], discards=[f"golem {own} {own} darkknight"])
    resolve(t, word_of(card))
    for step in range(RECOVER[card]):
        assert (t.asks, t.asked) == ("take", 0)
        t.play(["take-golem", "take-darkknight"][step])
    assert t.asks == "turn"
    assert player(t, 0)["cards"] == sorted(["golem", "darkknight"][: RECOVER[card]])
    assert player(t, 0, 1)["known"] == sorted(["golem", "darkknight"][: RECOVER[card]])  # for all to see
    pile = [own, own] if RECOVER[card] == 2 else [own, own, "darkknight"]
    assert player(t, 0)["discard"] == pile + ([] if is_artifact(card) else [card])


@pytest.mark.parametrize("card", RECOVER)
def test_r82_it_takes_what_there_is_and_asks_for_something(card: str) -> None:
    t = turn_with(card, lands=[5], discards=["golem"])
    resolve(t, word_of(card)).play("take-golem")
    assert t.asks == "turn"
    empty = turn_with(card, lands=[5])
    assert empty.refusal(word_of(card)) == "no-target R43"


@pytest.mark.parametrize("card", RECOVER)
def test_r12_taking_back_is_cut_down_to_five(card: str) -> None:
    own = fellow(card)
    t = turn_with(card, f"{own} {own} {own} {own}", lands=[5], discards=["golem darkknight"])
    resolve(t, word_of(card)).play("take-golem")
    if RECOVER[card] == 2:
        t.play("take-darkknight")
        assert (t.asks, player(t, 0)["hand"]) == ("discard", 6)
        t.play("discard-golem")
    assert (t.asks, player(t, 0)["hand"]) == ("turn", 5)


@pytest.mark.parametrize("card", RECOVER)
def test_r82_only_what_lies_there_is_taken(card: str) -> None:
    t = resolve(turn_with(card, lands=[5], discards=["golem illura"]), word_of(card))
    assert t.refusal("take-fanatic") == "not-in-discard R82"
    assert t.refusal("take-illura") == "takes-back R101"


# Looking


def test_the_pathfinder_sees_a_whole_squad_and_turns_nothing_over() -> None:
    t = own_turn("pathfinder", 1, squads=["goblin orc gnome", "wolf wolf troll"])
    t.play("act-pathfinder")
    assert (t.asks, t.moves) == ("peek", ["peek-1", "peek-2"])
    assert t.refusal("peek-3") == "no-squad R17"
    resolve(t, "peek-2")
    assert t.view(0)["squads"][1] == {"open": "", "cards": ["wolf", "wolf", "troll"]}
    assert t.view(0)["squads"][0]["cards"] is None
    assert t.view(1)["squads"][1] == {"open": "", "cards": None}
    assert [values["card"] for values in t.told_to(0, "saw")] == ["wolf", "wolf", "troll"]
    assert t.told_to(1, "saw") == t.told_to(SPECTATOR, "saw") == []
    until(t.play("capture-A2"), 0, "none")
    assert t.offers("look-1 look-2")  # it was no look of the Capture phase


def test_the_pathfinder_needs_a_squad() -> None:
    t = own_turn("pathfinder", 1, squads=[])
    assert t.refusal("act-pathfinder") == "no-target R43"


def test_the_eye_sees_a_whole_hand() -> None:
    t = turn_with("eye_of_the_seer", seats=3, others=["dryad trapper", "raider"])
    t.play("use-eye_of_the_seer")
    assert t.moves == ["seat-1", "seat-2"]
    t.play("seat-1")
    assert t.view(2)["stack"][0]["aim"] == "seat:1"
    t.pass_on()
    assert player(t, 1, 0)["known"] == ["dryad", "trapper"]
    assert player(t, 1, 2)["known"] == player(t, 1, SPECTATOR)["known"] == []
    assert player(t, 2, 0)["known"] == []
    assert t.told_to(0, "saw-hand") == [{"seat": 1, "card": "dryad"}, {"seat": 1, "card": "trapper"}]
    assert t.told_to(1, "saw-hand") == t.told_to(2, "saw-hand") == []


def test_the_eye_needs_a_hand_to_look_at() -> None:
    assert turn_with("eye_of_the_seer").refusal("use-eye_of_the_seer") == "no-target R43"


# One more Capture phase


@pytest.mark.parametrize("card", MORE)
def test_r60_one_more_capture_phase(card: str) -> None:
    own = fellow(card)
    t = turn_with(card, f"{own} {own}" if is_artifact(card) else own, lands=[3]).play("decline")
    resolve(t, word_of(card))
    assert t.told("extra-capture") == [{"seat": 0}]
    assert t.asks == "turn"
    assert t.offers("capture-B2 decline")
    before = player(t, 0)["hand"]
    t.play("decline")
    assert player(t, 0)["hand"] == before  # R60: nothing for declining
    assert (t.asks, t.asked) == ("after", 0)  # and there is no third one


@pytest.mark.parametrize("card", MORE)
def test_r60_three_cards_must_remain(card: str) -> None:
    own = fellow(card)
    # Two are drawn for declining: with these three remain beside the card, without the last one two.
    enough = turn_with(card, own, lands=[3]).play("decline")
    assert enough.offers(word_of(card))
    few = turn_with(card, "", lands=[3]).play("decline")
    assert few.refusal(word_of(card)) == "scope R45"


@pytest.mark.parametrize("card", MORE)
def test_r60_a_second_battle_may_look_at_a_squad_again(card: str) -> None:
    own = fellow(card)
    t = turn_with(card, f"{own} {own} {own}", lands=[3])
    t.play("capture-B2 look-1 open-1 decline")
    while t.asks == "discard":
        t.play(f"discard-{own}")
    until(resolve(t, word_of(card)).play("capture-B2"), 0, "none")
    assert t.offers("look-2 look-3")
    assert t.refusal("look-1") == "open R16"


# Tokens, towers, protection


def test_r59_xaranta_moves_a_token_to_a_free_land_beside_it() -> None:
    t = table(["xaranta"], owners={"A2": 0, "A4": 0, "B2": 1}).play("act-xaranta")
    assert t.moves == ["cell-A2", "cell-A4"]
    assert t.refusal("cell-A1") == "castle R59"
    assert t.refusal("cell-B2") == "not-yours R59"
    assert t.refusal("cell-E1") == "closed R4"
    t.play("cell-A2")
    assert t.moves == ["cell-A3", "cell-B3"]  # a tower may be taken, a land of a player may not
    assert t.refusal("cell-B2") == "not-beside R59"
    resolve(t, "cell-B3")
    assert sorted(t.lands(0)) == ["A1", "A4", "B3"]
    assert land(t, "A2")["owner"] == -1
    assert t.told("token") == [{"from": "cell:A2", "to": "cell:B3"}]
    assert not t.told("artifact")
    assert player(t, 0)["artifacts"] == 0


def test_r59_not_to_a_castle_and_not_from_where_nothing_is_free() -> None:
    t = table(["xaranta"], owners={"C3": 0, "B4": 0, "D4": 1}, lands=[3]).play("act-xaranta cell-C3")
    assert "cell-C4" not in t.moves
    locked = table(["xaranta"], owners={"A2": 0, "A3": 1, "B2": 1, "B3": 1, "C4": 0, "A6": 0}).play("act-xaranta")
    assert locked.refusal("cell-A2") == "nowhere R59"
    assert locked.asks == "cell"


def test_r63_a_moved_token_can_win() -> None:
    towers = {"A4": 0, "B6": 0, "C2": 0, "A2": 0}
    t = table(["xaranta"], owners=towers, goals=["four-towers", "seven-lands"])
    resolve(t, "act-xaranta cell-A2 cell-B3")
    assert (t.ended, winners(t)) == ("four-towers", [0])


def test_r62_a_tower_is_built_on_a_plain_land_and_stays() -> None:
    t = own_turn("rune_of_the_builder", 1, owners={"A2": 0, "B3": 0, "B1": 1}).play("use-rune_of_the_builder")
    assert t.moves == ["cell-A2"]
    assert t.refusal("cell-B3") == "tower R62"
    assert t.refusal("cell-A1") == "castle R59"
    assert t.refusal("cell-B1") == "not-yours R59"
    resolve(t, "cell-A2")
    assert land(t, "A2")["kind"] == "tower"
    assert player(t, 0)["towers"] == 2
    assert t.told("tower") == [{"cell": "A2"}]


def test_r62_a_tower_gives_a_card_and_not_twice_on_one_land() -> None:
    t = own_turn("rune_of_the_builder", 2)
    resolve(t, "use-rune_of_the_builder cell-A2").play("decline")
    while t.view(0)["turn"] == 0:
        t.play(next((move for move in t.moves if move in ("end-turn", "pass")), t.moves[0]))
    while t.view(0)["turn"] == 1:
        t.play(next((move for move in t.moves if move in ("decline", "end-turn", "pass")), t.moves[0]))
    assert {"seat": 0, "count": 2} in t.told("draws")[-1:]  # the castle and the tower
    alone = own_turn("rune_of_the_builder", 1)
    assert alone.refusal("use-rune_of_the_builder") == "no-target R43"


@pytest.mark.parametrize("card", PROTECT)
def test_r74_a_protected_land_is_no_target(card: str) -> None:
    t = own_turn(card, 3, owners={"A5": 0, "B6": 0, "A6": 1}).play(word_of(card))
    assert t.refusal("cell-A1") == "castle R59"
    assert t.refusal("cell-A6") == "not-yours R59"
    assert t.offers("cell-A5 cell-B6")  # a land or a tower
    resolve(t, "cell-A5")
    assert land(t, "A5")["shielded"]
    assert t.told("shielded") == [{"cell": "A5"}]
    t.play("decline")
    while t.view(0)["turn"] == 0:
        t.play(next((move for move in t.moves if move in ("end-turn", "pass")), t.moves[0]))
    while t.asks == "discard":
        t.play(t.moves[0])
    others = player(t, 1)["hand"]
    assert (t.asks, t.asked) == ("turn", 1)
    assert t.refusal("capture-A5") == "shielded R74"
    assert ("capture-B6" in t.moves) == (others >= 3)
    while t.view(0)["turn"] == 1:
        t.play(next((move for move in t.moves if move in ("decline", "end-turn", "pass")), t.moves[0]))
    assert not land(t, "A5")["shielded"]  # it ends with the owner's next turn


@pytest.mark.parametrize("card", PROTECT)
def test_r74_protection_covers_the_land_named_once(card: str) -> None:
    t = own_turn(card, 3)
    own = [name for name in t.lands(0) if name != "A1"]
    resolve(t, f"{word_of(card)} cell-{own[0]}")
    assert [name for name in t.lands(0) if land(t, name)["shielded"]] == own[:1]


def test_r74_protection_ends_when_the_token_moves_on() -> None:
    t = table(["xaranta"], artifacts=[f"dome_of_farrun {IDLE}"], owners={"A2": 0, "A3": 0})
    resolve(t, "use-dome_of_farrun cell-A2")
    assert until(t, 0, "none").asks == "turn"
    resolve(t, "act-xaranta cell-A2 cell-B3")
    assert not land(t, "A2")["shielded"]
    assert not land(t, "B3")["shielded"]
    both = table(artifacts=[f"dome_of_farrun {IDLE}"])
    assert both.refusal("use-dome_of_farrun") == "no-target R43"
