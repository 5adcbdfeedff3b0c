"""Sylvion as a title: how a match is set up and read back, and how its moves are named."""

from elderwood.engine.agenda import Agenda
from elderwood.engine.chance import Chance, chance_of
from elderwood.engine.events import Log
from elderwood.engine.options import Options, settle
from elderwood.engine.snapshot import Data, load_match, numbers, plain
from elderwood.engine.title import Title
from elderwood.engine.turns import NOBODY
from elderwood.engine.words import Values
from elderwood.games.sylvion.actions import CELLS, WORDS, family, things
from elderwood.games.sylvion.cards import CARDS, EMPTY, NAME, printed
from elderwood.games.sylvion.draft import start_turn
from elderwood.games.sylvion.position import PLAIN_FIELDS, SylvionPosition
from elderwood.games.sylvion.settings import EDGES, OPTIONS, Settings
from elderwood.games.sylvion.state import (
    ASIDE,
    ASK_NOTHING,
    BATTLE,
    EDGE_STREAM,
    POOL_STREAM,
    STEP_DRAFT,
    STREAMS,
    Draft,
)
from elderwood.games.sylvion.steps import run


class Sylvion(Title):
    """Sylvion, by Shadi Torbey: one or two guardians hold a forest against the Ravage."""

    def __init__(self) -> None:
        super().__init__("sylvion", 1, 1, 2, OPTIONS, WORDS, cooperative=True)

    def deal(self, seats: int, options: Options, seed: str, log: Log | None = None) -> SylvionPosition:
        """Set up a match: the introductory deck goes straight to battle, the Siege begins with its draft (1.2)."""
        settings = Settings(options, seats)
        chance = chance_of(self.name, seed, STREAMS)
        position = blank(settings, chance)
        if settings.intro:
            for card in CARDS[1:17]:
                position.deck.extend([card.number] * card.intro)
            position.draft.ended = True
            position.agenda.push(BATTLE)
        else:
            draft = position.draft
            for card in CARDS[1:26]:
                copies = card.intro + card.advanced + (card.feats if settings.feats else 0)
                draft.pool.extend([card.number] * copies)
            chance.shuffle(POOL_STREAM, draft.pool)
            for number, count in enumerate(settings.edge_numbers):
                draft.edges.extend([number + 1] * count)
            chance.shuffle(EDGE_STREAM, draft.edges)
            start_turn(position)
        run(position, log)
        return position

    def restore(self, data: Data) -> SylvionPosition:
        """Fill an empty table from a snapshot."""
        options, seats, chance = load_match(data)
        position = blank(Settings(settle(OPTIONS, options, seats), seats), chance)
        for name in PLAIN_FIELDS:
            setattr(position, name, plain(data[name]))
        position.agenda = Agenda(numbers(data["agenda"]))
        draft = data["draft"]
        if not isinstance(draft, list):
            raise TypeError("draft")
        pool, columns, edges, turned, ended = draft
        lists = [numbers(column) for column in columns]
        position.draft = Draft(numbers(pool), lists, numbers(edges), numbers(turned), bool(ended))
        return position

    def things(self, move: int) -> list[str]:
        """Return the things a move touches."""
        return things(move)

    def caption(self, move: int) -> tuple[str, Values]:
        """Return the text key and values that describe a move."""
        name, number = family(move)
        if name in ("play", "pay", "discard", "remove", "return", "search", "feat", "place"):
            return f"sylvion-move-{name}", {"card": NAME[number]}
        if name in ("cell", "erupt"):
            return f"sylvion-move-{name}", {"cell": CELLS[number]}
        if name == "pile":
            return "sylvion-move-pile", {"row": number + 1}
        if name == "recruit":
            return "sylvion-move-recruit", {"column": number + 1}
        if name == "seat":
            return "sylvion-move-seat", {"seat": number}
        if name == "direction":
            return f"sylvion-move-{WORDS[move]}", {}
        return f"sylvion-move-{name}", {}

    def faces(self, options: Options) -> dict[str, Values]:
        """Return what is printed on each card; what one costs depends on the edition (D1)."""
        costs = Settings(options, self.fewest).costs
        return {card.name: printed(card, costs[card.number]) for card in CARDS[1:]}


def blank(settings: Settings, chance: Chance) -> SylvionPosition:
    """Return a table on which nothing lies yet."""
    seats = settings.seats
    return SylvionPosition(
        decision=0,
        reveals=0,
        settings=settings,
        chance=chance,
        agenda=Agenda([]),
        draft=Draft([], [[], [], [], []], [], [], False),
        asked=NOBODY,
        ask=ASK_NOTHING,
        play_mark=0,
        step=STEP_DRAFT,
        round_number=0,
        active=0,
        deck=[],
        hands=[[] for _ in range(seats)],
        discard=[],
        removed=[],
        feats=[],
        board=[EMPTY] * 16,
        ravage=[],
        revealed=[EMPTY] * 4,
        ravage_discard=[],
        limbo=[],
        looked=[],
        bloom=EDGES - settings.desolated,
        points=0,
        fence=False,
        pawn=ASIDE,
        target=0,
        goal=0,
        due=0,
        deck_seen=[],
        hand_known=[[] for _ in range(seats)],
        piles_known=0,
        ending="",
    )
