"""The words cards are written in: icons, primitives, targets, scopes, moments and conditions."""

from typing import Final

# Icons, as they stand on the three sides of a card
NONE: Final = 0
STRIKE: Final = 1
DOUBLE_STRIKE: Final = 2
PIERCING: Final = 3
DOUBLE_PIERCING: Final = 4
SHIELD: Final = 5
COUNTER: Final = 6
FIRE_SHIELD: Final = 7
MOVE: Final = 8
ICON_NAME: Final[list[str]] = [
    "none",
    "strike",
    "double-strike",
    "piercing",
    "double-piercing",
    "shield",
    "counter",
    "fire-shield",
    "move",
]
# How many lives an icon takes, and whether shields stop it
BLOW: Final[list[int]] = [0, 1, 2, 1, 2, 0, 0, 0, 0]
PIERCES: Final[list[bool]] = [False, False, False, True, True, False, False, False, False]

# Sides of a card that faces the centre
SIDE_NAME: Final[list[str]] = ["left", "forward", "right"]

# Edge slots of the battlefield, clockwise
SLOT_NAME: Final[list[str]] = ["n", "e", "s", "w"]

# Kinds of cards
WARRIOR: Final = 0
HERO: Final = 1
DRAGON: Final = 2
TREASURE_KIND: Final = 3
ARTIFACT: Final = 4
KIND_NAME: Final[list[str]] = ["warrior", "hero", "dragon", "treasure", "artifact"]

# Factions
FOREST: Final = 0
BLACK: Final = 1
SNOW: Final = 2
HIGH: Final = 3
NEUTRAL: Final = 4
FACTION_NAME: Final[list[str]] = ["forest", "black", "snow", "high", "neutral"]
ELVES: Final = 4

# Primitives
SET_ICON: Final = 1
EXTRA_ATTACK: Final = 2
EXTRA_MOVE: Final = 3
SKIP_MOVE: Final = 4
DAMAGE: Final = 5
SAVE: Final = 6
MODIFY_INITIATIVE: Final = 7
SWAP_POSITIONS: Final = 8
REPLACE_WARRIOR: Final = 9
REDEAL_BATTLE: Final = 10
CANCEL_ACTION: Final = 11
DRAW: Final = 12
DISCARD_RANDOM: Final = 13
RECOVER: Final = 14
PEEK: Final = 15
EXTRA_CAPTURE: Final = 16
MOVE_TOKEN: Final = 17
BUILD_TOWER: Final = 18
PROTECT_LAND: Final = 19

# Targets: any numbers that differ
NO_TARGET: Final = 0
OWN_WARRIOR: Final = 1
ENEMY_WARRIOR: Final = 2
ANY_WARRIOR: Final = 3
ALL_ENEMIES: Final = 4
SQUAD: Final = 5
HAND: Final = 6

# Scopes: any numbers that differ
OWN_BATTLE: Final = 1
ANY_BATTLE: Final = 2
OUTSIDE: Final = 3
ANYWHERE: Final = 4

# Moments at which a card may be played, as bits
OWN_TURN: Final = 1
ANY_TURN: Final = 2
REVEAL: Final = 4
CENTRE: Final = 8
BETWEEN: Final = 16
ON_ATTACK: Final = 32
AFTER_ATTACK: Final = 64
ON_LETHAL: Final = 128
RESPONSE: Final = 256
EVERY_MOMENT: Final = 511

# Conditions: any numbers that differ
ALWAYS: Final = 0
AS_DEFENDER: Final = 1
BEFORE_CAPTURE: Final = 2
AFTER_CAPTURE: Final = 3  # with three cards left

# Goals
NO_GOAL: Final = 0
FOUR_TOWERS: Final = 1
SEVEN_LANDS: Final = 2
ENEMY_CASTLE: Final = 3
CENTRAL_CASTLE: Final = 4
GOAL_NAME: Final[list[str]] = ["", "four-towers", "seven-lands", "enemy-castle", "central-castle"]
