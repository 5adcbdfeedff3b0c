"""Redeals against exact counting: hands, decks, squads, guards and artifacts, with a few hidden cards each.

Every deal that fits what a seat has seen is equally likely (R67). Goals are counted in `test_memory`.
"""

from collections import Counter
from collections.abc import Sequence

from elderwood.engine.chance import quick_chance
from elderwood.engine.events import SPECTATOR
from elderwood.engine.options import Options
from elderwood.games.rage.artifacts import exchange_artifacts, show_artifact
from elderwood.games.rage.cards import NUMBER, names
from elderwood.games.rage.knowledge import learn
from elderwood.games.rage.parts import Battle
from elderwood.games.rage.position import RagePosition
from tests.games.counting import Deal, both, every_deal, too_far
from tests.games.rage.setting import resolve, set_neutral
from tests.games.rage.table import Table, table

DRAWS = 2000


def scene(
    hands: Sequence[str] = (),
    decks: Sequence[str] = ("", ""),
    squads: Sequence[str] = ("goblin goblin goblin",),
    neutral: str = "goblin",
    won: Sequence[str] = (),
    unwon: str = "",
    seats: int = 2,
    owners: dict[str, int] | None = None,
    lands: Sequence[int] = (),
    discards: Sequence[str] = (),
    turn: int = 0,
    options: Options | None = None,
) -> Table:
    """Set up a turn of a race, in which no goal is hidden, with these cards alone."""
    t = table(
        hands,
        decks=decks,
        squads=squads,
        seats=seats,
        owners=owners,
        lands=lands,
        discards=discards,
        turn=turn,
        artifacts=won,
        options={"scenario": "land-race", **(options or {})},
    )
    set_neutral(t, neutral, "")
    t.position.hoard.deck = [NUMBER[name] for name in unwon.split()]
    return t


def zones(position: RagePosition) -> dict[str, str]:
    """Name all that can be hidden: decks from the bottom up, everything else sorted but squads and fighters."""
    found: dict[str, str] = {}
    for seat in range(position.seats):
        found[f"hand {seat}"] = in_any_order(position.armies.hands[seat])
        found[f"deck {seat}"] = in_order(position.armies.decks[seat])
        found[f"artifacts {seat}"] = in_any_order(position.hoard.artifacts[seat])
    for side in (0, 1):
        found[f"sent {side}"] = in_any_order(position.attack.sent[side])
        found[f"fighters {side}"] = in_order(fighters(position.battle, side))
    found["squads"] = in_order(position.squads.cards)
    found["neutral"] = in_order(position.neutrals.deck)
    found["unwon"] = in_order(position.hoard.deck)
    found["given"] = in_any_order(position.trade.given) if position.trade else ""
    return found


def fighters(battle: Battle | None, side: int) -> list[int]:
    return [] if battle is None else [card for card, its in zip(battle.card, battle.side, strict=True) if its == side]


def in_order(cards: list[int]) -> str:
    return " ".join(name or "-" for name in names(cards))


def in_any_order(cards: list[int]) -> str:
    return " ".join(sorted(names(cards)))


def check(t: Table, seat: int, named: str, deals: dict[Deal, float]) -> None:
    """Redeal many times and compare: the named zones are spread as they should be, all others stay as they are."""
    chosen = named.split(", ")
    chance = quick_chance(7)
    still = {name: words for name, words in zones(t.position).items() if name not in chosen}
    met: Counter[Deal] = Counter()
    for _ in range(DRAWS):
        found = zones(t.position.redeal(seat, chance))
        met[tuple(found.pop(name) for name in chosen)] += 1
        assert found == still
    assert not too_far(met, deals, DRAWS)


# Hands


def test_another_hand_is_dealt_without_bias_and_the_own_deck_shuffled() -> None:
    t = scene(["dryad", "golem initiate"], ["trapper sniper sniper", "darkknight golem"])
    other = every_deal("golem initiate darkknight golem", "{? ?}", "[? ?]")
    check(t, 0, "hand 1, deck 1, deck 0", both(other, every_deal("trapper sniper sniper", "[? ? ?]")))


def test_the_last_card_of_a_deck_may_be_any_of_the_hand() -> None:
    t = scene(["dryad", "golem golem initiate"], ["", "darkknight"])
    check(t, 0, "hand 1, deck 1", every_deal("golem golem initiate darkknight", "{? ? ?}", "[?]"))


def test_with_the_deck_empty_the_hand_is_what_is_left() -> None:
    t = scene(["dryad", "golem initiate"])
    check(t, 0, "hand 1, deck 1", {("golem initiate", ""): 1.0})


def test_a_hand_worked_out_of_an_empty_deck_stays_known() -> None:
    t = scene(["dryad dryad", ""], ["sniper", ""], discards=["trapper trapper druid", ""]).play("decline")
    check(t, 1, "hand 0, deck 0", every_deal("trapper trapper druid", "{dryad dryad sniper ?}", "[? ?]"))


def test_a_card_seen_to_go_into_a_hand_stays_in_it() -> None:
    t = scene(["", "crystalpriest initiate"], ["", "golem elite raider"], lands=[1, 4], discards=["", "golem"], turn=1)
    resolve(t, "act-crystalpriest").play("take-golem")
    deals = every_deal("initiate golem elite raider", "{golem ?}", "[? ? ?]")
    check(t, 0, "hand 1, deck 1", deals)
    check(t, SPECTATOR, "hand 1, deck 1", deals)


def test_a_card_known_in_a_hand_may_be_among_those_sent() -> None:
    t = scene(["dryad trapper sniper druid", "golem golem golem"], ["dryad stagrider", ""], owners={"B2": 1})
    learn(t.position, 0, NUMBER["dryad"], 0b10)  # one of two, for seat 1
    t.play("capture-B2").pass_on().play("send-dryad send-trapper send-sniper")
    assert t.asks == "defend"
    deals = every_deal(
        "dryad* trapper sniper druid dryad stagrider",
        "{?}",
        "{? ? ?}",
        "[? ?]",
        allowed=lambda deal: "*" not in deal[2],
    )
    check(t, 1, "hand 0, sent 0, deck 0", deals)
    check(t, 0, "hand 1, deck 0", both({("golem golem golem",): 1.0}, every_deal("dryad stagrider", "[? ?]")))


def test_a_spectator_places_no_hand() -> None:
    t = scene(["dryad", "golem initiate"], ["trapper sniper", "elite"])
    one, other = every_deal("dryad trapper sniper", "{?}", "[? ?]"), every_deal("golem initiate elite", "{? ?}", "[?]")
    named = "hand 0, deck 0, hand 1, deck 1, squads, neutral"
    check(t, SPECTATOR, named, both(both(one, other), {("goblin goblin goblin", "goblin"): 1.0}))


# Neutral cards


def test_squads_nobody_has_seen_are_dealt_without_bias() -> None:
    t = scene(squads=["goblin troll orc"], neutral="orc wolf")
    for seat in (0, 1, SPECTATOR):
        check(t, seat, "squads, neutral", every_deal("goblin troll orc orc wolf", "[? ? ?]", "[? ?]"))


def test_a_squad_looked_at_stays_and_its_open_card_for_all() -> None:
    squads = ["goblin troll orc", "gnome gnome wolf"]
    t = scene(["dryad dryad trapper"], squads=squads, neutral="orc").play("capture-A2 look-1 open-2")
    check(t, 0, "squads, neutral", every_deal("gnome gnome wolf orc", "[goblin troll orc ? ? ?]", "[?]"))
    check(t, 1, "squads, neutral", every_deal("goblin orc gnome gnome wolf orc", "[? troll ? ? ? ?]", "[?]"))


def test_cards_shown_at_the_first_draw_are_in_the_deck() -> None:
    t = scene(squads=["goblin wolf orc"], neutral="orc wolf gnome")
    t.position.neutrals.shown = [NUMBER["wolf"]]
    deals = every_deal("goblin wolf orc orc wolf* gnome", "[? ? ?]", "[? ? ?]", allowed=lambda deal: "*" not in deal[0])
    check(t, 0, "squads, neutral", deals)


FOREST = "bladedancer bladedancer stagrider"


def test_a_squad_that_fights_is_unknown_but_for_its_open_card() -> None:
    t = scene([f"{FOREST} dryad"], squads=["goblin troll orc"], neutral="orc wolf")
    t.play("capture-A2 look-1 open-2 fight-1")
    assert t.asks == "send"
    check(t, 0, "neutral", every_deal("orc wolf", "[? ?]"))
    check(
        t,
        1,
        "hand 0, sent 1, neutral",
        {
            ("bladedancer bladedancer dryad stagrider", *deal): chance
            for deal, chance in every_deal("goblin orc orc wolf", "{troll ? ?}", "[? ?]").items()
        },
    )


def test_face_down_guards_may_be_cards_shown_at_the_first_draw() -> None:
    """The guards of the castle come from the top of the neutral deck; with its dragon they lie in any order."""
    options = {"placement": "advanced", "neutrals": "next"}
    neutral, squads = "gnome troll wolf", ["gnome gnome gnome"]
    t = scene([FOREST], ["dryad", ""], squads, neutral, owners={"B4": 0}, options=options)
    t.position.neutrals.shown = [NUMBER["wolf"]]
    t.play("capture-C4").pass_on()
    assert t.asks == "place"
    defence = every_deal(
        "ebrung gnome gnome gnome gnome troll wolf",
        "[? ? ?]",
        "[? ? ?]",
        "[?]",
        allowed=lambda deal: "ebrung" in deal[0] and "wolf" not in deal[1],
    )
    check(t, 0, "fighters 1, squads, neutral, fighters 0", both(defence, every_deal(FOREST, "[? ? ?]")))
    attack = every_deal(f"{FOREST} dryad", "[? ? ?]", "[?]")
    check(t, 1, "fighters 1, squads, neutral, fighters 0, deck 0", both(defence, attack))


def test_a_face_down_squad_is_known_to_who_looked_at_it_but_not_its_order() -> None:
    options = {"placement": "advanced"}
    t = scene([FOREST], squads=["goblin troll orc"], neutral="orc wolf", options=options)
    t.play("capture-A2 look-1 open-2 fight-1")
    assert t.asks == "place"
    own = every_deal(FOREST, "[? ? ?]")
    looked = both(every_deal("goblin troll orc", "[? ? ?]"), every_deal("orc wolf", "[? ?]"))
    check(t, 0, "fighters 1, neutral, fighters 0", both(looked, own))
    told = every_deal("goblin troll orc orc wolf", "[? ? ?]", "[? ?]", allowed=lambda deal: "troll" in deal[0])
    check(t, 1, "fighters 1, neutral, fighters 0", both(told, own))


# Artifacts


def test_artifacts_never_seen_are_dealt_without_bias() -> None:
    t = scene(
        seats=3,
        decks=("", "", ""),
        won=["war_horn", "hourglass tear_of_life", "seal_of_silence"],
        unwon="boots_of_wind",
    )
    hidden = "hourglass tear_of_life seal_of_silence boots_of_wind"
    check(t, 0, "artifacts 1, artifacts 2, unwon", every_deal(hidden, "{? ?}", "{?}", "[?]"))
    hidden += " war_horn"
    deals = every_deal(hidden, "{?}", "{? ?}", "{?}", "[?]")
    check(t, SPECTATOR, "artifacts 0, artifacts 1, artifacts 2, unwon", deals)


def test_one_of_two_artifacts_seen_has_changed_hands() -> None:
    won = ["war_horn hourglass", "tear_of_life", ""]
    t = scene(seats=3, decks=("", "", ""), won=won, unwon="boots_of_wind seal_of_silence")
    for name in ("war_horn", "hourglass"):
        show_artifact(t.position, 0, NUMBER[name], 2)
    exchange_artifacts(t.position, 0, 1, [NUMBER["war_horn"]], [])
    hidden = "war_horn hourglass tear_of_life boots_of_wind seal_of_silence"
    deals = every_deal(
        hidden,
        "{?}",
        "{? ?}",
        "[? ?]",
        allowed=lambda deal: (
            deal[0] in ("war_horn", "hourglass") and not {"war_horn", "hourglass"} & {*deal[2].split()}
        ),
    )
    check(t, 2, "artifacts 0, artifacts 1, unwon", deals)


def test_worlds_are_as_likely_as_there_are_ways_to_deal_the_rest() -> None:
    won = ["war_horn hourglass storm_blade", "tear_of_life", ""]
    t = scene(seats=3, decks=("", "", ""), won=won, unwon="boots_of_wind seal_of_silence")
    for name in ("war_horn", "hourglass"):
        show_artifact(t.position, 0, NUMBER[name], 2)
    exchange_artifacts(t.position, 0, 1, [NUMBER["war_horn"]], [])
    seen = {"war_horn", "hourglass"}
    deals = every_deal(
        "war_horn hourglass storm_blade tear_of_life boots_of_wind seal_of_silence",
        "{? ?}",
        "{? ?}",
        "[? ?]",
        allowed=lambda deal: not seen & {*deal[2].split()} and not seen <= {*deal[1].split()},
    )
    check(t, 2, "artifacts 0, artifacts 1, unwon", deals)


def test_what_is_on_offer_may_be_any_of_the_offerers() -> None:
    won = ["war_horn hourglass", "tear_of_life", ""]
    t = scene(seats=3, decks=("", "", ""), won=won, unwon="boots_of_wind")
    t.play("offer-1 give-hourglass propose")
    hidden = "war_horn hourglass tear_of_life boots_of_wind"
    offered: dict[Deal, float] = {
        (given, " ".join(sorted([given, kept])), other, unwon): chance
        for (given, kept, other, unwon), chance in every_deal(hidden, "{?}", "{?}", "{?}", "[?]").items()
    }
    check(t, 2, "given, artifacts 0, artifacts 1, unwon", offered)
    deals = every_deal("war_horn boots_of_wind", "{hourglass ?}", "[?]")
    check(t, 1, "artifacts 0, unwon", deals)


def test_where_the_open_card_of_a_squad_was_sent_to_does_not_show() -> None:
    """Sent cards have no order that anybody has seen: dealt anew they follow from the open card alone."""
    found = []
    for order in ("orc treasure treasure", "treasure orc treasure", "treasure treasure orc"):
        t = scene(hands=("", ""), neutral="goblin wolf troll")
        t.position.attack.sent = [[], [NUMBER[name] for name in order.split()]]
        t.position.attack.squad_open = NUMBER["treasure"]
        found.append([sent_cards(t.position, seed) for seed in range(40)])
    assert found[0] == found[1] == found[2]
    assert all("treasure" in cards for cards in found[0])
    assert {cards.index("treasure") for cards in found[0]} == {0, 1, 2}


def sent_cards(position: RagePosition, seed: int) -> list[str]:
    """Return the neutral cards that were sent, as somebody may imagine them who has not looked at the squad."""
    other = position.redeal(1, quick_chance(seed))
    assert isinstance(other, RagePosition)
    return names(other.attack.sent[1])
