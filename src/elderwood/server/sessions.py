"""Sessions: a guest is one from the first visit on, known by a random token of which only the hash is kept.

An account has several, one for each device; at tables they are one person, by the account's id.
"""

import hashlib
import secrets
import time
import unicodedata

from sqlalchemy.exc import IntegrityError

from elderwood.server.news import Renamed
from elderwood.server.refusals import RefusalError
from elderwood.server.storage import Storage
from elderwood.server.storage.accounts import rename_account
from elderwood.server.storage.sessions import add_session, find_session, rename_session
from elderwood.server.wire import Me

COOKIE = "elderwood"
LIFETIME = 400 * 24 * 3600
LONGEST_NAME = 32
MOST_MARKS = 2  # above or below one letter
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters that show nothing
REMEMBERED = 20_000


class Session:
    """Somebody, by the id that seats know them by. The session without one is nobody: it may look, and holds no seat.

    `key` is the session's own id: a guest's is the same, while those of an account share the account's.
    """

    def __init__(self, identity: str, name: str, key: str = "", account: bool = False) -> None:
        self.id = identity
        self.name = name
        self.key = key
        self.account = account

    def me(self) -> Me:
        """Return the session as its owner sees it."""
        return Me(id=self.id, name=self.name, account=self.account)


class Sessions:
    """Finds sessions by their token, and makes new ones."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.known: dict[str, Session] = {}
        self.forgotten = 0  # how often; what was read meanwhile may have ended

    async def find(self, token: str | None) -> Session | None:
        """Return the session of a token, if it is one of ours."""
        if not token or len(token) != 32:
            return None
        digest = token_hash(token)
        while digest not in self.known:
            before = self.forgotten
            found = await find_session(self.storage, digest)
            if found is None:
                return None
            if before == self.forgotten:
                self.remember(digest, Session(found.account or found.id, found.name, found.id, bool(found.account)))
        return self.known[digest]

    async def create(self) -> tuple[Session, str]:
        """Return a new session and its token."""
        token = secrets.token_hex(16)
        digest = token_hash(token)
        key = secrets.token_hex(8)
        await self.storage.write(add_session(key, digest, time.time()))
        return self.remember(digest, Session(key, "", key)), token

    def remember(self, digest: str, session: Session) -> Session:
        """Keep a session at hand; two requests at once get the same one."""
        if len(self.known) >= REMEMBERED:
            del self.known[next(iter(self.known))]
        return self.known.setdefault(digest, session)

    def forget(self, identity: str | None = None) -> None:
        """Read the sessions of a person, or all, again when they come next."""
        self.forgotten += 1
        kept = {digest: session for digest, session in self.known.items() if identity not in (None, session.id)}
        self.known = kept

    async def rename(self, session: Session, name: str) -> None:
        """Change a person's name, at their seats too; that of an account can be nobody else's."""
        clean = clean_name(name)
        writes = rename_session(session.id, clean)
        if session.account:
            writes.append(rename_account(session.id, clean, account_key(clean)))
        news = Renamed(node=self.storage.node, session=session.id)
        try:
            await self.storage.write(*writes, news=news)
        except IntegrityError as error:
            raise name_taken(clean) from error
        for other in self.known.values():
            if other.id == session.id:
                other.name = clean


def token_hash(token: str) -> str:
    """Return what is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def account_key(name: str) -> str:
    """Return what the account of a name is found by: the same for all ways to write it; or refuse an empty one."""
    key = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", clean_name(name)).casefold())
    if not key:
        raise RefusalError("error-name-needed", {}, 400)
    return key


def name_taken(name: str) -> RefusalError:
    """Return the refusal for a name that is another account's."""
    return RefusalError("error-name-taken", {"name": name})


def cleaned(text: str) -> str:
    """Return a text without what cannot be seen or would spill over its neighbours, in one line."""
    kept = ""
    for letter in unicodedata.normalize("NFC", text):
        if not letter.isprintable() or letter in BLANKS:
            kept += " "
        elif not all(unicodedata.combining(mark) for mark in (letter, *kept[-MOST_MARKS:])):
            kept += letter
    return " ".join(kept.split())


def clean_name(name: str) -> str:
    """Return a name that can be shown, or refuse it."""
    clean = cleaned(name)
    if len(clean) > LONGEST_NAME:
        raise RefusalError("error-long-name", {"most": LONGEST_NAME}, 400)
    return clean
