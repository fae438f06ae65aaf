# What a card cannot do, and the usual questions of a game, each with an example of lessons/examples: loaded with its rules.
cannot-engarde-1 = A card cannot be divided or added to another: it moves you exactly as far as it says, and hits only at exactly that distance (E5, E7).
cannot-engarde-attack = An attack cannot mix numbers, and cannot come from any distance but its own (E10).
cannot-engarde-parry = A parry cannot be made with fewer cards than the attack, nor be left out if you have them (E10).
cannot-engarde-retreat = You cannot retreat from a plain attack, nor beyond your end of the strip (E14, E5).

question-engarde-step-exact = May I step onto the other fencer’s space?
answer-engarde-step-exact = No, a step forward is always less than the distance (E5). A card equal to it is an attack, and a greater one can only be used to go back.
question-engarde-back-end = May I go back beyond my end of the strip?
answer-engarde-back-end = No, not even as a retreat (E5). Whoever has no legal action left loses the round (E6).
question-engarde-attack-several = Must I attack with all cards that fit?
answer-engarde-attack-several = No, with one or more of them, as you like (E10). More are harder to parry; the rest stay for your own parries.
question-engarde-parry-must = May I step back from an attack instead of parrying?
answer-engarde-parry-must = Only from an attack that came with an advance, in the advanced game (E14). From a plain one you parry, or you are hit.
question-engarde-parry-number = Can I parry two cards with one?
answer-engarde-parry-number = No, a parry needs as many cards of that number as the attack had (E10).
question-engarde-parry-turn = May I strike back at once after a parry?
answer-engarde-parry-turn = Yes, your own turn follows, with the cards that are left; only then do you refill your hand (E11).
question-engarde-advance-same = May I advance and attack with cards of the same number?
answer-engarde-advance-same = Yes, if you hold enough: the card of the advance does not strike as well (E13).
question-engarde-retreat-turn = Is it my turn after a retreat?
answer-engarde-retreat-turn = No, the retreat is your whole turn, refill included (E14). After a parry it would be.
question-engarde-pile-last = Who wins when the pile runs out?
answer-engarde-pile-last = In the standard game, whoever holds more cards equal to the distance; if level, whoever has come further (E12, E9). So count, and choose the distance.
