# What a card cannot do, and the usual questions of a game, each with an example of lessons/examples: loaded with its rules.
cannot-engarde-1 = Una carta non si divide e non si somma: ti sposta esattamente del suo numero, e colpisce solo a quella distanza esatta (E5, E7).
cannot-engarde-attack = Un attacco non mescola i numeri, e parte solo dalla sua distanza (E10).
cannot-engarde-parry = Non si para con meno carte dell’attacco, e chi le ha non può rinunciare a parare (E10).
cannot-engarde-retreat = Non ci si ritira da un attacco semplice, né oltre il proprio fondo pedana (E14, E5).

question-engarde-step-exact = Posso avanzare sullo spazio dell’avversario?
answer-engarde-step-exact = No, si avanza sempre di meno della distanza (E5). Una carta pari alla distanza è un attacco; una più alta serve solo per andare indietro.
question-engarde-back-end = Posso andare indietro oltre il mio fondo pedana?
answer-engarde-back-end = No, nemmeno ritirandoti (E5). Chi non ha più azioni possibili perde l’assalto (E6).
question-engarde-attack-several = Devo attaccare con tutte le carte adatte?
answer-engarde-attack-several = No, con una o più, a scelta (E10). Con più carte l’attacco è più difficile da parare; le altre restano per le tue parate.
question-engarde-parry-must = Posso ritirarmi invece di parare?
answer-engarde-parry-must = Solo da un attacco preceduto da un’avanzata, nel gioco avanzato (E14). Uno semplice si para, oppure si subisce la stoccata.
question-engarde-parry-number = Posso parare due carte con una sola?
answer-engarde-parry-number = No, per parare servono tante carte di quel numero quante ne ha l’attacco (E10).
question-engarde-parry-turn = Dopo la parata posso contrattaccare subito?
answer-engarde-parry-turn = Sì, poi tocca a te, con le carte che ti restano; solo dopo completi la mano (E11).
question-engarde-advance-same = Posso avanzare e attaccare con lo stesso numero?
answer-engarde-advance-same = Sì, se ne hai abbastanza: la carta con cui avanzi non può anche colpire (E13).
question-engarde-retreat-turn = Dopo la ritirata tocca a me?
answer-engarde-retreat-turn = No, la ritirata è tutto il tuo turno, pesca compresa (E14). Dopo una parata, invece, sì.
question-engarde-pile-last = Chi vince quando il mazzo finisce?
answer-engarde-pile-last = Nel gioco classico, chi ha più carte pari alla distanza; a parità, chi è avanzato di più (E12, E9). Dunque conta, e scegli la distanza.
