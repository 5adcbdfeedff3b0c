"""How long Elfenland's route service takes for a whole tour, over positions that greedy bots reach.

Run it as `python bench/routes.py [positions]`: microseconds for the longest tour and for all reachable towns, asked at
the first decision of each journey with the hand held there.
"""

import statistics
import sys
from time import perf_counter

from elderwood.bots import Seen, make_bot
from elderwood.engine.compiled import is_compiled
from elderwood.games import find_title
from elderwood.games.elfenland.journey import ASK_TRAVEL
from elderwood.games.elfenland.routes import longest_tour, network_of, reachable
from elderwood.games.elfenland.state import State


def journeys(count: int) -> list[State]:
    """Return positions at the start of a journey."""
    title = find_title("elfenland")
    bot = make_bot("greedy", title, 1)
    found: list[State] = []
    number = 0
    while len(found) < count:
        position = title.start(4, {}, f"routes-{number}")
        number += 1
        last = -1
        while position.awaits() and len(found) < count:
            seat = position.awaits()[0]
            assert isinstance(position, State)
            if position.asks(ASK_TRAVEL) and seat != last:
                here = position.copy()
                assert isinstance(here, State)
                found.append(here)
                last = seat
            elif not position.asks(ASK_TRAVEL):
                last = -1
            position.play(seat, bot.answer(Seen(title, position, seat)))
    return found


def main() -> None:
    """Print medians and 99th percentiles."""
    positions = journeys(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
    print(f"rules {'compiled' if is_compiled() else 'interpreted'}, {len(positions)} journeys")
    for name in ("longest tour", "reachable towns"):
        times = []
        for position in positions:
            seat = position.asked
            net, boot, hand = network_of(position), position.travels.boots[seat], position.cards.hands[seat]
            started = perf_counter()
            if name == "longest tour":
                longest_tour(net, boot, hand, position.missing(seat))
            else:
                reachable(net, boot, hand)
            times.append((perf_counter() - started) * 1e6)
        times.sort()
        late = times[len(times) * 99 // 100]
        print(f"{name:16} median {statistics.median(times):9.1f} us   99th percentile {late:9.1f} us")


if __name__ == "__main__":
    main()
