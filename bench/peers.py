"""Random play, or with `--searches` thinking, compared with other game libraries and with an earlier build of our own,
in one run, on one core.

Peers that are not installed are left out: `pip install open_spiel rlcard catanatron` brings them. `--before FOLDER`
names an earlier build, a folder to put on the path. Speeds are moves per second of processor time, matches dealt by
quick chance where a build has it; copies and redeals are microseconds.
"""

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from time import process_time
from typing import Any


def measure(play: Callable[[int], int], seconds: float) -> float:
    """Return the moves per second of a function that plays one match and tells its moves."""
    count = 0
    number = 0
    started = process_time()
    while True:
        count += play(number)
        number += 1
        spent = process_time() - started
        if spent >= seconds:
            return count / spent


def microseconds(action: Callable[[], object], seconds: float) -> float:
    """Return how long an action takes."""
    return 1e6 / measure(lambda _: sum(action() is not None for _ in range(20)), seconds)


def ours(seconds: float) -> dict[str, dict[str, float]]:
    """Measure every title of the build on the path: random play, copy and redeal in the middle of a match."""
    from elderwood.engine import chance as chances
    from elderwood.engine.chance import Dice
    from elderwood.engine.playout import play_out
    from elderwood.games import TITLES

    quick: Any = getattr(chances, "quick_chance", None)
    found: dict[str, dict[str, float]] = {}
    for title in TITLES:
        dice = Dice(1)
        seats = 1 if title.fewest == 1 else 3
        begin: Any = getattr(title, "imagine", None)

        def play(number: int, title: Any = title, seats: int = seats, begin: Any = begin, dice: Dice = dice) -> int:
            start = begin(seats, {}, number) if begin else title.start(seats, {}, f"b{number}")
            return play_out(start, dice)

        position = title.start(seats, {}, "oak")
        for _ in range(30):
            seat = position.awaits()[0]
            moves = position.moves(seat)
            position.play(seat, moves[dice.below(len(moves))])
        chance = quick(7) if quick else chances.Chance(bytes(32), [0])
        found[title.name] = {
            "moves": measure(play, seconds),
            "copy": microseconds(position.copy, seconds / 4),
            "redeal": microseconds(lambda position=position, chance=chance: position.redeal(0, chance), seconds / 4),  # type: ignore[misc]
        }
    return found


def earlier(folder: str, seconds: float) -> dict[str, dict[str, float]]:
    """Measure an earlier build in a process of its own."""
    command = [sys.executable, __file__, "--json", "--seconds", str(seconds)]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": folder}, check=True, capture_output=True, text=True)
    found: dict[str, dict[str, float]] = json.loads(done.stdout)
    return found


def open_spiel_hearts() -> Callable[[int], int]:
    """OpenSpiel's hearts: C++ rules driven from Python."""
    import pyspiel

    game = pyspiel.load_game("hearts")

    def play(_: int) -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
        return moves

    return play


def rlcard_uno() -> Callable[[int], int]:
    """RLCard's uno: Python rules."""
    import rlcard

    env = rlcard.make("uno")

    def play(_: int) -> int:
        state, _player = env.reset()
        moves = 0
        while not env.is_over():
            state, _player = env.step(random.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return play


def catanatron() -> Callable[[int], int]:
    """Catanatron's Catan: Python rules."""
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def play(_: int) -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.action_records if hasattr(game.state, "action_records") else game.state.actions)

    return play


PEERS: list[tuple[str, Callable[[], Callable[[int], int]]]] = [
    ("hearts", open_spiel_hearts),
    ("uno", rlcard_uno),
    ("catan", catanatron),
]


def peers(seconds: float) -> dict[str, float]:
    """Measure the peers that are there."""
    found: dict[str, float] = {}
    for name, make in PEERS:
        try:
            found[name] = measure(make(), seconds)
        except ImportError:
            print(f"{name}: not installed, left out", file=sys.stderr)
    return found


def our_searches(seconds: float) -> dict[str, float]:
    """Measure simulations a second: at random to the end, as OpenSpiel's, and as the strongest levels search."""
    from elderwood.arena.thinking import asked, bare_searcher, search_speed, strongest
    from elderwood.games import TITLES

    found: dict[str, float] = {}
    for title in TITLES:
        decisions = asked(title, title.fewest, 12)
        early = decisions[:1]
        for name, figures in (
            ("at random to the end", search_speed(title, early, seconds, bare_searcher)),
            ("as a level to the end", search_speed(title, early, seconds, strongest, whole=True)),
            ("as a level searches", search_speed(title, decisions, seconds)),
        ):
            length = f"{figures['moves_per_simulation']:.1f} moves each"
            found[f"{title.name} {name}, {length}"] = figures["simulations_per_second"]
    return found


def open_spiel_searches(game_name: str, seconds: float) -> dict[str, float]:
    """Measure OpenSpiel's IS-MCTS, in C++ and in Python, at the first choice of a match; simulations go to its end."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(game_name)
    random.seed(1)
    states = []
    state = game.new_initial_state()
    lengths = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
            continue
        if len(state.legal_actions()) > 1:
            states.append(state.clone())
        state.apply_action(random.choice(state.legal_actions()))
        lengths += 1
    tries = 100
    rollouts = pyspiel.RandomRolloutEvaluator(1, 1)  # named, for the bot does not keep it alive
    compiled = pyspiel.ISMCTSBot(1, rollouts, 2.0, tries, allow_inconsistent_action_sets=True)
    interpreted = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1)),
        max_simulations=tries,
        allow_inconsistent_action_sets=True,
        random_state=numpy.random.RandomState(1),
    )

    def thinking(bot: Any) -> float:
        def think(_: int) -> int:
            bot.step(states[0].clone())
            return tries

        return measure(think, seconds)

    return {
        f"{game_name} in C++, match of {lengths} moves": thinking(compiled),
        f"{game_name} in Python, match of {lengths} moves": thinking(interpreted),
    }


def print_searches(seconds: float) -> None:
    """Print simulations a second of ours and of OpenSpiel's searches."""
    found: dict[str, float] = {}
    for game_name in ("hearts", "gin_rummy"):
        try:
            found |= open_spiel_searches(game_name, seconds)
        except ImportError:
            print(f"{game_name}: OpenSpiel is not installed, left out", file=sys.stderr)
    found |= our_searches(seconds)
    for name, speed in found.items():
        print(f"{name:50} {speed:10,.0f} simulations/s")


def main() -> None:
    """Print a table of speeds and of ratios to each peer."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--seconds", type=float, default=3.0, help="processor time spent on each speed")
    reader.add_argument("--before", metavar="FOLDER", help="an earlier build to measure in the same run")
    reader.add_argument("--json", action="store_true", help="only our own figures, as JSON")
    reader.add_argument("--searches", action="store_true", help="compare searches instead of random play")
    given = reader.parse_args()
    if given.searches:
        print_searches(given.seconds)
        return
    if given.json:
        print(json.dumps(ours(given.seconds)))
        return
    builds = {"before": earlier(given.before, given.seconds)} if given.before else {}
    others = peers(given.seconds)
    builds["now"] = ours(given.seconds)
    for name, speed in others.items():
        print(f"{name}: {speed:,.0f} moves/s")
    for title in builds["now"]:
        for build, figures in builds.items():
            one = figures[title]
            ratios = ", ".join(f"{one['moves'] / speed:.2f} times {name}" for name, speed in others.items())
            print(
                f"{title:10} {build:7} {one['moves']:10,.0f} moves/s  copy {one['copy']:.2f} us  "
                f"redeal {one['redeal']:5.1f} us  {ratios}"
            )


if __name__ == "__main__":
    main()
