"""How bytes come in: uvicorn's protocols, held to what a guest of ours needs."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket's line."""

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
