"""Another position that a seat cannot tell from the real one: all it does not know is dealt anew.

What a seat has seen stays where it is: hand cards it knows of, squads it looked at, open cards, cards that everybody
saw go into the neutral deck. Artifacts lie in one of the ways it can think of, goals are none that their holder has
already met. Every deal that fits is equally likely; where one of several cards of a kind was seen and one of them has
left, it is taken to be the one. Pools are sorted first, so that the same chance deals the same from any position the
seat cannot tell from this one. What the others know of each other is left out: the seat cannot know it.
"""

from elderwood.engine.chance import ANY_STREAM, Chance
from elderwood.games.rage.artifacts import NO_MEMORIES, holder_in, pick_world, seen_with
from elderwood.games.rage.cards import EMPTY, GOALS, KIND, SQUAD_SIZE
from elderwood.games.rage.editions import Edition
from elderwood.games.rage.knowledge import bit_of, holder_of, known_of, viewers_of
from elderwood.games.rage.parts import NO_ONE, Battle, replaced
from elderwood.games.rage.state import State
from elderwood.games.rage.targets import guardian_of
from elderwood.games.rage.trading import ASK_TRADE
from elderwood.games.rage.vocabulary import DRAGON, HERO, NO_GOAL


def deal_anew(state: State, seat: int) -> None:
    """Deal decks, other hands, squads, artifacts and goals anew by the position's own chance."""
    chance = state.chance
    for owner in range(state.seats):
        if owner != seat:
            deal_hand(state, owner, seat, chance)
        else:
            deck = sorted(state.armies.decks[owner])
            chance.shuffle(ANY_STREAM, deck)
            state.armies.decks[owner] = deck
    deal_neutral(state, seat, chance)
    battle = state.battle
    if battle is not None and battle.hidden:
        for side in (0, 1):
            mix_hidden(state.settings.edition, battle, side, chance)
    deal_artifacts(state, seat, chance)
    if state.settings.secret_goals and state.goals.held[0] != NO_GOAL and not state.ending:
        deal_goals(state, seat, chance)
    bit = bit_of(seat)
    knowledge = state.knowledge
    knowledge.hands = [entry for entry in knowledge.hands if holder_of(entry) == seat or viewers_of(entry) & bit]
    knowledge.artifacts = [
        worlds if viewer == seat else NO_MEMORIES for viewer, worlds in enumerate(knowledge.artifacts)
    ]


def hidden_fighters(battle: Battle | None, side: int) -> list[int]:
    """Return the face-down fighters of a side."""
    if battle is None or not battle.hidden:
        return []
    return [f for f in range(len(battle.card)) if battle.hidden >> f & 1 and battle.side[f] == side]


def is_troop(card: int) -> bool:
    """Say whether a card is one of a hand."""
    return card != EMPTY and KIND[card] <= HERO


def deal_hand(state: State, owner: int, seat: int, chance: Chance) -> None:
    """Deal a player's hand, face-down cards in battle and deck anew."""
    armies = state.armies
    side = state.attack.side_of(owner)
    size = len(armies.hands[owner])
    pool = armies.decks[owner] + armies.hands[owner]
    sent: list[int] = []
    face_down: list[int] = []
    if side >= 0:
        sent = [card for card in state.attack.sent[side] if is_troop(card)]
        pool += sent
        for fighter in hidden_fighters(state.battle, side):
            card = state.field().card[fighter]
            if is_troop(card):
                face_down.append(fighter)
                pool.append(card)
    held = known_of(state, owner, seat)
    for card in held:
        pool.remove(card)
    pool.sort()
    chance.shuffle(ANY_STREAM, pool)
    while len(held) < size + len(sent) + len(face_down):
        held.append(pool.pop())
    armies.decks[owner] = pool
    if sent or face_down:
        chance.shuffle(ANY_STREAM, held)
    if sent:
        cards = [card for card in state.attack.sent[side] if not is_troop(card)] + [held.pop() for _ in sent]
        state.attack.sent = [state.attack.sent[0], cards] if side else [cards, state.attack.sent[1]]
    for fighter in face_down:
        become(state.settings.edition, state.field(), fighter, held.pop())
    held.sort()
    armies.hands[owner] = held


def become(edition: Edition, battle: Battle, fighter: int, card: int) -> None:
    """Let a face-down fighter be another card."""
    added = battle.initiative[fighter] - edition.initiative[battle.card[fighter]]
    battle.card = replaced(battle.card, fighter, card)
    battle.lives = replaced(battle.lives, fighter, edition.lives[card])
    battle.icons = replaced(battle.icons, fighter, edition.icons[card])
    battle.initiative = replaced(battle.initiative, fighter, edition.initiative[card] + added)


def mix_hidden(edition: Edition, battle: Battle, side: int, chance: Chance) -> None:
    """Shuffle a side's face-down cards among themselves: nobody knows which is which."""
    fighters = hidden_fighters(battle, side)
    cards = sorted([battle.card[f] for f in fighters])
    chance.shuffle(ANY_STREAM, cards)
    for fighter, card in zip(fighters, cards, strict=True):
        become(edition, battle, fighter, card)


def deal_neutral(state: State, seat: int, chance: Chance) -> None:
    """Deal the neutral deck, the squads and face-down neutral cards anew.

    Cards shown at the draw for the first player are in the deck, or among the face-down guards drawn from it.
    """
    bit = 0 if seat < 0 else 1 << seat
    squads = state.squads
    pool = state.neutrals.deck[:]
    places: list[int] = []
    for at, card in enumerate(squads.cards):
        squad = at // SQUAD_SIZE
        if not squads.seen[squad] & bit and squads.opened[squad] != at % SQUAD_SIZE:
            places.append(at)
            pool.append(card)
    fighters, sent = unknown_opponents(state, bit)
    pool += [state.field().card[fighter] for fighter in fighters]
    pool += [state.attack.sent[1][at] for at in sent]
    for card in state.neutrals.shown:
        pool.remove(card)
    pool.sort()
    chance.shuffle(ANY_STREAM, pool)
    cards = squads.cards[:]
    for at in places:
        cards[at] = pool.pop()
    squads.cards = cards
    if sent:
        known = [card for at, card in enumerate(state.attack.sent[1]) if at not in sent]
        cards = known + [pool.pop() for _ in sent]
        chance.shuffle(ANY_STREAM, cards)
        state.attack.sent = [state.attack.sent[0], cards]
    guards = len(fighters) > 0 and guardian_of(state, state.attack.target) != EMPTY
    if not guards:
        for fighter in fighters:
            become(state.settings.edition, state.field(), fighter, pool.pop())
    if state.neutrals.shown:
        pool += state.neutrals.shown
        pool.sort()
        chance.shuffle(ANY_STREAM, pool)
    if guards:
        for fighter in fighters:
            become(state.settings.edition, state.field(), fighter, pool.pop())
    state.neutrals.deck = pool


def unknown_opponents(state: State, bit: int) -> tuple[list[int], list[int]]:
    """Return the face-down neutral fighters, and the places of neutral cards sent, that a viewer has not seen.

    The open card of a squad is among them, wherever it lies: one of its kind is left out.
    """
    fighters: list[int] = []
    sent: list[int] = []
    attack = state.attack
    if attack.defender != NO_ONE or attack.squad_seen & bit:
        return fighters, sent
    opened = attack.squad_open
    for fighter in hidden_fighters(state.battle, 1):
        card = state.field().card[fighter]
        if card == opened:
            opened = NO_ONE
        elif card != EMPTY and KIND[card] != DRAGON:
            fighters.append(fighter)
    for at, card in enumerate(attack.sent[1]):
        if card == opened:
            opened = NO_ONE
        else:
            sent.append(at)
    return fighters, sent


def deal_artifacts(state: State, seat: int, chance: Chance) -> None:
    """Deal the artifacts anew; those a player has put into an offer are again among that player's."""
    hoard = state.hoard
    world = pick_world(state, seat, chance)
    pool = hoard.deck[:]
    for owner, held in enumerate(hoard.artifacts):
        if owner != seat:
            pool += [card for card in held if holder_in(world, card) == NO_ONE]
    pool.sort()
    chance.shuffle(ANY_STREAM, pool)
    dealt: list[list[int]] = []
    for owner, held in enumerate(hoard.artifacts):
        if owner == seat or not held:
            dealt.append(held)
            continue
        cards = seen_with(world, owner)
        while len(cards) < len(held):
            cards.append(pool.pop())
        cards.sort()
        dealt.append(cards)
    hoard.artifacts = dealt
    hoard.deck = pool
    trade = state.trade
    if trade is None:
        return
    if trade.seat != seat and (trade.partner != seat or state.ask == ASK_TRADE.number):
        trade.given = some_of(dealt[trade.seat], len(trade.given), chance)
    if trade.partner != seat:
        trade.returned = some_of(dealt[trade.partner], len(trade.returned), chance)


def some_of(cards: list[int], count: int, chance: Chance) -> list[int]:
    """Pick that many cards at random, sorted."""
    mixed = cards[:]
    chance.shuffle(ANY_STREAM, mixed)
    return sorted(mixed[:count])


def deal_goals(state: State, seat: int, chance: Chance) -> None:
    """Deal the other goals anew, none to a player who has already met it; every such deal is equally likely."""
    others = [owner for owner in range(state.seats) if owner != seat]
    pool = state.goals.spare + [state.goals.held[owner] for owner in others]
    counts = [pool.count(goal) for goal in range(len(GOALS))]
    held = state.goals.held[:]
    for at, owner in enumerate(others):
        left = chance.below(ANY_STREAM, ways_to_deal(state, others, at, counts))
        for goal in range(1, len(GOALS)):
            if counts[goal] and not state.goals.ruled_out[owner] >> goal & 1:
                copies = counts[goal]
                counts[goal] -= 1
                left -= copies * ways_to_deal(state, others, at + 1, counts)
                if left < 0:
                    held[owner] = goal
                    break
                counts[goal] += 1
    state.goals.held = held
    state.goals.spare = [goal for goal in range(1, len(GOALS)) for _ in range(counts[goal])]


def ways_to_deal(state: State, owners: list[int], at: int, counts: list[int]) -> int:
    """Return in how many ways goals can be dealt to the owners from one of them on, so many cards of each left."""
    if at == len(owners):
        return 1
    ways = 0
    for goal in range(1, len(GOALS)):
        copies = counts[goal]
        if copies and not state.goals.ruled_out[owners[at]] >> goal & 1:
            counts[goal] = copies - 1
            ways += copies * ways_to_deal(state, owners, at + 1, counts)
            counts[goal] = copies
    return ways
