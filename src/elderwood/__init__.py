"""Elderwood: four enchanted-forest board games with every rule enforced.

`import elderwood as ew` is the library: see `elderwood.library`. Its names are fetched when they are first used, so
that importing the package stays light and the rules can be compiled without what lies above them.
"""

__version__ = "0.2.0"

__all__ = [
    "BadValueError",
    "Drawing",
    "ElderwoodError",
    "IllegalMoveError",
    "Match",
    "Move",
    "RecordError",
    "Sentence",
    "UnknownNameError",
    "__version__",
    "language",
    "load",
    "new",
    "read",
    "replay",
    "set_up",
    "title",
    "titles",
]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module("elderwood.library"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
