"""The server: tables, people, storage, sockets."""
