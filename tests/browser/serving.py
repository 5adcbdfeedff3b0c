"""The real server as a process of its own, which a test may kill."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path


class Server:
    """`elderwood serve` on a free port of this machine, with bots that do not wait unless they are told to."""

    def __init__(self, data: Path, program: str = "elderwood", bot_delay: float = 0) -> None:
        self.data = data
        self.bot_delay = bot_delay
        self.program = program
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and return when it listens."""
        command = [sys.executable, "-m", self.program, "serve", "--lang", "en", "--port", str(self.port)]
        command += ["--data", str(self.data), "--bot-delay", str(self.bot_delay)]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        # In a group of its own: a crash of the machine takes the bots' workers too.
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=environment, start_new_session=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert self.address in line, f"the server did not start: {line!r}"

    def crash(self) -> None:
        """End it at once, as a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """End it politely."""
        if self.process is not None:
            self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        """Send a signal and wait until the process is gone."""
        process = self.process
        assert process is not None
        assert process.stdout is not None
        if how == signal.SIGKILL:
            os.killpg(process.pid, how)
        else:
            process.send_signal(how)
        process.wait(20)
        process.stdout.close()
        self.process = None


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])
