"""Some know the truth, honest bots at their table do not, and they sit at no table but the arena's."""

from pathlib import Path

import pytest

from elderwood.arena import playing
from elderwood.arena.clairvoyant import CARD_SHARP, CLAIRVOYANT, KNOWING, CardDealer, TrueDealer, Unveiled
from elderwood.arena.compete import compete
from elderwood.arena.plan import Plan
from elderwood.arena.playing import Player, make_player, play_match
from elderwood.bots import Bot, Budget, Seen, bot_names, make_bot
from elderwood.bots.search.dealing import HONEST
from elderwood.bots.search.halving import halve
from elderwood.bots.search.tree import grow_tree
from elderwood.bots.thinker import Thinker
from elderwood.cli.sitting import begin, noted_bots, resume
from elderwood.engine.chance import Dice, chance_of
from elderwood.engine.errors import UnknownNameError
from elderwood.engine.position import Position
from elderwood.engine.record import BOT, read_record
from elderwood.engine.title import Title
from elderwood.games import TITLES, find_title
from elderwood.library import new
from elderwood.outside import hire
from elderwood.server.hosting import seat_for
from elderwood.server.sessions import Session
from elderwood.server.wire import SeatWish
from tests.bots.tiny import Coins, Reader
from tests.cli.running import run
from tests.test_layers import FILES, imports_of
from tests.toy.title import Toy

WIZARDS = find_title("wizards")
NAMES = [title.name for title in TITLES]
# `bot`, which brings a program to a table, reads a budget there.
COMMANDS = ("arena", "balance", "bench", "bot", "simulate", "torture")
MANY_MATCHES = {f"cli/commands/{name}.py" for name in COMMANDS} | {"cli/fairness.py"}


class Watcher(Bot):
    """Takes the first move, and notes what it was shown the table through."""

    eyes: set[type[Seen]]

    def answer(self, seen: Seen, budget: Budget | None = None) -> int:
        self.eyes.add(type(seen))
        return seen.moves[0]


@pytest.mark.parametrize("laid", [0, 1])
def test_it_sees_what_lies_face_down(laid: int) -> None:
    """Seat 0 wins with another coin than that of seat 1; an honest search is told that others like to lay 1."""
    table, sense, budget = Coins([-1, laid]), Reader(), Budget(iterations=40)
    for dealer, best in ((HONEST, 0), (TrueDealer(), 1 - laid), (CardDealer(), 1 - laid)):
        assert grow_tree(table, 0, sense, budget, 1, 0.5, 1, dealer).best == best
        assert halve(table, 0, sense, budget, 1, -1, 0.0, 1, dealer).best == best
    assert table.laid == [-1, laid]


@pytest.mark.parametrize("name", list(KNOWING))
@pytest.mark.parametrize("title", TITLES, ids=NAMES)
def test_what_is_hidden_changes_its_mind_and_not_its_level_s(title: Title, name: str) -> None:
    chance = chance_of("second", "sight", 1)
    position = title.start(title.fewest, {}, "sight")
    seer, level = make_player(f"{name}@8", title, 1), make_player("level-6@8", title, 1)
    for _ in range(60):
        seat = position.awaits()[0]
        other = position.redeal(seat, chance)
        assert thoughts(level, title, position, seat) == thoughts(level, title, other, seat)
        if thoughts(seer, title, position, seat) != thoughts(seer, title, other, seat):
            return
        position.play(seat, position.moves(seat)[0])
    pytest.fail("it does not look at what is hidden")


def test_only_the_clairvoyant_knows_what_chance_will_bring() -> None:
    """Two matches of Rage with the same cards everywhere and another chance: battles are laid out by lot."""
    rage = find_title("rage")
    position = rage.start(2, {}, "sight")
    clairvoyant, sharp = make_player(f"{CLAIRVOYANT}@40", rage, 1), make_player(f"{CARD_SHARP}@40", rage, 1)
    for _ in range(200):
        seat = position.awaits()[0]
        twin = CardDealer().deal(position, seat, Reader(), chance_of("another", "chance", 1), Dice(1))
        assert thoughts(sharp, rage, position, seat) == thoughts(sharp, rage, twin, seat)
        if thoughts(clairvoyant, rage, position, seat) != thoughts(clairvoyant, rage, twin, seat):
            return
        position.play(seat, position.moves(seat)[0])
    pytest.fail("it does not look at what chance will bring")


def thoughts(player: Player, title: Title, position: Position, seat: int) -> str:
    """Return what a player makes of every move."""
    assert isinstance(player.bot, Thinker)
    return repr(player.bot.think(player.eyes(title, position, seat), player.budget).moves)


def test_honest_bots_at_its_table_see_what_a_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    Watcher.eyes = set()
    monkeypatch.setattr(playing, "hire", lambda name, title, seed: Watcher())
    players = [make_player(name, WIZARDS, 1) for name in (f"{CLAIRVOYANT}@2", "greedy", "level-6")]
    play_match(WIZARDS, {}, "honest", players)
    assert Watcher.eyes == {Seen}
    assert [player.eyes for player in players] == [Unveiled, Seen, Seen]


@pytest.mark.parametrize("title", TITLES, ids=NAMES)
def test_every_level_deals_honestly(title: Title) -> None:
    levels = [bot for name in bot_names(title) if isinstance(bot := make_bot(name, title, 1), Thinker)]
    assert len(levels) == 7  # the patient one too
    assert {type(level.dealer) for level in levels} == {type(HONEST)}


@pytest.mark.parametrize("title", TITLES, ids=NAMES)
@pytest.mark.parametrize("name", [*KNOWING, "Clairvoyant", f"{CLAIRVOYANT}@60ms"])
def test_there_is_no_bot_of_that_name(title: Title, name: str) -> None:
    assert name not in bot_names(title)
    with pytest.raises(UnknownNameError):
        make_bot(name, title, 1)
    with pytest.raises(UnknownNameError):
        hire(name, title, 1)
    with pytest.raises(UnknownNameError):
        seat_for(1, SeatWish(kind="bot", bot=name), Session("a", "Anna"), title)
    with pytest.raises(UnknownNameError):
        begin(title, max(2, title.fewest), {}, "oak", {1: name})
    with pytest.raises(UnknownNameError):
        new(title.name, seed="oak").play_out(name)


@pytest.mark.parametrize("name", list(KNOWING))
def test_the_terminal_lets_nobody_play_against_it(name: str) -> None:
    refused = run("play", "wizards", "--bot", f"1={name}")
    assert refused.exit_code == 2
    assert name in refused.stderr


def test_only_what_plays_many_matches_knows_the_arena() -> None:
    """Tables, hints and the page cannot reach what they do not know."""
    knowing = {file for file in FILES for name in imports_of(file) if name.startswith("elderwood.arena")}
    assert {file for file in knowing if not file.startswith(("arena/", "training/"))} == MANY_MATCHES


def test_a_record_of_its_match_goes_on_with_the_usual_bot(tmp_path: Path) -> None:
    plan = Plan(WIZARDS, [f"{CLAIRVOYANT}@2", "greedy"], 2, 2, {}, "oak", records=True)
    compete(plan, records=tmp_path)
    record = read_record((tmp_path / "wizards-000000.record").read_text("utf-8"))
    assert sorted(record.names) == [BOT + "greedy", BOT + "outside"]
    assert set(noted_bots(record).values()) == {"greedy"}
    record.names = [BOT + CLAIRVOYANT, BOT + "greedy"]
    with pytest.raises(UnknownNameError):
        resume(record)


@pytest.mark.parametrize("name", list(KNOWING))
def test_who_has_no_levels_has_nobody_who_knows(name: str) -> None:
    with pytest.raises(UnknownNameError):
        make_player(name, Toy(), 1)
