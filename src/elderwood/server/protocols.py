"""How bytes come in: uvicorn's protocols, held to what a guest of ours needs.

uvicorn itself bounds neither the size of a request's head nor the time it takes, and counts requests, not connections.
"""

import asyncio
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from elderwood.server.settings import Settings

LARGEST_REQUEST = 1024 * 1024  # a body that is too large, but smaller than this, is refused in words
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class RequestProtocol(HttpToolsProtocol):
    """A line for requests: one of so many, and each request of a bounded size, in a bounded time."""

    settings: Settings

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.awaiting: asyncio.TimerHandle | None = None
        self.unfinished = False
        self.size = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.is_one_too_many():
            transport.write(FULL)
            transport.close()
        else:
            self.await_request()

    def is_one_too_many(self) -> bool:
        """Say whether too many are here, in all or from this address; a proxy's is many people's."""
        if len(self.connections) > self.settings.connections:
            return True
        address = self.client[0] if self.client else ""
        if address in ProxyHeadersMiddleware(self.app, self.config.forwarded_allow_ips or "").trusted_hosts:
            return False
        clients = [getattr(other, "client", None) for other in self.connections]
        return sum(1 for client in clients if client and client[0] == address) > self.settings.connections_per_address

    def await_request(self) -> None:
        """Wait for a whole request, but not for ever."""
        self.stop_awaiting()
        self.awaiting = self.loop.call_later(self.settings.request_time, self.transport.abort)

    def stop_awaiting(self) -> None:
        """Wait no longer: it is here, or the line is gone."""
        if self.awaiting is not None:
            self.awaiting.cancel()
            self.awaiting = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.size = self.size + len(data) if self.unfinished else 0
        if self.size > LARGEST_REQUEST:
            self.transport.abort()  # nobody of good will sends that

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.unfinished = True
        self.await_request()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.unfinished = False
        self.stop_awaiting()

    def handle_websocket_upgrade(self) -> None:
        self.stop_awaiting()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_awaiting()
        super().connection_lost(exc)


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket's line. Who does not read is owed one answer to all pings, and is not waited for in the end."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.owed = b""

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. Text that is no UTF-8 ends the line, as the protocol demands: no mistake of ours."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answer a ping; the last one, once the answers before it have been read."""
        answer = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(answer)
        elif answer:
            self.owed = answer

    def resume_writing(self) -> None:
        super().resume_writing()
        self.transport.write(self.owed)
        self.owed = b""

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # what it has not read it never will

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(self.close_timeout, self.transport.abort)
