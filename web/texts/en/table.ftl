waiting-title = { $game }: waiting for players
waiting-your-name = Your name, for the others to see
waiting-sit = Sit here
waiting-empty = empty
waiting-bot = Put a bot here
waiting-clear = Free this seat
waiting-start = Start now
waiting-start-hint = Bots take the empty seats. Without this, the game begins when every seat is taken.
waiting-begins = The game begins when every seat is taken, or when the host starts it.
waiting-invite = Send this link to those you want to play with
waiting-table-link = Link to this table
waiting-code = The same link as a code for a camera
waiting-copy = Copy the link
waiting-copied = Copied
waiting-leave = Leave the table
waiting-reach-machine = This link works on this machine only. Others reach it by the machine’s own address, if the server was started with --listen.
waiting-reach-network = This link works in your network only.
waiting-reach-address = Address that others use

panel-label = What you can do
panel-your-turn = Your turn
panel-asked = You are asked
panel-wait = { $count ->
    [one] { $who } is to act.
   *[other] Waiting for { $who }.
}
panel-watching = You watch.
panel-hurried = The server has much to do: bots think less than usual.
panel-go-on = Go on
panel-sure = Sure?
panel-sure-text = “{ $choice }” cannot be taken back.
panel-you-are-away = A bot plays for you.
panel-sending = …
panel-then = { $choice }…
panel-choose-target = { $chosen }: now choose.
side-title = Chronicle and talk
menu = Menu
keys = Keys
keys-digit = 1 – 9
keys-digit-does = choose the card of your hand at that place
keys-digit-does-value = choose a card of that value
keys-letter = a letter
keys-letter-does = chooses the answer that shows it
keys-arrows = ← → ↑ ↓
keys-arrows-does = go to what lies there: cards, seats, answers
keys-enter = Enter
keys-enter-does = chooses what has the focus, or explains it
keys-escape = Esc
keys-escape-does = goes back one step
keys-question = ?
keys-question-does = explains what has the focus, or shows these keys
panel-held = Your answer is kept until the time is over: { $answer }. You can still change it.
panel-window = { $seconds } s left
panel-more-time = More time
panel-undo = Take back
panel-pass-stop = You let all pass: ask again
panel-resign = Resign
panel-resign-sure = Resign this game?
panel-resign-yes = Yes, resign
panel-leave = Leave
panel-leave-sure = Leave your seat? A bot plays on for you, and you can come back.
panel-leave-yes = Yes, leave
panel-return = Take your seat back
panel-dismiss = End this game
panel-dismiss-sure = End this game? It has no winner, and cannot be taken up again.
panel-dismiss-yes = Yes, end it
panel-close = Give up this table
panel-close-sure = Give up this table? Nothing will be played at it.
panel-close-yes = Yes, give it up
panel-closed = This game was ended before its time.
panel-missing = { $who } does not come.
panel-missing-agreed = { $count ->
    [one] { $who } would let a bot play.
   *[other] { $who } would let a bot play.
}
panel-vote-bot = Let a bot play for { $who }
panel-vote-claim = Take the game
panel-vote-wait = Wait on
closed-title = { $game }: given up
closed-waiting = This table was given up; nothing is played here any more.
panel-rematch = Play again
panel-rematch-yes = Yes, again
panel-rematch-not = Not again
panel-rematch-yet = Again after all
rematch-asked = { $count ->
    [one] { $who } wants to play again.
   *[other] { $who } want to play again.
}
rematch-waiting = You want to play again; the answer of { $who } is awaited.
rematch-unwanted = Not willing to play again: { $who }.
rematch-declined = You do not want to play again.
panel-to-rematch = Go to the next game
panel-share = Share this game
share-about = Whoever has the link can read this game, without what was said at the table.
share-link = Link to this game
share-make = Make a link
share-stop = Revoke the link
waiting-reach-offer = Use { $address }
panel-record = Download the record
panel-over-won = { $you ->
    [yes] You have won!
   *[no] { $who } has won.
}
panel-over-shared = { $who } share the win.
panel-over = The game is over.
panel-explain = What is this?

pick-cards = { $count ->
    [0] { $chosen }: choose the cards in your hand.
   *[other] { $chosen }: { $cards }.
}
pick-first = You have chosen { $cards }.
pick-missing = { $missing ->
    [one] One card more is needed.
   *[other] { $missing } cards more are needed.
}
pick-play = { $count ->
    [one] { $choice } with this card
   *[other] { $choice } with these { $count } cards
}

player-bot = bot
player-away = away, a bot plays
player-offline = not here
player-you = you
player-asked = asked
player-clock = Clock of { $who }: { $time }
player-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
player-hand-of = { $you ->
    [yes] Your hand
   *[no] Hand of { $who }
}

log-title = Chronicle
log-empty = Nothing has happened yet.
log-earlier = Earlier turns
log-took-back = { $you ->
    [yes] You take your move back.
   *[no] { $who } takes the move back.
}
log-outage = The server was away for a while; the clocks did not run.
chat-title = Talk
chat-say = Say something
chat-send = Send
spectators = { $count ->
    [0] no spectators
    [one] one spectator
   *[other] { $count } spectators
}

help-all = All rules
help-seat = seat { $seat }
help-rule = Rule { $rule }

why-not-now = This can be played; choose it again.
stale = The table has moved on; please choose again.
refused = This was refused ({ $code }).

card-lit = { $card }: choose

# Why a wish was not carried out, where no rule of the game is the reason.
refused-unreadable = This could not be understood.
refused-not_seated = You do not sit at this table.
refused-not_asked = You are not asked now.
refused-not_host = Only the host can do this.
refused-not_waiting = The game has begun already.
refused-not_playing = The game is not being played.
refused-not_over = The game is not over yet.
refused-no_such_seat = There is no such seat.
refused-seat_taken = This seat is taken.
refused-seated_already = You have a seat already.
refused-no_such_bot = There is no such bot.
refused-more_time_used = You have had more time already.
refused-no_window = There is nothing to wait for now.
refused-not_absent = This player is not overdue yet.
refused-not_alone = Other people play here too.
refused-declined = Somebody does not want to play again.
refused-undo_nothing = There is nothing of yours to take back.
refused-undo_chance = This cannot be taken back: chance has spoken since.
refused-undo_hidden = This cannot be taken back: something hidden has come out.
refused-undo_others = This cannot be taken back: others have acted on it.
refused-not_two_players = That can be done only in a game for two.
refused-too_early = It is too early for that.
refused-too_busy = The server is busy; please try again.
refused-too_fast = Not so fast, please.
refused-too_many_tables = The host has too many tables that are not over.
refused-broken = This table cannot be read any more. Whoever runs the server has been told.

menu-sound = { $state ->
    [on] Sound on
   *[off] Sound off
}

end-look = Look at the table
end-show = How it ended
end-deeds = { $who }: { $count }
panel-change-sides = Change sides
