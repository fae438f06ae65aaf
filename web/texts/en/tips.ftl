# What a first game explains: loaded with a table.
tip-done = Got it
tip-never = No more tips
tip-label = A tip
tip-engarde-forward = A card moves you as many spaces as its number. A card equal to the distance is an attack; beyond 5 no single card reaches.
tip-engarde-attack = { $level ->
    [basic] You can attack now, and every attack hits.
   *[other] You can attack now. The more cards of that number are gone, the harder it is to parry.
}
tip-engarde-parry = A parry costs you as many cards as the attack had; then it is your own turn.
tip-engarde-retreat = Against an attack that came with an advance you may retreat instead: it costs one card and ground.
tip-engarde-advance = You may step forward with one card and attack at once from there.
tip-ivanhoe-open = You open the tournament: choose a colour of which you hold several cards.
tip-ivanhoe-play = Play until your total is the highest of all, then stay. Or withdraw and keep your cards for the next tournament.
tip-ivanhoe-stay = Your total is the highest: that is enough to stay. Whatever else you play now is gone after the tournament.
tip-ivanhoe-ivanhoe = Ivanhoe cancels the action card that was just played. It exists once: is this card worth it?
tip-ivanhoe-take = You have won in purple: take the token of a colour that you lack.
tip-ivanhoe-return = Whoever withdraws with a maiden gives a token back, if they have one. Give the one that is easiest to win again.
tip-ivanhoe-keep = Of each value you keep one card only: choose which.
tip-ivanhoe-action = Action cards change the colour, or what lies in displays; any number of them in a turn. Each counts as a card played, which you need to stay.
tip-ivanhoe-pass = Somebody has played an action card. Whoever holds Ivanhoe may cancel it; all are asked, so that nobody learns where it is.
tip-castles-keep = Keep the soldier that goes with others of yours: of the same kind, or with the same coat of arms.
tip-castles-trade = Offer the other card to all, or give it up so that nobody gets it.
tip-castles-offer = Offer a card that goes with nothing of yours. Only the one who trades sees it.
tip-castles-accept = Take the offer that helps you most, and remember what you gave to whom.
tip-castles-attack = An army needs more cards than the garrison, which then comes into your hand. You may also pass and go on collecting.
tip-castles-advance = All blazons of this castle move on, or none. What goes beyond the last space falls into the oubliette.
tip-castles-place = You may put a blazon on the first space. The castle counts for the lord whose blazon is furthest along.
tip-castles-bid = A prisoner is for sale: bid one to three cards, or a prisoner of yours. Everyone sees how many cards you bid, only the seller which.
tip-castles-ransom = You hold a prisoner: you may sell it before you attack.
rules-topics = The rules
rules-glossary = Cards and words
panel-ladder-up = Next on the ladder: { $who }
panel-ladder-down = Somebody gentler: { $who }
