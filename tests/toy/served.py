"""`python -m tests.toy.served` is the command `elderwood` with the toy among its titles."""

from elderwood.cli.entry import main
from elderwood.games import register
from tests.toy.title import Toy

register(Toy())  # in the bots' workers too: they import what was started

if __name__ == "__main__":
    main()
