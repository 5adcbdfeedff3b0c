# The terminal client's own words; everything else comes from elderwood.texts.

cli-bot = { $bot } (bot)
cli-seats = players: { $seats }
cli-meaning = Meaning
cli-default-mark = * marks the default.
cli-all-default = all as usual
cli-games = Matches
cli-speed = Time · moves a second
cli-wins-score = won { $wins } · mean score { $score }
cli-faults = { $bot } failed, and a legal move was played for it: { $counts }. The last time:
cli-visit-sits = { $name } sits at the table.
cli-visit-lost = The connection is lost; trying again.
cli-visit-over = The match is over.
cli-visit-taken-back = The seat was taken back.
cli-admin-table = { $table }: { $title }, { $state }, step { $step }, watching: { $watchers }, quiet for { $idle } s
cli-admin-person = { $session }: { $name }, { $address }, connections: { $sockets }, tables: { $tables }
cli-admin-load = Connections: { $sockets }. Tables in memory: { $tables }. Moves since the start: { $moves }. Waiting to be stored: { $queue }. Bots thinking: { $thinking }. Longest hold-up: { $lag_ms } ms. Running for { $up_seconds } s.
cli-admin-reached = Connections reached: { $count }.
cli-commitment = Commitment of the deal: { $commitment }
cli-seed = Seed: { $seed }
cli-kept = The match is saved: { $file }
cli-record-kept = Record: { $file }
cli-not-saved = The match cannot be saved in { $file }: { $why }.
cli-save-broken = A saved match cannot be read and was set aside as { $file }: { $why }
cli-no-number = “{ $number }” is none of the numbers 1 to { $last }.
cli-usable = That can be used now.
cli-torture-failed =
    Not true: { $sentence }
    Found: { $found }

cli-error-file = The file { $file } cannot be used: { $why }.
cli-error-no-text = The file { $file } is not a text in UTF-8.
cli-error-no-rules = The rules of { $title } are not written down yet in this language.
cli-error-no-file = There is no file { $file }. Nearest: { $nearest }.
cli-error-number = { $name } needs a number from { $least } up, not “{ $value }”.
cli-error-range = { $name } needs a number from { $least } to { $most }, not “{ $value }”.
cli-error-no-flag = There is no flag “{ $name }”. Nearest: { $nearest }.
cli-error-missing = { $name } is missing.
cli-error-missing-package = This needs the package { $package }, which is not installed: pip install "elderwood[{ $extra }]" brings it.
cli-error-flag-use = { $name } is not used like this; --help shows how.
cli-error-extra = “{ $value }” is one argument too many; --help shows what may be given.
cli-error-value = { $name }: this value is not possible ({ $why })
cli-error-usage = { $why }
cli-error-unknown-command = There is no command “{ $name }”. Nearest: { $nearest }.
cli-error-unknown-thing = There is no “{ $name }” on the table. Nearest: { $nearest }.
cli-error-unknown-card = There is no card “{ $name }”. Nearest: { $nearest }.
cli-error-pair = { $flag } needs NAME=VALUE, not “{ $value }”.
cli-error-seat = There is no seat “{ $seat }”: seats are counted from 0 to { $last }.
cli-error-no-people = Every seat is taken by a bot; elderwood simulate { $title } plays without people.
cli-error-bots = There are { $count } bots for { $seats ->
        [one] { $seats } seat.
       *[other] { $seats } seats.
    }
cli-error-at = The record has { $count } answers, so there is no position after { $at }.
cli-error-no-hints = Nobody knows { $title } well enough to give a hint.
cli-error-hint-over = The match is over there: nobody is asked anything.
cli-error-not-asked = Seat { $seat } is not asked there; asked: { $asked }.
cli-hint = Hint
cli-hint-thinking = Thinking about your move …

cli-again = Give it once more to play it.
cli-nothing-last = Nothing has been decided yet.
cli-error-many-people = There are { $seats } free seats, not { $people }.
cli-line-help =
    a number       play the move of that number
    a word         play the move written so, as in play-whale, b2, road-beata-elvenhold
    undo, redo     take the last answer back; play it again
    why THING      say why a card or place cannot be used, or a move not played: why b2, why pay-owl
    hint           print the best moves, with chances and reasons
    card NAME      print what a card does
    look, log      print the position again; everything that happened
    last           print once more what was decided last
    save FILE      write the record to a file
    lang LANG      go on in en, ru or fr
    rules          print the rules
    quit           save and leave; go on later with elderwood play

## The arena

cli-arena-counts = Matches { $matches } · deals { $deals } · seats { $seats }
cli-arena-options = Options: { $options }
cli-arena-bot = Bot
cli-arena-rating = Rating (95 %)
cli-arena-first = First (par { $par } %)
cli-arena-victories = Victories (95 %)
cli-arena-score = Mean score
cli-arena-played = Won
cli-arena-answers = Answers
cli-arena-mean = Mean, ms
cli-arena-tail = 95 % below
cli-arena-worst = Longest
cli-arena-pair = Pair
cli-arena-ahead = First ahead (95 %)
cli-arena-ahead-count = Ahead / matches
cli-arena-together = Victories, difference in points (95 %)
cli-arena-together-count = Deals won by one alone
cli-arena-seat = Seat
cli-arena-decided = The ranking was decided after { $deals } deals, at look { $looks }: over all looks it is wrong in fewer than 5 of 100 cases. The intervals are those of a run whose length was fixed, so they are a little too narrow here.
cli-arena-undecided = The ranking is not decided after { $deals } deals and { $looks } looks: neighbours may stand in the wrong order.
cli-arena-axis-rating = Rating: 400 points are ten times the chance; bars hold the truth in 95 of 100 cases
cli-arena-axis-share = Victories, %; bars hold the truth in 95 of 100 cases
cli-arena-no-png = ratings.png was left out, only ratings.svg is there: pip install "elderwood[plots]" brings what draws it.
cli-balance-counts = { $bot } against itself · matches { $matches }
cli-balance-seats = { $seats } seats: share of the victories (95 %), par { $par } %
cli-balance-bounds = Bounds { $low }–{ $high } %; ! stands beside what lies outside.
cli-balance-what = What is played
cli-balance-all = everything

## Training

cli-train-matches = Matches
cli-train-loss = Log loss: less is better
cli-train-kept = Matches kept out
cli-train-own = Matches of the fit
cli-train-in-use = Weights in use
cli-train-blind = Guessing
cli-train-stage = Stage
cli-train-positions = Positions
cli-train-installed = The weights were written to { $home }: bots started from now on use them.
cli-train-written = The weights are in { $folder }. To use them, copy weights.py over that of the source tree, or train with --install; in use is { $home }.
cli-train-not-kept = The weights were not kept: --out DIR writes them, --install puts them to use in { $home }.
cli-error-compiled-weights = { $file } is compiled and cannot be written: train with --out, copy weights.py into the source tree and build anew, or train with the source tree itself.

## Calibration

cli-calibrate-counts = Positions { $positions } · matches { $matches }
cli-calibrate-bin = Chance, %
cli-calibrate-told = Told, %
cli-calibrate-came = Came, % (95 %)
cli-calibrate-gap = Gap, points
cli-calibrate-ideal = What was told
cli-calibrate-found = As found by the search
cli-calibrate-sum = Off by { $error } points in the mean, Brier score { $brier }; as found { $found_error } and { $found_brier }.
cli-calibrate-candour = Fitted on what was found here: { $candour }
cli-calibrate-unsure = Bins whose interval reaches further than 5 points, so that they say little (?): { $count }
cli-calibrate-off = Other bins that are off by more than 5 points (!): { $count }

## A server's data

cli-verify-entry = entry { $entry }
cli-verify-sum = Matches { $matches } · entries { $entries } · matches with differences { $broken }
cli-verify-strays = Rows of { $what } that belong to no table: { $count }.
cli-verify-seats = The seats are not numbered from 0 on; there are { $count }.
cli-verify-seat = Seat { $seat } does not fit together: its kind, its bot and who holds it.
cli-verify-host = Nobody knows the host.
cli-verify-missing = The entry is missing.
cli-verify-entry-wrong = This entry cannot stand here: { $what }.
cli-verify-unreadable = The entry cannot be read.
cli-verify-match = The match cannot begin.
cli-verify-illegal = The rules refuse “{ $what }”.
cli-verify-word = “{ $stored }” is stored, “{ $wanted }” was played again.
cli-verify-decision = Decision { $stored } is stored, the rules put { $wanted }.
cli-verify-events = Event { $event } differs: { $stored } is stored, the rules tell { $wanted }.
cli-verify-snapshot = The stored position is not the one that the answers lead to.
cli-verify-state = The table is stored as “{ $stored }”, the match says “{ $wanted }”.
cli-verify-awaits = The table is stored as waiting for { $stored }, the rules wait for { $wanted }.
cli-verify-result = The result is stored as { $stored }, the rules say { $wanted }.
cli-verify-record = Line { $line } is wrong.
cli-verify-record-unread = The file cannot be read, or is not a text in UTF-8.
cli-verify-old-events = An older version told its events in another way, so they are not compared; entries: { $count }.
cli-verify-old-snapshots = An older version wrote stored positions in another form, which are not needed: { $count }.
cli-verify-other-rules = Played under version { $rules } of the rules; version { $version } plays it on to the same place.
cli-verify-other-rules-short = Played under version { $rules } of the rules; here version { $version } parts from it.
cli-verify-renewed = Up to here played under older rules, from here on under those of today, by agreement.
cli-backup-done = The copy is whole: { $file }
cli-restore-done = The database is back as it was in { $file }.
cli-restore-kept = What was there before is kept as { $file }.
cli-import-done = { $file }: table { $table }
cli-import-ways =
    The matches are where the server shows tables: open /table/ and the table's id at its address. Seats of people are open to whoever has the link.

## Sylvion's table

cli-sylvion-status = Round { $round } · { $step } · Piles { $piles } · Deck { $deck } · Discard { $discard } · ❀ { $bloom } × { $desolated } · ♣ { $vitality }
cli-sylvion-status-draft = Mobilization · Cards to come { $pool } · Desertions to come { $edges }
cli-sylvion-piles = Piles
cli-sylvion-short-fountain = Fountain
cli-sylvion-short-tree = Tree
cli-sylvion-short-elemental = Element
cli-sylvion-short-blazing = Blazing
cli-sylvion-note-pay = { $card }: paid { $paid }, to pay { $due }
cli-sylvion-note-points = Fish points: { $points }
cli-sylvion-note-looked = To deal back: { $cards }
cli-sylvion-note-search = In the deck: { $cards }
cli-sylvion-note-deck-known = Top of the deck: { $cards }
cli-sylvion-note-pile-known = Pile { $row } from the top: { $cards }
cli-sylvion-note-fence = The hedgehog fence stands: nothing will be revealed.
cli-sylvion-note-forecast = Next march: damage { $damage }
cli-sylvion-draft-deserted = Deserted: { $numbers }
cli-sylvion-draft-deck = Deck so far ({ $count }): { $cards }

## Elfenland’s table

cli-elfenland-status = Round { $round } of { $rounds } · { $step } · Deck { $deck } · Face-down counters { $pile }
cli-elfenland-signs = PECUWDR
cli-elfenland-legend = { $terrains } ! obstacle · /3 or a caravan of 3 · ○ to be visited ● visited ◂1 boot · ▯ cards ? hidden ★ first · { $vehicles }
cli-elfenland-target = Town card: { $town } ({ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } away)
cli-elfenland-tour = Longest tour: { $towns ->
        [one] { $towns } new town
       *[other] { $towns } new towns
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }: { $way }
cli-elfenland-no-tour = No new town is within reach.
cli-elfenland-ways = Ways on: { $ways }
cli-elfenland-reach = Within reach: { $towns }
cli-wizards-status = Round { $round } of { $rounds } · { $step } · Deck { $deck } · Prizes { $prizes }
cli-wizards-known = Seen in the hand of { $name }: { $cards }
cli-rage-status = Round { $round } of { $rounds } · { $step } · Goal: { $goal }
cli-rage-known = Known of { $name }: { $cards }
cli-rage-squad = Squad { $squad }: { $cards }

## Screens

cli-menu = What shall we play?
cli-menu-saved = Go on with a match
cli-menu-none = no saved matches
cli-setup-players = Players
cli-setup-person = a person here
cli-setup-seed = Seed (empty: at random)
cli-setup-start = Begin
cli-choices-of = Choices: { $count }
cli-your-turn = ► Your turn: { $question }
cli-turn-of = ► { $name }: { $question }
cli-waiting = … { $question }
cli-undo-of = Undo: { $move }
cli-chosen = “{ $thing }” offers several choices: pick one from the list.
cli-sure-lose = This ends the match in defeat.
cli-again-key = Press the key again to do it all the same.
cli-curtain-key = Press Enter when the others have looked away.
cli-new-deal = New deal
cli-same-deal = Same deal
cli-to-menu = Menu
cli-cards = Cards
cli-key-choose = choose
cli-key-finish = finish
cli-key-undo = undo
cli-key-redo = redo
cli-key-cards = cards
cli-key-rules = rules
cli-key-language = language
cli-key-help = keys
cli-key-menu = menu
cli-key-quit = quit
cli-help =
    ↑ ↓ ← →        move over field, hand and choices
    Tab            go to the next of them
    Enter          choose; on what cannot be chosen: say why
    1 … 9, 0       the choice of that number
    a … d, then 1 … 4   the cell, as in b2
    Space          finish: end the step, go on
    u  U  r        undo; undo the whole play; redo
    k              the card under the cursor, and all others
    g              the whole log
    t  or  F1      the rules
    l  or  F2      language
    i              a hint: the best moves
    s              save to a file of your own
    m              back to the menu (the match is saved)
    q  or  Ctrl+Q  leave (the match is saved)
    ?              this list
    The mouse does the same: click what you want to choose.
cli-close = Escape closes
