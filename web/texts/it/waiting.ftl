# A table that waits for players, and hints: loaded with the table.
waiting-title = { $game }: si aspettano i giocatori
waiting-your-name = Il tuo nome, che vedranno gli altri
waiting-sit = Siediti qui
waiting-empty = libero
waiting-bot = Metti qui un bot
waiting-clear = Libera questo posto
waiting-start = Comincia ora
waiting-start-hint = «Comincia ora» dà i posti liberi ai bot. Altrimenti la partita comincia quando tutti i posti sono presi.
waiting-begins = La partita comincia quando tutti i posti sono presi, o quando la avvia chi ha aperto il tavolo.
waiting-invite = Manda questo link a chi vuoi che giochi con te
waiting-table-link = Link a questo tavolo
waiting-code = Lo stesso link come codice QR
waiting-copy = Copia il link
waiting-copied = Copiato
waiting-leave = Lascia il tavolo
waiting-reach-short = Per ora solo questa macchina può aprire il link.
waiting-reach-machine = Gli altri ci arrivano con l’indirizzo di questa macchina, se il server è stato avviato con --listen.
waiting-reach-network = Questo link funziona solo nella tua rete.
waiting-reach-address = Indirizzo per gli altri
waiting-reach-other = Usa un altro indirizzo
waiting-reach-offer = Usa { $address }
sealing-title = { $game }: le carte vengono sigillate
sealing-waits = { $count ->
    [0] Le carte arrivano tra un momento.
    [one] Si aspetta { $who }, dieci secondi al massimo.
   *[other] Si aspettano { $who }, dieci secondi al massimo.
}

hint = Consiglio
hint-about = Che cosa farebbe uno dei nostri bot migliori, che sa quello che sai tu. Ogni barra è la parte delle partite che questa scelta dovrebbe vincere.
hint-wait = Lasciar fare agli altri
hint-thinking = Provate { $tries } partite, e ci pensa ancora…
hint-thought = Provate { $tries } partite.
