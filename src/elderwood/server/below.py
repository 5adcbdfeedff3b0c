"""A server below a path of a site: all it is asked is looked at from there on, cut off by a proxy or not."""

from litestar.types import ASGIApp, Receive, Scope, Send


def below(path: str, app: ASGIApp) -> ASGIApp:
    """Return an application that may be asked with `path`, which ends in a slash, before every address."""
    stem = path.rstrip("/")

    async def cut_off(scope: Scope, receive: Receive, send: Send) -> None:
        asked = scope.get("path", "")  # there is none where a server only starts or stops
        if (asked + "/").startswith(path):
            scope["path"] = asked.removeprefix(stem) or "/"
            scope["raw_path"] = scope["raw_path"].removeprefix(stem.encode()) or b"/"
        await app(scope, receive, send)

    return cut_off if stem else app
