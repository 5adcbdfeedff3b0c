"""The course of a match: every question it puts and every step between them."""

from typing import Final

from elderwood.engine.course import Course
from elderwood.games.wizards.actions import SPACE
from elderwood.games.wizards.actives import ASK_COPY, resolve_in_order, resolve_now
from elderwood.games.wizards.alphabets import ALPHABETS
from elderwood.games.wizards.claiming import ASK_CHAMPION, ASK_PILE, after_claim, claim
from elderwood.games.wizards.collecting import (
    ASK_DISCARD_OF,
    ASK_KEEP,
    ASK_STRONGEST,
    ask_discard_of,
    ask_keep,
    ask_strongest,
    givers_draw,
)
from elderwood.games.wizards.contest import ASK_BOOST, ASK_SUMMON, ask_boosts, boost_turn, reveal, summon
from elderwood.games.wizards.ending import ASK_LAST_DISCARD, begin_end, finish, last_discard
from elderwood.games.wizards.exchanges import ASK_BOOST_FOR, ASK_CONTENDER_OF, ASK_PICK, ASK_RETURN, ASK_SWAP, ask_swap
from elderwood.games.wizards.ranking import ASK_ORDER, ASK_VALUE, ask_value, begin_scoring, follow, rank
from elderwood.games.wizards.reaching import ASK_DISCARD, ASK_GIVE, ASK_HAND_OF, ASK_TAKE
from elderwood.games.wizards.rest import ASK_REST, ask_rest, begin_rest, end_rest
from elderwood.games.wizards.setup import ASK_WIZARD, ask_wizard, begin_round, deal
from elderwood.games.wizards.spells import ASK_KIND, ASK_PLAY, cast, discard_aside, search
from elderwood.games.wizards.state import (
    AFTER_THE_CLAIM,
    AFTERMATH,
    BOOST_TURN,
    CHOOSE_VALUE,
    CLAIM,
    COMMIT,
    DEAL,
    DISCARD_ASIDE,
    DISCARD_ONE_OF,
    FINISH,
    GIVERS_DRAW,
    HAND_OVER,
    KEEP_RECEIVED,
    LAST_DISCARD,
    LAST_EFFECTS,
    NEW_DECK,
    RANK,
    RESOLVE,
    RESOLVE_NOW,
    REST_TURN,
    RESTING,
    REVEAL,
    ROUND,
    SCORE,
    SEARCH_TURN,
    SPELL_EFFECT,
    SUMMON_ALL,
    SWAP_CONTENDER,
    TAKE_WIZARD,
    State,
)

COURSE: Final[Course[State]] = Course(
    "wizards",
    SPACE,
    [
        ASK_WIZARD,
        ASK_PLAY,
        ASK_KIND,
        ASK_HAND_OF,
        ASK_TAKE,
        ASK_GIVE,
        ASK_STRONGEST,
        ASK_KEEP,
        ASK_DISCARD,
        ASK_DISCARD_OF,
        ASK_SUMMON,
        ASK_BOOST,
        ASK_SWAP,
        ASK_CONTENDER_OF,
        ASK_RETURN,
        ASK_BOOST_FOR,
        ASK_COPY,
        ASK_PICK,
        ASK_VALUE,
        ASK_ORDER,
        ASK_PILE,
        ASK_CHAMPION,
        ASK_REST,
        ASK_LAST_DISCARD,
    ],
    {
        TAKE_WIZARD: ask_wizard,
        DEAL: deal,
        ROUND: begin_round,
        SEARCH_TURN: search,
        SPELL_EFFECT: cast,
        DISCARD_ASIDE: discard_aside,
        DISCARD_ONE_OF: ask_discard_of,
        GIVERS_DRAW: givers_draw,
        HAND_OVER: ask_strongest,
        KEEP_RECEIVED: ask_keep,
        SUMMON_ALL: summon,
        BOOST_TURN: boost_turn,
        COMMIT: ask_boosts,
        REVEAL: reveal,
        RESOLVE: resolve_in_order,
        RESOLVE_NOW: resolve_now,
        SWAP_CONTENDER: ask_swap,
        SCORE: begin_scoring,
        CHOOSE_VALUE: ask_value,
        RANK: rank,
        AFTERMATH: follow,
        CLAIM: claim,
        AFTER_THE_CLAIM: after_claim,
        RESTING: begin_rest,
        REST_TURN: ask_rest,
        NEW_DECK: end_rest,
        LAST_EFFECTS: begin_end,
        LAST_DISCARD: last_discard,
        FINISH: finish,
    },
    ALPHABETS,
)
