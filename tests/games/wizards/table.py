"""A table in a few words, and moves in notation, for tests that read as positions.

Cards are given as words, one text a seat: `hands`, `areas` (contender first, `-` for an empty place), `champions`. The
deck's and the discard pile's last word is the top. What is not mentioned lies below the deck given.

>>> t = table("reveal", hands=["longneck"], areas=["dusk_moth", "leaf_wolf"], deck="bone_stag")
>>> t.contender(1)
'bone_stag'
"""

from collections.abc import Sequence

from elderwood.engine.chance import chance_of
from elderwood.engine.events import Log
from elderwood.engine.options import Options, settle
from elderwood.games.wizards.actions import WORDS
from elderwood.games.wizards.cards import EMPTY, NAME, NUMBER, SIDE_NAME, names
from elderwood.games.wizards.position import WizardsPosition
from elderwood.games.wizards.settings import OPTIONS, SLOTS
from elderwood.games.wizards.show import WizardsView
from elderwood.games.wizards.state import (
    BOOST_TURN,
    LAST_EFFECTS,
    NO_WIZARD,
    RESOLVE,
    RESTING,
    ROUND,
    SCORE,
    SEARCH_TURN,
    STREAMS,
    SUMMON_ALL,
    TAKE_WIZARD,
    State,
)
from elderwood.games.wizards.title import WoodlandWizards

TITLE = WoodlandWizards()


class Table:
    """A position with the events since it was set up, and words for both."""

    def __init__(self, position: WizardsPosition) -> None:
        self.position = position
        self.log = Log()

    # Verbs

    def play(self, words: str) -> "Table":
        """Play answers in notation; `2:word` says whose it is, otherwise the first awaited seat gives it."""
        for word in words.split():
            owner, _, name = word.rpartition(":")
            seat = int(owner) if owner else self.position.awaits()[0]
            move = TITLE.move(name)
            legal = self.position.moves(seat)
            assert move in legal, (word, self.position.refusal(seat, move), self.moves(seat))
            self.position.play(seat, move, self.log)
        return self

    # Words

    @property
    def asked(self) -> list[int]:
        return self.position.awaits()

    @property
    def question(self) -> str:
        """The question put, without the title's name."""
        return self.position.question(self.asked[0]).key.removeprefix("wizards-ask-")

    def moves(self, seat: int | None = None) -> list[str]:
        who = self.asked[0] if seat is None else seat
        return [WORDS[move] for move in self.position.moves(who)]

    def why(self, word: str, seat: int | None = None) -> tuple[str, str]:
        """Return why a move is refused: the reason's key and the ruling."""
        who = self.asked[0] if seat is None else seat
        assert word not in self.moves(who)
        reason = self.position.refusal(who, TITLE.move(word))
        return reason.key.removeprefix("wizards-why-"), reason.rule

    def contender(self, seat: int) -> str:
        return NAME[self.position.contender(seat)]

    def area(self, seat: int) -> list[str]:
        return names(self.position.places.slots[SLOTS * seat : SLOTS * seat + SLOTS])

    def hand(self, seat: int) -> list[str]:
        return names(sorted(self.position.cards.hands[seat]))

    def champions(self, seat: int) -> list[str]:
        return names(sorted(self.position.cards.champions[seat]))

    @property
    def discard(self) -> list[str]:
        return names(self.position.cards.discard)

    @property
    def deck(self) -> list[str]:
        return names(self.position.cards.deck)

    @property
    def events(self) -> list[str]:
        return [event.key.removeprefix("wizards-event-") for event in self.log.events]

    def view(self, seat: int) -> WizardsView:
        return self.position.view(seat)


def cards(words: str) -> list[int]:
    return [EMPTY if word == "-" else NUMBER[word] for word in words.split()]


def table(
    step: str,
    hands: Sequence[str] = (),
    areas: Sequence[str] = (),
    champions: Sequence[str] = (),
    deck: str = "",
    discard: str = "",
    seats: int = 0,
    first: int = 0,
    round_number: int = 1,
    slot: int = 0,
    options: Options | None = None,
    wizards: Sequence[str] = (),
    ranking: Sequence[int] = (),
    passed: Sequence[int] = (),
    only: bool = False,
    seed: str = "oak",
) -> Table:
    """Set up a table at a step and run to the first question.

    `step` is wizards, search, last-search (only the last player has still to search), summon, boost, reveal (the cards
    of `slot` have just been turned up), score, rest or final. `passed` are the seats that boost no more. With `only`
    the deck holds nothing but what is given: the rest is nobody's.
    """
    seats = seats or max(2, len(hands), len(areas), len(champions))
    chance = chance_of("wizards", seed, STREAMS)
    position = WizardsPosition.blank(settle(OPTIONS, options or {}, seats), seats, chance)
    position.first = first
    position.round_number = round_number
    held = position.cards
    held.hands = [cards(hands[seat]) if seat < len(hands) else [] for seat in range(seats)]
    held.champions = [cards(champions[seat]) if seat < len(champions) else [] for seat in range(seats)]
    for seat, words in enumerate(areas):
        for at, card in enumerate(cards(words)):
            position.places.slots[SLOTS * seat + at] = card
    held.discard = cards(discard)
    held.wizards = [SIDE_NAME.index(wizards[seat]) if seat < len(wizards) else NO_WIZARD for seat in range(seats)]
    top = cards(deck)
    rest = held.deck
    held.deck = []
    for card in top + position.inventory():
        rest.remove(card)
    held.deck = top if only else rest + top
    position.contest.ranking = list(ranking)
    position.places.passed = sum(1 << seat for seat in passed)
    found = Table(position)
    put_step(position, step, slot)
    position.run(found.log)
    return found


def put_step(position: State, step: str, slot: int) -> None:
    agenda = position.agenda
    if step == "search":
        position.round_number -= 1
        agenda.push(ROUND)
    elif step == "wizards":
        for turn in range(position.seats - 1, -1, -1):
            agenda.push(TAKE_WIZARD, turn)
    elif step == "last-search":
        agenda.push(SUMMON_ALL)
        agenda.push(SEARCH_TURN, position.seats - 1)
    elif step == "reveal":
        agenda.push(BOOST_TURN, slot + 1)
        agenda.push(RESOLVE, slot, 0)
    else:
        steps = {"summon": SUMMON_ALL, "boost": BOOST_TURN, "score": SCORE, "rest": RESTING, "final": LAST_EFFECTS}
        agenda.push(steps[step], max(slot, 1) if step == "boost" else 0)
