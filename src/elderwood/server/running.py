"""The server as a process: an address, a browser if wanted, and a clean end."""

import asyncio
import errno
import logging
import signal
import socket
from collections.abc import Callable

import uvicorn
from uvicorn.loops.auto import auto_loop_factory

from elderwood.engine.errors import BadValueError
from elderwood.server.app import make_app
from elderwood.server.below import below
from elderwood.server.logs import write_log
from elderwood.server.protocols import RequestProtocol, SocketProtocol
from elderwood.server.settings import Settings
from elderwood.server.storage import Storage, open_storage

PORT = 8000
PORTS_TRIED = 20
LARGEST_FRAME = 1024 * 1024  # what is larger than a message may be, but not than this, is refused in words


class AddressError(BadValueError):
    """The address cannot be listened on."""


def listen(host: str, port: int | None) -> socket.socket:
    """Return a listening socket: on that port, or on the first free one from 8000 on when none is given."""
    ports = range(PORT, PORT + PORTS_TRIED) if port is None else [port]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in ports:
        try:
            listener = socket.socket(family)
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, number))
            listener.listen(2048)
            return listener
        except OSError as error:
            listener.close()
            if error.errno != errno.EADDRINUSE or number == ports[-1]:
                key = "error-port-busy" if error.errno == errno.EADDRINUSE else "error-address"
                values: dict[str, str | int] = {"host": host, "port": str(number), "why": error.strerror or str(error)}
                raise AddressError(key, values) from error
    raise AssertionError


def address(host: str, listener: socket.socket, path: str) -> str:
    """Return the address to open in a browser."""
    port = listener.getsockname()[1]
    name = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}{path}"


class Announcing(uvicorn.Server):
    """A server that says when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()


def configuration(settings: Settings, storage: Storage | None = None) -> uvicorn.Config:
    """Return how the application is run."""

    class Requests(RequestProtocol):
        pass

    Requests.settings = settings
    return uvicorn.Config(
        below(settings.path, make_app(settings, storage)),
        http=Requests,
        ws=SocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=3,
    )


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until a signal comes. What makes that impossible raises an error before anything is announced."""
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(serve(settings, ready))


async def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Open the database, which may be refused in words, and serve what is in it."""
    storage = await open_storage(settings.database)
    try:
        with listen(settings.host, settings.port) as listener:
            write_log(settings.log)
            opened = address(settings.host, listener, settings.path)
            server = Announcing(configuration(settings, storage), lambda: ready(opened))
            for number in (signal.SIGINT, signal.SIGTERM):
                signal.signal(number, lambda *_: None)  # a signal that has stopped the server comes once more: enough
            await server.serve([listener])
    finally:
        await storage.close()
