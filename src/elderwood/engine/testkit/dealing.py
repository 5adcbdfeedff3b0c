"""Checks that a redeal hands out nothing of the truth: what a seat cannot know falls as it may.

What is secret is what the others see and a seat does not, part by part. How often each part comes up as it really is
says whether the truth is one deal among many, or a way out.
"""

import json
from collections import Counter
from collections.abc import Iterator
from math import sqrt

from elderwood.engine.chance import Chance
from elderwood.engine.events import SPECTATOR
from elderwood.engine.position import Position
from elderwood.engine.testkit.trial import Trial, view_text

GLANCES = 3  # redeals that are compared with the truth before a closer look
FIRST_LOOK = 16  # more of them where there was nothing but the truth
DRAWS = 64  # those of a closer look
# A secret that was dealt in `MANY` ways beside the truth has that many at least. Were the truth one of them, it would
# hardly come `OFTEN` in `DRAWS`, and never be `FAVOURED` so many times over every other: with hands that are equally
# likely, once in a thousand million looks. Where there are few ways, exact counting says more: see the tests.
MANY = 12
OFTEN = 8
FAVOURED = 4


def every_seat_can_be_dealt_anew(trial: Trial) -> None:
    """At every decision and for everybody a redeal can be had, and looks the same to who asked for it."""
    for seat in trial.watchers:
        other = trial.position.redeal(seat, trial.redeals)
        trial.expect(other.awaits() == trial.position.awaits(), f"others are awaited, redealt for {seat}")
        if not trial.differed >> seat + 1 & 1 and hidden_text(trial, other) != hidden_text(trial, trial.position):
            trial.differed |= 1 << seat + 1


def everybody_was_dealt_something_else(trial: Trial) -> None:
    """In the course of a match every redeal kept everything as it was for nobody: hands, decks, all."""
    if not trial.match.answers:
        return
    for seat in trial.watchers:
        trial.expect(bool(trial.differed >> seat + 1 & 1), f"every redeal for {seat} was the truth")


def a_redeal_can_be_looked_at_and_redealt_by_everybody(trial: Trial) -> None:
    """Whoever is put into a redeal sees it, and can imagine others in turn: nobody's knowledge is left behind."""
    for seat in trial.watchers:
        other = trial.position.redeal(seat, trial.redeals)
        for watcher in trial.watchers:
            other.view(watcher)
            other.redeal(watcher, trial.redeals).view(watcher)


def the_truth_is_one_deal_among_others(trial: Trial) -> None:
    """No secret is dealt as it really is more often than in every other way; nor always, if it need not be.

    One watcher is looked at each time: all in turn would be dear.
    """
    seat = trial.watchers[trial.sample.below(len(trial.watchers))]
    truth = secrets(trial, trial.position, seat)
    deals = list(draw(trial, seat, GLANCES))
    if deals and all(deal == truth for deal in deals):
        deals += draw(trial, seat, FIRST_LOOK)
        if all(deal == truth for deal in deals):
            trial.expect(not another_is_possible(trial, seat, truth), f"only the truth is dealt to {seat}")
            return
    if not any(0 < sum(deal.get(path) == truth[path] for deal in deals) < len(deals) for path in truth):
        return
    deals += draw(trial, seat, DRAWS)
    for path, real in truth.items():
        seen = Counter(deal.get(path, "") for deal in deals)
        favoured = seen.pop(real, 0)
        most = max(seen.values(), default=0)
        found = f"redealt for {seat}, {path} was the truth {favoured} times, and nothing else more than {most} times"
        fair = len(seen) < MANY or favoured < OFTEN or favoured < FAVOURED * (most + 1)
        trial.expect(fair or is_as_likely_elsewhere(trial, seat, path, real, favoured), found)


def is_as_likely_elsewhere(trial: Trial, seat: int, path: str, real: str, favoured: int) -> bool:
    """Say whether a deal in which the secret is another one is redealt to it about as often.

    Then what all can see makes it likely, as where a card known to be in a hand is the one laid face down.
    """
    for _ in range(FIRST_LOOK):
        other = trial.position.redeal(seat, trial.redeals)
        if secrets(trial, other, seat).get(path) != real:
            again = [secrets(trial, other.redeal(seat, trial.redeals), seat).get(path) for _ in range(DRAWS)]
            return favoured < FAVOURED * (again.count(real) + 1)
    return False


def draw(trial: Trial, seat: int, count: int) -> Iterator[dict[str, str]]:
    """Redeal so many times, and give what is secret to a seat."""
    for _ in range(count):
        yield secrets(trial, trial.position.redeal(seat, trial.redeals), seat)


def another_is_possible(trial: Trial, seat: int, truth: dict[str, str]) -> bool:
    """Look for a deal that fits what a seat sees among those that fit what everybody sees."""
    seen = view_text(trial.position, seat)
    for _ in range(FIRST_LOOK):
        other = trial.position.redeal(SPECTATOR, trial.redeals)
        if view_text(other, seat) == seen and secrets(trial, other, seat) != truth:
            return True
    return False


def secrets(trial: Trial, position: Position, seat: int) -> dict[str, str]:
    """Return what all the others see that a seat does not, part by part, and all of it together."""
    own = dict(parts(position.view(seat), ""))
    found: dict[str, str] = {}
    for other in range(trial.seats):
        if other != seat:
            for path, text in parts(position.view(other), ""):
                if own.get(path) != text:
                    found[f"{other}{path}"] = text
    found["everything"] = json.dumps(found)
    return found


def parts(data: object, path: str) -> Iterator[tuple[str, str]]:
    """Give the parts of a view: lists of plain values, sorted, and the values that stand alone."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from parts(value, f"{path}.{name}")
    elif isinstance(data, list) and any(isinstance(item, dict | list) for item in data):
        for number, item in enumerate(data):
            yield from parts(item, f"{path}.{number}")
    elif isinstance(data, list):
        yield path, json.dumps(sorted(data, key=str))
    else:
        yield path, json.dumps(data)


def hidden_text(trial: Trial, position: Position) -> str:
    """Write a position without the chance that is still to come: that is another after every redeal."""
    return json.dumps(without_chance(position.dump(), trial.position.dump(), trial.chance_key))


def without_chance(data: object, real: object, key: str) -> object:
    """Leave out what stands where the real position has its key, and the counters beside it."""
    if isinstance(data, dict) and isinstance(real, dict):
        chance = {name for name, value in real.items() if value == key}
        chance |= {"counters", "quick"} if chance else set()
        return {name: without_chance(data[name], real.get(name), key) for name in data if name not in chance}
    if isinstance(data, list) and isinstance(real, list):
        return [] if key in real else data
    return data


class Spread:
    """How often each detail of what others see came up in many redeals."""

    def __init__(self, position: Position, seats: int, seat: int, chance: Chance, draws: int) -> None:
        self.draws = draws
        self.details: Counter[str] = Counter()
        for _ in range(draws):
            other = position.redeal(seat, chance)
            for watcher in range(seats):
                if watcher != seat:
                    self.details.update(set(details(other.view(watcher), f"{watcher}")))

    def farthest(self, other: "Spread") -> tuple[float, str]:
        """Return how many standard deviations two spreads are apart, and in which detail."""
        worst = (0.0, "")
        for detail in self.details | other.details:
            one, two = self.details[detail], other.details[detail]
            share = (one + two) / (self.draws + other.draws)
            scatter = sqrt(share * (1 - share) * (1 / self.draws + 1 / other.draws))
            if scatter:
                apart = abs(one / self.draws - two / other.draws) / scatter
                worst = max(worst, (apart, detail))
        return worst


def details(data: object, path: str) -> Iterator[str]:
    """Give every single value of a view, with where it stands but for its place in a list, and how many there are."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from details(value, f"{path}.{name}")
    elif isinstance(data, list):
        for text, count in Counter(line for item in data for line in details(item, path)).items():
            yield f"{text} x{count}"
    else:
        yield f"{path}={data}"
