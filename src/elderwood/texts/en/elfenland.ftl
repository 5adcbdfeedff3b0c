# Elfenland: cards, towns, options, events, questions and reasons. Conventions: docs/texts.md.

## Cards and counters

elfenland-card-giant_pig = Giant Pig
elfenland-card-giant_pig-text = One card on plains and in woods. It never goes into deserts or mountains.
elfenland-card-elfcycle = Elfcycle
elfenland-card-elfcycle-text = One card on plains and in woods, two in mountains. Useless in the desert.
elfenland-card-magic_cloud = Magic Cloud
elfenland-card-magic_cloud-text = One card in mountains, two on plains and in woods. It does not cross deserts.
elfenland-card-unicorn = Unicorn
elfenland-card-unicorn-text = One card in woods and mountains, two in the desert. It shuns the plains.
elfenland-card-troll_wagon = Troll Wagon
elfenland-card-troll_wagon-text = Goes everywhere: one card on plains, two in woods, deserts and mountains.
elfenland-card-dragon = Dragon
elfenland-card-dragon-text = Goes everywhere: one card on plains, in deserts and mountains, two in woods.
elfenland-card-raft = Raft
elfenland-card-raft-text = For water only, without a counter: one card downstream, two upstream, two for each ferry across a lake.
elfenland-card-obstacle = Obstacle
elfenland-card-obstacle-text = Lay it on a road with a counter, once in a game: every step along that road costs one card more.

## Towns, roads, rivers and ferries

elfenland-town-albaran = Al’Baran
elfenland-town-beata = Beata
elfenland-town-dagamura = Dag’Amura
elfenland-town-elvenhold = Elvenhold
elfenland-town-ergeren = Erg’Eren
elfenland-town-feodor = Feodor
elfenland-town-grangor = Grangor
elfenland-town-ixara = Ixara
elfenland-town-jaccaranda = Jaccaranda
elfenland-town-kihromah = Kihromah
elfenland-town-lapphalya = Lapphalya
elfenland-town-mahdavikia = Mah’Davikia
elfenland-town-parundia = Parundia
elfenland-town-rivinia = Rivinia
elfenland-town-strykhaven = Strykhaven
elfenland-town-throtmanni = Throtmanni
elfenland-town-tichih = Tichih
elfenland-town-usselen = Usselen
elfenland-town-virst = Virst
elfenland-town-wylhien = Wylhien
elfenland-town-yttar = Yttar
elfenland-place =
    { $id ->
         [albaran] { elfenland-town-albaran }
         [beata] { elfenland-town-beata }
         [dagamura] { elfenland-town-dagamura }
         [elvenhold] { elfenland-town-elvenhold }
         [ergeren] { elfenland-town-ergeren }
         [feodor] { elfenland-town-feodor }
         [grangor] { elfenland-town-grangor }
         [ixara] { elfenland-town-ixara }
         [jaccaranda] { elfenland-town-jaccaranda }
         [kihromah] { elfenland-town-kihromah }
         [lapphalya] { elfenland-town-lapphalya }
         [mahdavikia] { elfenland-town-mahdavikia }
         [parundia] { elfenland-town-parundia }
         [rivinia] { elfenland-town-rivinia }
         [strykhaven] { elfenland-town-strykhaven }
         [throtmanni] { elfenland-town-throtmanni }
         [tichih] { elfenland-town-tichih }
         [usselen] { elfenland-town-usselen }
         [virst] { elfenland-town-virst }
         [wylhien] { elfenland-town-wylhien }
       *[yttar] { elfenland-town-yttar }
    }
elfenland-link =
    { $id ->
        [albaran-dagamura] { elfenland-town-albaran } – { elfenland-town-dagamura }
        [albaran-feodor] { elfenland-town-albaran } – { elfenland-town-feodor }
        [albaran-parundia] { elfenland-town-albaran } – { elfenland-town-parundia }
        [albaran-throtmanni] { elfenland-town-albaran } – { elfenland-town-throtmanni }
        [albaran-wylhien] { elfenland-town-albaran } – { elfenland-town-wylhien }
        [beata-elvenhold] { elfenland-town-beata } – { elfenland-town-elvenhold }
        [beata-strykhaven] { elfenland-town-beata } – { elfenland-town-strykhaven }
        [dagamura-feodor] { elfenland-town-dagamura } – { elfenland-town-feodor }
        [dagamura-ixara] { elfenland-town-dagamura } – { elfenland-town-ixara }
        [dagamura-kihromah] { elfenland-town-dagamura } – { elfenland-town-kihromah }
        [dagamura-lapphalya] { elfenland-town-dagamura } – { elfenland-town-lapphalya }
        [dagamura-mahdavikia] { elfenland-town-dagamura } – { elfenland-town-mahdavikia }
        [elvenhold-ergeren] { elfenland-town-elvenhold } – { elfenland-town-ergeren }
        [elvenhold-lapphalya] { elfenland-town-elvenhold } – { elfenland-town-lapphalya }
        [ergeren-tichih] { elfenland-town-ergeren } – { elfenland-town-tichih }
        [feodor-lapphalya] { elfenland-town-feodor } – { elfenland-town-lapphalya }
        [feodor-rivinia] { elfenland-town-feodor } – { elfenland-town-rivinia }
        [feodor-throtmanni] { elfenland-town-feodor } – { elfenland-town-throtmanni }
        [grangor-mahdavikia] { elfenland-town-grangor } – { elfenland-town-mahdavikia }
        [grangor-yttar] { elfenland-town-grangor } – { elfenland-town-yttar }
        [ixara-lapphalya] { elfenland-town-ixara } – { elfenland-town-lapphalya }
        [ixara-mahdavikia] { elfenland-town-ixara } – { elfenland-town-mahdavikia }
        [ixara-virst] { elfenland-town-ixara } – { elfenland-town-virst }
        [jaccaranda-throtmanni] { elfenland-town-jaccaranda } – { elfenland-town-throtmanni }
        [jaccaranda-tichih] { elfenland-town-jaccaranda } – { elfenland-town-tichih }
        [jaccaranda-wylhien] { elfenland-town-jaccaranda } – { elfenland-town-wylhien }
        [lapphalya-rivinia] { elfenland-town-lapphalya } – { elfenland-town-rivinia }
        [lapphalya-virst] { elfenland-town-lapphalya } – { elfenland-town-virst }
        [parundia-usselen] { elfenland-town-parundia } – { elfenland-town-usselen }
        [parundia-wylhien] { elfenland-town-parundia } – { elfenland-town-wylhien }
        [rivinia-throtmanni] { elfenland-town-rivinia } – { elfenland-town-throtmanni }
        [strykhaven-virst] { elfenland-town-strykhaven } – { elfenland-town-virst }
        [throtmanni-tichih] { elfenland-town-throtmanni } – { elfenland-town-tichih }
        [usselen-wylhien] { elfenland-town-usselen } – { elfenland-town-wylhien }
        [usselen-yttar] { elfenland-town-usselen } – { elfenland-town-yttar }
        [elvenhold-rivinia] { elfenland-town-elvenhold } – { elfenland-town-rivinia }
        [mahdavikia-grangor] { elfenland-town-mahdavikia } – { elfenland-town-grangor }
        [rivinia-tichih] { elfenland-town-rivinia } – { elfenland-town-tichih }
        [virst-ixara] { elfenland-town-virst } – { elfenland-town-ixara }
        [wylhien-usselen] { elfenland-town-wylhien } – { elfenland-town-usselen }
        [elvenhold-strykhaven] { elfenland-town-elvenhold } – { elfenland-town-strykhaven }
        [elvenhold-virst] { elfenland-town-elvenhold } – { elfenland-town-virst }
        [grangor-parundia] { elfenland-town-grangor } – { elfenland-town-parundia }
       *[parundia-yttar] { elfenland-town-parundia } – { elfenland-town-yttar }
    }
thing-town = { elfenland-place }
    .out = from { elfenland-place }
    .in = to { elfenland-place }
    .at = in { elfenland-place }
thing-road = the road { elfenland-link }
    .out = off the road { elfenland-link }
    .in = onto the road { elfenland-link }
    .at = on the road { elfenland-link }
thing-river = the river { elfenland-link }
    .out = off the river { elfenland-link }
    .in = onto the river { elfenland-link }
    .at = on the river { elfenland-link }
thing-ferry = the ferry { elfenland-link }
    .out = off the ferry { elfenland-link }
    .in = onto the ferry { elfenland-link }
    .at = on the ferry { elfenland-link }
thing-supply = the face-down counters
    .out = from the face-down counters
    .in = among the face-down counters
    .at = among the face-down counters
thing-display = the open counters
    .out = from the open counters
    .in = among the open counters
    .at = among the open counters
thing-counters = the player’s counters
    .out = from the player’s counters
    .in = among the player’s counters
    .at = among the player’s counters

## Options

elfenland-option-rounds = Rounds
    .hint = Four rounds, or three for a shorter match.
elfenland-option-rounds-4 = four
elfenland-option-rounds-3 = three
elfenland-option-towns = Town cards
    .hint = Everybody gets a secret town; the way there from where the boot ends is taken off the score.
elfenland-option-towns-no = no
elfenland-option-towns-yes = yes
elfenland-option-board = Board
    .hint = The western half has eleven towns and suits two players well.
elfenland-option-board-whole = the whole land
elfenland-option-board-half = the western half
elfenland-option-obstacles = Obstacles
    .hint = Whether everybody has an obstacle to lay once.
elfenland-option-obstacles-yes = yes
elfenland-option-obstacles-no = no
elfenland-option-cards = Dealing
    .hint = Whether hands are filled up to eight cards, or eight new ones come on top of those kept.
elfenland-option-cards-fill = fill up to eight
elfenland-option-cards-on-top = eight on top
elfenland-option-display = Open counters
    .hint = Whether the five open counters stay from round to round or are replaced.
elfenland-option-display-stays = stay
elfenland-option-display-renewed = are replaced
elfenland-option-caravan = Caravans
    .hint = Whether a caravan may be chosen freely, or only by those who lack the right cards.
elfenland-option-caravan-free = by choice
elfenland-option-caravan-lacking = only in need
elfenland-option-last-discard = Discard in the last round
    .hint = Whether hands are cut down to four cards in the last round as well, before ties are broken.
elfenland-option-last-discard-yes = yes
elfenland-option-last-discard-no = no

## Steps and words of the table

elfenland-step-deal = Deal
elfenland-step-take = Take counters
elfenland-step-plan = Plan
elfenland-step-travel = Travel
elfenland-step-keep = Keep a counter
elfenland-step-end = End
elfenland-terrain-plains = plains
elfenland-terrain-woods = woods
elfenland-terrain-desert = desert
elfenland-terrain-mountains = mountains
elfenland-terrain-water = water
elfenland-word-boot = Boot
elfenland-word-pieces = Towns collected
elfenland-word-left = Towns left
elfenland-word-display = Open counters
elfenland-word-supply = Face-down counters
elfenland-word-counters = Counters
elfenland-word-hidden = hidden counter
elfenland-word-kept = kept
elfenland-word-obstacle = Obstacle not used yet
elfenland-word-passed = has passed
elfenland-word-travelled = has travelled
elfenland-word-first = First player
elfenland-word-target = Town card
elfenland-word-planner = Route planner
elfenland-word-longest-tour = Longest tour
elfenland-word-find-town = Find a town
elfenland-word-chart = Chart of travel

## Events

elfenland-event-round = Round { $round } begins; { $name } is first.
elfenland-event-deals =
    { $count ->
        [0] { $name } gets no cards.
        [one] { $name } gets { $count } card.
       *[other] { $name } gets { $count } cards.
    }
elfenland-event-gets = { $name } gets one more card.
elfenland-event-drawn = Drawn: { $card }.
elfenland-event-blind = { $name } takes a counter and hides it.
elfenland-event-blind-is = Your hidden counter: { $card }.
elfenland-event-takes = { $name } takes { $card } { $from_out }.
elfenland-event-turned = { $card } is turned up.
elfenland-event-lays = { $name } lays { $card } { $to_in }.
elfenland-event-blocks = { $name } lays an obstacle { $to_in }.
elfenland-event-passes = { $name } passes.
elfenland-event-pays =
    { $count ->
        [1] { $name } pays { $card }.
       *[other] { $name } pays { $card } × { $count }.
    }
elfenland-event-caravan = { $name } gives { $card } to the caravan.
elfenland-event-travels = { $name } travels { $from_out } { $to_in }.
elfenland-event-collects =
    { $left ->
        [0] { $name } collects { $from } and has been everywhere!
        [one] { $name } collects { $from }; { $left } town is left.
       *[other] { $name } collects { $from }; { $left } towns are left.
    }
elfenland-event-stops = { $name } stops { $to_at }.
elfenland-event-discards = { $name } discards { $card }.
elfenland-event-keeps = { $name } keeps { $card }.
elfenland-event-keeps-hidden = { $name } keeps a hidden counter.
elfenland-event-keeps-hidden-is = You keep { $card }, hidden.
elfenland-event-keeps-none = { $name } keeps no counter.
elfenland-event-gets-town = { $name } gets a town card.
elfenland-event-town-card = Your town card: { $to }.
elfenland-event-target =
    { $count ->
        [0] { $name } was to go to { $to }, and is there.
        [one] { $name } was to go to { $to }: { $count } step short.
       *[other] { $name } was to go to { $to }: { $count } steps short.
    }
elfenland-event-over = The match is over after round { $round }.

## Questions

elfenland-ask-take = Take a counter: one of the open ones, or a face-down one.
    .wait = { $name } is taking a counter.
elfenland-ask-plan =
    { $obstacle ->
        [0] Lay a counter, or pass.
       *[other] Lay a counter or your obstacle, or pass.
    }
    .wait = { $name } is planning.
elfenland-ask-road = On which road?
    .wait = { $name } is looking for a road.
elfenland-ask-obstacle = Which road do you block?
    .wait = { $name } is looking for a road to block.
elfenland-ask-travel = You are { $from_at }. Where to?
    .wait = { $name } is travelling and stands { $from_at }.
elfenland-ask-pay = How do you pay for { $to }? { $card } × { $cost }, or a caravan of any { $caravan } cards.
    .wait = { $name } is paying for { $to }: { $card } × { $cost }, or a caravan of { $caravan }.
elfenland-ask-caravan =
    { $due ->
        [one] The caravan for { $to } needs { $due } more card.
       *[other] The caravan for { $to } needs { $due } more cards.
    }
    .wait = { $name } is fitting out a caravan for { $to }; still to pay: { $due }.
elfenland-ask-discard =
    { $count ->
        [one] Discard { $count } more card.
       *[other] Discard { $count } more cards.
    }
    .wait = { $name } is discarding; still to go: { $count }.
elfenland-ask-keep = Which counter do you keep?
    .wait = { $name } is choosing a counter to keep.

## Moves

elfenland-move-pass = Pass
elfenland-move-obstacle = Lay the obstacle
elfenland-move-stop = Stop here
elfenland-move-right-cards = Pay with the right cards
elfenland-move-keep-none = Keep none
elfenland-move-take-face-down = Take a face-down counter
elfenland-move-take = Take { $card }
elfenland-move-lay = Lay { $card }
elfenland-move-lay-hidden = Lay the hidden { $card }
elfenland-move-keep = Keep { $card }
elfenland-move-keep-hidden = Keep { $card }, hidden
elfenland-move-pay = Give { $card }
elfenland-move-discard = Discard { $card }
elfenland-move-link = Choose { $to }

## Why not

elfenland-why-not-on-display = { $card } is not among the open counters.
elfenland-why-no-counter = You have no counter { $card }.
elfenland-why-no-road-for = No free road suits { $card }.
elfenland-why-no-obstacle = You have no obstacle to lay.
elfenland-why-no-road-to-block = There is no road with a counter and without an obstacle.
elfenland-why-hidden-only = There is no open counter { $card } beside it: lay it as any other.
elfenland-why-no-open-counter = You have no open counter { $card }.
elfenland-why-no-hidden-counter = You have no hidden counter { $card }.
elfenland-why-not-in-hand = { $card } is not in your hand.
elfenland-why-right-cards = You have the right cards ({ $card }: { $have } of { $cost }), so no caravan is allowed.
elfenland-why-lacking = You lack the right cards: { $card }, { $have } of { $cost }.
elfenland-why-water = Nothing is laid { $to_at }: there is water.
elfenland-why-water-obstacle = No obstacle is laid { $to_at }: there is water.
elfenland-why-off-board = That leads off the half of the land you play on: { $to }.
elfenland-why-no-counter-there = There is no counter { $to_at }.
elfenland-why-obstacle-there = There is an obstacle { $to_at } already.
elfenland-why-road-taken = A counter lies { $to_at } already: { $card }.
elfenland-why-terrain =
    { $terrain ->
        [plains] { $card } cannot go { $to_in }: plains.
        [woods] { $card } cannot go { $to_in }: woods.
        [desert] { $card } cannot go { $to_in }: desert.
       *[mountains] { $card } cannot go { $to_in }: mountains.
    }
elfenland-why-not-from-here = You are { $from_at }; that is not where this begins: { $to }.
elfenland-why-rafts = You lack rafts for { $to }: { $card }, { $have } of { $cost }.
elfenland-why-cards = You cannot pay for { $to }: { $card }, { $have } of { $cost }; a caravan takes { $caravan } cards.

## What it costs

elfenland-hint-cost = { $card } × { $cost }, of { $have } in hand.
elfenland-hint-caravan = A caravan of any { $count } cards.

## Doubts

elfenland-doubt-stop =
    { $count ->
        [one] { $count } new town is just one step away. Really stop?
       *[other] { $count } new towns are just one step away. Really stop?
    }
elfenland-doubt-pass = All the others have passed: if you pass too, planning ends. Really pass?
elfenland-doubt-keep = A kept counter would help in the next round. Really keep none?

## The end

elfenland-end-most-towns = { $name } has been to the most towns: { $pieces }.
elfenland-end-most-cards = { $name } wins: as many towns as another ({ $pieces }), but more cards in hand ({ $count }).
elfenland-end-shared =
    { $winners ->
        [2] Two players share the victory with a score of { $points }.
       *[other] { $winners } players share the victory with a score of { $points }.
    }
elfenland-end-all-towns =
    { $winners ->
        [1] { $name } has been to every town by the end of round { $round }.
       *[other] { $winners } players have been to every town by the end of round { $round } and share the victory.
    }
elfenland-end-most-points = { $name } has the highest score: { $points }.
elfenland-end-nearest = { $name } wins: as high a score as another ({ $points }), but nearer to the town card.
elfenland-score-pieces = Towns collected
elfenland-score-distance = Way to the town card
## The way to the goal

elfenland-way = Most towns win. You: { $count }. { $name }: { $best }.
elfenland-way-watched = Most towns win. Ahead: { $name }, { $best }.

# Who plays it
elfenland-person-pella = Pella goes where the road is short and the weather is fair.
elfenland-person-jorun = Jorun boards every raft that might reach the sea.
elfenland-person-kaia = Kaia has drawn her tour before the counters are out.
elfenland-person-tarno = Tarno keeps his obstacle for whoever smiles too early.
elfenland-person-lorin = Lorin never travels without a card to spare.
elfenland-person-nelda = Nelda knows every town by its bells, and the shortest way between them.
## Why a move is good

elfenland-reason-needs =
    Your best tour reaches { $count ->
        [one] one new town
       *[other] { $count } new towns
    } and needs this counter on { $to }.
elfenland-reason-matches =
    You hold { $count ->
        [one] a card that goes
       *[other] { $count } cards that go
    } with it.
elfenland-reason-face-down = No open counter serves your best tour; a face-down one stays your secret.
elfenland-reason-obstacle = It slows down { $name }, who leads with { $count } towns.
elfenland-reason-obstacle-last = The last round: now or never; { $name } has { $count } towns.
elfenland-reason-complete =
    Your tour of { $count ->
        [one] one new town
       *[other] { $count } new towns
    } needs no further counter.
elfenland-reason-longer =
    Your tour then reaches { $count ->
        [one] one new town
       *[other] { $count } new towns
    } instead of { $others }.
elfenland-reason-tour =
    It lies on your tour of { $count ->
        [one] one new town
       *[other] { $count } new towns
    }.
elfenland-reason-in-the-way = The likely journey of { $name } leads along there and gets dearer.
elfenland-reason-at-goal = You are in the town of your town card, and no new town can be reached.
elfenland-reason-stop =
    No new town can be reached with your { $count ->
        [one] card
       *[other] { $count } cards
    }.
elfenland-reason-towns =
    { $count ->
        [one] One new town lies
       *[other] { $count } new towns lie
    } on the journey that begins with { $to }.
elfenland-reason-nearer =
    It brings you nearer to your town card: { $count ->
        [one] one step is
       *[other] { $count } steps are
    } left.
elfenland-reason-left =
    The cards that are left lead to { $count ->
        [one] one more new town
       *[other] { $count } more new towns
    }.
elfenland-reason-no-counter = None of your counters goes with this card: { $card }.
