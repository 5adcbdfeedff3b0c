"""The application: requests, the socket and the page under one roof."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import HttpMethod, Litestar, MediaType, Response, Router, route, websocket
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from elderwood import __version__
from elderwood.engine.errors import ElderwoodError
from elderwood.server import counting
from elderwood.server.account_api import ACCOUNT
from elderwood.server.admin import Desk, open_door
from elderwood.server.api import HANDLERS
from elderwood.server.checkup import CHECKUP, get_metrics
from elderwood.server.guests import (
    NOBODY,
    AnyRequest,
    AnySocket,
    check_request,
    find_client,
    find_reader,
    finish_response,
    house_of,
    provide_me,
    provide_reader,
)
from elderwood.server.house import House, open_house
from elderwood.server.metrics import Pulse
from elderwood.server.origin import check_origin
from elderwood.server.pages import ASK_AGAIN, Pages, StaticFile, plain_page
from elderwood.server.refusals import RefusalError, failure_of
from elderwood.server.settings import Settings
from elderwood.server.sockets import BAD_CLIENT, serve_socket
from elderwood.server.storage import Storage
from elderwood.server.storage.tables import find_table
from elderwood.server.wire import SOCKET, Failure

TABLE = "/table/"
COME_AGAIN = 10  # seconds, where nobody knows better
PACKED = "packed"  # says that a handler's answers are compressed already

log = logging.getLogger("elderwood.server")


def make_app(settings: Settings, storage: Storage | None = None) -> Litestar:
    """Return the application. Its database is opened when it starts, if it is not open already."""

    @asynccontextmanager
    async def housekeeping(app: Litestar) -> AsyncIterator[None]:
        house = await open_house(settings, storage)
        app.state.house = house
        app.state.pulse = pulse = Pulse()
        shut = await open_door(Desk(house, pulse))
        try:
            yield
        finally:
            shut()
            pulse.stop()
            await house.close()

    api = Router(
        "/api",
        route_handlers=[*HANDLERS, *ACCOUNT, *CHECKUP],
        dependencies={
            "me": Provide(provide_me),
            "reader": Provide(provide_reader),
            "house": Provide(provide_house),
        },
        before_request=check_request,
    )
    return Litestar(
        [api, get_metrics, socket, page],
        lifespan=[housekeeping],
        before_send=[finish_response],
        exception_handlers={
            ElderwoodError: answer_refusal,
            HTTPException: answer_http,
            SQLAlchemyError: answer_storage,
            RecursionError: answer_unreadable,
            UnicodeDecodeError: answer_unreadable,
            Exception: answer_internal,
        },
        openapi_config=OpenAPIConfig(
            title="Elderwood",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
            use_handler_docstrings=True,
        ),
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=6, exclude_opt_key=PACKED),
        request_max_body_size=settings.largest_body,
        logging_config=None,
    )


async def provide_house(request: AnyRequest) -> House:
    """Give a handler the house."""
    return house_of(request)


@websocket(SOCKET)
async def socket(socket: AnySocket) -> None:
    """Talk with a client."""
    await socket.accept()
    try:
        check_origin(socket.headers)
        session = await find_client(socket)
    except RefusalError as error:
        await socket.close(BAD_CLIENT, error.key)
        return
    await serve_socket(house_of(socket), session, socket, socket.query_params.get("version", ""))


PAGES = Pages()


@route(
    ["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, opt={PACKED: True}
)
async def page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    """Give a file of the page; every path that is no file belongs to the page itself."""
    if path.startswith("/api/") or path in ("/api", SOCKET):
        raise NotFoundException
    language = request.headers.get("accept-language", "en")
    if not PAGES.files:
        return Response(plain_page(language).encode(), media_type=MediaType.HTML, status_code=503)
    file = PAGES.find(path)
    if file is None and path.startswith("/assets/"):
        raise NotFoundException
    if file is None:
        file = await front(request, path, language)
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding, accept-language, cookie"}
    if file.cache == ASK_AGAIN and request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.type, headers=headers)


async def front(request: AnyRequest, path: str, language: str) -> StaticFile:
    """Return the page itself, with hints at what it will need at an address: a table needs most, and a line at once."""
    place = house_of(request).settings.path
    if not path.startswith(TABLE):
        return PAGES.front("", language, False, place)
    try:
        table = await find_table(house_of(request).storage, path.removeprefix(TABLE).strip("/"))
        known = await find_reader(request) is not NOBODY
    except SQLAlchemyError:  # the page comes in any case, and tells of it
        return PAGES.front("", language, False, place)
    return PAGES.front(table.title if table else "", language, known, place)


def refuse(failure: Failure, status: int) -> Response[Failure]:
    """Return a refusal as a response; whoever may come again is told when."""
    counting.REFUSALS.labels(failure.key).inc()
    later = {"retry-after": str(failure.values.get("seconds", COME_AGAIN))} if status in (429, 503) else None
    return Response(failure, status_code=status, media_type=MediaType.JSON, headers=later)


def answer_refusal(_: AnyRequest, error: ElderwoodError) -> Response[Failure]:
    """Answer a mistake of the caller."""
    return refuse(failure_of(error), error.status if isinstance(error, RefusalError) else 400)


def answer_http(request: AnyRequest, error: HTTPException) -> Response[Failure]:
    """Answer what the framework refused."""
    if error.status_code == 404:
        return refuse(Failure(key="error-not-found", values={}), 404)
    if error.status_code == 413:
        return refuse(Failure(key="error-too-large", values={"most": house_of(request).settings.largest_body}), 413)
    if error.status_code >= 500:
        return refuse(Failure(key="error-internal", values={}), error.status_code)
    return refuse(Failure(key="error-bad-request", values={"what": describe(error)[:200]}), error.status_code)


def describe(error: HTTPException) -> str:
    """Return what is wrong with a request in the framework's words."""
    extra: Any = error.extra
    parts = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra] if isinstance(extra, list) else []
    return "; ".join(parts) or error.detail


def answer_unreadable(_: AnyRequest, error: RecursionError | UnicodeDecodeError) -> Response[Failure]:
    """Answer a body that is nested too deep or no UTF-8: the framework lets these two mistakes through."""
    return refuse(Failure(key="error-bad-request", values={"what": str(error)[:200]}), 400)


def answer_storage(request: AnyRequest, error: SQLAlchemyError) -> Response[Failure]:
    """Answer when the database fails."""
    house_of(request).storage.complain(error)
    return refuse(Failure(key="error-storage", values={}), 503)


def answer_internal(_: AnyRequest, error: Exception) -> Response[Failure]:
    """Answer when we have failed."""
    log.error("a request failed", exc_info=error)
    return refuse(Failure(key="error-internal", values={}), 500)
