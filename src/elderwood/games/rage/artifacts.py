"""Artifacts: who holds them, and what the others can work out of that (R56, R58, R67).

Artifacts change hands unseen by third parties, who still know that what they once saw is with one of the two. So each
seat keeps all the ways in which the artifacts it has seen may now be spread among the others: its worlds. A world has
three bits for each artifact, the holder counted from 1, or 0 for one that the seat has never seen there. Whatever
happens in the open strikes out the worlds it contradicts.
"""

from typing import Final

from elderwood.engine.chance import ANY_STREAM, Chance
from elderwood.games.rage.actions import ARTIFACT_PLACE
from elderwood.games.rage.cards import ARTIFACTS
from elderwood.games.rage.parts import NO_ONE, without
from elderwood.games.rage.state import State

NO_MEMORIES: Final[list[int]] = [0]
MOST_WORLDS: Final = 256  # with more, a seat no longer follows the first artifact it is unsure of
LARGE: Final = 1 << 28


def holder_in(world: int, card: int) -> int:
    """Return who holds an artifact in a world; NO_ONE where it was never seen."""
    return (world >> 3 * ARTIFACT_PLACE[card] & 7) - 1


def moved(world: int, card: int, holder: int) -> int:
    """Return a world in which somebody else holds an artifact, or in which it was never seen (NO_ONE)."""
    shift = 3 * ARTIFACT_PLACE[card]
    return world & ~(7 << shift) | holder + 1 << shift


def seen_with(world: int, holder: int) -> list[int]:
    """Return the artifacts that a holder has in a world."""
    return [card for card in ARTIFACTS if holder_in(world, card) == holder] if world else []


def set_artifacts(state: State, seat: int, cards: list[int]) -> None:
    """Change the artifacts of a seat; they are kept sorted."""
    state.hoard.artifacts = [cards if owner == seat else held for owner, held in enumerate(state.hoard.artifacts)]


def gain_artifact(state: State, seat: int, card: int) -> None:
    """Give an artifact to a seat."""
    set_artifacts(state, seat, sorted([*state.hoard.artifacts[seat], card]))


def spend_artifact(state: State, seat: int, card: int) -> None:
    """Take an artifact from a seat for all to see."""
    for viewer in range(state.seats):
        if viewer != seat:
            witness(state, viewer, seat, [card], NO_ONE)
    set_artifacts(state, seat, without(state.hoard.artifacts[seat], card))


def show_artifact(state: State, seat: int, card: int, viewer: int) -> None:
    """Let another seat see an artifact."""
    witness(state, viewer, seat, [card], seat)


def exchange_artifacts(state: State, one: int, other: int, given: list[int], returned: list[int]) -> None:
    """Let two players exchange artifacts; only they see which."""
    held = state.hoard.artifacts
    for viewer in range(state.seats):
        if viewer in (one, other):
            partner = other if viewer == one else one
            witness(state, viewer, partner, returned if viewer == one else given, NO_ONE)
            for card in given if viewer == one else returned:
                remember(state, viewer, [moved(world, card, partner) for world in state.knowledge.artifacts[viewer]])
        elif state.knowledge.artifacts[viewer] != NO_MEMORIES:
            grown: list[int] = []
            for world in state.knowledge.artifacts[viewer]:
                back = seen_with(world, other)
                for half in worlds_after(world, seen_with(world, one), other, len(given), len(held[one])):
                    grown += worlds_after(half, back, one, len(returned), len(held[other]))
            remember(state, viewer, grown)
    set_artifacts(state, one, sorted([card for card in held[one] if card not in given] + returned))
    set_artifacts(state, other, sorted([card for card in held[other] if card not in returned] + given))


def witness(state: State, viewer: int, seat: int, cards: list[int], holder: int) -> None:
    """Let a viewer see artifacts of a seat, which somebody holds afterwards, or nobody any more."""
    if holder == NO_ONE and state.knowledge.artifacts[viewer] == NO_MEMORIES:
        return
    room = len(state.hoard.artifacts[seat])
    kept: list[int] = []
    for world in state.knowledge.artifacts[viewer]:
        fits = all(holder_in(world, card) in (seat, NO_ONE) for card in cards)
        if fits and len({*seen_with(world, seat), *cards}) <= room:
            for card in cards:
                world = moved(world, card, holder)
            kept.append(world)
    remember(state, viewer, kept)


def worlds_after(world: int, seen: list[int], taker: int, count: int, held: int) -> list[int]:
    """Return what a world can become when a giver, who holds so many and some of them seen, hands some over unseen."""
    if not seen:
        return [world]
    by_count: list[list[int]] = [[world]] + [[] for _ in range(count)]
    for card in seen:
        for number in range(count - 1, -1, -1):
            by_count[number + 1] += [moved(other, card, taker) for other in by_count[number]]
    fewest = max(0, count - (held - len(seen)))
    return [other for worlds in by_count[fewest:] for other in worlds]


def remember(state: State, viewer: int, worlds: list[int]) -> None:
    """Keep a viewer's worlds, each once and in a fixed order."""
    kept = sorted(set(worlds))
    for card in ARTIFACTS:
        if len(kept) <= MOST_WORLDS:
            break
        if len({holder_in(world, card) for world in kept}) > 1:
            kept = sorted({moved(world, card, NO_ONE) for world in kept})
    artifacts = state.knowledge.artifacts[:]
    artifacts[viewer] = kept
    state.knowledge.artifacts = artifacts


def known_artifacts(state: State, holder: int, viewer: int) -> list[int]:
    """Return the artifacts of a holder of which a viewer is sure."""
    if viewer < 0:
        return []
    worlds = state.knowledge.artifacts[viewer]
    return [card for card in seen_with(worlds[0], holder) if all(holder_in(world, card) == holder for world in worlds)]


def pick_world(state: State, viewer: int, chance: Chance) -> int:
    """Pick one of a viewer's worlds, each as likely as there are ways to deal the rest in it."""
    worlds = state.knowledge.artifacts[viewer] if viewer >= 0 else NO_MEMORIES
    if len(worlds) == 1:
        return worlds[0]
    weights = [ways_in(state, world) for world in worlds]
    while sum(weights) >= LARGE:
        weights = [weight // 16 + 1 for weight in weights]
    left = chance.below(ANY_STREAM, sum(weights))
    for world, weight in zip(worlds, weights, strict=True):
        left -= weight
        if left < 0:
            return world
    return worlds[-1]


def ways_in(state: State, world: int) -> int:
    """Return a number in proportion to the ways in which unseen artifacts can be dealt to their holders."""
    ways = 1
    for owner, held in enumerate(state.hoard.artifacts):
        unseen = len(held) - len(seen_with(world, owner))
        for number in range(unseen + 1, len(held) + 1):
            ways *= number
    return ways
