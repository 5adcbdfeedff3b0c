"""The table of Woodland Wizards: an area for each player, the discard pile, the hand, and what is known of others."""

from typing import cast

from elderwood.cli.boards.drawing import Line, Marks, Piece, boxed, cut, flow, seat_piece, tally
from elderwood.cli.voice import Voice
from elderwood.engine.position import View
from elderwood.games.wizards.cards import KIND as KIND_OF
from elderwood.games.wizards.cards import KIND_NAME, NUMBER, STRENGTH, WIZARDS
from elderwood.games.wizards.show import PartView, WizardSeatView, WizardsView

CARDS = "▯"
CHAMPIONS = "♛"
FACE_DOWN = "▒"
# A sign for each kind, in the order of the table: phoenix, plant, reptile, undead, beast, bird, insect.
SIGNS = " ✦♣≈†◆^*"
NAME_WIDTH = 14
TOP = 3  # cards of the discard pile that effects reach


class WizardsBoard:
    """Draws Woodland Wizards."""

    def status(self, view: View, voice: Voice) -> str:
        """Return round, step and counts."""
        seen = cast(WizardsView, view)
        return voice.say(
            "cli-wizards-status",
            round=seen["round"],
            rounds=seen["rounds"],
            step=voice.say("wizards-step-" + seen["step"]),
            deck=seen["deck"],
            prizes=seen["prizes"],
        )

    def field(self, view: View, voice: Voice, marks: Marks, width: int, height: int) -> list[Line]:
        """Draw the players in turn order: two lines for each where there is space, one where there is not."""
        seen = cast(WizardsView, view)
        roomy = not height or height >= 2 * seen["seats"]
        lines: list[Line] = []
        for seat in seen["order"]:
            head, area = head_of(seen, seat, voice, marks), area_of(seen, seat, voice, marks)
            if roomy:
                lines.append(cut(head, width))
                if area:
                    lines.append(cut([Piece("  "), *area], width))
            else:
                lines.append(cut([*head[:1], Piece(" "), *area], width))
        return lines

    def hand(self, view: View, voice: Voice, marks: Marks, width: int) -> list[Line]:
        """Draw the own hand, then the top of the discard pile."""
        seen = cast(WizardsView, view)
        lines: list[Line] = []
        if seen["seat"] >= 0:
            own = seen["players"][seen["seat"]]
            held = own["cards"] or []
            pieces = [Piece(f"{voice.say('word-hand')} {len(held)}:", "label")]
            pieces += [card_piece(name, f"hand:{name}", held.count(name), voice, marks) for name in dict.fromkeys(held)]
            if own["chosen"]:
                pieces.append(Piece(f"{FACE_DOWN} {voice.card(own['chosen'])}", "recent"))
            lines += flow(pieces, width)
        pieces = [Piece(f"{voice.say('word-discard')} {len(seen['discard'])}:", "label")]
        for depth, name in enumerate(reversed(seen["discard"][-TOP:]), 1):
            pieces.append(card_piece(name, f"discard:{depth}", 1, voice, marks))
        return lines + flow(pieces, width)

    def notes(self, view: View, voice: Voice, short: bool = False) -> list[str]:
        """Tell everybody's champions, and what was seen of other hands."""
        seen = cast(WizardsView, view)
        lines: list[str] = []
        for seat in seen["order"]:
            player = seen["players"][seat]
            if player["parts"]:
                lines.append(f"Σ {player['total']} {voice.seat(seat)} = {sources(player['parts'], voice)}")
        for seat in seen["order"]:
            player = seen["players"][seat]
            if player["champions"]:
                cards = tally(player["champions"], voice.card)
                lines.append(f"{CHAMPIONS} {voice.seat(seat)} {player['score']}: {cards}")
            if player["known"]:
                cards = tally(player["known"], voice.card)
                lines.append(voice.say("cli-wizards-known", name=voice.seat(seat), cards=cards))
        return lines[:4] if short else lines

    def last(self, view: View, voice: Voice) -> list[str]:
        """Tell the last contest once more: places, totals and where they came from."""
        seen = cast(WizardsView, view)
        lines: list[str] = []
        for one in seen["last"]:
            place = voice.say("wizards-word-place", place=one["place"])
            prize = f" {CHAMPIONS}" if one["prize"] else ""
            lines.append(f"{place}: {voice.seat(one['seat'])} Σ {one['total']}{prize} = {sources(one['parts'], voice)}")
        return lines

    def cards(self, view: View) -> list[str]:
        """Return the cards in sight: the own hand, the table, the top of the discard pile."""
        seen = cast(WizardsView, view)
        found = list(seen["players"][seen["seat"]]["cards"] or []) if seen["seat"] >= 0 else []
        for player in seen["players"]:
            found += [player["contender"], *player["boosts"]]
        found += seen["discard"][-TOP:]
        return [name for name in dict.fromkeys(found) if name]

    def card_on(self, view: View, thing: str) -> str:
        """Return the card that a thing shows."""
        seen = cast(WizardsView, view)
        place, _, name = thing.partition(":")
        if place == "contender":
            return seen["players"][int(name)]["contender"]
        if place == "boost":
            seat, _, slot = name.partition("-")
            return seen["players"][int(seat)]["boosts"][int(slot) - 1] if int(seat) < seen["seats"] else ""
        if place == "discard" and name:
            return seen["discard"][-int(name)] if int(name) <= len(seen["discard"]) else ""
        known = {wizard.name for wizard in WIZARDS}
        name = name.partition("-")[0]
        return name if name in NUMBER or name in known else ""


def sources(parts: list[PartView], voice: Voice) -> str:
    """Write where a total comes from: every card's own strength, and what else changes it and why."""
    told: list[str] = []
    for part in parts:
        amount = str(part["amount"]) if not told else f"{part['amount']:+d}"
        told.append(f"{amount} {voice.card(part['card'])}" + ("" if part["why"] == "printed" else " ✧"))
    return " ".join(told)


def sign(name: str) -> str:
    """Return the sign of a card's kind."""
    return SIGNS[KIND_OF[NUMBER[name]]]


def card_piece(name: str, thing: str, number: int, voice: Voice, marks: Marks) -> Piece:
    """Draw a card with its kind and strength; what can be chosen stands in brackets."""
    text = f"{sign(name)}{voice.card(name)} {STRENGTH[NUMBER[name]]}" + (f" ×{number}" if number > 1 else "")
    return boxed(text, thing, marks)


def head_of(seen: WizardsView, seat: int, voice: Voice, marks: Marks) -> Line:
    """Draw who plays: asked, first, total, hand, champions, wizard."""
    player = seen["players"][seat]
    parts = [f"Σ {player['total']}", f"{CARDS}{player['hand']}", f"{CHAMPIONS}{len(player['champions'])}"]
    parts.append(f"({player['score']})")
    if player["wizard"]:
        parts.append(f"{SIGNS[KIND_NAME.index(player['wizard_kind'])]} {voice.card(player['wizard'])}")
    if player["place"]:
        parts.append(voice.say("wizards-word-place", place=player["place"]))
    elif player["passed"]:
        parts.append(voice.say("wizards-word-passed"))
    return [
        seat_piece(seen, seat, seen["first"], NAME_WIDTH, voice, marks),
        Piece(" " + " ".join(parts), "dim"),
    ]


def area_of(seen: WizardsView, seat: int, voice: Voice, marks: Marks) -> Line:
    """Draw what lies before a player: contender, boosts, and a boost face down."""
    player = seen["players"][seat]
    pieces: Line = []
    for slot, name in enumerate([player["contender"], *player["boosts"]]):
        if name:
            thing = f"boost:{seat}-{slot}" if slot else f"contender:{seat}"
            text = f"{sign(name)}{voice.card(name)} {strength_of(player, slot, name)}"
            pieces += [Piece(" + " if pieces else ""), boxed(text, thing, marks)]
    if player["face_down"]:
        pieces += [Piece(" + "), Piece(FACE_DOWN, "dim")]
    return pieces


def strength_of(player: WizardSeatView, slot: int, name: str) -> str:
    """Write a card's strength; what effects make of it behind an arrow."""
    printed, now = STRENGTH[NUMBER[name]], player["strengths"][slot]
    return str(printed) if printed == now else f"{printed}→{now}"


BOARD = WizardsBoard()
