"""The notation of positions: everything is written, and everything written reads back."""

import re

import pytest

from elderwood.engine.alphabet import Alphabet, Bits, Map, Pack, Packed
from elderwood.engine.chance import Dice
from elderwood.engine.course import CoursePosition
from elderwood.engine.errors import BadValueError
from elderwood.engine.options import option_sets
from elderwood.engine.position import Position
from elderwood.engine.title import Title
from elderwood.games import TITLES, find_title
from elderwood.texts import LANGUAGES, Speaker
from tests.toy.title import Toy

ALL = [*TITLES, Toy()]
STEPS = 11  # from one position looked at to the next

HAND_MADE = """\
elderwood-position 1
title: sylvion
seats: 1
seed: oak   # the rest of the line is a remark

draft.ended: yes
round_number: 1
board: d2=elemental_3 b2=fountain_2
sylvan.hands: [whale]
agenda: ask_defend, limit_hands, end_round
"""


def positions(title: Title, seats: int, number: int) -> list[Position]:
    """Return positions of a random match, the first and the last among them."""
    sets = option_sets(title.options, seats, house=True)
    dice = Dice(number)
    position = title.start(seats, sets[dice.below(len(sets))], f"notation-{number}")
    found = [position.copy()]
    played = 0
    while awaited := position.awaits():
        seat = awaited[dice.below(len(awaited))]
        moves = position.moves(seat)
        position.play(seat, moves[dice.below(len(moves))])
        played += 1
        if played % STEPS == 0:
            found.append(position.copy())
    return [*found, position]


@pytest.mark.parametrize("title", ALL, ids=lambda title: title.name)
def test_every_position_reads_back(title: Title) -> None:
    for number in range(2):
        for seats in {title.fewest, title.usual, min(title.most, 4)}:
            for position in positions(title, seats, number):
                text = position.text()
                twin = title.read(text)
                assert twin.dump() == position.dump()
                assert twin.text() == text


@pytest.mark.parametrize("title", ALL, ids=lambda title: title.name)
def test_what_was_only_imagined_reads_back(title: Title) -> None:
    position = title.imagine(title.usual, {}, 7)
    assert title.read(position.text()) == position


@pytest.mark.parametrize("title", ALL, ids=lambda title: title.name)
def test_every_step_and_word_has_one_meaning(title: Title) -> None:
    blank = title.imagine(title.usual, {}, 7)
    assert isinstance(blank, CoursePosition)
    steps = [name for name in blank.course().step_names() if name != "no_step"]
    assert len(set(steps)) == len(steps)
    for path, alphabet in blank.course().alphabets.items():
        assert len(alphabet.numbers) == len(alphabet.words), path
        for word in alphabet.known():
            assert word == "-" or re.fullmatch(r"[\w][\w-]*", word), (path, word)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_alphabet_belongs_to_a_field(title: Title) -> None:
    paths: set[str] = set()
    for position in positions(title, title.usual, 3):
        gather(position.dump(), "", paths)
    assert isinstance(position, CoursePosition)
    unused = {path for path in position.course().alphabets if path not in paths}
    assert not {path for path in unused if path.partition(".")[0] not in ("top", "under", "battle", "trade")}


def gather(data: object, path: str, paths: set[str]) -> None:
    if isinstance(data, dict):
        for name, value in data.items():
            gather(value, f"{path}.{name}" if path else name, paths)
    else:
        paths.add(path)


def test_a_position_is_written_by_hand() -> None:
    title = find_title("sylvion")
    position = title.read(HAND_MADE)
    assert position.question(0).key == "sylvion-ask-defend"
    position.play(0, title.move("play-whale"))
    position.play(0, title.move("d2"))
    assert "board: b2=fountain_2 d2=elemental_3" in position.text()
    position.play(0, title.move("b2"))
    assert "board: b2=elemental_3" in position.text()


@pytest.mark.parametrize(
    ("line", "wrong", "key", "number"),
    [
        ("elderwood-position 1", "elderwood-record 1", "format", 1),
        ("title: sylvion", "title: rage", "title", 2),
        ("title: sylvion", "", "missing", 1),
        ("seats: 1", "seats: two", "word", 3),
        ("seats: 1", "seats: 1\noption game: long", "option", 4),
        ("seats: 1", "seats: 1\noption gaem: siege", "option", 4),
        ("seed: oak ", "seed: o/k ", "word", 4),
        ("seed: oak ", "", "missing", 1),
        ("round_number: 1", "round_number 1", "line", 7),
        ("round_number: 1", "round_nmber: 1", "field", 7),
        ("round_number: 1", "round_number.more: 1", "field", 7),
        ("round_number: 1", "round_number: 1 2", "count", 7),
        ("round_number: 1", "round_number: first", "word", 7),
        ("round_number: 1", "draft.ended: no", "twice", 7),
        ("draft.ended: yes", "draft.ended: 1", "word", 6),
        ("draft.ended: yes", "draft: maybe", "word", 6),
        ("draft.ended: yes", "settings: 1", "field", 6),
        ("d2=elemental_3", "d9=elemental_3", "word", 8),
        ("d2=elemental_3", "d2=elemental_9", "word", 8),
        ("[whale]", "[whale", "count", 9),
        ("[whale]", "whale]", "count", 9),
        ("[whale]", "[wale]", "word", 9),
        ("ask_defend,", "ask_defense,", "word", 10),
        ("ask_defend,", "ask_defend 1 2 3,", "count", 10),
        ("ask_defend,", "no_step,", "word", 10),
        ("agenda: ask_defend, limit_hands, end_round", "ask: sylvion-ask-nothing", "word", 10),
        ("agenda: ask_defend, limit_hands, end_round", "", "impossible", 10),
        ("agenda: ask_defend, limit_hands, end_round", "ask: sylvion-ask-defend\nwaiting: 5", "impossible", 11),
        ("[whale]", "[900]", "impossible", 10),
    ],
)
def test_wrong_text_is_refused_with_its_line(line: str, wrong: str, key: str, number: int) -> None:
    assert HAND_MADE.count(line) == 1
    with pytest.raises(BadValueError) as caught:
        find_title("sylvion").read(HAND_MADE.replace(line, wrong))
    assert (caught.value.key, caught.value.values["line"]) == (f"error-position-{key}", number)
    for lang in LANGUAGES:
        assert str(caught.value.values["what"])[:5] in Speaker(lang, strict=True).error(caught.value)


def test_a_mistaken_word_is_told_its_nearest() -> None:
    with pytest.raises(BadValueError) as caught:
        find_title("sylvion").read(HAND_MADE.replace("[whale]", "[wale]"))
    assert "whale" in str(caught.value.values["nearest"])


def test_alphabets_read_what_they_write() -> None:
    cards = Alphabet(["", "owl", "fox"], {-1: "none"})
    for alphabet, limit in (
        (cards, 9),
        (Bits(["a", "b", "c"]), 99),
        (Pack(["", "owl", "fox"], 2), 999),
        (Packed([(2, cards), (2, Bits([])), (0, cards)]), 99),
    ):
        for number in range(limit):
            assert alphabet.read(alphabet.write(number)) == number
    assert Map(["a1", "a2"], cards).read_map(["a2=fox"]) == [0, 2]


@pytest.mark.parametrize(
    ("alphabet", "word"),
    [
        (Bits(["a"]), "a+9999999"),
        (Bits(["a"]), "a+b"),
        (Pack(["", "owl"], 2), "owl*4"),
        (Packed([(2, Bits([])), (0, Bits([]))]), "2:0"),
        (Packed([(2, Bits([])), (0, Bits([]))]), "0:1:2"),
        (Map(["a1"], Alphabet([])), "a1"),
    ],
)
def test_alphabets_refuse_what_no_number_has(alphabet: Alphabet, word: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        alphabet.read_map([word]) if isinstance(alphabet, Map) else alphabet.read(word)
