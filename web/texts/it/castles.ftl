castles-castle-k5 = Thornmere
castles-castle-k6 = Ashby
castles-castle-k7a = Rocca Torquil
castles-castle-k7b = Coningsby
castles-castle-k10 = Templestowe
castles-title = I castelli
castles-castles = I castelli
castles-phase-draw = Pescata
castles-phase-keep = Tenere una carta
castles-phase-trade = Scambiarla o rinunciarvi
castles-phase-answer = Scambio
castles-phase-attack = Attaccare o passare
castles-phase-advance = L’avanzata dei blasoni
castles-phase-place = Mettere un blasone
castles-phase-ransom = Riscatto
castles-phase-over = La partita è finita
castles-coat-1 = della croce
castles-coat-2 = del grifone
castles-coat-3 = della scacchiera
castles-coat-4 = della rosa
castles-card-foot = un fante { $coat }
castles-card-archer = un arciere { $coat }
castles-card-crossbow = un balestriere { $coat }
castles-card-horse = un cavaliere { $coat }
castles-short-foot = Fante
castles-short-archer = Arciere
castles-short-crossbow = Balestriere
castles-short-horse = Cavaliere
castles-hero-ivanhoe = Ivanhoe
castles-hero-locksley = Locksley
castles-blazon = { $own ->
    [yes] un tuo blasone
   *[no] un blasone di { $whose }
}
castles-blazon-of = Blasone di { $who }

castles-points-word = { $points ->
    [one] punto
   *[other] punti
}
castles-reserve = { $count ->
    [0] nessuno in riserva
   *[other] { $count } in riserva
}
castles-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
castles-prisoners = Prigionieri
castles-prisoner-of = { $count ->
    [one] Prigioniero: un blasone di { $who }
   *[other] Prigionieri: { $count } blasoni di { $who }
}
castles-garrison = Guarnigione
castles-garrison-none = nessuna guarnigione
castles-least = { $least ->
    [one] si prende con una carta
   *[other] si prende con { $least } carte
}
castles-needs = con { $least }
castles-ready = pronto
castles-ready-with = pronto con { $least }
castles-missing = { $missing ->
    [one] un’altra
   *[other] altre { $missing }
}
castles-missing-words = { $missing ->
    [one] te ne manca una
   *[other] te ne mancano { $missing }
}
castles-held = in mano { A($who) }
castles-held-none = di nessuno
castles-space-free = Spazio { $space }: libero
castles-space-blazon = Spazio { $space }: blasone di { $who }
castles-oubliette = Segreta
castles-lost = Fuori dal gioco
castles-pile-count = { $count ->
    [0] Il mazzo è finito
    [one] Una carta nel mazzo
   *[other] { $count } carte nel mazzo
}
castles-lost-count = { $count ->
    [one] { $count } carta fuori dal gioco
   *[other] { $count } carte fuori dal gioco
}
castles-market = Mercato
castles-market-drawn = { $you ->
    [yes] Hai pescato
   *[no] { $who } ha pescato
}
castles-market-trade = { $you ->
    [yes] Proponi questa carta
   *[no] { $who } propone questa carta
}
castles-market-ransom = { $you ->
    [yes] Vendi un prigioniero
   *[no] { $who } vende un prigioniero
}
castles-market-traded = { $you ->
    [yes] Hai scambiato questa carta con { $target }
   *[no] { $hit ->
        [yes] { $who } ha scambiato questa carta con te
       *[no] { $who } ha scambiato questa carta con { $target }
    }
}
castles-market-refused = { $you ->
    [yes] Nessuno ha avuto la tua carta
   *[no] Nessuno ha avuto la carta di { $who }
}
castles-market-given-up = { $you ->
    [yes] Hai rinunciato a questa carta
   *[no] { $who } ha rinunciato a questa carta
}
castles-leads = in testa
castles-answer-open = { $who } non ha risposto
castles-answer-none = { $who } rinuncia
castles-answer-no = no
castles-answer-cards = { $cards ->
    [none] { $count ->
        [one] { $who } dà una carta
       *[other] { $who } dà { $count } carte
    }
   *[other] { $who } dà { $cards }
}
castles-answer-prisoner = { $who } dà un prigioniero: un blasone di { $lord }
castles-last-round = { $passes ->
    [one] Il mazzo è finito: { $passes } su { $players } ha passato.
   *[other] Il mazzo è finito: { $passes } su { $players } hanno passato.
}

castles-choice-keep = Tieni { $card }
castles-choice-trade = Proponila a tutti
castles-choice-discard = Rinuncia alla carta
castles-choice-offer = Offri { $card }
castles-choice-decline = Rinuncia
castles-choice-accept = Accetta ciò che offre { $who }
castles-choice-refuse = Rifiuta tutto
castles-choice-attack = Attacca { $castle }
castles-choice-attack-with = Attacca { $castle } con { $cards }
castles-choice-pass = Passa
castles-choice-advance = Fai avanzare i blasoni
castles-choice-hold = Lascia i blasoni
castles-choice-place = Metti un blasone
castles-choice-skip = Non metterne nessuno
castles-choice-ransom = Proponi un prigioniero: { $blazon }
castles-choice-bid = Offri
castles-choice-bid-cards = Offri { $cards }
castles-choice-bid-prisoner = Offri un prigioniero: { $blazon }
# Beside it hangs the lord’s pennant.
castles-brief-ransom = Riscatto: { $who }
# One answer for several prisoners, each of whom is one.
castles-step-prisoners = Un prigioniero
castles-pick-bid = { $count ->
    [one] Offri questa carta
   *[other] Offri queste { $count } carte
}

castles-prompt-keep = Prendi una delle carte pescate.
castles-prompt-trade = Proporre { $card } agli altri, o rinunciare alla carta?
castles-prompt-answer = { $who } propone { $card }. Che cosa dai in cambio?
castles-prompt-offers = Accetta una delle offerte per { $card }, o nessuna.
castles-prompt-attack = Attacca un castello, o passa. Scegli prima il castello, o le carte.
castles-prompt-pass = Nessuna tua armata basta per un castello.
castles-prompt-ransom = Puoi proporre un prigioniero per un riscatto.
castles-prompt-advance = Hai preso { $castle }. Far avanzare tutti i suoi blasoni di uno spazio?
castles-prompt-place = Mettere un blasone { A($castle) }?
castles-prompt-draw = Pesca.
castles-prompt-bid = { $able ->
    [yes] { $who } propone { $blazon } per un riscatto. Offri da una a tre carte, o un prigioniero.
   *[no] { $who } propone { $blazon } per un riscatto. Non hai niente da offrire.
}
castles-prompt-bids = Accetta una delle offerte per { $blazon }, o nessuna.

castles-log-keep = { $you ->
    [yes] Tieni { $card }.
   *[no] { $who } tiene { $card }.
}
castles-log-trade = { $you ->
    [yes] Proponi l’altra carta.
   *[no] { $who } propone l’altra carta.
}
castles-log-discard = { $you ->
    [yes] Rinunci all’altra carta.
   *[no] { $who } rinuncia all’altra carta.
}
castles-log-offer = { $you ->
    [yes] Offri { $card }.
   *[no] { $who } offre { $card }.
}
castles-log-decline = { $you ->
    [yes] Rinunci.
   *[no] { $who } rinuncia.
}
castles-log-accept = { $you ->
    [yes] Accetti l’offerta di { $target }.
   *[no] { $hit ->
        [yes] { $who } accetta la tua offerta.
       *[no] { $who } accetta l’offerta di { $target }.
    }
}
castles-log-refuse = { $you ->
    [yes] Rifiuti tutto.
   *[no] { $who } rifiuta tutto.
}
castles-log-attack = { $you ->
    [yes] Attacchi { $castle } con { $cards }.
   *[no] { $who } attacca { $castle } con { $cards }.
}
castles-log-pass = { $you ->
    [yes] Passi.
   *[no] { $who } passa.
}
castles-log-advance = { $you ->
    [yes] Fai avanzare i blasoni del castello.
   *[no] { $who } fa avanzare i blasoni del castello.
}
castles-log-hold = { $you ->
    [yes] Lasci i blasoni del castello dove sono.
   *[no] { $who } lascia i blasoni del castello dove sono.
}
castles-log-place = { $you ->
    [yes] Metti un blasone.
   *[no] { $who } mette un blasone.
}
castles-log-skip = { $you ->
    [yes] Non metti blasoni.
   *[no] { $who } non mette blasoni.
}
castles-log-ransom = { $you ->
    [yes] Proponi un prigioniero per un riscatto: { $blazon }.
   *[no] { $who } propone un prigioniero per un riscatto: { $blazon }.
}
castles-log-bid = { $you ->
    [yes] Offri { $cards }.
   *[no] { $who } offre { $cards }.
}
castles-log-bid-prisoner = { $you ->
    [yes] Offri un prigioniero: { $blazon }.
   *[no] { $who } offre un prigioniero: { $blazon }.
}
castles-log-deal = { $you ->
    [yes] Ricevi { $cards }.
   *[no] { $who } riceve { $cards }.
}
castles-log-draw = { $you ->
    [yes] Peschi { $cards }.
   *[no] { $who } pesca { $cards }.
}
castles-log-capture = { $own ->
    [yes] { $you ->
        [yes] Un tuo blasone ti torna dalla segreta.
       *[no] { $who } riprende dalla segreta un proprio blasone.
    }
   *[no] { $you ->
        [yes] Fai un prigioniero: { $blazon }.
       *[no] { $who } fa un prigioniero: { $blazon }.
    }
}
castles-log-score = I punti: { $points }.
castles-log-points = { $points } { A($who) }
castles-effect-holds = { $you ->
    [yes] Ora tieni { $castle }.
   *[no] Ora { $who } tiene { $castle }.
}
castles-effect-lost = Ora nessuno tiene { $castle }.
castles-now = { $you ->
    [yes] Ora hai { $points }.
   *[no] Ora { $who } ha { $points }.
}

castles-news-attack = { $you ->
    [yes] Assalti { $castle }
   *[no] { $who } assalta { $castle }
}
castles-news-holds = { $you ->
    [yes] Tieni { $castle }
   *[no] { $who } tiene { $castle }
}
castles-news-advance = { $castle }: avanzano i suoi blasoni
castles-news-capture = { $you ->
    [yes] Fai un prigioniero
   *[no] { $who } fa un prigioniero
}
castles-news-home = { $you ->
    [yes] Il tuo blasone torna a casa
   *[no] Il blasone di { $who } torna a casa
}
castles-news-ransom = { $you ->
    [yes] Vendi un prigioniero
   *[no] { $who } vende un prigioniero
}

castles-story = { $you ->
    [yes] Prendi { $castle }.
   *[no] { $who } prende { $castle }.
}

panel-pass-chapter-castles = Rifiuta tutto fino al tuo turno
panel-pass-game-castles = Rifiuta tutto in questa partita
