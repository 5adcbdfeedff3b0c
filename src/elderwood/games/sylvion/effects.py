"""What played cards do: plants, animals, feats and erupting geysers (4.4-4.6)."""

from elderwood.engine.events import Log
from elderwood.engine.words import Values
from elderwood.engine.zones import take
from elderwood.games.sylvion.cards import (
    ARMISTICE,
    BETRAYAL,
    CHARGING_WHALES,
    DELUGE,
    DISINFORMATION,
    DOVES,
    ELEPHANT,
    EMPTY,
    FENCE,
    FISH,
    FISH_FLOOD,
    NAME,
    OWL,
    OWLS_WISDOM,
    SQUIRRELS,
    STAG,
    STAG_KING,
    TREE_4,
    WHALE,
    is_elemental,
    is_fountain,
    is_planted,
    is_tree,
)
from elderwood.games.sylvion.defend import FOREST_GOAL, missing_edges
from elderwood.games.sylvion.drawing import tell_draw
from elderwood.games.sylvion.march import destroy_elemental, enter, lift
from elderwood.games.sylvion.settings import FISH_POINTS, OWL_DRAW, STAG_EDGES
from elderwood.games.sylvion.state import (
    ASK_ORDER,
    ASK_PLACE,
    ASK_SEARCH,
    CELLS_PER_ROW,
    DEFEND,
    DRAW,
    ORDER_PILE,
    PLACE_LOOKED,
    ROWS,
    SEARCH_DECK,
    SETTLE,
    State,
    cell_name,
    tell,
    tell_card,
)


def take_effect(state: State, log: Log | None) -> None:
    """Play out the paid card: an animal is discarded before it acts (1.6)."""
    card = state.limbo.pop()
    if card <= TREE_4:
        state.board[state.target] = card
        if log is not None:
            values = {
                "card": NAME[card],
                "from": f"hand:{state.active}",
                "to": "cell:" + cell_name(state.target),
            }
            log.tell("sylvion-event-planted", {**values, "seat": state.active})
        return
    state.discard.append(card)
    tell_card(log, "sylvion-event-plays", card, state.active)
    if card == WHALE:
        whale(state, log)
    elif card == ELEPHANT:
        destroy_elemental(state, state.target, log)
    elif card == OWL:
        state.agenda.push(DRAW, state.target, OWL_DRAW)
    elif card == STAG:
        stag(state, log)
    elif card == DOVES:
        doves(state, log)
    elif card == SQUIRRELS:
        squirrels(state, log)
    elif card == FISH:
        state.points += FISH_POINTS


def whale(state: State, log: Log | None) -> None:
    """Push an elemental to its goal and settle what happens there (R42, R43)."""
    row = state.target // CELLS_PER_ROW
    column = state.target % CELLS_PER_ROW
    card = state.board[state.target]
    borne = lift(state, row, column)
    if state.goal == FOREST_GOAL:
        enter(state, card, borne, row, column, row, -1, log)
    elif enter(state, card, borne, row, column, state.goal // CELLS_PER_ROW, state.goal % CELLS_PER_ROW, log):
        state.agenda.push(DRAW, state.active, 1)


def stag(state: State, log: Log | None) -> None:
    """Let edges bloom again: two, or one per tree card, whichever is more (R12, R45)."""
    trees = sum(1 for card in state.board if is_tree(card))
    healed = min(max(STAG_EDGES, trees), missing_edges(state))
    state.bloom += healed
    tell(log, "sylvion-event-heals", {"count": healed, "bloom": state.bloom})


def doves(state: State, log: Log | None) -> None:
    """Discard the top card of every pile, face up and unresolved (R46)."""
    layer = state.top_layer(0)
    del state.ravage[-ROWS:]
    state.reveals += 1
    state.piles_known = max(0, state.piles_known - 1)
    for row in range(ROWS):
        state.bury(layer[row])
        if log is not None:
            values = {"card": NAME[layer[row]], "from": f"pile:{row + 1}", "to": "ravage-discard"}
            log.tell("sylvion-event-doves-discard", {**values})


def look_at_piles(state: State, log: Log | None) -> None:
    """Show the two top cards of every pile to both players (D7, R47)."""
    depth = min(2, state.pile_height())
    state.reveals += 1
    state.piles_known = max(state.piles_known, depth)
    for below in range(depth):
        layer = state.top_layer(below)
        for row in range(ROWS):
            if log is not None:
                values: Values = {"card": NAME[layer[row]], "from": f"pile:{row + 1}", "depth": below + 1}
                log.tell_seats((1 << state.settings.seats) - 1, "sylvion-event-looked", values)


def squirrels(state: State, log: Log | None) -> None:
    """Look at the two top cards of every pile and perhaps swap them (R47)."""
    look_at_piles(state, log)
    if state.pile_height() >= 2:
        state.agenda.push(ORDER_PILE, 0)


def ask_order(state: State, row: int) -> None:
    """Ask pile by pile, equal cards too: a question left out would tell spectators that they are equal."""
    if row < ROWS:
        state.target = row
        state.agenda.push(ORDER_PILE, row + 1)
        state.put_question(state.active, ASK_ORDER)


def swap_pair(state: State, log: Log | None) -> None:
    """Swap the two top cards of the pile in question."""
    top = len(state.ravage) - ROWS + state.target
    below = top - ROWS
    card = state.ravage[top]
    state.ravage[top] = state.ravage[below]
    state.ravage[below] = card
    tell_players(state, log, "sylvion-event-swapped", {"from": f"pile:{state.target + 1}"})


def tell_players(state: State, log: Log | None, key: str, values: Values) -> None:
    """Tell both players, who have looked at the piles, but no spectator, what the active one does there (D7)."""
    if log is not None:
        log.tell_seats((1 << state.settings.seats) - 1, key, {"seat": state.active, **values})


def erupt(state: State, direction: int, log: Log | None) -> None:
    """Destroy every elemental in one line up to the border; nothing shields (R64, R72)."""
    geyser = state.board[state.target]
    row = state.target // CELLS_PER_ROW
    column = state.target % CELLS_PER_ROW
    if log is not None:
        log.tell("sylvion-event-erupts", {"card": NAME[geyser], "from": "cell:" + cell_name(state.target)})
    while True:
        if direction == 0:
            row -= 1
        elif direction == 1:
            column += 1
        elif direction == 2:
            row += 1
        else:
            column -= 1
        if not (0 <= row < ROWS and 0 <= column < CELLS_PER_ROW):
            break
        cell = row * CELLS_PER_ROW + column
        if is_elemental(state.board[cell]):
            destroy_elemental(state, cell, log)
    state.board[state.target] = EMPTY
    state.bury(geyser)


def play_feat(state: State, feat: int, log: Log | None) -> None:
    """Play a feat: free, once, then out of the game (R60)."""
    state.feats.remove(feat)
    state.removed.append(feat)
    tell_card(log, "sylvion-event-feat", feat, state.active)
    if feat == STAG_KING:
        state.finish("stag-king")
    elif feat == FISH_FLOOD:
        state.finish("fish-flood")
    elif feat == ARMISTICE:
        state.finish("armistice")
    elif feat == CHARGING_WHALES:
        state.finish("charging-whales")
    else:
        state.agenda.push(DEFEND)
        if feat == OWLS_WISDOM:
            begin_search(state)
        elif feat == DELUGE:
            deluge(state, log)
        elif feat == FENCE:
            state.fence = True
        elif feat == DISINFORMATION:
            disinformation(state, log)


def begin_search(state: State) -> None:
    """Search the deck for two cards; who reads the whole deck also knows what the partner holds (R53)."""
    state.reveals += 1
    partner = state.partner(state.active)
    if state.settings.hidden_hands:
        state.hand_known[partner] = state.hands[partner][:]
    state.agenda.push(SEARCH_DECK, min(2, len(state.deck)))


def ask_search(state: State, count: int) -> None:
    """Ask for the next card, or shuffle when the search is over."""
    if count:
        state.agenda.push(SEARCH_DECK, count - 1)
        state.put_question(state.active, ASK_SEARCH)
    else:
        state.shuffle_deck()


def take_from_deck(state: State, card: int, log: Log | None) -> None:
    """Take a card found in the deck; a betrayal is settled as if drawn, after the search (R53)."""
    seat = state.active
    at = state.deck.index(card)
    state.deck.pop(at)
    state.deck_seen.pop(at)
    if card == BETRAYAL:
        state.limbo.append(card)
        tell_card(log, "sylvion-event-betrayal", card, seat)
        # Settled once the search is over: below the search step that is already on the agenda.
        step, left, extra = state.agenda.pop()
        state.agenda.push(SETTLE, seat)
        state.agenda.push(step, left, extra)
    else:
        state.hands[seat].append(card)
        tell_draw(state, seat, card, log)


def deluge(state: State, log: Log | None) -> None:
    """Clear all sixteen cells; a pawn bearer stays and loses the pawn (R25, R59)."""
    fountains = 0
    for cell in range(ROWS * CELLS_PER_ROW):
        card = state.board[cell]
        if card == EMPTY:
            continue
        if is_elemental(card):
            destroy_elemental(state, cell, log)
            continue
        state.board[cell] = EMPTY
        if is_planted(card):
            state.discard.append(card)
            fountains += 1 if is_fountain(card) else 0
        else:
            state.bury(card)
        if log is not None:
            log.tell("sylvion-event-washed", {"card": NAME[card], "from": "cell:" + cell_name(cell)})
    if state.settings.deluge_draws and fountains:
        state.agenda.push(DRAW, state.active, fountains)


def disinformation(state: State, log: Log | None) -> None:
    """Look at the two top cards of every pile and deal them back as one likes (R47)."""
    look_at_piles(state, log)
    layers = min(2, state.pile_height())
    state.looked = state.ravage[-ROWS * layers :]
    state.looked.sort()
    del state.ravage[-ROWS * layers :]
    state.agenda.push(PLACE_LOOKED)


def ask_place(state: State, log: Log | None) -> None:
    """Ask which card comes next, from the deepest layer up, row by row.

    Only the last needs no answer: to leave out equal cards would tell spectators that they are equal.
    """
    looked = state.looked
    if len(looked) == 1:
        place_looked(state, looked[0], log)
    elif looked:
        state.agenda.push(PLACE_LOOKED)
        state.put_question(state.active, ASK_PLACE)


def place_looked(state: State, card: int, log: Log | None) -> None:
    """Put a card on the piles: the lower layer first, so that the piles stay in order."""
    row = len(state.ravage) % ROWS
    tell_players(state, log, "sylvion-event-placed", {"card": NAME[card], "to": f"pile:{row + 1}"})
    state.ravage.append(take(state.looked, card))
