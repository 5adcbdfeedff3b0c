"""Elderwood: four enchanted-forest board games with every rule enforced.

`import elderwood as ew` is the library: see `elderwood.library`. Its names are fetched when they are first used, so
that importing the package stays light and the rules can be compiled without what lies above them.
"""

__version__ = "0.2.0"


def __getattr__(name: str) -> object:
    from importlib import import_module

    if name == "__all__":
        return ["__version__", *import_module("elderwood.library").__all__]
    if name.startswith("_") or name not in import_module("elderwood.library").__all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module("elderwood.library"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__getattr__("__all__")})
