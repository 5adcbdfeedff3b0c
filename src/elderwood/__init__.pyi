# What `__init__.py` fetches when it is first used, for type checkers.
from elderwood.library import BadValueError as BadValueError
from elderwood.library import Drawing as Drawing
from elderwood.library import ElderwoodError as ElderwoodError
from elderwood.library import IllegalMoveError as IllegalMoveError
from elderwood.library import Match as Match
from elderwood.library import Move as Move
from elderwood.library import RecordError as RecordError
from elderwood.library import Sentence as Sentence
from elderwood.library import UnknownNameError as UnknownNameError
from elderwood.library import language as language
from elderwood.library import load as load
from elderwood.library import new as new
from elderwood.library import read as read
from elderwood.library import replay as replay
from elderwood.library import set_up as set_up
from elderwood.library import title as title
from elderwood.library import titles as titles

__version__: str

__all__: list[str]
