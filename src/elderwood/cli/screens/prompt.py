"""The line that says whose decision it is and what it is."""

from elderwood.cli.sitting import Sitting
from elderwood.cli.voice import Voice


def prompt_line(sitting: Sitting, voice: Voice, viewer: int) -> str:
    """Put the question to the viewer, or name everybody the table waits for (UI-1, UI-3); at the end, tell it."""
    awaited = sitting.position.awaits()
    if not awaited:
        outcome = sitting.outcome
        return voice.outcome(outcome) if outcome is not None else ""
    mine = viewer in awaited
    questions = [sitting.position.question(seat) for seat in ([viewer] if mine else awaited)]
    said = " ".join(voice.question(question.key, question.values, viewer) for question in questions)
    if not mine:
        return voice.say("cli-waiting", question=said)
    if len(sitting.people) > 1:
        return voice.say("cli-turn-of", name=voice.seat(viewer), question=said)
    return voice.say("cli-your-turn", question=said)
