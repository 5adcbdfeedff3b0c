"""Options: declared by a title, so that lobby, command line and docs need no code per title."""

from elderwood.engine.errors import BadValueError, UnknownNameError

Options = dict[str, str]


class Option:
    """One choice made before a match.

    `needs` names values of other options without which this one has no meaning and keeps its default;
    `seats` the numbers of seats for which it has one (empty: all). `house` marks a ruling that may be changed
    but is best left alone: a client shows it under "more". `before` is how matches were played that were written down
    before there was this option, if otherwise than by its default.
    """

    def __init__(
        self,
        name: str,
        values: list[str],
        default: str,
        needs: dict[str, str] | None = None,
        seats: list[int] | None = None,
        house: bool = False,
        before: str = "",
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.needs: dict[str, str] = needs if needs is not None else {}
        self.seats: list[int] = seats if seats is not None else []
        self.house = house
        self.before = before

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {self.values!r}, {self.default!r})"

    def applies(self, chosen: Options, seats: int) -> bool:
        """Say whether the option has a meaning beside those already chosen."""
        if self.seats and seats not in self.seats:
            return False
        return all(chosen.get(name) == value for name, value in self.needs.items())


def settle(declared: list[Option], given: Options, seats: int) -> Options:
    """Check what was given, fill in defaults, and return every option in the declared order."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise UnknownNameError("option", name, names)
    chosen: Options = {}
    for option in declared:
        value = given.get(option.name, option.default)
        if value not in option.values:
            raise BadValueError(
                "error-bad-option",
                {"option": option.name, "value": value, "values": ", ".join(option.values)},
            )
        if value != option.default and not option.applies(chosen, seats):
            needs = [f"{name}={wanted}" for name, wanted in option.needs.items()]
            if option.seats:
                needs.append("players=" + "/".join(str(number) for number in option.seats))
            raise BadValueError(
                "error-option-needs",
                {"option": option.name, "value": value, "needs": ", ".join(needs)},
            )
        chosen[option.name] = value
    return chosen


def stored(declared: list[Option], given: Options) -> Options:
    """Return the options of a match that was written down, with those that it is older than."""
    return {**{option.name: option.before for option in declared if option.before}, **given}


def option_sets(declared: list[Option], seats: int, house: bool = False) -> list[Options]:
    """Return every set of options for that many seats; house rulings stay at their defaults unless asked for."""
    sets: list[Options] = [{}]
    for option in declared:
        grown: list[Options] = []
        for chosen in sets:
            if option.applies(chosen, seats) and (house or not option.house):
                grown.extend({**chosen, option.name: value} for value in option.values)
            else:
                grown.append({**chosen, option.name: option.default})
        sets = grown
    return sets
