"""The agenda: the stack of steps still to be done, so that a turn can stop in its middle and be resumed."""

from typing import Final

# A frame is one number: the step, and from these bits on its two arguments.
FIRST: Final = 8
SECOND: Final = 32
STEP_MASK: Final = (1 << FIRST) - 1
FIRST_MASK: Final = (1 << SECOND - FIRST) - 1


class Agenda:
    """A stack of frames: a step's number, below 256, and two arguments that are not negative.

    >>> agenda = Agenda([])
    >>> agenda.push(7, 1)
    >>> agenda.pop(), agenda.frames
    ((7, 1, 0), [])
    """

    def __init__(self, frames: list[int]) -> None:
        self.frames = frames

    def copy(self) -> "Agenda":
        """Return an independent twin."""
        return Agenda(self.frames[:])

    def push(self, step: int, a: int = 0, b: int = 0) -> None:
        """Put a step on top: it is done next."""
        if a == 0 and b == 0:
            self.frames.append(step)
            return
        assert a | b >= 0, "an argument of a step is negative"
        self.frames.append(step | a << FIRST | b << SECOND)

    def pop(self) -> tuple[int, int, int]:
        """Take the next step and its arguments."""
        frame = self.frames.pop()
        if frame <= STEP_MASK:
            return frame, 0, 0
        return frame & STEP_MASK, frame >> FIRST & FIRST_MASK, frame >> SECOND

    def holds(self, step: int) -> bool:
        """Say whether a step is still to be done."""
        return any(frame & STEP_MASK == step for frame in self.frames)

    def steps(self) -> list[tuple[int, int, int]]:
        """Return all steps with their arguments, the next one first.

        >>> agenda = Agenda([])
        >>> agenda.push(3)
        >>> agenda.push(7, 1, 2)
        >>> agenda.steps()
        [(7, 1, 2), (3, 0, 0)]
        """
        twin = self.copy()
        return [twin.pop() for _ in self.frames]

    def clear(self) -> None:
        """Drop everything: the match is over."""
        self.frames.clear()
