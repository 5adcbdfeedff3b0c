"""Another position that a seat cannot tell from the real one: all it does not know is dealt anew.

What a seat has seen stays where it is: hand cards and artifacts it knows of, squads it looked at, open cards. Goals
that a player has already met without winning are not dealt to that player. Pools are sorted first, so that the same
chance deals the same from any position the seat cannot tell from this one.
"""

from elderwood.engine.chance import Chance
from elderwood.games.rage.cards import EMPTY, ICONS, KIND, LIVES, SQUAD_SIZE
from elderwood.games.rage.knowledge import known_of
from elderwood.games.rage.piles import set_artifacts
from elderwood.games.rage.state import ASK_TRADE, NO_ONE, State
from elderwood.games.rage.trading import TRADE_SIZE
from elderwood.games.rage.vocabulary import DRAGON, HERO, NO_GOAL


def redeal_cards(state: State, seat: int, chance: Chance) -> None:
    """Deal decks, other hands, squads, artifacts and goals anew."""
    for owner in range(state.settings.seats):
        if owner != seat:
            deal_hand(state, owner, seat, chance)
        else:
            state.decks[owner].sort()
            chance.shuffle(0, state.decks[owner])
    if state.hidden:
        for side in (0, 1):
            mix_hidden(state, side, chance)
    deal_neutral(state, seat, chance)
    deal_artifacts(state, seat, chance)
    if state.settings.secret_goals and state.goals[0] != NO_GOAL and not state.ending:
        deal_goals(state, seat, chance)


def hidden_fighters(state: State, side: int) -> list[int]:
    """Return the face-down fighters of a side."""
    return [f for f in range(len(state.card)) if state.hidden >> f & 1 and state.side[f] == side]


def is_troop(card: int) -> bool:
    """Say whether a card is one of a hand."""
    return card != EMPTY and KIND[card] <= HERO


def deal_hand(state: State, owner: int, seat: int, chance: Chance) -> None:
    """Deal a player's hand, face-down cards in battle and deck anew."""
    side = state.side_of(owner)
    hand = state.hands[owner]
    sent: list[int] = []
    face_down: list[int] = []
    if side >= 0:
        sent = [card for card in state.sent[side] if is_troop(card)]
        face_down = [f for f in hidden_fighters(state, side) if is_troop(state.card[f])]
    away = sent + [state.card[f] for f in face_down]
    pool = state.decks[owner] + hand + away
    held = known_of(state, owner, seat)
    for card in held:
        pool.remove(card)
    pool.sort()
    chance.shuffle(0, pool)
    while len(held) < len(hand) + len(away):
        held.append(pool.pop())
    state.decks[owner] = pool
    chance.shuffle(0, held)
    if sent:
        dragons = [card for card in state.sent[side] if not is_troop(card)]
        cards = dragons + [held.pop() for _ in sent]
        state.sent = [state.sent[0], cards] if side else [cards, state.sent[1]]
    for fighter in face_down:
        become(state, fighter, held.pop())
    state.hands[owner] = held


def become(state: State, fighter: int, card: int) -> None:
    """Let a face-down fighter be another card."""
    state.card[fighter] = card
    state.lives[fighter] = LIVES[card]
    state.icons[fighter] = ICONS[card]


def mix_hidden(state: State, side: int, chance: Chance) -> None:
    """Shuffle a side's face-down cards among themselves: nobody knows which is which."""
    fighters = hidden_fighters(state, side)
    cards = sorted([state.card[f] for f in fighters])
    chance.shuffle(0, cards)
    for fighter, card in zip(fighters, cards, strict=True):
        become(state, fighter, card)


def deal_neutral(state: State, seat: int, chance: Chance) -> None:
    """Deal the neutral deck, the squads and face-down neutral cards anew."""
    bit = 0 if seat < 0 else 1 << seat
    pool = state.neutral_deck[:]
    places: list[int] = []
    for at in range(len(state.squads)):
        squad = at // SQUAD_SIZE
        if not state.squad_seen[squad] & bit and state.squad_open[squad] != at % SQUAD_SIZE:
            places.append(at)
            pool.append(state.squads[at])
    fighters: list[int] = []
    sent: list[int] = []
    if state.defender == NO_ONE and not state.sent_seen & bit:
        kept = NO_ONE if state.sent_open == NO_ONE else 1
        for fighter in hidden_fighters(state, 1):
            card = state.card[fighter]
            if kept > 0 and card == state.sent_open:
                kept = 0  # the open card is among them, wherever it lies
            elif card != EMPTY and KIND[card] != DRAGON:
                fighters.append(fighter)
                pool.append(card)
        for at in range(len(state.sent[1])):
            if kept > 0 and state.sent[1][at] == state.sent_open:
                kept = 0
            else:
                sent.append(at)
                pool.append(state.sent[1][at])
    in_deck = state.in_deck[:]
    for card in in_deck:
        pool.remove(card)
    pool.sort()
    chance.shuffle(0, pool)
    squads = state.squads[:]
    for at in places:
        squads[at] = pool.pop()
    state.squads = squads
    for fighter in fighters:
        become(state, fighter, pool.pop())
    cards = state.sent[1][:]
    for at in sent:
        cards[at] = pool.pop()
    state.sent = [state.sent[0], cards]
    pool += in_deck
    chance.shuffle(0, pool)
    state.neutral_deck = pool
    if fighters:
        mix_hidden(state, 1, chance)


def deal_artifacts(state: State, seat: int, chance: Chance) -> None:
    """Deal the artifacts anew; those a player has put into an offer are again among that player's."""
    pool = state.artifact_deck[:]
    others = [owner for owner in range(state.settings.seats) if owner != seat and state.artifacts[owner]]
    for owner in others:
        pool += state.artifacts[owner]
        for card in known_of(state, owner, seat, True):
            pool.remove(card)
    pool.sort()
    chance.shuffle(0, pool)
    for owner in others:
        held = known_of(state, owner, seat, True)
        while len(held) < len(state.artifacts[owner]):
            held.append(pool.pop())
        set_artifacts(state, owner, held)
    state.artifact_deck = pool
    if not state.trade:
        return
    giver, partner = state.trade[:2]
    if giver != seat and (partner != seat or state.ask == ASK_TRADE):
        state.given = some_of(state.artifacts[giver], len(state.given), chance)
    if partner != seat:
        chosen = some_of(state.artifacts[partner], len(state.trade) - TRADE_SIZE, chance)
        state.trade = state.trade[:TRADE_SIZE] + chosen


def some_of(cards: list[int], count: int, chance: Chance) -> list[int]:
    """Pick that many cards at random, sorted."""
    mixed = sorted(cards)
    chance.shuffle(0, mixed)
    return sorted(mixed[:count])


def deal_goals(state: State, seat: int, chance: Chance) -> None:
    """Deal the other goals anew, none to a player who has already met it."""
    others = [owner for owner in range(state.settings.seats) if owner != seat]
    pool = state.spare_goals + [state.goals[owner] for owner in others]
    pool.sort()
    chance.shuffle(0, pool)
    state.goals = state.goals[:]
    if assign(state, others, pool):
        state.spare_goals = sorted(pool)


def assign(state: State, owners: list[int], pool: list[int]) -> bool:
    """Give each player a goal from the pool that is not ruled out; say whether that is possible."""
    if not owners:
        return True
    owner = owners[0]
    for at in range(len(pool)):
        goal = pool[at]
        if goal != NO_GOAL and not state.ruled_out[owner] >> goal & 1:
            pool.pop(at)
            if assign(state, owners[1:], pool):
                state.goals[owner] = goal
                return True
            pool.insert(at, goal)
    return False
