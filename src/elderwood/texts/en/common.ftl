# What every title and every client says. Conventions: docs/texts.md.

## Titles

sylvion-title = Sylvion
sylvion-tagline = Hold the forest of dreams against the fire, alone or with a friend.
sylvion-aim = The fire of the Ravage marches on your forest. Hold it back with fountains and animals; you win if your trees heal every burnt edge in the end.
sylvion-first = Introductory game, with a ready-made deck.
sylvion-whole = The Siege
    .hint = The full game: gather your own deck first, then hold out longer.
elfenland-title = Elfenland
elfenland-tagline = Travel the land of the elves by dragon, unicorn and giant pig.
elfenland-aim = Travel from town to town by dragon, unicorn and giant pig. Whoever has been to the most towns in the end wins.
elfenland-first = Four rounds on the whole map.
elfenland-whole = A full table
    .hint = The same game with more travellers.
wizards-title = Woodland Wizards
wizards-tagline = Summon the creatures of the thicket and win four contests.
wizards-aim = Summon a creature, boost it with others, win the contest: then it becomes your champion. After four rounds the strongest champions win.
wizards-first = Four contests, without the wizards’ own powers.
wizards-whole = A full table
    .hint = The same game with more wizards.
rage-title = Rage of the Elves
rage-tagline = Gather your squads, take land after land, reach your secret goal.
rage-aim = Lead an elven people and take land after land in battles of three cards a side. Whoever reaches their secret goal first wins.
rage-first = Half the map, a secret goal for each.
rage-whole = A full table
    .hint = The whole map and more rulers.

## Players and things of the table

player = Player { $number }
thing-cell = { $id }
    .out = from { $id }
    .in = to { $id }
    .at = on { $id }
thing-forest = the forest
    .out = from the forest
    .in = into the forest
    .at = in the forest
thing-pile = pile { $id }
    .out = from pile { $id }
    .in = onto pile { $id }
    .at = on pile { $id }
thing-column = column { $id }
    .out = from column { $id }
    .in = to column { $id }
    .at = in column { $id }
thing-hand = the hand of { $name }
    .out = from the hand of { $name }
    .in = into the hand of { $name }
    .at = in the hand of { $name }
thing-deck = the deck
    .out = from the deck
    .in = onto the deck
    .at = in the deck
thing-discard = the discard pile
    .out = from the discard pile
    .in = onto the discard pile
    .at = on the discard pile
thing-ravage-discard = the Ravage discard pile
    .out = from the Ravage discard pile
    .in = onto the Ravage discard pile
    .at = on the Ravage discard pile
thing-removed = the cards out of the game
    .out = from outside the game
    .in = out of the game
    .at = out of the game
thing-feats = the feats
    .out = from the feats
    .in = to the feats
    .at = among the feats
thing-pool = the draft deck
    .out = from the draft deck
    .in = onto the draft deck
    .at = in the draft deck

## Why not

why-over = The match is over.
why-no-seat = There is no such seat at this table.
why-not-your-turn = It is not the turn of { $name }.
why-no-move = No move has the number { $move }.
why-not-asked = That does not answer the question put now.
why-nothing-to-do = Nothing can be done with that now.
why-no-redo = There is nothing to redo.
why-no-back =
    { $count ->
        [0] Nothing has been answered yet, so there is nothing to take back.
        [one] Only { $count } answer stands: no more can be taken back.
       *[other] Only { $count } answers stand: no more can be taken back.
    }
why-no-undo-nothing = There is nothing of yours to undo.
why-no-undo-revealed = This cannot be undone: something hidden has come to light since.
why-no-undo-answered = This cannot be undone: another player has answered since.

## Mistakes of the caller

error-in-record = { $file }, line { $line }: { $text }
error-unknown-title = There is no title “{ $name }”. Nearest: { $nearest }.
error-unknown-option = There is no option “{ $name }”. Nearest: { $nearest }.
error-unknown-move = There is no move “{ $name }”. Nearest: { $nearest }.
error-bad-command = The command “{ $command }” cannot be read: { $why }.
error-no-program = There is no program “{ $command }” that could be run.
error-unknown-bot = There is no bot “{ $name }”. Nearest: { $nearest }.
error-unknown-level = There is no level “{ $name }”. Nearest: { $nearest }.
error-unknown-language = The language “{ $name }” is not spoken here. Known: { $nearest }.
error-bad-option = The option { $option } cannot be “{ $value }”. Possible: { $values }.
error-option-needs = The option { $option } can be “{ $value }” only together with { $needs }.
error-bad-seats = This title is played by { $fewest } to { $most } players, not { $seats }.
error-bad-seed = “{ $seed }” cannot be a seed: a seed has 1 to 64 Latin letters, digits, - or _.
error-no-wish = There is no wish “{ $what }”. Known: { $values }.
error-no-wish-now = “{ $what }” can be wished only while there is something it could last for.
error-bad-snapshot = The snapshot cannot be read: { $what }.
error-which-seat = Several seats are asked: { $seats }. Say for which one.
error-no-record = A match that began in the middle has no record; keep its position instead.
error-position-format = Line { $line }: this is not a position, it begins with “{ $what }”.
error-position-line = Line { $line }: “{ $what }” cannot be read; a line is a name, a colon and words.
error-position-twice = Line { $line }: “{ $what }” stands there a second time.
error-position-missing = The line “{ $what }” is missing.
error-position-title = Line { $line }: this is a position of “{ $what }”, not of “{ $nearest }”.
error-position-option = Line { $line }: the option “{ $what }” is not possible.
error-position-field = Line { $line }: there is no field “{ $what }”. Nearest: { $nearest }.
error-position-word = Line { $line }: “{ $what }” means nothing here. Nearest: { $nearest }.
error-position-count = Line { $line }: too few or too many words in “{ $what }”.
error-position-impossible = There can be no such position: { $what }.
error-bad-count = At least one match and one process are needed, not { $games } and { $jobs }.
error-bot-count = { $count } bots were named for { $seats } seats: name one, or one for each seat.
error-arena-twice = “{ $name }” is named twice; here every bot competes once.
error-arena-alone = Only “{ $name }” is named, so there is no ranking to wait for: name another bot.
error-balance-together = In “{ $title }” the players stand together against the game: nobody can be favoured.
error-arena-busy = Another process is at work in { $folder }.
error-arena-other = In { $folder } something else was begun: { $name } was “{ $before }” there and is “{ $now }” now. Repeat the same command to go on with it, or choose another folder.
error-arena-journal = Line { $line } of { $file } cannot be read: the journal was changed or damaged. Choose another folder, or delete that line to have its match played again.
error-lost-worker = One of the processes that play has died, perhaps for want of memory. Fewer processes may do; what was kept in a folder goes on with the same command.
error-bad-budget = “{ $value }” is no budget: give iterations as 200, or processor time as 50ms or 3s.
error-few-matches = { $games } matches are too few to learn from and to test by: at least { $least } are needed.
error-no-worth = Nothing is fitted for “{ $title }”: its bots do not judge positions by weights.
error-own-bots = “{ $name }” is a program of its own; only our own bots can play here.
error-record-format = This is not a record: it begins with “{ $what }”.
error-record-line = The line “{ $what }” cannot be read.
error-record-header = The header “{ $what }” is unknown.
error-record-late-header = The header “{ $what }” stands after the first move.
error-record-missing = The header “{ $what }” is missing.
error-record-number = “{ $what }” should be a number.
error-record-commitment = The commitment { $what } does not belong to this seed.
error-record-rules = The record was made under version { $what } of the rules; version { $version } parts from it after move { $move } of { $count }.
note-record-rules = The record was made under version { $what } of the rules; version { $version } plays it the same.
error-record-ended = The record says it ended with “{ $what }”, but replaying it ends with “{ $how }”.

## Words of the table

word-round = Round
word-round-number = Round { $round }
word-rounds-left =
    { $count ->
        [one] { $count } round left
       *[other] { $count } rounds left
    }
word-step = Step
word-deck = Deck
word-discard = Discard pile
word-removed = Out of the game
word-hand = Hand
word-hand-of = Hand of { $name }
word-log = Log
word-score = Score
word-points = Points
word-cost = Cost
word-strength = Strength
word-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
word-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
word-you = you
word-empty = empty
word-none = none
word-unknown = unknown
word-yes = yes
word-no = no
word-up = up
word-right = right
word-down = down
word-left = left
word-rule = Rule { $rule }
word-seed = Seed
word-commitment = Seed commitment
word-moves = Moves
word-options = Options
word-house-rules = More options
word-victory = Victory
word-defeat = Defeat
word-draw = Draw
word-winners = Won by: { $names }
word-forecast = Forecast
word-hint = Hint
word-warning = Warning
word-version = Version { $version }

## Buttons and commands

action-play = Play
action-confirm = Confirm
action-cancel = Cancel
action-close = Close
action-back = Back
action-next = Next
action-continue = Continue
action-undo = Undo
action-redo = Redo
action-undo-play = Take the whole play back
action-save = Save
action-load = Load
action-replay = Replay
action-rules = Rules
action-log = Log
action-help = Help
action-hint = Hint
action-quit = Quit
action-copy = Copy
action-copied = Copied
action-join = Join
action-leave = Leave
action-start = Start
action-rematch = Rematch
action-new = New match
action-watch = Watch
action-add-bot = Add a bot
action-remove = Remove
action-sit = Sit down
action-stand = Stand up
action-create = Create a table
action-back-to-live = Back to the present
action-report = Report a problem
action-fit = Fit to window
action-zoom-in = Zoom in
action-zoom-out = Zoom out
action-zoom-fit = Show the whole map

## What is going on

status-your-turn = Your turn
status-turn-of = { $name } to move
status-waiting = Waiting for { $names }
status-thinking = { $name } is thinking …
status-saved = Saved.
status-saved-as = Saved as { $file }.
status-loading = Loading …
status-undone = Undone.
status-redone = Done again.
status-over = The match is over.
status-connected = connected
status-connecting = Connecting …
status-reconnecting = Reconnecting …
status-offline = No connection. Your move is kept and will be sent.
status-gone = gone
status-replaced = replaced by a bot
status-pass-device = Hand the screen to { $name }.
status-since = Since you were last here
status-live = live
status-move-of = Move { $move } of { $count }
status-choose-number = Choose a number, or write a move.
status-what-now = Write “help” for the commands.
status-no-such-page = There is no such page.

## Home, lobby and table

page-home = Home
page-lobby = Lobby
page-table = Table
page-settings = Settings
page-about = About
page-credits = Credits
page-rules = Rules
page-statistics = Statistics
page-tutorial = Tutorial
lobby-your-tables = Your tables
lobby-open-tables = Open tables
lobby-no-tables = No table is open. Create one!
lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-open-seat = open
lobby-bot = Bot
lobby-host = Host
lobby-spectator = Spectator
lobby-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
lobby-invite = Invite link
lobby-invite-hint = Whoever opens this link may take a seat.
lobby-your-name = Your name
lobby-solo = Alone
lobby-together = Together on this screen
lobby-online = Online
lobby-daily = Deal of the day
lobby-same-deal = Same deal again
lobby-ready =
    { $count ->
        [0] Everybody is here.
        [one] { $count } seat is still open.
       *[other] { $count } seats are still open.
    }

## Settings

settings-language = Language
settings-language-en = English
settings-language-ru = Русский
settings-language-fr = Français
settings-theme = Theme
settings-theme-system = as the system
settings-theme-light = light
settings-theme-dark = dark
settings-sound = Sound
settings-animation = Animation speed
settings-animation-none = none
settings-animation-slow = slow
settings-animation-normal = normal
settings-animation-fast = fast
settings-text-size = Text size
settings-colours = Colours
settings-colours-standard = standard
settings-colours-safe = for colour-blind eyes
settings-colours-contrast = high contrast
settings-confirm = Ask before moves that cannot be undone
settings-forecast = Show the forecast
settings-on = on
settings-off = off

## Hints

hint-chance = { $percent } %
hint-only = It is the only possible answer.
hint-settled = Chances were not weighed here: this is what a plain player would do.

## About

about-what = A table for four games of the enchanted forest, with the rules enforced.
about-authors = The games are the work of their authors; texts, drawings and code here are our own.
about-report = The report takes along the position, the log and the version; nothing else.
