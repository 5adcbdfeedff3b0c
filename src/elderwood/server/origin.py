"""Where a request comes from: a browser says so, and another site's page may not write in its visitor's name."""

from collections.abc import Mapping
from urllib.parse import urlsplit

from elderwood.server.refusals import RefusalError


def check_origin(headers: Mapping[str, str]) -> None:
    """Refuse what a browser sends for another site. Clients that are no browsers send no origin."""
    origin = headers.get("origin")
    if origin is not None and site_of(origin) != headers.get("host", "").lower():
        raise RefusalError("error-origin", {"origin": origin[:80]}, 403)
    if headers.get("sec-fetch-site") == "cross-site":
        raise RefusalError("error-origin", {"origin": "?"}, 403)


def site_of(origin: str) -> str | None:
    """Return the host and port an origin names."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None
