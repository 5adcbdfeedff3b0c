"""The library: a match in a few words."""

import pickle
from copy import deepcopy
from pathlib import Path

import pytest

import elderwood as ew
from elderwood.engine.events import told_to
from elderwood.games import TITLES
from tests.engine.test_notation import HAND_MADE

NAMES = [title.name for title in TITLES]


def intro() -> ew.Match:
    return ew.new("sylvion", seats=1, seed="oak", game="intro")


def test_a_match_is_dealt_with_the_usual_seats_and_a_random_seed() -> None:
    match = ew.new("rage")
    assert match.seats == match.title.usual
    assert match.seed != ew.new("rage").seed


def test_options_are_given_by_name_or_as_a_dictionary() -> None:
    given = ew.new("wizards", 3, "oak", {"second-prize": "from-3"}, wizards=True)
    assert (given.options["second-prize"], given.options["wizards"]) == ("from-3", "yes")
    assert ew.new("wizards", 3, "oak", second_prize="from-3").options["second-prize"] == "from-3"
    assert ew.new("elfenland", rounds=3).options["rounds"] == "3"


@pytest.mark.parametrize("name", NAMES)
def test_moves_are_told_and_every_one_can_be_played(name: str) -> None:
    match = ew.new(name, seed="oak")
    for _ in range(6):
        seat = match.asked[0]
        moves = match.moves(seat)
        assert [move.word for move in moves] == [match.title.word(move) for move in match.position.moves(seat)]
        assert all(move.caption and move.things and move.seat == seat for move in moves)
        assert match.question(seat)
        before = len(match.book.played)
        match.play(moves[-1])
        assert len(match.book.played) == before + 1


def test_a_play_tells_what_happened_in_the_language_asked_for() -> None:
    told = intro().play("play-fountain_1 b2")
    assert told == ["Player 1 plants Fountain 1 on b2."]
    assert told[0].values["card"] == "fountain_1"
    assert pickle.loads(pickle.dumps(told))[0].key == told[0].key
    assert intro().play("play-fountain_1 b2", lang="fr") != told


def test_others_are_told_less() -> None:
    match = ew.new("wizards", 2, "oak")
    seen = match.log(seat=0)
    assert len(seen) == len(match.log(seat=1))
    assert seen != match.log(seat=1)
    assert [line for line in match.log(seat=-1) if "card" in line.values and line.key.endswith("drew")] == []


def test_a_player_is_told_what_they_may_know_and_a_bot_tells_what_all_may() -> None:
    match = ew.new("wizards", 3, "oak")
    secrets = {"person": 0, "bot": 0}
    for _ in range(20):
        seat = match.asked[0]
        told = match.play(match.moves(seat)[0])
        assert told == match.tell(match.book.played[-1].events, seat, None)
        secrets["person"] += told != match.tell(match.book.played[-1].events, -1, None)
        seat = match.asked[0]
        told = match.bot("random", seat)
        assert told == match.tell(match.book.played[-1].events, -1, None)
        secrets["bot"] += told != match.tell(match.book.played[-1].events, seat, None)
    assert all(secrets.values())


def test_what_is_no_line_of_the_log_is_not_told() -> None:
    match = ew.new("elfenland", 2, "oak")
    silent = {kind.key for kind in match.title.kinds if not kind.line}
    assert silent & {told.key for told in told_to(match.book.events, 0)}
    assert not silent & {line.key for line in match.log(seat=0)}


def test_a_seat_is_named_where_several_are_asked() -> None:
    match = ew.new("wizards", 3, "oak")
    while len(match.asked) == 1:
        match.play(match.moves()[0])
    with pytest.raises(ew.BadValueError, match="Several seats are asked: 0, 1, 2"):
        match.play(match.moves(1)[0].word)
    match.play(f"1:{match.moves(1)[0].word}")
    assert match.asked == [0, 2]
    match.play(match.moves(2)[0].word, seat=2)
    assert match.asked == [0]
    assert match.view()["seat"] == 0


def test_errors_are_sentences_with_the_ruling() -> None:
    with pytest.raises(ew.IllegalMoveError) as caught:
        intro().play("play-whale")
    assert str(caught.value) == "You do not hold Whale. [1.4]"
    with pytest.raises(ew.UnknownNameError, match=r"There is no title “silvion”. Nearest: sylvion"):
        ew.new("silvion")
    with pytest.raises(ew.UnknownNameError, match="There is no bot"):
        intro().bot("greeedy")
    with pytest.raises(ew.BadValueError, match="played by 1 to 2 players, not 3"):
        ew.new("sylvion", 3)


def test_the_language_is_the_callers() -> None:
    assert ew.language() == "en"
    try:
        ew.language("ru")
        with pytest.raises(ew.IllegalMoveError, match="Кит"):
            intro().play("play-whale")
        with pytest.raises(ew.UnknownNameError, match="klingon"):
            ew.language("klingon")
        assert ew.language() == "ru"
        assert intro().moves()[0].caption == intro().moves(lang="ru")[0].caption
        assert "Раунд" in str(intro())
    finally:
        ew.language("en")
    with pytest.raises(ew.IllegalMoveError, match="Baleine"):
        intro().play("play-whale", lang="fr")


def test_why_not() -> None:
    match = intro()
    assert match.why_not("play-whale") == "You do not hold Whale. [1.4]"
    assert match.why_not("hand:whale") == match.why_not("play-whale")
    assert match.why_not("play-fountain_1") == ""


def test_undo_and_redo() -> None:
    match = intro()
    with pytest.raises(ew.IllegalMoveError, match="nothing"):
        match.undo()
    match.play("play-fountain_1 b2")
    assert match.undo() == ["b2"]
    assert match.redo() == ["b2"]
    assert match.undo(reach="play") == ["play-fountain_1", "b2"]
    assert match == intro()
    assert match.redo() == ["play-fountain_1", "b2"]
    with pytest.raises(ew.IllegalMoveError):
        match.redo()


@pytest.mark.parametrize("name", NAMES)
def test_a_match_compares_copies_pickles_and_reads_back(name: str) -> None:
    match = ew.new(name, seed="oak")
    for _ in range(8):
        match.bot("random", match.asked[0])
    for twin in (eval(repr(match), {"ew": ew}), pickle.loads(pickle.dumps(match)), deepcopy(match), match.copy()):
        assert twin == match
        assert twin is not match
        twin.bot("random", twin.asked[0])
        assert twin != match
    assert match != ew.new(name, seed="elm")


@pytest.mark.parametrize("name", NAMES)
def test_bots_play_out_and_the_record_reads_back(name: str, tmp_path: Path) -> None:
    match = ew.new(name, seed="oak").play_out("random")
    assert match.outcome is not None
    assert match.moves() == []
    assert match.question() != ""
    text = match.record().text()
    file = tmp_path / "match.record"
    file.write_text(text, encoding="utf-8")
    assert ew.load(text) == ew.load(file) == ew.load(str(file)) == ew.load(match.record()) == match
    assert len(ew.load(text, stop=3).book.played) == 3


def test_a_record_is_replayed_answer_by_answer() -> None:
    match = intro().play_all("play-fountain_1 b2 done")
    steps = list(ew.replay(match.record()))
    assert [len(step.book.played) for step in steps] == [0, 1, 2, 3]
    assert steps[0] == intro()
    assert steps[-1] == match


def test_a_wrong_record_says_where() -> None:
    text = intro().play_all("done").record().text().replace("0: done", "0: dome")
    with pytest.raises(ew.RecordError, match=r"line \d+: There is no move “dome”"):
        ew.load(text)


def test_a_position_is_set_up_and_played() -> None:
    match = ew.set_up(HAND_MADE)
    assert ew.read(HAND_MADE) == match.position
    match.play("play-whale d2 b2")
    assert "board: b2=elemental_3" in match.position.text()
    assert eval(repr(match), {"ew": ew}) == match
    assert ew.set_up(match.position.text()).position == match.position
    with pytest.raises(ew.BadValueError, match="has no record"):
        match.record()
    with pytest.raises(ew.BadValueError, match=r"Line 9: “wale” means nothing here. Nearest: whale"):
        ew.set_up(HAND_MADE.replace("[whale]", "[wale]"))


def test_bots_are_one_for_all_or_one_for_each() -> None:
    with pytest.raises(ew.BadValueError, match="2 bots were named for 3 seats"):
        ew.new("rage", 3).play_out("greedy", "random")


def test_the_package_offers_what_the_library_has() -> None:
    import elderwood.library

    stub = Path(__file__).parent.parent.parent.joinpath("src/elderwood/__init__.pyi").read_text("utf-8")
    stubbed = [line.split()[-1] for line in stub.splitlines() if line.startswith("from")]
    assert sorted([*stubbed, "__version__"]) == sorted(ew.__all__)
    assert sorted(stubbed) == sorted(elderwood.library.__all__)
    assert set(ew.__all__) <= set(dir(ew))
    with pytest.raises(AttributeError, match="nothing"):
        ew.nothing  # type: ignore[attr-defined]  # noqa: B018
