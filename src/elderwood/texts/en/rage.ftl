# Rage of the Elves: cards, options, events, questions and reasons. Conventions: docs/texts.md.

## Cards

rage-card-miraina = Miraina of the Sharp Leaves
rage-card-miraina-text = Own battle. One of your warriors makes a move at once; it keeps its own.
rage-card-xaranta = Xaranta
rage-card-xaranta-text = Outside battle. Move your token from a land to a free land beside it: no battle, no artifact, no castles.
rage-card-taliel = Taliel the Whisperer
rage-card-taliel-text = In answer to an action or artifact: it has no effect.
rage-card-verdan = Verdan, Dragon of the Thicket
rage-card-verdan-text = Guards the home castle of its people. Never discarded, whole again for every battle.
rage-card-pathfinder = Pathfinder
rage-card-pathfinder-text = Outside battle. Look at any one squad.
rage-card-sniper = Sniper
rage-card-sniper-text = Own battle. Right after an attack of your warrior: it attacks the same way once more, with a Strike.
rage-card-druid = Grove Druid
rage-card-druid-text = Own battle. When your warrior loses its last life, it stays with 1 life.
rage-card-bladedancer = Blade Dancer
rage-card-bladedancer-text = Any battle. Any warrior changes places with another slot of the battlefield.
rage-card-rootwarden = Rootwarden
rage-card-rootwarden-text = Any battle. Any warrior loses its next move.
rage-card-dryad = Dryad
rage-card-dryad-text = Own battle. One side of one of your warriors shows Counterattack until the battle ends.
rage-card-trapper = Trapper
rage-card-trapper-text = Any battle. Remove one icon of any warrior until the battle ends.
rage-card-stagrider = Stag Rider
rage-card-stagrider-text = Own battle. Your warrior, or your card in the centre, gains 4 initiative until the battle ends.
rage-card-janira = Janira
rage-card-janira-text = Any battle. Any warrior loses 1 life; no icon helps.
rage-card-varkas = Varkas the Ravager
rage-card-varkas-text = Own battle. Every enemy warrior loses 1 life; no icon helps.
rage-card-illura = Matron Illura
rage-card-illura-text = Outside battle. Take two cards of your choice back from your discard pile.
rage-card-morgrath = Morgrath, Dragon of the Black Stone
rage-card-morgrath-text = Guards the home castle of its people. Never discarded, whole again for every battle.
rage-card-initiate = Initiate
rage-card-initiate-text = Own battle. One side of one of your warriors shows Shield until the battle ends.
rage-card-crystalpriest = Priest of the Dark Crystal
rage-card-crystalpriest-text = Outside battle. Take one card of your choice back from your discard pile.
rage-card-darnguard = Guard of Darn
rage-card-darnguard-text = Own battle. When your warrior loses its last life, it stays with 1 life.
rage-card-fanatic = Fanatic
rage-card-fanatic-text = Own battle. One side of one of your warriors shows Double Strike until the battle ends.
rage-card-executioner = Executioner
rage-card-executioner-text = Any battle. Any warrior loses 1 life; no icon helps.
rage-card-overseer = Overseer
rage-card-overseer-text = Own battle. One of your warriors makes a move at once; it keeps its own.
rage-card-darkknight = Dark Knight
rage-card-darkknight-text = Outside battle. Before your Capture phase: an opponent loses one card of the hand at random.
rage-card-golem = Black Stone Golem
rage-card-golem-text = Own battle. One side of one of your warriors shows Double Piercing Strike until the battle ends.
rage-card-blizzardlord = Lord of the Blizzard
rage-card-blizzardlord-text = Own battle. One side of one of your warriors shows Double Piercing Strike until the battle ends.
rage-card-sareon = Sareon the White Wolf
rage-card-sareon-text = Own battle. One of your warriors makes a move at once; it keeps its own.
rage-card-ingrid = Ingrid Icesteel
rage-card-ingrid-text = Any battle. Any warrior loses 1 life; no icon helps.
rage-card-khladar = Khladar, Dragon of the Blizzard
rage-card-khladar-text = Guards the home castle of its people. Never discarded, whole again for every battle.
rage-card-raider = Raider
rage-card-raider-text = Own battle. Your warrior, or your card in the centre, gains 3 initiative until the battle ends.
rage-card-elite = Sareon’s Elite
rage-card-elite-text = Own battle. One side of one of your warriors shows Piercing Strike until the battle ends.
rage-card-sentinel = Sentinel
rage-card-sentinel-text = Outside battle. Draw two cards, on anybody’s turn.
rage-card-cavalry = Snow Cavalry
rage-card-cavalry-text = Outside battle. After your Capture phase: one more. Three cards must be left in your hand; declining draws nothing.
rage-card-berserker = Berserker
rage-card-berserker-text = Own battle. Right after an attack of your warrior: it attacks the same way once more, with a Strike.
rage-card-icewitch = Ice Witch
rage-card-icewitch-text = Any battle. Any warrior loses its next move.
rage-card-mammothhunter = Mammoth Hunter
rage-card-mammothhunter-text = Any battle. Remove one icon of any warrior until the battle ends.
rage-card-bearrider = Bear Rider
rage-card-bearrider-text = Outside battle. Before your Capture phase: an opponent loses one card of the hand at random.
rage-card-aelior = Aelior, Shield of Dawn
rage-card-aelior-text = Outside battle. One of your lands, no castle, cannot be attacked until your next turn.
rage-card-tiranis = High Mage Tiranis
rage-card-tiranis-text = In answer to an action or artifact: it has no effect.
rage-card-lioriel = Princess Lioriel
rage-card-lioriel-text = Outside battle. Draw three cards, on anybody’s turn.
rage-card-solarian = Solarian, Dragon of the Sun
rage-card-solarian-text = Guards the home castle of its people. Never discarded, whole again for every battle.
rage-card-royalguard = Royal Guard
rage-card-royalguard-text = Own battle. When all cards are turned up: the six cards are shuffled and laid out again by the novice rules.
rage-card-spearman = Sun Spearman
rage-card-spearman-text = Own battle. One side of one of your warriors shows Piercing Strike until the battle ends.
rage-card-shieldbearer = Shieldbearer
rage-card-shieldbearer-text = Own battle. One side of one of your warriors shows Shield until the battle ends.
rage-card-towerarcher = Tower Archer
rage-card-towerarcher-text = Own battle. While you defend, an enemy warrior loses 1 life; no icon helps.
rage-card-healer = Healer
rage-card-healer-text = Own battle. When your warrior loses its last life, it stays with 1 life.
rage-card-paladin = Paladin
rage-card-paladin-text = Own battle. One side of one of your warriors shows Fire Shield until the battle ends.
rage-card-enchantress = Enchantress
rage-card-enchantress-text = Any battle. Any warrior changes places with another slot of the battlefield.
rage-card-griffinrider = Griffin Rider
rage-card-griffinrider-text = Own battle. A warrior of yours, no dragon, returns to your hand; another card of your hand takes its place.
rage-card-ebrung = Ebrung, Guardian of the Portal
rage-card-ebrung-text = Guards the Central Castle. Its owner may send it against the castles of opponents.
rage-card-timemistress = Mistress of Time
rage-card-timemistress-text = Fights for nobody but itself: no action.
rage-card-eldagar = Eldagar
rage-card-eldagar-text = Fights for nobody but itself: no action.
rage-card-atranax = Atranax
rage-card-atranax-text = Fights for nobody but itself: no action.
rage-card-goblin = Goblin Spearman
rage-card-goblin-text = Fights for nobody but itself: no action.
rage-card-orc = Orc Slasher
rage-card-orc-text = Fights for nobody but itself: no action.
rage-card-gnome = Gnome Shieldbearer
rage-card-gnome-text = Fights for nobody but itself: no action.
rage-card-wolf = Forest Wolf
rage-card-wolf-text = Fights for nobody but itself: no action.
rage-card-centaur = Centaur
rage-card-centaur-text = Fights for nobody but itself: no action.
rage-card-harpy = Harpy
rage-card-harpy-text = Fights for nobody but itself: no action.
rage-card-troll = Troll
rage-card-troll-text = Fights for nobody but itself: no action.
rage-card-minotaur = Minotaur
rage-card-minotaur-text = Fights for nobody but itself: no action.
rage-card-stonegolem = Stone Golem
rage-card-stonegolem-text = Fights for nobody but itself: no action.
rage-card-firespirit = Fire Spirit
rage-card-firespirit-text = Fights for nobody but itself: no action.
rage-card-treasure = Treasure
rage-card-treasure-text = An empty place in battle. Goes to the attacker who wins; outside battle it buys two cards.
rage-card-rune_of_the_builder = Rune of the Builder
rage-card-rune_of_the_builder-text = Outside battle. Build a tower on a land you hold. It stays for good.
rage-card-rune_of_the_shield = Rune of the Shield
rage-card-rune_of_the_shield-text = Own battle. One side of one of your warriors shows Shield until the battle ends.
rage-card-rune_of_fire = Rune of Fire
rage-card-rune_of_fire-text = Own battle. One side of one of your warriors shows Fire Shield until the battle ends.
rage-card-spear_of_dawn = Spear of Dawn
rage-card-spear_of_dawn-text = Own battle. One side of one of your warriors shows Double Piercing Strike until the battle ends.
rage-card-storm_blade = Storm Blade
rage-card-storm_blade-text = Own battle. One side of one of your warriors shows Double Strike until the battle ends.
rage-card-crown_of_thorns = Crown of Thorns
rage-card-crown_of_thorns-text = Own battle. One side of one of your warriors shows Counterattack until the battle ends.
rage-card-boots_of_wind = Boots of Wind
rage-card-boots_of_wind-text = Own battle. Your warrior, or your card in the centre, gains 5 initiative until the battle ends.
rage-card-fetters_of_ice = Fetters of Ice
rage-card-fetters_of_ice-text = Any battle. Any warrior loses its next move.
rage-card-mirror_of_shadows = Mirror of Shadows
rage-card-mirror_of_shadows-text = Any battle. Any warrior changes places with another slot of the battlefield.
rage-card-tear_of_life = Tear of Life
rage-card-tear_of_life-text = Own battle. When your warrior loses its last life, it stays with 1 life.
rage-card-lightning_of_the_old_gods = Lightning of the Old Gods
rage-card-lightning_of_the_old_gods-text = Any battle. Any warrior loses 1 life; no icon helps.
rage-card-war_horn = War Horn
rage-card-war_horn-text = Outside battle. Draw three cards, on anybody’s turn.
rage-card-scroll_of_memory = Scroll of Memory
rage-card-scroll_of_memory-text = Outside battle. Take two cards of your choice back from your discard pile.
rage-card-seal_of_silence = Seal of Silence
rage-card-seal_of_silence-text = In answer to an action or artifact: it has no effect.
rage-card-banner_of_the_march = Banner of the March
rage-card-banner_of_the_march-text = Outside battle. After your Capture phase: one more. Three cards must be left in your hand; declining draws nothing.
rage-card-eye_of_the_seer = Eye of the Seer
rage-card-eye_of_the_seer-text = Outside battle. Look at the hand of an opponent.
rage-card-dome_of_farrun = Dome of Farrun
rage-card-dome_of_farrun-text = Outside battle. One of your lands, no castle, cannot be attacked until your next turn.
rage-card-whispering_curse = Whispering Curse
rage-card-whispering_curse-text = Outside battle. Before your Capture phase: an opponent loses one card of the hand at random.
rage-card-hourglass = Hourglass
rage-card-hourglass-text = Own battle. One of your warriors makes a move at once; it keeps its own.
rage-card-portal_stone = Portal Stone
rage-card-portal_stone-text = Own battle. A warrior of yours, no dragon, returns to your hand; another card of your hand takes its place.

## Words of the game

rage-people-forest = Forest Elves
rage-people-black = Black Elves
rage-people-snow = Snow Elves
rage-people-high = High Elves
rage-people-neutral = Neutral
rage-icon-none = nothing
rage-icon-strike = Strike
rage-icon-double-strike = Double Strike
rage-icon-piercing = Piercing Strike
rage-icon-double-piercing = Double Piercing Strike
rage-icon-shield = Shield
rage-icon-counter = Counterattack
rage-icon-fire-shield = Fire Shield
rage-icon-move = Move
rage-side-left = left
rage-side-forward = forward
rage-side-right = right
rage-slot-n = north
rage-slot-e = east
rage-slot-s = south
rage-slot-w = west
rage-goal-four-towers = hold four towers
rage-goal-seven-lands = hold seven lands
rage-goal-enemy-castle = hold the castle of an enemy
rage-goal-central-castle = hold the Central Castle and five lands in all
rage-kind-warrior = warrior
rage-kind-hero = hero
rage-kind-dragon = dragon
rage-kind-treasure = treasure
rage-kind-artifact = artifact
rage-cell-land = land
rage-cell-tower = tower
rage-cell-castle = castle
rage-cell-central = Central Castle
rage-step-setup = Setting up
rage-step-summon = Summon
rage-step-capture = Capture
rage-step-battle = Battle
rage-step-after = After the capture
rage-step-end = End
rage-word-goal = Goal
rage-word-lands = Lands
rage-word-towers = Towers
rage-word-castles = Castles
rage-word-squads = Squads
rage-word-treasures = Treasures
rage-word-artifacts = Artifacts
rage-word-reserve = Reserve
rage-word-centre = Centre
rage-word-attacker = attacks
rage-word-out = out of the game
rage-word-neutral = Neutral cards
rage-word-sent = Sent
rage-word-declared = Declared
rage-word-face-down = face down

## Things of the table

thing-slot =
    { $id ->
        [n] the north
        [e] the east
        [s] the south
       *[w] the west
    }
    .out =
        { $id ->
            [n] from the north
            [e] from the east
            [s] from the south
           *[w] from the west
        }
    .in =
        { $id ->
            [n] to the north
            [e] to the east
            [s] to the south
           *[w] to the west
        }
    .at =
        { $id ->
            [n] in the north
            [e] in the east
            [s] in the south
           *[w] in the west
        }
thing-centre = the centre
    .out = from the centre
    .in = to the centre
    .at = in the centre
thing-stack = the declared actions
    .out = from the declared actions
    .in = to the declared actions
    .at = among the declared actions
thing-artifacts = the artifacts
    .out = from the artifacts
    .in = to the artifacts
    .at = among the artifacts

## Options

rage-option-scenario = Scenario
    .hint = What wins: a secret goal, all castles, a race for one open goal, or the first castle taken.
rage-option-scenario-supremacy = Supremacy
rage-option-scenario-dragon-lord = Lord of Dragons
rage-option-scenario-land-race = Land Race
rage-option-scenario-only-war = Only War
rage-option-race = Goal of the race
    .hint = Which goal everybody runs for.
rage-option-race-seven-lands = seven lands
rage-option-race-four-towers = four towers
rage-option-alliance = Elven Alliance
    .hint = Two sides of two; allies sit opposite each other, and the first castle taken wins.
rage-option-alliance-no = no
rage-option-alliance-yes = yes
rage-option-placement = Placement
    .hint = Novice: all six cards are laid by chance. Advanced: the sides place each other’s cards.
rage-option-placement-novice = novice
rage-option-placement-advanced = advanced
rage-option-cards = Card numbers
    .hint = Third edition: the four peoples win about equally often. Earlier ones: as the cards were before.
rage-option-cards-third = third edition
rage-option-cards-balanced = second edition
rage-option-cards-first = first edition
rage-option-board = Board
    .hint = Which half of the board two players use; the west one is shorter.
rage-option-board-north = north half
rage-option-board-west = west half
rage-option-peoples = Peoples
    .hint = Whether lots decide who plays which people, or everybody chooses in turn.
rage-option-peoples-drawn = by lot
rage-option-peoples-chosen = chosen
rage-option-rounds = Rounds at most
    .hint = After the last round most lands win, then towers, then artifacts. As the scenario has it: twelve in Supremacy and Land Race, no limit in Lord of Dragons and Only War.
rage-option-rounds-usual = as the scenario has it
rage-option-rounds-6 = six
rage-option-rounds-12 = twelve
rage-option-rounds-18 = eighteen
rage-option-rounds-none = no limit
rage-option-neutrals = Neutral cards
    .hint = Who plays the neutral cards: the next opponent, one whom the attacker names, or the computer.
rage-option-neutrals-next = next opponent
rage-option-neutrals-named = attacker names one
rage-option-neutrals-computer = computer
rage-option-move = Move icon
    .hint = Whether a warrior may move instead of an attack it could make.
rage-option-move-last = only without an attack
rage-option-move-instead = instead of an attack

## Events

rage-event-people =
    { $people ->
        [forest] { $name } leads the Forest Elves.
        [black] { $name } leads the Black Elves.
        [snow] { $name } leads the Snow Elves.
       *[high] { $name } leads the High Elves.
    }
rage-event-squads =
    { $count ->
        [one] { $count } squad is laid out.
       *[other] { $count } squads are laid out.
    }
rage-event-first-card = { $name } draws { $card } for the first turn.
rage-event-first = { $name } begins.
rage-event-goal-dealt = { $name } gets a secret goal.
rage-event-own-goal =
    { $goal ->
        [four-towers] Your goal: hold four towers.
        [seven-lands] Your goal: hold seven lands.
        [enemy-castle] Your goal: hold the castle of an enemy.
       *[central-castle] Your goal: hold the Central Castle and five lands in all.
    }
rage-event-goal =
    { $goal ->
        [four-towers] { $name } had the goal to hold four towers.
        [seven-lands] { $name } had the goal to hold seven lands.
        [enemy-castle] { $name } had the goal to hold the castle of an enemy.
       *[central-castle] { $name } had the goal to hold the Central Castle and five lands in all.
    }
rage-event-ready = { $name } keeps five cards.
rage-event-turn = Round { $round }: the turn of { $name }.
rage-event-draws = { $name } draws a card.
rage-event-drew = Drawn: { $card }.
rage-event-reshuffled =
    { $count ->
        [one] The discard pile of { $name } becomes a new deck: { $count } card.
       *[other] The discard pile of { $name } becomes a new deck: { $count } cards.
    }
rage-event-neutral-reshuffled =
    { $count ->
        [one] The neutral deck is shuffled anew: { $count } card.
       *[other] The neutral deck is shuffled anew: { $count } cards.
    }
rage-event-discards = { $name } discards { $card }.
rage-event-loses = { $name } loses { $card }.
rage-event-declines = { $name } declines to fight.
rage-event-target = { $name } attacks { $cell }.
rage-event-looks = { $name } looks at squad { $squad }.
rage-event-looks-card = { $name } looks at a card of squad { $squad }.
rage-event-saw = Squad { $squad } has { $card }.
rage-event-looks-hand = A card in the hand of { $name } is looked at.
rage-event-saw-hand = { $name } holds { $card }.
rage-event-opens = { $name } turns up { $card } of squad { $squad }.
rage-event-fights = { $name } fights squad { $squad }.
rage-event-sends = { $name } sends a card into battle.
rage-event-sent = You send { $card }.
rage-event-sends-dragon = { $name } sends { $card }.
rage-event-retreats = { $name } retreats from { $cell }.
rage-event-surrenders = { $name } has too few cards and hands over { $cell }.
rage-event-takes = { $name } takes { $cell }.
rage-event-artifact = { $name } finds an artifact.
rage-event-artifact-drawn = You find { $card }.
rage-event-treasures =
    { $count ->
        [one] { $name } wins { $count } treasure.
       *[other] { $name } wins { $count } treasures.
    }
rage-event-treasure-used = { $name } exchanges a treasure for cards.
rage-event-eliminated = { $name } has lost the home castle and is out of the game.
rage-event-extra-capture = { $name } captures once more.
rage-event-keeper = { $name } plays the neutral cards.
rage-event-battle = Battle for { $cell }: { $name } attacks.
rage-event-edge = { $card } stands { $to_at }.
rage-event-centre = { $card } lies { $to_at }.
rage-event-places = A card goes face down { $to_in }.
rage-event-centre-falls = { $card } falls in the centre.
rage-event-no-reserve = There is no reserve card.
rage-event-exchanges = { $name } sends the reserve { $card } for { $other }.
rage-event-reserve = { $card } is the reserve card.
rage-event-attacks = { $card } attacks { $other }.
rage-event-blocked = The shield of { $card } holds.
rage-event-hurt =
    { $count ->
        [one] { $card } loses { $count } life.
       *[other] { $card } loses { $count } lives.
    }
rage-event-misses = The attack of { $card } comes to nothing.
rage-event-dies = { $card } dies.
rage-event-saved = { $card } is saved.
rage-event-stands = { $card } stays where it is.
rage-event-skips = { $card } misses its move.
rage-event-steps = { $card } goes { $to_in }.
rage-event-loop = The same position again: the battle ends.
rage-event-attack-won = { $name } wins the battle for { $cell }, { $own } to { $others }.
rage-event-attack-lost = { $name } loses the battle for { $cell }, { $own } to { $others }.
rage-event-acts = { $name } plays { $card }.
rage-event-aims = It is aimed at { $card }.
rage-event-aims-swap = { $card } is to go { $to_in }.
rage-event-aims-cell = It is aimed at { $cell }.
rage-event-aims-squad = It is aimed at squad { $squad }.
rage-event-aims-seat = It is aimed at { $name }.
rage-event-aims-icon =
    { $icon ->
        [none] The { $side } side of { $card } is to show nothing.
        [strike] The { $side } side of { $card } is to show a Strike.
        [double-strike] The { $side } side of { $card } is to show a Double Strike.
        [piercing] The { $side } side of { $card } is to show a Piercing Strike.
        [double-piercing] The { $side } side of { $card } is to show a Double Piercing Strike.
        [shield] The { $side } side of { $card } is to show a Shield.
        [counter] The { $side } side of { $card } is to show a Counterattack.
        [fire-shield] The { $side } side of { $card } is to show a Fire Shield.
       *[move] The { $side } side of { $card } is to show a Move.
    }
rage-event-cancelled = { $card } has no effect.
rage-event-no-target = { $card } finds no target.
rage-event-initiative = { $card } now has initiative { $count }.
rage-event-replaced = { $card } takes the place of { $other }.
rage-event-redealt = The battle is laid out again.
rage-event-recovers = { $name } takes back { $card }.
rage-event-token = A token goes { $from_out } { $to_in }.
rage-event-tower = A tower rises on { $cell }.
rage-event-shielded = { $cell } is protected.
rage-event-quiet = { $name } passes until the battle ends.
rage-event-offers = { $name } offers: treasures { $treasures }, artifacts { $artifacts }; wants: treasures { $wanted-treasures }, artifacts { $wanted-artifacts }.
rage-event-offered-to = The offer is for { $name }.
rage-event-offers-artifact = { $name } offers an artifact.
rage-event-offered-artifact = Offered: { $card }.
rage-event-refuses = { $name } refuses.
rage-event-trade = The trade with { $name } is done.
rage-event-receives = { $name } receives an artifact.
rage-event-handed = { $name } receives { $card }.

## Questions

rage-ask-people = Choose your people.
    .wait = { $name } is choosing a people.
rage-ask-return =
    { $count ->
        [one] Put { $count } card back into the deck.
       *[other] Put { $count } cards back into the deck.
    }
    .wait = { $name } is choosing a hand.
rage-ask-turn = Play actions, then attack a land, or decline and draw two cards.
    .wait = Round { $round }: { $name } is to move.
rage-ask-after = After the capture: play something more, or end the turn.
    .wait = { $name } is ending the turn.
rage-ask-discard =
    { $count ->
        [one] Discard down to five: { $count } card too many.
       *[other] Discard down to five: { $count } cards too many.
    }
    .wait = { $name } is discarding.
rage-ask-window =
    { $window ->
        [target] A land has been named: do you step in before cards are sent?
        [reveal] The cards are open: do you step in?
        [centre] The centre is about to be compared: do you step in?
        [between] Between moves: do you step in?
        [attack] An attack has been declared: do you step in?
       *[lethal] Your warrior is dying: do you save it?
    }
    .wait = { $name } may step in.
rage-ask-response = { $card } has been played: do you answer it?
    .wait = { $name } may answer { $card }.
rage-ask-squad = { $cell }: look at a squad, fight one, or decline.
    .wait = { $name } is choosing a squad for { $cell }.
rage-ask-open = Which card of the squad do you turn up?
    .wait = { $name } is looking at a squad.
rage-ask-keeper = Who plays the neutral cards?
    .wait = { $name } is naming who plays the neutral cards.
rage-ask-send =
    { $count ->
        [one] Send { $count } more card into battle.
       *[other] Send { $count } more cards into battle.
    }
    .wait = { $name } is sending cards.
rage-ask-defend = { $cell } is attacked: send a card to defend it, or retreat and draw two.
    .wait = { $name } decides about { $cell }.
rage-ask-place = Where does the next face-down card of the other side go?
    .wait = { $name } is placing a card.
rage-ask-exchange = { $card } is your reserve: exchange it for a card on the edge?
    .wait = { $name } may exchange the reserve { $card }.
rage-ask-who = Which of your equally quick warriors moves first?
    .wait = { $name } is choosing who moves.
rage-ask-attack = { $card }: what does it do?
    .wait = { $name } is moving { $card }.
rage-ask-target = { $card }: which warrior?
    .wait = { $name } is aiming { $card }.
rage-ask-other-slot = { $card }: with which place?
    .wait = { $name } is aiming { $card }.
rage-ask-side = { $card }: which side?
    .wait = { $name } is aiming { $card }.
rage-ask-seat = { $card }: which opponent?
    .wait = { $name } is aiming { $card }.
rage-ask-peek = { $card }: which squad?
    .wait = { $name } is aiming { $card }.
rage-ask-cell = { $card }: which of your lands?
    .wait = { $name } is aiming { $card }.
rage-ask-goal-cell = { $card }: where to?
    .wait = { $name } is aiming { $card }.
rage-ask-take = { $card }: which card do you take back?
    .wait = { $name } is aiming { $card }.
rage-ask-put = { $card }: which card goes into battle?
    .wait = { $name } is aiming { $card }.
rage-ask-trade = Put your offer together, then propose it.
    .wait = { $name } is putting an offer together.
rage-ask-deal = You are offered treasures { $treasures }, artifacts { $artifacts } for treasures { $wanted-treasures }, artifacts { $wanted-artifacts }. Do you accept?
    .wait = { $name } is considering an offer.
rage-ask-hand-over =
    { $count ->
        [one] Hand over { $count } artifact of your choice.
       *[other] Hand over { $count } artifacts of your choice.
    }
    .wait = { $name } is handing over artifacts.

## Moves

rage-move-pass = Pass
rage-move-quiet = Pass until the battle ends
rage-move-decline = Decline to fight
rage-move-end-turn = End the turn
rage-move-retreat = Retreat
rage-move-stand = Stay
rage-move-treasure = Exchange a treasure for cards
rage-move-give-treasure = Give a treasure
rage-move-want-treasure = Ask for a treasure
rage-move-want-artifact = Ask for an artifact
rage-move-propose = Make the offer
rage-move-accept = Accept
rage-move-refuse = Refuse
rage-move-capture = Attack { $cell }
rage-move-cell = Choose { $cell }
rage-move-send = Send { $card }
rage-move-act = Play { $card }
rage-move-discard = Discard { $card }
rage-move-return = Put { $card } back
rage-move-take = Take { $card } back
rage-move-put = Send { $card } in
rage-move-use = Use { $card }
rage-move-give = Give { $card }
rage-move-look = Look at squad { $squad }
rage-move-fight = Fight squad { $squad }
rage-move-peek = Look at squad { $squad }
rage-move-open = Turn up card { $place }
rage-move-seat = Choose { $name }
rage-move-offer = Make { $name } an offer
rage-move-slot =
    { $slot ->
        [n] The north
        [e] The east
        [s] The south
       *[w] The west
    }
rage-move-side =
    { $side ->
        [left] Left side
        [forward] Front side
       *[right] Right side
    }
rage-move-attack =
    { $side ->
        [left] Attack to the left
        [forward] Attack forward
       *[right] Attack to the right
    }
rage-move-move =
    { $side ->
        [left] Move to the left
        [forward] Move forward
       *[right] Move to the right
    }
rage-move-people =
    { $people ->
        [forest] Forest Elves
        [black] Black Elves
        [snow] Snow Elves
       *[high] High Elves
    }

## Why not

rage-why-people-taken =
    { $people ->
        [forest] The Forest Elves are taken.
        [black] The Black Elves are taken.
        [snow] The Snow Elves are taken.
       *[high] The High Elves are taken.
    }
rage-why-same-card = That is the same card as another one of the squad.
rage-why-not-in-discard = { $card } is not in your discard pile.
rage-why-takes-back = { $card } takes cards back itself and cannot be taken back.
rage-why-in-offer = { $card } is in the offer already.
rage-why-no-artifact = You do not have { $card }.
rage-why-no-battle = There is no battle.
rage-why-in-battle = Neither treasures nor trades are allowed during a battle.
rage-why-no-treasure = You have no treasure for that.
rage-why-empty-offer = An offer must give something.
rage-why-has-none = { $name } has no more of that.
rage-why-not-in-hand = { $card } is not in your hand.
rage-why-price = { $card } needs lands: { $price }. You hold { $lands }.
rage-why-not-now = { $card } cannot be played at this moment.
rage-why-scope = { $card } does not work in this situation.
rage-why-no-target = { $card } has nothing to work on.
rage-why-no-dragon = { $card } cannot take part in this battle.
rage-why-closed = { $cell } is not in play.
rage-why-own-land = { $cell } is yours already.
rage-why-ally = { $cell } belongs to your ally.
rage-why-shielded = { $cell } is protected.
rage-why-three-cards = Three cards are needed to attack; in your hand: { $cards }.
rage-why-too-far = { $cell } does not touch any land of yours.
rage-why-not-beside = The token cannot go to { $cell }.
rage-why-not-yours = { $cell } is not yours.
rage-why-castle = { $cell } is a castle.
rage-why-tower = There is a tower on { $cell } already.
rage-why-nowhere = There is no free land beside { $cell }.
rage-why-slot-taken = A card lies there already.
rage-why-same-slot = Choose another place than the first.
rage-why-nobody-there = No living warrior stands there.
rage-why-not-your-warrior = { $card } is not your warrior.
rage-why-not-its-turn = It is not the turn of { $card }.
rage-why-not-a-target = { $card } cannot be chosen for this.
rage-why-must-hurt = { $card } can attack and must do so.
rage-why-no-blow = { $card } can hurt nobody there.
rage-why-no-step = { $card } cannot move that way.
rage-why-no-squad = There is no squad { $squad }.
rage-why-looked = You have looked at a squad already.
rage-why-open = Squad { $squad } has an open card.
rage-why-another-player = It must be another player in the game.
rage-why-ally-seat = { $name } is your ally.
rage-why-empty-hand = { $name } has no card in hand.
rage-why-offered = You have made an offer this turn.
rage-why-nothing-to-give = You have nothing to give.

## Doubts

rage-doubt-decline = You could attack a land. Really decline and draw two cards?
rage-doubt-fight = Fight squad { $squad } for { $cell } with three of your cards? Touch it once more.

## The end

rage-end-four-towers = { $name } holds four towers and wins in round { $round }, lands: { $lands }.
rage-end-seven-lands = { $name } holds seven lands and wins in round { $round }, lands: { $lands }.
rage-end-enemy-castle = { $name } has taken the castle of an enemy and wins in round { $round }, lands: { $lands }.
rage-end-central-castle = { $name } holds the Central Castle and wins in round { $round }, lands: { $lands }.
rage-end-alliance = { $name } and the ally have taken a castle and win in round { $round }, lands: { $lands }.
rage-end-dragon-lord = { $name } has taken every castle and is the Lord of Dragons in round { $round }, lands: { $lands }.
rage-end-last-living = { $name } is the last one left and wins in round { $round }, lands: { $lands }.
rage-end-rounds-lands = The last round, { $round }, is over: { $name } holds most lands, { $lands }.
rage-end-rounds-towers = The last round, { $round }, is over: with equal lands, { $lands }, { $name } holds more towers.
rage-end-rounds-artifacts = The last round, { $round }, is over: with equal lands, { $lands }, and towers { $name } has more artifacts.
rage-end-rounds-shared = The last round, { $round }, is over: nothing tells the leaders apart, among them { $name } with lands { $lands }. The win is shared.
rage-score-lands = Lands
rage-score-towers = Towers
rage-score-castles = Castles

## What a seat wishes to be asked
rage-wish-always = Ask me always
    .hint = Every time somebody could step in, even with nothing to play.
rage-wish-mine = What matters to me
    .hint = In my battles when a card of mine can change what happens next, when my land is attacked or an action is aimed at my hand.
rage-wish-never = Never ask me
    .hint = I pass every time. Compulsory answers are still asked.
rage-wish-battle = Not again in this battle
    .hint = I pass until this battle ends; then my wish holds again.
## The way to the goal

rage-way =
    { $goal ->
        [four-towers] Your goal: four towers. You hold { $count } of { $needed }.
        [seven-lands] Your goal: seven lands. You hold { $count } of { $needed }.
        [enemy-castle] Your goal: the castle of an enemy. You hold { $count } of { $needed }.
       *[central-castle]
            { $central ->
                [0] Your goal: { $needed } lands (now { $count }) with the Central Castle (not yet).
               *[other] Your goal: { $needed } lands (now { $count }) with the Central Castle (yours).
            }
    }
rage-way-castles = Your goal: the castles of all others. You hold { $count }.
rage-way-watched = Everybody runs for a goal. Most lands: { $name }, { $best }.

# Who plays it
rage-person-garo = Garo charges first and looks at the map afterwards.
rage-person-elowa = Elowa guards what she has and takes what nobody wants.
rage-person-veska = Veska remembers who attacked her, and who merely smiled.
rage-person-yaro = Yaro would storm the Central Castle with three archers and a song.
rage-person-mirka = Mirka begins no battle that she has not counted to its end.
rage-person-orrin = Orrin waits behind his towers until the leader looks away.
## Why a move is good

rage-reason-wins = It wins the match in { $count } of { $tries } tries.
rage-reason-castle = A castle: the attack succeeds in { $count } of { $tries } tries; it would be land number { $lands }.
rage-reason-tower = A tower: the attack succeeds in { $count } of { $tries } tries; it would be land number { $lands }.
rage-reason-land = The attack succeeds in { $count } of { $tries } tries; it would be land number { $lands }.
rage-reason-no-target = No attack that was tried is likely to succeed: keep your cards.
rage-reason-turns = It turns the battle: won in { $count } of { $tries } tries instead of { $before }.
rage-reason-attack = The attack succeeds in { $count } of { $tries } tries.
rage-reason-defence = The land is held in { $count } of { $tries } tries.
rage-reason-strongest =
    { $count ->
        [one] The strongest of these in battle
       *[other] One of the strongest of these in battle
    }: { $card }.
rage-reason-weakest =
    { $count ->
        [one] The weakest of these in battle
       *[other] One of the weakest of these in battle
    }: { $card }.
rage-reason-builds = It builds you a tower.
rage-reason-draws =
    It brings you { $count ->
        [one] a card
       *[other] { $count } cards
    }.
rage-reason-deal = You get { $gets } and give { $gives }.
