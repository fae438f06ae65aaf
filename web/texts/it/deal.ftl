# Deals that players can check, here and on the page for any record.
deal-check = Controlla la smazzata
deal-about = Ogni carta di una partita viene estratta di nuovo qui, nel tuo browser, da ciò a cui tutti si erano impegnati prima di dare le carte. Nessun server viene interrogato.
deal-holds = { $count ->
    [one] La smazzata è regolare: l’unica estrazione segue dagli impegni presi prima.
   *[other] La smazzata è regolare: tutte le { $count } estrazioni seguono dagli impegni presi prima della prima carta.
}
deal-unsealed = Questa partita non si può controllare: le carte sono state date su un dispositivo, o prima che le smazzate fossero sigillate.
deal-unopened = Questa partita non si può ancora controllare: i segreti si aprono quando è finita.
deal-secret = La smazzata è truccata: il server ha estratto da un segreto diverso da quello a cui si era impegnato.
deal-contribution = La smazzata è truccata: ciò che è scritto per { $who } non corrisponde all’impegno preso.
deal-start = La smazzata è truccata: non comincia chi era stato stabilito.
deal-draw = La smazzata è truccata: l’estrazione { $number } non segue dai segreti, e questo viene dal server.
deal-lines = Le estrazioni sono regolari, ma una riga della partita è stata cambiata dopo il sigillo.
deal-missing = { $count ->
    [one] { $who } non ha contribuito a questa smazzata.
   *[other] { $who } non hanno contribuito a questa smazzata.
}
deal-details = I dettagli
deal-server = il server
deal-contributed = Hanno contribuito: { $who }.
deal-place = La riga { $line } dice
deal-instead = invece di
deal-compared = Gli impegni sono quelli che questo browser ha ricevuto prima delle carte.
deal-not-compared = Questo browser non c’era prima delle carte: gli impegni sono soltanto quelli della partita scritta.
deal-commitment = L’impegno del server, come è arrivato prima delle carte:
deal-own = Smazzate con questo browser: { $count }; ha contribuito a: { $contributed }.
deal-proves = Questo mostra che nessuno ha scelto le carte. Non può mostrare che nessuno le abbia guardate.
deal-against-commitment = La smazzata è truccata: l’impegno del server non è quello che questo browser ha ricevuto prima delle carte.
deal-against-two-stories = La smazzata è truccata: il server ha dichiarato a questo browser due impegni diversi.
deal-against-withheld = La smazzata è truccata: il contributo di questo browser è stato lasciato fuori.
deal-against-others = La smazzata è truccata: impegni o contributi degli altri non sono quelli che questo browser ha ricevuto.
