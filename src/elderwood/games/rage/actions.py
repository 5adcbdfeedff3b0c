"""The action space of Rage of the Elves: a move's number and word mean the same in every position of every match."""

from typing import Final

from elderwood.engine.actions import ActionSpace, Family
from elderwood.games.rage.boards import CELL_NAMES
from elderwood.games.rage.cards import ARTIFACTS, DRAGONS, EBRUNG, ELF_CARDS, NAME
from elderwood.games.rage.vocabulary import ELVES, FACTION_NAME, SIDE_NAME, SLOT_NAME

MOST_SEATS: Final = 4
MOST_SQUADS: Final = 5
_CELLS: Final = len(CELL_NAMES)
_ELVES: Final = len(ELF_CARDS)

# Cards as places in tables of their own, so that blocks hold no gaps: hand cards, those that can be sent, artifacts.
SENDABLE: Final[list[int]] = [*ELF_CARDS, *DRAGONS, EBRUNG]


def _places(cards: list[int]) -> list[int]:
    """Return the place of each card in a table, by the card's number; -1 where it has none."""
    return [cards.index(card) if card in cards else -1 for card in range(len(NAME))]


ELF_PLACE: Final[list[int]] = _places(ELF_CARDS)
SENT_PLACE: Final[list[int]] = _places(SENDABLE)
ARTIFACT_PLACE: Final[list[int]] = _places(ARTIFACTS)

# Single moves
PASS: Final = 0
QUIET: Final = 1  # pass until the battle ends
DECLINE: Final = 2
END_TURN: Final = 3
RETREAT: Final = 4
STAND: Final = 5
TREASURE_MOVE: Final = 6
GIVE_TREASURE: Final = 7
WANT_TREASURE: Final = 8
WANT_ARTIFACT: Final = 9
PROPOSE: Final = 10
ACCEPT: Final = 11
REFUSE: Final = 12

# Blocks of consecutive numbers
CAPTURE: Final = 13  # + cell
CELL: Final = CAPTURE + _CELLS
SEND: Final = CELL + _CELLS  # + place in SENDABLE
ACT: Final = SEND + len(SENDABLE)  # + place in ELF_CARDS
DISCARD_MOVE: Final = ACT + _ELVES
RETURN: Final = DISCARD_MOVE + _ELVES
TAKE: Final = RETURN + _ELVES
PUT: Final = TAKE + _ELVES
USE: Final = PUT + _ELVES  # + place in ARTIFACTS
GIVE: Final = USE + len(ARTIFACTS)
SLOT: Final = GIVE + len(ARTIFACTS)  # + slot
SIDE: Final = SLOT + len(SLOT_NAME)  # + side
ATTACK: Final = SIDE + len(SIDE_NAME)
STEP: Final = ATTACK + len(SIDE_NAME)  # the Move icon
LOOK: Final = STEP + len(SIDE_NAME)  # + squad
FIGHT: Final = LOOK + MOST_SQUADS
PEEK_AT: Final = FIGHT + MOST_SQUADS
OPEN: Final = PEEK_AT + MOST_SQUADS  # + card of the squad
SEAT: Final = OPEN + 3  # + seat
OFFER: Final = SEAT + MOST_SEATS
PEOPLE: Final = OFFER + MOST_SEATS  # + faction

_HAND: Final = [NAME[card] for card in ELF_CARDS]
_SQUADS: Final = range(1, MOST_SQUADS + 1)

WORDS: Final[list[str]] = [
    "pass",
    "quiet",
    "decline",
    "end-turn",
    "retreat",
    "stand",
    "treasure",
    "give-treasure",
    "want-treasure",
    "want-artifact",
    "propose",
    "accept",
    "refuse",
    *[f"capture-{cell}" for cell in CELL_NAMES],
    *[f"cell-{cell}" for cell in CELL_NAMES],
    *[f"send-{NAME[card]}" for card in SENDABLE],
    *[f"act-{name}" for name in _HAND],
    *[f"discard-{name}" for name in _HAND],
    *[f"return-{name}" for name in _HAND],
    *[f"take-{name}" for name in _HAND],
    *[f"put-{name}" for name in _HAND],
    *[f"use-{NAME[card]}" for card in ARTIFACTS],
    *[f"give-{NAME[card]}" for card in ARTIFACTS],
    *[f"slot-{slot}" for slot in SLOT_NAME],
    *[f"side-{side}" for side in SIDE_NAME],
    *[f"attack-{side}" for side in SIDE_NAME],
    *[f"move-{side}" for side in SIDE_NAME],
    *[f"look-{squad}" for squad in _SQUADS],
    *[f"fight-{squad}" for squad in _SQUADS],
    *[f"peek-{squad}" for squad in _SQUADS],
    *[f"open-{place}" for place in (1, 2, 3)],
    *[f"seat-{seat}" for seat in range(MOST_SEATS)],
    *[f"offer-{seat}" for seat in range(MOST_SEATS)],
    *[f"people-{FACTION_NAME[faction]}" for faction in range(ELVES)],
]

FAMILIES: Final[list[Family]] = [
    Family("capture", CAPTURE, 0, _CELLS),
    Family("cell", CELL, 0, _CELLS),
    Family("send", SEND, 0, len(SENDABLE)),
    Family("act", ACT, 0, _ELVES),
    Family("discard", DISCARD_MOVE, 0, _ELVES),
    Family("return", RETURN, 0, _ELVES),
    Family("take", TAKE, 0, _ELVES),
    Family("put", PUT, 0, _ELVES),
    Family("use", USE, 0, len(ARTIFACTS)),
    Family("give", GIVE, 0, len(ARTIFACTS)),
    Family("slot", SLOT, 0, len(SLOT_NAME)),
    Family("side", SIDE, 0, len(SIDE_NAME)),
    Family("attack", ATTACK, 0, len(SIDE_NAME)),
    Family("move", STEP, 0, len(SIDE_NAME)),
    Family("look", LOOK, 0, MOST_SQUADS),
    Family("fight", FIGHT, 0, MOST_SQUADS),
    Family("peek", PEEK_AT, 0, MOST_SQUADS),
    Family("open", OPEN, 0, 3),
    Family("seat", SEAT, 0, MOST_SEATS),
    Family("offer", OFFER, 0, MOST_SEATS),
    Family("people", PEOPLE, 0, ELVES),
]

# Families about cards, and the table their numbers are places in
CARDS_OF: Final[dict[str, list[int]]] = {
    "act": ELF_CARDS,
    "discard": ELF_CARDS,
    "return": ELF_CARDS,
    "put": ELF_CARDS,
    "take": ELF_CARDS,
    "send": SENDABLE,
    "use": ARTIFACTS,
    "give": ARTIFACTS,
}


def card_of(family: str, number: int) -> int:
    """Return the card a move is about."""
    return CARDS_OF[family][number]


def each_kind(cards: list[int], block: int, places: list[int]) -> list[int]:
    """Return a move of a block for each kind of card; the cards are sorted.

    >>> [WORDS[move] for move in each_kind([1, 1, 2], ACT, ELF_PLACE)]
    ['act-miraina', 'act-xaranta']
    """
    moves: list[int] = []
    before = 0
    for card in cards:
        if card != before:
            moves.append(block + places[card])
        before = card
    return moves


def is_act(move: int) -> bool:
    """Say whether a move plays an action or an artifact."""
    return ACT <= move < ACT + _ELVES or USE <= move < USE + len(ARTIFACTS)


def played_card(move: int) -> int:
    """Return the card that a move plays as an action, or the artifact."""
    return ARTIFACTS[move - USE] if move >= USE else ELF_CARDS[move - ACT]


def things(family: str, number: int) -> list[str]:
    """Name the things a move touches, as clients do."""
    if family in CARDS_OF:
        card = card_of(family, number)
        if family == "take":
            return [f"discard:{NAME[card]}"]
        if family in ("use", "give"):
            return [f"artifact:{NAME[card]}"]
        return [f"dragon:{NAME[card]}" if card in DRAGONS or card == EBRUNG else f"hand:{NAME[card]}"]
    if family in ("capture", "cell"):
        return [f"cell:{CELL_NAMES[number]}"]
    if family == "slot":
        return [f"slot:{SLOT_NAME[number]}"]
    if family in ("side", "attack", "move"):
        return [f"side:{SIDE_NAME[number]}"]
    if family in ("look", "fight", "peek"):
        return [f"squad:{number + 1}"]
    if family == "open":
        return [f"squad-card:{number + 1}"]
    if family in ("seat", "offer"):
        return [f"seat:{number}"]
    if family == "people":
        return [f"people:{FACTION_NAME[number]}"]
    return [f"button:{family}"]


SPACE: Final = ActionSpace(WORDS, FAMILIES, things, ["pass", "quiet", "decline", "end-turn", "refuse"])

assert len(WORDS) == PEOPLE + ELVES
