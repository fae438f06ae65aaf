
panel-label = What you can do
panel-your-turn = Your turn
panel-asked = You are asked
panel-wait = { $count ->
    [one] { $who } is to act.
   *[other] Waiting for { $who }.
}
panel-watching = You are watching.
panel-hurried = The server has much to do: bots think less than usual.
panel-go-on = Go on
panel-sure = Sure?
panel-sure-text = “{ $choice }” cannot be taken back.
panel-you-are-away = A bot plays for you.
panel-sending = …
panel-then = { $choice }…
panel-choose-target = { $chosen }: now choose.
panel-choose-sure = { $chosen }: play it?
side-title = Chronicle and talk
menu = Menu
keys = Keys
keys-digit = 1 – 9
keys-digit-does = choose the card of your hand at that place
keys-value = 1 – 5
keys-value-does = choose a card of that number
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
panel-missing = There is no sign of { $who }.
panel-missing-agreed = { $count ->
    [one] { $who } would let a bot play.
   *[other] { $who } would let a bot play.
}
panel-vote-bot = Let a bot play for { $who }
panel-vote-claim = Claim the win
panel-vote-wait = Keep waiting
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
rematch-waiting = You want to play again; waiting for { $who } to answer.
rematch-unwanted = { $count ->
    [one] { $who } does not want to play again.
   *[other] { $who } do not want to play again.
}
rematch-declined = You do not want to play again.
panel-to-rematch = Go to the next game
panel-share = Share this game
share-about = Whoever has the link can read this game, without what was said at the table.
share-link = Link to this game
share-make = Make a link
share-stop = Revoke the link
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
    [one] One more card is needed.
   *[other] { $missing } more cards are needed.
}
pick-play = { $count ->
    [0] { $choice }
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
why-first = { $count ->
    [1] First choose: { $first }.
   *[other] First choose one of these: { $first }.
}
why-lit-first = Something else is chosen first: what is lit.
stale = The table has moved on; please choose again.
refused = This was refused ({ $code }).

card-lit = { $card }: choose


menu-sound = { $state ->
    [on] Sound on
   *[off] Sound off
}

end-look = Look at the table
end-show = How it ended
end-deeds = { $who }: { $count }
panel-change-sides = Change sides
panel-deal = Check this deal
log-silent = { $you ->
    [yes] You contributed nothing to the shuffle.
   *[no] { $who } contributed nothing to the shuffle.
}
