castles-castle-k5 = Thornmere
castles-castle-k6 = Ashby
castles-castle-k7a = Torquil’s Keep
castles-castle-k7b = Coningsby
castles-castle-k10 = Templestowe
castles-title = The Castles
castles-castles = The castles
castles-phase-draw = Drawing
castles-phase-keep = Keeping a card
castles-phase-trade = Trade it or give it up
castles-phase-answer = Trade
castles-phase-attack = Attack or pass
castles-phase-advance = The blazons’ advance
castles-phase-place = Placing a blazon
castles-phase-ransom = Ransom
castles-phase-over = The game is over
castles-coat-1 = cross
castles-coat-2 = griffin
castles-coat-3 = chequers
castles-coat-4 = rose
castles-card-foot = a foot soldier of the { $coat }
castles-card-archer = an archer of the { $coat }
castles-card-crossbow = a crossbowman of the { $coat }
castles-card-horse = a horseman of the { $coat }
castles-short-foot = Foot
castles-short-archer = Archer
castles-short-crossbow = Crossbowman
castles-short-horse = Horseman
castles-hero-ivanhoe = Ivanhoe
castles-hero-locksley = Locksley
castles-blazon = { $own ->
    [yes] your blazon
   *[no] { $whose }’s blazon
}
castles-blazon-of = Blazon of { $who }

castles-points-word = { $points ->
    [one] point
   *[other] points
}
castles-reserve = { $count ->
    [0] none in reserve
   *[other] { $count } in reserve
}
castles-points = { $points } { $points ->
    [one] point
   *[other] points
}
castles-prisoners = Prisoners
castles-prisoner-of = { $count ->
    [one] Prisoner: a blazon of { $who }
   *[other] Prisoners: { $count } blazons of { $who }
}
castles-garrison = Garrison
castles-garrison-none = no garrison
castles-least = { $least ->
    [one] one card takes it
   *[other] { $least } cards take it
}
castles-needs = needs { $least }
castles-ready = ready
castles-ready-with = ready with { $least }
castles-missing = { $missing } more
castles-missing-words = { $missing ->
    [one] you lack one
   *[other] you lack { $missing }
}
castles-held = held by { $who }
castles-held-none = held by nobody
castles-space-free = Space { $space }: free
castles-space-blazon = Space { $space }: blazon of { $who }
castles-oubliette = Oubliette
castles-lost = Out of the game
castles-pile-count = { $count ->
    [0] The pile is empty
    [one] One card in the pile
   *[other] { $count } cards in the pile
}
castles-lost-count = { $count ->
    [one] { $count } card is out of the game
   *[other] { $count } cards are out of the game
}
castles-market = Market
castles-market-drawn = { $you ->
    [yes] You drew
   *[no] { $who } drew
}
castles-market-trade = { $you ->
    [yes] You offer this card
   *[no] { $who } offers this card
}
castles-market-ransom = { $you ->
    [yes] You sell a prisoner
   *[no] { $who } sells a prisoner
}
castles-market-traded = { $you ->
    [yes] You traded this card with { $target }
   *[no] { $hit ->
        [yes] { $who } traded this card with you
       *[no] { $who } traded this card with { $target }
    }
}
castles-market-refused = { $you ->
    [yes] Nobody got this card from you
   *[no] Nobody got this card from { $who }
}
castles-market-given-up = { $you ->
    [yes] You gave this card up
   *[no] { $who } gave this card up
}
castles-leads = leads
castles-answer-open = { $who } has not answered
castles-answer-none = { $who } declines
castles-answer-no = no
castles-answer-cards = { $cards ->
    [none] { $count ->
        [one] { $who } gives a card
       *[other] { $who } gives { $count } cards
    }
   *[other] { $who } gives { $cards }
}
castles-answer-prisoner = { $who } gives a prisoner: a blazon of { $lord }
castles-last-round = { $passes ->
    [one] The pile is empty: { $passes } of { $players } has passed.
   *[other] The pile is empty: { $passes } of { $players } have passed.
}

castles-choice-keep = Keep { $card }
castles-choice-trade = Offer it to all
castles-choice-discard = Give it up
castles-choice-offer = Offer { $card }
castles-choice-decline = Decline
castles-choice-accept = Accept what { $who } offers
castles-choice-refuse = Refuse all
castles-choice-attack = Attack { $castle }
castles-choice-attack-with = Attack { $castle } with { $cards }
castles-choice-pass = Pass
castles-choice-advance = Move the blazons on
castles-choice-hold = Leave the blazons
castles-choice-place = Place a blazon
castles-choice-skip = Place none
castles-choice-ransom = Offer a prisoner: { $blazon }
castles-choice-bid = Bid
castles-choice-bid-cards = Bid { $cards }
castles-choice-bid-prisoner = Bid a prisoner: { $blazon }
# Beside it hangs the lord’s pennant.
castles-brief-ransom = Ransom: { $who }
# One answer for several prisoners, each of whom is one.
castles-step-prisoners = A prisoner
castles-pick-bid = { $count ->
    [one] Bid this card
   *[other] Bid these { $count } cards
}

castles-prompt-keep = Take one of the drawn cards.
castles-prompt-trade = Offer { $card } to the others, or give it up?
castles-prompt-answer = { $who } offers { $card }. What do you give for it?
castles-prompt-offers = Take one of the offers for { $card }, or none.
castles-prompt-attack = Attack a castle, or pass. Choose the castle first, or the cards.
castles-prompt-pass = No army of yours is enough for a castle.
castles-prompt-ransom = You may offer a prisoner for ransom.
castles-prompt-advance = { $castle } is taken. Move all its blazons one space on?
castles-prompt-place = Place a blazon on { $castle }?
castles-prompt-draw = Draw.
castles-prompt-bid = { $able ->
    [yes] { $who } offers { $blazon } for ransom. Bid one to three cards, or a prisoner.
   *[no] { $who } offers { $blazon } for ransom. You have nothing to bid.
}
castles-prompt-bids = Take one of the bids for { $blazon }, or none.

castles-log-keep = { $you ->
    [yes] You keep { $card }.
   *[no] { $who } keeps { $card }.
}
castles-log-trade = { $you ->
    [yes] You offer the other card.
   *[no] { $who } offers the other card.
}
castles-log-discard = { $you ->
    [yes] You give up the other card.
   *[no] { $who } gives up the other card.
}
castles-log-offer = { $you ->
    [yes] You offer { $card }.
   *[no] { $who } offers { $card }.
}
castles-log-decline = { $you ->
    [yes] You decline.
   *[no] { $who } declines.
}
castles-log-accept = { $you ->
    [yes] You accept { $target }’s offer.
   *[no] { $hit ->
        [yes] { $who } accepts your offer.
       *[no] { $who } accepts { $target }’s offer.
    }
}
castles-log-refuse = { $you ->
    [yes] You refuse all.
   *[no] { $who } refuses all.
}
castles-log-attack = { $you ->
    [yes] You attack { $castle } with { $cards }.
   *[no] { $who } attacks { $castle } with { $cards }.
}
castles-log-pass = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
castles-log-advance = { $you ->
    [yes] You move the castle’s blazons on.
   *[no] { $who } moves the castle’s blazons on.
}
castles-log-hold = { $you ->
    [yes] You leave the castle’s blazons where they are.
   *[no] { $who } leaves the castle’s blazons where they are.
}
castles-log-place = { $you ->
    [yes] You place a blazon.
   *[no] { $who } places a blazon.
}
castles-log-skip = { $you ->
    [yes] You place no blazon.
   *[no] { $who } places no blazon.
}
castles-log-ransom = { $you ->
    [yes] You offer a prisoner for ransom: { $blazon }.
   *[no] { $who } offers a prisoner for ransom: { $blazon }.
}
castles-log-bid = { $you ->
    [yes] You bid { $cards }.
   *[no] { $who } bids { $cards }.
}
castles-log-bid-prisoner = { $you ->
    [yes] You bid a prisoner: { $blazon }.
   *[no] { $who } bids a prisoner: { $blazon }.
}
castles-log-deal = { $you ->
    [yes] You are dealt { $cards }.
   *[no] { $who } is dealt { $cards }.
}
castles-log-draw = { $you ->
    [yes] You draw { $cards }.
   *[no] { $who } draws { $cards }.
}
castles-log-capture = { $own ->
    [yes] { $you ->
        [yes] Your own blazon comes back to you from the oubliette.
       *[no] { $who } gets a blazon back from the oubliette.
    }
   *[no] { $you ->
        [yes] You take a prisoner: { $blazon }.
       *[no] { $who } takes a prisoner: { $blazon }.
    }
}
castles-log-score = The score: { $points }.
castles-log-points = { $points } for { $who }
castles-effect-holds = { $you ->
    [yes] You hold { $castle } now.
   *[no] { $who } holds { $castle } now.
}
castles-effect-lost = Nobody holds { $castle } now.
castles-now = { $you ->
    [yes] You have { $points } now.
   *[no] { $who } has { $points } now.
}

castles-news-attack = { $you ->
    [yes] You storm { $castle }
   *[no] { $who } storms { $castle }
}
castles-news-holds = { $you ->
    [yes] You hold { $castle }
   *[no] { $who } holds { $castle }
}
castles-news-advance = { $castle }: its blazons advance
castles-news-capture = { $you ->
    [yes] You take a prisoner
   *[no] { $who } takes a prisoner
}
castles-news-home = { $you ->
    [yes] Your blazon comes home
   *[no] { $who }’s blazon comes home
}
castles-news-ransom = { $you ->
    [yes] You sell a prisoner
   *[no] { $who } sells a prisoner
}

castles-story = { $you ->
    [yes] You take { $castle }.
   *[no] { $who } takes { $castle }.
}

panel-pass-chapter-castles = Decline all until your turn
panel-pass-game-castles = Decline all this game
