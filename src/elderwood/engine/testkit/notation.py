"""Checks of the action space: words, numbers, things and captions. Once per title is enough."""

from elderwood.engine.testkit.trial import Trial


def a_word_and_its_number_are_one(trial: Trial) -> None:
    """Every move reads back from its word, and a record can hold the word."""
    title = trial.title
    for move in trial.space.moves:
        word = title.word(move)
        trial.expect(title.move(word) == move, f"{word!r} is move {move} but reads as {title.move(word)}")
        trial.expect(word.split("#")[0].split() == [word], f"a record cannot hold the word {word!r}")


def every_move_touches_things_and_has_a_caption(trial: Trial) -> None:
    """A client can highlight every move and describe it."""
    for move in trial.space.moves:
        things = trial.title.things(move)
        key, _ = trial.title.caption(move)
        word = trial.title.word(move)
        trial.expect(bool(things) and all(things), f"{word} touches nothing")
        trial.expect(bool(key), f"{word} has no caption")


def a_thing_knows_the_moves_that_touch_it(trial: Trial) -> None:
    """`Position.touching` is the inverse of `Title.things`."""
    for thing in trial.space.things:
        wanted = [move for move in trial.space.moves if thing in trial.space.things_of[move]]
        got = sorted(trial.position.touching(thing))
        trial.expect(got == wanted, f"{thing} is touched by {wanted}, not {got}")
