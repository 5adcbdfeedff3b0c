"""Treasures and trades, outside battle only (R20, R56-R58, R90)."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log, tell
from elderwood.engine.words import Reason, Values
from elderwood.games.rage.actions import (
    ACCEPT,
    ARTIFACT_PLACE,
    GIVE,
    GIVE_TREASURE,
    PASS,
    PROPOSE,
    REFUSE,
    WANT_ARTIFACT,
    WANT_TREASURE,
    card_of,
)
from elderwood.games.rage.artifacts import exchange_artifacts, show_artifact
from elderwood.games.rage.cards import ARTIFACTS, NAME, TREASURE, TREASURE_DRAW
from elderwood.games.rage.parts import Trade, replaced
from elderwood.games.rage.piles import discard_neutral, draw
from elderwood.games.rage.state import LIMIT, State


def cash_treasure(state: State, seat: int, log: Log | None) -> None:
    """Exchange a treasure for two cards (R57)."""
    hoard = state.hoard
    hoard.treasures = replaced(hoard.treasures, seat, hoard.treasures[seat] - 1)
    discard_neutral(state, TREASURE)
    tell(log, "rage-event-treasure-used", {"seat": seat})
    state.agenda.push(LIMIT, seat)
    draw(state, seat, TREASURE_DRAW, log)


def begin_trade(state: State, seat: int, partner: int) -> None:
    """Begin to put an offer together."""
    state.turn.offered |= 1 << seat
    state.trade = Trade(seat, partner)
    state.put_question(seat, ASK_TRADE)


def refuse_given(state: State, seat: int, card: int) -> Reason:
    """Say why an artifact cannot be given."""
    if card in state.hoard.artifacts[seat]:
        return Reason("rage-why-in-offer", {"card": NAME[card]}, "R58")
    return Reason("rage-why-no-artifact", {"card": NAME[card]}, "R56")


def gifts(state: State, seat: int, chosen: list[int]) -> list[int]:
    """Return a move for each artifact that has not been chosen yet."""
    return [GIVE + ARTIFACT_PLACE[card] for card in state.hoard.artifacts[seat] if card not in chosen]


class MakeOffer(Decision[State]):
    """What an offer gives and wants."""

    def moves(self, state: State, seat: int) -> list[int]:
        """Return what can still be added to the offer."""
        trade = state.offer()
        moves: list[int] = [PASS]
        if trade.gives < state.hoard.treasures[seat]:
            moves.append(GIVE_TREASURE)
        if trade.wants_treasures < state.hoard.treasures[trade.partner]:
            moves.append(WANT_TREASURE)
        if trade.wants_artifacts < len(state.hoard.artifacts[trade.partner]):
            moves.append(WANT_ARTIFACT)
        if trade.gives or trade.given:
            moves.append(PROPOSE)
        return moves + gifts(state, seat, trade.given)

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say why not."""
        if family == "give":
            return refuse_given(state, seat, card_of(family, number))
        if family == "give-treasure":
            return Reason("rage-why-no-treasure", {}, "R57")
        if family == "propose":
            return Reason("rage-why-empty-offer", {}, "R90")
        return Reason("rage-why-has-none", {"seat": state.offer().partner}, "R58")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Add something to the offer, make it, or drop it."""
        trade = state.offer()
        if move == PASS:
            state.trade = None
            return
        if move == PROPOSE:
            propose(state, trade, log)
            return
        if move == GIVE_TREASURE:
            trade.gives += 1
        elif move == WANT_TREASURE:
            trade.wants_treasures += 1
        elif move == WANT_ARTIFACT:
            trade.wants_artifacts += 1
        else:
            trade.given = sorted([*trade.given, ARTIFACTS[move - GIVE]])
        state.put_question(seat, ASK_TRADE)


class ConsiderOffer(Decision[State]):
    """Whether the partner accepts; whoever does chooses which artifacts to hand over."""

    def values(self, state: State, seat: int) -> Values:
        """Tell what is offered and wanted."""
        return offer_values(state.offer())

    def moves(self, state: State, seat: int) -> list[int]:
        """Return yes and no."""
        return [ACCEPT, REFUSE]

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Accept or refuse."""
        trade = state.offer()
        wanted = trade.wants_artifacts
        held = state.hoard.artifacts[seat]
        if move == REFUSE:
            tell(log, "rage-event-refuses", {"seat": seat})
            state.trade = None
        elif wanted == 0 or wanted == len(held):
            trade.returned = held if wanted else []
            close_trade(state, trade, log)
        else:
            state.put_question(seat, ASK_HAND_OVER)


class HandOver(Decision[State]):
    """Which artifact is handed over in return."""

    def values(self, state: State, seat: int) -> Values:
        """Tell how many are still to be chosen."""
        trade = state.offer()
        return {"count": trade.wants_artifacts - len(trade.returned)}

    def moves(self, state: State, seat: int) -> list[int]:
        """Return the artifacts not chosen yet."""
        return gifts(state, seat, state.offer().returned)

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say why not."""
        return refuse_given(state, seat, card_of(family, number))

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Choose an artifact."""
        trade = state.offer()
        trade.returned = [*trade.returned, ARTIFACTS[move - GIVE]]
        if len(trade.returned) == trade.wants_artifacts:
            close_trade(state, trade, log)
        else:
            state.put_question(seat, ASK_HAND_OVER)


ASK_TRADE: Final = MakeOffer(
    "rage-ask-trade", "R58", ["pass", "give-treasure", "want-treasure", "want-artifact", "propose", "give"]
)
ASK_DEAL: Final = ConsiderOffer("rage-ask-deal", "R58", ["accept", "refuse"])
ASK_HAND_OVER: Final = HandOver("rage-ask-hand-over", "R58", ["give"])


def offer_values(trade: Trade) -> Values:
    """Return the numbers of an offer."""
    return {
        "treasures": trade.gives,
        "artifacts": len(trade.given),
        "wanted-treasures": trade.wants_treasures,
        "wanted-artifacts": trade.wants_artifacts,
    }


def propose(state: State, trade: Trade, log: Log | None) -> None:
    """Make the offer: the partner sees which artifacts are given, the others how many (R58)."""
    seat = trade.seat
    partner = trade.partner
    state.disclose()
    if log is not None:
        log.tell("rage-event-offers", {"seat": seat, **offer_values(trade)})
        log.tell("rage-event-offered-to", {"seat": partner})
        tell_two(seat, partner, trade.given, "rage-event-offered-artifact", "rage-event-offers-artifact", log)
    for card in trade.given:
        show_artifact(state, seat, card, partner)
    if state.settings.allied(seat, partner) and not trade.wants_treasures and not trade.wants_artifacts:
        close_trade(state, trade, log)
    else:
        state.put_question(partner, ASK_DEAL, begins=True)


def close_trade(state: State, trade: Trade, log: Log | None) -> None:
    """Carry a trade out."""
    seat = trade.seat
    partner = trade.partner
    state.trade = None
    state.disclose()
    treasures = state.hoard.treasures[:]
    treasures[seat] += trade.wants_treasures - trade.gives
    treasures[partner] += trade.gives - trade.wants_treasures
    state.hoard.treasures = treasures
    tell(log, "rage-event-trade", {"seat": partner})
    exchange_artifacts(state, seat, partner, trade.given, trade.returned)
    if log is not None:
        tell_two(partner, seat, trade.given, "rage-event-handed", "rage-event-receives", log)
        tell_two(seat, partner, trade.returned, "rage-event-handed", "rage-event-receives", log)


def tell_two(seat: int, other: int, cards: list[int], full_key: str, key: str, log: Log) -> None:
    """Tell of artifacts that a seat offers or receives; only the two see which."""
    for card in cards:
        log.tell_fully(1 << seat | 1 << other, full_key, {"seat": seat, "card": NAME[card]}, key, {"seat": seat})
