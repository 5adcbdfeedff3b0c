"""The log on the standard error output: a line for each thing told, as text or as JSON."""

import json
import logging
import traceback
from datetime import UTC, datetime
from typing import Literal

LINE = "%(asctime)s %(levelname)s %(message)s"
TIME = "%Y-%m-%dT%H:%M:%S%z"
FIELDS = "fields"  # what a line may carry beside its words: log.warning("...", extra={FIELDS: {"table": ...}})


class JsonLines(logging.Formatter):
    """Writes a line of JSON: time, level, message, whatever fields come with it, and the error if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            **getattr(record, FIELDS, {}),
        }
        if record.exc_info is not None and record.exc_info[1] is not None:
            line["error"] = "".join(traceback.format_exception(record.exc_info[1]))
        return json.dumps(line, ensure_ascii=False)


def write_log(form: Literal["text", "json"]) -> None:
    """Let the log be written from here on, unless somebody has arranged for it already."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(LINE, TIME))
    logging.basicConfig(handlers=[handler])
