# What only the page says of Sylvion. Conventions: docs/texts.md.

sylvion-coach-aim = This line always says how far you are.
sylvion-coach-recruit = Take a whole column into your deck. Then another column leaves by chance, so do not wait long for a card you want.
sylvion-coach-defend = Tap a card to play it. The dark disc shows its cost: that many other cards of your hand are discarded for it. The fire comes one cell nearer each round.
sylvion-coach-cell = A fountain fights what enters its cell: the stronger stays, equals both fall. A tree counts its vitality in the end, if it still stands.
sylvion-coach-pay = Each card pays 1. Give what you need least: it comes back when the deck is shuffled anew.
sylvion-coach-damage = Fire in the forest burns as many edges as it is strong. If more would burn than still bloom, all is lost.
## A word on everything on the table

sylvion-about-bloom = Edges in bloom, of twelve. If more would burn than bloom, the forest is lost.
sylvion-about-vitality = What your trees are worth, and what is needed in the end: 1 for every burnt edge.
sylvion-about-forecast = How many edges the next march burns if nothing changes. A touch shows or hides it on the board.
sylvion-about-fish = Each point pays 1 for a card; what is left is lost after this step.
sylvion-about-edge = The edge of the forest: green blooms, dark is burnt. Fire that comes in burns as many as it is strong.
sylvion-about-cell = An empty cell: a fountain or a tree can stand here. The fire comes from the right.
sylvion-about-pile = A Ravage pile: its top card is turned up every round; elementals march from here to the forest.
sylvion-about-height = Cards left in the pile: as many rounds are to come.
sylvion-about-turn = The order in which the cards turned up take effect.
sylvion-about-pawn = The Ravage pawn saves its bearer once. Inside the forest it means defeat.
sylvion-about-omen = The next march: arrows move on, swords attack, a cross falls, pale cards are there afterwards; a number says how many edges burn.
sylvion-about-column = A column: all its cards come into your deck at once.
sylvion-about-curve = Your deck so far: how many cards of each cost. Cheap ones are played, dear ones are paid for.
sylvion-about-desertions = After each choice a number is turned: the column of that number leaves. So often each one came.
sylvion-about-cost = Costs { $value }: so many other cards of your hand.
sylvion-about-strength = Strength { $value }: where two meet, the stronger stays.
sylvion-about-vitality-of = Vitality { $value }: heals so many burnt edges in the end.
sylvion-about-letter = Letter { $value }: A takes effect first, D last.
