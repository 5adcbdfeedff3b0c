# What only the page says. Conventions: docs/texts.md.

## Around the page

page-welcome = Welcome to Elderwood
page-skip = Skip to the content
page-navigation = Pages
page-tools = Tools of the table
page-no-such-title = There is no such title.
page-with-others = Options and other players
page-first-company =
    { $count ->
        [0] You play alone.
        [one] You and { $count } bot.
       *[other] You and { $count } bots.
    }
page-whole-company =
    { $count ->
        [one] You and { $count } bot.
       *[other] You and { $count } bots.
    }
page-cooperative = together
page-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-in-play = in play
page-guest = Guest
page-play = Play
page-error-offline = The server cannot be reached. The page keeps trying.
page-error-server = The server answers with error { $status }.
page-broken = Something here has failed
page-broken-hint = The match itself is safe on the server.
page-try-again = Try again

## A new table

page-new-table = New table: { $title }
page-for-players = { $fewest } to { $most } players
page-public = List this table in the lobby
page-seat-open = open, for a friend
page-seat-local = at this screen
page-seat-bot = a bot
page-name-of-seat = Name of player { $number }
page-bot-patient = strongest, 10 s a move
page-bot-greedy = plain and quick
page-bot-random = anything goes
page-bot-level = { $name }, level { $level } of 6{ $temper ->
    [bold] { "" }, bold
    [careful] { "" }, careful
    [spiteful] { "" }, spiteful
    [planner] { "" }, a planner
   *[none] { "" }
}
page-against = Against
page-start-bots = Start with bots in the open seats

## The table

page-progress = How the match stands
page-way = The way to the goal
page-hint = A hint for your first match
page-hint-close = Understood
page-hint-off = No more hints
page-hint-open = Read the hint
page-advice = Hint
page-advice-hint = The best moves with the chance to win, and why. Everybody at the table is told that you took a hint.
page-advice-thinking = Thinking about your move …
page-advice-stop = Stop thinking
page-advice-show = Show it: { $move }
page-advice-chance = Chance to win { $percent } %
page-advice-none = No hint for this question.
page-hints = Hints
page-hints-usual = as usual: only where one person plays, or all sit at one screen
page-hints-on = for everybody
page-hints-off = for nobody
page-clock = Clock
page-clock-none = none: think as long as you like
page-clock-move =
    { $count ->
        [one] { $count } second for each move
       *[other] { $count } seconds for each move
    }
page-clock-bank =
    { $count ->
        [one] { $count } minute for the whole match, { $increment } s more with each move
       *[other] { $count } minutes for the whole match, { $increment } s more with each move
    }
page-clock-days =
    { $count ->
        [one] { $count } day for each move
       *[other] { $count } days for each move
    }
page-clock-own = another one …
page-clock-kind = What is counted
page-clock-kind-move = seconds for each move
page-clock-kind-bank = minutes for the whole match
page-clock-kind-days = days for each move
page-clock-increment = Seconds more with each move
page-clock-bot = Who answers at zero
page-clock-zero = At zero a bot answers in your place, and the next question is yours again. After three times in a row it keeps the seat until you take it back.
page-time-left = { $time } left to think
page-time-short =
    { $count ->
        [one] { $count } second left.
       *[other] { $count } seconds left.
    }
page-plain-board = The table as it is
page-seats = Players
page-piles = Piles
page-pile-word = { $label }: { $count }. A touch lists what is known to lie there.
page-side = Players, piles and log
page-actions = Answers
page-to-move = to move
page-presence-here = here
page-presence-away = connection lost
page-presence-gone = left the table
page-program-give = Let a program play here
page-program-take = Take the seat back
page-program-token = Run this with your program as COMMAND. The token is shown only now.
page-account = Account
page-account-guest = You are a guest: this browser alone knows you. With an account you find your tables on every device.
page-account-as = You are signed in as { $name }.
page-account-up = Make an account
page-account-in = Sign in
page-account-recover = I forgot the password
page-account-password = Change the password
page-account-codes = New recovery codes
page-account-out = Sign out
page-account-everywhere = Sign out on all devices
page-account-delete = Delete the account
page-account-export = Save everything of mine as a file
page-account-up-hint = A password has at least 8 characters. All that you have played as a guest stays yours.
page-account-in-hint = What you have played here as a guest becomes the account’s.
page-account-recover-hint = A recovery code brings you back once. All devices are signed out.
page-account-password-hint = Your other devices are signed out.
page-account-codes-hint = The codes you have no longer work then.
page-account-out-hint = Your tables stay, and wait for you.
page-account-everywhere-hint = This one and all others. Your tables stay, and wait for you.
page-account-delete-hint = Your name is gone from all tables, and nobody can bring the account back. Matches of others go on.
page-account-old = The password you have
page-account-secret = Password
page-account-new = New password
page-account-code = Recovery code
page-account-sure = I know that this cannot be undone
page-account-shown = Your recovery codes. Keep them well: they are shown only now, and each brings you back once if you forget the password.
page-account-changed = The password is changed.
page-presence-bot = a bot plays
page-presence-empty = free
page-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
page-watching = You are watching.
page-watching-beside = You are watching. Point of view: { $name }.
page-watch-here = Look from this place
page-watch-freely = Look from nobody’s place
page-watch-hint = You see what any spectator may see: hands stay hidden.
page-can-be-used = can be used
page-times = { $what } × { $count }
page-no-options = There is nothing to choose now.
page-options =
    { $count ->
        [one] { $count } answer is possible:
       *[other] { $count } answers are possible:
    }
page-which = Which one?
page-choose-card = Choose a card
page-choose-above = Choose on the table
page-fold = Look underneath
page-unfold = Show the cards
page-coins = The price: what is paid is ticked, the rest is still to be paid.
page-tempo = Time at this table
page-wish = What you are asked
page-wish-back = Back to: { $what }
page-pace = Speed of the bots
page-pace-slow = slow
page-pace-normal = normal
page-pace-fast = fast
page-pace-at-once = at once
page-hurry = On to my turn
page-hurry-hint = Play on at once until I am asked
page-wait = Please wait
page-sending = Sending …
page-undo-what = Undo: { $what }
page-restart = Restart turn
page-restart-hint = Takes back everything of this turn that can be taken back
page-confirm-again = Yes, do it anyway
page-sort = Sort the hand
page-sort-kind = by kind
page-sort-cost = by cost
page-sort-own = my order
page-curtain = Hand the screen to { $name }
page-curtain-hint = What is shown next is meant for { $name } only.
page-i-am = I am { $name }
page-same-players = Play again with the same players
page-same-deal = The same deal again
page-verify-deal = Was the deal fair?
page-verify-hint = The seed commitment was shown before the first move. It is a hash of the seed below, so nobody could change the deal afterwards.
page-deal-true = yes, the seed fits
page-deal-false = the seed does not fit
page-record = Download the record
page-look-at-board = Look at the table

## The end of a match

page-ranking = Who came where
page-winner = winner
page-course = How it went
page-moments = What turned it
page-ask-back = Ask to go back: { $what }
page-back-asks =
    { $count ->
        [one] { $name } asks to take back the last answer. What was seen stays known.
       *[other] { $name } asks to take back the last { $count } answers. What was seen stays known.
    }
page-back-waits = You ask to go back. Waiting for { $names }.
page-back-agreed = You agree to go back. Waiting for { $names }.
page-withdraw = Withdraw
page-chat = Talk at the table
page-chat-empty = Nobody has said anything yet. Only those who sit here read it.
page-chat-say = Say something
page-chat-send = Say it
page-chat-phrases = Ready phrases, which everybody reads in their own language
page-chat-delete = Delete this line
page-chat-deleted = { $who }: deleted
page-chat-muted = { $who }: muted
page-chat-mute = Mute { $who }
page-chat-unmute = Hear { $who } again
page-chat-unread =
    { $count ->
        [one] Talk at the table, { $count } new line
       *[other] Talk at the table, { $count } new lines
    }
page-chat-line = { $who }: { $text }
page-phrase-hello = Hello, everybody!
page-phrase-luck = Good luck!
page-phrase-thinking = Let me think…
page-phrase-moment = One moment, please.
page-phrase-your-turn = It is your turn.
page-phrase-nice = Nice move!
page-phrase-wow = Well, I never!
page-phrase-oops = Oops!
page-phrase-ouch = Ouch!
page-phrase-sorry = Sorry!
page-phrase-thanks = Thank you!
page-phrase-close = That was close!
page-phrase-played = Well played!
page-phrase-again = Shall we play again?
page-phrase-bye = See you in the forest!
page-renew = Go on under today’s rules
page-renew-hint = Today’s rules play this match on from where it stands. It goes on once everybody at the table agrees.
page-renew-waits = You agree to go on under today’s rules. Waiting for { $names }.
page-ended-early = Ended early
page-ended-early-hint = Nobody has won or lost.
page-history = Your finished matches
page-history-all =
    { $count ->
        [one] Show all: { $count } match
       *[other] Show all { $count } matches
    }
page-history-fewer = Show fewer
page-result-won = won
page-result-lost = lost
page-result-winner = won by { $names }
page-result-abandoned = ended early

## Ways out

page-out = Leave or end
page-out-back = Take my seat back
    .hint = The bot stops playing for you.
page-out-concede = Let a bot play on for me
    .hint = You give your seat up for good; the others go on at once.
page-out-leave = Leave my seat
    .hint = You may come back to it. Meanwhile the others may let a bot play, or let somebody in who has the link. If you are the last one, the match ends without a winner.
page-out-end = End the match
    .hint = It is kept as ended early: nobody wins, and it counts for nothing.
page-out-ask = Ask to end the match
    .hint = It ends without a winner once everybody at the table agrees.
page-out-withdraw = Play on after all
    .hint = Takes back that you would end the match.
page-out-pause = Pause the match
    .hint = All clocks stand once everybody at the table agrees. Anybody may go on.
page-out-unpause = No pause after all
    .hint = Takes back that you would pause the match.
page-out-resume = Go on with the match
    .hint = The clocks run again from where they stood.
page-out-hide = Remove from my list
    .hint = The match is kept; whoever has the link can still look at it.
page-out-replace = Let a bot play for { $name }
    .hint = Who comes back gets the seat back.
    .gone = This player has left the table.
page-you-left = You have left this table; your seat is still yours to take again.
page-bot-for-you = You were away, and a bot plays for you.
page-asks-to-end = { $names } would end the match here, without a winner.
page-paused = The match is paused, and all clocks stand.
page-asks-to-pause = { $names } would pause the match.
page-agree = Agree
page-play-on = Play on
page-seat-left = { $name } has left the table.
page-seat-absent = { $name } has been away for a while.
page-let-in = Let somebody in
page-seat-opened = The seat of { $name } is open to whoever has the link.
page-seat-for-you = The seat of { $name } is free, and you are let in.
page-bot-plays-on = Let a bot play on

## Log

page-log-filter = What the log shows
page-harms = What was done to you
page-harms-count = What was done to you: { $count }
page-harms-none = Nobody has done anything to you yet.
page-harms-cause = Because:
page-harms-where = Show me where
page-harms-more = { $count ->
    [one] And one more
   *[other] And { $count } more
}
page-log-all = everything
page-log-mine = mine
page-log-others = others
page-log-reveals = reveals

## Rules and reports

page-search-rules = Search the rules
page-rules-missing = The rules cannot be fetched now.
page-rules-which = Which game
page-rule-named = The rule: { $name }
page-rule-open = To the rule
page-found = { $at } of { $count }
page-found-next = Next place
page-found-last = Place before
page-found-none = “{ $what }” stands nowhere in these rules. A shorter word may find more.
page-found-clear = Show the rules from the start
page-nothing-found = Nothing found.
page-report-what = What went wrong?
page-report-hint = The record of the match, the position and the version are attached.
page-report-send = Send
page-report-sent = Thank you. The report has been stored.

## Keys

page-shortcuts = Keys
page-key-groups = from group to group: hand, board, buttons
page-key-arrows = from thing to thing
page-key-use = use it, or learn why not
page-key-next-legal = next thing that can be used
page-key-primary = the main button
page-key-escape = close, or take the begun play back
page-key-zoom = enlarge the card
page-key-advice = a hint: the best moves
page-key-undo = undo
page-key-restart = restart the turn
page-key-redo = redo
page-key-forecast = forecast on or off
page-key-hand = to the hand
page-key-board = to the board
page-key-prompt = read out what is asked
page-key-say-options = say what can be answered
page-key-say-hand = say the hand
page-key-say-board = say the board
page-key-say-counts = say counts and piles
page-key-rules = rules, at the right place
page-key-log = log
page-key-help = these keys

## Settings

page-palette-standard = standard
page-palette-deuteranopia = for weak green (deuteranopia)
page-palette-protanopia = for weak red (protanopia)
page-palette-tritanopia = for weak blue (tritanopia)
page-mute = Mute all sounds
page-sound-turn = It is my turn
page-sound-card = A card is played
page-sound-damage = A blow or a loss
page-sound-struck = Something is done to me
page-sound-refused = Something is not possible
page-sound-end = The match ends
page-set-confirm = Ask again before moves that look like a mistake
page-set-forced = Play for me where there is only one choice
page-set-zen = Zen: hide spectators and other distractions
page-set-coach = Hints in the first match of a game
page-coach-again = Show all hints again

## Sylvion

page-sylvion-discard = Discard
page-sylvion-removed = Removed
page-sylvion-to-come = To come
page-sylvion-spent = Spent
page-sylvion-fountain = Fountains
page-sylvion-tree = Trees
page-sylvion-won = The forest sings tonight.
page-sylvion-lost = Ash settles; next spring it will grow again.
page-sylvion-feat = Feat
page-sylvion-rounds = Rounds
page-sylvion-animal = Animals
page-sylvion-curve =
    { $count ->
        [one] Your deck: { $count } card, by cost
       *[other] Your deck: { $count } cards, by cost
    }
page-sylvion-pool =
    { $count ->
        [one] { $count } card to come
       *[other] { $count } cards to come
    }
page-sylvion-paid = Paid { $paid } of { $cost }
page-sylvion-payer = { $name } pays.
page-sylvion-falls = will fall in the next march
page-sylvion-fights = will be attacked in the next march
page-sylvion-burns =
    { $count ->
        [one] will burn { $count } edge
       *[other] will burn { $count } edges
    }
page-sylvion-dooms = will carry the pawn into the forest: defeat
page-sylvion-unseen-hint = These cards are in the deck or in a hand you do not see.
page-sylvion-known = Known from the top down: { $cards }.
page-sylvion-hidden-hand = Hidden; only what you know of it is listed.
