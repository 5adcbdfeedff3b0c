"""Where what is played is kept: the one place that terminal and server ask."""

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """Return the user's folder for Elderwood: in `XDG_DATA_HOME`, on any system, or where the system keeps such."""
    chosen = os.environ.get("XDG_DATA_HOME", "")
    if os.path.isabs(chosen):
        return Path(chosen) / "elderwood"
    return user_data_path("elderwood", appauthor=False)


def kept(name: str) -> Path:
    """Return where the file or folder of this name is kept: where it lies already, or in the data folder.

    Version 0.1 used `~/.local/share` on every system. What lies there is used until it is moved.
    """
    place = data_folder() / name
    old = Path.home() / ".local" / "share" / "elderwood" / name
    chosen = os.path.isabs(os.environ.get("XDG_DATA_HOME", ""))
    return old if not chosen and old.exists() and not place.exists() else place
