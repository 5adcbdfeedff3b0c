"""The table of Rage of the Elves: players, squads, the battlefield or the map, and the hand."""

from typing import Final, cast

from elderwood.cli.boards.drawing import Line, Marks, Piece, boxed, cut, flow, seat_piece, tally
from elderwood.cli.boards.rage_battle import FACE_DOWN, body_of, draw_battle
from elderwood.cli.voice import Voice
from elderwood.engine.position import View
from elderwood.games.rage.cards import CARDS, NUMBER
from elderwood.games.rage.show import RageCellView, RageView

CELL_WIDTH: Final = 6
NAME_WIDTH: Final = 12
# Lands, towers and castles are told apart by sign; the number behind it is the owner's.
SIGNS: Final[dict[str, str]] = {"land": "·", "tower": "♜", "castle": "♚", "central": "◈"}
SHIELD: Final = "!"
LANDS, TOWERS, HAND, ARTIFACTS, TREASURES = "▦", "♜", "▯", "✦", "◆"


class RageBoard:
    """Draws Rage of the Elves."""

    def status(self, view: View, voice: Voice) -> str:
        """Return round, phase and goal."""
        seen = cast(RageView, view)
        goal = seen["players"][seen["seat"]]["goal"] if seen["seat"] >= 0 else ""
        return voice.say(
            "cli-rage-status",
            round=seen["round"],
            rounds=seen["rounds"] or "∞",
            step=voice.say("rage-step-" + seen["phase"]),
            goal=voice.say("rage-goal-" + goal) if goal else "–",
        )

    def field(self, view: View, voice: Voice, marks: Marks, width: int, height: int) -> list[Line]:
        """Draw players, then the battlefield and, where there is space, the map; without a battle squads and map."""
        seen = cast(RageView, view)
        lines = [cut(player_line(seen, seat, voice, marks), width) for seat in range(seen["seats"])]
        if seen["battle"]:
            lines += [cut(line, width) for line in draw_battle(seen["battle"], voice, marks)]
        else:
            lines += flow(squad_pieces(seen, voice, marks), width)
        chart = draw_map(seen, marks)
        if not seen["battle"] or not height or len(lines) + len(chart) <= height:
            lines += chart
        return lines[:height] if height else lines

    def hand(self, view: View, voice: Voice, marks: Marks, width: int) -> list[Line]:
        """Draw the own hand, what has been sent, and the artifacts."""
        seen = cast(RageView, view)
        if seen["seat"] < 0:
            return []
        own = seen["players"][seen["seat"]]
        held = own["cards"] or []
        pieces = [Piece(f"{voice.say('word-hand')} {len(held)}:", "label")]
        pieces += [hand_piece(name, held.count(name), voice, marks) for name in dict.fromkeys(held)]
        pieces += [Piece(f"{FACE_DOWN} {voice.card(name)}", "recent") for name in seen["own_sent"]]
        for name in (card.name for card in CARDS if f"dragon:{card.name}" in marks.legal):
            pieces.append(Piece(f"[{voice.card(name)} {body_of(voice.faces[name])}]", "held legal", f"dragon:{name}"))
        lines = flow(pieces, width)
        if own["artifact_names"]:
            pieces = [Piece(f"{voice.say('rage-word-artifacts')}:", "label")]
            for name in own["artifact_names"]:
                thing = f"artifact:{name}"
                text = voice.card(name)
                pieces.append(boxed(text, thing, marks))
            lines += flow(pieces, width)
        return lines

    def notes(self, view: View, voice: Voice, short: bool = False) -> list[str]:
        """Tell declared actions, a trade, and what was seen of others and of squads."""
        seen = cast(RageView, view)
        lines = [
            f"{voice.say('rage-word-declared')}: {voice.card(item['card'])} ({voice.seat(item['seat'])})"
            for item in seen["stack"]
        ]
        for seat, player in enumerate(seen["players"]):
            if player["known"] or player["known_artifacts"]:
                cards = tally(player["known"] + player["known_artifacts"], voice.card)
                lines.append(voice.say("cli-rage-known", name=voice.seat(seat), cards=cards))
        for number, squad in enumerate(seen["squads"], 1):
            if squad["cards"]:
                lines.append(voice.say("cli-rage-squad", squad=number, cards=tally(squad["cards"], voice.card)))
        return lines[:4] if short else lines

    def last(self, view: View, voice: Voice) -> list[str]:
        """Return nothing: the log tells it."""
        return []

    def cards(self, view: View) -> list[str]:
        """Return the cards in sight: the own hand and artifacts, the battlefield, declared actions."""
        seen = cast(RageView, view)
        found: list[str] = []
        if seen["seat"] >= 0:
            own = seen["players"][seen["seat"]]
            found += (own["cards"] or []) + (own["artifact_names"] or [])
        if seen["battle"]:
            found += [fighter["card"] for fighter in seen["battle"]["slots"] + seen["battle"]["centre"] if fighter]
        found += [item["card"] for item in seen["stack"]]
        return [name for name in dict.fromkeys(found) if name]

    def card_on(self, view: View, thing: str) -> str:
        """Return the card that a thing shows."""
        seen = cast(RageView, view)
        kind, _, name = thing.partition(":")
        if kind == "slot" and seen["battle"]:
            fighter = seen["battle"]["slots"]["nesw".index(name)]
            return fighter["card"] if fighter else ""
        return name if name in NUMBER else ""


def player_line(seen: RageView, seat: int, voice: Voice, marks: Marks) -> Line:
    """Draw who plays: asked, whose turn, people, and the counts."""
    player = seen["players"][seat]
    if not player["alive"]:
        rest = voice.say("rage-word-out")
    else:
        counts = [
            f"{LANDS}{player['lands']}",
            f"{TOWERS}{player['towers']}",
            f"{HAND}{player['hand']}/{player['deck']}",
            f"{ARTIFACTS}{player['artifacts']}",
            f"{TREASURES}{player['treasures']}",
        ]
        people = voice.say("rage-people-" + player["faction"]) if player["faction"] else ""
        rest = " ".join([*counts, people])
    return [seat_piece(seen, seat, seen["turn"], NAME_WIDTH, voice, marks), Piece(f" {rest}", "dim")]


def squad_pieces(seen: RageView, voice: Voice, marks: Marks) -> list[Piece]:
    """Draw the squads with their open cards."""
    pieces = [Piece(f"{voice.say('rage-word-squads')}:", "label")]
    for number, squad in enumerate(seen["squads"], 1):
        thing = f"squad:{number}"
        shown = f"{voice.card(squad['open'])}{FACE_DOWN * 2}" if squad["open"] else FACE_DOWN * 3
        text = f"{number} {shown}"
        pieces.append(boxed(text, thing, marks))
    return pieces


def draw_map(seen: RageView, marks: Marks) -> list[Line]:
    """Draw the map row by row: name, kind and owner of every cell; what can be chosen stands in brackets."""
    left = min(cell["x"] for cell in seen["cells"])
    rows: dict[int, list[RageCellView]] = {}
    for cell in seen["cells"]:
        rows.setdefault(cell["y"], []).append(cell)
    lines: list[Line] = []
    for y in sorted(rows):
        line: Line = []
        at = 0
        for cell in sorted(rows[y], key=lambda one: one["x"]):
            start = (cell["x"] - left) * CELL_WIDTH // 2
            line.append(Piece(" " * (start - at)))
            line.append(cell_piece(cell, seen["target"], marks))
            at = start + CELL_WIDTH
        lines.append(line)
    return lines


def cell_piece(cell: RageCellView, target: str, marks: Marks) -> Piece:
    """Draw one cell."""
    thing = f"cell:{cell['name']}"
    owner = str(cell["owner"] + 1) if cell["owner"] >= 0 else " "
    text = f"{cell['name']}{SIGNS[cell['kind']]}{owner}"
    if thing in marks.legal:
        text = f"[{text}]"
    elif cell["name"] == target:
        text = f"<{text}>"
    else:
        text = f" {text}{SHIELD if cell['shielded'] else ' '}"
    return Piece(text, marks.style(thing, "town" if cell["owner"] >= 0 else "plain"), thing)


def hand_piece(name: str, number: int, voice: Voice, marks: Marks) -> Piece:
    """Draw a card of the hand with its icons, lives, initiative and the price of its action."""
    thing = f"hand:{name}"
    face = voice.faces[name]
    text = f"{voice.card(name)} {body_of(face)} ({face['cost']})" + (f" ×{number}" if number > 1 else "")
    return boxed(text, thing, marks)


BOARD = RageBoard()
