"""What belongs to one play, and what cannot be taken back because something was shown."""

from collections.abc import Callable

import pytest

from elderwood.engine.match import Match
from tests.games.rage.scenes import SCENES
from tests.games.rage.setting import IDLE, paint, until
from tests.games.rage.table import TITLE, Table, battle, table

FOREST = "bladedancer bladedancer stagrider"


def begins(t: Table) -> bool:
    """Say whether the question put begins a play."""
    view = t.view(0)
    return view["questions"][0]["play"] == view["decision"]


def after(t: Table, words: str) -> Match:
    """Play words as a match, whoever is asked; windows are passed where a word does not fit."""
    match = Match(TITLE, t.view(0)["seats"], {}, "oak", position=t.position)
    for word in words.split():
        match.play_word(match.position.awaits()[0], word)
    return match


def free(t: Table, words: str) -> bool:
    """Say whether who was asked first may take the last answer back."""
    seat = t.asked
    return after(t, words).cannot_undo(seat) is None


@pytest.mark.parametrize("scene", SCENES)
def test_every_window_and_menu_begins_a_play(scene: str) -> None:
    card = "royalguard" if scene == "reveal" else "raider"
    assert begins(SCENES[scene][1](card, 6))


def test_what_a_card_asks_for_belongs_to_its_play() -> None:
    t = battle("a:gnome a:troll d:gnome -", hands=["initiate"], lands=[2, 1]).play("act-initiate")
    assert (t.asks, begins(t)) == ("target", False)
    assert (t.play("slot-n").asks, begins(t)) == ("side", False)
    assert (t.play("side-left").asks == "response") <= begins(t)
    swap = battle("a:gnome a:troll d:gnome -", artifacts=["mirror_of_shadows"]).play("use-mirror_of_shadows slot-n")
    assert (swap.asks, begins(swap)) == ("other-slot", False)
    token = table(["xaranta"], owners={"A2": 0, "A3": 0}).play("act-xaranta")
    assert (token.asks, begins(token)) == ("cell", False)
    assert not begins(token.play("cell-A2"))
    offer = table(treasures=[1, 1]).play("offer-1")
    assert (offer.asks, begins(offer)) == ("trade", False)
    assert not begins(offer.play("give-treasure"))
    offer.play("propose")
    assert (offer.asks, begins(offer)) == ("deal", True)
    look = table([FOREST], squads=["orc gnome troll", "orc orc goblin"]).play("capture-A2 look-1")
    assert (look.asks, begins(look)) == ("open", False)
    peek = table(["pathfinder"]).play("act-pathfinder")
    assert (peek.asks, begins(peek)) == ("peek", False)
    seat = table(["", "golem", "raider"], seats=3, artifacts=["eye_of_the_seer"]).play("use-eye_of_the_seer")
    assert (seat.asks, begins(seat)) == ("seat", False)


def test_the_questions_of_a_battle_begin_plays() -> None:
    t = (
        table(["dryad trapper sniper druid", "golem darkknight executioner"], owners={"B2": 1})
        .play("capture-B2")
        .pass_on()
    )
    assert (t.asks, begins(t)) == ("send", True)
    assert (t.play("send-dryad").asks, begins(t)) == ("send", False)
    t.play("send-trapper send-sniper")
    assert (t.asks, begins(t)) == ("defend", True)
    advanced = table([FOREST], options={"placement": "advanced"}).play("capture-A2 fight-1")
    assert (advanced.asks, begins(advanced)) == ("place", True)
    assert begins(advanced.play("slot-n"))
    named = table([FOREST], seats=3, options={"neutrals": "named"}).play("capture-A2 fight-1")
    assert (named.asks, begins(named)) == ("keeper", True)
    squad = table([FOREST]).play("capture-A2").pass_on()
    assert (squad.asks, begins(squad)) == ("squad", True)
    exchange = battle("a:gnome d:gnome - -", "a:troll d:orc", start="settle")
    assert (exchange.asks, begins(exchange)) == ("exchange", True)
    who = battle("a:elite a:fanatic d:goblin -", artifacts=[IDLE]).pass_on()
    assert (who.asks, begins(who)) == ("who", True)
    blow = battle("a:raider d:troll d:troll -", peoples=("snow", "black"), artifacts=[IDLE]).pass_on()
    assert (blow.asks, begins(blow)) == ("attack", True)
    discard = table(["dryad dryad trapper trapper druid"], round_number=2)
    assert (discard.asks, begins(discard)) == ("discard", True)


def test_what_shows_nothing_can_be_taken_back() -> None:
    assert free(table([FOREST]), "capture-A2")
    assert free(table(["dryad trapper sniper druid", "golem golem golem"], owners={"B2": 1}), "capture-B2")
    assert free(table(treasures=[1, 1]), "offer-1 give-treasure")
    assert free(battle("a:gnome a:troll d:gnome -", hands=["initiate"], lands=[2, 1]), "act-initiate slot-n")
    advanced = table([FOREST], options={"placement": "advanced"}).play("capture-A2 fight-1")
    assert free(advanced, "slot-n")
    stepping = battle("a:harpy - - d:gnome", artifacts=[IDLE], reserve="d")
    paint(stepping, {"n": "move none none", "w": "none none none"}).pass_on()
    assert free(stepping, "move-left")


SHOWN: dict[str, Callable[[], Table]] = {
    "decline": lambda: table(["dryad"], artifacts=[IDLE]),
    "treasure": lambda: table(["dryad"], treasures=[1]),
    "use-war_horn": lambda: table(artifacts=["war_horn"]),
    "capture-A2 pass look-1": lambda: table([FOREST]),
    "capture-A2 pass look-1 open-1": lambda: table([FOREST]),
    "capture-A2 pass fight-1": lambda: table([FOREST]),
    "act-pathfinder peek-1": lambda: table(["pathfinder"]),
    "use-eye_of_the_seer": lambda: table(["", "golem"], artifacts=["eye_of_the_seer"]),
    "use-whispering_curse": lambda: table(["", "golem"], artifacts=["whispering_curse"]),
    "act-initiate side-left": lambda: battle("a:gnome - d:gnome -", hands=["initiate"], lands=[2, 1], reserve="d"),
    "offer-1 give-treasure propose": lambda: table(treasures=[1, 1]),
    "use-rune_of_the_builder cell-A2": lambda: table(artifacts=["rune_of_the_builder"], owners={"A2": 0}),
    "capture-C4 pass": lambda: table([FOREST], owners={"C3": 0}),
    "capture-A7 pass": lambda: table([FOREST], owners={"A6": 0}),
}


@pytest.mark.parametrize("words", SHOWN)
def test_what_shows_something_cannot_be_taken_back(words: str) -> None:
    assert not free(SHOWN[words](), words)


def test_the_answer_of_the_partner_closes_a_trade_for_good() -> None:
    t = table(treasures=[1, 1]).play("offer-1 give-treasure propose")
    assert not free(t, "accept")


def test_a_card_put_in_cannot_be_taken_back() -> None:
    t = battle(
        "a:spearman - d:ebrung -", hands=["healer paladin"], artifacts=["portal_stone"], peoples=("high", "snow")
    )
    until(t, 0, "between").play("use-portal_stone")
    while t.asks == "response":
        t.play("pass")
    assert not free(t, "put-healer")
