"""A program that plays the first move and does one thing wrong, at its third question of a process."""

import json
import os
import subprocess
import sys
import time

WRONG = sys.argv[1]


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


def go_wrong(ask: dict[str, object]) -> None:
    print("about to go wrong", file=sys.stderr, flush=True)
    if WRONG == "crash":
        sys.exit(3)
    if WRONG == "killed":
        os.kill(os.getpid(), 9)
    if WRONG in ("hang", "children"):
        time.sleep(600)
    if WRONG == "close":
        os.close(1)
        time.sleep(600)
    if WRONG == "garbage":
        print("not JSON at all", flush=True)
    if WRONG == "no-message":
        print("[1, 2]", flush=True)
    if WRONG == "deep":
        print("[" * 60_000, flush=True)
    if WRONG == "bytes":
        sys.stdout.buffer.write(b"\xff\xfe{\n")
        sys.stdout.flush()
    if WRONG == "long":
        print("x" * 70_000, flush=True)
    if WRONG == "endless":
        while True:
            print("x" * 10_000, end="", flush=True)
    if WRONG == "flood":
        while True:
            say(type="thought", text="x" * 1000)
    if WRONG == "illegal":
        say(type="answer", id=ask["id"], move="no-such-move")
    if WRONG == "number":
        say(type="answer", id=ask["id"], move=7)
    if WRONG == "error":
        say(type="error", text="I am lost")


def main() -> None:
    if WRONG == "dies-at-once":
        sys.exit(1)
    if WRONG == "children":
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        print(f"child {child.pid}", file=sys.stderr, flush=True)
    asked = 0
    while line := sys.stdin.readline():
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="welcome", protocol=2 if WRONG == "other-protocol" else 1)
            if WRONG == "deaf":
                time.sleep(600)
        elif message["type"] == "error":
            print(f"told: {message['fault']}", file=sys.stderr, flush=True)
        elif message["type"] == "ask":
            asked += 1
            move = message["moves"][0]["move"]
            if WRONG == "chatter":  # all of it is to be passed over
                say(type="thought", text="hm")
                say(type="answer", id=message["id"] - 1, move="an answer that comes too late")
                say(type="answer", id=message["id"], move=move, value=0.5)
            elif asked == 3 and WRONG != "nothing":
                go_wrong(message)
            else:
                say(type="answer", id=message["id"], move=move)


main()
