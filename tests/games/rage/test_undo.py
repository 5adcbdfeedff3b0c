"""What can be taken back: a choice until it has shown somebody something new, and nothing after that."""

from collections.abc import Callable

import pytest

from elderwood.engine.match import Match
from elderwood.games.rage.position import RagePosition
from tests.games.rage.table import TITLE, Table, battle, table

SEAL = "seal_of_silence"  # whoever holds it may answer every action
HAND = "dryad trapper druid sniper"
SQUADS = ["goblin troll eldagar", "orc wolf gnome"]
ADVANCED = {"placement": "advanced"}


def answered(t: Table, word: str) -> tuple[Match, int]:
    """Go on from a table with an answer, past windows in which it is not possible, and say whose it was."""
    while t.offers_none(word):
        t.play("pass")
    seat = t.asked
    match = Match(TITLE, len(t.view(0)["players"]), {}, "oak", position=t.position)
    match.play_word(seat, word)
    return match, seat


def begun(words: str) -> Table:
    """Begin a match in which peoples are chosen."""
    position = TITLE.start(2, {"peoples": "chosen"}, "oak")
    assert isinstance(position, RagePosition)
    return Table(position).play(words)


def returned() -> Table:
    """Only the last card of the last player is still to go back."""
    t = begun("people-forest people-snow")
    for _ in range(3):
        t.play(t.moves[0])
    return t


def declared(card: str, hands: tuple[str, str] = ("", "golem darkknight"), **more: object) -> Table:
    """Seat 0 has declared an artifact; seat 1 is asked whether it answers."""
    t = table(hands, artifacts=[card, SEAL], **more)  # type: ignore[arg-type]
    t.play(f"use-{card}")
    return t


def at_put() -> Table:
    t = battle("a:janira - d:raider -", hands=["golem", ""], artifacts=["portal_stone"], reserve="d")
    t.play("use-portal_stone").pass_on()
    assert t.asks == "put"
    return t


def against_squad(words: str, **more: object) -> Table:
    """Seat 0 attacks a land that nobody holds."""
    return table([HAND], squads=SQUADS, **more).play(f"capture-A2 {words}")  # type: ignore[arg-type]


def against_guards() -> Table:
    """Seat 0 attacks the Central Castle; the guards of its dragon come from the deck, face down."""
    return table([HAND], owners={"B4": 0}, options=ADVANCED).play("capture-C4 send-dryad send-trapper")


def redealing() -> Table:
    """Seat 0 has had a battle laid out anew; seat 1 is asked whether it answers."""
    t = battle(
        "a:janira d:raider d:elite a:darnguard",
        "a:golem d:troll",
        hands=["royalguard", ""],
        artifacts=["", SEAL],
        peoples=("high", "snow"),
        lands=(6, 1),
        start="reveal",
    )
    return t.play("act-royalguard")


SHOWN: dict[str, Callable[[], tuple[Table, str]]] = {
    "the last people is chosen and all is dealt": lambda: (begun("people-forest"), "people-snow"),
    "the last card goes back and the deck is shuffled": lambda: (returned(), returned().moves[0]),
    "cards are drawn": lambda: (table([HAND]), "decline"),
    "a squad is looked at": lambda: (against_squad(""), "look-1"),
    "one of its cards is turned up": lambda: (against_squad("look-1"), "open-2"),
    "all cards are turned up": lambda: (against_squad("fight-1 send-dryad send-trapper"), "send-druid"),
    "guards are drawn, though face down": lambda: (against_guards(), "send-druid"),
    "the computer places a card": lambda: (
        against_squad("fight-1 send-dryad send-trapper send-druid", options={**ADVANCED, "neutrals": "computer"}),
        "slot-n",
    ),
    "an action is declared": lambda: (table(["", "golem"], artifacts=["eye_of_the_seer", SEAL]), "use-eye_of_the_seer"),
    "a hand is looked at": lambda: (declared("eye_of_the_seer"), "pass"),
    "a card is lost by chance": lambda: (declared("whispering_curse"), "pass"),
    "a card comes out of the hand": lambda: (at_put(), at_put().moves[0]),
    "a battle is laid out anew": lambda: (redealing(), "pass"),
    "an offer is made": lambda: (table(treasures=[1, 1]).play("offer-1 give-treasure want-treasure"), "propose"),
    "a trade is made": lambda: (
        table(treasures=[1], artifacts=["", "war_horn"]).play("offer-1 give-treasure want-artifact propose"),
        "accept",
    ),
}


@pytest.mark.parametrize("case", SHOWN)
def test_what_was_shown_cannot_be_unseen(case: str) -> None:
    t, words = SHOWN[case]()
    match, seat = answered(t, words)
    assert match.cannot_undo(seat) is not None


# Nobody has learnt anything yet but what was chosen.
HIDDEN: dict[str, Callable[[], tuple[Table, str]]] = {
    "the first people is chosen": lambda: (begun(""), "people-forest"),
    "a card goes back": lambda: (begun("people-forest people-snow"), begun("people-forest people-snow").moves[0]),
    "a squad is chosen": lambda: (against_squad(""), "fight-1"),
    "a card is sent face down": lambda: (against_squad("fight-1"), "send-dryad"),
    "a card is placed face down": lambda: (
        against_squad("fight-1 send-dryad send-trapper send-druid", options=ADVANCED),
        "slot-n",
    ),
    "an offer is begun": lambda: (table(treasures=[1, 1]), "offer-1"),
}


@pytest.mark.parametrize("case", HIDDEN)
def test_what_shows_nothing_can_be_taken_back(case: str) -> None:
    t, word = HIDDEN[case]()
    match, seat = answered(t, word)
    assert match.cannot_undo(seat) is None
