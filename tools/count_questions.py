"""Counts what a person at a table of Rage of the Elves is asked, and how often the answer is to pass.

    PYTHONPATH=src python tools/count_questions.py [--matches 10] [--wish mine]

The person is played by the greedy bot, against bots of the same kind. A pass is every answer with that word, also the
one that leaves the reserve card where it is; what stood in for the person was no question.
"""

import argparse

from elderwood.bots import Seen, make_bot
from elderwood.engine.attention import Attention
from elderwood.games import find_title

SEATS = 3
PERSON = 0
PASSES = ("pass", "quiet")


class Count:
    """What was counted: questions put, those with nothing to play, passes, and answers that stood in."""

    def __init__(self) -> None:
        self.asked = 0
        self.empty = 0
        self.passes = 0
        self.stood_in = 0

    @property
    def share(self) -> float:
        """Passes among all answers that the person gave."""
        return self.passes / max(1, self.asked)


def count_match(seed: str, wish: str, count: Count) -> None:
    """Play one match and count."""
    title = find_title("rage")
    assert title.wishes is not None
    person = Attention(title.wishes, wish)
    position = title.start(SEATS, {}, seed)
    bots = [make_bot("greedy", title, seat) for seat in range(SEATS)]
    while position.awaits():
        seat = position.awaits()[0]
        move = person.stand_in(position, PERSON) if seat == PERSON else None
        if move is not None:
            count.stood_in += 1
        else:
            move = bots[seat].answer(Seen(title, position, seat))
            if seat == PERSON:
                words = [title.word(other) for other in position.moves(PERSON)]
                count.asked += 1
                count.empty += all(word in PASSES for word in words)
                count.passes += title.word(move) in PASSES
                person.note(position, PERSON, move)
        position.play(seat, move)


def main() -> None:
    """Count, and print what was counted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--wish", default="mine")
    asked = parser.parse_args()
    count = Count()
    for number in range(asked.matches):
        count_match(f"oak-{number}", asked.wish, count)
    print(f"matches {asked.matches}, wish {asked.wish}: {count.asked} questions put to the person")
    print(f"with nothing to play: {count.empty}; passes: {count.passes} ({count.share:.1%})")
    print(f"passed by itself: {count.stood_in}")


if __name__ == "__main__":
    main()
