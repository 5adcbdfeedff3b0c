# What only the page says of Rage of the Elves. Conventions: docs/texts.md.

page-sort-initiative = quickest
page-rage-map = Map
page-rage-view = View of the map
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
