engarde-card = { $card }
engarde-one-card = a { $card }
engarde-strip = The strip
engarde-space-by = Space { $space }, with card { $card }
engarde-space-fencer = Space { $space }: { $who }
engarde-distance = Distance { $distance }.
engarde-measure = distance
engarde-played-for = { $round } round, first to { $target }
engarde-shown = Shown: { $cards }
engarde-strike-with = Attack with the { $card }
engarde-pile = { $count ->
    [0] The pile is empty
    [one] One card in the pile
   *[other] { $count } cards in the pile
}
engarde-discards = { $count ->
    [one] One discard
   *[other] { $count } discards
}
engarde-pile-word = pile
engarde-pile-beside = in the pile
engarde-discards-word = { $count ->
    [one] discard
   *[other] discards
}
engarde-rounds = rounds
engarde-discard-top = On top of the discards: { $card }
engarde-discard-all = All discards
engarde-discard-count = { $value }: { $count } of 5
engarde-discard-empty = No discards
engarde-score-long = { $who }: { $score } of { $target } rounds
engarde-attack-now = { $count ->
    [one] Attack with one { $value }
   *[other] Attack with { $count } × { $value }
}

engarde-choice-forward = Forward { $card }, to { $space }
engarde-choice-back = Back { $card }, to { $space }
engarde-choice-retreat = Retreat { $card }, to { $space }
engarde-choice-attack = { $count ->
    [one] Attack with one { $value }
   *[other] Attack with { $count } × { $value }
}
engarde-choice-advance = { $count ->
    [one] Advance { $card }, attack with one { $value }
   *[other] Advance { $card }, attack with { $count } × { $value }
}
engarde-choice-parry = { $count ->
    [one] Parry with one { $value }
   *[other] Parry with { $count } × { $value }
}
engarde-step-card = Card { $card }
engarde-step-space = Go to { $space }
engarde-step-fencer = Attack
engarde-step-times = { $count ->
    [one] With one card
   *[other] With { $count } cards
}

engarde-prompt-turn = The distance is { $distance }: step or strike.
engarde-prompt-far = The distance is { $distance }: too far to strike. Choose a card, and step forward or back.
engarde-prompt-step = The distance is { $distance }, and you hold no { $distance } to strike with. Choose a card, and step forward or back.
engarde-prompt-last = The pile is empty. The last attack is yours.
engarde-prompt-attack = The distance is { $distance }: nothing is left to you but to strike.
engarde-prompt-answer = { $count ->
    [one] You are attacked with one { $value }: parry.
   *[other] You are attacked with { $count } × { $value }: parry.
}
engarde-prompt-answer-advanced = { $count ->
    [one] You are attacked with one { $value }: parry or retreat.
   *[other] You are attacked with { $count } × { $value }: parry or retreat.
}
engarde-prompt-answer-retreat = { $count ->
    [one] You are attacked with one { $value } and cannot parry: retreat.
   *[other] You are attacked with { $count } × { $value } and cannot parry: retreat.
}

engarde-log-forward = { $you ->
    [yes] You go { $card } forward.
   *[no] { $who } goes { $card } forward.
}
engarde-log-back = { $you ->
    [yes] You go { $card } back.
   *[no] { $who } goes { $card } back.
}
engarde-log-retreat = { $you ->
    [yes] You retreat { $card }.
   *[no] { $who } retreats { $card }.
}
engarde-log-attack = { $you ->
    [yes] You attack
   *[no] { $who } attacks
} with { $count ->
    [one] one { $value }.
   *[other] { $count } × { $value }.
}
engarde-log-advance = { $you ->
    [yes] You advance { $card } and attack
   *[no] { $who } advances { $card } and attacks
} with { $count ->
    [one] one { $value }.
   *[other] { $count } × { $value }.
}
engarde-log-parry = { $you ->
    [yes] You parry.
   *[no] { $who } parries.
}
engarde-log-deal = { $you ->
    [yes] You are dealt { $cards }.
   *[no] { $who } is dealt { $cards }.
}
engarde-log-draw = { $you ->
    [yes] You draw { $cards }.
   *[no] { $who } draws { $cards }.
}
engarde-log-reveal = { $count ->
    [0] { $you ->
        [yes] You have no card to show.
       *[no] { $who } has no card to show.
    }
   *[other] { $you ->
        [yes] You show { $cards }.
       *[no] { $who } shows { $cards }.
    }
}
engarde-log-round = { $you ->
    [yes] You win the round.
   *[no] { $who } wins the round.
}
engarde-log-round-drawn = The round is drawn.

engarde-forgetful = Of this round only the last turn is told: of the discards, only the top one may be looked at.

# Why a round is over.
engarde-end-hit = { $you ->
    [yes] Your attack
   *[no] The attack of { $who }
} with { $count ->
    [one] one { $value }
   *[other] { $count } × { $value }
} hits.
engarde-end-count = { $you ->
    [yes] you have
   *[no] { $who } has
} { $count ->
    [0] no { $card }
    [one] one { $card }
   *[other] { $count } × { $card }
}
engarde-end-compared = The pile is empty. At distance { $distance }, { $counts }.
engarde-end-beyond = The pile is empty. At distance { $distance } no card reaches.
engarde-end-pile = The pile is empty.
engarde-end-steps = { $you ->
    [yes] you have come
   *[no] { $who } has come
} { $count ->
    [one] one space
   *[other] { $count } spaces
}
engarde-end-level = That is level.
engarde-end-further = The ground gained decides: { $counts }.
engarde-end-equal = Both have come equally far: { $count ->
    [one] one space
   *[other] { $count } spaces
}.
engarde-end-stuck = There is no move left to make.
engarde-end-title-touch = { $you ->
    [yes] A touch for you!
   *[no] A touch for { $who }!
}
