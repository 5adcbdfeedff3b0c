"""Sylvion's table: the forest at the left, sixteen cells, the four Ravage piles at the right."""

from typing import cast

from elderwood.cli.boards.drawing import Line, Marks, Piece, fit, flow, tally
from elderwood.cli.boards.sylvion_draft import draw_draft
from elderwood.cli.voice import Voice
from elderwood.engine.events import Told
from elderwood.engine.position import View
from elderwood.games.sylvion.cards import CARDS, NUMBER, Card
from elderwood.games.sylvion.show import ForecastView, SylvionView

ROWS = range(4)
FOREST_WIDTH = 3
PILE_WIDTH = 9
SIGNS = {"fountain": "≈", "tree": "♣", "elemental": "▲", "blazing": "▲"}
LETTERS = " ABCD"
ORDERS = " ①②③④"
BLOOM, DESOLATED = "❀", "×"


class SylvionBoard:
    """Draws Sylvion."""

    def status(self, view: View, voice: Voice) -> str:
        """Return round, step and counts."""
        seen = cast(SylvionView, view)
        if seen["step"] == "draft":
            draft = seen["draft"]
            return voice.say("cli-sylvion-status-draft", pool=draft["pool"], edges=draft["edges"])
        return voice.say(
            "cli-sylvion-status",
            round=seen["round"],
            step=voice.say("sylvion-step-" + seen["step"]),
            piles=seen["pile_height"],
            deck=seen["deck"],
            discard=len(seen["discard"]),
            bloom=seen["bloom"],
            vitality=seen["vitality"],
            desolated=seen["desolated"],
        )

    def field(self, view: View, voice: Voice, marks: Marks, width: int, height: int) -> list[Line]:
        """Draw the cells between forest and piles, or the columns of the mobilization."""
        seen = cast(SylvionView, view)
        if seen["step"] == "draft":
            return draw_draft(seen, voice, marks, width)
        return Field(seen, voice, marks, width, height).draw()

    def hand(self, view: View, voice: Voice, marks: Marks, width: int) -> list[Line]:
        """Draw the hands in sight, the own one first, and the feats."""
        seen = cast(SylvionView, view)
        pieces: list[Piece] = []
        if seen["step"] != "draft":
            pieces += hand_pieces(seen, max(seen["seat"], 0), voice, marks)
            for seat in range(seen["seats"]):
                if seat != seen["seat"] and seen["seat"] >= 0:
                    pieces += hand_pieces(seen, seat, voice, marks)
        pieces += feat_pieces(seen, voice, marks)
        return flow(pieces, width) if pieces else []

    def notes(self, view: View, voice: Voice, short: bool = False) -> list[str]:
        """Tell the play going on, what was looked at, and the next march."""
        seen = cast(SylvionView, view)
        lines: list[str] = []
        if seen["due"]:
            card = NUMBER[seen["playing"]]
            cost = CARDS[card].cost
            paid = max(0, cost - seen["due"])
            lines.append(
                voice.say("cli-sylvion-note-pay", card=voice.card(seen["playing"]), paid=paid, due=seen["due"])
            )
        if seen["points"]:
            lines.append(voice.say("cli-sylvion-note-points", points=seen["points"]))
        for key, cards in (
            ("looked", seen["looked"]),
            ("search", seen["deck_search"]),
            ("deck-known", [card or "?" for card in seen["deck_known"] if seen["step"] != "draft"]),
        ):
            if cards:
                names = tally(cards, lambda card: card if card == "?" else voice.card(card))
                lines.append(voice.say(f"cli-sylvion-note-{key}", cards=names))
        for row, known in enumerate(seen["piles_known"], 1):
            if known:
                names = ", ".join(voice.card(card) for card in known)
                lines.append(voice.say("cli-sylvion-note-pile-known", row=row, cards=names))
        if seen["fence"]:
            lines.append(voice.say("cli-sylvion-note-fence"))
        return lines + forecast(seen, voice, short)

    def last(self, view: View, voice: Voice) -> list[str]:
        """Return nothing: the log tells it."""
        return []

    def cards(self, view: View) -> list[str]:
        """Return the cards in sight: hands, field, piles, columns, feats, discards."""
        seen = cast(SylvionView, view)
        shown = [card for hand in seen["hands"] for card in hand["cards"] or hand["known"]]
        shown += seen["board"] + seen["revealed"] + [feat["card"] for feat in seen["feats"]]
        shown += [card for column in seen["draft"]["columns"] for card in column]
        shown += seen["discard"] + list(seen["unseen"]) + seen["ravage_discard"] + list(seen["ravage_left"])
        return [card for card in dict.fromkeys(shown) if card]

    def card_on(self, view: View, thing: str) -> str:
        """Return the card on a cell or pile, or in the hand."""
        seen = cast(SylvionView, view)
        kind, _, name = thing.partition(":")
        if kind == "cell":
            return seen["board"]["abcd".index(name[0]) + 4 * (int(name[1]) - 1)]
        if kind == "pile":
            return seen["revealed"][int(name) - 1]
        return name if kind in ("hand", "feat") else ""


def forecast(seen: SylvionView, voice: Voice, short: bool) -> list[str]:
    """Tell what the next march will do if nothing changes, in sentences or in signs."""
    if not seen["forecast"] or seen["outcome"] is not None:
        return []
    lines = [voice.say("cli-sylvion-note-forecast", damage=seen["forecast_damage"])]
    if short:
        return [*lines, " ".join(sign(item) for item in seen["forecast"])]
    told = (voice.event(Told(item["key"], item["values"])) for item in seen["forecast"])
    return lines + ["  " + text for text in told]


def sign(item: ForecastView) -> str:
    """Write a foreseen event in signs: d2→c2 moves, b1»a1 attacks, ×a1 is destroyed, a3→❀−3 burns, a3→❀† loses."""
    values = item["values"]
    start = str(values.get("from", "")).removeprefix("cell:").replace("pile:", "▒")
    goal = str(values.get("to", "")).removeprefix("cell:")
    kind = item["key"].removeprefix("sylvion-event-")
    if kind == "moves":
        return f"{start}→{goal}"
    if kind == "attacks":
        return f"{start}»{goal}"
    if kind == "destroyed":
        return f"×{start}"
    if kind == "forest":
        return f"{start}→{BLOOM}−{values['damage']}"
    if kind == "forest-pawn":
        return f"{start}→{BLOOM}†"
    return ""


def hand_pieces(seen: SylvionView, seat: int, voice: Voice, marks: Marks) -> list[Piece]:
    """Draw one hand: its size, and each kind once with its number and cost."""
    hand = seen["hands"][seat]
    own = seat == seen["seat"]
    owner = voice.say("word-hand") if own or seen["seats"] == 1 else voice.seat(seat)
    pieces = [Piece(f"{owner} {hand['count']}", "label")]
    cards = hand["known"] if hand["cards"] is None else hand["cards"]
    # Things name cards of the hand that is asked; the other one is only looked at.
    touchable = seen["awaits"] == [seat]
    for card in dict.fromkeys(cards):
        thing = f"hand:{card}" if touchable else ""
        count = cards.count(card)
        cost = voice.faces.get(card, {}).get("cost")
        text = voice.card(card) + ("" if cost is None else f" ({cost})") + (f" ×{count}" if count > 1 else "")
        pieces.append(Piece(bracket(text, thing, marks), marks.style(thing, look(card)), thing))
    return pieces


def feat_pieces(seen: SylvionView, voice: Voice, marks: Marks) -> list[Piece]:
    """Draw the feats laid aside, with how far the winning ones have come."""
    pieces: list[Piece] = []
    for feat in seen["feats"]:
        thing = "feat:" + feat["card"]
        progress = f" {feat['count']}/{feat['goal']}" if feat["goal"] else ""
        text = "★ " + voice.card(feat["card"]) + progress
        pieces.append(Piece(bracket(text, thing, marks), marks.style(thing, "feat"), thing))
    return pieces


def bracket(text: str, thing: str, marks: Marks) -> str:
    """Put what can be chosen in brackets: a mark that needs no colour."""
    return f"[{text}]" if thing in marks.legal else f" {text} "


def look(card: str) -> str:
    """Return the look of a card: its kind."""
    return CARDS[NUMBER[card]].kind


class Field:
    """One drawing of the field."""

    def __init__(self, seen: SylvionView, voice: Voice, marks: Marks, width: int, height: int) -> None:
        self.seen = seen
        self.voice = voice
        self.marks = marks
        self.cell = max(8, min(14, (width - FOREST_WIDTH - PILE_WIDTH - 5) // 4))
        self.inner = 3 if height >= 18 else 2
        forest = "button:forest"
        self.forest_thing = forest if forest in marks.legal else "forest"

    def draw(self) -> list[Line]:
        """Draw column letters, then every row below a rule."""
        lines = [self.header(), self.rule("┌", "┬", "┐", 0)]
        for row in ROWS:
            lines += [self.row_line(row, number) for number in range(self.inner)]
            ends = ("└", "┴", "┘") if row == 3 else ("├", "┼", "┤")
            below = self.rule(*ends, row * 3 + 2 if self.inner == 2 else -1)
            if self.seen["revealed"][row]:
                below.append(Piece(f" ▒ {self.seen['pile_height']}", "pile", f"pile:{row + 1}"))
            lines.append(below)
        return lines

    def header(self) -> Line:
        letters = "".join(" " + letter.center(self.cell) for letter in "abcd")
        return [Piece(" " * FOREST_WIDTH + letters + "  ", "dim"), Piece(self.voice.say("cli-sylvion-piles"), "dim")]

    def rule(self, left: str, middle: str, right: str, edge: int) -> Line:
        border = left + middle.join("─" * self.cell for _ in ROWS) + right
        mark = self.edge(edge) if edge > 0 else Piece(" " * FOREST_WIDTH)
        return [mark, Piece(border, "border")]

    def edge(self, number: int) -> Piece:
        """Draw one of the twelve edges: those still in bloom first."""
        blooms = number < self.seen["bloom"]
        style = self.marks.style("forest", "bloom" if blooms else "desolated")
        if self.forest_thing in self.marks.legal:
            style += " legal"
        return Piece(f" {BLOOM if blooms else DESOLATED} ", style, self.forest_thing)

    def row_line(self, row: int, number: int) -> Line:
        line = [self.edge(row * 3 + number)]
        for column in ROWS:
            line += [Piece("│", "border"), self.cell_piece(row, column, number)]
        return [*line, Piece("│", "border"), self.pile_piece(row, number)]

    def cell_piece(self, row: int, column: int, number: int) -> Piece:
        name = f"{'abcd'[column]}{row + 1}"
        thing = "cell:" + name
        card = self.seen["board"][row * 4 + column]
        legal = thing in self.marks.legal
        if not card:
            text = (f"[{name}]" if legal else "·") if number == 0 else ""
            return Piece(text.center(self.cell), self.marks.style(thing, "dim"), thing)
        text = self.card_line(CARDS[NUMBER[card]], number, self.seen["pawn"] == thing)
        if number == 1:
            text = (f"[{text}]" if legal else text) + " •" * (thing in self.marks.recent)
        return Piece(fit(text.center(self.cell), self.cell), self.marks.style(thing, look(card)), thing)

    def card_line(self, card: Card, number: int, pawn: bool) -> str:
        if number == 0:
            return fit(self.short(card), self.cell).strip()
        if number == 1 and card.kind in SIGNS:
            value = card.vitality if card.kind == "tree" else card.strength
            return f"{SIGNS[card.kind]} {value}" + (" ♟" if pawn else "")
        return ""

    def short(self, card: Card) -> str:
        """Return a name that fits: kinds whose number stands below have a short one."""
        key = f"cli-sylvion-short-{card.kind}"
        return self.voice.say(key) if card.kind in SIGNS else self.voice.card(card.name)

    def pile_piece(self, row: int, number: int) -> Piece:
        """Draw a pile: the revealed card with its letter and its place in the order, and the height."""
        thing = f"pile:{row + 1}"
        card = self.seen["revealed"][row]
        height = self.seen["pile_height"]
        if not card:
            text = f"▒ {height}" if number == 0 and height else ""
            return Piece(fit(" " + text, PILE_WIDTH), self.marks.style(thing, "pile"), thing)
        printed = CARDS[NUMBER[card]]
        if number == 0:
            text = self.short(printed)
        elif number == 1:
            order = self.seen["resolving"][row]
            if printed.letter:
                text = f"{ORDERS[order]} {LETTERS[printed.letter]}"
            else:
                text = f"▲ {printed.strength}" + (" ♟" if self.seen["pawn"] == thing else "")
            text = f"[{text}]" if thing in self.marks.legal else text
        else:
            text = ""
        return Piece(fit(" " + text, PILE_WIDTH), self.marks.style(thing, look(card)), thing)


BOARD = SylvionBoard()
