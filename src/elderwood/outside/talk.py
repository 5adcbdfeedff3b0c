"""A conversation with an outside bot: one program at one seat of one match. Whatever it does, the match goes on."""

from collections import Counter
from time import monotonic
from typing import Final

from elderwood.outside import messages
from elderwood.outside.messages import Message
from elderwood.outside.program import FaultError, Program

START_LIMIT: Final = 30.0  # seconds for a program to say that it is there
STARTS: Final = 3  # of a program in one match; then it is not asked any more


class Talk:
    """Asks a program. It is started at the first question, and again after it broke down.

    `faults` counts what went wrong, in the words of the protocol; `story` tells of the last time, with the last lines
    of the program's standard error.
    """

    def __init__(self, command: list[str], hello: Message) -> None:
        self.command = command
        self.hello = hello
        self.name = ""
        self.program: Program | None = None
        self.starts = 0
        self.number = 0
        self.fresh = True
        self.faults: Counter[str] = Counter()
        self.story = ""

    def ask(
        self, view: Message, moves: list[Message], events: list[Message], budget: Message, limit: float
    ) -> str | None:
        """Return the word of the move the program answers with; None if it gave none that counts."""
        self.number += 1
        try:
            program = self.start()
            question = messages.ask(self.number, view, moves, events, self.fresh, budget, limit)
            until = monotonic() + limit
            program.say(messages.write(question), limit)
            word = self.hear_answer(program, until)
        except FaultError as error:
            self.break_off(error)
            return None
        self.fresh = False
        if all(word != one["move"] for one in moves):
            self.note("illegal", str(word)[:80])
            self.complain(program, "illegal", limit)
            return None
        return str(word)

    def start(self) -> Program:
        """Return the running program."""
        if self.program is None:
            if self.starts == STARTS:
                raise FaultError("given-up")
            self.starts += 1
            self.fresh = True
            self.program = Program(self.command)
            self.open(self.program)
        return self.program

    def open(self, program: Program) -> None:
        """Say what is played, and wait until the program says that it is there, and speaks our protocol."""
        try:
            program.say(messages.write(self.hello), START_LIMIT)
            said = self.hear(program, "welcome", monotonic() + START_LIMIT)
        except FaultError as error:
            raise FaultError("start", f"{error.fault}: {error.detail}") from error
        if said.get("protocol") != messages.PROTOCOL:
            raise FaultError("start", f"it speaks protocol {said.get('protocol')!r}, not {messages.PROTOCOL}")
        name = said.get("name")
        self.name = name[:32] if isinstance(name, str) else ""

    def hear_answer(self, program: Program, until: float) -> object:
        """Return the move of the answer to our question; those to earlier ones come too late."""
        while True:
            said = self.hear(program, "answer", until)
            if said.get("id") == self.number:
                return said.get("move")

    def hear(self, program: Program, wanted: str, until: float) -> Message:
        """Return the next message of a kind; other kinds are for protocols to come, but for what went wrong there."""
        while True:
            said = messages.read(program.hear(until))
            if said["type"] == "error":
                raise FaultError("error", str(said.get("text", ""))[:200])
            if said["type"] == wanted:
                return said

    def complain(self, program: Program, fault: str, limit: float) -> None:
        """Tell the program that its answer did not count."""
        try:
            program.say(messages.write(messages.fault(self.number, fault, "a legal move is played for you")), limit)
        except FaultError as error:
            self.break_off(error)

    def break_off(self, error: FaultError) -> None:
        """Note what went wrong, and end the program: at the next question it begins anew."""
        program, self.program = self.program, None
        if program is not None:
            program.stop()
        if error.fault == "given-up":
            self.faults["given-up"] += 1
            return
        self.note(error.fault, error.detail, [] if program is None else list(program.last_words))

    def note(self, fault: str, detail: str, last_words: list[str] | None = None) -> None:
        """Count a fault and keep its story."""
        self.faults[fault] += 1
        said = list(self.program.last_words) if self.program is not None else last_words or []
        self.story = "\n".join([f"{fault}: {detail}" if detail else fault, *said])

    def end(self, message: Message) -> None:
        """Tell the program how the match ended, and let it go. What it does then concerns nobody."""
        program, self.program = self.program, None
        if program is not None:
            try:
                program.say(messages.write(message), START_LIMIT)
                program.leave()
            except FaultError:
                program.stop()

    def close(self) -> None:
        """End the program without a word: the match was broken off."""
        program, self.program = self.program, None
        if program is not None:
            program.stop()
