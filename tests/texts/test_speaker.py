"""The speaker: conventions of values, plurals and cases, and what happens when a text is missing."""

import pytest

from elderwood.engine.errors import ElderwoodError, RecordError, UnknownNameError
from elderwood.engine.events import Told
from elderwood.engine.match import Match
from elderwood.engine.outcome import Outcome
from elderwood.engine.words import Reason, Values
from elderwood.games import find_title
from elderwood.texts import LANGUAGES, Speaker, pick_language

RUSSIAN_NUMBERS = [1, 2, 5, 11, 21, 22, 25, 101, 111]


def speaker(lang: str) -> Speaker:
    return Speaker(lang, ["Анна", "Bob"], strict=True)


@pytest.mark.parametrize(
    ("key", "name", "one", "few", "many"),
    [
        ("word-cards", "count", "карта", "карты", "карт"),
        ("word-players", "count", "игрок", "игрока", "игроков"),
        ("word-rounds-left", "count", "раунд", "раунда", "раундов"),
        ("lobby-ready", "count", "место.", "места.", "мест."),
        ("lobby-spectators", "count", "зритель", "зрителя", "зрителей"),
        ("error-too-many", "seconds", "секунду.", "секунды.", "секунд."),
        ("sylvion-word-fish-points", "count", "рыбье очко", "рыбьих очка", "рыбьих очков"),
        ("sylvion-word-needed", "count", "единица", "единицы", "единиц"),
        ("sylvion-event-reshuffle", "count", "карта.", "карты.", "карт."),
        ("sylvion-event-damage", "damage", "карта границы", "карты границы", "карт границы"),
        ("sylvion-event-no-cards", "count", "карту.", "карты.", "карт."),
        ("sylvion-event-round", "left", "карта.", "карты.", "карт."),
        ("sylvion-ask-pay", "due", "карта или", "карты или", "карт или"),
        ("sylvion-why-cost", "cost", "другую карту", "другие карты", "других карт"),
    ],
)
def test_russian_plurals(key: str, name: str, one: str, few: str, many: str) -> None:
    rest: Values = {"seat": 0, "bloom": 3, "round": 1, "purse": 0, "points": 1}
    if key.startswith("sylvion-"):
        rest["card"] = "owl"
    wanted = [one, few, many, many, one, few, many, one, many]
    for number, form in zip(RUSSIAN_NUMBERS, wanted, strict=True):
        said = speaker("ru").say(key, {**rest, name: number})
        assert f" {number} {form}" in f" {said}", said


@pytest.mark.parametrize(
    ("key", "name", "one", "other"),
    [
        ("word-cards", "count", "carte", "cartes"),
        ("word-players", "count", "joueur", "joueurs"),
        ("word-rounds-left", "count", "manche restante", "manches restantes"),
        ("lobby-spectators", "count", "spectateur", "spectateurs"),
        ("error-too-many", "seconds", "seconde.", "secondes."),
        ("sylvion-word-fish-points", "count", "point de Poissons", "points de Poissons"),
        ("sylvion-event-reshuffle", "count", "carte.", "cartes."),
        ("sylvion-event-damage", "damage", "carte Orée se flétrit", "cartes Orée se flétrissent"),
        ("sylvion-ask-pay", "due", "carte, ou", "cartes, ou"),
        ("sylvion-ask-limit", "count", "carte.", "cartes."),
    ],
)
def test_french_plurals(key: str, name: str, one: str, other: str) -> None:
    rest: Values = {"seat": 0, "bloom": 3, "points": 1}
    if key.startswith("sylvion-"):
        rest["card"] = "owl"
    for number, form in [(0, one), (1, one), (2, other), (5, other), (21, other)]:
        said = speaker("fr").say(key, {**rest, name: number})
        assert f" {number} {form}" in f" {said}", said


def test_nothing_has_its_own_sentence() -> None:
    values: Values = {"card": "elemental_0", "from": "cell:a1", "to": "forest", "damage": 0}
    assert speaker("en").say("sylvion-event-forest", values).endswith("fizzles out.")
    assert speaker("ru").say("sylvion-event-forest", values).endswith("и гаснет.")
    assert speaker("fr").say("sylvion-event-forest", values).endswith("s’éteint.")


def test_cards_come_in_the_right_case() -> None:
    values: Values = {"card": "owl", "seat": 0}
    assert speaker("en").say("sylvion-event-plays", values) == "Анна plays Owl."
    assert speaker("ru").say("sylvion-event-plays", values) == "Анна играет Сову."
    assert speaker("fr").say("sylvion-event-plays", values) == "Анна joue le Hibou."
    assert speaker("ru").say("sylvion-why-not-in-hand", {"card": "squirrels"}) == "У вас на руке нет Белок."
    assert speaker("ru").say("sylvion-move-play", {"card": "fountain_2"}) == "Сыграть Фонтан 2"
    assert speaker("fr").say("sylvion-move-play", {"card": "tree_1"}) == "Jouer l’Arbre 1"


def test_things_bring_their_prepositions() -> None:
    values: Values = {"card": "elemental_2", "from": "pile:1", "to": "cell:d1"}
    assert speaker("en").say("sylvion-event-moves", values) == "Elemental 2 moves from pile 1 to d1."
    assert speaker("ru").say("sylvion-event-moves", values) == "Элементаль 2 идёт из стопки 1 на d1."
    assert speaker("fr").say("sylvion-event-moves", values) == "Élémental 2 avance du paquet 1 vers d1."


def test_a_cell_may_be_the_forest() -> None:
    assert speaker("en").say("sylvion-why-too-far", {"cell": "forest"}).endswith("does not reach the forest.")
    assert speaker("en").say("sylvion-why-too-far", {"cell": "a4"}).endswith("does not reach a4.")


def test_every_thing_of_the_table_has_a_name() -> None:
    things = [
        "cell:b2",
        "forest",
        "pile:2",
        "column:3",
        "hand:0",
        "deck",
        "discard",
        "ravage-discard",
        "removed",
        "pool",
    ]
    for lang in LANGUAGES:
        for thing in things:
            forms = speaker(lang).thing("from", thing)
            assert all(forms.values())
            assert forms["from_out"] != forms["from"]


def test_seats_without_a_name_are_numbered_from_one() -> None:
    assert Speaker("en", ["", "Bob"]).name(0) == "Player 1"
    assert Speaker("en", ["", "Bob"]).name(1) == "Bob"
    assert Speaker("ru").name(4) == "Игрок 5"
    assert Speaker("fr").name(-1) == "Joueur 0"


def test_a_question_is_put_to_one_and_told_to_the_others() -> None:
    values: Values = {"seat": 0, "card": "fountain_3", "due": 2, "points": 0}
    asked = speaker("en").question("sylvion-ask-pay", values, viewer=0)
    assert asked == "Pay for Fountain 3: 2 more cards."
    richer = speaker("en").question("sylvion-ask-pay", {**values, "due": 1, "points": 3}, viewer=0)
    assert richer == "Pay for Fountain 3: 1 more card, or fish points instead."
    assert asked == speaker("en").question("sylvion-ask-pay", values)
    assert speaker("en").question("sylvion-ask-pay", values, viewer=1) == "Анна is paying for Fountain 3."


def test_an_empty_word_becomes_a_dash() -> None:
    error = UnknownNameError("move", "xyzzy", ["quite-another-word"] * 20)
    assert speaker("en").error(error) == "There is no move “xyzzy”. Nearest: –."


def test_an_error_in_a_record_says_where() -> None:
    error = RecordError("oak.record", 7, "sylvion-why-not-in-hand", {"card": "whale", "what": "0: play-whale"})
    assert speaker("en").error(error) == "oak.record, line 7: You do not hold Whale."
    assert speaker("ru").error(error) == "oak.record, строка 7: У вас на руке нет Кита."


def test_the_other_ways_to_speak() -> None:
    english = speaker("en")
    title = find_title("sylvion")
    assert english.card("sylvion", "owls_wisdom") == "Owl’s Wisdom"
    assert english.card_text("sylvion", "simoon").startswith("D. ")
    assert english.reason(Reason("why-over", {})) == "The match is over."
    assert english.event(Told("sylvion-event-draws", {"seat": 1})) == "Bob draws a card."
    assert english.move("sylvion", title.move("erupt-b2")) == "Let the geyser on b2 erupt"
    assert english.option("sylvion", "pawn-first") == "Pawn before Hedgehogs"
    assert english.option_hint("sylvion", "reinforcements").endswith("two is harder.")
    assert english.option_value("sylvion", "desolated", "9") == "nine"
    assert english.score_source("sylvion", "trees") == "Vitality of the trees"
    values: Values = {"bloom": 0, "vitality": 2, "desolated": 12, "round": 9}
    assert english.outcome("sylvion", Outcome("damage", [], [0], values, [{}])).startswith("Defeat in round 9")


def test_a_strict_speaker_refuses_what_is_missing() -> None:
    strict = Speaker("fr", strict=True)
    with pytest.raises(LookupError, match="fr: no-such-key"):
        strict.say("no-such-key")
    with pytest.raises(LookupError, match="word-cards"):
        strict.say("word-cards")
    with pytest.raises(LookupError, match="sylvion-card-dragon"):
        strict.say("sylvion-event-drawn", {"card": "dragon"})


def test_any_other_speaker_falls_back(monkeypatch: pytest.MonkeyPatch) -> None:
    from elderwood.texts.catalogue import bundle

    assert Speaker("ru").say("no-such-key") == "no-such-key"
    monkeypatch.delitem(bundle("ru")._messages, "action-fit")
    assert Speaker("ru").say("action-fit") == "Fit to window"


def test_pick_language() -> None:
    wanted = {"ru_RU.UTF-8": "ru", "fr-CA": "fr", "en": "en", "FR": "fr", "C": "en", "POSIX": "en", "en_GB@euro": "en"}
    for text, lang in wanted.items():
        assert pick_language(text) == lang
    with pytest.raises(ElderwoodError) as caught:
        pick_language("de_DE.UTF-8")
    assert caught.value.key == "error-unknown-language"
    assert caught.value.values == {"name": "de_DE.UTF-8", "nearest": "en, ru, fr"}
    with pytest.raises(LookupError):
        Speaker("de")


def test_refused_moves_and_seats_can_be_said() -> None:
    match = Match(find_title("sylvion"), 1, {"game": "intro"}, "oak")
    for lang in LANGUAGES:
        for seat, move in [(3, 0), (0, 100_000), (0, match.title.move("erupt-a1"))]:
            reason = match.refusal(seat, move)
            assert reason is not None
            assert speaker(lang).reason(reason)


def test_step_4_offers_only_what_there_is() -> None:
    for lang, feat, geyser in (("en", "feat", "geyser"), ("ru", "подвиг", "гейзер"), ("fr", "haut fait", "geyser")):
        for feats in (0, 2):
            for geysers in (0, 1):
                values: Values = {"seat": 0, "feats": feats, "geysers": geysers}
                said = speaker(lang).say("sylvion-ask-defend", values)
                assert (feat in said, geyser in said) == (feats > 0, geysers > 0), said
