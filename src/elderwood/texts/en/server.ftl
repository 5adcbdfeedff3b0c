# What the server refuses. Conventions: docs/texts.md.

why-foreign-seat = The seat of { $name } is not yours.
why-spectator = You are watching, not playing.
why-stale = The table has moved on: this answers question { $decision }, and { $now } is being asked.
why-no-hints = Hints are off at this table: several people play, and its host has not allowed them.
why-hints-off = Hints are off at this table: its host has switched them off.
why-hint-later = There are hints when you are asked.
why-hint-thinking = A hint for you is being thought about already.
why-hint-unknown = Nobody knows this title well enough to give a hint.
why-hint-failed = No hint was found this time. Please try again.
error-address = The server cannot listen on { $host }, port { $port }: { $why }. Choose another address with --host, or another port with --port.
error-port-busy = Port { $port } of { $host } is already in use: choose another with --port.
error-already-seated = You already have a seat at this table.
error-already-started = The match has already begun.
error-not-started = The match has not begun yet.
error-not-over = The match is not over yet.
error-no-wishes = At this table there is nothing to wish about questions.
error-not-seated = You have no seat at this table.
error-not-host = Only the host of the table may do that.
error-bad-token = This token opens no seat: it was taken back, or was never given.
error-bad-address = “{ $address }” is not the address of a server.
error-last-player = Nobody else plays here: end the match instead.
error-not-away = { $name } is at the table, or has not been away long enough.
error-no-open-seat = No seat is open at this table.
error-seat-taken = This seat is taken.
error-seat-left = Somebody has left this seat, and their cards are on it: one of those who sit at the table must let you in first.
error-not-left = { $name } has not left the table.
error-no-bots = No bot can play this title.
error-seed-shared = A seed of your own is only for tables without open seats: whoever knows it knows every card.
error-clock-move = A clock for each move has { $least } to { $most } seconds.
error-clock-bank = A clock for the whole match has { $least } to { $most } seconds.
error-clock-days = A slow match has { $least } to { $most } days for each move.
error-clock-increment = Only a clock for the whole match has an increment, of { $most } seconds at most.
error-no-clock = This table has no clock: there is nothing to pause.
error-paused = The match is paused: go on first.
error-not-paused = The match is not paused.
error-unknown-table = There is no table “{ $table }”.
error-record-later = The record is shown when the match is over.
error-other-rules = The table was opened under version { $rules } of the rules; this is version { $version }.
error-other-rules-short = The table was opened under version { $rules } of the rules; version { $version }, which the board shows, parts from it after entry { $step } of { $count }.
error-unknown-answer = There is no answer { $step } that stands, so nobody can go back to it.
error-asked-already = { $name } has asked already to go back; that is to be settled first.
error-nobody-asks = Nobody asks to go back any more: the match has gone on.
error-empty-line = There is nothing to say: give either a text or one of the ready phrases.
error-long-line =
    { $most ->
        [one] A line has at most { $most } character.
       *[other] A line has at most { $most } characters.
    }
error-unknown-line = There is no line { $number } at this table.
error-foreign-line = Only who said it and the host of the table may delete a line.
error-same-rules = The match is played under today’s rules already.
error-bad-report =
    { $most ->
        [one] A report needs a text of at most { $most } character.
       *[other] A report needs a text of at most { $most } characters.
    }
error-long-name =
    { $most ->
        [one] A name has at most { $most } character.
       *[other] A name has at most { $most } characters.
    }
error-sign-in = No account has this name and this password.
error-recovery = No account has this name and this code. Every code works once.
error-wrong-password = This is not the password of your account.
error-name-needed = An account needs a name.
error-name-taken = “{ $name }” is the name of another account. Please choose another one.
error-has-account = You are signed in already.
error-no-account = You are a guest: this needs an account.
error-password-length =
    { $most ->
        [one] A password has at least { $least } and at most { $most } character.
       *[other] A password has at least { $least } and at most { $most } characters.
    }
error-bad-message = The message cannot be read: { $what }.
error-bad-request = The request cannot be read: { $what }.
error-not-found = There is nothing at this address.
error-origin = Requests from { $origin } are not accepted.
error-too-large = The message is too large.
error-too-many =
    { $seconds ->
        [one] Too many requests. Try again in { $seconds } second.
       *[other] Too many requests. Try again in { $seconds } seconds.
    }
error-too-many-sockets = Too many connections are open.
error-too-many-tables =
    { $most ->
        [one] One connection can follow { $most } table at most.
       *[other] One connection can follow { $most } tables at most.
    }
error-version = The page speaks version { $version } and the server version { $wanted }. Please reload.
error-database-url = “{ $url }” is not the address of an SQLite file or a PostgreSQL database; --help shows one of each.
error-database-open = The database { $file } cannot be opened: { $why }. Choose another folder with --data.
error-database-in-use = The database { $file } is in use by another server or program: stop that one, or choose another folder with --data.
error-database-newer = The database { $file } was made by a newer version of Elderwood: update Elderwood, or choose another one with --data or --database.
error-database-older = The database { $file } is of an older version of Elderwood: start the server on it once, which brings it up to date.
error-database-foreign = The database { $file } belongs to another program: choose another one with --data or --database.
error-database-damaged = The database { $file } is damaged ({ $why }): put a copy of it back, or choose another folder with --data.
error-database-unreachable = The database { $file } cannot be used: { $why }. See whether PostgreSQL runs there and lets this machine in.
error-database-login = The database { $file } does not let us in: { $why }. The password may stand in PGPASSWORD, in ~/.pgpass or in the address in ELDERWOOD_DATABASE.
error-database-missing = There is no such database as { $file }: make one with createdb, or choose another one with --database.
error-database-password = Everybody on this machine can read the password in --database: put it into PGPASSWORD or ~/.pgpass, or put the whole address into ELDERWOOD_DATABASE.
error-database-none = There is no database { $file }.
error-database-empty = The database { $file } is empty.
error-database-full = The database { $file } holds something: choose another folder with --data, or --force, which keeps it under another name.
error-database-holds = The database { $file } holds something: restore into an empty one, which createdb makes.
error-copy-exists = The file { $file } is there already: choose another name, or --force if it is no server's database.
error-copy-failed = The file { $file } cannot be written: { $why }. Nothing has been changed.
error-storage = The server cannot store anything at the moment. Please try again.
error-storage-busy = Storing takes too long at the moment. Please try again in a while.
error-internal = Something went wrong in the server. It has been noted down.
serve-no-page = The page has not been built. The server runs, but there is nothing to show here.
error-data-and-database = Name a data folder or a database, not both.
error-setting-file = The settings in { $file } cannot be read: { $why }.
error-setting-unknown = { $place }: there is no such setting. Nearest: { $nearest }.
error-setting-value =
    { $kind ->
        [number] { $place } needs a number from { $least } to { $most }, not “{ $value }”.
        [whole] { $place } needs a whole number from { $least } to { $most }, not “{ $value }”.
        [choice] { $place } needs one of these: { $known }; not “{ $value }”.
        [limit] { $place } needs two numbers above 0, how often at once and how often a second, as in 60, 2; not “{ $value }”.
        [addresses] { $place } needs addresses or networks with commas between them, as in 127.0.0.1, 10.0.0.0/8; not “{ $value }”.
        [path] { $place } needs a path that begins and ends with /, not “{ $value }”.
       *[text] { $place } needs a text, not “{ $value }”.
    }
error-no-server = No server that you may look after is running for { $file }: name its folder with --data, and be the user it runs as.
error-no-data-folder = A server on PostgreSQL is looked after through a socket in its data folder: name one with --data, for the server and here.
error-kept-away =
    { $minutes ->
        [one] The host keeps you away for { $minutes } minute more.
       *[other] The host keeps you away for { $minutes } minutes more.
    }
serve-listening = Elderwood is open at { $address }
serve-stopped = The server has stopped.

## The log

log-start = The match begins.
log-undo =
    { $count ->
        [one] { $name } takes { $count } answer back.
       *[other] { $name } takes { $count } answers back.
    }
log-redo = { $name } plays again what was taken back.
log-ask =
    { $count ->
        [one] { $name } asks to take back the last answer, over what was revealed.
       *[other] { $name } asks to take back the last { $count } answers, over what was revealed.
    }
log-agree = { $name } agrees to go back.
log-decline = { $name } would rather play on: nothing is taken back.
log-back =
    { $count ->
        [one] By consent, { $name } takes back the last answer. What was seen stays known.
       *[other] By consent, { $name } takes back the last { $count } answers. What was seen stays known.
    }
log-leave = { $name } leaves the table.
log-bot = A bot plays on for { $name }.
log-join = { $name } sits down.
log-hint = { $name } takes a hint.
log-end = The match is ended early, by agreement. Nobody wins.
log-flag = { $name } has run out of time: a bot has answered.
log-pause = Everybody has agreed: the match is paused.
log-resume = { $name } goes on with the match.
log-expire = Nobody has played on for too long: the match ends. Nobody wins.
log-consent = { $name } would go on under today’s rules, version { $version }.
log-rules = Everybody has agreed: the match goes on under version { $version } of the rules.
