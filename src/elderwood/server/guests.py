"""Who asks: the session behind a request's cookie, made at the first request that needs one."""

from typing import Any

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import Message, Scope

from elderwood.server.house import House
from elderwood.server.origin import check_origin
from elderwood.server.pages import HTTPS_ALWAYS, SAFETY
from elderwood.server.programs import find_program
from elderwood.server.sessions import COOKIE, LIFETIME, Session

NOBODY = Session("", "")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
HEADERS = [(name.encode(), value.encode()) for name, value in SAFETY.items()]

AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def house_of(connection: AnyConnection) -> House:
    """Return the house a request came to."""
    house: House = connection.app.state.house
    return house


def address_of(connection: AnyConnection) -> str:
    """Return where a request came from."""
    return connection.client.host if connection.client else ""


async def check_request(request: AnyRequest) -> None:
    """Refuse what comes too often, from another site's page, or from where nobody is let in."""
    house_of(request).bans.check(address_of(request))
    if request.method in SAFE_METHODS:
        house_of(request).limits.take("read", address_of(request))
    else:
        check_origin(request.headers)


async def find_reader(connection: AnyConnection) -> Session:
    """Return the session behind the cookie, or nobody's."""
    return await house_of(connection).sessions.find(connection.cookies.get(COOKIE)) or NOBODY


async def find_client(socket: AnySocket) -> Session:
    """Return who is behind a socket: a program by its token, else as for every request."""
    bans = house_of(socket).bans
    bans.check(address_of(socket))
    authorization = socket.headers.get("authorization")
    if authorization is not None:
        return await find_program(house_of(socket).storage, authorization)
    session = await find_reader(socket)
    bans.check(session.id)
    return session


async def find_me(connection: AnyConnection) -> Session:
    """Return the session behind the cookie, or a new one with its cookie."""
    found = await find_reader(connection)
    if found is not NOBODY:
        return found
    house = house_of(connection)
    house.limits.take("session", address_of(connection))
    session, token = await house.sessions.create()
    give_cookie(connection, token)
    return session


def give_cookie(connection: AnyConnection, token: str) -> None:
    """Send the cookie of a session with the answer; without a token: take it away."""
    secure = "; Secure" if connection.scope["scheme"] in ("https", "wss") else ""
    place, lifetime = house_of(connection).settings.path, LIFETIME if token else 0
    cookie = f"{COOKIE}={token}; Path={place}; Max-Age={lifetime}; HttpOnly; SameSite=Lax{secure}"
    connection.scope["state"]["cookie"] = cookie


async def provide_reader(request: AnyRequest) -> Session:
    """Give a handler who reads."""
    reader = await find_reader(request)
    house_of(request).bans.check(reader.id)
    return reader


async def provide_me(request: AnyRequest) -> Session:
    """Give a handler who writes, within limits."""
    me = await find_me(request)
    house_of(request).bans.check(me.id)
    if request.method not in SAFE_METHODS:
        house_of(request).limits.take("write", me.id)
    return me


async def finish_response(message: Message, scope: Scope) -> None:
    """Add the safety headers to every response, and the cookie of a new session."""
    if message["type"] == "http.response.start" and scope["type"] == ScopeType.HTTP:
        headers = [*message["headers"], *HEADERS]
        if scope["scheme"] == "https":
            headers.append((b"strict-transport-security", HTTPS_ALWAYS.encode()))
        cookie = scope["state"].get("cookie")
        if isinstance(cookie, str):
            headers.append((b"set-cookie", cookie.encode()))
        if not any(name.lower() == b"cache-control" for name, _ in headers):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers
