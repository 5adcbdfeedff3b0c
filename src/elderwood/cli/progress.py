"""A progress bar on stderr, where there is somebody to see it."""

import sys
from types import TracebackType


class Progress:
    """Counts up to a total; shown only on a terminal."""

    def __init__(self, total: int, quiet: bool = False) -> None:
        self.total = total
        self.shown = sys.stderr.isatty() and not quiet

    def __enter__(self) -> "Progress":
        if self.shown:
            from rich.console import Console
            from rich.progress import Progress as Bar

            self.bar = Bar(console=Console(stderr=True), transient=True)
            self.task = self.bar.add_task("", total=self.total)
            self.bar.start()
        return self

    def tick(self, done: int, _: int = 0) -> None:
        """Show how many are done by now; who counts may also tell the total."""
        if self.shown:
            self.bar.update(self.task, completed=done)

    def share(self, done: int, count: int) -> None:
        """Show how much of a total that was not known at first is done."""
        self.tick(self.total * done // max(1, count))

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.shown:
            self.bar.stop()
