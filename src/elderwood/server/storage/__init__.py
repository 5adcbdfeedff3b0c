"""The database: readers, one writer, and for each noun the module that alone knows how it is stored."""

from elderwood.server.storage.database import ConflictError, Storage, Write, cause
from elderwood.server.storage.opening import open_storage

__all__ = ["ConflictError", "Storage", "Write", "cause", "open_storage"]
