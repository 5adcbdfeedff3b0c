"""Who plays when a title is tortured: chance, single-minded players, and the title's own bots."""

from elderwood.bots import Bot, Seen, bot_names, make_bot
from elderwood.engine.position import Position
from elderwood.engine.testkit.minds import strangers
from elderwood.engine.testkit.trial import ActionSpace, Choose
from elderwood.engine.title import Title


class BotMind:
    """A bot as a mind of the test kit."""

    def __init__(self, title: Title, bot: Bot) -> None:
        self.title = title
        self.bot = bot

    def __call__(self, position: Position, seat: int) -> int:
        return self.bot.answer(Seen(self.title, position, seat))


def mixed_company(title: Title, space: ActionSpace, seats: int, number: int) -> list[Choose | None]:
    """In every fourth match the usual bot sits on every seat, in every fourth on one, among strangers."""
    others = strangers(title, space, seats, number // 4)
    if number % 4 > 1:
        return others
    usual: Choose = BotMind(title, make_bot(bot_names(title)[0], title, number))
    if number % 4 == 0:
        return [usual] * seats
    others[number // 4 % seats] = usual
    return others
