
panel-label = Che cosa puoi fare
panel-your-turn = Tocca a te
panel-asked = Tocca a te rispondere
panel-wait = { $count ->
    [one] Tocca { A($who) }.
   *[other] Si aspettano { $who }.
}
panel-watching = Stai guardando.
panel-hurried = Il server ha molto da fare: i bot riflettono meno del solito.
panel-go-on = Avanti
panel-sure = Davvero?
panel-sure-text = «{ $choice }»: poi non si torna indietro.
panel-you-are-away = Un bot gioca per te.
panel-sending = …
panel-then = { $choice }…
panel-choose-target = { $chosen }: adesso scegli.
panel-choose-sure = { $chosen }: la giochi?
side-title = Cronaca e chiacchiere
menu = Menu
keys = Tasti
keys-digit = 1 – 9
keys-digit-does = scelgono la carta della tua mano a quel posto
keys-value = 1 – 5
keys-value-does = scelgono una carta di quel valore
keys-letter = una lettera
keys-letter-does = sceglie la risposta che la mostra
keys-arrows = ← → ↑ ↓
keys-arrows-does = portano a ciò che sta lì: carte, posti, risposte
keys-enter = Invio
keys-enter-does = sceglie ciò che è indicato, o lo spiega
keys-escape = Esc
keys-escape-does = torna indietro di un passo
keys-question = ?
keys-question-does = spiega ciò che è indicato, o mostra questi tasti
panel-held = La tua risposta resta in attesa finché non scade il tempo: { $answer }. Puoi ancora cambiarla.
panel-window = Ancora { $seconds } s
panel-more-time = Più tempo
panel-undo = Annulla la mossa
panel-pass-stop = Lasci passare tutto: chiedi di nuovo
panel-resign = Arrenditi
panel-resign-sure = Vuoi arrenderti e perdere questa partita?
panel-resign-yes = Sì, mi arrendo
panel-leave = Lascia
panel-leave-sure = Lasciare il tuo posto? Un bot gioca per te, e puoi tornare.
panel-leave-yes = Sì, lascio
panel-return = Riprendi il tuo posto
panel-dismiss = Chiudi questa partita
panel-dismiss-sure = Chiudere questa partita? Non avrà un vincitore e non si potrà riprendere.
panel-dismiss-yes = Sì, chiudila
panel-close = Rinuncia a questo tavolo
panel-close-sure = Rinunciare a questo tavolo? Non ci si giocherà.
panel-close-yes = Sì, rinuncio
panel-closed = Questa partita è stata chiusa prima della fine.
panel-missing = { $who } non arriva.
panel-missing-agreed = { $count ->
    [one] { $who } lascerebbe giocare un bot.
   *[other] { $who } lascerebbero giocare un bot.
}
panel-vote-bot = Lascia giocare un bot per { $who }
panel-vote-claim = Reclama la vittoria
panel-vote-wait = Aspetta ancora
closed-title = { $game }: tavolo abbandonato
closed-waiting = A questo tavolo si è rinunciato; qui non si gioca più.
panel-rematch = Gioca ancora
panel-rematch-yes = Sì, un’altra
panel-rematch-not = Basta così
panel-rematch-yet = Ci ripenso: un’altra
rematch-asked = { $count ->
    [one] { $who } vuole un’altra partita.
   *[other] { $who } vogliono un’altra partita.
}
rematch-waiting = Vuoi un’altra partita; si aspetta la risposta di { $who }.
rematch-unwanted = { $count ->
    [one] { $who } non vuole un’altra partita.
   *[other] { $who } non vogliono un’altra partita.
}
rematch-declined = Non vuoi un’altra partita.
panel-to-rematch = Vai alla prossima partita
panel-share = Condividi questa partita
share-about = Chi ha il link può leggere questa partita, senza ciò che si è detto al tavolo.
share-link = Link a questa partita
share-make = Crea un link
share-stop = Revoca il link
panel-record = Scarica la partita
panel-over-won = { $you ->
    [yes] Hai vinto!
   *[no] Ha vinto { $who }.
}
panel-over-shared = Vittoria condivisa: { $who }.
panel-over = La partita è finita.
panel-explain = Che cos’è?

pick-cards = { $count ->
    [0] { $chosen }: scegli le carte nella tua mano.
   *[other] { $chosen }: { $cards }.
}
pick-first = Hai scelto { $cards }.
pick-missing = { $missing ->
    [one] Ne serve ancora una.
   *[other] Ne servono ancora { $missing }.
}
pick-play = { $count ->
    [0] { $choice }
    [one] { $choice } con questa carta
   *[other] { $choice } con queste { $count } carte
}

player-bot = bot
player-away = gioca un bot
player-offline = assente
player-you = tu
player-asked = deve rispondere
player-clock = Orologio di { $who }: { $time }
player-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
player-hand-of = { $you ->
    [yes] La tua mano
   *[no] Mano di { $who }
}

log-title = Cronaca
log-empty = Non è ancora successo niente.
log-earlier = Turni precedenti
log-took-back = { $you ->
    [yes] Annulli la tua mossa.
   *[no] { $who } annulla la sua mossa.
}
log-outage = Il server è rimasto assente per un po’; gli orologi erano fermi.
chat-title = Chiacchiere
chat-say = Di’ qualcosa
chat-send = Invia
spectators = { $count ->
    [0] nessuno spettatore
    [one] uno spettatore
   *[other] { $count } spettatori
}

help-all = Tutte le regole
help-seat = posto { $seat }
help-rule = Regola { $rule }

why-not-now = È permesso; scegli di nuovo.
why-first = { $count ->
    [1] Scegli prima: { $first }.
   *[other] Scegli prima tra: { $first }.
}
why-lit-first = Prima si sceglie altro: ciò che è illuminato.
stale = Il tavolo è andato avanti; scegli di nuovo.
refused = È stato rifiutato ({ $code }).

card-lit = { $card }: scegli


menu-sound = { $state ->
    [on] Suono acceso
   *[off] Suono spento
}

end-look = Guarda il tavolo
end-show = Com’è finita
end-deeds = { $who }: { $count }
panel-change-sides = Cambia posto
panel-deal = Controlla la smazzata
log-silent = { $you ->
    [yes] Non hai contribuito a mescolare.
   *[no] { $who } non ha contribuito a mescolare.
}
