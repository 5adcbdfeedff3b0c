"""The position of Rage of the Elves: the contract of a title, fulfilled by the rules in the files beside this one."""

from typing import Final

from elderwood.engine.chance import Chance
from elderwood.engine.events import Log
from elderwood.engine.outcome import Outcome
from elderwood.engine.snapshot import dump_match, plain
from elderwood.engine.words import Question, Reason, Values
from elderwood.games.rage.actions import THINGS
from elderwood.games.rage.boards import CELL_NAMES
from elderwood.games.rage.cards import EMPTY, HAND_LIMIT, KIND, NAME, SENT, TREASURE
from elderwood.games.rage.course import answer
from elderwood.games.rage.ending import outcome_of
from elderwood.games.rage.legality import legal_moves
from elderwood.games.rage.reasons import refuse
from elderwood.games.rage.redeal import redeal_cards
from elderwood.games.rage.show import RageView, show
from elderwood.games.rage.state import (
    ASK_AFTER,
    ASK_ATTACK,
    ASK_CELL,
    ASK_DEAL,
    ASK_DEFEND,
    ASK_DISCARD,
    ASK_EXCHANGE,
    ASK_GOAL_CELL,
    ASK_HAND_OVER,
    ASK_KEEPER,
    ASK_OPEN,
    ASK_OTHER_SLOT,
    ASK_PEEK,
    ASK_PEOPLE,
    ASK_PLACE,
    ASK_PUT,
    ASK_RESPONSE,
    ASK_RETURN,
    ASK_SEAT,
    ASK_SEND,
    ASK_SIDE,
    ASK_SQUAD,
    ASK_TAKE,
    ASK_TARGET,
    ASK_TRADE,
    ASK_TURN,
    ASK_WHO,
    ASK_WINDOW,
    ITEM,
    WINDOW_NAME,
    State,
)
from elderwood.games.rage.trading import TRADE_SIZE
from elderwood.games.rage.vocabulary import DRAGON, NO_GOAL

# The question behind each code and the rule that asks it.
QUESTIONS: Final[dict[int, tuple[str, str]]] = {
    ASK_PEOPLE: ("rage-ask-people", "R95"),
    ASK_RETURN: ("rage-ask-return", "R97"),
    ASK_TURN: ("rage-ask-turn", "R15"),
    ASK_AFTER: ("rage-ask-after", "R60"),
    ASK_DISCARD: ("rage-ask-discard", "R12"),
    ASK_WINDOW: ("rage-ask-window", "R44"),
    ASK_RESPONSE: ("rage-ask-response", "R42"),
    ASK_SQUAD: ("rage-ask-squad", "R16"),
    ASK_OPEN: ("rage-ask-open", "R16"),
    ASK_KEEPER: ("rage-ask-keeper", "R23"),
    ASK_SEND: ("rage-ask-send", "R14"),
    ASK_DEFEND: ("rage-ask-defend", "R19"),
    ASK_PLACE: ("rage-ask-place", "R25"),
    ASK_EXCHANGE: ("rage-ask-exchange", "R27"),
    ASK_WHO: ("rage-ask-who", "R32"),
    ASK_ATTACK: ("rage-ask-attack", "R33"),
    ASK_TARGET: ("rage-ask-target", "R43"),
    ASK_OTHER_SLOT: ("rage-ask-other-slot", "R36"),
    ASK_SIDE: ("rage-ask-side", "R46"),
    ASK_SEAT: ("rage-ask-seat", "R43"),
    ASK_PEEK: ("rage-ask-peek", "R16"),
    ASK_CELL: ("rage-ask-cell", "R59"),
    ASK_GOAL_CELL: ("rage-ask-goal-cell", "R59"),
    ASK_TAKE: ("rage-ask-take", "R82"),
    ASK_PUT: ("rage-ask-put", "R87"),
    ASK_TRADE: ("rage-ask-trade", "R58"),
    ASK_DEAL: ("rage-ask-deal", "R58"),
    ASK_HAND_OVER: ("rage-ask-hand-over", "R58"),
}


class RagePosition(State):
    """A match of Rage of the Elves at one moment."""

    def copy(self) -> "RagePosition":
        """Return an independent twin: it shares the lists that are never changed in place."""
        return RagePosition(
            self.decision,
            self.reveals,
            self.asked,
            self.ask,
            self.play_mark,
            self.settings,
            self.chance.copy(),
            self.agenda.copy(),
            self.phase,
            self.round_number,
            self.first,
            self.turn,
            self.alive,
            self.factions,
            [zone[:] for zone in self.decks],
            [zone[:] for zone in self.hands],
            [zone[:] for zone in self.discards],
            self.out,
            self.owner[:],
            self.towers,
            self.shielded,
            self.neutral_deck[:],
            self.neutral_discard[:],
            self.squads,
            self.squad_open,
            self.squad_seen,
            self.in_deck,
            self.treasures[:],
            self.artifacts,
            self.artifact_deck,
            self.used,
            self.goals,
            self.spare_goals,
            self.ruled_out,
            self.known,
            self.window,
            self.stack[:],
            self.trade,
            self.given,
            self.offered,
            self.captured,
            self.looked,
            self.extra,
            self.target,
            self.squad,
            self.attacker,
            self.defender,
            self.keeper,
            self.sent,
            self.sent_open,
            self.sent_seen,
            self.card[:],
            self.side[:],
            self.lives[:],
            self.icons[:],
            self.bonus[:],
            self.slots[:],
            self.centre,
            self.hidden,
            self.gone,
            self.moved,
            self.skips,
            self.reserve,
            self.idle,
            self.last_side,
            self.last_initiative,
            self.last,
            self.strike,
            self.mover,
            self.dying,
            self.quiet,
            self.history,
            self.winners,
            self.ending,
        )

    def legal(self) -> list[int]:
        """Return every answer to the question put."""
        return legal_moves(self)

    def play(self, seat: int, move: int, log: Log | None = None) -> None:
        """Apply one legal answer and run on to the next decision."""
        answer(self, move, log)

    def refuse(self, move: int) -> Reason:
        """Say why the asked seat may not give an answer."""
        return refuse(self, move)

    def touching(self, thing: str) -> list[int]:
        """Return the moves that touch a thing."""
        return THINGS.get(thing, [])

    def question(self, seat: int) -> Question:
        """Return what an awaited seat is asked."""
        ask = self.ask
        key, rule = QUESTIONS[ask]
        values: Values = {"seat": seat}
        if ask == ASK_WINDOW:
            values["window"] = WINDOW_NAME[self.window]
        elif ask == ASK_RESPONSE or ASK_TARGET <= ask <= ASK_PUT:
            values["card"] = NAME[self.stack[-5]]
        elif ask == ASK_ATTACK:
            values["card"] = NAME[self.card[self.mover]]
        elif ask == ASK_EXCHANGE:
            values["card"] = NAME[self.card[self.reserve]]
        elif ask in (ASK_DEFEND, ASK_SQUAD):
            values["cell"] = CELL_NAMES[self.target]
        elif ask == ASK_TURN:
            values["round"] = self.round_number
        elif ask == ASK_SEND:
            values["count"] = SENT - len(self.sent[1 if seat == self.defender else 0])
        elif ask in (ASK_DISCARD, ASK_RETURN):
            values["count"] = len(self.hands[seat]) - HAND_LIMIT
        elif ask == ASK_DEAL:
            values["treasures"] = self.trade[2]
            values["artifacts"] = len(self.given)
            values["wanted-treasures"] = self.trade[3]
            values["wanted-artifacts"] = self.trade[4]
        elif ask == ASK_HAND_OVER:
            values["count"] = TRADE_SIZE + self.trade[4] - len(self.trade)
        return Question(key, values, rule, self.play_mark)

    def view(self, seat: int) -> RageView:
        """Return what a seat, or a spectator, may know."""
        return show(self, seat, self.frame("rage", seat, self.settings.seats))

    def outcome(self) -> Outcome | None:
        """Return how the match ended."""
        return outcome_of(self)

    def redeal(self, seat: int, chance: Chance) -> "RagePosition":
        """Return another position that this seat cannot tell from the real one."""
        other = self.copy()
        other.chance = chance.spawn(0)
        redeal_cards(other, seat, chance)
        return other

    def inventory(self) -> list[int]:
        """Return every card that is not a dragon, wherever it is; goals count from 200."""
        cards = self.out + self.neutral_deck + self.neutral_discard + self.squads + self.artifact_deck + self.used
        for zones in (self.decks, self.hands, self.discards, self.artifacts, self.sent):
            for zone in zones:
                cards += zone
        cards += [self.card[fighter] for fighter in range(len(self.card)) if not self.gone >> fighter & 1]
        cards += [self.stack[at] for at in range(0, len(self.stack), ITEM)]
        cards += [TREASURE] * sum(self.treasures)
        cards = [card for card in cards if card != EMPTY and KIND[card] != DRAGON]
        if self.settings.secret_goals:
            cards += [200 + goal for goal in self.goals + self.spare_goals if goal != NO_GOAL]
        return sorted(cards)

    def dump(self) -> dict[str, object]:
        """Return everything as plain data."""
        data: dict[str, object] = {name: plain(getattr(self, name)) for name in PLAIN_FIELDS}
        data["agenda"] = self.agenda.frames[:]
        data |= dump_match(self.settings.options, self.settings.seats, self.chance)
        return data


# The fields a snapshot holds as they are; settings, chance and agenda are taken apart.
PLAIN_FIELDS: Final[list[str]] = [
    "decision",
    "reveals",
    "asked",
    "ask",
    "play_mark",
    "phase",
    "round_number",
    "first",
    "turn",
    "alive",
    "factions",
    "decks",
    "hands",
    "discards",
    "out",
    "owner",
    "towers",
    "shielded",
    "neutral_deck",
    "neutral_discard",
    "squads",
    "squad_open",
    "squad_seen",
    "in_deck",
    "treasures",
    "artifacts",
    "artifact_deck",
    "used",
    "goals",
    "spare_goals",
    "ruled_out",
    "known",
    "window",
    "stack",
    "trade",
    "given",
    "offered",
    "captured",
    "looked",
    "extra",
    "target",
    "squad",
    "attacker",
    "defender",
    "keeper",
    "sent",
    "sent_open",
    "sent_seen",
    "card",
    "side",
    "lives",
    "icons",
    "bonus",
    "slots",
    "centre",
    "hidden",
    "gone",
    "moved",
    "skips",
    "reserve",
    "idle",
    "last_side",
    "last_initiative",
    "last",
    "strike",
    "mover",
    "dying",
    "quiet",
    "history",
    "winners",
    "ending",
]
