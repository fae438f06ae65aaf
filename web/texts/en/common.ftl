# Words that every page needs.

product = Hastilude
tagline = Lances, blades and castles, to play at one table.

game-ivanhoe = Ivanhoe
game-engarde = En Garde
game-castles = The Castles
game-ivanhoe-about = Ride in tournament after tournament and win a token of every colour.
game-engarde-about = Two blades, one strip: judge the distance, then strike.
game-castles-about = Raise an army, take five castles, and mind the oubliette.
game-ivanhoe-tincture = gules
game-engarde-tincture = azure
game-castles-tincture = vert
game-players = { $least }–{ $most } players
game-players-fixed = { $players } players

guest-name = Guest { $number }
seat-name = Seat { $seat }
bot-random = Fool
bot-groom = Groom
bot-minstrel = Minstrel
bot-falconer = Falconer
bot-herald = Herald
bot-page = Page
bot-squire = Squire
bot-knight = Knight
bot-champion = Champion
bot-random-about = Plays anything that is allowed.
bot-groom-about = Has only just learnt the rules and overlooks a lot: good for a first game.
bot-minstrel-about = Plays for a good story rather than for the win.
bot-falconer-about = Sees a chance, but soon forgets what has been played.
bot-herald-about = Knows the game well and errs now and then.
bot-page-about = Knows what it wants, but looks no further than its nose: good to learn against.
bot-squire-about = Has learnt by playing, and punishes mistakes.
bot-knight-about = Has learnt to judge what a move is worth; expect to lose at first.
bot-champion-about = The best we have.

# The place of a card in a row; the number of a round.
ordinal-card = { $number }{ $form ->
    [one] st
    [two] nd
    [few] rd
   *[other] th
}
ordinal-round = { $number }{ $form ->
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
again = Try again
# Two clauses, an option and its value, a way in and where it leads.
clauses = { $one }; { $other }
listed = { $before } and { $last }
seconds-tenths = { $seconds }.{ $tenths }
option-value = { $option }: { $value }
way-in = { $action }: { $game }, { $who }

settings = Settings
settings-language = Language
settings-theme = Light or dark
settings-theme-system = as the system has it
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Movement
settings-motion-system = as the system has it
settings-motion-off = none
settings-sound = Sound
settings-sound-on = on
settings-sound-off = off
settings-volume = Volume
settings-confirm = Ask once more
settings-confirm-grave = before withdrawing or claiming a win
settings-confirm-never = never
settings-tips = First games
settings-tips-on = explain themselves
settings-tips-off = say nothing
settings-cards = Cards in the hand
settings-cards-normal = normal
settings-cards-large = large
settings-notify = When it is your turn
settings-notify-off = show it on the page
settings-notify-on = also send a notification
settings-side = Answers stand
settings-side-right = on the right
settings-side-left = on the left
settings-patterns = Patterns of colours
settings-patterns-normal = fine
settings-patterns-strong = strong
settings-full = Full screen
settings-full-leave = Leave full screen
settings-known = Forget me
settings-known-about = This server knows you by a cookie in your browser. Without it you are a new guest: your seats and your list of games are gone for good.
settings-known-here = Forget me in this browser
settings-known-everywhere = Forget me everywhere
settings-known-failed = That did not work. Try again later.
close = Close
help = Help
home = All games
loading = A moment…
seconds = { $seconds } s

status-connecting = Connecting…
status-lost = The line is cut; trying again. Your seat is kept, and what you chose is sent as soon as the line is back.
status-held = The server cannot store anything just now. The game stands still, and the clocks with it; it goes on by itself.
status-refused = This page and the server do not fit together. Please reload the page.
status-open = Connected

error-failed = That did not work. Please try again.
error-part = This part of the page cannot be fetched just now.
error-offline = The server cannot be reached.
error-no_engine = This page came without the engine that lets it play by itself.
error-old_browser = This browser lacks what this page needs to play by itself (WebAssembly with SIMD). A newer one has it; tables of a server work in this one too.
error-no_table = There is no such table, or it is not open to you.
error-not_shared = This game is not shared, or no longer is.
error-full = Too many people watch this table.
error-broken = This table cannot be read any more. Whoever runs the server has been told.
error-too_busy = The server cannot read this table just now. It tries again by itself.
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
bot-character-groom = has just learnt the rules
bot-character-minstrel = plays for a good story
bot-character-falconer = soon forgets what has been played
bot-character-herald = errs now and then
bot-character-page = plays by good sense, without looking far
bot-character-squire = has learnt by playing
bot-character-knight = judges well what a move is worth
bot-character-champion = misses very little

# Who the bots are, six of each rung.
bot-name-random-1 = Wamba
bot-name-random-2 = Patch
bot-name-random-3 = Motley
bot-name-random-4 = Till
bot-name-random-5 = Jape
bot-name-random-6 = Gurth
bot-name-groom-1 = Hob
bot-name-groom-2 = Wat Carter
bot-name-groom-3 = Little Joan
bot-name-groom-4 = Dickon
bot-name-groom-5 = Madge Hay
bot-name-groom-6 = Tom Tanner
bot-name-minstrel-1 = Jack Lute
bot-name-minstrel-2 = Ela Larkspur
bot-name-minstrel-3 = Blind Perkin
bot-name-minstrel-4 = Nan Whistle
bot-name-minstrel-5 = Rafe Fiddler
bot-name-minstrel-6 = Cecily Harp
bot-name-falconer-1 = Giles Lanner
bot-name-falconer-2 = Hawise Merlin
bot-name-falconer-3 = Ned Kestrel
bot-name-falconer-4 = Avice Kite
bot-name-falconer-5 = Simon Perch
bot-name-falconer-6 = Edith Jess
bot-name-herald-1 = Piers Tabard
bot-name-herald-2 = Agatha Roll
bot-name-herald-3 = Ivo Trumpet
bot-name-herald-4 = Lettice Field
bot-name-herald-5 = Godwin Gules
bot-name-herald-6 = Sabine Argent
bot-name-page-1 = Robin of Hale
bot-name-page-2 = Alys Fenn
bot-name-page-3 = Young Piers
bot-name-page-4 = Tib Hallow
bot-name-page-5 = Osric
bot-name-page-6 = Maud Pell
bot-name-squire-1 = Maude the Bold
bot-name-squire-2 = Oswin Grey
bot-name-squire-3 = Isolde Marsh
bot-name-squire-4 = Hugh Lacy
bot-name-squire-5 = Dame Perrine
bot-name-squire-6 = Brother Anselm
bot-name-knight-1 = Sir Brian
bot-name-knight-2 = Dame Ysolt
bot-name-knight-3 = Sir Reynold
bot-name-knight-4 = Dame Aveline
bot-name-knight-5 = Sir Guarin
bot-name-knight-6 = Dame Philippa
bot-name-champion-1 = Master Aldous
bot-name-champion-2 = Maestra Fiore
bot-name-champion-3 = Master Liechten
bot-name-champion-4 = Dame Sibylla
bot-name-champion-5 = Master Talhoffer
bot-name-champion-6 = Maestro Vadi
bot-name-other-1 = Sir Alain
bot-name-other-2 = Dame Rohese
bot-name-other-3 = Sir Tancred
bot-name-other-4 = Dame Emmot
bot-name-other-5 = Sir Wymond
bot-name-other-6 = Dame Jocosa
