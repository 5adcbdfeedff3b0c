"""The story of a match that is over: how it stood from section to section, and the few moments that mattered.

It is told from the book of answers, played once more from the deal, and shows only what everybody was told.
"""

from elderwood.engine.events import Event, Log
from elderwood.engine.position import Standing
from elderwood.server.chronicle import Chronicle
from elderwood.server.wire import Moment, Story, StoryPoint

MOST_MOMENTS = 4


def tell_story(chronicle: Chronicle) -> Story:
    """Return the story of a match."""
    match, title = chronicle.match, chronicle.title
    kinds = {kind.key: kind for kind in title.kinds}
    log = Log()
    position = title.start(match.seats, match.options, match.seed, log)
    standings = position.standings()
    seats = [standing.seat for standing in standings]
    points = [point(event, standings) for event in log.events if event.key in kinds and kinds[event.key].head][-1:]
    found: list[tuple[bool, int, Moment]] = []
    for played in match.played:
        log = Log()
        position.play(played.seat, played.move, log)
        heads = [event for event in log.events if event.key in kinds and kinds[event.key].head]
        told = [event for event in log.events if event.key in kinds and kinds[event.key].moment]
        before, standings = standings, position.standings()
        points += [point(head, standings) for head in heads[-1:]]
        changes = {now.seat: abs(now.score - then.score) for now, then in zip(standings, before, strict=True)}
        swing = sum(changes.values())
        if told and swing:
            event = max(reversed(told), key=lambda event: changes.get(seat_in(event), 0))
            moment = Moment(number=played.number, seat=played.seat, key=event.key, values=event.values, swing=swing)
            found.append((overtaken(before, standings), swing, moment))
    points.append(StoryPoint(key="", values={}, scores=[standing.score for standing in position.standings()]))
    found.sort(key=lambda one: (one[0], one[1], one[2].number), reverse=True)
    moments = sorted([moment for _, _, moment in found[:MOST_MOMENTS]], key=lambda moment: moment.number)
    return Story(seats=seats, points=points if seats else [], moments=moments)


def point(event: Event, standings: list[Standing]) -> StoryPoint:
    """Return how the match stood when a section began."""
    return StoryPoint(key=event.key, values=event.values, scores=[standing.score for standing in standings])


def seat_in(event: Event) -> int:
    """Return the seat an event is about, or -1."""
    seat = event.values.get("seat", -1)
    return seat if isinstance(seat, int) else -1


def overtaken(before: list[Standing], after: list[Standing]) -> bool:
    """Say whether somebody leads who did not."""
    led = {standing.seat for standing in before if standing.rank == 1}
    return any(standing.rank == 1 and standing.seat not in led for standing in after)
