"""What is told of a match, word for word: which card went from where to where, how much, and to whom."""

from elderwood.engine.about import About
from elderwood.engine.events import Log
from elderwood.games.sylvion.cards import CARDS
from elderwood.games.sylvion.position import SylvionPosition
from elderwood.games.sylvion.settings import EDGES
from elderwood.games.sylvion.state import DRAW
from tests.games.sylvion.table import TITLE, Table, table

ELEMENTS = {"elements": "yes"}
FEATS = {"feats": "yes"}
SILENT = {"hands": "silent", "elements": "yes"}


def story(log: Log) -> list[str]:
    """Every event as a spectator hears it: its key and its values in order."""
    told = [event.seen_by(-1) for event in log.events]
    lines = [[event.key.removeprefix("sylvion-event-"), *event.values.values()] for event in told if event is not None]
    return [" ".join(str(word) for word in line) for line in lines]


def audiences(t: Table, full_key: str) -> list[int]:
    """Who hears the whole of these events, one bit a seat."""
    return [event.audience for event in t.log.events if event.full_key == f"sylvion-event-{full_key}"]


def test_a_march_is_told_cell_by_cell() -> None:
    board = "a1 tree_1, c1 elemental_1, a2 elemental_3, b3 fountain_4, c3 elemental_1, b4 fountain_2, c4 elemental_2"
    assert story(table(board, deck="owl", bloom=10).march().log) == [
        "moves elemental_1 cell:c1 cell:b1",
        "forest elemental_3 cell:a2 forest 3",
        "damage 3 7 2 3",
        "attacks elemental_1 cell:c3 cell:b3 fountain_4",
        "destroyed elemental_1 cell:b3",
        "attacks elemental_2 cell:c4 cell:b4 fountain_2",
        "destroyed fountain_2 cell:b4",
        "destroyed elemental_2 cell:b4",
        "draws 0 deck hand:0",
    ]


def test_a_march_from_the_piles_is_told_pile_by_pile() -> None:
    t = table(options={"pawn": "yes"}).reveal("elemental_1 ravager_2 - elemental_0").march()
    assert story(t.log) == [
        "revealed elemental_1 pile:1",
        "revealed ravager_2 pile:2",
        "revealed  pile:3",
        "revealed elemental_0 pile:4",
        "pawn ravager_2 pile:2",
        "moves elemental_1 pile:1 cell:d1",
        "moves ravager_2 pile:2 cell:d2",
        "moves elemental_0 pile:4 cell:d4",
    ]
    assert t.pawn == "d2"


def test_r73_the_pawn_goes_down_with_its_bearer_from_every_pile() -> None:
    for row in range(4):
        layer = ["-"] * 4
        layer[row] = "ravager_1"
        assert table(options={"pawn": "yes"}).reveal(" ".join(layer)).march().pawn == f"d{row + 1}"


def test_harmless_arrivals_and_defeats_flip_no_edge() -> None:
    assert story(table("a4 elemental_0").march().log) == ["forest elemental_0 cell:a4 forest 0"]
    assert story(table("a4 elemental_3", bloom=2).march().log) == ["forest elemental_3 cell:a4 forest 3"]
    assert story(table("a4 elemental_3", bloom=3).march().log)[1] == "damage 3 0 9 3"


def test_plays_are_told_with_their_payments() -> None:
    t = table(
        "c3 elemental_1, d2 geyser, d4 elemental_2",
        hand="tree_3 elephant stag doves",
        partner="owl fish owl owl owl",
        piles="simoon blaze - lake / - - - -",
        bloom=5,
        seats=2,
    )
    t.play("play-tree_3 b3 pay-owl pay-owl play-elephant c3 pay-owl play-stag erupt-d2 down play-doves pay-fish")
    assert story(t.log) == [
        "pays owl hand:1 discard 1",
        "pays owl hand:1 discard 1",
        "planted tree_3 hand:0 cell:b3 0",
        "pays owl hand:1 discard 1",
        "plays elephant 0",
        "destroyed elemental_1 cell:c3",
        "plays stag 0",
        "heals 2 7 5",
        "erupts geyser cell:d2",
        "destroyed elemental_2 cell:d4",
        "pays fish hand:1 discard 1",
        "plays doves 0",
        "doves-discard simoon pile:1 ravage-discard",
        "doves-discard blaze pile:2 ravage-discard",
        "doves-discard  pile:3 ravage-discard",
        "doves-discard lake pile:4 ravage-discard",
    ]


def test_a_whale_is_told_as_a_step_of_the_elemental() -> None:
    pushed = table("c3 elemental_1, a4 elemental_2", hand="whale whale").play("play-whale c3 d4 play-whale a4 forest")
    assert story(pushed.log) == [
        "plays whale 0",
        "moves elemental_1 cell:c3 cell:d4",
        "plays whale 0",
        "forest elemental_2 cell:a4 forest 2",
        "damage 2 10 0 2",
    ]


def test_what_the_ravage_does_is_told_in_order() -> None:
    board = "a1 tree_2, c2 elemental_1, b3 tree_1, d3 tree_2, a4 tree_1"
    t = table(board, hand="hedgehogs", options=ELEMENTS).reveal("lake blaze stone_rain desiccation")
    assert story(t.play("play-hedgehogs pile-4").log)[4:] == [
        "chased 0 desiccation pile:4",
        "resolves lake pile:1",
        "settles lake pile:1 cell:b1",
        "resolves blaze pile:2",
        "blazes blazing_2 elemental_1 cell:c2",
        "resolves stone_rain pile:3",
        "destroyed tree_2 cell:d3",
    ]
    fresh = table(hand="owl stag").reveal("blaze - elemental_0 desiccation").play("discard-owl discard-stag")
    assert story(fresh.log)[4:] == [
        "resolves desiccation pile:4",
        "dried owl 0",
        "dried stag 0",
        "resolves blaze pile:1",
        "blazes blazing_4 elemental_0 pile:3",
    ]
    back = table("b3 tree_1, d3 fountain_2", hand="owl", options=ELEMENTS).reveal("tornado - tornado -")
    assert story(back.log)[4:] == [
        "resolves tornado pile:1",
        "put-back 0 hand:0 deck",
        "resolves tornado pile:3",
        "returned tree_1 cell:b3 hand:0 0",
        "returned fountain_2 cell:d3 hand:0 0",
    ]


def test_a_deluge_is_told_card_by_card() -> None:
    t = table("b2 tree_3, c3 lake, a4 blazing_2, d4 elemental_2", feats="deluge").play("feat-deluge")
    assert story(t.log) == [
        "feat deluge 0",
        "washed tree_3 cell:b2",
        "washed lake cell:c3",
        "destroyed blazing_2 cell:a4",
        "destroyed elemental_2 cell:d4",
    ]


def test_new_decks_and_betrayals_are_told() -> None:
    chosen = table(discard="owl stag fish", options={"reinforcements": "2"}).reinforce().play("remove-owl remove-stag")
    assert story(chosen.log) == [
        "removed owl discard removed",
        "removed stag discard removed",
        "reshuffle 1",
        "draws 0 deck hand:0",
        "no-cards 0 1",
    ]
    only = table(discard="owl").reinforce()
    assert story(only.log) == ["reshuffle 1", "removed owl deck removed", "no-cards 0 3"]
    for word, told in (("accept", "betrayal-discarded 0"), ("discard-fish", "betrayal-banished fish 0")):
        betrayed = table(hand="fish", deck="betrayal", options=FEATS).do(DRAW, 0, 1).play(word)
        assert story(betrayed.log) == ["betrayal betrayal 0", told]


def test_rounds_and_the_count_are_told_with_their_numbers() -> None:
    t = table("a1 tree_4", deck="owl " * 6, piles="- - - - / - - - -", bloom=7).play("done done done")
    assert [line for line in story(t.log) if line.split()[0] in ("round", "final-assault", "count", "discards")] == [
        "round 2 2",
        "round 3 1",
        "final-assault",
        "count 4 5",
    ]
    assert story(table(hand="owl " * 11).play("done discard-owl").log)[0] == "discards owl 0"


def test_a_draft_is_told_column_by_column() -> None:
    position = TITLE.start(1, FEATS, "oak")
    assert isinstance(position, SylvionPosition)
    position.draft.columns = [[1, 19], [2], [], [3, 4]]
    position.draft.pool = [10, 9]
    position.draft.edges = [1, 4]
    assert position.refusal(0, TITLE.move("recruit-3")).values == {"column": 3}
    log = Log()
    position.play(0, TITLE.move("recruit-1"), log)
    assert story(log)[:10] == [
        "recruited 0 1 2",
        "joins fountain_1 column:1 deck",
        "joins deluge column:1 feats",
        "summoned whale pool column:1",
        "summoned elephant pool column:2",
        "deserted 4 2",
        "leaves fountain_3 column:4 removed",
        "leaves fountain_4 column:4 removed",
    ]


def test_the_battle_is_told_with_what_the_draft_has_brought() -> None:
    position = TITLE.start(1, {"feats": "yes", "desolated": "3"}, "oak")
    assert isinstance(position, SylvionPosition)
    position.draft.columns = [[1, 19], [2, 2], [], []]
    position.draft.pool = []
    position.draft.edges = [4]
    log = Log()
    position.play(0, TITLE.move("recruit-2"), log)
    assert [line for line in story(log) if line.split()[0] in ("draft-ends", "battle")] == [
        "draft-ends 2 0",
        "battle 16 9",
    ]


def test_what_is_looked_at_is_told_to_the_players_alone() -> None:
    for seats, everybody in ((1, 0b1), (2, 0b11)):
        piles = "simoon blaze blaze lake / geyser geyser lake lake / - - - -"
        t = table(feats="disinformation", piles=piles, seats=seats).play("feat-disinformation " + "place-lake " * 3)
        assert audiences(t, "looked") == [everybody] * 8
        assert audiences(t, "placed") == [everybody] * 3
        looked = t.told("looked")
        assert [one["from"] for one in looked] == [f"pile:{row}" for row in (1, 2, 3, 4)] * 2
        assert [one["depth"] for one in looked] == [1] * 4 + [2] * 4
    ordered = table(hand="squirrels owl", piles=piles).play("play-squirrels pay-owl swap keep keep keep")
    assert audiences(ordered, "swapped") + audiences(ordered, "kept") == [0b1] * 4


def test_a_drawn_card_is_told_to_those_who_see_the_hand() -> None:
    for hands, seen in (("open", 0b11), ("silent", 0b10), ("talk", 0b10)):
        t = table(deck="owl owl owl", active=1, seats=2, options={"hands": hands}).reinforce()
        assert audiences(t, "drawn") == [seen] * 3
    assert audiences(table(deck="owl owl owl").reinforce(), "drawn") == [0b1] * 3


def test_a_card_put_back_is_told_to_those_who_know_which_it_is() -> None:
    for hands, seen in (("open", 0b11), ("silent", 0b10)):
        t = table(partner="owl stag", active=1, seats=2, options={"hands": hands, "elements": "yes"})
        t.reveal("tornado - - -").play(("done " if hands == "silent" else "") + "return-owl return-stag")
        assert audiences(t, "put-back-card") == [seen] * 2
    assert audiences(table(hand="owl", options=ELEMENTS).reveal("tornado - - -"), "put-back-card") == [0b1]


def test_r83_a_partner_is_certain_of_one_kind_alone() -> None:
    two = table("a1 tree_1, b1 tree_2", partner="fish", seats=2, options=SILENT).reveal("tornado - - -")
    two.reveal("tornado - - -").play("done return-tree_1 return-tree_2")
    assert two.view(1)["deck_known"] == []  # either may have come first
    assert audiences(two, "put-back-card") == [0b01, 0b01]
    alike = table("a1 tree_1, b1 tree_1", partner="fish", seats=2, options=SILENT).reveal("tornado - - -")
    alike.reveal("tornado - - -").play("done return-tree_1 return-tree_1")
    assert alike.view(1)["deck_known"] == ["tree_1", "tree_1"]
    assert audiences(alike, "put-back-card") == [0b11, 0b11]
    unknown = table(hand="owl owl", partner="fish", seats=2, options=SILENT)
    unknown.reveal("tornado - - -").play("done return-owl return-owl")
    assert unknown.view(1)["deck_known"] == []


def test_what_was_hidden_is_shown_as_a_revelation() -> None:
    kinds = {kind.key.removeprefix("sylvion-event-"): kind for kind in TITLE.kinds}
    revealed = "summoned deserted revealed draws drawn betrayal looked"
    assert [name for name, kind in kinds.items() if kind.reveal] == revealed.split()
    assert [name for name, kind in kinds.items() if not kind.line] == ["joins", "leaves"]
    assert [name for name, kind in kinds.items() if kind.head] == ["round"]
    assert [name for name, kind in kinds.items() if kind.moment] == ["damage", "heals", "feat"]


def test_the_box_says_what_the_title_says() -> None:
    about: About = TITLE.about
    assert (about.year, about.minutes, about.weight, about.cooperative) == (2015, (20, 40), 2, True)
    assert (TITLE.fewest, TITLE.most, TITLE.usual) == (1, 2, 1)
    trees = sum(card.vitality * (card.intro + card.advanced) for card in CARDS)
    assert (about.lowest, about.highest) == (0, EDGES + trees)
