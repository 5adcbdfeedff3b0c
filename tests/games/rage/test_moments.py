"""Every action card and every artifact: its price, and the moments at which it can be played (R41, R44, R45)."""

import pytest

from elderwood.games.rage.cards import CARDS
from tests.games.rage.scenes import SCENES, can_play, is_artifact, word_of
from tests.games.rage.table import battle, table

OWN_TURN = "turn own-target after"
ANY_TURN = f"{OWN_TURN} their-target"
OWN_MOVES = "between after-attack defended-move"
ANY_MOVES = f"{OWN_MOVES} watched-move"
OWN_ICON = f"{OWN_MOVES} attack response"
ANY_ICON = f"{ANY_MOVES} attack response watched-attack"
CANCEL = "response table-response"

# Price, and moments.
MOMENTS: dict[str, tuple[int, str]] = {
    "miraina": (4, OWN_MOVES),
    "xaranta": (3, OWN_TURN),
    "taliel": (3, CANCEL),
    "pathfinder": (1, OWN_TURN),
    "sniper": (2, "after-attack"),
    "druid": (2, "lethal"),
    "bladedancer": (3, ANY_MOVES),
    "rootwarden": (2, ANY_MOVES),
    "dryad": (1, OWN_ICON),
    "trapper": (3, ANY_ICON),
    "stagrider": (2, f"{OWN_MOVES} centre"),
    "janira": (4, ANY_MOVES),
    "varkas": (6, OWN_MOVES),
    "illura": (5, OWN_TURN),
    "initiate": (2, OWN_ICON),
    "crystalpriest": (4, OWN_TURN),
    "darnguard": (3, "lethal"),
    "fanatic": (3, OWN_ICON),
    "executioner": (5, ANY_MOVES),
    "overseer": (4, OWN_MOVES),
    "darkknight": (4, "turn"),
    "golem": (5, OWN_ICON),
    "blizzardlord": (3, OWN_ICON),
    "sareon": (3, OWN_MOVES),
    "ingrid": (4, ANY_MOVES),
    "raider": (1, f"{OWN_MOVES} centre"),
    "elite": (3, OWN_ICON),
    "sentinel": (2, ANY_TURN),
    "cavalry": (3, "after"),
    "berserker": (2, "after-attack"),
    "icewitch": (2, ANY_MOVES),
    "mammothhunter": (3, ANY_ICON),
    "bearrider": (4, "turn"),
    "aelior": (3, OWN_TURN),
    "tiranis": (3, CANCEL),
    "lioriel": (4, ANY_TURN),
    "royalguard": (2, "reveal"),
    "spearman": (2, OWN_ICON),
    "shieldbearer": (1, OWN_ICON),
    "towerarcher": (3, "defended-move"),
    "healer": (1, "lethal"),
    "paladin": (2, OWN_ICON),
    "enchantress": (3, ANY_MOVES),
    "griffinrider": (2, OWN_MOVES),
    "rune_of_the_builder": (0, OWN_TURN),
    "rune_of_the_shield": (0, OWN_ICON),
    "rune_of_fire": (0, OWN_ICON),
    "spear_of_dawn": (0, OWN_ICON),
    "storm_blade": (0, OWN_ICON),
    "crown_of_thorns": (0, OWN_ICON),
    "boots_of_wind": (0, f"{OWN_MOVES} centre"),
    "fetters_of_ice": (0, ANY_MOVES),
    "mirror_of_shadows": (0, ANY_MOVES),
    "tear_of_life": (0, "lethal"),
    "lightning_of_the_old_gods": (0, ANY_MOVES),
    "war_horn": (0, ANY_TURN),
    "scroll_of_memory": (0, OWN_TURN),
    "seal_of_silence": (0, CANCEL),
    "banner_of_the_march": (0, "after"),
    "eye_of_the_seer": (0, OWN_TURN),
    "dome_of_farrun": (0, OWN_TURN),
    "whispering_curse": (0, "turn"),
    "hourglass": (0, OWN_MOVES),
    "portal_stone": (0, OWN_MOVES),
}


def test_every_card_that_acts_is_here() -> None:
    assert sorted(MOMENTS) == sorted(card.name for card in CARDS if card.action is not None)


@pytest.mark.parametrize("card", MOMENTS)
def test_r44_r45_a_card_can_be_played_at_its_moments_and_at_no_other(card: str) -> None:
    playable = [scene for scene in SCENES if can_play(scene, card)]
    assert sorted(playable) == sorted(MOMENTS[card][1].split())


@pytest.mark.parametrize("card", [card for card, (price, _) in MOMENTS.items() if price > 1])
def test_r41_a_card_asks_for_its_price_and_not_for_one_land_more(card: str) -> None:
    price, moments = MOMENTS[card]
    for scene in moments.split():
        assert can_play(scene, card, price), scene
        assert not can_play(scene, card, price - 1), scene


@pytest.mark.parametrize("card", [card for card, (price, _) in MOMENTS.items() if price <= 1])
def test_r41_the_home_castle_alone_pays_for_the_cheapest(card: str) -> None:
    for scene in MOMENTS[card][1].split():
        # A turn in which things outside battle are done needs lands to do them to.
        lands = 2 if is_artifact(card) and scene in OWN_TURN.split() else 1
        assert can_play(scene, card, lands), scene


@pytest.mark.parametrize("card", [card for card, (price, _) in MOMENTS.items() if price > 1 and card != "royalguard"])
def test_r41_the_refusal_names_the_price(card: str) -> None:
    # The Royal Guard is the only card of its moment: who cannot pay for it is not asked at all (R86).
    price, moments = MOMENTS[card]
    t = SCENES[moments.split()[0]][1](card, price - 1)
    assert t.refusal(word_of(card)) == "price R41"


def test_r41_castles_and_towers_count_as_lands_and_nothing_is_spent() -> None:
    t = table(["xaranta"], owners={"A4": 0, "C4": 0})  # home, a tower, the Central Castle
    t.play("act-xaranta cell-A4 cell-A5").pass_on()
    assert t.told("token")
    assert len(t.lands(0)) == 3


@pytest.mark.parametrize(
    ("card", "scene", "why"),
    [
        ("miraina", "turn", "scope R45"),
        ("sentinel", "between", "scope R45"),
        ("initiate", "watched-move", "scope R45"),
        ("towerarcher", "between", "scope R45"),
        ("cavalry", "turn", "scope R45"),
        ("darkknight", "after", "scope R45"),
        ("taliel", "turn", "not-now R44"),
        ("druid", "between", "not-now R44"),
        ("sniper", "between", "not-now R44"),
        ("xaranta", "their-target", "not-now R44"),
        ("hourglass", "attack", "not-now R44"),
    ],
)
def test_r44_r45_the_refusal_tells_scope_from_moment(card: str, scene: str, why: str) -> None:
    t = SCENES[scene][1](card, 6)
    assert t.asked == 0
    assert t.refusal(word_of(card)) == why


def test_r45_cards_on_the_edges_and_of_others_do_not_act() -> None:
    t = battle("a:janira d:raider d:elite a:initiate", hands=["darnguard", "raider"], lands=[4, 1])
    assert t.refusal("act-initiate") == "not-in-hand R45"
    assert t.refusal("act-raider") == "not-in-hand R45"
    assert t.refusal("use-hourglass") == "no-artifact R56"
