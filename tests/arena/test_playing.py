"""Players: a bot's name with what it may spend, and that the bot is told."""

import pytest

from elderwood.arena import playing
from elderwood.arena.compete import compete
from elderwood.arena.plan import Plan
from elderwood.arena.playing import make_player, read_budget
from elderwood.bots import Bot, Budget, Seen
from elderwood.engine.errors import BadValueError, UnknownNameError
from elderwood.engine.title import Title
from elderwood.games import find_title

WIZARDS = find_title("wizards")


class Listener(Bot):
    """Takes the first move, and notes what it was told that it may spend."""

    told: set[tuple[str, str]]

    def __init__(self, name: str) -> None:
        self.name = name

    def answer(self, seen: Seen, budget: Budget | None = None) -> int:
        self.told.add((self.name, repr(budget)))
        return seen.moves[0]


def test_every_bot_is_told_its_own_budget_or_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    Listener.told = set()

    def made(name: str, title: Title, seed: int) -> Bot:
        return Listener(name)

    monkeypatch.setattr(playing, "hire", made)
    data = compete(Plan(WIZARDS, ["a@200", "b"], 2, 2, {}, "oak", budget="50ms")).data()
    assert Listener.told == {("a", "Budget(iterations=200)"), ("b", "Budget(seconds=0.05)")}
    assert data["bots"] == ["a@200", "b"]
    assert data["budget"] == "50ms"
    Listener.told.clear()
    compete(Plan(WIZARDS, ["a"], 2, 1, {}, "oak"))
    assert Listener.told == {("a", "None")}


@pytest.mark.parametrize("text", ["", "fast", "0", "0ms", "-5", "5m", "1e9", "nan", "1.5", "٣"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(BadValueError, match="error-bad-budget"):
        read_budget(text)
    with pytest.raises(BadValueError, match="error-bad-budget"):
        make_player(f"random@{text}", WIZARDS, 1)


def test_the_bot_of_a_name_with_a_budget_must_exist() -> None:
    with pytest.raises(UnknownNameError, match="nearest=random"):
        make_player("rnadom@200", WIZARDS, 1)
