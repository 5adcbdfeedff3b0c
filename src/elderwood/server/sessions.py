"""Sessions: a guest is one from the first visit on, known by a random token of which only the hash is kept."""

import hashlib
import secrets
import time
import unicodedata

from elderwood.server.news import Renamed
from elderwood.server.refusals import RefusalError
from elderwood.server.storage import Storage
from elderwood.server.storage.sessions import add_session, find_session, rename_session
from elderwood.server.wire import Me

COOKIE = "elderwood"
LIFETIME = 400 * 24 * 3600
LONGEST_NAME = 32
MOST_MARKS = 2  # above or below one letter
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters that show nothing
REMEMBERED = 20_000


class Session:
    """Somebody. The session without an id is nobody: it may look, and holds no seat."""

    def __init__(self, identity: str, name: str) -> None:
        self.id = identity
        self.name = name

    def me(self) -> Me:
        """Return the session as its owner sees it."""
        return Me(id=self.id, name=self.name)


class Sessions:
    """Finds sessions by their token, and makes new ones."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.known: dict[str, Session] = {}

    async def find(self, token: str | None) -> Session | None:
        """Return the session of a token, if it is one of ours."""
        if not token or len(token) != 32:
            return None
        digest = token_hash(token)
        session = self.known.get(digest)
        if session is None:
            found = await find_session(self.storage, digest)
            session = None if found is None else self.remember(digest, Session(*found))
        return session

    async def create(self) -> tuple[Session, str]:
        """Return a new session and its token."""
        token = secrets.token_hex(16)
        digest = token_hash(token)
        session = Session(secrets.token_hex(8), "")
        await self.storage.write(add_session(session.id, digest, time.time()))
        return self.remember(digest, session), token

    def remember(self, digest: str, session: Session) -> Session:
        """Keep a session at hand; two requests at once get the same one."""
        if len(self.known) >= REMEMBERED:
            del self.known[next(iter(self.known))]
        return self.known.setdefault(digest, session)

    def forget(self, identity: str) -> None:
        """Read a session again when it comes next."""
        for digest in [digest for digest, session in self.known.items() if session.id == identity]:
            del self.known[digest]

    async def rename(self, session: Session, name: str) -> None:
        """Change a session's name, at its seats too."""
        clean = clean_name(name)
        news = Renamed(node=self.storage.node, session=session.id)
        await self.storage.write(*rename_session(session.id, clean), news=news)
        session.name = clean


def token_hash(token: str) -> str:
    """Return what is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """Return a name without what cannot be seen or would spill over its neighbours, or refuse it."""
    kept = ""
    for letter in unicodedata.normalize("NFC", name):
        if not letter.isprintable() or letter in BLANKS:
            kept += " "
        elif not all(unicodedata.combining(mark) for mark in (letter, *kept[-MOST_MARKS:])):
            kept += letter
    clean = " ".join(kept.split())
    if len(clean) > LONGEST_NAME:
        raise RefusalError("error-long-name", {"most": LONGEST_NAME}, 400)
    return clean
