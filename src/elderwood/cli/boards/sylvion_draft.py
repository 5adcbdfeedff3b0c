"""Sylvion's mobilization: four columns, the desertions seen, the deck so far."""

import textwrap

from elderwood.cli.boards.drawing import Line, Marks, Piece, fit
from elderwood.cli.voice import Voice
from elderwood.games.sylvion.cards import CARDS, NUMBER
from elderwood.games.sylvion.show import SylvionView


def draw_draft(seen: SylvionView, voice: Voice, marks: Marks, width: int) -> list[Line]:
    """Draw the columns side by side, then what deserted and what was recruited."""
    draft = seen["draft"]
    inner = (width - 5) // 4
    lines = [headings(seen, voice, marks, inner), rule("┌┬┐", inner)]
    for place in range(max(4, max(len(column) for column in draft["columns"]))):
        line: Line = []
        for number, column in enumerate(draft["columns"], 1):
            thing = f"column:{number}"
            card = column[place] if place < len(column) else ""
            kind = CARDS[NUMBER[card]].kind if card else "dim"
            line.append(Piece("│", "border"))
            text = voice.card(card) if card else "·"
            line.append(Piece(fit(text, inner), marks.style(thing, kind), thing))
        lines.append([*line, Piece("│", "border")])
    lines.append(rule("└┴┘", inner))
    counts = [int(count) for count in seen["options"]["edge-numbers"].split("-")]
    gone = "   ".join(
        f"{number}: " + "×" * draft["turned"].count(number) + "·" * (counts[number - 1] - draft["turned"].count(number))
        for number in range(1, 5)
    )
    for text in (voice.say("cli-sylvion-draft-deserted", numbers=gone), deck_so_far(seen, voice)):
        lines += [[Piece(part, "label")] for part in textwrap.wrap(text, width, subsequent_indent="  ")]
    return lines


def headings(seen: SylvionView, voice: Voice, marks: Marks, inner: int) -> Line:
    """Number the columns; those that can be recruited stand in brackets."""
    line: Line = []
    for number, column in enumerate(seen["draft"]["columns"], 1):
        thing = f"column:{number}"
        text = f"[{number}]" if thing in marks.legal else str(number)
        line += [Piece(" "), Piece(f"{text} ({len(column)})".center(inner), marks.style(thing, "label"), thing)]
    return line


def rule(ends: str, inner: int) -> Line:
    """Draw a horizontal border."""
    return [Piece(ends[0] + ends[1].join("─" * inner for _ in range(4)) + ends[2], "border")]


def deck_so_far(seen: SylvionView, voice: Voice) -> str:
    """List the recruits with their numbers."""
    cards = ", ".join(f"{count}× {voice.card(card)}" for card, count in seen["unseen"].items())
    return voice.say("cli-sylvion-draft-deck", count=seen["deck"], cards=cards or "—")
