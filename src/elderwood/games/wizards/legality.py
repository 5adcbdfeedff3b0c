"""What may be answered, and why not: the one source for clients, bots, hints and the fuzzer."""

from typing import Final

from elderwood.engine.words import Reason, Values
from elderwood.engine.zones import distinct
from elderwood.games.wizards.actions import (
    APPLY,
    BOOST,
    COPY,
    DISCARD_MOVE,
    GIVE_MOVE,
    KEEP_HAND,
    KIND_MOVE,
    PASS,
    PICK,
    PLAY,
    SEAT,
    SUMMON,
    SWAP,
    TAKE,
    THROW_HAND,
    VALUE,
    WIZARD,
    boost_move,
    boost_place,
    family,
)
from elderwood.games.wizards.actives import boosts_of_others, contenders_of_others, copyable, pickable
from elderwood.games.wizards.cards import (
    ACTIVES,
    COPYABLE,
    KINDS,
    NAME,
    ORDERABLE,
    SIDE_NAME,
    STRENGTH,
)
from elderwood.games.wizards.ranking import champions_to_exchange, pending_of, piles_to_exchange_with
from elderwood.games.wizards.settings import SLOTS
from elderwood.games.wizards.spells import hands_of_others, strongest, wanted_strength
from elderwood.games.wizards.state import (
    ASK_BOOST,
    ASK_BOOST_FOR,
    ASK_CHAMPION,
    ASK_CONTENDER_OF,
    ASK_COPY,
    ASK_DISCARD,
    ASK_DISCARD_OF,
    ASK_GIVE,
    ASK_HAND_OF,
    ASK_KEEP,
    ASK_KIND,
    ASK_LAST_DISCARD,
    ASK_ORDER,
    ASK_PICK,
    ASK_PILE,
    ASK_PLAY,
    ASK_REST,
    ASK_RETURN,
    ASK_STRONGEST,
    ASK_SUMMON,
    ASK_SWAP,
    ASK_TAKE,
    ASK_VALUE,
    ASK_WIZARD,
    State,
)
from elderwood.games.wizards.strength import possible_strengths


def legal_moves(state: State, seat: int) -> list[int]:
    """Return every answer of a seat to the question put to it."""
    ask = state.ask
    if ask == ASK_BOOST:
        return [PASS, *each_card(state.hands[seat], BOOST)]
    if ask == ASK_SUMMON:
        return each_card(state.hands[seat], SUMMON)
    if ask == ASK_PLAY:
        return each_card(state.hands[seat], PLAY)
    if ask == ASK_REST:
        return [KEEP_HAND, THROW_HAND]
    if ask == ASK_SWAP:
        return each_card(state.hands[seat], SWAP)
    if ask == ASK_GIVE:
        return each_card(state.hands[seat], GIVE_MOVE)
    if ask == ASK_DISCARD:
        return each_card(state.hands[seat], DISCARD_MOVE)
    if ask == ASK_TAKE:
        return each_card(state.hands[state.target], TAKE)
    if ask == ASK_KIND:
        return [KIND_MOVE + kind for kind in KINDS]
    if ask <= ASK_DISCARD_OF:
        return answers_to_spell(state, seat)
    if ask <= ASK_PICK:
        return answers_to_active(state)
    return answers_to_scoring(state, seat)


def each_card(cards: list[int], block: int) -> list[int]:
    """Return a move for each kind of card."""
    return [block + card for card in distinct(cards)]


def answers_to_spell(state: State, seat: int) -> list[int]:
    """Return the answers to the rarer questions of the set-up and of spells."""
    ask = state.ask
    if ask == ASK_WIZARD:
        return [WIZARD + side for side in range(len(SIDE_NAME)) if is_free(state, side)]
    if ask == ASK_HAND_OF:
        return [SEAT + other for other in sorted(hands_of_others(state, state.actor))]
    if ask == ASK_STRONGEST:
        return [GIVE_MOVE + card for card in strongest(state.hands[seat])]
    if ask == ASK_KEEP:
        return each_card(state.received, TAKE)
    assert ask == ASK_DISCARD_OF
    strength = wanted_strength(state)
    return [DISCARD_MOVE + card for card in distinct(state.hands[seat]) if STRENGTH[card] == strength]


def is_free(state: State, side: int) -> bool:
    """Say whether a wizard card is still there: one of each in a box (R3)."""
    taken = 0
    for other in state.wizards:
        if other >= 0 and other // 2 == side // 2:
            taken += 1
    return taken < state.settings.boxes


def answers_to_active(state: State) -> list[int]:
    """Return the answers to the questions of active effects."""
    ask = state.ask
    if ask == ASK_CONTENDER_OF:
        return [SEAT + other for other in sorted(contenders_of_others(state))]
    if ask in (ASK_RETURN, ASK_BOOST_FOR):
        return [boost_move(place // SLOTS, place % SLOTS) for place in sorted(boosts_of_others(state))]
    if ask == ASK_COPY:
        return [COPY + COPYABLE.index(card) for card in copyable(state)]
    assert ask == ASK_PICK
    return [PICK + deep for deep in pickable(state, state.source, ACTIVES[state.source][0].depth)]


def answers_to_scoring(state: State, seat: int) -> list[int]:
    """Return the answers to the questions of the scoring and the end."""
    ask = state.ask
    if ask == ASK_VALUE:
        return [VALUE + rank for rank in range(len(possible_strengths(state.slots, state.place)))]
    if ask == ASK_ORDER:
        waiting = distinct([state.slots[place] for place in pending_of(state, seat)])
        return [APPLY + ORDERABLE.index(card) for card in waiting]
    if ask == ASK_PILE:
        return [SEAT + other for other in sorted(piles_to_exchange_with(state))]
    if ask == ASK_CHAMPION:
        return [TAKE + card for card in champions_to_exchange(state, state.target)]
    assert ask == ASK_LAST_DISCARD
    return [DISCARD_MOVE + card for card in strongest(state.champions[seat])]


# Which families of moves each question is about: another family is refused with the question itself.
EXPECTED: Final[dict[int, list[str]]] = {
    ASK_WIZARD: ["wizard"],
    ASK_PLAY: ["play"],
    ASK_SUMMON: ["summon"],
    ASK_BOOST: ["boost", "pass"],
    ASK_KIND: ["kind"],
    ASK_HAND_OF: ["seat"],
    ASK_TAKE: ["take"],
    ASK_GIVE: ["give"],
    ASK_STRONGEST: ["give"],
    ASK_KEEP: ["take"],
    ASK_DISCARD: ["discard"],
    ASK_DISCARD_OF: ["discard"],
    ASK_SWAP: ["swap"],
    ASK_CONTENDER_OF: ["seat"],
    ASK_RETURN: ["boost-of"],
    ASK_BOOST_FOR: ["boost-of"],
    ASK_COPY: ["copy"],
    ASK_PICK: ["pick"],
    ASK_VALUE: ["value"],
    ASK_ORDER: ["apply"],
    ASK_PILE: ["seat"],
    ASK_CHAMPION: ["take"],
    ASK_REST: ["keep-hand", "throw-hand"],
    ASK_LAST_DISCARD: ["discard"],
}


def refuse(state: State, seat: int, move: int) -> Reason:
    """Say why a move is not legal now."""
    name, number = family(move)
    ask = state.ask
    if name not in EXPECTED[ask]:
        return Reason("why-not-asked", {})
    if name == "wizard":
        return Reason("wizards-why-wizard-taken", {"card": SIDE_NAME[number].partition("-")[0]}, "R3")
    if name == "seat":
        return refuse_seat(state, number)
    if name == "boost-of":
        return refuse_boost(state, number)
    if name == "copy":
        return refuse_copy(state, COPYABLE[number])
    if name == "apply":
        return Reason("wizards-why-nothing-waits", {"card": NAME[ORDERABLE[number]]}, "R41")
    if name == "pick":
        return refuse_pick(state, number)
    if name == "value":
        return Reason("wizards-why-no-such-value", {"rank": number + 1}, "R64")
    return refuse_card(state, seat, number)


def refuse_card(state: State, seat: int, card: int) -> Reason:
    """Say why a card cannot be chosen."""
    values: Values = {"card": NAME[card]}
    ask = state.ask
    if ask == ASK_LAST_DISCARD:
        if card in state.champions[seat]:
            return Reason("wizards-why-not-strongest-champion", values, "R54")
        return Reason("wizards-why-no-such-champion", values, "R54")
    if ask in (ASK_TAKE, ASK_KEEP):
        rule = "R11" if ask == ASK_TAKE else "R69"
        return Reason("wizards-why-not-among-them", values, rule)
    if ask == ASK_CHAMPION:
        return Reason("wizards-why-no-such-champion", values, "R48")
    if card not in state.hands[seat]:
        return Reason("wizards-why-not-in-hand", values, "R5")
    if ask == ASK_STRONGEST:
        return Reason("wizards-why-not-strongest", values, "R13")
    return Reason("wizards-why-not-that-strength", {**values, "strength": wanted_strength(state)}, "R10")


def refuse_seat(state: State, other: int) -> Reason:
    """Say why a player cannot be chosen."""
    if other >= state.settings.seats:
        return Reason("why-no-seat", {"seat": other})
    values: Values = {"seat": other}
    if state.ask == ASK_PILE:
        return Reason("wizards-why-no-champion-there", values, "R48")
    if other == state.actor:
        return Reason("wizards-why-another-player", {}, "R12")
    if state.ask == ASK_HAND_OF:
        return Reason("wizards-why-empty-hand", values, "R9")
    return Reason("wizards-why-no-contender", values, "R9")


def refuse_boost(state: State, number: int) -> Reason:
    """Say why a boost on the table cannot be chosen."""
    other, slot = boost_place(number)
    if other >= state.settings.seats:
        return Reason("why-no-seat", {"seat": other})
    if other == state.actor:
        return Reason("wizards-why-another-player", {}, "R12")
    return Reason("wizards-why-no-boost", {"seat": other, "slot": slot}, "R9")


def refuse_copy(state: State, card: int) -> Reason:
    """Say why an effect cannot be copied."""
    if card in state.slots:
        return Reason("wizards-why-cannot-copy", {"card": NAME[card]}, "R22")
    return Reason("wizards-why-not-in-contest", {"card": NAME[card]}, "R22")


def refuse_pick(state: State, deep: int) -> Reason:
    """Say why a card of the discard pile cannot be exchanged for."""
    return Reason("wizards-why-not-that-name", {"card": NAME[state.discard[len(state.discard) - 1 - deep]]}, "R66")
