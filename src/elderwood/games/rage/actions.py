"""The action space of Rage of the Elves: a move's number and word mean the same in every position of every match."""

from typing import Final

from elderwood.games.rage.boards import CELL_NAMES
from elderwood.games.rage.cards import ARTIFACTS, DRAGONS, EBRUNG, ELF_CARDS, NAME
from elderwood.games.rage.vocabulary import ELVES, FACTION_NAME, SIDE_NAME, SLOT_NAME

MOST_SEATS: Final = 4
MOST_SQUADS: Final = 5
_CELLS: Final = len(CELL_NAMES)
_ELVES: Final = len(ELF_CARDS)

# Cards as places in tables of their own, so that blocks hold no gaps: hand cards, those that can be sent, artifacts.
SENDABLE: Final[list[int]] = [*ELF_CARDS, *DRAGONS, EBRUNG]
ELF_PLACE: Final[dict[int, int]] = {card: place for place, card in enumerate(ELF_CARDS)}
SENT_PLACE: Final[dict[int, int]] = {card: place for place, card in enumerate(SENDABLE)}
ARTIFACT_PLACE: Final[dict[int, int]] = {card: place for place, card in enumerate(ARTIFACTS)}

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

# What a move is about: its family's name, first number and size.
_FAMILIES: Final[list[tuple[str, int, int]]] = [
    ("capture", CAPTURE, _CELLS),
    ("cell", CELL, _CELLS),
    ("send", SEND, len(SENDABLE)),
    ("act", ACT, _ELVES),
    ("discard", DISCARD_MOVE, _ELVES),
    ("return", RETURN, _ELVES),
    ("take", TAKE, _ELVES),
    ("put", PUT, _ELVES),
    ("use", USE, len(ARTIFACTS)),
    ("give", GIVE, len(ARTIFACTS)),
    ("slot", SLOT, len(SLOT_NAME)),
    ("side", SIDE, len(SIDE_NAME)),
    ("attack", ATTACK, len(SIDE_NAME)),
    ("move", STEP, len(SIDE_NAME)),
    ("look", LOOK, MOST_SQUADS),
    ("fight", FIGHT, MOST_SQUADS),
    ("peek", PEEK_AT, MOST_SQUADS),
    ("open", OPEN, 3),
    ("seat", SEAT, MOST_SEATS),
    ("offer", OFFER, MOST_SEATS),
    ("people", PEOPLE, ELVES),
]

CARD_FAMILIES: Final = ("act", "discard", "return", "put")


def family(move: int) -> tuple[str, int]:
    """Split a move into its family and its number there: a cell, a card, a slot ...

    >>> family(SLOT + 2), family(PASS), family(ACT + 1)
    (('slot', 2), ('pass', 0), ('act', 2))
    """
    for name, first, count in _FAMILIES:
        if first <= move < first + count:
            number = move - first
            if name in CARD_FAMILIES or name == "take":
                return name, ELF_CARDS[number]
            if name == "send":
                return name, SENDABLE[number]
            if name in ("use", "give"):
                return name, ARTIFACTS[number]
            return name, number
    return WORDS[move], 0


def things(move: int) -> list[str]:
    """Return the things a move touches, as clients name them."""
    name, number = family(move)
    if name in CARD_FAMILIES:
        return [f"hand:{NAME[number]}"]
    if name == "send":
        return [f"dragon:{NAME[number]}" if number in DRAGONS or number == EBRUNG else f"hand:{NAME[number]}"]
    if name == "take":
        return [f"discard:{NAME[number]}"]
    if name in ("use", "give"):
        return [f"artifact:{NAME[number]}"]
    if name in ("capture", "cell"):
        return [f"cell:{CELL_NAMES[number]}"]
    if name == "slot":
        return [f"slot:{SLOT_NAME[number]}"]
    if name in ("side", "attack", "move"):
        return [f"side:{SIDE_NAME[number]}"]
    if name in ("look", "fight", "peek"):
        return [f"squad:{number + 1}"]
    if name == "open":
        return [f"squad-card:{number + 1}"]
    if name in ("seat", "offer"):
        return [f"seat:{number}"]
    if name == "people":
        return [f"people:{FACTION_NAME[number]}"]
    return [f"button:{WORDS[move]}"]


THINGS: Final[dict[str, list[int]]] = {}
for _move in range(len(WORDS)):
    for _thing in things(_move):
        THINGS.setdefault(_thing, []).append(_move)

assert len(WORDS) == PEOPLE + ELVES
