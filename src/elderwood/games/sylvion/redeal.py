"""Another deal that a seat cannot tell from the real one."""

from elderwood.engine.chance import ANY_STREAM, Chance
from elderwood.games.sylvion.cards import BETRAYAL
from elderwood.games.sylvion.knowledge import sees_hand
from elderwood.games.sylvion.state import ROWS, State


def redeal_cards(other: State, seat: int, chance: Chance) -> None:
    """Deal anew, on a copy, everything the seat cannot know.

    Pools are sorted first, so that the same chance deals the same from any position the seat cannot tell from this one.
    """
    if not other.draft.ended:
        other.draft.pool.sort()
        chance.shuffle(ANY_STREAM, other.draft.pool)
        other.draft.edges.sort()
        chance.shuffle(ANY_STREAM, other.draft.edges)
    redeal_sylvan(other, seat, chance)
    redeal_ravage(other, seat, chance)


def redeal_sylvan(other: State, seat: int, chance: Chance) -> None:
    """Deal anew what the seat cannot place: the unknown part of the deck and of the hands it does not see.

    A betrayal is never in a hand, so hands are filled first, without them.
    """
    mask = 1 << seat if seat >= 0 else 0
    pool = [card for card, seen in zip(other.sylvan.deck, other.known.deck, strict=True) if not seen & mask]
    gaps: list[int] = []
    followed = [0] * other.settings.seats
    for owner in range(other.settings.seats):
        if sees_hand(other, owner, seat):
            gaps.append(0)
            continue
        unknown = other.sylvan.hands[owner]
        if seat < 0:  # a spectator knows how much of a hand the partner knows, but not which cards
            followed[owner] = len(other.known.hands[owner])
            other.known.hold(owner, [])
        known = other.known.hands[owner]
        for card in known:
            unknown.remove(card)
        gaps.append(len(unknown))
        pool += unknown
        other.sylvan.hands[owner] = known[:]
    loyal = [card for card in pool if card != BETRAYAL]
    loyal.sort()
    chance.shuffle(ANY_STREAM, loyal)
    for owner in range(other.settings.seats):
        for _ in range(gaps[owner]):
            other.sylvan.hands[owner].append(loyal.pop())
        if followed[owner]:
            other.known.hold(owner, other.sylvan.hands[owner][: followed[owner]])
    rest = loyal + [BETRAYAL] * pool.count(BETRAYAL)
    chance.shuffle(ANY_STREAM, rest)
    for at in range(len(other.sylvan.deck)):
        if not other.known.deck[at] & mask:
            other.sylvan.deck[at] = rest.pop()


def redeal_ravage(other: State, seat: int, chance: Chance) -> None:
    """Shuffle the Ravage cards nobody has looked at; to a spectator that is all of them."""
    looked = len(other.ravage.looked)
    if seat < 0:
        cards = other.ravage.piles + other.ravage.looked
        cards.sort()
        chance.shuffle(ANY_STREAM, cards)
        other.ravage.piles = cards[looked:]
        other.ravage.looked = sorted(cards[:looked])
        return
    known = ROWS * other.known.layers - looked
    hidden = other.ravage.piles[: len(other.ravage.piles) - known]
    hidden.sort()
    chance.shuffle(ANY_STREAM, hidden)
    other.ravage.piles = hidden + other.ravage.piles[len(other.ravage.piles) - known :]
