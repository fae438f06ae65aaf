# A table that waits for players, and hints: loaded with the table.
waiting-title = { $game }: waiting for players
waiting-your-name = Your name, for the others to see
waiting-sit = Sit here
waiting-empty = empty
waiting-bot = Put a bot here
waiting-clear = Free this seat
waiting-start = Start now
waiting-start-hint = “Start now” gives the empty seats to bots. Otherwise the game begins when every seat is taken.
waiting-begins = The game begins when every seat is taken, or when the host starts it.
waiting-invite = Send this link to those you want to play with
waiting-table-link = Link to this table
waiting-code = The same link as a code for a camera
waiting-copy = Copy the link
waiting-copied = Copied
waiting-leave = Leave the table
waiting-reach-short = Only this machine can open this link so far.
waiting-reach-machine = Others reach it by the machine’s own address, if the server was started with --listen.
waiting-reach-network = This link works in your network only.
waiting-reach-address = Address that others use
waiting-reach-other = Use another address
waiting-reach-offer = Use { $address }
sealing-title = { $game }: the cards are being sealed
sealing-waits = { $count ->
    [0] The cards come in a moment.
   *[other] Waiting for { $who }, ten seconds at most.
}

hint = Hint
hint-about = What a strong player who knows what you know would do. Each bar is the share of games that this is expected to win.
hint-wait = Let the others go on
hint-thinking = Tried { $tries } games, and thinking on…
hint-thought = Tried { $tries } games.
