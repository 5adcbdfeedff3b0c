"""What must not outlive this process, however that ends: the programs it has started."""

import os
from collections.abc import Callable
from typing import Final, NoReturn, Protocol
from weakref import WeakSet


class Companion(Protocol):
    """Something that runs beside this process, and how it is ended: at once, and with no lock that may be held."""

    @property
    def kill(self) -> Callable[[], object]: ...


COMPANIONS: Final[WeakSet[Companion]] = WeakSet()


def depart(*_: object) -> NoReturn:
    """End at once, as a signal asks, with all companions.

    To leave by an exception would not do: compiled code may take one that it does not expect for a lack of memory.
    """
    for companion in list(COMPANIONS):
        companion.kill()
    os._exit(1)
