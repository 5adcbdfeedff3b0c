"""Which settings of a title there are to try, and which pairs of option values can meet at all."""

from itertools import combinations

from elderwood.engine.chance import Dice
from elderwood.engine.options import Option, Options, option_sets
from elderwood.engine.title import Title

SEATS = "seats"  # the number of seats counts as one more option
Value = tuple[str, str]
Pair = tuple[Value, Value]


class Setting:
    """A number of seats and a set of options."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options

    def pairs(self) -> set[Pair]:
        """Return every two values that stand beside each other here."""
        return set(combinations([(SEATS, str(self.seats)), *self.options.items()], 2))


def settings_of(title: Title, seed: int) -> list[Setting]:
    """Return every number of seats with every set of options, in an order of the seed's own."""
    settings = [
        Setting(seats, options)
        for seats in range(title.fewest, title.most + 1)
        for options in option_sets(title.options, seats)
    ]
    dice = Dice(seed)
    for last in range(len(settings) - 1, 0, -1):
        other = dice.below(last + 1)
        settings[last], settings[other] = settings[other], settings[last]
    return settings


def with_house_rules(title: Title, setting: Setting, dice: Dice) -> Setting:
    """Draw every house ruling that has a meaning beside the options chosen."""
    chosen: Options = {}
    for option in title.options:
        value = setting.options[option.name]
        if option.house and option.applies(chosen, setting.seats):
            value = option.values[dice.below(len(option.values))]
        chosen[option.name] = value
    return Setting(setting.seats, chosen)


def possible_pairs(title: Title) -> set[Pair]:
    """Return every two option values that some match can have together."""
    counts = [str(seats) for seats in range(title.fewest, title.most + 1)]
    values: list[Value] = [(SEATS, count) for count in counts]
    values += [(option.name, value) for option in title.options for value in option.values]
    return {
        (one, other)
        for one, other in combinations(values, 2)
        if one[0] != other[0] and can_meet(title.options, set(counts), [one, other])
    }


def can_meet(declared: list[Option], counts: set[str], wanted: list[Value]) -> bool:
    """Say whether values can stand beside each other, with all that they need."""
    named = {option.name: option for option in declared}
    chosen: dict[str, str] = {}
    todo = list(wanted)
    while todo:
        name, value = todo.pop()
        if chosen.setdefault(name, value) != value:
            return False
        option = named.get(name)
        if option is not None and value != option.default:
            todo += [item for item in option.needs.items() if item not in chosen.items()]
            if option.seats:
                counts = counts & {str(seats) for seats in option.seats}
    return chosen[SEATS] in counts if SEATS in chosen else bool(counts)
