"""What is printed: every card that fights (kind, copies, initiative, lives, icons), goals and boards."""

import pytest

from elderwood.games.rage.boards import CELL_NAMES, FOUR, LAND, THREE, TOWER, TWO_NORTH, TWO_WEST, Board
from elderwood.games.rage.cards import CARDS, GOALS
from elderwood.games.rage.editions import EDITIONS
from elderwood.games.rage.vocabulary import FACTION_NAME, KIND_NAME

# Kind, copies, initiative, lives; icons on the left, forward and right side.
BODIES = {
    "forest": """
        miraina       hero     1 7 2  piercing        double-strike   move
        xaranta       hero     1 5 2  counter         piercing        counter
        taliel        hero     1 6 2  move            double-piercing move
        verdan        dragon   1 6 4  piercing        double-piercing piercing
        pathfinder    warrior  3 6 1  piercing        strike          move
        sniper        warrior  2 5 1  strike          piercing        strike
        druid         warrior  2 3 2  strike          counter         shield
        bladedancer   warrior  2 8 1  strike          move            strike
        rootwarden    warrior  2 3 2  shield          piercing        shield
        dryad         warrior  2 5 1  counter         strike          strike
        trapper       warrior  2 5 1  piercing        strike          piercing
        stagrider     warrior  1 8 2  strike          double-strike   strike
    """,
    "black": """
        janira        hero     1 8 2  strike          shield          double-strike
        varkas        hero     1 3 3  double-strike   double-piercing double-strike
        illura        hero     1 5 2  piercing        counter         piercing
        morgrath      dragon   1 4 5  double-strike   double-piercing double-strike
        initiate      warrior  3 2 1  strike          strike          none
        crystalpriest warrior  2 3 2  strike          piercing        strike
        darnguard     warrior  3 3 2  strike          strike          shield
        fanatic       warrior  2 5 1  strike          double-strike   strike
        executioner   warrior  2 2 2  none            double-piercing strike
        overseer      warrior  2 4 2  strike          none            counter
        darkknight    warrior  1 5 2  double-strike   strike          shield
        golem         warrior  1 1 3  double-strike   none            double-strike
    """,
    "snow": """
        blizzardlord  hero     1 7 2  piercing        strike          piercing
        sareon        hero     1 8 2  double-strike   strike          strike
        ingrid        hero     1 6 2  strike          double-piercing strike
        khladar       dragon   1 7 3  double-strike   double-strike   double-strike
        raider        warrior  3 6 1  strike          strike          strike
        elite         warrior  3 5 2  strike          strike          none
        sentinel      warrior  2 4 1  strike          shield          strike
        cavalry       warrior  2 7 1  strike          double-strike   none
        berserker     warrior  2 6 1  double-strike   none            strike
        icewitch      warrior  2 4 1  piercing        none            piercing
        mammothhunter warrior  1 5 1  piercing        double-piercing none
        bearrider     warrior  1 5 2  double-strike   strike          double-strike
    """,
    "high": """
        aelior        hero     1 5 3  shield          double-strike   shield
        tiranis       hero     1 6 2  fire-shield     piercing        fire-shield
        lioriel       hero     1 7 2  counter         piercing        counter
        solarian      dragon   1 6 5  fire-shield     double-piercing fire-shield
        royalguard    warrior  2 4 2  shield          double-strike   shield
        spearman      warrior  3 5 1  shield          piercing        strike
        shieldbearer  warrior  3 3 2  shield          strike          shield
        towerarcher   warrior  2 6 1  strike          piercing        strike
        healer        warrior  2 2 1  strike          counter         shield
        paladin       warrior  2 4 2  strike          counter         strike
        enchantress   warrior  1 5 1  fire-shield     strike          none
        griffinrider  warrior  1 8 1  strike          piercing        move
    """,
    "neutral": """
        ebrung        dragon   1 6 5  piercing        double-strike   piercing
        timemistress  hero     1 9 2  piercing        strike          piercing
        eldagar       hero     1 7 2  double-strike   double-strike   strike
        atranax       hero     1 5 3  double-strike   double-piercing double-strike
        goblin        warrior  3 5 1  none            strike          none
        orc           warrior  3 3 1  strike          double-strike   none
        gnome         warrior  3 2 1  shield          strike          shield
        wolf          warrior  3 7 1  strike          none            strike
        centaur       warrior  3 6 1  strike          strike          move
        harpy         warrior  2 8 1  move            strike          move
        troll         warrior  2 2 2  strike          strike          strike
        minotaur      warrior  2 4 2  none            double-strike   strike
        stonegolem    warrior  2 1 2  counter         strike          counter
        firespirit    warrior  2 5 1  fire-shield     strike          fire-shield
    """,
}
# Initiative and lives of the second edition, where they differ from the first (R106).
SECOND = {
    "forest": """
        miraina       5 3
        xaranta       5 3
        taliel        7 2
        verdan        4 4
        pathfinder    5 1
        bladedancer   9 1
        dryad         4 1
        trapper       2 2
        stagrider     9 1
    """,
    "black": """
        illura        7 2
        initiate      3 1
        crystalpriest 4 2
        darnguard     4 2
        fanatic       6 1
        executioner   7 1
        overseer      5 2
        darkknight    7 2
        golem         5 3
    """,
    "snow": """
        blizzardlord  6 2
        sareon        7 2
        raider        3 1
        cavalry       5 1
        berserker     4 1
        icewitch      3 1
        mammothhunter 4 1
    """,
    "high": """
        aelior        8 3
        tiranis       5 2
        lioriel       9 2
        solarian      5 5
        royalguard    4 3
        spearman      7 1
        shieldbearer  2 2
        towerarcher   9 1
        healer        1 2
        paladin       7 1
        enchantress   4 1
        griffinrider  9 1
    """,
}


# Those of the third, where they differ from the second.
THIRD = {
    "forest": "sniper 5 2",
    "black": """
        morgrath      4 6
        fanatic       5 2
        executioner   6 1
        overseer      4 2
        golem         4 3
    """,
    "snow": """
        khladar       7 4
        berserker     4 2
    """,
    "high": """
        aelior        7 3
        tiranis       4 2
        lioriel       8 2
        royalguard    3 3
        spearman      6 1
        shieldbearer  1 2
        towerarcher   8 1
        paladin       6 2
        enchantress   3 1
        griffinrider  8 1
    """,
}
SECOND_ICONS = {"rootwarden": ["shield", "strike", "shield"], "trapper": ["strike", "piercing", "strike"]}
THIRD_ICONS = {
    "dryad": ["counter", "strike", "none"],
    "sniper": ["strike", "piercing", "none"],
    "overseer": ["strike", "strike", "counter"],
    "initiate": ["strike", "strike", "strike"],
}
CHANGES = {
    "first": [],
    "balanced": [(SECOND, SECOND_ICONS)],
    "third": [(SECOND, SECOND_ICONS), (THIRD, THIRD_ICONS)],
}


@pytest.mark.parametrize("people", BODIES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cards_of_a_people(people: str, edition: str) -> None:
    numbers = EDITIONS[edition]
    found = [
        f"{card.name} {KIND_NAME[card.kind]} {card.copies} {numbers.initiative[at]} {numbers.lives[at]} "
        + str(numbers.printed(card)["icons"])
        for at, card in enumerate(CARDS)
        if card.lives and FACTION_NAME[card.faction] == people
    ]
    expected = [line.split() for line in BODIES[people].strip().splitlines()]
    for bodies, icons in CHANGES[edition]:
        changed = {name: rest for name, *rest in map(str.split, bodies.get(people, "").strip().splitlines())}
        expected = [[*line[:3], *changed.get(line[0], line[3:5]), *icons.get(line[0], line[5:])] for line in expected]
    assert found == [" ".join(line) for line in expected]


def test_treasures_and_artifacts_do_not_fight() -> None:
    others = [card for card in CARDS[1:] if not card.lives]
    assert {KIND_NAME[card.kind] for card in others} == {"treasure", "artifact"}
    assert all((card.initiative, card.icons) == (0, [0, 0, 0]) for card in others)
    assert {card.name: card.copies for card in others if card.copies != 1} == {"treasure": 6}


def test_goals_ask_for_what_is_printed() -> None:
    asked = {goal.name: (goal.copies, goal.towers, goal.lands, goal.castles, goal.central) for goal in GOALS[1:]}
    assert asked == {
        "four-towers": (2, 4, 0, 0, False),
        "seven-lands": (2, 0, 7, 0, False),
        "enemy-castle": (2, 0, 0, 1, False),
        "central-castle": (2, 0, 5, 0, True),
    }


BOARDS = {
    "four": (FOUR, "7 8 7 8 7", "A1 A7 E7 E1", "C4", "A4 B3 B6 C2 C6 D3 D6 E4"),
    "three": (THREE, "4 5 6 7 6 5 4", "A1 D7 G1", "D4", "A4 B3 C2 C5 D1 E2 E5 F3 G4"),
    "north": (TWO_NORTH, "7 8 7", "A1 A7", "C4", "A4 B3 B6 C2 C6"),
    "west": (TWO_WEST, "4 4 4 4 4", "A1 E1", "C4", "A4 B3 C2 D3 E4"),
}


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_has_its_rows_castles_and_towers(name: str) -> None:
    board, rows, homes, central, towers = BOARDS[name]
    names = [CELL_NAMES[cell] for cell in board.cells]
    sizes = [int(size) for size in rows.split()]
    assert names == [f"{'ABCDEFG'[row]}{at}" for row, size in enumerate(sizes) for at in range(1, size + 1)]
    assert [CELL_NAMES[home] for home in board.homes] == homes.split()
    assert CELL_NAMES[board.central] == central
    assert [CELL_NAMES[cell] for cell in board.cells if board.kinds[cell] == TOWER] == towers.split()
    assert [CELL_NAMES[cell] for cell in board.cells if board.towers >> cell & 1] == towers.split()
    others = [*homes.split(), central, *towers.split()]
    assert all(board.kinds[cell] == LAND for cell in board.cells if CELL_NAMES[cell] not in others)


@pytest.mark.parametrize("name", BOARDS)
def test_neighbours_are_the_hexes_that_share_a_side(name: str) -> None:
    board: Board = BOARDS[name][0]
    places = {(board.x[cell], board.y[cell]): cell for cell in board.cells}
    assert len(places) == len(board.cells)
    assert (board.x[board.central], board.y[board.central]) == (0, 0)
    for cell in board.cells:
        x, y = board.x[cell], board.y[cell]
        around = [(x - 2, y), (x + 2, y), (x - 1, y - 1), (x + 1, y - 1), (x - 1, y + 1), (x + 1, y + 1)]
        assert board.neighbours[cell] == sorted(places[place] for place in around if place in places)
