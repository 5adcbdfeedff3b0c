"""The library: a match in a few words, for scripts and notebooks. Reached as `import elderwood as ew`.

>>> import elderwood as ew
>>> match = ew.new("sylvion", seats=1, seed="oak", game="intro")
>>> match.play("play-fountain_1 b2")
['Player 1 plants Fountain 1 on b2.']
>>> match.moves()[0]
Move(seat=0, word='done', caption='Done', things=('button:done',), doubt='')
"""

from elderwood.engine.errors import BadValueError, ElderwoodError, IllegalMoveError, RecordError, UnknownNameError
from elderwood.library.drawing import Drawing
from elderwood.library.language import Sentence, language
from elderwood.library.match import Match, Move
from elderwood.library.opening import load, new, read, replay, set_up, title, titles

__all__ = [
    "BadValueError",
    "Drawing",
    "ElderwoodError",
    "IllegalMoveError",
    "Match",
    "Move",
    "RecordError",
    "Sentence",
    "UnknownNameError",
    "language",
    "load",
    "new",
    "read",
    "replay",
    "set_up",
    "title",
    "titles",
]
