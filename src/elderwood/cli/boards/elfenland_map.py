"""The map of Elfenland in characters: a road is a line of its terrain's sign, its counter stands in the middle."""

from typing import Final

from elderwood.cli.boards.drawing import Line, Marks, Piece
from elderwood.cli.voice import Voice
from elderwood.games.elfenland.actions import link_thing
from elderwood.games.elfenland.cards import NUMBER, TERRAIN
from elderwood.games.elfenland.map import FERRY, LINK_NAME, LINKS, RIVER, TOWNS, Link, Town
from elderwood.games.elfenland.show import ElfenlandView

# Terrain is told apart by sign as well as by colour; a river's signs point downstream.
SIGNS: Final[dict[str, str]] = {"plains": "-", "woods": "♣", "desert": "∴", "mountains": "▲", "ferry": "~"}
STREAMS: Final[dict[tuple[int, int], str]] = {(1, 0): "→", (-1, 0): "←", (0, 1): "↓", (0, -1): "↑"}
RIVER_SIGN: Final = "≈"
WRITTEN: Final = frozenset({"town", "been", "counter"})  # looks of what no label may cover
FULL_NAME: Final = 11  # letters of the longest town's name
PIECE, BEEN, OBSTACLE, BOOT = "○", "●", "!", "◂"
LEFT, RIGHT, TOP, BOTTOM = 0.06, 0.93, 0.07, 0.925  # the part of the land where towns lie
# Where a label may stand, by how far it is from the middle of its road.
NEARBY: Final[list[tuple[int, int]]] = sorted(
    ((dx, dy) for dx in range(-4, 5) for dy in (-1, 0, 1)), key=lambda by: abs(by[0]) + 3 * abs(by[1])
)

Place = tuple[int, int]


class Sheet:
    """Characters on a grid, each with its look and thing."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.rows: list[list[Piece]] = [[Piece(" ")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str, thing: str) -> None:
        """Write a text over what is there, kept within the sheet."""
        x = min(max(0, x), self.width - len(text))
        for offset, character in enumerate(text):
            self.rows[y][x + offset] = Piece(character, style, thing)

    def room(self, x: int, y: int, width: int, gap: int) -> bool:
        """Say whether a text would cover no other and keep a gap to all."""
        if not (0 <= y < len(self.rows) and x >= 0 and x + width <= self.width):
            return False
        return not any(WRITTEN & set(piece.style.split()) for piece in self.rows[y][max(0, x - gap) : x + width + gap])

    def lines(self) -> list[Line]:
        """Return the drawing, characters of one look and thing joined."""
        lines: list[Line] = []
        for row in self.rows:
            line: Line = []
            for piece in row:
                if line and line[-1][1:] == piece[1:]:
                    line[-1] = Piece(line[-1].text + piece.text, piece.style, piece.thing)
                else:
                    line.append(piece)
            lines.append(line)
        return lines


class Map:
    """One drawing of the land. `letters` is how many letters of a town's name are written."""

    def __init__(self, seen: ElfenlandView, voice: Voice, marks: Marks, width: int, height: int, letters: int) -> None:
        self.seen = seen
        self.voice = voice
        self.marks = marks
        self.letters = letters
        self.sheet = Sheet(width, height)
        self.signs = voice.say("cli-elfenland-signs")
        self.roads = {road["id"]: road for road in seen["roads"]}
        # A spectator sees the towns where anybody still has a piece.
        owners = seen["players"] if seen["seat"] < 0 else [seen["players"][seen["seat"]]]
        self.left = {town for owner in owners for town in owner["left"]}
        self.played = {name for road in self.roads for name in road.split("-")[1:]}

    def draw(self) -> list[Line]:
        """Draw the links, then the towns over their ends, then what lies on roads where there is room."""
        links = [(number, link) for number, link in enumerate(LINKS) if self.is_played(number, link)]
        for number, link in links:
            self.line(number, link)
        for town in TOWNS:
            if town.name in self.played:
                self.town(town)
        for number, link in links:
            self.label(number, link)
        return self.sheet.lines()

    def is_played(self, number: int, link: Link) -> bool:
        """Say whether a link belongs to the part of the land that is played on."""
        if number < RIVER:
            return LINK_NAME[number] in self.roads
        return TOWNS[link.a].name in self.played and TOWNS[link.b].name in self.played

    def place(self, x: float, y: float) -> Place:
        """Return the character at a place of the land."""
        column = (x - LEFT) / (RIGHT - LEFT) * (self.sheet.width - 1 - self.letters) + self.letters / 2
        row = (y - TOP) / (BOTTOM - TOP) * (len(self.sheet.rows) - 1)
        return min(max(0, round(column)), self.sheet.width - 1), min(max(0, round(row)), len(self.sheet.rows) - 1)

    def terrain(self, number: int) -> str:
        """Return what a link leads over."""
        if number < RIVER:
            return TERRAIN[LINKS[number].terrain]
        return "river" if number < FERRY else "ferry"

    def line(self, number: int, link: Link) -> None:
        """Draw a link from town to town through its middle, with gaps so that neighbours can be told apart."""
        a, b = TOWNS[link.a], TOWNS[link.b]
        thing = link_thing(number)
        terrain = self.terrain(number)
        style = self.marks.style(thing, "water" if number >= RIVER else terrain)
        path = steps(self.place(a.x, a.y), self.place(link.x, link.y))
        path += steps(self.place(link.x, link.y), self.place(b.x, b.y))
        for at, (x, y) in enumerate(path):
            ahead = path[min(at + 1, len(path) - 1)]
            if ahead[1] == y and x % 2:
                continue
            sign = SIGNS.get(terrain) or STREAMS[heading((x, y), ahead)]
            self.sheet.put(x, y, sign, style, thing)

    def town(self, town: Town) -> None:
        """Write a town: own piece or not, its name, the boots there."""
        thing = "town:" + town.name
        left = town.name in self.left
        boots = "".join(str(seat + 1) for seat, other in enumerate(self.seen["players"]) if other["boot"] == town.name)
        name = short_name(self.voice, town.name, self.letters)
        text = (PIECE if left else BEEN) + name + (BOOT + boots if boots else "")
        x, y = self.place(town.x, town.y)
        style = self.marks.style(thing, "town" if left else "been")
        self.sheet.put(x - len(name) // 2, y, text, style, thing)

    def label(self, number: int, link: Link) -> None:
        """Write the counter of a road, an obstacle behind it; what can be chosen stands in brackets."""
        thing = link_thing(number)
        text = ""
        if number < RIVER:
            road = self.roads[LINK_NAME[number]]
            if road["counter"]:
                text = self.signs[NUMBER[road["counter"]] - 1] + OBSTACLE * road["obstacle"]
        legal = thing in self.marks.legal
        if not text and not legal:
            return
        text = text or SIGNS.get(self.terrain(number), RIVER_SIGN)
        middle = self.place(link.x, link.y)
        for label in (f"[{text}]", text) if legal else (text,):
            for gap in (1, 0):
                if self.write(middle, label, gap, self.marks.style(thing, "counter"), thing):
                    return

    def write(self, middle: Place, text: str, gap: int, style: str, thing: str) -> bool:
        """Write a text as near to a place as there is room; say whether there was."""
        x, y = middle[0] - len(text) // 2, middle[1]
        for dx, dy in NEARBY:
            if self.sheet.room(x + dx, y + dy, len(text), gap):
                self.sheet.put(x + dx, y + dy, text, style, thing)
                return True
        return False


def short_name(voice: Voice, town: str, letters: int) -> str:
    """Return a town's name, or its first letters."""
    name = voice.say("elfenland-town-" + town)
    return name if letters >= FULL_NAME else name.replace("’", "")[:letters]


def heading(a: Place, b: Place) -> Place:
    """Return the chief direction from one place to the next: down or up where the row changes."""
    if b[1] != a[1]:
        return (0, 1 if b[1] > a[1] else -1)
    return (1 if b[0] >= a[0] else -1, 0)


def steps(a: Place, b: Place) -> list[Place]:
    """Return the characters on the straight way from one place to another, without the last."""
    length = max(abs(b[0] - a[0]), abs(b[1] - a[1]), 1)
    return [
        (round(a[0] + (b[0] - a[0]) * at / length), round(a[1] + (b[1] - a[1]) * at / length)) for at in range(length)
    ]
