ivanhoe-color-purple = viola
ivanhoe-color-red = rosso
ivanhoe-color-blue = blu
ivanhoe-color-yellow = giallo
ivanhoe-color-green = verde
ivanhoe-tournament-none = Torneo da aprire
ivanhoe-over = La partita è finita
ivanhoe-no-purple = non in viola

ivanhoe-card-purple = viola { $value }
ivanhoe-card-red = rosso { $value }
ivanhoe-card-blue = blu { $value }
ivanhoe-card-yellow = giallo { $value }
ivanhoe-card-green = verde { $value }
ivanhoe-card-squire = scudiero { $value }
ivanhoe-card-maiden = dama { $value }
ivanhoe-suit-purple = Viola
ivanhoe-suit-red = Rosso
ivanhoe-suit-blue = Blu
ivanhoe-suit-yellow = Giallo
ivanhoe-suit-green = Verde
ivanhoe-suit-squire = Scudiero
ivanhoe-suit-maiden = Dama
ivanhoe-card-unhorse = Disar{"\u00AD"}cionare
ivanhoe-card-change-weapon = Cambiare arma
ivanhoe-card-drop-weapon = Abban{"\u00AD"}donare l’arma
ivanhoe-card-break-lance = Lancia spezzata
ivanhoe-card-riposte = Risposta
ivanhoe-card-dodge = Schivata
ivanhoe-card-retreat = Ritirata
ivanhoe-card-knock-down = A terra
ivanhoe-card-outmaneuver = Manovra
ivanhoe-card-charge = Carica
ivanhoe-card-countercharge = Contro{"\u00AD"}carica
ivanhoe-card-disgrace = Disgrazia
ivanhoe-card-adapt = Adattare
ivanhoe-card-outwit = Astuzia
ivanhoe-card-shield = Scudo
ivanhoe-card-stunned = Stordito
ivanhoe-card-ivanhoe = Ivanhoe

ivanhoe-weapon-purple = la giostra
ivanhoe-weapon-red = la spada
ivanhoe-weapon-blue = l’ascia
ivanhoe-weapon-yellow = la stella del mattino
ivanhoe-weapon-green = a mani nude

ivanhoe-deck = mazzo
ivanhoe-discard = { $count ->
    [one] scarto
   *[other] scarti
}
ivanhoe-discards-look = { $count ->
    [0] Ancora nessuno scarto
    [one] Guarda gli scarti: 1 scarto
   *[other] Guarda gli scarti: { $count } scarti
}
ivanhoe-discards-title = { $count ->
    [one] Gli scarti: una carta
   *[other] Gli scarti: { $count } carte
}
ivanhoe-discards-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } volte
}
ivanhoe-lead = { $more ->
    [one] manca { $more }
   *[other] mancano { $more }
}
ivanhoe-need = { $need } gettoni diversi per vincere
ivanhoe-total-label = totale
ivanhoe-out = fuori
ivanhoe-no-display = ancora nessuna carta
ivanhoe-tokens = Gettoni di { $who }: { $tokens }
ivanhoe-tokens-none = nessuno
ivanhoe-display-of = Campo di { $who }
ivanhoe-limit = { $limit ->
    [0] Stordito: nessun’altra carta in questo turno
   *[other] Stordito: ancora una carta in questo turno
}
ivanhoe-announced = { $who } gioca { $card }
# On a card that is held up: what it will do, in few words.
ivanhoe-deed-unhorse = Il torneo diventa { $color }.
ivanhoe-deed-change-weapon = Il torneo diventa { $color }.
ivanhoe-deed-drop-weapon = Il torneo diventa verde: ogni carta vale 1.
ivanhoe-deed-break-lance = { $hit ->
    [yes] Perdi tutte le tue carte viola.
   *[no] { $target } perde tutte le sue carte viola.
}
ivanhoe-deed-riposte = { $hit ->
    [yes] { $who } prende la tua ultima carta.
   *[no] { $you ->
        [yes] Prendi l’ultima carta di { $target }.
       *[no] { $who } prende l’ultima carta di { $target }.
    }
}
ivanhoe-deed-dodge = { $hit ->
    [yes] Perdi { $card }.
   *[no] { $target } perde { $card }.
}
ivanhoe-deed-retreat = { $you ->
    [yes] Riprendi { $card }.
   *[no] { $who } riprende { $card }.
}
ivanhoe-deed-knock-down = { $hit ->
    [yes] { $who } prende una carta dalla tua mano, senza vederla.
   *[no] Una carta dalla mano di { $target }, presa senza vederla.
}
ivanhoe-deed-outmaneuver = { $you ->
    [yes] Tutti gli avversari perdono la loro ultima carta.
   *[no] Tutti gli avversari di { $who } perdono la loro ultima carta.
}
ivanhoe-deed-charge = Si perdono tutte le carte del valore più basso.
ivanhoe-deed-countercharge = Si perdono tutte le carte del valore più alto.
ivanhoe-deed-disgrace = Si perdono tutti gli scudieri e le dame.
ivanhoe-deed-adapt = Ognuno tiene una sola carta per valore.
ivanhoe-deed-outwit = { $hit ->
    [yes] { $who } scambia una carta con te.
   *[no] Si scambia una carta con { $target }.
}
ivanhoe-deed-shield = { $you ->
    [yes] Il tuo campo è al sicuro dalle carte azione degli altri.
   *[no] Il campo di { $who } è al sicuro dalle carte azione degli altri.
}
ivanhoe-deed-stunned = { $hit ->
    [yes] Puoi aggiungere una sola carta a turno.
   *[no] { $target } può aggiungere una sola carta a turno.
}
ivanhoe-deed-ivanhoe = Annulla una carta azione.

ivanhoe-choose-color = Scegli un colore
# A card that a decision points at, inside a sentence.
ivanhoe-display-card = { $own ->
    [yes] { $card } ({ $place } del tuo campo)
   *[no] { $card } ({ $place } del campo di { $whose })
}
ivanhoe-display-place = { $own ->
    [yes] la tua { $place } carta
    [theirs] la sua { $place } carta
   *[no] la { $place } carta di { $whose }
}
ivanhoe-front-card = { $own ->
    [yes] { $card } davanti a te
    [theirs] { $card } davanti a sé
   *[no] { $card } davanti { A($whose) }
}

ivanhoe-choice-open = Apri in { $color } con { $card }
ivanhoe-choice-play = Gioca { $card }
ivanhoe-choice-stay = Resta in lizza
ivanhoe-choice-withdraw = Abbandona
ivanhoe-choice-pass = Lascia passare
ivanhoe-choice-ivanhoe = Annullala con Ivanhoe
ivanhoe-choice-unhorse = Disarcionare: passa al { $color }
ivanhoe-choice-change-weapon = Cambiare arma: passa al { $color }
ivanhoe-choice-drop-weapon = Abbandonare l’arma: passa al verde
ivanhoe-choice-break-lance = Lancia spezzata contro { $target }
ivanhoe-choice-riposte = Risposta contro { $target }
ivanhoe-choice-dodge = Schivata: via { $card }
ivanhoe-choice-retreat = Ritirata: riprendi { $card }
ivanhoe-choice-knock-down = A terra contro { $target }
ivanhoe-choice-outmaneuver = Manovra contro tutti
ivanhoe-choice-charge = Carica
ivanhoe-choice-countercharge = Controcarica
ivanhoe-choice-disgrace = Disgrazia
ivanhoe-choice-adapt = Adattare
ivanhoe-choice-outwit = Astuzia: { $own } per { $other }
ivanhoe-choice-shield = Metti lo Scudo
ivanhoe-choice-stunned = Stordito contro { $target }
ivanhoe-choice-keep = Tieni { $card }
ivanhoe-choice-take = Prendi un gettone { $color }
ivanhoe-choice-return = Restituisci il tuo gettone { $color }
ivanhoe-step-token = gettone { $color }
ivanhoe-step-go = Giocala

ivanhoe-prompt-open = { $purple ->
    [no] Apri il torneo con una carta, in ogni colore tranne il viola.
   *[yes] Apri il torneo con una carta.
}
ivanhoe-prompt-turn = { $stay ->
    [yes] Gioca ancora, resta in lizza o abbandona.
   *[no] Gioca carte fino a superare tutti, o abbandona.
}
ivanhoe-prompt-stunned = { $limit ->
    [0] Stordito: in questo turno nessun’altra carta nel tuo campo.
   *[other] Stordito: in questo turno ancora una carta nel tuo campo.
}
ivanhoe-prompt-reaction = { $aimed ->
    [you] { $who } gioca { $card } contro di te. Lasci passare?
    [others] { $who } gioca { $card } contro { $target }. Lasci passare?
   *[nobody] { $who } gioca { $card }. Lasci passare?
}
ivanhoe-prompt-nothing = Non hai risposte in mano.
ivanhoe-prompt-keep = Adattare: tieni una carta di questo valore.
ivanhoe-prompt-take = Hai vinto in viola: prendi il gettone che vuoi.
ivanhoe-prompt-return = Hai abbandonato con una dama: restituisci un gettone.

# An action card may still be cancelled when it is told of: nothing is said to have happened.
ivanhoe-log-open = { $you ->
    [yes] Apri in { $color } con { $card }.
   *[no] { $who } apre in { $color } con { $card }.
}
ivanhoe-log-play = { $you ->
    [yes] Giochi { $card }.
   *[no] { $who } gioca { $card }.
}
ivanhoe-log-stay = { $you ->
    [yes] Resti in lizza.
   *[no] { $who } resta in lizza.
}
ivanhoe-log-withdraw = { $you ->
    [yes] Abbandoni.
   *[no] { $who } abbandona.
}
ivanhoe-log-pass = { $you ->
    [yes] Lasci passare.
   *[no] { $who } lascia passare.
}
ivanhoe-log-ivanhoe = { $you ->
    [yes] La annulli con Ivanhoe!
   *[no] { $who } la annulla con Ivanhoe!
}
ivanhoe-log-unhorse = { $you ->
    [yes] Giochi Disarcionare, per passare al { $color }.
   *[no] { $who } gioca Disarcionare, per passare al { $color }.
}
ivanhoe-log-change-weapon = { $you ->
    [yes] Giochi Cambiare arma, per passare al { $color }.
   *[no] { $who } gioca Cambiare arma, per passare al { $color }.
}
ivanhoe-log-drop-weapon = { $you ->
    [yes] Giochi Abbandonare l’arma, per passare al verde.
   *[no] { $who } gioca Abbandonare l’arma, per passare al verde.
}
ivanhoe-log-break-lance = { $you ->
    [yes] Giochi Lancia spezzata contro { $target }.
   *[no] { $hit ->
        [yes] { $who } gioca Lancia spezzata contro di te.
       *[no] { $who } gioca Lancia spezzata contro { $target }.
    }
}
ivanhoe-log-riposte = { $you ->
    [yes] Giochi Risposta contro { $target }.
   *[no] { $hit ->
        [yes] { $who } gioca Risposta contro di te.
       *[no] { $who } gioca Risposta contro { $target }.
    }
}
ivanhoe-log-dodge = { $you ->
    [yes] Giochi Schivata contro { $card }.
   *[no] { $who } gioca Schivata contro { $card }.
}
ivanhoe-log-retreat = { $you ->
    [yes] Giochi Ritirata per riprendere la tua { $place } carta.
   *[no] { $who } gioca Ritirata per riprendere la sua { $place } carta.
}
ivanhoe-log-knock-down = { $you ->
    [yes] Giochi A terra contro { $target }.
   *[no] { $hit ->
        [yes] { $who } gioca A terra contro di te.
       *[no] { $who } gioca A terra contro { $target }.
    }
}
ivanhoe-log-outmaneuver = { $you ->
    [yes] Giochi Manovra.
   *[no] { $who } gioca Manovra.
}
ivanhoe-log-charge = { $you ->
    [yes] Giochi Carica.
   *[no] { $who } gioca Carica.
}
ivanhoe-log-countercharge = { $you ->
    [yes] Giochi Controcarica.
   *[no] { $who } gioca Controcarica.
}
ivanhoe-log-disgrace = { $you ->
    [yes] Giochi Disgrazia.
   *[no] { $who } gioca Disgrazia.
}
ivanhoe-log-adapt = { $you ->
    [yes] Giochi Adattare.
   *[no] { $who } gioca Adattare.
}
ivanhoe-log-outwit = { $you ->
    [yes] Giochi Astuzia: { $own } per { $other }.
   *[no] { $who } gioca Astuzia: { $own } per { $other }.
}
ivanhoe-log-shield = { $you ->
    [yes] Giochi Scudo.
   *[no] { $who } gioca Scudo.
}
ivanhoe-log-stunned = { $you ->
    [yes] Giochi Stordito contro { $target }.
   *[no] { $hit ->
        [yes] { $who } gioca Stordito contro di te.
       *[no] { $who } gioca Stordito contro { $target }.
    }
}
ivanhoe-log-keep = { $you ->
    [yes] Tieni la tua { $place } carta.
   *[no] { $who } tiene la sua { $place } carta.
}
ivanhoe-log-take = { $you ->
    [yes] Scegli un gettone { $color }.
   *[no] { $who } sceglie un gettone { $color }.
}
ivanhoe-log-return = { $you ->
    [yes] Restituisci il tuo gettone { $color }.
   *[no] { $who } restituisce un gettone { $color }.
}
ivanhoe-log-dealer = { $you ->
    [yes] Dai le carte.
   *[no] { $who } dà le carte.
}
ivanhoe-log-deal = { $you ->
    [yes] Ricevi { $cards }.
   *[no] { $who } riceve { $cards }.
}
ivanhoe-log-draw = { $count ->
    [0] { $you ->
        [yes] Non c’è niente da pescare per te.
       *[no] Non c’è niente da pescare per { $who }.
    }
   *[other] { $you ->
        [yes] Peschi { $cards }.
       *[no] { $who } pesca { $cards }.
    }
}
ivanhoe-log-reveal = { $you ->
    [yes] Non puoi aprire e mostri la mano: { $cards }.
   *[no] { $who } non può aprire e mostra: { $cards }.
}
ivanhoe-log-shuffle = Gli scarti vengono mescolati e diventano il nuovo mazzo.
ivanhoe-log-steal = { $you ->
    [yes] Prendi { $card } { A($target) }.
   *[no] { $hit ->
        [yes] { $who } ti prende { $card }.
       *[no] { $who } prende { $card } { A($target) }.
    }
}
ivanhoe-log-win = { $you ->
    [yes] Vinci il torneo e un gettone { $color }.
   *[no] { $who } vince il torneo e un gettone { $color }.
}
ivanhoe-log-win-nothing = { $you ->
    [yes] Vinci il torneo, senza un nuovo gettone.
   *[no] { $who } vince il torneo, senza un nuovo gettone.
}

# What came of a play, and why a tournament is over.
ivanhoe-effect-lost = { $you ->
    [yes] Perdi { $cards }.
   *[no] { $who } perde { $cards }.
}
ivanhoe-effect-back = { $you ->
    [yes] Riprendi in mano { $cards }.
   *[no] { $who } riprende in mano { $cards }.
}
ivanhoe-effect-exchange = { $you ->
    [yes] Dai { $gave } in cambio di { $got }.
   *[no] { $who } dà { $gave } in cambio di { $got }.
}
ivanhoe-effect-total = { $you ->
    [yes] Ora hai { $total }.
   *[no] { $who } ora ha { $total }.
}
ivanhoe-effect-color = Il torneo ora è { $color }.
ivanhoe-end-won = { $you ->
    [yes] Vinci il torneo.
   *[no] { $who } vince il torneo.
}
ivanhoe-end-withdrew = { $you ->
    [yes] Hai abbandonato con { $total }; { $target } resta con { $best }.
   *[no] { $hit ->
        [yes] { $who } ha abbandonato con { $total }; tu resti con { $best }.
       *[no] { $who } ha abbandonato con { $total }; { $target } resta con { $best }.
    }
}
ivanhoe-end-before = Abbandoni precedenti: { $withdrawals }.
ivanhoe-end-at = { $you ->
    [yes] tu con { $total }
   *[no] { $who } con { $total }
}

panel-pass-chapter-ivanhoe = Lascia passare tutto in questo torneo
panel-pass-game-ivanhoe = Lascia passare tutto in questa partita
