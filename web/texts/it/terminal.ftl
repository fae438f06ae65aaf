# What only the terminal says, where cards and actions stand in notation; the page makes its lists with the browser.

list-and = e

terminal-you = Tu
terminal-you-at = Tu (@{ $seat })
terminal-question = Che cosa fai?
terminal-actions = … { $count } azioni
terminal-cards = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
}
terminal-hint-wide = Numero o parole; ? per l’aiuto, hint, log, undo, save FILE, quit
terminal-hint-narrow = Numero o parole; ? aiuta, quit esce
terminal-hint-step = Numero o parole; up: un passo indietro, Invio: da capo
terminal-hand-over = Passa la tastiera a { $who }, che poi preme Invio.
terminal-decides = sta decidendo…
terminal-mishap = D’ora in poi @{ $seat } gioca a caso: { $why }.
terminal-over = La partita è finita.
terminal-over-hint = La partita è finita. Un’altra? s: sì, Invio: esci; log, undo, save FILE, ?
terminal-over-commands = La partita è finita; «again» ne comincia un’altra, Invio esce; ci sono anche «log», «undo», «save FILE» e «?».
terminal-record-in = La partita è in { $file }.
terminal-left-saved = { $all ->
    [yes] La partita non è finita; è salvata in { $file }.
   *[no] La partita non è finita; è salvata in { $file }, tranne ciò che è venuto dopo.
}
terminal-left-command = Per continuare: { $command }
terminal-left-lost = La partita non è finita né salvata. La prossima volta «save FILE» la conserva, oppure comincia con --save FILE; --load FILE la riprende.

terminal-undo-nothing = Non c’è niente da annullare.
terminal-undo-chance = Non si può annullare: nel frattempo sono state date o pescate carte.
terminal-undo-hidden = Non si può annullare: la mossa ha svelato qualcosa di nascosto.
terminal-undo-others = Non si può annullare: nel frattempo ha deciso qualcun altro.
terminal-helps = ? per l’aiuto.
terminal-decide-alone = Decidi solo per @{ $seat }.
terminal-save-name = Con quale nome? «save FILE».
terminal-save-replaces = C’è già un file { $file }. Ripeti lo stesso comando per sostituirlo.
terminal-saved = La partita è salvata in { $file }; per riprenderla: { $command }
terminal-saved-secrets = Il file contiene tutte le carte, anche quelle che non devi vedere.
terminal-resign-two = Ci si può arrendere solo nelle partite a due.
terminal-resign-sure = Così la partita va all’altro giocatore. Scrivi «resign» ancora una volta per confermare.
terminal-quit-sure = La partita non è salvata per intero: «save FILE» la conserva; «{ $line }» ancora una volta per uscire.
terminal-more = Invio: avanti; q: basta

terminal-wait = lascia fare agli altri
terminal-no-choice = { $count ->
    [one] La scelta { $number } non c’è; c’è solo la 1.
   *[other] La scelta { $number } non c’è; l’elenco va da 1 a { $count }.
}
terminal-can-mean = «{ $typed }» può voler dire { $actions }. Di’ di più.

terminal-help-on = C’è aiuto su: { $words }.
terminal-help-commands = E sui comandi: { $words }.
terminal-help-rules = { $words }; regole { $rules }
terminal-help-range = da { $first } a { $last }
terminal-help-none = Non c’è aiuto su «{ $word }». `?` da solo elenca tutte le parole.
terminal-help-near = Non c’è aiuto su «{ $word }», ma su { $near }. `?` da solo elenca tutte le parole.
terminal-titled = { $title }: { $text }
terminal-log-empty = Non è ancora successo niente.

terminal-hand = La mano
terminal-dealt = { $you ->
    [yes] Ricevi { $cards }.
   *[no] { $who } riceve { $cards }.
}
terminal-draws = { $you ->
    [yes] Peschi { $cards }.
   *[no] { $who } pesca { $cards }.
}
terminal-a-card = una carta
terminal-wins = { $you ->
    [yes] Vinci la partita.
   *[no] { $who } vince la partita.
}

terminal-engarde-level-basic = base
terminal-engarde-level-standard = classico
terminal-engarde-level-advanced = avanzato
terminal-engarde-heading = { $target ->
    [one] { $level }, a { $target } stoccata
   *[other] { $level }, alle { $target } stoccate
}
terminal-engarde-heading-narrow = { $level }, a { $target }
terminal-engarde-cards = { $count ->
    [one] un { $value }
   *[other] { $count } × { $value }
}
terminal-engarde-distance = distanza { $distance }
terminal-engarde-pile = Mazzo
terminal-engarde-discards-none = nessuno scarto
terminal-engarde-discards-all = scarti { $cards } (l’ultimo in cima)
terminal-engarde-discards-top = { $count ->
    [one] { $count } scarto, { $card } in cima
   *[other] { $count } scarti, { $card } in cima
}
terminal-engarde-turn-attack = Tocca a te. Puoi attaccare con { $cards }.
terminal-engarde-turn-advance = Tocca a te. Puoi avanzare e attaccare.
terminal-engarde-turn-far = Tocca a te. Nessuna carta arriva ancora all’altro schermidore.
terminal-engarde-turn-lack = Tocca a te. Per attaccare servirebbe un { $distance }.
terminal-engarde-attacked = { $who } ti attacca con { $cards }: devi parare.
terminal-engarde-attacked-advanced = { $who } ti attacca con { $cards }: para o ritirati.
terminal-engarde-last = Il mazzo è finito: resta un ultimo attacco.
terminal-engarde-note-step = spazio { $space }, distanza { $distance }
terminal-engarde-note-with = con { $cards }
terminal-engarde-note-advance = spazio { $space }, poi { $cards }
terminal-engarde-why-unanswered = { $you ->
    [yes] Non hai risposta a { $cards } ({ $rule })
   *[no] { $who } non ha risposta a { $cards } ({ $rule })
}
terminal-engarde-why-hit = Stoccata (E7)
terminal-engarde-why-stuck = { $you ->
    [yes] Non hai più mosse permesse (E6)
   *[no] { $who } non ha più mosse permesse (E6)
}
terminal-engarde-why-more = Più carte pari alla distanza (E12)
terminal-engarde-why-level = Stessa strada per tutti e due (E9)
terminal-engarde-why-further = Più avanti sulla pedana (E9)
terminal-engarde-round = { $you ->
    [yes] { $why }: vinci l’assalto.
   *[no] { $why }: { $who } vince l’assalto.
}
terminal-engarde-round-drawn = { $why }: l’assalto finisce in parità.
terminal-engarde-shows = { $you ->
    [yes] Mostri { $cards }.
   *[no] { $who } mostra { $cards }.
}
terminal-engarde-shows-nothing = { $you ->
    [yes] Mostri una mano vuota.
   *[no] { $who } mostra una mano vuota.
}
terminal-engarde-forward = { $you ->
    [yes] Vai avanti di { $card }, spazio { $space }.
   *[no] { $who } va avanti di { $card }, spazio { $space }.
}
terminal-engarde-back = { $you ->
    [yes] Vai indietro di { $card }, spazio { $space }.
   *[no] { $who } va indietro di { $card }, spazio { $space }.
}
terminal-engarde-attack = { $you ->
    [yes] Attacchi con { $cards }.
   *[no] { $who } attacca con { $cards }.
}
terminal-engarde-advance = { $you ->
    [yes] Avanzi di { $card }, spazio { $space }, e attacchi con { $cards }.
   *[no] { $who } avanza di { $card }, spazio { $space }, e attacca con { $cards }.
}
terminal-engarde-parry = { $you ->
    [yes] Pari con { $cards }.
   *[no] { $who } para con { $cards }.
}
terminal-engarde-retreat = { $you ->
    [yes] Ti ritiri di { $card }, spazio { $space }.
   *[no] { $who } si ritira di { $card }, spazio { $space }.
}
terminal-engarde-starter = { $you ->
    [yes] Cominci tu il primo assalto.
   *[no] { $who } comincia il primo assalto.
}
terminal-engarde-result = { $you ->
    [yes] Vinci la partita, { $own } a { $other }.
   *[no] { $who } vince la partita, { $own } a { $other }.
}
terminal-engarde-veil = … di questo assalto si mostra solo l’ultimo turno (E4) …

terminal-ivanhoe-none = ancora nessun torneo
terminal-ivanhoe-none-purple = ancora nessun torneo, il prossimo non viola
terminal-ivanhoe-tournament-purple = torneo viola (giostra)
terminal-ivanhoe-tournament-red = torneo rosso (spada)
terminal-ivanhoe-tournament-blue = torneo blu (ascia)
terminal-ivanhoe-tournament-yellow = torneo giallo (stella del mattino)
terminal-ivanhoe-tournament-green = torneo verde (a mani nude)
terminal-ivanhoe-piles = mazzo { $deck }, scarti { $discards }
terminal-ivanhoe-piles-ivanhoe = mazzo { $deck }, scarti { $discards } con Ivanhoe
terminal-ivanhoe-title-knight = cavaliere
terminal-ivanhoe-title-tokens = gettoni
terminal-ivanhoe-title-hand = mano
terminal-ivanhoe-title-total = tot.
terminal-ivanhoe-title-display = campo
terminal-ivanhoe-out = fuori
terminal-ivanhoe-not-entered = ancora senza carte
terminal-ivanhoe-turn-stay = Tocca a te. Puoi restare in lizza con { $total }.
terminal-ivanhoe-turn-play = Tocca a te. Hai { $total }, ma per restare in lizza devi giocare una carta.
terminal-ivanhoe-turn-more = Tocca a te. Hai { $total }; per restare in lizza devi superare { $who }, che ha { $best }.
terminal-ivanhoe-open = Apri un torneo: dichiara un colore e gioca una sua carta o un sostenitore.
terminal-ivanhoe-open-purple = Apri un torneo: dichiara un colore e gioca una sua carta o un sostenitore. Dopo il viola niente viola.
terminal-ivanhoe-react = { $announced } Reagisci?
terminal-ivanhoe-keep = Adattare: quale carta di valore { $value } tieni?
terminal-ivanhoe-return = Hai abbandonato con una dama: quale gettone restituisci?
terminal-ivanhoe-take = Hai vinto in viola: quale gettone prendi?
terminal-ivanhoe-named = { $name } ({ $card })
terminal-ivanhoe-note-total = totale { $total }
terminal-ivanhoe-note-takes = prende { $card }
terminal-ivanhoe-note-for = { $own } per { $other }
terminal-ivanhoe-note-one-of = una su { $cards }
terminal-ivanhoe-note-value = valore { $value }
terminal-ivanhoe-note-with = con { $total }
terminal-ivanhoe-note-costs = costa un gettone
terminal-ivanhoe-announces = { $you ->
    [yes] Annunci { $action }.
   *[no] { $who } annuncia { $action }.
}
terminal-ivanhoe-announces-color = { $you ->
    [yes] Annunci { $action }: { $color }.
   *[no] { $who } annuncia { $action }: { $color }.
}
terminal-ivanhoe-announces-against = { $hit ->
    [yes] { $who } annuncia { $action } contro di te.
   *[no] { $you ->
        [yes] Annunci { $action } contro { $target }.
       *[no] { $who } annuncia { $action } contro { $target }.
    }
}
terminal-ivanhoe-announces-card = { $hit ->
    [yes] { $who } annuncia { $action }: { $card } del tuo campo.
   *[no] { $you ->
        [yes] Annunci { $action }: { $card } di { $target }.
       *[no] { $who } annuncia { $action }: { $card } di { $target }.
    }
}
terminal-ivanhoe-announces-own = { $you ->
    [yes] Annunci { $action } con { $card }.
   *[no] { $who } annuncia { $action } con { $card }.
}
terminal-ivanhoe-announces-hand = { $hit ->
    [yes] { $who } annuncia { $action }: una carta dalla tua mano.
   *[no] { $you ->
        [yes] Annunci { $action }: una carta dalla mano di { $target }.
       *[no] { $who } annuncia { $action }: una carta dalla mano di { $target }.
    }
}
terminal-ivanhoe-announces-exchange = { $hit ->
    [yes] { $who } annuncia { $action }: { $own } per { $card } del tuo campo.
   *[no] { $you ->
        [yes] Annunci { $action }: { $own } per { $card } di { $target }.
       *[no] { $who } annuncia { $action }: { $own } per { $card } di { $target }.
    }
}
terminal-ivanhoe-dealer = { $you ->
    [yes] Dai le carte.
   *[no] { $who } dà le carte.
}
terminal-ivanhoe-draw-nothing = Non c’è niente da pescare (I5).
terminal-ivanhoe-steal = { $hit ->
    [yes] { $who } prende { $card } dalla tua mano.
   *[no] { $you ->
        [yes] Prendi { $card } dalla mano di { $target }.
       *[no] { $who } prende { $card } dalla mano di { $target }.
    }
}
terminal-ivanhoe-shuffle = Gli scarti vengono mescolati e diventano il mazzo (I5).
terminal-ivanhoe-reveal = { $you ->
    [yes] Non hai niente con cui aprire (I8): { $cards }.
   *[no] { $who } non ha niente con cui aprire (I8): { $cards }.
}
terminal-ivanhoe-win = { $you ->
    [yes] Vinci il torneo e prendi il gettone { $color }.
   *[no] { $who } vince il torneo e prende il gettone { $color }.
}
terminal-ivanhoe-win-nothing = { $you ->
    [yes] Vinci il torneo, senza un nuovo gettone.
   *[no] { $who } vince il torneo, senza un nuovo gettone.
}
terminal-ivanhoe-opens = { $you ->
    [yes] Apri un torneo { $color } con { $card }.
   *[no] { $who } apre un torneo { $color } con { $card }.
}
terminal-ivanhoe-plays = { $you ->
    [yes] Giochi { $card }, totale { $total }.
   *[no] { $who } gioca { $card }, totale { $total }.
}
terminal-ivanhoe-stays = { $you ->
    [yes] Resti in lizza con { $total }.
   *[no] { $who } resta in lizza con { $total }.
}
terminal-ivanhoe-withdraws = { $you ->
    [yes] Abbandoni.
   *[no] { $who } abbandona.
}
terminal-ivanhoe-passes = { $you ->
    [yes] Lasci passare.
   *[no] { $who } lascia passare.
}
terminal-ivanhoe-cancels = { $you ->
    [yes] Giochi Ivanhoe: { $action } non ha effetto.
   *[no] { $who } gioca Ivanhoe: { $action } non ha effetto.
}
terminal-ivanhoe-keeps = { $you ->
    [yes] Tieni { $card }.
   *[no] { $who } tiene { $card }.
}
terminal-ivanhoe-chooses = { $you ->
    [yes] Scegli il gettone { $color }.
   *[no] { $who } sceglie il gettone { $color }.
}
terminal-ivanhoe-returns = { $you ->
    [yes] Restituisci il gettone { $color } (I13).
   *[no] { $who } restituisce il gettone { $color } (I13).
}

terminal-number = { $count }

terminal-castles-heading = I castelli
terminal-castles-piles = mazzo { $pile }, perse { $lost }
terminal-castles-piles-empty = { $passes ->
    [one] mazzo finito, { $passes } su { $players } ha passato
   *[other] mazzo finito, { $passes } su { $players } hanno passato
}
terminal-castles-title-castle = cast.
terminal-castles-title-oubliette = segreta
terminal-castles-title-lord = signore
terminal-castles-title-garrison = guarnigione
terminal-castles-title-points = pti
terminal-castles-title-hand = mano
terminal-castles-title-reserve = ris.
terminal-castles-title-prisoners = prigionieri
terminal-castles-next = poi { $blazon }
terminal-castles-empty = vuoto
terminal-castles-nothing = niente
terminal-castles-declined = { $count ->
    [one] { $count } ha rinunciato
   *[other] { $count } hanno rinunciato
}
terminal-castles-answers = { $offer }: { $answers }
terminal-castles-face-up = Scoperte
terminal-castles-on-offer = Proposta
terminal-castles-for-ransom = Riscatto
terminal-castles-by = { $what } da { $who }
terminal-castles-by-you = { $what } da te
terminal-castles-lost = Perse
terminal-castles-no-army = Non hai carte con cui attaccare.
terminal-castles-enough-all = La tua armata più grande ha { $cards }: basta per ogni castello.
terminal-castles-enough-none = { $missing ->
    [one] La tua armata più grande ha { $cards }: ne manca una per un castello.
   *[other] La tua armata più grande ha { $cards }: ne mancano { $missing } per un castello.
}
terminal-castles-enough-some = La tua armata più grande ha { $cards }: basta per { $castles }.
terminal-castles-turn = Attacca o passa. { $prospects }
terminal-castles-turn-ransom = { $who } sta per attaccare o passare. Proponi prima un prigioniero per un riscatto?
terminal-castles-ask-trade = Proponi { $card } a tutti, o rinunci alla carta?
terminal-castles-ask-offer = { $who } propone { $card }: quale carta dai in cambio, se ne dai?
terminal-castles-ask-choice = Di chi prendi la carta per { $card }?
terminal-castles-ask-keep = Hai pescato { $first } e { $second }: quale tieni?
terminal-castles-ask-bid = { $who } propone { $blazon } per un riscatto: che cosa offri?
terminal-castles-ask-sale = Di chi accetti l’offerta per { $blazon }?
terminal-castles-ask-advance = Fai avanzare di uno spazio tutti i blasoni di { $castle }?
terminal-castles-ask-place = Metti un blasone sullo spazio 1 di { $castle }? Ne hai { $count }.
terminal-castles-blazon-own = un tuo blasone
terminal-castles-blazon-of = un blasone di { $who }
terminal-castles-fall-home = { $blazon } torna nella tua riserva, nessuno tiene il castello
terminal-castles-fall-home-next = { $blazon } torna nella tua riserva, il castello va a { $next }
terminal-castles-fall-prison = { $blazon } è tuo prigioniero, nessuno tiene il castello
terminal-castles-fall-prison-next = { $blazon } è tuo prigioniero, il castello va a { $next }
terminal-castles-note-get = ricevi { $what }
terminal-castles-note-pass = finisce il tuo turno
terminal-castles-note-pass-end = finisce la partita
terminal-castles-note-pass-more = ancora { $count } e la partita finisce
terminal-castles-note-keep = e scambiare o perdere { $card }
terminal-castles-note-discard = { $card } esce dal gioco
terminal-castles-note-ransom = proponilo a tutti
terminal-castles-accepts = { $hit ->
    [yes] { $who } ti prende { $got } per { $given }.
   *[no] { $you ->
        [yes] Prendi { $got } a { $target } per { $given }.
       *[no] { $who } prende { $got } a { $target } per { $given }.
    }
}
terminal-castles-attacks = { $you ->
    [yes] Attacchi { $castle } con { $cards }.
   *[no] { $who } attacca { $castle } con { $cards }.
}
terminal-castles-attacks-taking = { $you ->
    [yes] Attacchi { $castle } con { $cards } e prendi { $garrison }.
   *[no] { $who } attacca { $castle } con { $cards } e prende { $garrison }.
}
terminal-castles-keeps = { $you ->
    [yes] Tieni { $card }.
   *[no] { $who } tiene { $card }.
}
terminal-castles-trades = { $you ->
    [yes] Proponi { $card } a tutti.
   *[no] { $who } propone { $card } a tutti.
}
terminal-castles-discards = { $you ->
    [yes] Rinunci a { $card }.
   *[no] { $who } rinuncia a { $card }.
}
terminal-castles-offers = { $you ->
    [yes] Offri { $card }.
   *[no] { $who } offre { $card }.
}
terminal-castles-declines = { $you ->
    [yes] Rinunci.
   *[no] { $who } rinuncia.
}
terminal-castles-refuses-offers = { $you ->
    [yes] Rifiuti tutte le offerte; la carta { $card } è persa.
   *[no] { $who } rifiuta tutte le offerte; la carta { $card } è persa.
}
terminal-castles-refuses-bids = { $you ->
    [yes] Rifiuti tutte le offerte di riscatto.
   *[no] { $who } rifiuta tutte le offerte di riscatto.
}
terminal-castles-passes = { $you ->
    [yes] Passi.
   *[no] { $who } passa.
}
terminal-castles-advances = { $you ->
    [yes] Fai avanzare i blasoni di { $castle }.
   *[no] { $who } fa avanzare i blasoni di { $castle }.
}
terminal-castles-holds = { $you ->
    [yes] Lasci i blasoni di { $castle } dove sono.
   *[no] { $who } lascia i blasoni di { $castle } dove sono.
}
terminal-castles-places = { $you ->
    [yes] Metti un blasone a { $castle }.
   *[no] { $who } mette un blasone a { $castle }.
}
terminal-castles-skips = { $you ->
    [yes] Non metti blasoni a { $castle }.
   *[no] { $who } non mette blasoni a { $castle }.
}
terminal-castles-ransoms = { $you ->
    [yes] Proponi { $blazon } per un riscatto.
   *[no] { $who } propone { $blazon } per un riscatto.
}
terminal-castles-bids = { $you ->
    [yes] Offri { $what }.
   *[no] { $who } offre { $what }.
}
terminal-castles-shared = Vittoria condivisa: { $who }.
terminal-castles-starter = { $you ->
    [yes] Cominci tu.
   *[no] { $who } comincia.
}
terminal-castles-captures-own = { $you ->
    [yes] Riprendi dalla segreta un tuo blasone.
   *[no] { $who } riprende dalla segreta un proprio blasone.
}
terminal-castles-captures = { $you ->
    [yes] Fai prigioniero { $blazon }.
   *[no] { $who } fa prigioniero { $blazon }.
}
terminal-castles-score = I punti dei castelli: { $totals }.
terminal-castles-step-empty = è vuoto
terminal-castles-step-least = { $cards } o più
terminal-castles-step-closed = { $castle } (ancora { $missing })
terminal-castles-step-too-few = Troppo poche carte per { $castles }.
terminal-castles-step-one = il castello è vuoto, basta una carta
terminal-castles-step-against = contro { $cards }, almeno { $least }
terminal-castles-step-heroes = { $cards } e gli eroi
terminal-castles-step-all = tutte e { $count }
terminal-castles-step-left = ancora { $count }
terminal-castles-step-attack = attacca con queste
terminal-castles-step-needed = { $cards }, ancora { $missing } da aggiungere
terminal-castles-step-enough = { $cards }, basta così
terminal-castles-step-enough-more = { $cards }, basta così; se ne possono aggiungere
terminal-castles-step-bid = offri queste
terminal-castles-step-more = ancora { $count } al massimo
terminal-castles-step-most = tre carte al massimo
terminal-castles-step-what = da una a tre carte, o un prigioniero

terminal-left-kept = La partita non è finita; resta conservata per te.
terminal-hint-none = Qui non c’è un consiglio.
terminal-hint-others = Niente consigli dove giocano altre persone.
terminal-hint-of = Che cosa giocherebbe un consigliere, e quanto spesso vincerebbe:
terminal-hint-line = { $action }: { $share }%
terminal-again-not-over = Questa partita non è ancora finita.

terminal-flag-about = Giocare una partita qui nel terminale
terminal-flag-usage = Uso
terminal-flag-words = Argomenti
terminal-flag-options = Opzioni
terminal-flag-any = OPZIONI
terminal-flag-excludes = Esclude
terminal-flag-file = FILE
terminal-flag-own-name = NOME
terminal-flag-seconds = SECONDI
terminal-flag-key = OPZIONE=VALORE
terminal-flag-which-language = LINGUA
terminal-flag-help = Mostra questo aiuto ed esce
terminal-flag-game = Il gioco (se manca: quello della partita da riprendere, oppure engarde)
terminal-flag-players = In quanti si gioca (se manca: il minimo che il gioco permette)
terminal-flag-option = Un’opzione del gioco; può essere ripetuta
terminal-flag-seed = Lo stesso seme e le stesse decisioni danno la stessa partita (se manca: uno nuovo)
terminal-flag-seat = Il posto che giochi (se manca: 1); ripetuto: più persone alla stessa tastiera
terminal-flag-hotseat = A tutti i posti giocano persone, alla stessa tastiera, con un sipario tra i turni
terminal-flag-bots = Chi gioca gli altri posti: nomi, oppure { $program } per un tuo programma; l’ultimo gioca anche quelli che restano (se manca: il più forte di chi ha imparato il gioco e risponde in pochi millisecondi; oppure i bot che la partita ripresa nomina)
terminal-flag-pace = Quanti secondi dura sullo schermo la decisione di un bot (se manca: 1)
terminal-flag-save = Conserva la partita in questo file, dopo ogni decisione
terminal-flag-load = Riprende la partita di questo file
terminal-flag-continue = Riprende l’ultima partita lasciata in un terminale, di questo gioco (GAME) o di qualunque
terminal-flag-name = Il tuo nome; ripetuto: quello di ogni persona alla tastiera, per posto
terminal-flag-language = La lingua della partita: en, fr o it (se manca: quella di LANG, oppure l’inglese)
terminal-flag-games = I giochi e le loro opzioni (vale il primo valore, o quello prima dell’intervallo, se non dici altro):
terminal-flag-count = { $least ->
    [one] { $least } giocatore
   *[other] { $least } giocatori
}
terminal-flag-range = da { $least } a { $most } giocatori
terminal-flag-values = { $usual } (da { $least } a { $most })
terminal-flag-rulebook = secondo il regolamento italiano: { $options }
terminal-rulebook = Come nel regolamento italiano: { $options }.
terminal-flag-examples = Esempi:
terminal-flag-within = Durante la partita, ? spiega le regole, le parole e che cosa si può scrivere.

terminal-wrong = hastilude: { $what }
terminal-wrong-game = il gioco «{ $game }» non c’è; atteso: { $games }
terminal-wrong-players = { $game } non si gioca in { $count }; atteso: { $players }
terminal-wrong-option = l’opzione «{ $option }» non ha valore; atteso: OPZIONE=VALORE
terminal-wrong-none-left = nessuna partita lasciata a metà in un terminale; per un file: --load FILE
terminal-wrong-none-left-of = nessuna partita di { $game } lasciata a metà in un terminale; per un file: --load FILE
terminal-wrong-setup = { $flag } prende giocatori e opzioni dalla partita salvata; --players e --option non ci vanno insieme
terminal-wrong-load = la partita non può venire dalla tastiera; atteso: un file
terminal-wrong-seat = il posto { $seat } non c’è; atteso: --seat da 1 a { $most }
terminal-wrong-bot = { $game } non ha nessun bot «{ $bot }»; atteso: { $bots }oppure { $program }COMANDO
terminal-wrong-no-command = dopo «{ $program }» manca un comando; atteso, per esempio: { $program }./miobot
terminal-wrong-many-bots = { $count ->
    [one] { $count } bot, ma posti liberi: { $seats }; atteso: al massimo un bot per posto, o più --players
   *[other] { $count } bot, ma posti liberi: { $seats }; atteso: al massimo un bot per posto, o più --players
}
terminal-wrong-many-names = ci sono più nomi che persone; atteso: --name una volta per persona
terminal-wrong-no-name = un nome senza lettere; atteso: --name NOME
terminal-wrong-long-name = un nome troppo lungo; atteso: --name con { $most } lettere al massimo
terminal-wrong-name-of-bot = «{ $name }» è il nome di un bot; atteso: --name con un altro nome
terminal-wrong-language = la lingua «{ $language }» non c’è; atteso: --language en, fr o it
terminal-wrong-save = c’è già un file { $file }; atteso: un altro nome per --save, o --load { $file } per riprendere la partita che contiene

terminal-file-unread = { $file }: non si può leggere: { $why }
terminal-file-unwritten = { $file }: non si può scrivere: { $why }
terminal-file-missing = non esiste
terminal-file-forbidden = l’accesso è negato
terminal-file-folder = è una cartella
terminal-file-no-folder = una parte del percorso non è una cartella
terminal-file-full = il disco è pieno
terminal-file-read-only = il disco è in sola lettura
terminal-file-long-name = il nome è troppo lungo
terminal-file-line = { $file }, riga { $line }: { $what }
terminal-file-empty = { $file }: nessuna partita; attesa: una sola
terminal-file-several = { $file }: più partite; attesa: una sola
terminal-file-other = { $file }: una partita di { $found }, non di { $wanted }; attesa: una partita di { $wanted }, oppure `hastilude play { $found }`

# What the reader of the command line says, as it says it (CLI11, app/flags.cpp): found here by its words, as what stands in notation.ftl.
command-unexpected = Argomento inatteso: { $word }
command-unexpected-some = Argomenti inattesi: { $word }
command-missing = { $key }: manca un valore ({ $word })
command-excludes = { $key } non va insieme a { $other }
command-not-so = { $key }: «{ $word }» non va bene
command-twice = { $key }: dato { $number } volte, attesa una sola
command-bounds = { $key }: atteso un numero da { $least } a { $most }, non «{ $word }»
command-whole = { $key }: atteso un numero intero da 0 a { $most }, non «{ $word }»
terminal-command-help = Per saperne di più: hastilude play --help
