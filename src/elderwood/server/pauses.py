"""How long the table waits before it plays for a bot, or for a person who does not wish to be asked.

A pause depends on what all can see: whose seat it is, what is asked, the pace of the table. It never depends on a hand.
"""

import random

from elderwood.server.room import Room
from elderwood.server.wire import Pace

PACES: dict[Pace, float] = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "at-once": 0.0}
SPREAD = 0.3  # pauses are a little longer or shorter
BRIEF = 0.2  # of a pause, before an answer that is mostly a pass: there is nothing to follow
AS_PEOPLE = (0.7, 0.6)  # people take twice a bot's time to pass, and at times much longer
IN_TIME = 0.8  # of what is left on a clock
LONGEST = 8.0  # times a bot's pause


def pause_before(room: Room, seat: int, chance: random.Random) -> float:
    """Return how many seconds to wait before a seat is played for.

    Among people a seat that is spared its questions takes about as long as one that answers them: neither the pace nor
    a wish to go on at once may show the difference. Whose clock runs is answered for before it is at zero.
    """
    return min(usual_pause(room, seat, chance), max(0.0, room.time_left(seat) * IN_TIME))


def usual_pause(room: Room, seat: int, chance: random.Random) -> float:
    """Return how many seconds to wait where there is time enough."""
    delay = room.settings.bot_delay
    if room.table.seats[seat].kind != "bot" and is_among_people(room, seat):
        return delay * min(LONGEST, chance.lognormvariate(*AS_PEOPLE))
    pause = delay * PACES[room.table.pace] * chance.uniform(1 - SPREAD, 1 + SPREAD)
    if room.hurried:
        return 0.0
    chronicle = room.chronicle
    assert chronicle is not None
    return pause * BRIEF if chronicle.position.stand_in(seat) >= 0 else pause


def is_among_people(room: Room, seat: int) -> bool:
    """Say whether somebody else at another screen plays along."""
    me = room.table.seats[seat].session
    return any(other.session not in ("", me) and not other.gone for other in room.table.seats)
