"""Random play compared with other game libraries, in one run, on one core, as ratios.

Peers that are not installed are left out: `pip install open_spiel rlcard catanatron` brings them.
Run it as `python bench/peers.py [seconds]`; every figure is moves per second of processor time.
"""

import random
import sys
from collections.abc import Callable
from time import process_time

from elderwood.engine.chance import Dice
from elderwood.engine.compiled import is_compiled
from elderwood.engine.playout import play_out
from elderwood.games import TITLES


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


def main() -> None:
    """Print a table of speeds and ratios."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    dice = Dice(1)
    speeds: dict[str, float] = {}
    for title in TITLES:
        seats = max(title.fewest, min(3, title.most)) if title.fewest > 1 else 1
        speeds[f"elderwood {title.name}"] = measure(
            lambda number, title=title, seats=seats: play_out(title.start(seats, {}, f"b{number}"), dice),  # type: ignore[misc]
            seconds,
        )
    for name, make in (
        ("open_spiel hearts", open_spiel_hearts),
        ("rlcard uno", rlcard_uno),
        ("catanatron catan", catanatron),
    ):
        try:
            speeds[name] = measure(make(), seconds)
        except ImportError:
            print(f"{name}: not installed, left out")
    ours = speeds["elderwood sylvion"]
    print(f"rules {'compiled' if is_compiled() else 'interpreted'}, random moves per second of one core")
    for name, speed in speeds.items():
        print(f"{name:24}{speed:12,.0f}   elderwood sylvion is {ours / speed:5.2f} times as fast")


if __name__ == "__main__":
    main()
