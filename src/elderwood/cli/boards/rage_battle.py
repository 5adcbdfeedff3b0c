"""The battlefield of Rage of the Elves in characters: four edge slots, the centre and the reserve."""

from typing import Final

from elderwood.cli.boards.drawing import Line, Marks, Piece, boxed
from elderwood.cli.voice import Voice
from elderwood.engine.words import Values
from elderwood.games.rage.cards import CARDS, NUMBER
from elderwood.games.rage.show import BattleView, FighterView
from elderwood.games.rage.vocabulary import ICON_NAME, SLOT_NAME

FACE_DOWN: Final = "▒"
EMPTY: Final = "–"
# Signs of the icons, in the order of the table: nothing, strikes, piercing strikes, shields, move.
ICONS: Final[dict[str, str]] = dict(zip(ICON_NAME, "·†‡↑⇑□↺♨↔", strict=True))
SIDES: Final = ("×", "○")  # attacker, defender
MOVED, SKIPS = "✓", "z"


def draw_battle(battle: BattleView, voice: Voice, marks: Marks) -> list[Line]:
    """Draw who fights whom, the edge slots, the centre and the reserve."""
    others = voice.seat(battle["defender"]) if battle["defender"] >= 0 else voice.say("rage-word-neutral")
    head = f"{battle['cell']}: {SIDES[0]} {voice.seat(battle['attacker'])}  {SIDES[1]} {others}"
    lines: list[Line] = [[Piece(head, "label")]]
    for slot, fighter in zip(SLOT_NAME, battle["slots"], strict=True):
        thing = f"slot:{slot}"
        text = fighter_text(fighter, voice)
        if slot == battle["mover"] or slot in battle["strike"][:1]:
            text += " «"
        lines.append([Piece(f" {slot.upper()} "), boxed(text, thing, marks)])
    shown = [fighter_text(fighter, voice) for fighter in reversed(battle["centre"]) if fighter]
    if shown:
        lines.append([Piece(f" {voice.say('rage-word-centre')}: " + " / ".join(shown), "plain")])
    if battle["reserve"]:
        side = SIDES[battle["reserve_side"]]
        lines.append([Piece(f" {voice.say('rage-word-reserve')}: {side}{voice.card(battle['reserve'])}", "dim")])
    return lines


def fighter_text(fighter: FighterView | None, voice: Voice) -> str:
    """Write a card in battle: side, name, icons left, forward and right, lives, initiative."""
    if fighter is None:
        return EMPTY
    side = SIDES[fighter["side"]]
    if not fighter["card"]:
        return side + FACE_DOWN
    if not fighter["icons"] or not CARDS[NUMBER[fighter["card"]]].lives:
        return voice.card(fighter["card"])
    icons = "".join(ICONS[icon] for icon in fighter["icons"])
    marks = (MOVED if fighter["moved"] else "") + (SKIPS if fighter["skips"] else "")
    return f"{side}{voice.card(fighter['card'])} {icons} ♥{fighter['lives']} {fighter['initiative']}{marks}"


def body_of(face: Values) -> str:
    """Write what a card fights with: icons, lives, initiative.

    >>> body_of({"icons": "strike shield double-strike", "lives": 2, "initiative": 8})
    '†□‡ ♥2 8'
    """
    icons = "".join(ICONS[icon] for icon in str(face["icons"]).split())
    return f"{icons} ♥{face['lives']} {face['initiative']}"
