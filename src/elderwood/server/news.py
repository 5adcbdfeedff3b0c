"""What servers on one database tell each other: what has changed, never how. Whoever wants to know reads it."""

import msgspec
from msgspec import Struct


class News(Struct, frozen=True, kw_only=True, array_like=True, tag=True):
    """Something that happened at a node, which is one of the servers."""

    node: str


class Changed(News, frozen=True):
    """A table is stored in this version."""

    table: str
    version: int


class Renamed(News, frozen=True):
    """A session has another name."""

    session: str


class Moved(News, frozen=True):
    """Sessions of a person have ended, or seats are no longer theirs; one who is `forgotten` has no name any more."""

    session: str
    forgotten: bool


class Hurried(News, frozen=True):
    """A seat wants no pauses until it is asked."""

    table: str
    seat: int


class Chatted(News, frozen=True):
    """A line was said at a table, or deleted."""

    table: str
    number: int


class Present(News, frozen=True):
    """Who follows a table here: these sessions of those that hold seats, and so many spectators."""

    table: str
    sessions: list[str]
    spectators: int


class Asked(News, frozen=True):
    """A table came into memory here: whoever has somebody there should say so."""

    table: str


class Gone(News, frozen=True):
    """A node is no more: this one, which ends, or another one that was not heard of any longer."""

    who: str


AnyNews = Changed | Renamed | Moved | Hurried | Chatted | Present | Asked | Gone
encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[AnyNews] = msgspec.json.Decoder(AnyNews)


def written(news: News) -> str:
    """Return news as they travel."""
    return encoder.encode(news).decode()


def read_news(text: str) -> AnyNews | None:
    """Return what was told; None if it comes from a newer server that knows more."""
    try:
        return decoder.decode(text)
    except msgspec.DecodeError:
        return None
