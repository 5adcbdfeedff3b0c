"""The agenda: the stack of steps still to be done, so that a turn can stop in its middle and be resumed."""


class Agenda:
    """A stack of frames: a step's number and two arguments. Plain ints, so that it can be copied and stored.

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
        frames = self.frames
        frames.append(b)
        frames.append(a)
        frames.append(step)

    def pop(self) -> tuple[int, int, int]:
        """Take the next step and its arguments."""
        frames = self.frames
        step = frames.pop()
        a = frames.pop()
        b = frames.pop()
        return step, a, b

    def steps(self) -> list[tuple[int, int, int]]:
        """Return all steps with their arguments, the next one first.

        >>> Agenda([0, 0, 3, 2, 1, 7]).steps()
        [(7, 1, 2), (3, 0, 0)]
        """
        frames = self.frames
        return [(frames[at], frames[at - 1], frames[at - 2]) for at in range(len(frames) - 1, 0, -3)]

    def clear(self) -> None:
        """Drop everything: the match is over."""
        self.frames.clear()
