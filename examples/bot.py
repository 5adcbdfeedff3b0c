#!/usr/bin/env python3
"""A bot for every title of Elderwood, in the bot protocol: no packages, one rule of thumb.

It prefers cards with large numbers on them, does not like to pass, and remembers what served it: a kind of move that
was followed by a better standing is tried again sooner.
"""

import json
import random
import sys
from typing import Any

NUMBERS = ("strength", "initiative", "lives", "vitality")


class Bot:
    def __init__(self, hello: dict[str, Any]) -> None:
        self.seat = hello["seat"]
        self.faces = hello["faces"]
        self.dice = random.Random(hello["seat"])
        self.served: dict[str, float] = {}
        self.last = ("", 0)

    def score(self, view: dict[str, Any]) -> int:
        """Return how far it has come; -1 stands for all who play together."""
        own = [row["score"] for row in view["standings"] if row["seat"] in (self.seat, -1)]
        return own[0] if own else 0

    def worth(self, move: dict[str, Any]) -> float:
        """Add up the numbers on the card a move names, and what its family brought so far."""
        face = self.faces.get(move["values"].get("card", ""), {})
        printed = float(sum(face.get(name, 0) for name in NUMBERS))
        return printed - 5 * bool(move["passes"]) + self.served.get(move["family"], 0.0) + self.dice.random()

    def answer(self, ask: dict[str, Any]) -> str:
        (family, before), now = self.last, self.score(ask["view"])
        if not ask["fresh"] and now != before:
            self.served[family] = self.served.get(family, 0.0) + (1 if now > before else -1)
        best = max(ask["moves"], key=self.worth)
        self.last = best["family"], now
        return str(best["move"])


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            bot = Bot(message)
            say(type="welcome", protocol=1, name="Thumb")
        elif message["type"] == "ask":
            say(type="answer", id=message["id"], move=bot.answer(message))


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main()
