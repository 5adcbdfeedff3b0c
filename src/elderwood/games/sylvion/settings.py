"""Sylvion's options, as declared to players and as the rules read them."""

from typing import Final

from elderwood.engine.options import Option, Options
from elderwood.games.sylvion.cards import CARDS, ELEPHANT

SIEGE: Final = {"game": "siege"}
FEATS_IN_PLAY: Final = {"game": "siege", "feats": "yes"}

# The second half are the named constants of the rulings: best left alone, so marked as house rules.
OPTIONS: Final[list[Option]] = [
    Option("game", ["siege", "intro"], "siege"),
    Option("desolated", ["standard", "0", "3", "6", "9"], "standard"),
    Option("reinforcements", ["3", "2"], "3"),
    Option("feats", ["no", "yes"], "no", needs=SIEGE),
    Option("elements", ["no", "yes"], "no", needs=SIEGE),
    Option("pawn", ["no", "yes"], "no"),
    Option("hands", ["open", "silent", "talk"], "open", seats=[2]),
    Option("edition", ["french", "russian"], "french"),
    Option("owl", ["edition", "choice", "partner"], "edition", seats=[2], house=True),
    Option("hedgehogs", ["active", "both"], "active", seats=[2], house=True),
    Option("pawn-first", ["yes", "no"], "yes", needs={"pawn": "yes"}, house=True),
    Option("blazing", ["unlimited", "limited"], "unlimited", house=True),
    Option("edge-numbers", ["3-3-3-3", "4-3-3-2", "2-3-3-4"], "3-3-3-3", needs=SIEGE, house=True),
    Option("deluge-draws", ["no", "yes"], "no", needs=FEATS_IN_PLAY, house=True),
    Option("betrayals", ["one-by-one", "together"], "one-by-one", needs=FEATS_IN_PLAY, house=True),
    Option("armistice", ["active", "both"], "active", needs=FEATS_IN_PLAY, seats=[2], house=True),
]

EDGES: Final = 12
HAND_LIMIT: Final = 10
START_HAND_SOLO: Final = 8
START_HAND_DUO: Final = 6
COLUMNS: Final = 4
COLUMN_CAPACITY: Final = 4
WHALE_STEPS: Final = 3
FISH_POINTS: Final = 3
OWL_DRAW: Final = 3
STAG_EDGES: Final = 2


class Settings:
    """The options of one match as the rules read them. Never changes, so copies of a position share it."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.intro = options["game"] == "intro"
        self.feats = options["feats"] == "yes"
        self.elements = options["elements"] == "yes"
        self.pawn = options["pawn"] == "yes"
        self.reinforcements = int(options["reinforcements"])
        standard = 6 if self.intro else 0
        desolated = options["desolated"]
        self.desolated = standard if desolated == "standard" else int(desolated)
        self.hidden_hands = seats == 2 and options["hands"] != "open"
        russian = options["edition"] == "russian"
        self.costs = [card.cost for card in CARDS]
        if russian:
            self.costs[ELEPHANT] = 0  # D1
        owl = options["owl"]
        self.owl_chooses = owl == "choice" or (owl == "edition" and not russian)  # D3
        self.hedgehogs_both = options["hedgehogs"] == "both"
        self.pawn_first = options["pawn-first"] == "yes"
        self.blazing_limited = options["blazing"] == "limited"
        self.edge_numbers = [int(count) for count in options["edge-numbers"].split("-")]
        self.deluge_draws = options["deluge-draws"] == "yes"
        self.betrayals_together = options["betrayals"] == "together"
        self.armistice_both = options["armistice"] == "both"

    def start_hand(self) -> int:
        """Return how many cards each player starts the battle with."""
        return START_HAND_SOLO if self.seats == 1 else START_HAND_DUO
