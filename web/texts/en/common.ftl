# Words that every page needs.

product = Hastilude
tagline = Knightly card games, to play at once or with friends.

game-ivanhoe = Ivanhoe
game-engarde = En Garde
game-castles = Ivanhoe: the Castles
game-ivanhoe-about = Tournaments of two to five knights: outbid them, outwit them, take their colours.
game-engarde-about = A duel on a narrow strip: step, strike, parry. Three levels.
game-castles-about = Two to six lords raise armies for five castles, and ransom those who fall.
game-players = { $least } to { $most } players
game-players-fixed = { $players } players

you-object = you
your = your
possessive = { $who }’s
seat-name = Seat { $seat }
bot-random = Fool
bot-page = Page
bot-squire = Squire
bot-knight = Knight
bot-master = Master

ordinal = { $number }{ $form ->
    [one] st
    [two] nd
    [few] rd
   *[other] th
}

nothing = nothing
hidden-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}

cancel = Cancel
close = Close
help = Help
home = All games
loading = A moment…
seconds = { $seconds } s

status-connecting = Connecting…
status-lost = The line is cut. Trying again…
status-refused = This page is older than the server. Please reload it.
status-open = Connected

error-failed = That did not work. Please try again.
error-offline = The server cannot be reached.
error-no_table = There is no such table, or it is not open to you.
error-full = Too many people watch this table.
error-too_many = This page watches too many tables.
error-too_many_tables = You have too many tables that are not over.
error-too_fast = Not so fast, please.

log-starter = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
}
log-result = { $you ->
    [yes] You win the game!
   *[no] { $who } wins the game.
}
log-result-shared = { $who } share the win.
log-resign = { $you ->
    [yes] You resign.
   *[no] { $who } resigns.
}
log-name = Seat { $seat } is now played by { $who }.

bot-mark = bot
bot-character-random = plays whatever comes to hand
bot-character-page = plays by good sense, without looking far
bot-character-squire = thinks a little ahead
bot-character-knight = thinks far ahead
bot-character-master = misses very little
