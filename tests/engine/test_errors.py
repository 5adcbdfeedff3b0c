"""Errors travel: bots think in other processes, so every error of the package survives a pickle and a deep copy."""

import importlib
import pickle
import pkgutil
from copy import deepcopy

import pytest

import elderwood
from elderwood.cli.failures import CommandError, UnreadableFileError
from elderwood.engine.errors import (
    BadValueError,
    ElderwoodError,
    IllegalMoveError,
    RecordError,
    UnknownNameError,
)
from elderwood.engine.testkit.trial import KitFailure
from elderwood.engine.words import Reason
from elderwood.outside.program import FaultError
from elderwood.processes.workers import LostWorkerError
from elderwood.server.configuring import SettingError
from elderwood.server.refusals import RefusalError
from elderwood.server.running import AddressError
from elderwood.server.storage.checking import StorageError
from elderwood.server.storage.database import AwayError, ConflictError
from elderwood.server.storage.sqlite import LostFileError

ERRORS: list[Exception] = [
    ElderwoodError("error-bad-seed", {"seed": "?"}),
    UnknownNameError("title", "sylvio", ["sylvion"]),
    BadValueError("error-bad-seed", {"seed": "?"}),
    IllegalMoveError(Reason("sylvion-why-cost", {"cost": 3}, "1.6")),
    RecordError("match.txt", 7, "error-record-line", {"what": "x"}),
    CommandError("cli-error-unknown-bot", {"name": "x"}),
    UnreadableFileError("match.txt", PermissionError(13, "Permission denied")),
    KitFailure("a match ends", "it does not", "title: toy"),
    StorageError("error-database-open", {"file": "x", "why": ""}),
    AwayError("the database is away"),
    ConflictError("somebody was quicker"),
    LostFileError("the file is gone"),
    RefusalError("error-unknown-table", {"table": "x"}, 404),
    AddressError("error-port-busy", {"port": 8000}),
    SettingError("error-setting-unknown", {"place": "x", "nearest": "y"}),
    LostWorkerError(),
    FaultError("broken", "exit 1"),
]
FIELDS = ("key", "values", "sentence", "reason", "file", "line", "status", "found", "record", "fault", "detail", "args")


def test_every_error_of_the_package_is_among_them() -> None:
    found: set[type] = set()
    for module in pkgutil.walk_packages(elderwood.__path__, "elderwood."):
        if not module.name.endswith((".__main__", ".env")):  # run only as programs
            for thing in vars(importlib.import_module(module.name)).values():
                if (
                    isinstance(thing, type)
                    and issubclass(thing, Exception)
                    and thing.__module__.startswith("elderwood")
                ):
                    found.add(thing)
    assert found == {type(error) for error in ERRORS}


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("sentence", ["", "It costs 3."])
def test_errors_survive_a_pickle_and_a_deep_copy(error: Exception, sentence: str) -> None:
    if isinstance(error, ElderwoodError):
        error.sentence = sentence
    for twin in (pickle.loads(pickle.dumps(error)), deepcopy(error)):
        assert type(twin) is type(error)
        assert str(twin) == str(error)
        for name in FIELDS:
            assert hasattr(twin, name) == hasattr(error, name)
            assert getattr(twin, name, None) == getattr(error, name, None)
    if isinstance(error, IllegalMoveError):
        assert deepcopy(error).reason.rule == "1.6"
        assert pickle.loads(pickle.dumps(error)).reason.rule == "1.6"
