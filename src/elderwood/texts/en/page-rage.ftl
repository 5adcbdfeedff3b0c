# What only the page says of Rage of the Elves. Conventions: docs/texts.md.

page-sort-initiative = quickest
page-rage-map = Map
page-rage-view = View of the map
page-rage-odds = Strengths known
page-rage-odds-own = Cards of your hand
page-rage-strength = { $card } (initiative { $initiative }, lives { $lives })
page-rage-odds-unknown =
    { $count ->
        [one] { $count } card nobody has shown
       *[other] { $count } cards nobody has shown
    }
page-rage-battle = Battle
page-rage-battle-for = Battle for { $cell }
page-rage-free = free
page-rage-owned = held by { $name }
page-rage-home = home of { $name }
page-rage-protected = protected
page-rage-attacked = under attack
page-rage-guard = guarded by { $card }
page-rage-lives = Lives
page-rage-initiative = Initiative
page-rage-price = Price of the action, in lands
page-rage-attacks = attacks
page-rage-defends = defends
page-rage-side-icon =
    { $side ->
        [left] Left: { $icon }
        [forward] Forward: { $icon }
       *[right] Right: { $icon }
    }
page-rage-moved = has moved
page-rage-skips = misses its next move
page-rage-moves-now = moves now
page-rage-dying = is dying
page-rage-top = on top
page-rage-keeper = played by { $name }
page-rage-computer = played by the computer
page-rage-legend = The eight icons
page-rage-icon-strike = Takes 1 life. Shields stop it.
page-rage-icon-double-strike = Takes 2 lives. Shields stop it.
page-rage-icon-piercing = Takes 1 life, through shields too.
page-rage-icon-double-piercing = Takes 2 lives, through shields too.
page-rage-icon-shield = Stops Strikes from this side.
page-rage-icon-counter = Whoever attacks from this side loses 1 life.
page-rage-icon-fire-shield = Stops Strikes, and the attacker loses 1 life.
page-rage-icon-move = Changes places with what lies on this side.
page-rage-waits = Last declared, first to take effect
page-rage-aimed = at { $what }
page-rage-cancelled = no effect
page-rage-squad = Squad { $squad }
page-rage-squad-seen = you have looked at it
page-rage-squad-closed = face down
page-rage-squad-open = open: { $card }
page-rage-only-you = Only you see this.
page-rage-trade = Trade
page-rage-trade-hint = Whom do you make an offer?
page-rage-you-give = You give
page-rage-you-want = You want
page-rage-gives = { $name } gives
page-rage-wants = { $name } wants
page-rage-withdraw = Withdraw the offer
page-rage-treasure-hint = Exchange a treasure for two cards
page-rage-no-goal = Take every castle
page-rage-possessions = Your possessions
page-rage-own-deck = Own deck
page-rage-own-discard = Own discard pile
page-rage-other-discards = Discard piles of the others
page-rage-others = Others
page-rage-neutral-deck = Neutral deck
page-rage-neutral-discard = Neutral discard pile
page-rage-used = Artifacts used
page-rage-artifacts-left = Artifacts to be found: { $count }
page-rage-hidden-deck = The order of a deck is hidden.
page-rage-sent = Sent into battle
page-rage-ally = ally
page-rage-turn = has the turn
page-rage-won = Farrun bows to your people.
page-rage-lost = Other banners fly over Farrun this time.
## Hints for a first match

rage-coach-aim = This line always names your goal, which nobody else knows.
rage-coach-turn = Touch a glowing land to attack it: it borders one of yours. Or decline and draw two cards. A card acts if you hold as many lands as its price; nothing is spent.
rage-coach-squad = A free land is held by a squad of three neutral cards. Look at one squad first, then fight it or another one.
rage-coach-attack = Your warrior acts to one of its sides: the icon there says what happens. Who has no life left dies; most warriors left win.
rage-coach-defend = Send three cards to defend the land, or retreat: then it is lost, and you draw two cards.
rage-coach-window = You may step in with a card, or pass. How often you are asked is yours to choose: always, in what matters to you, or never.

## What things are and what they are good for

rage-about-land = A land. The more lands you hold, the dearer the actions you can play.
rage-about-tower = A tower. A land that also brings its holder a card at the start of each turn.
rage-about-castle = A castle. It brings a card each turn; a dragon guards it, and who loses the home castle is out of the game.
rage-about-central = The Central Castle. A dragon guards it; it brings a card each turn, and its dragon helps to attack castles.
rage-about-initiative = The highest moves first.
rage-about-lives = Who has none left dies.
rage-about-price = So many lands must be held; nothing is spent.
rage-about-attacker = Attacks the land. Most warriors left in the end win it; the reserve decides a tie.
rage-about-defender = Defends the land. Most warriors left in the end keep it; the reserve decides a tie.
rage-about-centre = The centre. Two cards meet here before the fight: the lower one dies, the upper one is the reserve.
rage-about-reserve = The reserve. It does not fight on the edge, but a tie goes to its owner.
rage-about-squad = A squad: three neutral cards. Whoever attacks a free land fights one of the squads.
rage-about-people = A people has its own cards, its castle and its dragon.
rage-about-treasure = Treasures. Outside battle one can be exchanged for two cards.
rage-about-artifacts = Artifacts. Each can be used once, at the moment it names.
rage-about-trade = Exchange treasures and artifacts with another player, one offer a turn.
rage-about-goal = Reach it and you win.
rage-about-sent = Cards on their way into battle. They lie face down until both sides have sent theirs.
