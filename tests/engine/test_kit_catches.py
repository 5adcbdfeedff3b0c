"""The kit catches faults: for each check a toy that breaks the promise it proves."""

from typing import Any

import pytest

from elderwood.engine.agenda import Agenda
from elderwood.engine.chance import Chance
from elderwood.engine.events import Log
from elderwood.engine.options import Options
from elderwood.engine.outcome import Outcome
from elderwood.engine.position import Position
from elderwood.engine.record import read_record
from elderwood.engine.testkit import playing
from elderwood.engine.testkit.playing import a_random_legal_move_is_taken, play_match, prove
from elderwood.engine.testkit.takeback import undo_is_refused_behind_a_reveal
from elderwood.engine.testkit.torture import torture
from elderwood.engine.testkit.trial import ActionSpace, KitFailure, Trial
from elderwood.engine.words import Reason
from tests.toy.title import ANSWER, FOX, KINDS, OWL, PASS, Toy, ToyPosition, ToyView

RARELY = 1 << 28  # never sampled: only the cheap checks run


class SpacedWord(Toy):
    def word(self, move: int) -> str:
        return "p ass" if move == PASS else super().word(move)

    def move(self, word: str) -> int:
        return PASS if word == "p ass" else super().move(word)


class TouchesNothing(Toy):
    def things(self, move: int) -> list[str]:
        return [] if move == PASS else super().things(move)


class RunsOutOfDeals(ToyPosition):
    """Cannot be dealt anew when the last card of the first seat is an owl."""

    def redeal(self, seat: int, chance: Chance) -> ToyPosition:
        if seat != 0 and self.hands[0] and self.hands[0][-1] == OWL:
            raise ValueError(OWL)
        return super().redeal(seat, chance)


class KeepsEverything(ToyPosition):
    def redeal(self, seat: int, chance: Chance) -> ToyPosition:
        other = self.copy()
        other.chance = chance.spawn(0)
        return other


class KeepsHands(ToyPosition):
    """Deals the deck anew and leaves the hands."""

    def redeal(self, seat: int, chance: Chance) -> ToyPosition:
        other = super().redeal(seat, chance)
        other.hands = [hand[:] for hand in self.hands] if seat >= 0 else other.hands
        other.chosen = self.chosen[:] if seat >= 0 else other.chosen
        other.deck = self.deck[:] if seat >= 0 else other.deck
        chance.shuffle(0, other.deck)
        return other


class GivesUp(ToyPosition):
    """Deals the truth one time in three, as if no other deal had been found."""

    def redeal(self, seat: int, chance: Chance) -> ToyPosition:
        other = super().redeal(seat, chance)
        if not chance.below(0, 3):
            other.hands, other.deck, other.chosen = [hand[:] for hand in self.hands], self.deck[:], self.chosen[:]
        return other


class KnowsOthers(ToyPosition):
    """Seat 1 has seen a card of seat 0, and a redeal for a third leaves it with what it knew of another hand."""

    def __init__(self, options: Options, seats: int, chance: Chance, agenda: Agenda) -> None:
        super().__init__(options, seats, chance, agenda)
        self.peeked: list[int] = []

    def play(self, seat: int, move: int, log: Log | None = None) -> None:
        self.peeked = self.peeked or [hand[0] if hand else OWL for hand in self.hands]
        super().play(seat, move, log)

    def copy(self) -> ToyPosition:
        twin = super().copy()
        assert isinstance(twin, KnowsOthers)
        twin.peeked = self.peeked[:]
        return twin

    def redeal(self, seat: int, chance: Chance) -> ToyPosition:
        other = super().redeal(seat, chance)
        assert isinstance(other, KnowsOthers)
        other.peeked = self.peeked[:]
        if seat == 1:
            other.hands, other.deck, other.chosen = [hand[:] for hand in self.hands], self.deck[:], self.chosen[:]
            chance.shuffle(0, other.deck)
        return other

    def view(self, seat: int) -> ToyView:
        if seat == 1 and self.peeked and self.hands[0] and not self.discard and not self.stack:
            self.hands[0].index(self.peeked[0])
        return super().view(seat)


class ForgetsOnLoad(Toy):
    def load(self, data: dict[str, Any]) -> Position:
        return super().load({**data, "window": []})


class DealsAnew(Toy):
    dealt = 0

    def start(self, seats: int, options: Options, seed: str, log: Log | None = None) -> Position:
        self.dealt += 1
        return super().start(seats, options, f"{seed}-{self.dealt}", log)


class Untouched(ToyPosition):
    def touching(self, thing: str) -> list[int]:
        return []


class Stuck(ToyPosition):
    def moves(self, seat: int) -> list[int]:
        return [] if seat == 1 else super().moves(seat)


class LosesCards(ToyPosition):
    def next_turn(self, log: Log | None) -> None:
        super().next_turn(log)
        self.discard.pop()


class MultipliesFoxes(ToyPosition):
    def play(self, seat: int, move: int, log: Log | None = None) -> None:
        if self.committing and move == FOX:
            self.deck.append(FOX)
        super().play(seat, move, log)


class OffersTwice(ToyPosition):
    def moves(self, seat: int) -> list[int]:
        return super().moves(seat) * 2


class Shrinks(ToyPosition):
    def next_turn(self, log: Log | None) -> None:
        super().next_turn(log)
        self.reveals = 0


class WearsOut(ToyPosition):
    def view(self, seat: int) -> ToyView:
        self.chance.counters[0] += 1
        return super().view(seat)


class RefusesFoxes(ToyPosition):
    def play(self, seat: int, move: int, log: Log | None = None) -> None:
        if self.committing and move == FOX:
            raise ValueError(move)
        super().play(seat, move, log)


class Speechless(ToyPosition):
    def refusal(self, seat: int, move: int) -> Reason:
        return Reason("", {})


class PromisesAll(ToyPosition):
    def why_not(self, seat: int, thing: str) -> Reason | None:
        return None


class SharesScores(ToyPosition):
    def copy(self) -> ToyPosition:
        twin = super().copy()
        twin.scores = self.scores
        return twin


class CountsCommitted(ToyPosition):
    def view(self, seat: int) -> ToyView:
        view = super().view(seat)
        view["deck"] += sum(card >= 0 for card in self.chosen)
        return view


class Blabs(ToyPosition):
    def play(self, seat: int, move: int, log: Log | None = None) -> None:
        if log is not None and self.committing:
            log.tell("toy-event-blab", {"card": move})
        super().play(seat, move, log)


class FavoursTheLast(ToyPosition):
    def play(self, seat: int, move: int, log: Log | None = None) -> None:
        if self.committing:
            self.chance.counters[0] = seat
        super().play(seat, move, log)


class RevealsCommits(ToyPosition):
    def play(self, seat: int, move: int, log: Log | None = None) -> None:
        self.reveals += 1
        super().play(seat, move, log)


class ShowsTheKey(ToyPosition):
    def view(self, seat: int) -> ToyView:
        view = super().view(seat)
        view["chosen"] = self.chance.key.hex()
        return view


class RedealsAll(ToyPosition):
    def redeal(self, seat: int, chance: Chance) -> ToyPosition:
        return super().redeal(-1, chance)


class ShowsHands(ToyPosition):
    def view(self, seat: int) -> ToyView:
        view = super().view(seat)
        view["discard"] = [KINDS[card] for card in self.hands[0]]
        return view


class AsksOnlyTheAble(ToyPosition):
    """With hidden hands, to be asked tells that one holds an owl."""

    def may_be_asked(self, seat: int) -> bool:
        return OWL in self.hands[seat]


class KeepsTheKey(ToyPosition):
    def redeal(self, seat: int, chance: Chance) -> ToyPosition:
        other = super().redeal(seat, chance)
        other.chance = self.chance.copy()
        return other


class Remembers(ToyPosition):
    """Holds something that no snapshot holds."""

    def __init__(self, options: Options, seats: int, chance: Chance, agenda: Agenda) -> None:
        super().__init__(options, seats, chance, agenda)
        self.memory = 0

    def leaves_out(self) -> list[str]:
        return [*super().leaves_out(), "memory"]

    def play(self, seat: int, move: int, log: Log | None = None) -> None:
        super().play(seat, move, log)
        self.memory += 1
        if self.outcome() is not None:
            self.scores[0] += self.memory

    def copy(self) -> ToyPosition:
        twin = super().copy()
        assert isinstance(twin, Remembers)
        twin.memory = self.memory
        return twin


class TellsTheTime(ToyPosition):
    time = 0

    def reveal(self, log: Log | None) -> None:
        TellsTheTime.time += 1
        if log is not None:
            log.tell("toy-event-time", {"time": TellsTheTime.time})
        super().reveal(log)


class NeverTheSame(Remembers):
    """Remembers something else each time an answer is given, though nobody sees it."""

    now = 0

    def leaves_out(self) -> list[str]:
        return ToyPosition.leaves_out(self)

    def play(self, seat: int, move: int, log: Log | None = None) -> None:
        if not self.committing:
            NeverTheSame.now += 1
            self.memory = NeverTheSame.now
        ToyPosition.play(self, seat, move, log)


class ScoresNobody(ToyPosition):
    def outcome(self) -> Outcome | None:
        end = super().outcome()
        return end and Outcome(end.how, end.winners, [], {}, [])


class ForgetsASource(ToyPosition):
    def outcome(self) -> Outcome | None:
        end = super().outcome()
        return end and Outcome(end.how, end.winners, end.scores, {}, [{"saved": 0} for _ in end.sources])


class NeverPasses(ToyPosition):
    def play(self, seat: int, move: int, log: Log | None = None) -> None:
        if move == PASS:
            self.decision += 1
        elif move == ANSWER or self.committing:
            super().play(seat, move, log)


Fault = type[ToyPosition] | type[Toy]
FAULTS: list[tuple[Fault, str, int]] = [
    (SpacedWord, "a word and its number are one", 1),
    (TouchesNothing, "every move touches things and has a caption", 1),
    (Untouched, "a thing knows the moves that touch it", 1),
    (Stuck, "nobody is stuck", 1),
    (LosesCards, "cards and pieces are conserved", RARELY),
    (MultipliesFoxes, "every legal move applies", 1),
    (OffersTwice, "moves are numbers of the action space", 1),
    (Shrinks, "decisions and reveals only grow", RARELY),
    (WearsOut, "asking changes nothing", 1),
    (RefusesFoxes, "every legal move applies", 1),
    (RefusesFoxes, "a random legal move is taken", RARELY),
    (Speechless, "every other move is refused with a reason", 1),
    (PromisesAll, "a thing is usable exactly when a legal move touches it", 1),
    (SharesScores, "a copy never touches its parent", 1),
    (CountsCommitted, "an answer changes nothing for the others", 1),
    (Blabs, "nobody can tell which answer was given", 1),
    (FavoursTheLast, "the order of answers does not matter", 1),
    (RevealsCommits, "an answer can be taken back while the others stand", 1),
    (ShowsTheKey, "no view shows the seed", 1),
    (RedealsAll, "a seat cannot tell a redeal from the real deal", 1),
    (ShowsHands, "a seat cannot tell a redeal from the real deal", 1),
    (AsksOnlyTheAble, "the same move tells the same in both deals", 1),
    (RunsOutOfDeals, "every seat can be dealt anew", RARELY),
    (KeepsEverything, "everybody was dealt something else", RARELY),
    (KeepsHands, "the truth is one deal among others", 1),
    (GivesUp, "the truth is one deal among others", 1),
    (KnowsOthers, "a redeal can be looked at and redealt by everybody", 1),
    (KeepsTheKey, "a redeal keeps no secret of the match", 1),
    (ForgetsOnLoad, "a snapshot reads back", 1),
    (Remembers, "a match goes on from a snapshot", 1),
    (DealsAnew, "the same seed and moves give the same match", 1),
    (TellsTheTime, "a record reads back and plays again", 1),
    (NeverTheSame, "undo then redo is identity", 1),
    (ScoresNobody, "a finished match stays finished", 1),
    (ForgetsASource, "every score is the sum of its sources", 1),
    (NeverPasses, "no match is longer than its title says", RARELY),
]


def play_with(fault: Fault, every: int) -> None:
    title = broken(fault)
    for number in range(36):
        options = {"hands": "hidden" if number % 2 else "open"}
        play_match(title, 4 - number // 2 % 3, options, f"fault-{number}", number, every)


def broken(fault: Fault) -> Toy:
    if issubclass(fault, Toy):
        return fault()
    toy = Toy()
    assert issubclass(fault, ToyPosition)
    toy.table = fault
    return toy


@pytest.mark.parametrize(("fault", "sentence", "every"), FAULTS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_broken_promise_is_caught(fault: Fault, sentence: str, every: int) -> None:
    with pytest.raises(KitFailure) as caught:
        play_with(fault, every)
    assert caught.value.sentence == sentence
    assert read_record(caught.value.record).title == "toy"
    assert caught.value.record in str(caught.value)


def test_undo_behind_a_reveal_is_caught() -> None:
    toy = Toy()
    trial = Trial(toy, ActionSpace(toy), 3, {}, "oak", 1)
    prove(trial, [a_random_legal_move_is_taken, undo_is_refused_behind_a_reveal])
    trial.before.reveals -= 1  # as if the answer had revealed something that the match overlooked
    with pytest.raises(KitFailure, match="undo is refused behind a reveal"):
        trial.prove(undo_is_refused_behind_a_reveal)


def test_every_check_is_shown_to_catch_something() -> None:
    checks = [
        *playing.OF_THE_TITLE,
        *playing.AT_EVERY_DECISION,
        *playing.AFTER_EVERY_MOVE,
        *playing.AT_SAMPLED_DECISIONS,
        *playing.AFTER_SAMPLED_MOVES,
        *playing.AT_THE_END,
    ]
    sentences = {check.__name__.replace("_", " ") for check in checks}
    caught = {sentence for _, sentence, _ in FAULTS} | {"undo is refused behind a reveal"}
    assert sentences <= caught


class BrokenToy(Toy):
    positions = LosesCards


@pytest.mark.parametrize("title", [SpacedWord(), TouchesNothing()], ids=repr)
def test_torture_looks_at_the_action_space_whatever_the_seed(title: Toy) -> None:
    with pytest.raises(KitFailure):
        torture(title, 1, seed=9)


@pytest.mark.parametrize("jobs", [1, 2])
def test_torture_raises_the_failure_with_its_record(jobs: int) -> None:
    with pytest.raises(KitFailure) as caught:
        torture(BrokenToy(), 4, seed=5, jobs=jobs)
    assert "elderwood-record 1" in caught.value.record
