"""Who is kept away, and until when: guests and addresses, in memory."""

import time
from math import ceil

from elderwood.server.refusals import RefusalError


class Bans:
    """Sessions and addresses that are kept away for a time, or until the server ends."""

    def __init__(self) -> None:
        self.until: dict[str, float] = {}

    def keep_away(self, who: str, seconds: float) -> None:
        """Keep a session or an address away; for no time at all: let it in again."""
        self.until[who] = time.monotonic() + seconds

    def check(self, *names: str) -> None:
        """Refuse whoever is kept away under one of these names."""
        for who in names:
            if who in self.until:
                seconds = self.until[who] - time.monotonic()
                if seconds > 0:
                    raise RefusalError("error-kept-away", {"minutes": ceil(seconds / 60)}, 403)
                del self.until[who]
