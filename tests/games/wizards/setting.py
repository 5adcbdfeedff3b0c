"""Positions for the tests of single creatures, and readers that look at a table as players do: views, events, ends.

Nothing here or in the tests of creatures knows how a position is kept; only `table` does.

>>> t = casting("velvet_falcon", deck="leaf_wolf bone_stag longneck")  # the longneck is drawn for the search
>>> held(t, 0)
'bone_stag leaf_wolf longneck'
"""

from collections.abc import Sequence

from elderwood.engine.chance import chance_of
from elderwood.engine.options import Options
from elderwood.engine.outcome import Outcome
from elderwood.engine.words import Question, Values
from elderwood.games.wizards.position import WizardsPosition
from tests.games.wizards.table import TITLE, Table, table


def casting(
    spell: str,
    own: str = "",
    others: Sequence[str] = ("",),
    deck: str = "",
    discard: str = "",
    only: bool = False,
    seed: str = "oak",
) -> Table:
    """Let seat 0, the last in turn order, play a spell; the deck's top is the card drawn for the search."""
    hands = [f"{spell} {own}", *others]
    t = table("last-search", hands, deck=deck, discard=discard, first=1, only=only, seed=seed)
    return t.play(f"play-{spell}")


def revealing(
    *areas: str,
    hands: Sequence[str] = (),
    deck: str = "",
    discard: str = "",
    slot: int = 0,
    first: int = 0,
    options: Options | None = None,
    only: bool = False,
    seed: str = "oak",
) -> Table:
    """Turn up the cards of a slot in all areas."""
    return table(
        "reveal",
        hands,
        areas,
        deck=deck,
        discard=discard,
        slot=slot,
        first=first,
        options=options,
        only=only,
        seed=seed,
        seats=max(2, len(areas), len(hands)),
    )


def scoring(
    *areas: str,
    champions: Sequence[str] = (),
    hands: Sequence[str] | None = None,
    deck: str = "",
    discard: str = "",
    first: int = 0,
    options: Options | None = None,
    round_number: int = 1,
    only: bool = False,
) -> Table:
    """Count a contest. Everybody has a card in hand, so that the rest is asked for and the table stays to be seen."""
    kept = hands if hands is not None else ["all_seeing_eagle", "all_seeing_eagle", "all_seeing_eagle", "leaf_owl"]
    return table(
        "score",
        kept[: max(2, len(areas))],
        areas,
        champions,
        deck=deck,
        discard=discard,
        first=first,
        options=options,
        round_number=round_number,
        only=only,
    )


def ending(*champions: str, first: int = 0, wizards: Sequence[str] = ()) -> Table:
    """Bring a match to its end, with these champions."""
    options = {"wizards": "yes"} if wizards else {}
    return table("final", champions=champions, first=first, round_number=4, options=options, wizards=wizards)


def begun(seats: int, options: Options | None = None, seed: str = "oak") -> Table:
    """Begin a match as players do."""
    position = TITLE.start(seats, options or {}, seed)
    assert isinstance(position, WizardsPosition)
    return Table(position)


def held(t: Table, seat: int) -> str:
    """The cards of a hand, in the order of the alphabet."""
    return " ".join(sorted(t.hand(seat)))


def piled(t: Table, seat: int) -> str:
    """The champions of a seat, in the order of the alphabet."""
    return " ".join(sorted(t.champions(seat)))


def lying(t: Table, seat: int) -> str:
    """The contender and boosts of a seat, `-` for an empty place."""
    return " ".join(card or "-" for card in t.area(seat)).rstrip(" -")


def strengths(t: Table, seat: int) -> list[int]:
    """What the contender and boosts of a seat count, as the table lies or as it was decided."""
    return contest(t)[seat][1]


def totals(t: Table) -> list[int]:
    """What each seat has reached."""
    return [total for _, _, total in contest(t)]


def places(t: Table) -> list[int]:
    """The seats in the order of their places in the last contest."""
    return [one["seat"] for one in t.view(0)["last"]]


def contest(t: Table) -> list[tuple[int, list[int], int]]:
    """Seat, strengths and total of each player: of the last contest, or of the one going on."""
    view = t.view(0)
    if view["last"]:
        return sorted((one["seat"], one["strengths"], one["total"]) for one in view["last"])
    return [(seat, one["strengths"], one["total"]) for seat, one in enumerate(view["players"])]


def known(t: Table, owner: int, viewer: int) -> str:
    """What a viewer knows of another hand."""
    return " ".join(sorted(t.view(viewer)["players"][owner]["known"]))


def told(t: Table, key: str) -> list[Values]:
    """The values of the events of that name so far, but for whom they are aimed at."""
    found = [event.values for event in t.log.events if event.key == f"wizards-event-{key}"]
    return [{name: value for name, value in values.items() if name != "target"} for values in found]


def aimed(t: Table, key: str) -> list[int]:
    """Whom the events of that name are aimed at; -1 where nobody."""
    return [int(event.values.get("target", -1)) for event in t.log.events if event.key == f"wizards-event-{key}"]


def acted(t: Table) -> list[str]:
    """The creatures whose effects have begun, in order, and `cancelled` after those that could not be applied."""
    wanted = {"wizards-event-effect", "wizards-event-cancelled"}
    found = [event for event in t.log.events if event.key in wanted]
    return ["cancelled" if "cancelled" in event.key else str(event.values["card"]) for event in found]


def ended(t: Table) -> Outcome:
    """How the match ended."""
    end = t.position.outcome()
    assert end is not None, t.asked
    return end


def scores(t: Table) -> list[int]:
    """The final scores."""
    return list(ended(t).scores)


def asking(t: Table) -> Question:
    """The question put to the first seat that owes an answer."""
    return t.position.question(t.asked[0])


def heard(t: Table, seat: int, origin: str, goal: str) -> list[str]:
    """The cards that a seat was told of on their way from one place to another; `?` for one it may not know."""
    values = [event.values for event in t.log.seen_by(seat)]
    return [str(one.get("card", "?")) for one in values if (one.get("from"), one.get("to")) == (origin, goal)]


def possible(t: Table, viewer: int, owner: int, times: int = 150) -> set[str]:
    """The hands that a viewer must reckon with: those met when all it cannot know is dealt anew many times."""
    source = chance_of("possible", "oak", 1)
    return {held(Table(t.position.redeal(viewer, source)), owner) for _ in range(times)}
