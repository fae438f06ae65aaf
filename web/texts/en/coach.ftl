# What the coach says of a position and of each decision: loaded with it. Each is so by the rules, whatever the others hold.
coach-engarde-only = You have no choice here.
coach-engarde-cornered = { $n ->
    [0] You stand at your end of the strip and cannot go back.
    [one] There is one space behind you, and none of your cards is that short.
   *[other] There are { $n } spaces behind you, and none of your cards is that short.
}
coach-engarde-hits = It cannot be parried, and wins the round.
coach-engarde-no-parry = It cannot be parried: at best it is answered by a retreat.
coach-engarde-needs = { $n ->
    [one] { $m ->
        [one] To parry, the other needs a { $card }, and only one is unseen.
       *[other] To parry, the other needs a { $card }; { $m } of them are unseen.
    }
   *[other] To parry, the other needs { $n } × { $card }; { $m } of them are unseen.
}
coach-engarde-safe = At a distance of { $n } nobody can attack you.
coach-engarde-within = { $n ->
    [one] From there a { $card } hits you, and one is still unseen.
   *[other] From there a { $card } hits you, and { $n } are still unseen.
}
coach-engarde-bare = You may be attacked with a { $card } there, and keep none to parry with.
coach-engarde-covered = { $n ->
    [one] Against an attack there you keep one { $card } to parry with.
   *[other] Against an attack there you keep { $n } × { $card } to parry with.
}
coach-engarde-parry-costs = { $n ->
    [one] The parry costs your only { $card }.
    [2] The parry costs both your { $card }s.
   *[other] The parry costs all your { $card }s.
}
coach-engarde-parry-leaves = { $n ->
    [one] The parry leaves you one { $card }.
   *[other] The parry leaves you { $n } × { $card }.
}
coach-engarde-retreat-keeps = { $n ->
    [one] { $m ->
        [one] Retreating keeps your { $card }, but gives up one space.
       *[other] Retreating keeps your { $card }, but gives up { $m } spaces.
    }
   *[other] { $m ->
        [one] Retreating keeps your { $card }s, but gives up one space.
       *[other] Retreating keeps your { $card }s, but gives up { $m } spaces.
    }
}
coach-engarde-empties = You then draw the last card of the pile, and the round comes to its end.
coach-engarde-ahead = { $n ->
    [one] You are then one space ahead.
   *[other] You are then { $n } spaces ahead.
}
coach-engarde-behind = { $n ->
    [one] You are then one space behind.
   *[other] You are then { $n } spaces behind.
}
coach-engarde-level = Neither of you is then ahead.

coach-ivanhoe-only = You have no choice here.
coach-ivanhoe-cannot-lead = With colour cards and supporters alone you reach { $n }, and to stay you need more than { $m }.
coach-ivanhoe-no-token = This tournament brings you nothing: you have the { $color } token already.
coach-ivanhoe-game-point = If you win this tournament, you win the game.
coach-ivanhoe-rival-point = If { $who } wins this tournament, the game is over.
coach-ivanhoe-shielded = { $who } has the Shield: your action cards take nothing from that display.
coach-ivanhoe-lead = That makes { $n } against { $m }: you may stay.
coach-ivanhoe-short = That makes { $n }, and to stay you need more than { $m }.
coach-ivanhoe-strikes = { $who } falls from { $n } to { $m }.
coach-ivanhoe-costs-you = Your own total falls from { $n } to { $m }.
coach-ivanhoe-wanted = You lack the { $color } token.
coach-ivanhoe-useless = You have the { $color } token already.
coach-ivanhoe-any-token = Whoever wins in purple chooses their token.
coach-ivanhoe-wealth = { $n ->
    [one] You hold one card for { $color }, worth { $m }.
   *[other] You hold { $n } cards for { $color }, together worth { $m }.
}
coach-ivanhoe-ivanhoe-out = Nobody can cancel it: Ivanhoe lies in the discard pile.
coach-ivanhoe-ivanhoe-yours = Nobody can cancel it: you hold Ivanhoe yourself.
coach-ivanhoe-maiden-costs = With the maiden in your display it costs you a token.
coach-ivanhoe-gives-win = It leaves the tournament to { $who }.
coach-ivanhoe-gives-game = It leaves the tournament to { $who }, and with it the game.
coach-ivanhoe-to-beat = The others then need more than { $n }.
coach-ivanhoe-suffers = Your total falls from { $n } to { $m }.
coach-ivanhoe-spared = It takes nothing from you.
coach-ivanhoe-steals = You lose a card of your hand, drawn unseen.
coach-ivanhoe-wins-game = It wins you the game.
coach-ivanhoe-remaining = { $n ->
    [one] You then lack one colour.
   *[other] You then lack { $n } colours.
}

coach-castles-only = You have no choice here.
coach-castles-own-blazon = It is a blazon of yours: bought back, it returns to your reserve.
coach-castles-draws-left = { $n ->
    [one] The pile is enough for one more turn.
   *[other] The pile is enough for { $n } more turns.
}
coach-castles-in-front = { $n ->
    [one] As it stands you are one point ahead of all others.
   *[other] As it stands you are { $n } points ahead of all others.
}
coach-castles-trails = { $n ->
    [one] As it stands you are one point behind.
   *[other] As it stands you are { $n } points behind.
}
coach-castles-even = As it stands nobody is ahead of you, and somebody is level with you.
coach-castles-completes = It gives you an army for { $castle }.
coach-castles-loses = It leaves you no army for { $castle }.
coach-castles-may-refuse = It costs nothing: whatever is offered, you may refuse.
coach-castles-swaps = { $m ->
    [one] { $n } cards leave your hand, and the one of the garrison comes into it.
   *[other] { $n } cards leave your hand, and the { $m } of the garrison come into it.
}
coach-castles-occupies = { $n ->
    [one] Nobody holds it: one card leaves your hand, and none comes into it.
   *[other] Nobody holds it: { $n } cards leave your hand, and none comes into it.
}
coach-castles-can-capture = You can then push a blazon of { $who } into the oubliette.
coach-castles-can-control = No blazon stands there: one of yours makes { $castle } yours.
coach-castles-captures = A blazon of { $who } falls into the oubliette and is your prisoner.
coach-castles-falls = Your own blazon falls into the oubliette and returns to your reserve.
coach-castles-frees = { $castle } is then nobody’s.
coach-castles-yours = { $castle } then falls to you.
coach-castles-passes-to = { $castle } then falls to { $who }.
coach-castles-on-edge = A blazon of yours stands on the last space: the next step drops it into the oubliette.
coach-castles-controls = { $castle } is then yours.
coach-castles-follows = In { $castle }, { $who } stays ahead of you.
coach-castles-passes-left = { $n ->
    [one] After it, one more pass ends the game.
   *[other] After it, { $n } more passes in a row end the game.
}
coach-castles-ends-won = It ends the game, and you win it { $n } to { $m }.
coach-castles-ends-shared = It ends the game, and you share the win: { $n } points each.
coach-castles-ends-lost = It ends the game, and you lose it { $n } to { $m }.
