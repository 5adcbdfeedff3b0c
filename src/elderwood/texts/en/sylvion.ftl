# Sylvion: cards, options, events, questions and reasons. Conventions: docs/texts.md.

## Cards

sylvion-card-fountain_1 = Fountain 1
sylvion-card-fountain_1-text = Cost 0, strength 1. Plant it on an empty cell. It fights every elemental that enters. When it is destroyed, draw a card at once.
sylvion-card-fountain_2 = Fountain 2
sylvion-card-fountain_2-text = Cost 1, strength 2. Plant it on an empty cell. It fights every elemental that enters. When it is destroyed, draw a card at once.
sylvion-card-fountain_3 = Fountain 3
sylvion-card-fountain_3-text = Cost 2, strength 3. Plant it on an empty cell. It fights every elemental that enters. When it is destroyed, draw a card at once.
sylvion-card-fountain_4 = Fountain 4
sylvion-card-fountain_4-text = Cost 3, strength 4. Plant it on an empty cell. It fights every elemental that enters. When it is destroyed, draw a card at once.
sylvion-card-tree_1 = Tree 1
sylvion-card-tree_1-text = Cost 0, strength 0, vitality 1. Plant it on an empty cell. If it still stands after the final assault, it heals one edge of the forest.
sylvion-card-tree_2 = Tree 2
sylvion-card-tree_2-text = Cost 1, strength 0, vitality 2. Plant it on an empty cell. If it still stands after the final assault, it heals two edges of the forest.
sylvion-card-tree_3 = Tree 3
sylvion-card-tree_3-text = Cost 2, strength 0, vitality 3. Plant it on an empty cell. If it still stands after the final assault, it heals three edges of the forest.
sylvion-card-tree_4 = Tree 4
sylvion-card-tree_4-text = Cost 3, strength 0, vitality 4. Plant it on an empty cell. If it still stands after the final assault, it heals four edges of the forest.
sylvion-card-whale = Whale
sylvion-card-whale-text = Cost 0. In step 4, push an elemental one to three steps up, down, left or right. It may turn and pass over other cards, but not end on another elemental or where it began. Where it ends it fights as usual; it may even be pushed into the forest.
sylvion-card-elephant = Elephant
sylvion-card-elephant-text = Cost { $cost }. In step 4, destroy an elemental on the battlefield.
sylvion-card-hedgehogs = Hedgehogs
sylvion-card-hedgehogs-text = Cost 0. Only in step 1, after the Ravage cards are turned and before any of them resolves: discard one of the four without effect.
sylvion-card-owl = Owl
sylvion-card-owl-text =
    Cost 1. In step 4, draw three cards. { $serves ->
        [partner] With two players, your partner draws them.
       *[choice] With two players, you choose who draws them.
    }
sylvion-card-stag = Stag
sylvion-card-stag-text = Cost 0. In step 4, let two desolated edges bloom again, or one for each tree card on the battlefield if that is more.
sylvion-card-doves = Doves
sylvion-card-doves-text = Cost 1. In step 4, discard the top card of every Ravage pile without effect. The battle gets one round shorter.
sylvion-card-squirrels = Squirrels
sylvion-card-squirrels-text = Cost 1. In step 4, look at the two top cards of every Ravage pile and put each pair back on its pile in either order.
sylvion-card-fish = Fish
sylvion-card-fish-text = Cost 1. In step 4, get three points that pay for other cards like discarded ones. Points not spent are lost at the end of the step.
sylvion-card-betrayal = Betrayal
sylvion-card-betrayal-text = When drawn, it must be settled at once: discard it, or discard another card from your hand and remove the betrayal from the game. Demobilization never touches it.
sylvion-card-owls_wisdom = Owl’s Wisdom
sylvion-card-owls_wisdom-text = Feat: free, in step 4, once. Take two cards of your choice from the defender deck, then shuffle it.
sylvion-card-deluge = Deluge of the Elephants
sylvion-card-deluge-text = Feat: free, in step 4, once. Discard everything on the sixteen cells. An elemental with the Ravage pawn only loses the pawn.
sylvion-card-hedgehog_fence = Hedgehog Fence
sylvion-card-hedgehog_fence-text = Feat: free, in step 4, once. Skip the next step 1: no Ravage cards are turned. In the last round it does nothing.
sylvion-card-disinformation = Squirrel Disinformation
sylvion-card-disinformation-text = Feat: free, in step 4, once. Look at the two top cards of every Ravage pile and deal them back as you like, two on each pile.
sylvion-card-stag_king = The Stag King Returns
sylvion-card-stag_king-text = Feat: free, in step 4. You win at once if at least eight trees stand on the battlefield, with all four vitalities among them.
sylvion-card-fish_flood = Fish Flood
sylvion-card-fish_flood-text = Feat: free, in step 4. You win at once if at least ten fountains stand on the battlefield, with all four strengths among them.
sylvion-card-armistice = Doves’ Armistice
sylvion-card-armistice-text = Feat: free, in step 4. You win at once with at least sixteen cards in hand.
sylvion-card-charging_whales = Charging Whales
sylvion-card-charging_whales-text = Feat: free, in step 4. You win at once if all twelve edges are desolated and at least twelve elementals stand on the battlefield.
sylvion-card-elemental_0 = Elemental 0
sylvion-card-elemental_0-text = Strength 0. Moves one cell towards the forest every round. Harmless there, but a blaze makes it the strongest of all.
sylvion-card-elemental_1 = Elemental 1
sylvion-card-elemental_1-text = Strength 1. Moves one cell towards the forest every round and burns one edge when it gets there.
sylvion-card-elemental_2 = Elemental 2
sylvion-card-elemental_2-text = Strength 2. Moves one cell towards the forest every round and burns two edges when it gets there.
sylvion-card-elemental_3 = Elemental 3
sylvion-card-elemental_3-text = Strength 3. Moves one cell towards the forest every round and burns three edges when it gets there.
sylvion-card-ravager_0 = Marked Elemental 0
sylvion-card-ravager_0-text = An elemental of strength 0 with the Ravage icon: it can bear the Ravage pawn.
sylvion-card-ravager_1 = Marked Elemental 1
sylvion-card-ravager_1-text = An elemental of strength 1 with the Ravage icon: it can bear the Ravage pawn.
sylvion-card-ravager_2 = Marked Elemental 2
sylvion-card-ravager_2-text = An elemental of strength 2 with the Ravage icon: it can bear the Ravage pawn.
sylvion-card-ravager_3 = Marked Elemental 3
sylvion-card-ravager_3-text = An elemental of strength 3 with the Ravage icon: it can bear the Ravage pawn.
sylvion-card-blazing_2 = Blazing Elemental 2
sylvion-card-blazing_2-text = Strength 2; an elemental of strength 1 set ablaze. No further blaze changes it.
sylvion-card-blazing_3 = Blazing Elemental 3
sylvion-card-blazing_3-text = Strength 3; an elemental of strength 2 set ablaze. No further blaze changes it.
sylvion-card-blazing_4 = Blazing Elemental 4
sylvion-card-blazing_4-text = Strength 4; an elemental of strength 3 or 0 set ablaze. No further blaze changes it.
sylvion-card-blaze = Blaze
sylvion-card-blaze-text = C. Every standard elemental on cells and on top of the piles becomes a blazing one: 1 turns into 2, 2 into 3, 3 into 4, and 0 into 4.
sylvion-card-simoon = Simoon
sylvion-card-simoon-text = D. Every elemental, the newly revealed ones included, moves one cell towards the forest at once.
sylvion-card-desiccation = Desiccation
sylvion-card-desiccation-text = A. Discard one card of your hand at random, or two of your choice.
sylvion-card-demobilization = Demobilization
sylvion-card-demobilization-text = B. Remove one card of your discard pile from the game at random, or two of your choice.
sylvion-card-geyser = Geyser
sylvion-card-geyser-text = A. Settles on the empty cell of its row nearest the forest. An elemental that enters is destroyed together with it. In step 4 you may let it erupt: all elementals in one direction are destroyed, then the geyser is gone.
sylvion-card-tornado = Temporal Tornado
sylvion-card-tornado-text = B. All fountains and trees of its row return to your hand. If there are none, put two cards of your hand on top of the deck, in any order.
sylvion-card-lake = Acid Lake
sylvion-card-lake-text = B. Settles on the empty cell of its row nearest the forest and stays. Elementals pass over it as if the cell were not there; nothing can be planted on it.
sylvion-card-stone_rain = Stone Rain
sylvion-card-stone_rain-text = C. Destroys the fountain or tree of its row nearest the pile. If there is none, the forest takes one damage.

## Options

sylvion-option-game = Game
    .hint = The Siege begins with a draft and uses all cards; the introductory game goes straight to battle with a fixed deck.
sylvion-option-game-siege = The Siege
sylvion-option-game-intro = Introductory game
sylvion-option-desolated = Desolated edges
    .hint = How many of the twelve edges are desolated when the battle begins; more is harder.
sylvion-option-desolated-standard = as the game says
sylvion-option-desolated-0 = none
sylvion-option-desolated-3 = three
sylvion-option-desolated-6 = six
sylvion-option-desolated-9 = nine
sylvion-option-reinforcements = Reinforcements
    .hint = How many cards are drawn every round; two is harder.
sylvion-option-reinforcements-3 = three cards
sylvion-option-reinforcements-2 = two cards
sylvion-option-feats = Feats and betrayals
    .hint = The first expansion adds eight feats and eight betrayals to the draft.
sylvion-option-feats-no = without
sylvion-option-feats-yes = with
sylvion-option-elements = The Elements
    .hint = The second expansion adds geysers, lakes, tornadoes and stone rains to the Ravage, and four rounds to the battle.
sylvion-option-elements-no = without
sylvion-option-elements-yes = with
sylvion-option-pawn = Ravage pawn
    .hint = A marked elemental bears the Ravage itself: protected once, and fatal if it reaches the forest.
sylvion-option-pawn-no = without
sylvion-option-pawn-yes = with
sylvion-option-hands = Hands of two players
    .hint = What two players may know and say about each other’s cards.
sylvion-option-hands-open = open: shown, with free talk
sylvion-option-hands-silent = silent: hidden, no word about cards
sylvion-option-hands-talk = talk: hidden, but talk is free
sylvion-option-edition = Edition
    .hint = Where the printed rulebooks differ: the Elephant costs 1 in the French edition and 0 in the Russian one, where the Owl of two players always serves the partner.
sylvion-option-edition-french = French
sylvion-option-edition-russian = Russian
sylvion-option-owl = Owl of two players
    .hint = Who draws the three cards of an Owl.
sylvion-option-owl-edition = as the edition says
sylvion-option-owl-choice = the active player chooses
sylvion-option-owl-partner = always the partner
sylvion-option-hedgehogs = Hedgehogs of two players
    .hint = Who may play Hedgehogs when the Ravage cards are turned.
sylvion-option-hedgehogs-active = the active player
sylvion-option-hedgehogs-both = both, the active player first
sylvion-option-pawn-first = Pawn before Hedgehogs
    .hint = Whether the pawn is given out before Hedgehogs may be played.
sylvion-option-pawn-first-yes = yes
sylvion-option-pawn-first-no = no
sylvion-option-blazing = Blazing cards
    .hint = Whether elementals can blaze without limit or only as far as the sixteen cards of the box go.
sylvion-option-blazing-unlimited = unlimited
sylvion-option-blazing-limited = sixteen cards
sylvion-option-edge-numbers = Numbers on the edges
    .hint = How often the numbers 1, 2, 3 and 4 occur on the desolated sides that drive desertion.
sylvion-option-edge-numbers-3-3-3-3 = three of each
sylvion-option-edge-numbers-4-3-3-2 = 4, 3, 3, 2
sylvion-option-edge-numbers-2-3-3-4 = 2, 3, 3, 4
sylvion-option-deluge-draws = Deluge draws for fountains
    .hint = Whether fountains discarded by the Deluge give a card each.
sylvion-option-deluge-draws-no = no
sylvion-option-deluge-draws-yes = yes
sylvion-option-betrayals = Several betrayals
    .hint = Whether each betrayal is settled as it is drawn, or all after the whole draw.
sylvion-option-betrayals-one-by-one = one by one
sylvion-option-betrayals-together = after the draw
sylvion-option-armistice = Armistice of two players
    .hint = Whose cards count for the Doves’ Armistice.
sylvion-option-armistice-active = the active hand
sylvion-option-armistice-both = both hands

## Steps and words of the table

sylvion-step-draft = Mobilization
sylvion-step-start = Starting hands
sylvion-step-reveal = 1. Reveal
sylvion-step-move = 2. Move
sylvion-step-reinforce = 3. Reinforce
sylvion-step-defend = 4. Defend
sylvion-step-end = End
sylvion-word-piles = Ravage piles
sylvion-word-pile = Pile { $row }
sylvion-word-ravage-discard = Ravage discard pile
sylvion-word-ravage-left = Ravage cards to come
sylvion-word-battlefield = Battlefield
sylvion-word-forest = Forest
sylvion-word-edge = Forest edge
sylvion-word-bloom = In bloom
sylvion-word-desolated = Desolated
sylvion-word-vitality = Vitality
sylvion-word-fish-points =
    { $count ->
        [one] { $count } fish point
       *[other] { $count } fish points
    }
sylvion-word-feats = Feats
sylvion-word-feat-progress = { $count } of { $goal }
sylvion-word-pawn = Ravage pawn
sylvion-word-fence = The hedgehogs hold: no reveal next round
sylvion-word-column = Column { $column }
sylvion-word-deserted = Numbers turned so far
sylvion-word-edges-left = Desertions to come
sylvion-word-active = Active player
sylvion-word-partner = Partner
sylvion-word-unseen = Cards not seen
sylvion-word-letter = Resolves as { $place }
sylvion-word-forecast-damage =
    { $count ->
        [0] The next march does no damage.
       *[other] The next march does { $count } damage.
    }
sylvion-word-forecast-defeat = The next march means defeat.
sylvion-word-needed =
    { $count ->
        [0] The trees would heal the forest now.
       *[other] { $count } more vitality is needed to win.
    }
sylvion-word-cell-empty = { $cell }: empty
sylvion-word-cell-card = { $cell }: { $card }
sylvion-doubt-defeat = If nothing is chased away, the march ahead is the defeat. Go on all the same?
sylvion-doubt-last-stand = As things stand the next march is the defeat, and you could still play something. Really end?
sylvion-doubt-forest-pawn = The bearer of the pawn in the forest means defeat. Really?
sylvion-doubt-forest = The elemental will burn the forest. Really?
sylvion-doubt-fence-last = This is the last round: the fence will do nothing. Really?
sylvion-doubt-no-effect = This will do little or nothing now. Really?
sylvion-doubt-points =
    { $count ->
        [one] { $count } fish point will be lost. End the step?
       *[other] { $count } fish points will be lost. End the step?
    }

## Events

sylvion-event-battle =
    { $height ->
        [one] The battle begins: { $height } card in each pile, { $bloom } of 12 edges in bloom.
       *[other] The battle begins: { $height } cards in each pile, { $bloom } of 12 edges in bloom.
    }
sylvion-event-round =
    { $left ->
        [0] Round { $round }. The piles are empty.
        [one] Round { $round }. { $left } card left in each pile.
       *[other] Round { $round }. { $left } cards left in each pile.
    }
sylvion-event-summoned = Summoned { $to_in }: { $card }.
sylvion-event-joins = { $card } goes { $from_out } { $to_in }.
sylvion-event-leaves = { $card } is lost { $from_out }.
sylvion-event-recruited =
    { $count ->
        [one] { $name } recruits column { $column }: { $count } card.
       *[other] { $name } recruits column { $column }: { $count } cards.
    }
sylvion-event-deserted =
    { $count ->
        [0] Desertion calls column { $column }, which is empty.
        [one] Column { $column } deserts: { $count } card is lost.
       *[other] Column { $column } deserts: { $count } cards are lost.
    }
sylvion-event-draft-ends =
    { $count ->
        [one] The mobilization is over: { $count } card in the deck
       *[other] The mobilization is over: { $count } cards in the deck
    }{ $feats ->
        [0] .
        [one] , { $feats } feat.
       *[other] , { $feats } feats.
    }
sylvion-event-revealed = { $card } is revealed { $to_at }.
sylvion-event-fence-holds = The hedgehog fence holds: nothing is revealed this round.
sylvion-event-pawn = The Ravage pawn goes to { $card } { $to_at }.
sylvion-event-pawn-aside = The Ravage pawn saves its bearer and goes aside.
sylvion-event-chased = { $name } sends the hedgehogs against { $card } { $from_at }: discarded.
sylvion-event-resolves = { $card } takes effect.
sylvion-event-blazes = { $other } { $to_at } catches fire: now { $card }.
sylvion-event-dried = { $name } loses { $card } to the drought.
sylvion-event-returned = The tornado returns { $card } { $from_out } to { $name }.
sylvion-event-put-back = { $name } puts a card back on the deck.
sylvion-event-put-back-card = Put back: { $card }.
sylvion-event-settles = { $card } settles { $to_at }.
sylvion-event-destroyed = { $card } { $from_at } is destroyed.
sylvion-event-moves = { $card } moves { $from_out } { $to_in }.
sylvion-event-attacks = { $card } attacks { $other } { $to_at }.
sylvion-event-forest =
    { $damage ->
        [0] { $card } reaches the forest { $from_out } and fizzles out.
       *[other] { $card } reaches the forest { $from_out }: { $damage } damage.
    }
sylvion-event-forest-pawn = { $card } carries the Ravage pawn into the forest { $from_out }.
sylvion-event-damage =
    { $damage ->
        [one] { $damage } edge withers; in bloom: { $bloom } of 12.
       *[other] { $damage } edges wither; in bloom: { $bloom } of 12.
    }
sylvion-event-final-assault = The final assault: every elemental runs for the forest.
sylvion-event-count = The trees give { $vitality } vitality; desolated edges: { $desolated }.
sylvion-event-draws = { $name } draws a card.
sylvion-event-drawn = Drawn: { $card }.
sylvion-event-no-cards =
    { $count ->
        [one] No cards are left: { $name } goes without { $count } card.
       *[other] No cards are left: { $name } goes without { $count } cards.
    }
sylvion-event-betrayal = { $name } draws a betrayal.
sylvion-event-betrayal-discarded = { $name } discards the betrayal; it may come back.
sylvion-event-betrayal-banished = { $name } gives up { $card }, and the betrayal leaves the game.
sylvion-event-reshuffle =
    { $count ->
        [one] The discard pile becomes the new deck: { $count } card.
       *[other] The discard pile becomes the new deck: { $count } cards.
    }
sylvion-event-removed = { $card } leaves the game { $from_out }.
sylvion-event-pays = { $name } pays with { $card }.
sylvion-event-pays-point = { $name } pays with a fish point.
sylvion-event-discards = { $name } discards { $card }.
sylvion-event-planted = { $name } plants { $card } { $to_at }.
sylvion-event-plays = { $name } plays { $card }.
sylvion-event-heals =
    { $count ->
        [0] No edge needs healing; in bloom: { $bloom } of 12.
        [one] { $count } edge blooms again; in bloom: { $bloom } of 12.
       *[other] { $count } edges bloom again; in bloom: { $bloom } of 12.
    }
sylvion-event-doves-discard = The doves carry off { $card } { $from_out }.
sylvion-event-looked =
    { $depth ->
        [1] Seen on top of { $from }: { $card }.
       *[other] Seen below it on { $from }: { $card }.
    }
sylvion-event-kept = { $name } leaves the two top cards of { $from } as they are.
sylvion-event-orders = { $name } decides on the order of the two top cards of { $from }.
sylvion-event-places = { $name } puts a card { $to_in }.
sylvion-event-looks =
    { $depth ->
        [1] The top card of { $from } is looked at.
       *[other] So is the one below it on { $from }.
    }
sylvion-event-swapped = { $name } swaps the two top cards of { $from }.
sylvion-event-placed = { $name } puts { $card } { $to_in }.
sylvion-event-erupts = { $card } { $from_at } erupts.
sylvion-event-feat = { $name } accomplishes a feat: { $card }.
sylvion-event-washed = The deluge washes { $card } away { $from_out }.

## Questions: to who is asked, and (wait) to everybody else

sylvion-ask-recruit = Choose a column to recruit.
    .wait = { $name } is choosing a column.
sylvion-ask-hedgehogs = Play Hedgehogs against a revealed card, or go on.
    .wait = { $name } may play Hedgehogs.
sylvion-ask-pile = Which revealed card shall the Hedgehogs chase away?
    .wait = { $name } is choosing what the Hedgehogs chase away.
sylvion-ask-defend =
    { $feats ->
        [0] { $geysers ->
            [0] Play a card, or end the step.
           *[other] Play a card or a geyser, or end the step.
        }
       *[other] { $geysers ->
            [0] Play a card or a feat, or end the step.
           *[other] Play a card, a feat or a geyser, or end the step.
        }
    }
    .wait = { $name } is defending the forest.
sylvion-ask-cell = Choose an empty cell for { $card }.
    .wait = { $name } is choosing a cell for { $card }.
sylvion-ask-elemental = Choose an elemental for { $card }.
    .wait = { $name } is choosing an elemental for { $card }.
sylvion-ask-goal = Where shall the Whale push the elemental { $cell_out }?
    .wait = { $name } is choosing where the Whale pushes the elemental { $cell_out }.
sylvion-ask-who = Who draws the three cards?
    .wait = { $name } is choosing who draws three cards.
sylvion-ask-pay =
    Pay for { $card }: { $due ->
        [one] { $due } more card
       *[other] { $due } more cards
    }{ $points ->
        [0] .
       *[other] , or fish points instead.
    }
    .wait = { $name } is paying for { $card }.
sylvion-ask-direction = In which direction shall the geyser { $cell_at } erupt?
    .wait = { $name } is aiming the geyser { $cell_at }.
sylvion-ask-limit =
    { $count ->
        [one] You may keep ten cards: discard { $count } more card.
       *[other] You may keep ten cards: discard { $count } more cards.
    }
    .wait = { $name } is discarding down to ten cards.
sylvion-ask-betrayal = A betrayal! Discard it, or give up another card and be rid of it for good.
    .wait = { $name } is settling a betrayal.
sylvion-ask-refill = The deck is empty. Choose two discarded cards to leave the game, or shuffle first and lose the top card.
    .wait = { $name } is demobilizing: the deck is empty.
sylvion-ask-second-refill = Choose the second card to leave the game; then the deck is shuffled.
    .wait = { $name } is choosing the second card to leave the game.
sylvion-ask-second-removal = Choose the second card to leave the game.
    .wait = { $name } is choosing the second card to leave the game.
sylvion-ask-remove = Demobilization: lose one discarded card at random, or choose two.
    .wait = { $name } is demobilizing.
sylvion-ask-desiccation = Desiccation: discard one card at random, or choose two.
    .wait = { $name } is suffering the drought.
sylvion-ask-second-discard = Choose the second card to discard.
    .wait = { $name } is choosing the second card to discard.
sylvion-ask-return = The tornado: put a card of your hand on top of the deck.
    .wait = { $name } is putting cards back on the deck.
sylvion-ask-order = Pile { $row }: keep the two cards as they are, or swap them?
    .wait = { $name } is ordering pile { $row }.
sylvion-ask-place =
    { $depth ->
        [1] Which card goes on top of pile { $row }?
       *[other] Which card goes second on pile { $row }?
    }
    .wait = { $name } is dealing cards back on the piles.
sylvion-ask-search = Choose a card from the deck.
    .wait = { $name } is searching the deck.

## Moves

sylvion-move-done = Done
sylvion-move-random = One at random
sylvion-move-shuffle = Shuffle, then lose the top card
sylvion-move-accept = Discard the betrayal
sylvion-move-point = Pay a fish point
sylvion-move-forest = Into the forest
sylvion-move-keep = Keep the order
sylvion-move-swap = Swap
sylvion-move-recruit = Recruit column { $column }
sylvion-move-pile = The card on pile { $row }
sylvion-move-seat = { $name }
sylvion-move-up = Up
sylvion-move-right = Right
sylvion-move-down = Down
sylvion-move-left = Left
sylvion-move-cell = { $cell }
sylvion-move-erupt = Let the geyser { $cell_at } erupt
sylvion-move-play = Play { $card }
sylvion-move-pay = Pay with { $card }
sylvion-move-discard = Discard { $card }
sylvion-move-remove = Remove { $card } from the game
sylvion-move-return = Put { $card } on the deck
sylvion-move-search = Take { $card }
sylvion-move-feat = Feat: { $card }
sylvion-move-place = Place { $card }

## Why not

sylvion-why-not-in-hand = You do not hold { $card }.
sylvion-why-betrayal-immune = Demobilization never touches a betrayal.
sylvion-why-not-in-discard = { $card } is not in the discard pile.
sylvion-why-no-geyser = There is no geyser { $cell_at }.
sylvion-why-card-first = Choose a card from your hand first; then { $cell } for it.
sylvion-why-animal-first = Choose an animal from your hand first; then { $card } { $cell_at } for it to act on.
sylvion-why-planted = { $card } { $cell_at } stays where it is and needs nothing from you.
sylvion-why-pile-later = The piles are turned in step 1; Hedgehogs can chase a card away only then.
sylvion-why-pile-bare = No revealed card lies on pile { $row }.
sylvion-why-column-empty = Column { $column } is empty.
sylvion-why-not-looked-at = { $card } is not among the cards to deal back.
sylvion-why-not-in-deck = { $card } is not in the deck.
sylvion-why-too-far = A Whale pushes three steps at most: that does not reach { $cell }.
sylvion-why-no-points = No fish points are left.
sylvion-why-only-hedgehogs = Only Hedgehogs can be played now; { $card } must wait for step 4.
sylvion-why-hedgehogs-late = Hedgehogs are played only right after the Ravage cards are turned; now they can only pay.
sylvion-why-cost =
    { $cost ->
        [one] { $card } costs { $cost } other card, and you can pay { $purse }.
       *[other] { $card } costs { $cost } other cards, and you can pay { $purse }.
    }
sylvion-why-partner-cost =
    { $cost ->
        [one] { $card } costs { $cost } card of your partner, who can pay { $purse }.
       *[other] { $card } costs { $cost } cards of your partner, who can pay { $purse }.
    }
sylvion-why-no-empty-cell = { $card } needs an empty cell, and there is none.
sylvion-why-piles-out = { $card } needs cards on the Ravage piles, and they are empty.
sylvion-why-no-elemental = { $card } needs an elemental it can act on.
sylvion-why-no-feat = You have not recruited the feat “{ $card }”, or it is already used.
sylvion-why-charge = { $card } needs all 12 edges desolated (now { $desolated }) and { $goal } elementals on cells (now { $count }).
sylvion-why-armistice = { $card } needs { $goal } cards in hand; there are { $count }.
sylvion-why-king = { $card } needs { $goal } trees (now { $count }), with all four vitalities among them.
sylvion-why-flood = { $card } needs { $goal } fountains (now { $count }), with all four strengths among them.
sylvion-why-cell-taken = The cell { $cell } is taken: { $card } is there.
sylvion-why-cannot-move = The elemental { $cell_at } cannot be pushed anywhere.
sylvion-why-no-elemental-there = There is no elemental { $cell_at }.
sylvion-why-same-cell = The elemental is already { $cell_at }: it must end elsewhere.
sylvion-why-lake = An acid lake lies { $cell_at }; elementals only pass over it.
sylvion-why-elemental-there = Another elemental stands { $cell_at }.

## Endings and score

sylvion-end-count = Victory! Desolated edges: { $desolated }, vitality of the trees: { $vitality }. The forest blooms.
sylvion-end-withered = Defeat. Desolated edges: { $desolated }, vitality of the trees: only { $vitality }.
sylvion-end-damage = Defeat in round { $round }: more fire reached the forest than it had blooming edges.
sylvion-end-stone-rain = Defeat in round { $round }: a stone rain struck a forest with no blooming edge left.
sylvion-end-pawn = Defeat in round { $round }: the bearer of the Ravage pawn reached the forest.
sylvion-end-stag-king = Victory in round { $round }: the Stag King returns to a wood of many trees!
sylvion-end-fish-flood = Victory in round { $round }: the flood of fish drowns the fire!
sylvion-end-armistice = Victory in round { $round }: the doves bring peace!
sylvion-end-charging-whales = Victory in round { $round }: at the last moment the whales sweep everything away!
sylvion-score-bloom = Edges in bloom
sylvion-score-trees = Vitality of the trees
sylvion-score-feat = Feat accomplished
## The way to the goal

sylvion-way-draft = First gather a deck; then hold the forest, and let trees heal what burns.
sylvion-way = Trees needed in the end: { $desolated }, now { $vitality }. Rounds to come: { $rounds }.

# Who plays it
sylvion-person-wilo = Wilo looks no further than the next march, and shares every drop of water.
sylvion-person-brisa = Brisa trusts that the next card will be the right one.
sylvion-person-ilmo = Ilmo counts the flames before he sleeps.
sylvion-person-fenna = Fenna would rather keep an edge than win a battle.
sylvion-person-rovan = Rovan lets the fire come close, and strikes it down at the last step.
sylvion-person-ulma = Ulma knew your forest before it was planted.
## Why a move is good

sylvion-reason-wins = It wins the battle.
sylvion-reason-averts =
    Without it the forest would be lost in { $count ->
        [one] the next march
       *[other] { $count } marches
    }, even if nothing new came.
sylvion-reason-spares =
    It saves { $edges ->
        [one] one edge
       *[other] { $edges } edges
    } of the forest in { $count ->
        [one] the next march
       *[other] the next { $count } marches
    }.
sylvion-reason-removes =
    It stops { $count ->
        [one] an elemental
       *[other] { $count } elementals
    } before the edge.
sylvion-reason-blooms =
    { $count ->
        [one] One more edge blooms
       *[other] { $count } more edges bloom
    } at once.
sylvion-reason-tree =
    It plants { $count ->
        [one] one point
       *[other] { $count } points
    } of vitality for the final count.
sylvion-reason-shorter =
    The battle gets shorter by { $count ->
        [one] a round
       *[other] { $count } rounds
    }.
sylvion-reason-draws =
    It leaves you { $count ->
        [one] one more card
       *[other] { $count } more cards
    } in hand.
sylvion-reason-wall = It puts { $count } more strength in the way of what is to come.
sylvion-reason-calm =
    Nothing reaches the forest in the next two marches: keep your { $count ->
        [one] card
       *[other] { $count } cards
    } for later.
sylvion-reason-no-gain = No card in your hand would gain more than it costs.
sylvion-reason-column = It brings you this card: { $card }.
sylvion-reason-best-column =
    { $count ->
        [one] The best of the columns
       *[other] The best of the columns with its { $count } cards
    }; above all: { $card }.
sylvion-reason-most-useful =
    { $count ->
        [one] The most useful card that can be had
       *[other] One of the most useful cards that can be had
    }: { $card }.
sylvion-reason-least-useful =
    { $count ->
        [one] The card that is missed least
       *[other] One of the cards that are missed least
    }: { $card }.
