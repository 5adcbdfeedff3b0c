# What only the page says of Sylvion. Conventions: docs/texts.md.

sylvion-coach-aim = This line always says how far you are.
sylvion-coach-recruit = Take a whole column into your deck. Then another column leaves by chance, so do not wait long for a card you want.
sylvion-coach-defend = Tap a card to play it. The dark disc shows its cost: that many other cards of your hand are discarded for it. The fire comes one cell nearer each round.
sylvion-coach-cell = A fountain fights what enters its cell: the stronger stays, equals both fall. A tree counts its vitality in the end, if it still stands.
sylvion-coach-pay = Each card pays 1. Give what you need least: it comes back when the deck is shuffled anew.
sylvion-coach-damage = Fire in the forest burns as many edges as it is strong. If more would burn than still bloom, all is lost.
