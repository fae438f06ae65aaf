start-choose = Choose a game
start-play = Play
start-play-game = Play { $game } against bots
start-friends = With friends
start-friends-game = { $game } with friends
start-more = More choices
start-more-game = More choices for { $game }
start-rules = Rules
start-learn = Learn
start-learn-game = Learn { $game } by playing
start-new = { $game }: a new table
start-players = Players
start-seat = Seat { $seat }
start-seat-open = Open, for a person
start-seat-open-about = Somebody with the link sits down here; if you start before anybody has, a bot does.
start-seat-bot = { $bot } (bot)
start-who-may = Open seats are
start-private = for whoever has the link
start-private-about = Nobody else sees this table.
start-public = for everyone
start-public-about = The table is listed on everybody’s first page.
start-make = Make the table
start-clock = Clock
start-clock-none = None
start-clock-none-about = Take all the time you need.
start-clock-of = { $minutes } min, { $increment } s more a move
start-clock-about = { $players ->
    [2] { $minutes } minutes, and { $increment } seconds more with each move. Whoever runs out of time loses.
   *[other] { $minutes } minutes, and { $increment } seconds more with each move. A bot plays on for whoever runs out of time.
}
start-patience = Patience
start-patience-usual = as usual
start-patience-usual-about = The others may go on without anybody who is away for { $absent ->
    [1] a minute
   *[other] { $absent } minutes
} when it is their turn, or does nothing for { $silent }.
start-patience-long = more
start-patience-long-about = The others may go on without anybody who is away for 15 minutes when it is their turn, or does nothing for an hour.
start-patience-days = days
start-patience-days-about = For a game over many days: the others may go on without anybody who is away for a day when it is their turn, or does nothing for three.
start-players-ivanhoe-about = { $players ->
    [2] Whoever first holds tokens of all five colours wins.
    [3] Whoever first holds tokens of all five colours wins.
   *[other] Whoever first holds tokens of four colours wins.
}
start-players-castles-about = { $players ->
    [2] The box says three to six; two play by the same rules.
   *[other] Everybody plays for themselves, for the same five castles.
}
start-wait-reaction = Time to answer
start-wait-reaction-about = How long everybody may answer an action card.
start-wait-offer = Time to offer
start-wait-offer-about = How long everybody may offer in a trade or bid a ransom.
start-pace = Bots play
start-pace-100 = at once
start-pace-500 = quickly
start-pace-1000 = briskly
start-pace-2500 = slowly
start-pace-about = How long a bot’s move takes to appear.
start-where = Played
start-where-server = on the server
start-where-server-about = The server deals and keeps the game; when it is over, you can share it and check its deal.
start-where-device = on this device
start-where-device-about = Nothing leaves this device, and no network is needed.
start-offline = The server cannot be reached. On this device you can play against bots, learn, look back on games, and read the rules.
start-offline-nothing = The server cannot be reached, and the part of the page that plays without one is not on this device yet. The rules can be read.
offline-insecure = This page came by plain http, so the browser can neither keep nor install it, and it cannot notify you. By https, or on the machine that serves it, all of this works.
offline-ready = This page is kept on this device: it opens without a network, too.
offline-install = Install Hastilude
start-name = Your name
start-name-saved = Kept.
start-name-failed = This name cannot be kept.
start-open-tables = Open tables
start-my-tables = Your tables
start-none-running = No game of yours is under way.
start-over = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
start-broken = { $count ->
    [one] One of your games cannot be read any more. Whoever runs the server has been told.
   *[other] { $count } of your games cannot be read any more. Whoever runs the server has been told.
}
start-no-tables = No table is open just now. Choose “With friends” at a game, and send them the link.

table-join = Join
table-watch = Watch
table-continue = Open
table-look = Look
table-end = End
table-end-sure = Sure? End it
table-replay = Look back
table-with = with { $who }
table-your-turn = Your turn
table-waiting-for = { $free ->
    [one] One seat free
   *[other] { $free } seats free
}
table-running = Others are to move
table-playing = Being played
table-over = Finished
table-won = You won
table-lost = Won by { $who }

option-level = Level
option-level-standard = Standard
option-level-standard-about = An attack can be parried with as many cards of the same number.
option-level-basic = Basic
option-level-basic-about = Every attack hits: good for a first duel.
option-level-advanced = Advanced
option-level-advanced-about = You may also advance and attack in one turn, and retreat from such an attack.
option-target = Rounds to win
option-target-about = The first to win this many rounds wins the match.
option-discards = Discards
option-discards-top = top card open
option-discards-top-about = Only the top card may be looked at, as at the table: remember the rest.
option-discards-all = all open
option-discards-all-about = All discards may be looked at, as an aid to memory.
option-first = First to open
option-first-left = left of the dealer
option-rulebook = { $about } So says the English rulebook.
option-first-left-about = Whoever sits on the dealer’s left opens the first tournament.
option-first-right = right of the dealer
option-first-right-about = Whoever sits on the dealer’s right opens the first tournament.
option-purple = No purple after
option-purple-color = a purple tournament
option-purple-color-about = After a tournament that was purple, the next one cannot open in purple.
option-purple-token = a purple token
option-purple-token-about = After a purple token was taken, the next tournament cannot open in purple.
option-track = Spaces to the oubliette
option-track-about = How many spaces each track has; with fewer, more blazons fall.

join-title = An invitation
join-busy = Opening the door…
join-failed = This invitation is not valid any more.

rules-title = Rules: { $game }
rules-search = Find a word, card or rule number
rules-none = Nothing found.

start-replay = Look back on a game from its record
credits = Credits and licences
