"""Outside bots: whatever a program does, the match goes on, in time, and what went wrong is counted and told."""

import gc
import os
import re
import shlex
import sys
import time
from pathlib import Path

import pytest

from elderwood.arena.playing import make_player, play_match, split_budget
from elderwood.arena.simulate import simulate
from elderwood.bots import Budget, Seen, bot_names, make_bot
from elderwood.engine.errors import BadValueError
from elderwood.engine.events import Told, told_to
from elderwood.engine.match import Match
from elderwood.engine.options import settle
from elderwood.engine.outcome import Outcome
from elderwood.games import find_title
from elderwood.outside import OutsideBot, hire
from elderwood.outside.bot import limit_of
from elderwood.outside.program import Program
from elderwood.processes.workers import Workers

BAD = Path(__file__).parent / "bad_bot.py"
WIZARDS = find_title("wizards")
SYLVION = find_title("sylvion")


def wrong(what: str) -> str:
    return "cmd:" + shlex.join([sys.executable, str(BAD), what])


def played(what: str, budget: str = "10ms") -> OutsideBot:
    """Play a match with a program that goes wrong against a bot of ours; return the program's bot."""
    players = [make_player(f"{wrong(what)}@{budget}", WIZARDS, 1), make_player("random", WIZARDS, 2)]
    end, moves = play_match(WIZARDS, settle(WIZARDS.options, {}, 2), "oak", players)
    assert moves > 10
    assert len(end.scores) == 2
    bot = players[0].bot
    assert isinstance(bot, OutsideBot)
    return bot


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    return not (state.exists() and state.read_text().split()[2] == "Z")


@pytest.mark.parametrize("what", ["nothing", "chatter"])
def test_a_good_program_has_no_faults(what: str) -> None:
    assert not played(what).faults


@pytest.mark.parametrize(
    ("what", "fault"),
    [
        ("crash", "crash"),
        ("killed", "crash"),
        ("close", "crash"),
        ("garbage", "garbage"),
        ("no-message", "garbage"),
        ("deep", "garbage"),
        ("bytes", "garbage"),
        ("long", "long"),
        ("endless", "long"),
        ("error", "error"),
    ],
)
def test_a_program_that_breaks_down_begins_anew_three_times_and_is_then_given_up(what: str, fault: str) -> None:
    bot = played(what)
    assert bot.faults[fault] == 3
    assert bot.faults["given-up"] > 3
    assert set(bot.faults) == {fault, "given-up"}
    assert bot.story.startswith(fault)
    assert "about to go wrong" in bot.story


@pytest.mark.parametrize("what", ["hang", "flood"])
def test_a_program_that_takes_too_long_is_ended(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elderwood.outside.bot.SHORTEST_LIMIT", 0.3)
    began = time.monotonic()
    bot = played(what)
    assert bot.faults["timeout"] == 3
    assert time.monotonic() - began < 10


def test_a_program_that_does_not_read_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elderwood.outside.bot.SHORTEST_LIMIT", 0.3)
    title = find_title("elfenland")
    many = ["cloud " * 20_000]  # more than a pipe holds
    monkeypatch.setattr("elderwood.outside.messages.show_events", lambda events: many)
    players = [make_player(f"{wrong('deaf')}@10ms", title, 1), make_player("random", title, 2)]
    play_match(title, settle(title.options, {"rounds": "3"}, 2), "oak", players)
    bot = players[0].bot
    assert isinstance(bot, OutsideBot)
    assert bot.faults["timeout"] == 3


@pytest.mark.parametrize("what", ["illegal", "number"])
def test_an_illegal_answer_is_told_and_the_program_goes_on(what: str) -> None:
    bot = played(what)
    assert dict(bot.faults) == {"illegal": 1}
    assert bot.talk is not None
    assert bot.talk.starts == 1
    assert bot.story.splitlines()[0] == ("illegal: no-such-move" if what == "illegal" else "illegal: 7")


@pytest.mark.parametrize(("what", "why"), [("dies-at-once", "exit code 1"), ("other-protocol", "protocol 2, not 1")])
def test_a_program_that_never_begins_is_told_of(what: str, why: str) -> None:
    bot = played(what)
    assert bot.faults["start"] == 3
    assert why in bot.story


def test_one_that_is_gone_before_it_is_greeted_never_began(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Program.say

    def say_late(self: Program, line: bytes, limit: float) -> None:
        self.process.wait(10)
        real(self, line, limit)

    monkeypatch.setattr(Program, "say", say_late)
    assert set(played("dies-at-once").faults) == {"start", "given-up"}


def wait_beside_a_program(note: str) -> None:
    program = Program([sys.executable, "-c", "import time; time.sleep(60)"])
    Path(note).write_text(str(program.process.pid))
    program.hear(time.monotonic() + 60)


def test_a_program_is_ended_with_a_worker_that_is_told_to_end(tmp_path: Path) -> None:
    notes = [tmp_path / "one", tmp_path / "other"]
    with Workers(2) as workers:
        workers.start()
        for line, note in zip(workers.crew, notes, strict=True):
            line.send((wait_beside_a_program, str(note)))
        overdue = time.monotonic() + 30
        while not all(note.exists() and note.read_text() for note in notes):
            assert time.monotonic() < overdue, "no program was started"
            time.sleep(0.01)
        programs = [int(note.read_text()) for note in notes]
        assert all(map(alive, programs))
    assert [one for one in programs if alive(one)] == []


def test_a_program_is_ended_with_its_children(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elderwood.outside.bot.SHORTEST_LIMIT", 0.3)
    monkeypatch.setenv("ELDERWOOD_BOT_LOG", str(tmp_path / "log"))
    played("children")
    lines = (tmp_path / "log").read_text("utf-8").splitlines()
    children = [int(one) for one in re.findall(r"! child (\d+)", "\n".join(lines))]
    assert len(children) == 3
    time.sleep(0.1)
    assert [child for child in children if alive(child)] == []
    assert {line.split()[2] for line in lines} == {">", "<", "!"}


def begun(what: str) -> tuple[OutsideBot, int]:
    """Return a program that has answered once, and its process."""
    position = WIZARDS.start(2, settle(WIZARDS.options, {}, 2), "oak")
    bot = hire(wrong(what), WIZARDS, 1)
    assert isinstance(bot, OutsideBot)
    seat = position.awaits()[0]
    assert bot.answer(Seen(WIZARDS, position, seat)) == position.moves(seat)[0]
    assert bot.talk is not None
    assert bot.talk.program is not None
    return bot, bot.talk.program.process.pid


def test_a_program_is_ended_with_the_match_that_is_broken_off() -> None:
    bot, process = begun("nothing")
    assert alive(process)
    bot.close()
    assert not alive(process)


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_program_that_is_forgotten_is_ended_too() -> None:
    bot, process = begun("nothing")
    del bot
    gc.collect()
    time.sleep(0.1)
    assert not alive(process)


def test_a_seat_is_told_what_it_may_know_since_its_last_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that a program hears in a match is what its seat is told there, once and in order."""
    told: list[list[Told]] = [[], []]

    class Listening(OutsideBot):
        def answer(self, seen: Seen, budget: Budget | None = None) -> int:
            told[seen.seat] += seen.events
            return seen.moves[0]

        def end(self, outcome: Outcome, events: list[Told]) -> None:
            told[int(self.command[0][-1])] += events

    monkeypatch.setattr("elderwood.arena.playing.hire", lambda name, title, seed: Listening([name], seed))
    players = [make_player("cmd:0", WIZARDS, 1), make_player("cmd:1", WIZARDS, 2)]
    options = settle(WIZARDS.options, {}, 2)
    match = Match(WIZARDS, 2, options, "oak")
    play_match(WIZARDS, options, "oak", players, lambda seat, move, seconds: (match.play(seat, move), None)[1])
    assert told[0] == told_to(match.events, 0)
    assert told[1] == told_to(match.events, 1)
    assert told[0] != told[1]


def test_faults_are_counted_over_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elderwood.arena.simulate.BATCH", 2)
    bots = [wrong("crash"), "random"]
    alone = simulate(WIZARDS, 4, 2, bots, {}, "oak")
    spread = simulate(WIZARDS, 4, 2, bots, {}, "oak", jobs=2)
    assert alone.faults.counts[bots[0]]["crash"] == 12
    assert spread.faults.counts == alone.faults.counts
    assert alone.wins == spread.wins
    assert set(alone.faults.data()) == {bots[0]}


def test_an_outside_bot_has_a_budget_like_any_other() -> None:
    assert split_budget("cmd:python3 bot.py@50ms") == ("cmd:python3 bot.py", "50ms")
    assert split_budget("cmd:ssh me@there run") == ("cmd:ssh me@there run", None)
    assert split_budget("greedy@nonsense") == ("greedy", "nonsense")
    player = make_player("cmd:python3 bot.py@200", WIZARDS, 1, "3s")
    assert player.budget is not None
    assert player.budget.iterations == 200
    assert limit_of(Budget(seconds=3)) == 6
    assert limit_of(Budget(iterations=5)) == limit_of(None) == 10


@pytest.mark.parametrize("text", ["cmd:", "cmd:no-such-program-anywhere", 'cmd:python3 "half'])
def test_a_command_that_cannot_be_run_is_refused_before_anything_is_played(text: str) -> None:
    with pytest.raises(BadValueError):
        make_player(text, WIZARDS, 1)


def test_names_without_a_command_are_bots_of_ours() -> None:
    name = bot_names(SYLVION)[0]
    assert type(hire(name, SYLVION, 1)) is type(make_bot(name, SYLVION, 1))
