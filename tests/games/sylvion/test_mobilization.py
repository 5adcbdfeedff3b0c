"""Mobilization (1.3) with rulings R54 to R56: columns filled by hand, so that each rule is seen alone."""

from elderwood.engine.chance import Dice, chance_of
from elderwood.engine.options import settle
from elderwood.games.sylvion.cards import FEATS, NAME
from elderwood.games.sylvion.draft import start_turn
from elderwood.games.sylvion.position import SylvionPosition
from elderwood.games.sylvion.settings import OPTIONS
from elderwood.games.sylvion.state import STREAMS
from tests.games.sylvion.table import TITLE, cards


def draft(pool: str, edges: str, columns: str = "///", seats: int = 1) -> SylvionPosition:
    """Set up a draft: the pool and the edge numbers from the top, the columns from left to right."""
    options = settle(OPTIONS, {"feats": "yes"}, seats)
    position = SylvionPosition.blank(options, seats, chance_of("sylvion", "oak", STREAMS))
    position.draft.pool = cards(pool)[::-1]
    position.draft.edges = [int(number) for number in edges.split()][::-1]
    position.draft.columns = [cards(column) for column in columns.split("/")]
    start_turn(position)
    position.run(None)
    return position


def columns(position: SylvionPosition) -> str:
    return " / ".join(" ".join(NAME[card] for card in column) for column in position.draft.columns)


def recruit(position: SylvionPosition, column: int) -> None:
    move = TITLE.move(f"recruit-{column}")
    assert move in position.moves(position.asked)
    position.play(position.asked, move)


def test_a_turn_summons_recruits_summons_and_deserts() -> None:
    position = draft("whale owl stag fish tree_1 tree_2 tree_3 tree_4 doves doves doves doves", "2 1 1")
    assert columns(position) == "whale / owl / stag / fish"
    recruit(position, 1)
    # Summon: tree_1 .. tree_4; column 2 deserts with two cards; summon again.
    assert columns(position) == "tree_1 doves / doves / stag tree_3 doves / fish tree_4 doves"
    assert [NAME[card] for card in position.sylvan.deck] == ["whale"]
    assert [NAME[card] for card in position.sylvan.removed] == ["owl", "tree_2"]
    assert position.draft.turned == [2]


def test_r54_columns_hold_four_and_betrayals_ride_on_top() -> None:
    full = "owl owl owl owl/owl owl owl/betrayal owl owl owl/owl owl owl betrayal deluge"
    position = draft("betrayal betrayal stag whale fish", "1 1", full)
    assert columns(position) == (
        "owl owl owl owl / owl owl owl betrayal betrayal stag / betrayal owl owl owl whale / "
        "owl owl owl betrayal deluge"
    )
    feat = draft("deluge whale owl stag", "1 1")
    assert columns(feat) == "deluge / whale / owl / stag"  # D16: a feat stops the chain like a Sylvan card
    chain = draft("betrayal deluge whale owl stag", "1 1")
    assert columns(chain) == "betrayal deluge / whale / owl / stag"
    last = draft("whale betrayal", "1 1")
    assert columns(last) == "whale / betrayal /  / "


def test_r54_recruiting_brings_betrayals_along_and_lays_feats_aside() -> None:
    position = draft("", "2 1", "betrayal owl deluge/stag/whale/")
    recruit(position, 1)
    assert sorted(NAME[card] for card in position.sylvan.deck) == ["betrayal", "owl"]
    assert [NAME[card] for card in position.sylvan.feats] == ["deluge"]


def test_r54_all_eight_feats_are_laid_aside() -> None:
    names = [NAME[feat] for feat in FEATS]
    position = draft("", "2 1", f"fish {' '.join(names)} betrayal/stag/whale/")
    recruit(position, 1)
    assert [NAME[card] for card in position.sylvan.feats] == names
    assert sorted(NAME[card] for card in position.sylvan.deck) == ["betrayal", "fish"]


def test_r55_an_empty_column_cannot_be_recruited() -> None:
    position = draft("", "2 2 1", "owl/stag//whale")
    assert [TITLE.word(move) for move in position.moves(0)] == ["recruit-1", "recruit-2", "recruit-4"]
    reason = position.refusal(0, TITLE.move("recruit-3"))
    assert (reason.key, reason.rule) == ("sylvion-why-column-empty", "R55")


def test_r55_with_all_columns_empty_the_recruiting_is_skipped() -> None:
    position = draft("", "3 1", "///")
    assert position.draft.ended  # straight to the desertion of an empty column
    assert position.draft.turned == [3]


def test_r56_an_uneven_last_summon_goes_left_to_right() -> None:
    assert columns(draft("whale owl", "1 1", "stag///")) == "stag whale / owl /  / "


def test_the_draft_ends_with_the_twelfth_edge_and_the_rest_is_removed() -> None:
    position = draft("whale owl stag fish tree_1 tree_2 tree_3 tree_4 doves", "2")
    recruit(position, 1)
    assert position.draft.ended
    names = ["owl", "tree_2", "tree_1", "stag", "tree_3", "fish", "tree_4", "doves"]
    assert [NAME[card] for card in position.sylvan.removed[:8]] == names
    assert position.draft.pool == []
    assert not any(position.draft.columns)


def test_the_draft_ends_when_an_edge_names_an_empty_column_and_the_pool_is_out() -> None:
    position = draft("", "2 1 3", "owl owl owl owl/stag/whale/")
    recruit(position, 1)
    assert not position.draft.ended  # column 2 was not empty
    recruit(position, 3)
    assert position.draft.ended
    with_pool = draft("whale owl stag fish tree_1 tree_2 tree_3 tree_4 doves doves doves doves doves", "1 1")
    recruit(with_pool, 1)
    assert not with_pool.draft.ended


def test_two_players_recruit_in_turn() -> None:
    pool = "owl " * 40
    position = draft(pool, "1 1 1 1", seats=2)
    askers = []
    while not position.draft.ended:
        askers.append(position.asked)
        recruit(position, 2)
    assert askers == [0, 1, 0, 1]
    assert position.active == 0  # player A begins the battle


def test_drafts_of_random_recruiters_last_nine_to_twelve_turns() -> None:
    dice = Dice(5)
    for number in range(40):
        position = TITLE.start(1, {}, f"draft-{number}")
        assert isinstance(position, SylvionPosition)
        while not position.draft.ended:
            legal = position.moves(0)
            position.play(0, legal[dice.below(len(legal))])
        assert 9 <= len(position.draft.turned) <= 12
