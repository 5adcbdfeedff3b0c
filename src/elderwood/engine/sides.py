"""What makes the seats of a title unlike, such as a people that each leads."""

from elderwood.engine.options import Options


class Sides:
    """The moves by which a seat takes a side, as a family of the action space, and the options that let it choose."""

    def __init__(self, family: str, options: Options) -> None:
        self.family = family
        self.options = options
