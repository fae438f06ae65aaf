start-choose = Choose a game
start-options = The table
start-seats = Who sits where
start-seat = Seat { $seat }
start-seat-me = You
start-seat-open = Open seat, for a person
start-seat-bot = { $bot } (bot)
start-players = Players
start-private = Private: only who has the link
start-public = Open: listed for everyone
start-who-may = Open seats are
start-play = Play now
start-make = Make the table
start-more = Clocks and waiting times
start-clock = Clock
start-clock-none = No clock
start-clock-of = { $minutes } min, { $increment } s more a move
start-reaction = Time to react
start-name = Your name
start-name-save = Save
start-name-saved = Saved.
start-open-tables = Open tables
start-my-tables = My tables
start-no-tables = Nobody waits just now. Make a table and send a friend the link.
start-refresh = Look again
start-rules = Rules

table-join = Join
table-watch = Watch
table-continue = Go on
table-your-turn = your turn
table-waiting-for = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
table-running = being played
table-over = over

option-level = Level
option-level-standard = Standard: attacks and parries
option-level-basic = Basic: every attack hits
option-level-advanced = Advanced: advance and attack, retreat
option-target = Rounds to win
option-discards = Discard pile
option-discards-top = Only its top card is seen
option-discards-all = All of it is seen
option-first = First to open
option-first-left = Left of the dealer
option-first-right = Right of the dealer
option-purple = No purple after
option-purple-color = a purple tournament
option-purple-token = a purple token
option-track = Spaces to the oubliette

join-title = An invitation
join-busy = Opening the door…
join-failed = This invitation is not valid any more.

rules-title = Rules: { $game }
rules-search = Find a word, card or rule number
rules-none = Nothing found.
