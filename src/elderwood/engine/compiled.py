"""The one engine module that is never compiled: it tells mypyc and the interpreter apart.

`mypyc_attr` marks classes that outsiders may extend; `i64` is a number that fits a machine word and is computed
without looking. The compiler reads both from its own package; at run time that package is not needed, so the engine
keeps no dependency.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(*_: Any, **__: Any) -> Any:
        """Stand in for the compiler's decorator: change nothing."""
        return lambda cls: cls


def is_compiled() -> bool:
    """Say whether the rules run as machine code."""
    from elderwood.engine import position

    return not str(position.__file__).endswith(".py")
