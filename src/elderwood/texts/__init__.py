"""Sentences: what the rules say as keys and values, in English, Russian and French.

A key names a Fluent message; a dot leads to one of its attributes (`sylvion-option-game.hint`). Values are words or
numbers. Some names of values have a meaning for every title, and every reader, here and in the browser, renders them
alike:

- `card`, `other`: a card's id, rendered by the message `<title>-card-<id>`, the title being the key's first word;
- `from`, `to`: a thing such as `cell:b2`, `pile:2`, `hand:0`, `deck` or `forest`, rendered by `thing-cell` and so on
  with what follows the colon as `$id` (a hand's number is a seat);
- `cell`: `b2` is the thing `cell:b2`, any other word (`forest`) the thing of that name;
- `seat`: passed as it is, and the name of who sits there as `$name`.

Each rendered value `x` comes with its forms: `$x_<form>` for every form of `FORMS`, taken from the message's
attribute of that name, or the plain text where there is none. All other values are passed as they are: numbers stay
numbers, so that plurals work, and an empty word becomes a dash.

>>> Speaker("fr", ["Anna"]).say("sylvion-event-plays", {"card": "whale", "seat": 0})
'Anna joue la Baleine.'
>>> Speaker("ru", ["Анна"]).say("sylvion-event-plays", {"card": "whale", "seat": 0})
'Анна играет Кита.'
"""

from elderwood.texts.catalogue import LANGUAGES, pick_language, rules
from elderwood.texts.speaker import FORMS, Speaker

__all__ = ["FORMS", "LANGUAGES", "Speaker", "pick_language", "rules"]
