start-choose = Scegli un gioco
start-play = Gioca
start-play-game = { $game }: gioca contro i bot
start-friends = Con amici
start-friends-game = { $game }: con amici
start-more = Altre scelte
start-more-game = { $game }: altre scelte
start-rules = Regole
start-learn = Impara
start-learn-game = Impara { $game } giocando
start-new = { $game }: nuovo tavolo
start-players = Giocatori
start-seat = Posto { $seat }
start-seat-open = Libero, per una persona
start-seat-open-about = Chi ha il link può sedersi qui; se cominci prima, ci gioca un bot.
start-seat-bot = { $bot } (bot)
start-who-may = Posti liberi
start-private = per chi ha il link
start-private-about = Nessun altro vede questo tavolo.
start-public = per tutti
start-public-about = Il tavolo compare nella pagina iniziale di tutti.
start-make = Crea il tavolo
start-clock = Orologio
start-clock-none = Nessuno
start-clock-none-about = Prenditi tutto il tempo che vuoi.
start-clock-of = { $minutes } min, più { $increment } s a mossa
start-clock-about = { $players ->
    [2] { $minutes } minuti, e { $increment } secondi in più a ogni mossa. Chi finisce il tempo perde la partita.
   *[other] { $minutes } minuti, e { $increment } secondi in più a ogni mossa. Se il tempo di qualcuno finisce, gioca un bot al suo posto.
}
start-patience = Pazienza
start-patience-usual = normale
start-patience-usual-about = Gli altri possono continuare senza chi manca per { $absent ->
    [1] un minuto
   *[other] { $absent } minuti
} al suo turno, o non fa niente per { $silent }.
start-patience-long = più lunga
start-patience-long-about = Gli altri possono continuare senza chi manca per 15 minuti al suo turno, o non fa niente per un’ora.
start-patience-days = di più giorni
start-patience-days-about = Per una partita di più giorni: gli altri possono continuare senza chi manca per un giorno al suo turno, o non fa niente per tre.
start-players-ivanhoe-about = { $players ->
    [2] Vince chi ha per primo gettoni di tutti e cinque i colori.
    [3] Vince chi ha per primo gettoni di tutti e cinque i colori.
   *[other] Vince chi ha per primo gettoni di quattro colori.
}
start-players-castles-about = { $players ->
    [2] La scatola dice da tre a sei; in due si gioca con le stesse regole.
   *[other] Ognuno gioca per sé, per gli stessi cinque castelli.
}
start-wait-reaction = Tempo per reagire
start-wait-reaction-about = Quanto tempo hanno tutti per rispondere a una carta azione.
start-wait-offer = Tempo per offrire
start-wait-offer-about = Quanto tempo hanno tutti per offrire in uno scambio o per un riscatto.
start-pace = I bot giocano
start-pace-100 = subito
start-pace-500 = in fretta
start-pace-1000 = di buon passo
start-pace-2500 = con calma
start-pace-about = Quanto tempo ci mette la mossa di un bot a comparire.
start-where = Si gioca
start-where-server = sul server
start-where-server-about = Il server dà le carte e conserva la partita; quando è finita, puoi condividerla e controllare la smazzata.
start-where-device = su questo dispositivo
start-where-device-about = Nulla esce da questo dispositivo, e non serve la rete.
start-offline = Il server non è raggiungibile. Su questo dispositivo puoi giocare contro i bot, imparare, rivedere partite e leggere le regole.
start-offline-nothing = Il server non è raggiungibile, e la parte della pagina che gioca senza di esso non è ancora su questo dispositivo. Le regole si possono leggere.
offline-insecure = Questa pagina è arrivata con http semplice: il browser non può conservarla né installarla, e lei non può avvisarti. Con https, o sulla macchina che la offre, tutto questo funziona.
offline-ready = Questa pagina è conservata su questo dispositivo: si apre anche senza rete.
offline-install = Installa Hastilude
start-name = Il tuo nome
start-name-saved = Salvato.
start-name-failed = Questo nome non va bene.
start-open-tables = Tavoli aperti
start-my-tables = I tuoi tavoli
start-none-running = Non hai partite in corso.
start-over = { $count ->
    [one] Una partita finita
   *[other] { $count } partite finite
}
start-broken = { $count ->
    [one] Una delle tue partite non si può più leggere. Chi gestisce il server lo sa già.
   *[other] { $count } delle tue partite non si possono più leggere. Chi gestisce il server lo sa già.
}
start-no-tables = Adesso non c’è nessun tavolo aperto. Scegli «Con amici» in uno dei giochi, e manda loro il link.

table-join = Unisciti
table-watch = Guarda
table-continue = Apri
table-look = Il tavolo
table-replay = Rivedi
table-end = Chiudi
table-end-sure = Chiudere davvero?
table-with = con { $who }
table-your-turn = Tocca a te
table-waiting-for = { $free ->
    [one] Un posto libero
   *[other] { $free } posti liberi
}
table-running = Tocca ad altri
table-playing = In corso
table-over = Finita
table-won = Hai vinto
table-lost = Vinta da { $who }

option-level = Livello
option-level-standard = Classico
option-level-standard-about = Un attacco si para con altrettante carte dello stesso valore.
option-level-basic = Base
option-level-basic-about = Ogni attacco va a segno: va bene per un primo duello.
option-level-advanced = Avanzato
option-level-advanced-about = Si può anche avanzare e attaccare nello stesso turno; da un attacco così ci si può ritirare.
option-target = Assalti da vincere
option-target-about = Chi vince per primo questo numero di assalti vince la partita.
option-discards = Scarti
option-discards-top = solo quello in cima scoperto
option-discards-top-about = Si può guardare solo la carta in cima, come al tavolo: le altre vanno ricordate.
option-discards-all = tutti scoperti
option-discards-all-about = Si possono guardare tutti gli scarti, come aiuto alla memoria.
option-first = Apre per primo
option-first-left = chi è a sinistra del mazziere
option-rulebook = { $about } Così dice il regolamento italiano.
option-first-left-about = Chi siede alla sinistra del mazziere apre il primo torneo.
option-first-right = chi è a destra del mazziere
option-first-right-about = Chi siede alla destra del mazziere apre il primo torneo.
option-purple = Niente viola dopo
option-purple-color = un torneo viola
option-purple-color-about = Dopo un torneo viola, il successivo non si può aprire in viola.
option-purple-token = un gettone viola
option-purple-token-about = Dopo che è stato preso un gettone viola, il torneo successivo non si può aprire in viola.
option-track = Spazi fino alla segreta
option-track-about = Quanti spazi ha ogni percorso; meno sono, più blasoni cadono.

join-title = Un invito
join-busy = Si apre la porta…
join-failed = Questo invito non vale più.

rules-title = Regole: { $game }
rules-search = Parola, carta o numero di regola
rules-none = Nessun risultato.

start-replay = Rivedi una partita dalla sua trascrizione
credits = Riconoscimenti e licenze
