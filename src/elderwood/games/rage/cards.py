"""The cards of the box as tables: warriors of five factions, treasures, artifacts and goals.

The printed cards are not public. `printed` names the fields that the rulebook states; all others are reconstructed.
"""

from typing import Final

from elderwood.games.rage.vocabulary import (
    AFTER_ATTACK,
    AFTER_CAPTURE,
    ALL_ENEMIES,
    ALWAYS,
    ANY_BATTLE,
    ANY_TURN,
    ANY_WARRIOR,
    ANYWHERE,
    ARTIFACT,
    AS_DEFENDER,
    BEFORE_CAPTURE,
    BETWEEN,
    BLACK,
    BUILD_TOWER,
    CANCEL_ACTION,
    CENTRAL_CASTLE,
    CENTRE,
    COUNTER,
    DAMAGE,
    DISCARD_RANDOM,
    DOUBLE_PIERCING,
    DOUBLE_STRIKE,
    DRAGON,
    DRAW,
    ELVES,
    ENEMY_CASTLE,
    ENEMY_WARRIOR,
    EVERY_MOMENT,
    EXTRA_ATTACK,
    EXTRA_CAPTURE,
    EXTRA_MOVE,
    FIRE_SHIELD,
    FOREST,
    FOUR_TOWERS,
    GOAL_NAME,
    HAND,
    HERO,
    HIGH,
    MODIFY_INITIATIVE,
    MOVE,
    MOVE_TOKEN,
    NEUTRAL,
    NO_TARGET,
    NONE,
    ON_ATTACK,
    ON_LETHAL,
    OUTSIDE,
    OWN_BATTLE,
    OWN_TURN,
    OWN_WARRIOR,
    PEEK,
    PIERCING,
    PROTECT_LAND,
    RECOVER,
    REDEAL_BATTLE,
    REPLACE_WARRIOR,
    RESPONSE,
    REVEAL,
    SAVE,
    SET_ICON,
    SEVEN_LANDS,
    SHIELD,
    SKIP_MOVE,
    SNOW,
    SQUAD,
    STRIKE,
    SWAP_POSITIONS,
    TREASURE_KIND,
    WARRIOR,
)


class Action:
    """What a card does when it is played from the hand: price in lands, scope, moments, primitive and its numbers."""

    def __init__(
        self,
        price: int,
        scope: int,
        moments: int,
        op: int,
        target: int = NO_TARGET,
        icon: int = NONE,
        amount: int = 0,
        when: int = ALWAYS,
    ) -> None:
        self.price = price
        self.scope = scope
        self.moments = moments
        self.op = op
        self.target = target
        self.icon = icon
        self.amount = amount
        self.when = when


class Card:
    """A kind of card. `icons` stand on its left, forward and right side as it faces the centre."""

    def __init__(
        self,
        name: str,
        faction: int,
        kind: int,
        copies: int,
        initiative: int,
        icons: list[int],
        lives: int,
        printed: str,
        action: Action | None,
    ) -> None:
        self.name = name
        self.faction = faction
        self.kind = kind
        self.copies = copies
        self.initiative = initiative
        self.icons = icons
        self.lives = lives
        self.printed = printed
        self.action = action


class Goal:
    """A goal card: how many towers, lands and enemy castles it asks for, and whether the Central Castle too."""

    def __init__(self, name: str, copies: int, towers: int, lands: int, castles: int, central: bool) -> None:
        self.name = name
        self.copies = copies
        self.towers = towers
        self.lands = lands
        self.castles = castles
        self.central = central


EMPTY: Final = 0

# fmt: off
CARDS: Final[list[Card]] = [
    Card("", NEUTRAL, WARRIOR, 0, 0, [NONE, NONE, NONE], 0, "", None),
    Card("miraina", FOREST, HERO, 1, 5, [PIERCING, DOUBLE_STRIKE, MOVE], 3, "name price",
         Action(4, OWN_BATTLE, BETWEEN, EXTRA_MOVE, target=OWN_WARRIOR)),
    Card("xaranta", FOREST, HERO, 1, 5, [COUNTER, PIERCING, COUNTER], 3, "name effect",
         Action(3, OUTSIDE, OWN_TURN, MOVE_TOKEN)),
    Card("taliel", FOREST, HERO, 1, 7, [MOVE, DOUBLE_PIERCING, MOVE], 2, "",
         Action(3, ANYWHERE, RESPONSE, CANCEL_ACTION)),
    Card("verdan", FOREST, DRAGON, 1, 4, [PIERCING, DOUBLE_PIERCING, PIERCING], 4, "", None),
    Card("pathfinder", FOREST, WARRIOR, 3, 5, [PIERCING, STRIKE, MOVE], 1, "name strike",
         Action(1, OUTSIDE, OWN_TURN, PEEK, target=SQUAD)),
    Card("sniper", FOREST, WARRIOR, 2, 5, [STRIKE, PIERCING, NONE], 2, "name effect",
         Action(2, OWN_BATTLE, AFTER_ATTACK, EXTRA_ATTACK, icon=STRIKE)),
    Card("druid", FOREST, WARRIOR, 2, 3, [STRIKE, COUNTER, SHIELD], 2, "",
         Action(2, OWN_BATTLE, ON_LETHAL, SAVE)),
    Card("bladedancer", FOREST, WARRIOR, 2, 9, [STRIKE, MOVE, STRIKE], 1, "",
         Action(3, ANY_BATTLE, BETWEEN, SWAP_POSITIONS, target=ANY_WARRIOR)),
    Card("rootwarden", FOREST, WARRIOR, 2, 3, [SHIELD, STRIKE, SHIELD], 2, "",
         Action(2, ANY_BATTLE, BETWEEN, SKIP_MOVE, target=ANY_WARRIOR)),
    Card("dryad", FOREST, WARRIOR, 2, 4, [COUNTER, STRIKE, NONE], 1, "",
         Action(1, OWN_BATTLE, BETWEEN | ON_ATTACK | RESPONSE, SET_ICON, target=OWN_WARRIOR, icon=COUNTER)),
    Card("trapper", FOREST, WARRIOR, 2, 2, [STRIKE, PIERCING, STRIKE], 2, "",
         Action(3, ANY_BATTLE, BETWEEN | ON_ATTACK | RESPONSE, SET_ICON, target=ANY_WARRIOR, icon=NONE)),
    Card("stagrider", FOREST, WARRIOR, 1, 9, [STRIKE, DOUBLE_STRIKE, STRIKE], 1, "",
         Action(2, OWN_BATTLE, CENTRE | BETWEEN, MODIFY_INITIATIVE, target=OWN_WARRIOR, amount=4)),
    Card("janira", BLACK, HERO, 1, 8, [STRIKE, SHIELD, DOUBLE_STRIKE], 2, "name lives forward",
         Action(4, ANY_BATTLE, BETWEEN, DAMAGE, target=ANY_WARRIOR, amount=1)),
    Card("varkas", BLACK, HERO, 1, 3, [DOUBLE_STRIKE, DOUBLE_PIERCING, DOUBLE_STRIKE], 3, "",
         Action(6, OWN_BATTLE, BETWEEN, DAMAGE, target=ALL_ENEMIES, amount=1)),
    Card("illura", BLACK, HERO, 1, 7, [PIERCING, COUNTER, PIERCING], 2, "",
         Action(5, OUTSIDE, OWN_TURN, RECOVER, amount=2)),
    Card("morgrath", BLACK, DRAGON, 1, 4, [DOUBLE_STRIKE, DOUBLE_PIERCING, DOUBLE_STRIKE], 6, "", None),
    Card("initiate", BLACK, WARRIOR, 3, 3, [STRIKE, STRIKE, STRIKE], 1, "name faction effect",
         Action(2, OWN_BATTLE, BETWEEN | ON_ATTACK | RESPONSE, SET_ICON, target=OWN_WARRIOR, icon=SHIELD)),
    Card("crystalpriest", BLACK, WARRIOR, 2, 4, [STRIKE, PIERCING, STRIKE], 2, "name faction lives",
         Action(4, OUTSIDE, OWN_TURN, RECOVER, amount=1)),
    Card("darnguard", BLACK, WARRIOR, 3, 4, [STRIKE, STRIKE, SHIELD], 2, "name faction right",
         Action(3, OWN_BATTLE, ON_LETHAL, SAVE)),
    Card("fanatic", BLACK, WARRIOR, 2, 5, [STRIKE, DOUBLE_STRIKE, STRIKE], 2, "",
         Action(3, OWN_BATTLE, BETWEEN | ON_ATTACK | RESPONSE, SET_ICON, target=OWN_WARRIOR, icon=DOUBLE_STRIKE)),
    Card("executioner", BLACK, WARRIOR, 2, 6, [NONE, DOUBLE_PIERCING, STRIKE], 1, "",
         Action(5, ANY_BATTLE, BETWEEN, DAMAGE, target=ANY_WARRIOR, amount=1)),
    Card("overseer", BLACK, WARRIOR, 2, 4, [STRIKE, STRIKE, COUNTER], 2, "",
         Action(4, OWN_BATTLE, BETWEEN, EXTRA_MOVE, target=OWN_WARRIOR)),
    Card("darkknight", BLACK, WARRIOR, 1, 7, [DOUBLE_STRIKE, STRIKE, SHIELD], 2, "",
         Action(4, OUTSIDE, OWN_TURN, DISCARD_RANDOM, amount=1, when=BEFORE_CAPTURE)),
    Card("golem", BLACK, WARRIOR, 1, 4, [DOUBLE_STRIKE, NONE, DOUBLE_STRIKE], 3, "",
         Action(5, OWN_BATTLE, BETWEEN | ON_ATTACK | RESPONSE, SET_ICON, target=OWN_WARRIOR, icon=DOUBLE_PIERCING)),
    Card("blizzardlord", SNOW, HERO, 1, 6, [PIERCING, STRIKE, PIERCING], 2, "name faction effect",
         Action(3, OWN_BATTLE, BETWEEN | ON_ATTACK | RESPONSE, SET_ICON, target=OWN_WARRIOR, icon=DOUBLE_PIERCING)),
    Card("sareon", SNOW, HERO, 1, 7, [DOUBLE_STRIKE, STRIKE, STRIKE], 2, "",
         Action(3, OWN_BATTLE, BETWEEN, EXTRA_MOVE, target=OWN_WARRIOR)),
    Card("ingrid", SNOW, HERO, 1, 6, [STRIKE, DOUBLE_PIERCING, STRIKE], 2, "",
         Action(4, ANY_BATTLE, BETWEEN, DAMAGE, target=ANY_WARRIOR, amount=1)),
    Card("khladar", SNOW, DRAGON, 1, 7, [DOUBLE_STRIKE, DOUBLE_STRIKE, DOUBLE_STRIKE], 4, "", None),
    Card("raider", SNOW, WARRIOR, 3, 3, [STRIKE, STRIKE, STRIKE], 1, "name faction",
         Action(1, OWN_BATTLE, CENTRE | BETWEEN, MODIFY_INITIATIVE, target=OWN_WARRIOR, amount=3)),
    Card("elite", SNOW, WARRIOR, 3, 5, [STRIKE, STRIKE, NONE], 2, "name faction attacks",
         Action(3, OWN_BATTLE, BETWEEN | ON_ATTACK | RESPONSE, SET_ICON, target=OWN_WARRIOR, icon=PIERCING)),
    Card("sentinel", SNOW, WARRIOR, 2, 4, [STRIKE, SHIELD, STRIKE], 1, "name faction",
         Action(2, OUTSIDE, ANY_TURN, DRAW, amount=2)),
    Card("cavalry", SNOW, WARRIOR, 2, 5, [STRIKE, DOUBLE_STRIKE, NONE], 1, "name effect",
         Action(3, OUTSIDE, OWN_TURN, EXTRA_CAPTURE, when=AFTER_CAPTURE)),
    Card("berserker", SNOW, WARRIOR, 2, 4, [DOUBLE_STRIKE, NONE, STRIKE], 2, "",
         Action(2, OWN_BATTLE, AFTER_ATTACK, EXTRA_ATTACK, icon=STRIKE)),
    Card("icewitch", SNOW, WARRIOR, 2, 3, [PIERCING, NONE, PIERCING], 1, "",
         Action(2, ANY_BATTLE, BETWEEN, SKIP_MOVE, target=ANY_WARRIOR)),
    Card("mammothhunter", SNOW, WARRIOR, 1, 4, [PIERCING, DOUBLE_PIERCING, NONE], 1, "",
         Action(3, ANY_BATTLE, BETWEEN | ON_ATTACK | RESPONSE, SET_ICON, target=ANY_WARRIOR, icon=NONE)),
    Card("bearrider", SNOW, WARRIOR, 1, 5, [DOUBLE_STRIKE, STRIKE, DOUBLE_STRIKE], 2, "",
         Action(4, OUTSIDE, OWN_TURN, DISCARD_RANDOM, amount=1, when=BEFORE_CAPTURE)),
    Card("aelior", HIGH, HERO, 1, 7, [SHIELD, DOUBLE_STRIKE, SHIELD], 3, "",
         Action(3, OUTSIDE, OWN_TURN, PROTECT_LAND)),
    Card("tiranis", HIGH, HERO, 1, 4, [FIRE_SHIELD, PIERCING, FIRE_SHIELD], 2, "",
         Action(3, ANYWHERE, RESPONSE, CANCEL_ACTION)),
    Card("lioriel", HIGH, HERO, 1, 8, [COUNTER, PIERCING, COUNTER], 2, "",
         Action(4, OUTSIDE, ANY_TURN, DRAW, amount=3)),
    Card("solarian", HIGH, DRAGON, 1, 5, [FIRE_SHIELD, DOUBLE_PIERCING, FIRE_SHIELD], 5, "", None),
    Card("royalguard", HIGH, WARRIOR, 2, 3, [SHIELD, DOUBLE_STRIKE, SHIELD], 3, "name effect",
         Action(2, OWN_BATTLE, REVEAL, REDEAL_BATTLE)),
    Card("spearman", HIGH, WARRIOR, 3, 6, [SHIELD, PIERCING, STRIKE], 1, "",
         Action(2, OWN_BATTLE, BETWEEN | ON_ATTACK | RESPONSE, SET_ICON, target=OWN_WARRIOR, icon=PIERCING)),
    Card("shieldbearer", HIGH, WARRIOR, 3, 1, [SHIELD, STRIKE, SHIELD], 2, "",
         Action(1, OWN_BATTLE, BETWEEN | ON_ATTACK | RESPONSE, SET_ICON, target=OWN_WARRIOR, icon=SHIELD)),
    Card("towerarcher", HIGH, WARRIOR, 2, 8, [STRIKE, PIERCING, STRIKE], 1, "",
         Action(3, OWN_BATTLE, BETWEEN, DAMAGE, target=ENEMY_WARRIOR, amount=1, when=AS_DEFENDER)),
    Card("healer", HIGH, WARRIOR, 2, 1, [STRIKE, COUNTER, SHIELD], 2, "",
         Action(1, OWN_BATTLE, ON_LETHAL, SAVE)),
    Card("paladin", HIGH, WARRIOR, 2, 6, [STRIKE, COUNTER, STRIKE], 2, "",
         Action(2, OWN_BATTLE, BETWEEN | ON_ATTACK | RESPONSE, SET_ICON, target=OWN_WARRIOR, icon=FIRE_SHIELD)),
    Card("enchantress", HIGH, WARRIOR, 1, 3, [FIRE_SHIELD, STRIKE, NONE], 1, "",
         Action(3, ANY_BATTLE, BETWEEN, SWAP_POSITIONS, target=ANY_WARRIOR)),
    Card("griffinrider", HIGH, WARRIOR, 1, 8, [STRIKE, PIERCING, MOVE], 1, "",
         Action(2, OWN_BATTLE, BETWEEN, REPLACE_WARRIOR, target=OWN_WARRIOR)),
    Card("ebrung", NEUTRAL, DRAGON, 1, 6, [PIERCING, DOUBLE_STRIKE, PIERCING], 5, "name kind", None),
    Card("timemistress", NEUTRAL, HERO, 1, 9, [PIERCING, STRIKE, PIERCING], 2, "name kind", None),
    Card("eldagar", NEUTRAL, HERO, 1, 7, [DOUBLE_STRIKE, DOUBLE_STRIKE, STRIKE], 2, "name kind", None),
    Card("atranax", NEUTRAL, HERO, 1, 5, [DOUBLE_STRIKE, DOUBLE_PIERCING, DOUBLE_STRIKE], 3, "name kind", None),
    Card("goblin", NEUTRAL, WARRIOR, 3, 5, [NONE, STRIKE, NONE], 1, "", None),
    Card("orc", NEUTRAL, WARRIOR, 3, 3, [STRIKE, DOUBLE_STRIKE, NONE], 1, "", None),
    Card("gnome", NEUTRAL, WARRIOR, 3, 2, [SHIELD, STRIKE, SHIELD], 1, "", None),
    Card("wolf", NEUTRAL, WARRIOR, 3, 7, [STRIKE, NONE, STRIKE], 1, "", None),
    Card("centaur", NEUTRAL, WARRIOR, 3, 6, [STRIKE, STRIKE, MOVE], 1, "", None),
    Card("harpy", NEUTRAL, WARRIOR, 2, 8, [MOVE, STRIKE, MOVE], 1, "", None),
    Card("troll", NEUTRAL, WARRIOR, 2, 2, [STRIKE, STRIKE, STRIKE], 2, "", None),
    Card("minotaur", NEUTRAL, WARRIOR, 2, 4, [NONE, DOUBLE_STRIKE, STRIKE], 2, "", None),
    Card("stonegolem", NEUTRAL, WARRIOR, 2, 1, [COUNTER, STRIKE, COUNTER], 2, "", None),
    Card("firespirit", NEUTRAL, WARRIOR, 2, 5, [FIRE_SHIELD, STRIKE, FIRE_SHIELD], 1, "", None),
    Card("treasure", NEUTRAL, TREASURE_KIND, 6, 0, [NONE, NONE, NONE], 0, "name kind", None),
    Card("rune_of_the_builder", NEUTRAL, ARTIFACT, 1, 0, [NONE, NONE, NONE], 0, "name effect",
         Action(0, OUTSIDE, OWN_TURN, BUILD_TOWER)),
    Card("rune_of_the_shield", NEUTRAL, ARTIFACT, 1, 0, [NONE, NONE, NONE], 0, "",
         Action(0, OWN_BATTLE, BETWEEN | ON_ATTACK | RESPONSE, SET_ICON, target=OWN_WARRIOR, icon=SHIELD)),
    Card("rune_of_fire", NEUTRAL, ARTIFACT, 1, 0, [NONE, NONE, NONE], 0, "",
         Action(0, OWN_BATTLE, BETWEEN | ON_ATTACK | RESPONSE, SET_ICON, target=OWN_WARRIOR, icon=FIRE_SHIELD)),
    Card("spear_of_dawn", NEUTRAL, ARTIFACT, 1, 0, [NONE, NONE, NONE], 0, "",
         Action(0, OWN_BATTLE, BETWEEN | ON_ATTACK | RESPONSE, SET_ICON, target=OWN_WARRIOR, icon=DOUBLE_PIERCING)),
    Card("storm_blade", NEUTRAL, ARTIFACT, 1, 0, [NONE, NONE, NONE], 0, "",
         Action(0, OWN_BATTLE, BETWEEN | ON_ATTACK | RESPONSE, SET_ICON, target=OWN_WARRIOR, icon=DOUBLE_STRIKE)),
    Card("crown_of_thorns", NEUTRAL, ARTIFACT, 1, 0, [NONE, NONE, NONE], 0, "",
         Action(0, OWN_BATTLE, BETWEEN | ON_ATTACK | RESPONSE, SET_ICON, target=OWN_WARRIOR, icon=COUNTER)),
    Card("boots_of_wind", NEUTRAL, ARTIFACT, 1, 0, [NONE, NONE, NONE], 0, "",
         Action(0, OWN_BATTLE, CENTRE | BETWEEN, MODIFY_INITIATIVE, target=OWN_WARRIOR, amount=5)),
    Card("fetters_of_ice", NEUTRAL, ARTIFACT, 1, 0, [NONE, NONE, NONE], 0, "",
         Action(0, ANY_BATTLE, BETWEEN, SKIP_MOVE, target=ANY_WARRIOR)),
    Card("mirror_of_shadows", NEUTRAL, ARTIFACT, 1, 0, [NONE, NONE, NONE], 0, "",
         Action(0, ANY_BATTLE, BETWEEN, SWAP_POSITIONS, target=ANY_WARRIOR)),
    Card("tear_of_life", NEUTRAL, ARTIFACT, 1, 0, [NONE, NONE, NONE], 0, "",
         Action(0, OWN_BATTLE, ON_LETHAL, SAVE)),
    Card("lightning_of_the_old_gods", NEUTRAL, ARTIFACT, 1, 0, [NONE, NONE, NONE], 0, "",
         Action(0, ANY_BATTLE, BETWEEN, DAMAGE, target=ANY_WARRIOR, amount=1)),
    Card("war_horn", NEUTRAL, ARTIFACT, 1, 0, [NONE, NONE, NONE], 0, "",
         Action(0, OUTSIDE, ANY_TURN, DRAW, amount=3)),
    Card("scroll_of_memory", NEUTRAL, ARTIFACT, 1, 0, [NONE, NONE, NONE], 0, "",
         Action(0, OUTSIDE, OWN_TURN, RECOVER, amount=2)),
    Card("seal_of_silence", NEUTRAL, ARTIFACT, 1, 0, [NONE, NONE, NONE], 0, "",
         Action(0, ANYWHERE, RESPONSE, CANCEL_ACTION)),
    Card("banner_of_the_march", NEUTRAL, ARTIFACT, 1, 0, [NONE, NONE, NONE], 0, "",
         Action(0, OUTSIDE, OWN_TURN, EXTRA_CAPTURE, when=AFTER_CAPTURE)),
    Card("eye_of_the_seer", NEUTRAL, ARTIFACT, 1, 0, [NONE, NONE, NONE], 0, "",
         Action(0, OUTSIDE, OWN_TURN, PEEK, target=HAND)),
    Card("dome_of_farrun", NEUTRAL, ARTIFACT, 1, 0, [NONE, NONE, NONE], 0, "",
         Action(0, OUTSIDE, OWN_TURN, PROTECT_LAND)),
    Card("whispering_curse", NEUTRAL, ARTIFACT, 1, 0, [NONE, NONE, NONE], 0, "",
         Action(0, OUTSIDE, OWN_TURN, DISCARD_RANDOM, amount=1, when=BEFORE_CAPTURE)),
    Card("hourglass", NEUTRAL, ARTIFACT, 1, 0, [NONE, NONE, NONE], 0, "",
         Action(0, OWN_BATTLE, BETWEEN, EXTRA_MOVE, target=OWN_WARRIOR)),
    Card("portal_stone", NEUTRAL, ARTIFACT, 1, 0, [NONE, NONE, NONE], 0, "",
         Action(0, OWN_BATTLE, BETWEEN, REPLACE_WARRIOR, target=OWN_WARRIOR)),
]
# fmt: on

# The quoted goals are the rulebook's; copies and the last one are reconstructed. The order is that of GOAL_NAME.
GOALS: Final[list[Goal]] = [
    Goal("", 0, 0, 0, 0, False),
    Goal(GOAL_NAME[FOUR_TOWERS], 2, 4, 0, 0, False),
    Goal(GOAL_NAME[SEVEN_LANDS], 2, 0, 7, 0, False),
    Goal(GOAL_NAME[ENEMY_CASTLE], 2, 0, 0, 1, False),
    Goal(GOAL_NAME[CENTRAL_CASTLE], 2, 0, 5, 0, True),
]

# Numbers of the rulebook
SQUAD_SIZE: Final = 3
SPARE_SQUADS: Final = 1  # squads beyond the number of players
STARTING_DRAW: Final = 7
HAND_LIMIT: Final = 5
SENT: Final = 3  # cards a side sends into a battle
DECLINE_DRAW: Final = 2
RETREAT_DRAW: Final = 2
TREASURE_DRAW: Final = 2
GUARDS: Final = 2  # neutral cards beside the guardian of a castle without owner

NAME: Final[list[str]] = [card.name for card in CARDS]
NUMBER: Final[dict[str, int]] = {card.name: number for number, card in enumerate(CARDS)}
KIND: Final[list[int]] = [card.kind for card in CARDS]
COPIES: Final[list[int]] = [card.copies for card in CARDS]

NO_ACTION: Final = Action(0, 0, 0, 0)
ACTION: Final[list[Action]] = [card.action or NO_ACTION for card in CARDS]
PRICE: Final[list[int]] = [action.price for action in ACTION]
SCOPE: Final[list[int]] = [action.scope for action in ACTION]
MOMENTS: Final[list[int]] = [action.moments for action in ACTION]
OP: Final[list[int]] = [action.op for action in ACTION]

EBRUNG: Final = NUMBER["ebrung"]
TREASURE: Final = NUMBER["treasure"]
# The dragon of each elven faction
DRAGONS: Final[list[int]] = [
    next(n for n, card in enumerate(CARDS) if card.kind == DRAGON and card.faction == faction)
    for faction in range(ELVES)
]
# The cards of each elven faction that can be in a hand, and all of them together
TROOPS: Final[list[list[int]]] = [
    [n for n, card in enumerate(CARDS) if n and card.faction == faction and card.kind in (WARRIOR, HERO)]
    for faction in range(ELVES)
]
ELF_CARDS: Final[list[int]] = [card for troop in TROOPS for card in troop]
ARTIFACTS: Final[list[int]] = [n for n, card in enumerate(CARDS) if card.kind == ARTIFACT]

# The cards of each elven faction, and at last the artifacts, that can be played at any of some moments.
PLAYED_AT: Final[list[list[list[int]]]] = [
    [[card for card in cards if MOMENTS[card] & moments] for moments in range(EVERY_MOMENT + 1)]
    for cards in [*TROOPS, ARTIFACTS]
]


def deck_of(faction: int) -> list[int]:
    """Return the cards of a faction that are drawn, its dragon left out (R2); the neutral ones without Ebrung (R1).

    >>> len(deck_of(FOREST)), len(deck_of(NEUTRAL))
    (19, 34)
    """
    return [
        number
        for number, card in enumerate(CARDS)
        for _ in range(card.copies)
        if card.faction == faction and card.kind not in (DRAGON, ARTIFACT)
    ]


def goal_cards() -> list[int]:
    """Return every goal card."""
    return [number for number, goal in enumerate(GOALS) for _ in range(goal.copies)]


def names(cards: list[int]) -> list[str]:
    """Return the names of cards, in order."""
    return [NAME[card] for card in cards]
