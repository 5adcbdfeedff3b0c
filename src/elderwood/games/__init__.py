"""The titles."""

from elderwood.engine.errors import UnknownNameError
from elderwood.engine.title import Title
from elderwood.games.elfenland.title import Elfenland
from elderwood.games.rage.title import RageOfTheElves
from elderwood.games.sylvion.title import Sylvion
from elderwood.games.wizards.title import WoodlandWizards

TITLES: list[Title] = [Sylvion(), Elfenland(), WoodlandWizards(), RageOfTheElves()]


def register(title: Title) -> None:
    """Add a title of one's own beside those of the package, for everything that lists or finds titles.

    It may be known already: the new one takes its place.
    """
    TITLES[:] = [*(one for one in TITLES if one.name != title.name), title]


def find_title(name: str) -> Title:
    """Return the title of that name, or raise `UnknownNameError` with the nearest ones.

    >>> find_title("sylvion")
    <title sylvion>
    """
    for title in TITLES:
        if title.name == name:
            return title
    raise UnknownNameError("title", name, [title.name for title in TITLES])
