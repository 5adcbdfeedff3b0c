"""Treasures and trades, outside battle only (R20, R56-R58, R90)."""

from typing import Final

from elderwood.engine.events import Log
from elderwood.engine.words import Values
from elderwood.games.rage.actions import GIVE, GIVE_TREASURE, PASS, PROPOSE, REFUSE, WANT_ARTIFACT, WANT_TREASURE
from elderwood.games.rage.cards import ARTIFACTS, NAME, TREASURE, TREASURE_DRAW
from elderwood.games.rage.knowledge import EVERYBODY_SEES, forget, known_of, learn, strip
from elderwood.games.rage.piles import draw, gain_artifact, lose_artifact
from elderwood.games.rage.state import ASK_DEAL, ASK_HAND_OVER, ASK_TRADE, LIMIT, State, tell

# What a trade holds: who proposes, to whom, treasures given, treasures wanted, artifacts wanted, and then the
# artifacts chosen in return.
TRADE_SIZE: Final = 5


def cash_treasure(state: State, seat: int, log: Log | None) -> None:
    """Exchange a treasure for two cards (R57)."""
    state.treasures[seat] -= 1
    state.neutral_discard.append(TREASURE)
    tell(log, "rage-event-treasure-used", {"seat": seat})
    state.agenda.push(LIMIT, seat)
    draw(state, seat, TREASURE_DRAW, log)


def begin_trade(state: State, seat: int, partner: int) -> None:
    """Begin to put an offer together."""
    state.offered |= 1 << seat
    state.trade = [seat, partner, 0, 0, 0]
    state.given = []
    state.put_question(seat, ASK_TRADE)


def change_offer(state: State, move: int, log: Log | None) -> None:
    """Add something to the offer, make it, or drop it."""
    seat, partner, gives, wants_treasures, wants_artifacts = state.trade
    if move == PASS:
        state.trade = []
        state.given = []
        return
    if move == PROPOSE:
        propose(state, log)
        return
    if move == GIVE_TREASURE:
        gives += 1
    elif move == WANT_TREASURE:
        wants_treasures += 1
    elif move == WANT_ARTIFACT:
        wants_artifacts += 1
    else:
        state.given = sorted([*state.given, ARTIFACTS[move - GIVE]])
    state.trade = [seat, partner, gives, wants_treasures, wants_artifacts]
    state.put_question(seat, ASK_TRADE)


def propose(state: State, log: Log | None) -> None:
    """Make the offer: the partner sees which artifacts are given, the others how many (R58)."""
    seat, partner, gives, wants_treasures, wants_artifacts = state.trade
    state.reveals += 1
    if log is not None:
        values: Values = {
            "seat": seat,
            "treasures": gives,
            "artifacts": len(state.given),
            "wanted-treasures": wants_treasures,
            "wanted-artifacts": wants_artifacts,
        }
        log.tell("rage-event-offers", values)
        log.tell("rage-event-offered-to", {"seat": partner})
        for card in state.given:
            log.tell_seats(1 << seat | 1 << partner, "rage-event-offered-artifact", {"card": NAME[card]})
    for card in state.given:
        if card not in known_of(state, seat, partner, True):
            learn(state, seat, card, 1 << partner)
    if state.settings.allied(seat, partner) and not wants_treasures and not wants_artifacts:
        close_trade(state, [], log)
    else:
        state.put_question(partner, ASK_DEAL, begins=True)


def answer_offer(state: State, move: int, log: Log | None) -> None:
    """Accept or refuse; whoever accepts chooses which artifacts to hand over."""
    partner = state.trade[1]
    if move == REFUSE:
        tell(log, "rage-event-refuses", {"seat": partner})
        state.trade = []
        state.given = []
    elif state.trade[4] == 0:
        close_trade(state, [], log)
    elif len(state.artifacts[partner]) == state.trade[4]:
        close_trade(state, state.artifacts[partner][:], log)
    else:
        state.put_question(partner, ASK_HAND_OVER)


def hand_over(state: State, card: int, log: Log | None) -> None:
    """Choose an artifact to hand over in return."""
    state.trade = [*state.trade, card]
    if len(state.trade) == TRADE_SIZE + state.trade[4]:
        close_trade(state, state.trade[TRADE_SIZE:], log)
    else:
        state.put_question(state.trade[1], ASK_HAND_OVER)


def close_trade(state: State, returned: list[int], log: Log | None) -> None:
    """Carry a trade out."""
    seat, partner, gives, wants = state.trade[:4]
    given = state.given
    state.trade = []
    state.given = []
    state.reveals += 1
    state.treasures[seat] += wants - gives
    state.treasures[partner] += gives - wants
    tell(log, "rage-event-trade", {"seat": partner})
    transfer(state, seat, partner, given, log)
    transfer(state, partner, seat, returned, log)


def transfer(state: State, giver: int, taker: int, cards: list[int], log: Log | None) -> None:
    """Move artifacts between two players; only the two see which."""
    if not cards:
        return
    pair = 1 << giver | 1 << taker
    strip(state, giver, EVERYBODY_SEES & ~pair, True)
    for card in cards:
        lose_artifact(state, giver, card)
        gain_artifact(state, taker, card)
        forget(state, giver, card, pair)
        learn(state, taker, card, 1 << giver)
        if log is not None:
            log.tell_seats(pair, "rage-event-handed", {"seat": taker, "card": NAME[card]})
