"""The words that effects of Woodland Wizards are written in: when, what, whose, which. The cards are in `cards`."""

from typing import Final

# Triggers: when an effect happens; any numbers that differ.
ON_SPELL: Final = 1  # search, when the card is played from the hand
ON_REVEAL: Final = 2  # summon or boost, on the owner's place in turn order, once
WHILE_IN_CONTEST: Final = 3  # scoring: a modifier of strength while the card lies in a player's area
AFTER_RANKING: Final = 4  # when the places are fixed, before anything is claimed
ON_CLAIM: Final = 5  # together with the prize-winners' contenders
AFTER_CLAIM: Final = 6
END_GAME_PRE: Final = 7  # after the last contest, before champions get their values
END_GAME_VALUE: Final = 8  # the value of this card among the champions

# Primitives: what happens; any numbers that differ.
DRAW: Final = 1  # draw cards from the deck
DRAW_UNTIL: Final = 2  # open deck cards until one fits; that one goes to the hand
TAKE_FROM_HAND: Final = 3  # take a card from another hand, looking at it or blindly
GIVE: Final = 4  # give a card of one's own hand to the target
COLLECT: Final = 5  # others hand over cards and draw; some are kept, the rest is discarded
DISCARD_FROM_HAND: Final = 6
REPLACE: Final = 7  # the top of the deck takes the place of a card, which is discarded
EXCHANGE: Final = 8  # two cards take each other's place
RETURN_TO_HAND: Final = 9  # a boost goes back to the hand of the player in whose area it lies
COPY_ACTIVE: Final = 10  # use the active effect of another card as if it stood here
DISCARD: Final = 11  # put this card on the discard pile
MODIFY: Final = 12  # strength: an addition (perhaps for each card of a kind), or a cap
DOUBLE_BOOST_SUM: Final = 13  # the sum of the owner's boosts counts twice
ADD_TO_CHAMPIONS: Final = 14
DISCARD_CHAMPION: Final = 15
END_VALUE: Final = 16  # in the final count worth this much instead of the printed strength

# Whose cards (any numbers that differ): the acting player, one chosen other player, all others, all, or the winner.
SELF: Final = 1
TARGET: Final = 2
OTHERS: Final = 3
EVERYBODY: Final = 4
WINNER: Final = 5

# How a card is selected; any numbers that differ.
CHOICE: Final = 1
LOOK: Final = 2  # the acting player sees the whole hand and chooses
RANDOM: Final = 3
STRONGEST: Final = 4  # by printed strength; equal ones by choice of their owner

# Which cards an effect is about; any numbers that differ.
THIS_CARD: Final = 1
CONTENDER: Final = 2
OWN_BOOSTS: Final = 3
OWN_CONTENDER: Final = 4
CONTEST_CARDS: Final = 5
DISCARD_TOP: Final = 6
HAND_CARD: Final = 7
BOOST_CARD: Final = 8
CHAMPION: Final = 9

# Whether the card that arrives uses its active effect; any numbers that differ.
NEVER: Final = 0
AT_ONCE: Final = 1
ON_ITS_PLACE: Final = 2

# Conditions; any numbers that differ.
ALWAYS: Final = 0
OWNER_LOST: Final = 1
AS_CONTENDER: Final = 2
WINNER_CLAIMED_IT: Final = 3
SAME_NAME_IN_PILE: Final = 4
OTHER_OF_KIND_IN_PILE: Final = 5


UNSAID: Final = 0  # a word of the lists above that an effect does not need


class Effect:
    """One effect of a card: plain numbers, so that the rules stay a table. What a word does not need stays 0."""

    def __init__(
        self,
        trigger: int,
        op: int,
        who: int = UNSAID,
        what: int = UNSAID,
        goal: int = UNSAID,
        select: int = UNSAID,
        count: int = 1,
        add: int = 0,
        per_kind: int = 0,
        of_kind: int = 0,
        of_strength: int = 0,
        cap_from: int = 0,
        cap_to: int = 0,
        then_draw: int = 0,
        keep: int = 0,
        depth: int = 0,
        value: int = 0,
        resolve: int = NEVER,
        need: int = ALWAYS,
        least: int = 0,
    ) -> None:
        self.trigger = trigger
        self.op = op
        self.who = who
        self.what = what
        self.goal = goal
        self.select = select
        self.count = count
        self.add = add
        self.per_kind = per_kind
        self.of_kind = of_kind
        self.of_strength = of_strength
        self.cap_from = cap_from
        self.cap_to = cap_to
        self.then_draw = then_draw
        self.keep = keep
        self.depth = depth
        self.value = value
        self.resolve = resolve
        self.need = need
        self.least = least
