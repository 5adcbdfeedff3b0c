"""What a seat may know of a match: built up from what is public, never cut down from the whole (R59)."""

from typing import Final, TypedDict

from elderwood.engine.course import NOTHING
from elderwood.engine.position import View
from elderwood.games.wizards.asking import EffectHandQuestion, EffectQuestion
from elderwood.games.wizards.cards import EMPTY, KIND_NAME, NAME, SIDE_KIND, names, tally
from elderwood.games.wizards.ending import final_score, worths_of
from elderwood.games.wizards.knowledge import known_of, unseen
from elderwood.games.wizards.ranking import ASK_VALUE
from elderwood.games.wizards.settings import ROUNDS, SLOTS
from elderwood.games.wizards.setup import wizard_name
from elderwood.games.wizards.state import BOOSTING, NO_WIZARD, SCORING, State
from elderwood.games.wizards.strength import best_strengths, parts_of_total, possible_strengths, totals_of

PART_NAMES: Final = ["printed", "effect", "order", "doubled"]
STEP_NAMES: Final = ["setup", "search", "summon", "boost", "score", "rest", "final", "end"]


class PartView(TypedDict):
    """A part of a total: of which slot (0 the contender), why (`printed`, `effect`, `order` or `doubled`), how much.

    `card` is what does it, and `seat` whose that is.
    """

    slot: int
    why: str
    card: str
    seat: int
    amount: int


class ContestView(TypedDict):
    """A player in the last contest, as it was when the places were fixed: `cards` are the slots, contender first."""

    seat: int
    place: int
    prize: bool
    cards: list[str]
    strengths: list[int]
    total: int
    parts: list[PartView]


class WizardSeatView(TypedDict):
    """One player.

    `cards` are the hand, for its owner (else None); `known` what the viewer has seen of it and can still place.
    `strengths` and `total` count the table as it lies, contender first, until the places are fixed, and `parts` tell
    where that comes from. `place` is 0 until then; `worths` and `score` count the champions as if the match ended now.
    """

    hand: int
    cards: list[str] | None
    known: list[str]
    chosen: str
    face_down: bool
    contender: str
    boosts: list[str]
    strengths: list[int]
    total: int
    parts: list[PartView]
    passed: bool
    place: int
    champions: list[str]
    worths: list[int]
    score: int
    wizard: str
    wizard_kind: str


class ReceivedView(TypedDict):
    """A card handed over by a seat: its name for the two who have seen it."""

    seat: int
    card: str | None


class EffectView(TypedDict):
    """The effect that is asking: whose, of which card, and whom it is aimed at (-1: nobody yet)."""

    seat: int
    card: str
    target: int


class WizardsView(View):
    """Everything a seat may know, and nothing else. `unseen` counts the cards it cannot place.

    `last` is the contest decided last, the winner first; empty before the first one is.
    """

    options: dict[str, str]
    step: str
    round: int
    rounds: int
    first: int
    order: list[int]
    prizes: int
    deck: int
    discard: list[str]
    unseen: dict[str, int]
    players: list[WizardSeatView]
    received: list[ReceivedView]
    effect: EffectView | None
    values: list[int]
    last: list[ContestView]


def show(state: State, seat: int, frame: View) -> WizardsView:
    """Return the view of a seat, or of a spectator."""
    slots = state.places.slots
    contest = state.contest
    if contest.ranking:
        strengths, totals = contest.strengths, contest.totals
    else:
        strengths = contest.strengths if state.phase == SCORING else best_strengths(slots)
        totals = totals_of(slots, strengths)
    return {
        **frame,
        "options": state.options,
        "step": STEP_NAMES[state.phase],
        "round": state.round_number,
        "rounds": ROUNDS,
        "first": state.first,
        "order": state.in_order(),
        "prizes": state.settings.prizes,
        "deck": len(state.cards.deck),
        "discard": names(state.cards.discard),
        "unseen": tally(unseen(state, seat)),
        "players": [show_seat(state, owner, seat, strengths, totals[owner]) for owner in range(state.seats)],
        "received": show_received(state, seat),
        "effect": show_effect(state),
        "values": possible_strengths(slots, state.acting.place) if state.ask == ASK_VALUE.number else [],
        "last": show_last(state),
    }


def show_seat(state: State, owner: int, seat: int, strengths: list[int], total: int) -> WizardSeatView:
    """Return one player as a seat sees them."""
    hand = state.cards.hands[owner]
    slots = state.places.slots
    ranking = state.contest.ranking
    chosen = state.places.chosen[owner]
    face_down = chosen != EMPTY and state.phase == BOOSTING
    own = owner == seat
    place = SLOTS * owner
    side = state.cards.wizards[owner]
    cards = sorted(hand)
    if own and chosen:
        cards.remove(chosen)
    return {
        "hand": len(hand) - face_down,
        "cards": names(cards) if own else None,
        "known": [] if own else names(known_of(state, owner, seat)),
        "chosen": NAME[chosen] if own else "",
        "face_down": face_down,
        "contender": NAME[slots[place]],
        "boosts": names(slots[place + 1 : place + SLOTS]),
        "strengths": strengths[place : place + SLOTS],
        "total": total,
        "parts": [] if ranking else show_parts(slots, strengths, owner),
        "passed": state.places.passed >> owner & 1 != 0,
        "place": ranking.index(owner) + 1 if ranking else 0,
        "champions": names(sorted(state.cards.champions[owner])),
        "worths": worths_of(state, owner),
        "score": final_score(state, owner),
        "wizard": "" if side == NO_WIZARD else wizard_name(side),
        "wizard_kind": "" if side == NO_WIZARD else KIND_NAME[SIDE_KIND[side]],
    }


def show_parts(slots: list[int], strengths: list[int], seat: int) -> list[PartView]:
    """Return where a seat's total comes from."""
    return [
        {
            "slot": part.place % SLOTS,
            "why": PART_NAMES[part.why],
            "card": NAME[slots[part.origin]],
            "seat": part.origin // SLOTS,
            "amount": part.amount,
        }
        for part in parts_of_total(slots, strengths, seat)
    ]


def show_last(state: State) -> list[ContestView]:
    """Return the contest decided last, in the order of its places: everything of it lay open."""
    last = state.last
    slots, strengths = last.slots, last.strengths
    totals = totals_of(slots, strengths)
    return [
        {
            "seat": seat,
            "place": at + 1,
            "prize": last.prizes >> seat & 1 != 0,
            "cards": names(slots[SLOTS * seat : SLOTS * seat + SLOTS]),
            "strengths": strengths[SLOTS * seat : SLOTS * seat + SLOTS],
            "total": totals[seat],
            "parts": show_parts(slots, strengths, seat),
        }
        for at, seat in enumerate(last.ranking)
    ]


def show_received(state: State, seat: int) -> list[ReceivedView]:
    """Return the cards handed over and not yet kept or discarded."""
    acting = state.acting
    return [
        {"seat": giver, "card": NAME[card] if seat in (giver, acting.actor) else None}
        for card, giver in zip(acting.received, acting.givers, strict=False)
    ]


def show_effect(state: State) -> EffectView | None:
    """Return the effect that the question put belongs to."""
    if state.ask == NOTHING or not isinstance(state.course().decisions[state.ask], EffectQuestion | EffectHandQuestion):
        return None
    acting = state.acting
    return {"seat": acting.actor, "card": NAME[acting.source], "target": acting.target}
