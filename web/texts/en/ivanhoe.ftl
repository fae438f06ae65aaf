ivanhoe-color-purple = purple
ivanhoe-color-red = red
ivanhoe-color-blue = blue
ivanhoe-color-yellow = yellow
ivanhoe-color-green = green
ivanhoe-tournament-none = A tournament is to be opened
ivanhoe-over = The game is over
ivanhoe-no-purple = not in purple

ivanhoe-card-purple = purple { $value }
ivanhoe-card-red = red { $value }
ivanhoe-card-blue = blue { $value }
ivanhoe-card-yellow = yellow { $value }
ivanhoe-card-green = green { $value }
ivanhoe-card-squire = squire { $value }
ivanhoe-card-maiden = maiden { $value }
ivanhoe-suit-purple = Purple
ivanhoe-suit-red = Red
ivanhoe-suit-blue = Blue
ivanhoe-suit-yellow = Yellow
ivanhoe-suit-green = Green
ivanhoe-suit-squire = Squire
ivanhoe-suit-maiden = Maiden
ivanhoe-card-unhorse = Unhorse
ivanhoe-card-change-weapon = Change Weapon
ivanhoe-card-drop-weapon = Drop Weapon
ivanhoe-card-break-lance = Break Lance
ivanhoe-card-riposte = Riposte
ivanhoe-card-dodge = Dodge
ivanhoe-card-retreat = Retreat
ivanhoe-card-knock-down = Knock Down
ivanhoe-card-outmaneuver = Out{"\u00AD"}maneuver
ivanhoe-card-charge = Charge
ivanhoe-card-countercharge = Counter{"\u00AD"}charge
ivanhoe-card-disgrace = Disgrace
ivanhoe-card-adapt = Adapt
ivanhoe-card-outwit = Outwit
ivanhoe-card-shield = Shield
ivanhoe-card-stunned = Stunned
ivanhoe-card-ivanhoe = Ivanhoe

ivanhoe-weapon-purple = the joust
ivanhoe-weapon-red = the sword
ivanhoe-weapon-blue = the axe
ivanhoe-weapon-yellow = the morningstar
ivanhoe-weapon-green = no weapon

ivanhoe-deck = deck
ivanhoe-discard = { $count ->
    [one] discard
   *[other] discards
}
ivanhoe-discards-look = { $count ->
    [0] No discards yet
    [one] Look through the discards: 1 discard
   *[other] Look through the discards: { $count } discards
}
ivanhoe-discards-title = { $count ->
    [one] The discards: one card
   *[other] The discards: { $count } cards
}
ivanhoe-discards-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } times
}
ivanhoe-lead = { $more } more leads
ivanhoe-need = { $need } different tokens win
ivanhoe-total-label = total
ivanhoe-out = withdrawn
ivanhoe-no-display = no cards yet
ivanhoe-tokens = Tokens of { $who }: { $tokens }
ivanhoe-tokens-none = none
ivanhoe-display-of = Display of { $who }
ivanhoe-limit = { $limit ->
    [0] stunned: no more cards this turn
   *[other] stunned: one more card this turn
}
ivanhoe-announced = { $who } plays { $card }
# On a card that is held up: what it will do, in few words.
ivanhoe-deed-unhorse = The tournament turns { $color }.
ivanhoe-deed-change-weapon = The tournament turns { $color }.
ivanhoe-deed-drop-weapon = The tournament turns green: every card counts 1.
ivanhoe-deed-break-lance = { $hit ->
    [yes] You lose all your purple cards.
   *[no] { $target } loses all purple cards.
}
ivanhoe-deed-riposte = { $hit ->
    [yes] { $who } takes your last card.
   *[no] { $you ->
        [yes] You take the last card of { $target }.
       *[no] { $who } takes the last card of { $target }.
    }
}
ivanhoe-deed-dodge = { $hit ->
    [yes] You lose { $card }.
   *[no] { $target } loses { $card }.
}
ivanhoe-deed-retreat = { $you ->
    [yes] You take back { $card }.
   *[no] { $who } takes back { $card }.
}
ivanhoe-deed-knock-down = { $hit ->
    [yes] { $who } takes a card from your hand, unseen.
   *[no] A card from the hand of { $target }, unseen.
}
ivanhoe-deed-outmaneuver = { $you ->
    [yes] All opponents lose their last card.
   *[no] All opponents of { $who } lose their last card.
}
ivanhoe-deed-charge = All cards of the lowest value are lost.
ivanhoe-deed-countercharge = All cards of the highest value are lost.
ivanhoe-deed-disgrace = All squires and maidens are lost.
ivanhoe-deed-adapt = Everyone keeps one card of each value.
ivanhoe-deed-outwit = { $hit ->
    [yes] { $who } exchanges a card with you.
   *[no] A card is exchanged with { $target }.
}
ivanhoe-deed-shield = { $you ->
    [yes] Your display is safe from others’ action cards.
   *[no] The display of { $who } is safe from others’ action cards.
}
ivanhoe-deed-stunned = { $hit ->
    [yes] You may add only one card a turn.
   *[no] { $target } may add only one card a turn.
}
ivanhoe-deed-ivanhoe = It cancels an action card.

ivanhoe-choose-color = Choose a colour
# A card that a decision points at, inside a sentence.
ivanhoe-display-card = { $own ->
    [yes] your { $card } ({ $place })
   *[no] { $whose }’s { $card } ({ $place })
}
ivanhoe-display-place = { $own ->
    [yes] your { $place } card
    [theirs] their { $place } card
   *[no] { $whose }’s { $place } card
}
ivanhoe-front-card = { $own ->
    [yes] your { $card }
    [theirs] their { $card }
   *[no] { $whose }’s { $card }
}

ivanhoe-choice-open = Open { $color } with { $card }
ivanhoe-choice-play = Play { $card }
ivanhoe-choice-stay = Stay
ivanhoe-choice-withdraw = Withdraw
ivanhoe-choice-pass = Let it pass
ivanhoe-choice-ivanhoe = Cancel it with Ivanhoe
ivanhoe-choice-unhorse = Unhorse: change to { $color }
ivanhoe-choice-change-weapon = Change Weapon: to { $color }
ivanhoe-choice-drop-weapon = Drop Weapon: to green
ivanhoe-choice-break-lance = Break Lance against { $target }
ivanhoe-choice-riposte = Riposte against { $target }
ivanhoe-choice-dodge = Dodge: away with { $card }
ivanhoe-choice-retreat = Retreat: take back { $card }
ivanhoe-choice-knock-down = Knock Down against { $target }
ivanhoe-choice-outmaneuver = Outmaneuver everyone
ivanhoe-choice-charge = Charge
ivanhoe-choice-countercharge = Countercharge
ivanhoe-choice-disgrace = Disgrace
ivanhoe-choice-adapt = Adapt
ivanhoe-choice-outwit = Outwit: { $own } for { $other }
ivanhoe-choice-shield = Shield yourself
ivanhoe-choice-stunned = Stun { $target }
ivanhoe-choice-keep = Keep { $card }
ivanhoe-choice-take = Take a { $color } token
ivanhoe-choice-return = Return your { $color } token
ivanhoe-step-token = { $color } token
ivanhoe-step-go = Play it

ivanhoe-prompt-open = { $purple ->
    [no] Open the tournament with a card, in any colour but purple.
   *[yes] Open the tournament with a card.
}
ivanhoe-prompt-turn = { $stay ->
    [yes] Play on, stay or withdraw.
   *[no] Play cards until your display is the highest, or withdraw.
}
ivanhoe-prompt-stunned = { $limit ->
    [0] You are stunned: no more cards for your display in this turn.
   *[other] You are stunned: one more card for your display in this turn.
}
ivanhoe-prompt-reaction = { $aimed ->
    [you] { $who } plays { $card } against you. Let it pass?
    [others] { $who } plays { $card } against { $target }. Let it pass?
   *[nobody] { $who } plays { $card }. Let it pass?
}
ivanhoe-prompt-nothing = You hold nothing that answers it.
ivanhoe-prompt-keep = Adapt: keep one card of this value.
ivanhoe-prompt-take = You won in purple: take a token of your choice.
ivanhoe-prompt-return = You withdrew with a maiden: return one token.

# An action card may still be cancelled when it is told of: nothing is said to have happened.
ivanhoe-log-open = { $you ->
    [yes] You open in { $color } with { $card }.
   *[no] { $who } opens in { $color } with { $card }.
}
ivanhoe-log-play = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
ivanhoe-log-stay = { $you ->
    [yes] You stay.
   *[no] { $who } stays.
}
ivanhoe-log-withdraw = { $you ->
    [yes] You withdraw.
   *[no] { $who } withdraws.
}
ivanhoe-log-pass = { $you ->
    [yes] You let it pass.
   *[no] { $who } lets it pass.
}
ivanhoe-log-ivanhoe = { $you ->
    [yes] You cancel it with Ivanhoe!
   *[no] { $who } cancels it with Ivanhoe!
}
ivanhoe-log-unhorse = { $you ->
    [yes] You play Unhorse, to make it { $color }.
   *[no] { $who } plays Unhorse, to make it { $color }.
}
ivanhoe-log-change-weapon = { $you ->
    [yes] You play Change Weapon, to make it { $color }.
   *[no] { $who } plays Change Weapon, to make it { $color }.
}
ivanhoe-log-drop-weapon = { $you ->
    [yes] You play Drop Weapon, to make it green.
   *[no] { $who } plays Drop Weapon, to make it green.
}
ivanhoe-log-break-lance = { $you ->
    [yes] You play Break Lance against { $target }.
   *[no] { $hit ->
        [yes] { $who } plays Break Lance against you.
       *[no] { $who } plays Break Lance against { $target }.
    }
}
ivanhoe-log-riposte = { $you ->
    [yes] You play Riposte against { $target }.
   *[no] { $hit ->
        [yes] { $who } plays Riposte against you.
       *[no] { $who } plays Riposte against { $target }.
    }
}
ivanhoe-log-dodge = { $you ->
    [yes] You play Dodge against { $card }.
   *[no] { $who } plays Dodge against { $card }.
}
ivanhoe-log-retreat = { $you ->
    [yes] You play Retreat and want your { $place } card back.
   *[no] { $who } plays Retreat for the { $place } card.
}
ivanhoe-log-knock-down = { $you ->
    [yes] You play Knock Down against { $target }.
   *[no] { $hit ->
        [yes] { $who } plays Knock Down against you.
       *[no] { $who } plays Knock Down against { $target }.
    }
}
ivanhoe-log-outmaneuver = { $you ->
    [yes] You play Outmaneuver.
   *[no] { $who } plays Outmaneuver.
}
ivanhoe-log-charge = { $you ->
    [yes] You play Charge.
   *[no] { $who } plays Charge.
}
ivanhoe-log-countercharge = { $you ->
    [yes] You play Countercharge.
   *[no] { $who } plays Countercharge.
}
ivanhoe-log-disgrace = { $you ->
    [yes] You play Disgrace.
   *[no] { $who } plays Disgrace.
}
ivanhoe-log-adapt = { $you ->
    [yes] You play Adapt.
   *[no] { $who } plays Adapt.
}
ivanhoe-log-outwit = { $you ->
    [yes] You play Outwit: { $own } for { $other }.
   *[no] { $who } plays Outwit: { $own } for { $other }.
}
ivanhoe-log-shield = { $you ->
    [yes] You play Shield.
   *[no] { $who } plays Shield.
}
ivanhoe-log-stunned = { $you ->
    [yes] You play Stunned against { $target }.
   *[no] { $hit ->
        [yes] { $who } plays Stunned against you.
       *[no] { $who } plays Stunned against { $target }.
    }
}
ivanhoe-log-keep = { $you ->
    [yes] You keep your { $place } card.
   *[no] { $who } keeps the { $place } card.
}
ivanhoe-log-take = { $you ->
    [yes] You choose a { $color } token.
   *[no] { $who } chooses a { $color } token.
}
ivanhoe-log-return = { $you ->
    [yes] You return your { $color } token.
   *[no] { $who } returns a { $color } token.
}
ivanhoe-log-dealer = { $you ->
    [yes] You deal.
   *[no] { $who } deals.
}
ivanhoe-log-deal = { $you ->
    [yes] You are dealt { $cards }.
   *[no] { $who } is dealt { $cards }.
}
ivanhoe-log-draw = { $count ->
    [0] { $you ->
        [yes] There is no card for you to draw.
       *[no] There is no card for { $who } to draw.
    }
   *[other] { $you ->
        [yes] You draw { $cards }.
       *[no] { $who } draws { $cards }.
    }
}
ivanhoe-log-reveal = { $you ->
    [yes] You cannot open and show your hand: { $cards }.
   *[no] { $who } cannot open and shows: { $cards }.
}
ivanhoe-log-shuffle = The discards are shuffled into a new deck.
ivanhoe-log-steal = { $you ->
    [yes] You take { $card } from { $target }.
   *[no] { $hit ->
        [yes] { $who } takes { $card } from you.
       *[no] { $who } takes { $card } from { $target }.
    }
}
ivanhoe-log-win = { $you ->
    [yes] You win the tournament and a { $color } token.
   *[no] { $who } wins the tournament and a { $color } token.
}
ivanhoe-log-win-nothing = { $you ->
    [yes] You win the tournament, without a new token.
   *[no] { $who } wins the tournament, without a new token.
}

# What came of a play, and why a tournament is over.
ivanhoe-effect-lost = { $you ->
    [yes] You lose { $cards }.
   *[no] { $who } loses { $cards }.
}
ivanhoe-effect-back = { $you ->
    [yes] You take back { $cards }.
   *[no] { $who } takes back { $cards }.
}
ivanhoe-effect-exchange = { $you ->
    [yes] You give { $gave } for { $got }.
   *[no] { $who } gives { $gave } for { $got }.
}
ivanhoe-effect-total = { $you ->
    [yes] You now have { $total }.
   *[no] { $who } now has { $total }.
}
ivanhoe-effect-color = The tournament is { $color } now.
ivanhoe-end-won = { $you ->
    [yes] You win the tournament.
   *[no] { $who } wins the tournament.
}
ivanhoe-end-withdrew = { $you ->
    [yes] You withdrew at { $total }; { $target } stays with { $best }.
   *[no] { $hit ->
        [yes] { $who } withdrew at { $total }; you stay with { $best }.
       *[no] { $who } withdrew at { $total }; { $target } stays with { $best }.
    }
}
ivanhoe-end-before = Withdrawn before: { $withdrawals }.
ivanhoe-end-at = { $you ->
    [yes] you at { $total }
   *[no] { $who } at { $total }
}

panel-pass-chapter-ivanhoe = Let all pass this tournament
panel-pass-game-ivanhoe = Let all pass this game
