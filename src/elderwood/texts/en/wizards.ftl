# Woodland Wizards: creatures, wizards, options, events, questions and reasons. Conventions: docs/texts.md.

## Creatures and wizards

wizards-card-golden_phoenix = Golden Phoenix
wizards-card-golden_phoenix-text = Counts 20 in the final scoring. Whoever has it among the champions wins a tie.
wizards-card-dark_phoenix = Dark Phoenix
wizards-card-dark_phoenix-text = After the last contest, if it is among the champions, everybody discards their strongest champion by print.
wizards-card-ash_phoenix = Ash Phoenix
wizards-card-ash_phoenix-text = Counts 14 in the final scoring if another phoenix is among your champions.
wizards-card-creepy_crow = Creepy Crow
wizards-card-creepy_crow-text = Every boost of yours is 2 stronger.
wizards-card-leaf_owl = Leaf Owl
wizards-card-leaf_owl-text = Look at another player’s hand and take one card of it. That player draws a card.
wizards-card-all_seeing_eagle = All-Seeing Eagle
wizards-card-all_seeing_eagle-text = Name a kind. Turn over cards of the deck until one of that kind comes: it is yours.
wizards-card-velvet_falcon = Velvet Falcon
wizards-card-velvet_falcon-text = Draw two cards, then discard one.
wizards-card-leaf_wolf = Leaf Wolf
wizards-card-leaf_wolf-text = All the others exchange their contenders for another card of their hands.
wizards-card-thorn_badger = Thorn Badger
wizards-card-thorn_badger-text = Every boost of yours is 3 stronger.
wizards-card-jackalope = Jackalope
wizards-card-jackalope-text = If you win and claim it as your contender, exchange it for another champion of any player.
wizards-card-glitter_otter = Glitter Otter
wizards-card-glitter_otter-text = Take a card of another player’s hand unseen, then give one of yours in return.
wizards-card-slate_skink = Slate Skink
wizards-card-slate_skink-text = Use the active effect of another creature in this contest that has a different name.
wizards-card-night_serpent = Night Serpent
wizards-card-night_serpent-text = Choose another player, who loses one card of the hand, drawn blindly.
wizards-card-dozing_serpent = Dozing Serpent
wizards-card-dozing_serpent-text = The top card of the deck takes its place and uses its active effect at once.
wizards-card-longneck = Longneck
wizards-card-longneck-text = Whoever wins the contest has to exchange their contender for Longneck.
wizards-card-giant_scorpion = Giant Scorpion
wizards-card-giant_scorpion-text = Every creature in the contest with a strength of 10 or more falls to 8, this one too.
wizards-card-dusk_moth = Dusk Moth
wizards-card-dusk_moth-text = The top card of the deck takes the place of another player’s contender.
wizards-card-hornet_queen = Hornet Queen
wizards-card-hornet_queen-text = Your contender is 2 stronger for every insect in the contest.
wizards-card-living_leaf = Living Leaf
wizards-card-living_leaf-text = Joins your champions after the contest, whoever wins. Counts 6 in the end if you have more than one.
wizards-card-stone_spider = Stone Spider
wizards-card-stone_spider-text = As your contender it makes the sum of your boosts count twice.
wizards-card-centipede = Centipede
wizards-card-centipede-text = All the others discard one card of strength 8, if they have any, and draw a new one.
wizards-card-clubfoot_root = Clubfoot Root
wizards-card-clubfoot_root-text = If you lose, the top card of the deck takes the place of the winner’s contender.
wizards-card-spore_sprayer = Spore Sprayer
wizards-card-spore_sprayer-text = Every plant in the contest is 3 stronger.
wizards-card-gaping_maw = Gaping Maw
wizards-card-gaping_maw-text = If you do not win, the top card of the discard pile joins your champions, and Gaping Maw is discarded.
wizards-card-grasping_vine = Grasping Vine
wizards-card-grasping_vine-text = Return one boost of another player to their hand.
wizards-card-dark_wanderer = Dark Wanderer
wizards-card-dark_wanderer-text = All the others hand you their strongest card and draw one. Keep one of these cards, discard the rest.
wizards-card-dark_ferret = Dark Ferret
wizards-card-dark_ferret-text = Exchange it for one of the three top cards of the discard pile, which uses its active effect at once.
wizards-card-bone_stag = Bone Stag
wizards-card-bone_stag-text = Exchange it for one boost of another player.
wizards-card-mouse_mage = Mouse Mage
wizards-card-mouse_mage-text = Doubles your champions of the kind shown on its side, at the end.
wizards-card-hedgehog_druid = Hedgehog Druid
wizards-card-hedgehog_druid-text = Doubles your champions of the kind shown on its side, at the end.
wizards-card-squirrel_witch = Squirrel Witch
wizards-card-squirrel_witch-text = Doubles your champions of the kind shown on its side, at the end.
wizards-card-wren_seer = Wren Seer
wizards-card-wren_seer-text = Doubles your champions of the kind shown on its side, at the end.
wizards-card-mole_necromancer = Mole Necromancer
wizards-card-mole_necromancer-text = Doubles your champions of the kind shown on its side, at the end.
wizards-card-frog_alchemist = Frog Alchemist
wizards-card-frog_alchemist-text = Doubles your champions of the kind shown on its side, at the end.
wizards-card-shrew_pyromancer = Shrew Pyromancer
wizards-card-shrew_pyromancer-text = Doubles your champions of the kind shown on its side, at the end.

## Kinds and types

wizards-kind-phoenix = phoenix
wizards-kind-plant = plant
wizards-kind-reptile = reptile
wizards-kind-undead = undead
wizards-kind-beast = beast
wizards-kind-bird = bird
wizards-kind-insect = insect
wizards-type-spell = spell
wizards-type-active = active effect
wizards-type-passive = passive effect
wizards-type-end-game = end of the game

## Things of the table

thing-contender = the contender
    .out = from the contender’s place
    .in = to the contender’s place
    .at = in the contender’s place
thing-boost = the boosts
    .out = from the boosts
    .in = to the boosts
    .at = among the boosts
thing-champions = the champions
    .out = from the champions
    .in = to the champions
    .at = among the champions

## Options

wizards-option-wizards = Wizards
    .hint = Everybody takes a wizard, who doubles the champions of one kind at the end.
wizards-option-wizards-no = no
wizards-option-wizards-yes = yes
wizards-option-order = Order of modifiers
    .hint = Who chooses the order in which strength is changed, where several are possible.
wizards-option-order-own = each player where it matters
wizards-option-order-best = always the best
wizards-option-order-ask = each player always
wizards-option-second-prize = Second prize
    .hint = Whether the second place wins a prize with three players already.
wizards-option-second-prize-from-4 = from four players
wizards-option-second-prize-from-3 = from three players
wizards-option-exchanged = Exchanged creatures
    .hint = Whether a creature that came by exchange uses its active effect when its owner’s place comes.
wizards-option-exchanged-quiet = stay quiet
wizards-option-exchanged-active = are active
wizards-option-longneck = Longneck of the winner
    .hint = Whether a Longneck among the winner’s own boosts changes places with the contender.
wizards-option-longneck-swaps = swaps
wizards-option-longneck-stays = stays
wizards-option-lost-prize = Lost prize
    .hint = Who gets the prize of a runner-up whose contender is gone.
wizards-option-lost-prize-nobody = nobody
wizards-option-lost-prize-next = the next place

## Steps and words of the table

wizards-step-setup = Setting up
wizards-step-search = Search
wizards-step-summon = Summon
wizards-step-boost = Boost
wizards-step-score = Scoring
wizards-step-rest = Rest
wizards-step-final = Last effects
wizards-step-end = End
wizards-word-contender = Contender
wizards-word-boosts = Boosts
wizards-word-champions = Champions
wizards-word-strength = Strength
wizards-word-wizard = Wizard
wizards-word-first = First player
wizards-word-passed = has passed
wizards-word-face-down = face down
wizards-word-known = seen
wizards-word-prizes = Prizes
wizards-word-printed = Strength of the champions
wizards-word-effects = Effects of the champions
wizards-word-place = Place { $place }

## Events

wizards-event-wizard =
    { $kind ->
        [phoenix] { $name } takes { $card }: phoenixes.
        [plant] { $name } takes { $card }: plants.
        [reptile] { $name } takes { $card }: reptiles.
        [undead] { $name } takes { $card }: undead.
        [beast] { $name } takes { $card }: beasts.
        [bird] { $name } takes { $card }: birds.
       *[insect] { $name } takes { $card }: insects.
    }
wizards-event-round = Round { $round } begins; { $name } is first.
wizards-event-opened = { $card } opens the discard pile.
wizards-event-reshuffled =
    { $count ->
        [one] The deck is shuffled anew: { $count } card.
       *[other] The deck is shuffled anew: { $count } cards.
    }
wizards-event-draws = { $name } draws a card.
wizards-event-drawn = Drawn: { $card }.
wizards-event-plays = { $name } plays { $card }.
wizards-event-discards = { $name } discards { $card }.
wizards-event-cancelled = { $card } of { $name } cannot be applied.
wizards-event-looks = { $name } looks at { $from }.
wizards-event-card-moves = A card goes { $from_out } { $to_in }.
wizards-event-card-given = { $card } goes { $from_out } { $to_in }.
wizards-event-names =
    { $kind ->
        [phoenix] { $name } looks for a phoenix.
        [plant] { $name } looks for a plant.
        [reptile] { $name } looks for a reptile.
        [undead] { $name } looks for an undead.
        [beast] { $name } looks for a beast.
        [bird] { $name } looks for a bird.
       *[insect] { $name } looks for an insect.
    }
wizards-event-found = { $name } finds { $card }.
wizards-event-passed-over = { $card } is passed over.
wizards-event-not-found =
    { $kind ->
        [phoenix] { $name } finds no phoenix in the deck.
        [plant] { $name } finds no plant in the deck.
        [reptile] { $name } finds no reptile in the deck.
        [undead] { $name } finds no undead in the deck.
        [beast] { $name } finds no beast in the deck.
        [bird] { $name } finds no bird in the deck.
       *[insect] { $name } finds no insect in the deck.
    }
wizards-event-spared = { $name } has no card of strength { $strength }.
wizards-event-gives = { $name } hands over a card.
wizards-event-gives-this = { $name } hands over { $card }.
wizards-event-keeps-one = { $name } keeps one of the cards.
wizards-event-keeps = { $name } keeps { $card }.
wizards-event-gift-discarded = { $card } from { $name } is discarded.
wizards-event-summons = { $name } has laid a contender face down.
wizards-event-summons-this = You summon { $card }.
wizards-event-boosts = { $name } lays a boost face down.
wizards-event-boosts-this = You boost with { $card }.
wizards-event-passes = { $name } passes.
wizards-event-revealed = { $name } turns up { $card }.
wizards-event-effect = { $name }: { $card } takes effect.
wizards-event-swaps = { $name } takes back { $other } and sends { $card }.
wizards-event-replaced = { $name }: { $card } takes the place of { $other }.
wizards-event-returned = { $card } returns to the hand of { $name }.
wizards-event-exchanged = { $card } and { $other } change places.
wizards-event-picks = { $name } exchanges { $other } for { $card } of the discard pile.
wizards-event-copies = { $name }: { $card } copies { $other }.
wizards-event-trusts = { $name } takes the best order.
wizards-event-value = { $name }: { $card } counts { $strength }.
wizards-event-place =
    { $place ->
        [1] { $name } wins the contest with { $strength }.
       *[other] Place { $place }: { $name } with { $strength }.
    }
wizards-event-champion = { $card } joins the champions of { $name }.
wizards-event-leaves = { $card } of { $name } is discarded.
wizards-event-champions-exchanged = { $name } exchanges { $other } for the champion { $card }.
wizards-event-cleared = The contest is over; what was played is discarded.
wizards-event-keeps-hand =
    { $count ->
        [one] { $name } keeps the hand of { $count } card.
       *[other] { $name } keeps the hand of { $count } cards.
    }
wizards-event-champion-discarded = { $name } loses the champion { $card }.
wizards-event-final = { $name }: { $strength } in the end.

## Questions

wizards-ask-wizard = Take a wizard, one side up.
    .wait = { $name } is choosing a wizard.
wizards-ask-play = Round { $round }: play a card. Only spells take effect.
    .wait = Round { $round }: { $name } is searching.
wizards-ask-summon = Summon your contender, in secret.
    .wait = { $name } is choosing a contender.
wizards-ask-boost = Boost { $slot } of 3: lay a card face down, or pass.
    .wait = { $name } is choosing boost { $slot } of 3.
wizards-ask-kind = { $card }: which kind are you looking for?
    .wait = { $name } is naming a kind for { $card }.
wizards-ask-hand-of = { $card }: whose hand?
    .wait = { $name } is choosing a hand for { $card }.
wizards-ask-take = { $card }: which card do you take?
    .wait = { $name } is looking at a hand with { $card }.
wizards-ask-give = { $card }: which card do you give in return?
    .wait = { $name } is choosing a card to give for { $card }.
wizards-ask-strongest = { $card }: hand over your strongest card.
    .wait = { $name } is handing over the strongest card for { $card }.
wizards-ask-keep = { $card }: which of the cards do you keep?
    .wait = { $name } is choosing among the cards received with { $card }.
wizards-ask-discard = { $card }: discard a card.
    .wait = { $name } is discarding a card for { $card }.
wizards-ask-discard-of = { $card }: discard a card of strength { $strength }.
    .wait = { $name } is discarding a card of strength { $strength } for { $card }.
wizards-ask-swap = { $card }: which card becomes your contender?
    .wait = { $name } is exchanging the contender because of { $card }.
wizards-ask-contender-of = { $card }: whose contender?
    .wait = { $name } is choosing a contender for { $card }.
wizards-ask-return = { $card }: which boost goes back?
    .wait = { $name } is choosing a boost for { $card }.
wizards-ask-boost-for = { $card }: which boost do you exchange it for?
    .wait = { $name } is choosing a boost to exchange for { $card }.
wizards-ask-copy = { $card }: which effect do you use?
    .wait = { $name } is choosing an effect for { $card }.
wizards-ask-pick = { $card }: which card of the discard pile?
    .wait = { $name } is choosing a card of the discard pile for { $card }.
wizards-ask-value = How strong is { $card } to be? Highest first: { $values }.
    .wait = { $name } is choosing the strength of { $card }: { $values }.
wizards-ask-order = Which of your effects comes first?
    .wait = { $name } is putting effects in order.
wizards-ask-pile = { $card }: whose champion?
    .wait = { $name } is choosing a pile of champions for { $card }.
wizards-ask-champion = { $card }: which champion?
    .wait = { $name } is choosing a champion for { $card }.
wizards-ask-rest = Keep all your cards or throw them all away?
    .wait = { $name } is thinking about the hand.
wizards-ask-last-discard = { $card }: which of your strongest champions goes?
    .wait = { $name } is losing a champion to { $card }.

## Moves

wizards-move-pass = Pass
wizards-move-keep-hand = Keep the hand
wizards-move-throw-hand = Throw the hand away
wizards-move-play = Play { $card }
wizards-move-summon = Summon { $card }
wizards-move-boost = Boost with { $card }
wizards-move-discard = Discard { $card }
wizards-move-give = Give { $card }
wizards-move-swap = Send { $card }
wizards-move-take = Take { $card }
wizards-move-copy = Use the effect of { $card }
wizards-move-apply = Apply { $card }
wizards-move-apply-contender = Apply the contender first
wizards-move-apply-boost = Apply the boost first
wizards-move-seat = Choose { $name }
wizards-move-boost-of = Boost { $slot } of { $name }
wizards-move-kind =
    { $kind ->
        [phoenix] Phoenixes
        [plant] Plants
        [reptile] Reptiles
        [undead] Undead
        [beast] Beasts
        [bird] Birds
       *[insect] Insects
    }
wizards-move-pick =
    { $rank ->
        [1] The top card of the discard pile
        [2] The second card of the discard pile
       *[other] The third card of the discard pile
    }
wizards-move-wizard =
    { $kind ->
        [phoenix] { $card }: phoenixes
        [plant] { $card }: plants
        [reptile] { $card }: reptiles
        [undead] { $card }: undead
        [beast] { $card }: beasts
        [bird] { $card }: birds
       *[insect] { $card }: insects
    }
wizards-move-value =
    { $rank ->
        [1] The highest strength
       *[other] Strength number { $rank } of those named
    }
wizards-move-value-best = The best for all my cards

## Why not

wizards-why-wizard-taken = { $card } is taken already.
wizards-why-another-player = It must be another player.
wizards-why-empty-hand = { $name } has no card in hand.
wizards-why-no-contender = { $name } has no contender.
wizards-why-no-boost = { $name } has no boost in place { $slot }.
wizards-why-no-champion-there = { $name } has no other champion.
wizards-why-cannot-copy = The effect of { $card } cannot be used now.
wizards-why-not-in-contest = { $card } is not in this contest.
wizards-why-nothing-waits = No effect of { $card } is waiting.
wizards-why-which-place = { $card } waits in two places: say whether the contender or the boost comes first.
wizards-why-one-place = No effect is waiting both in your contender’s place and among your boosts.
wizards-why-not-that-name = { $card } may not be taken with this effect.
wizards-why-each-value = In this match you are asked about every card by itself.
wizards-why-no-such-value = There is no strength number { $rank } for this card.
wizards-why-not-strongest-champion = { $card } is not the strongest of your champions.
wizards-why-no-such-champion = { $card } is not among those champions.
wizards-why-not-among-them = { $card } is not among these cards.
wizards-why-not-in-hand = { $card } is not in your hand.
wizards-why-not-strongest = { $card } is not the strongest card of your hand.
wizards-why-not-that-strength = { $card } does not have the strength { $strength }.

## Doubts

wizards-doubt-throw =
    { $count ->
        [one] The card goes for good; new cards are drawn.
       *[other] All { $count } cards go for good; new ones are drawn.
    }
wizards-doubt-leads = You lead and nobody else can boost: { $card } would win nothing more.
wizards-doubt-no-such-kind =
    { $kind ->
        [phoenix] All phoenixes lie open or in your hand: the whole deck would be turned over for nothing.
        [plant] All plants lie open or in your hand: the whole deck would be turned over for nothing.
        [reptile] All reptiles lie open or in your hand: the whole deck would be turned over for nothing.
        [undead] All undead lie open or in your hand: the whole deck would be turned over for nothing.
        [beast] All beasts lie open or in your hand: the whole deck would be turned over for nothing.
        [bird] All birds lie open or in your hand: the whole deck would be turned over for nothing.
       *[insect] All insects lie open or in your hand: the whole deck would be turned over for nothing.
    }

## The end

wizards-end-most-strength = { $name } has the strongest champions: { $strength }.
wizards-end-golden-phoenix = { $name } wins with { $strength }: the Golden Phoenix breaks the tie.
wizards-end-most-champions =
    { $count ->
        [one] { $name } wins with { $strength }: more champions than the others, { $count } in all.
       *[other] { $name } wins with { $strength }: more champions than the others, { $count } in all.
    }
wizards-end-strongest-champion = { $name } wins with { $strength }: the strongest single champion breaks the tie.
wizards-end-most-strongest = { $name } wins with { $strength }: more champions of the greatest strength.
wizards-end-turn-order = { $name } wins with { $strength }: earlier in turn order.
wizards-score-printed = Strength of the champions
wizards-score-effects = Effects of the champions
wizards-score-wizard = Doubled by the wizard
## The way to the goal

wizards-way = The strongest champions win. You: { $count }. { $name }: { $best }.
wizards-way-watched = The strongest champions win. Ahead: { $name }, { $best }.

# Who plays it
wizards-person-zinna = Zinna sends her dearest creature first and hopes.
wizards-person-dorin = Dorin keeps a spell up his sleeve, just in case.
wizards-person-silka = Silka does not mind losing, if only you do not win.
wizards-person-caelo = Caelo thinks of the contest after this one.
wizards-person-hesta = Hesta calls the storm when others count points.
wizards-person-alvar = Alvar has seen every creature of the thickets, and remembers which are gone.
## Why a move is good

wizards-reason-contender =
    With your best boosts it reaches { $total }; as a champion it would count { $count ->
        [one] one point
       *[other] { $count } points
    }.
wizards-reason-takes-lead = It takes the lead: { $total } against { $best }.
wizards-reason-boosts = It raises your total from { $before } to { $total }; the best of the others has { $best }.
wizards-reason-won = Nobody else boosts any more, and you win with { $total } against { $best }: keep your cards.
wizards-reason-lost = No boost in your hand can win this contest any more ({ $total } against { $best }): keep your cards.
wizards-reason-saves =
    It saves your { $count ->
        [one] card
       *[other] { $count } cards
    } for the contests to come.
wizards-reason-spell = A spell works in the search and is of little use in a contest: { $card }.
wizards-reason-least = The card that is missed least: { $card }.
wizards-reason-hand = Your hand is worth about { $have }; as many cards from the deck are worth about { $usual }.
wizards-reason-unseen =
    { $count ->
        [one] One card
       *[other] { $count } cards
    } of this kind could still be in the deck.
wizards-reason-score =
    It brings you about { $count ->
        [one] one point
       *[other] { $count } points
    } in the end.
wizards-reason-ahead = It puts you ahead by about { $count } in this contest.
