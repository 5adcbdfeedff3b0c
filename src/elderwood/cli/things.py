"""Finding what a player means: a thing of the table or a card, by its id or its name in their language."""

from elderwood.cli.boards.drawing import Board
from elderwood.cli.failures import unknown
from elderwood.cli.sitting import Sitting
from elderwood.cli.voice import Voice


def all_things(sitting: Sitting) -> list[str]:
    """Return every thing that some move of the title touches."""
    title = sitting.title
    return list(dict.fromkeys(thing for move in range(len(title.words)) for thing in title.things(move)))


def find_thing(sitting: Sitting, voice: Voice, text: str) -> str:
    """Return the thing meant: `cell:b2`, `b2`, `hand:whale`, `whale` or a card's name."""
    things = all_things(sitting)
    wanted = text.strip().casefold()
    if wanted in things:
        return wanted
    for thing in things:
        name = thing.partition(":")[2]
        if wanted and wanted in (name, voice.card(name).casefold()):
            return thing
    raise unknown("thing", text, things)


def find_card(sitting: Sitting, voice: Voice, board: Board, seat: int, text: str) -> str:
    """Return the card meant, among those in sight and those that moves name."""
    wanted = text.strip().casefold()
    known = board.cards(sitting.view(seat))
    known += [thing.partition(":")[2] for thing in all_things(sitting)]
    named = {card: voice.card(card) for card in dict.fromkeys(known) if voice.has_card(card)}
    for card, name in named.items():
        if wanted in (card, name.casefold()):
            return card
    begun = [card for card, name in named.items() if wanted and name.casefold().startswith(wanted)]
    if begun:
        return begun[0]
    raise unknown("card", text, list(named.values()))
