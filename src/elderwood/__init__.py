"""Elderwood: four enchanted-forest board games with every rule enforced.

`import elderwood as ew` is the library: see `elderwood.library`. Its names are fetched when they are first used, so
that importing the package stays light and the rules can be compiled without what lies above them.
"""

from importlib import import_module
from typing import Any

__version__ = "0.2.0"


def __getattr__(name: str) -> Any:
    if name != "__all__" and name.startswith("_"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    library = import_module("elderwood.library")
    if name == "__all__":
        return ["__version__", *library.__all__]
    if name not in library.__all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(library, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__getattr__("__all__")})
