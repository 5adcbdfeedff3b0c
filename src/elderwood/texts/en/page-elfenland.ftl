# What only the page says of Elfenland. Conventions: docs/texts.md.

page-elfenland-towns = Towns
page-elfenland-roads = Roads
page-elfenland-waters = Rivers and ferries
page-elfenland-tools = Tools of the map
page-elfenland-standings = Standings
page-elfenland-my-counters = My counters
page-elfenland-here = you are here
page-elfenland-uncollected = your piece is still there
page-elfenland-collected = collected
page-elfenland-boots = boots: { $names }
page-elfenland-within =
    { $count ->
        [one] within reach for { $count } card
       *[other] within reach for { $count } cards
    }
page-elfenland-no-counter = no counter
page-elfenland-would = with yours: { $what }
page-elfenland-any = any card
page-elfenland-times = { $what } × { $count }
page-elfenland-stream = { $what } × { $down } downstream, × { $up } upstream
page-elfenland-held = in hand: { $count }
page-elfenland-hold = in hand
page-elfenland-or-caravan = or a caravan: any cards × { $count }
page-elfenland-send-caravan = Or a caravan: any { $count } cards …
page-elfenland-caravan = caravan × { $count }
page-elfenland-caravan-paid = Caravan: { $paid } of { $count }
page-elfenland-chart-caravan = Caravan: on a road with a counter any 3 cards will do instead, 4 with an obstacle.
page-elfenland-lay = lay { $what }
page-elfenland-gains =
    { $count ->
        [0] no new town
        [one] + { $count } town
       *[other] + { $count } towns
    }
page-elfenland-lacking = lacking: { $what }
page-elfenland-shut =
    { $count ->
        [one] { $count } road without a counter
       *[other] { $count } roads without a counter
    }
page-elfenland-left-over =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
page-elfenland-plan-hint = Tap towns and roads, one after the other: only you see the plan.
page-elfenland-tour =
    { $count ->
        [one] Your hand can collect { $count } town.
       *[other] Your hand can collect { $count } towns.
    }
page-elfenland-step-back = One step back
page-elfenland-clear = Clear the plan
page-elfenland-replay = Replay the journeys of round { $round }
page-elfenland-replay-end = End the replay
page-elfenland-replay-line =
    { $count ->
        [0] Round { $round }, { $name }: { $towns } (no new town)
        [one] Round { $round }, { $name }: { $towns } ({ $count } new town)
       *[other] Round { $round }, { $name }: { $towns } ({ $count } new towns)
    }
page-elfenland-my-towns = Towns left to you: { $count }
page-elfenland-show-boot = Show on the map
page-elfenland-hide = Hide the pieces while pressed
page-elfenland-unseen = These cards are in the deck or in the hands of others.
page-elfenland-unseen-counters = These counters lie face down, in the supply or before others.
page-elfenland-won = The last mile was the sweetest: welcome home.
page-elfenland-lost = The road was longer than the day. It will still be there tomorrow.
## Hints for a first match

elfenland-coach-aim = This line always says how far you are.
elfenland-coach-take = A counter opens one road to one vehicle, for everybody. Take those that fit the cards in your hand.
elfenland-coach-plan = Touch one of your counters, then a road you want to travel. Others may use it too. Once everybody passes, the journeys begin.
elfenland-coach-travel = Touch a glowing town or road: your cards can pay for the way. In every new town you take your piece, also in passing.
elfenland-coach-discard = At most four cards stay with you for the next round.
elfenland-coach-keep = One counter may stay with you for the next round; all others go back.
## A word on everything on the table

elfenland-about-town = A town: who comes through takes their piece. A flag is yours, small signs are those of others.
elfenland-about-road = A road: a counter opens it to a vehicle; the number says how many of its cards a step takes.
elfenland-about-water = Water needs no counter: rafts pay for it.
elfenland-about-counter = A counter: on a road it opens the way to this vehicle, for everybody.
elfenland-about-supply = Face-down counters: who takes one here does not know which. The number says how many there are.
elfenland-about-hidden = Only its owner knows it.
elfenland-about-obstacle = An obstacle: on a road with a counter every step takes one card more. Each player has one for the whole game.
elfenland-about-boot = A boot: this player stands there.
elfenland-about-score = Towns collected: the most win.
elfenland-about-hand = Cards in hand: they pay for the journey.
elfenland-about-first = The crown: this player goes first in this round.
