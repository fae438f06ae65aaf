# Deals that players can check, here and on the page for any record.
deal-check = Controlla la mano
deal-about = Ogni carta di una partita viene estratta di nuovo qui, nel tuo browser, da ciò a cui tutti si erano impegnati prima di dare le carte. Nessun server viene interrogato.
deal-holds = { $count ->
    [one] La mano è giusta: l’unica estrazione segue dagli impegni presi prima.
   *[other] La mano è giusta: tutte le { $count } estrazioni seguono dagli impegni presi prima della prima carta.
}
deal-unsealed = Questa partita non si può controllare: le carte sono state date su un dispositivo, o prima che le mani fossero sigillate.
deal-unopened = Questa partita non si può ancora controllare: i segreti si aprono quando è finita.
deal-secret = La mano è falsata: il server ha estratto da un segreto diverso da quello a cui si era impegnato.
deal-contribution = La mano è falsata: ciò che è scritto per { $who } non corrisponde all’impegno preso.
deal-start = La mano è falsata: non comincia chi era stato stabilito.
deal-draw = La mano è falsata: l’estrazione { $number } non segue dai segreti, e questo viene dal server.
deal-lines = Le estrazioni sono giuste, ma una riga della partita è stata cambiata dopo il sigillo.
deal-missing = { $count ->
    [one] { $who } non ha contribuito a questa mano.
   *[other] { $who } non hanno contribuito a questa mano.
}
deal-details = I dettagli
deal-server = il server
deal-contributed = Hanno contribuito: { $who }.
deal-place = La riga { $line } dice
deal-instead = invece di
deal-compared = Gli impegni sono quelli che questo browser ha ricevuto prima delle carte.
deal-not-compared = Questo browser non c’era prima delle carte: gli impegni sono soltanto quelli della partita scritta.
deal-commitment = L’impegno del server, come è arrivato prima delle carte:
deal-own = Mani con questo browser: { $count }; ha contribuito a: { $contributed }.
deal-proves = Questo mostra che nessuno ha scelto le carte. Non può mostrare che nessuno le abbia guardate.
deal-against-commitment = La mano è falsata: l’impegno del server non è quello che questo browser ha ricevuto prima delle carte.
deal-against-two-stories = La mano è falsata: il server ha dichiarato a questo browser due impegni diversi.
deal-against-withheld = La mano è falsata: il contributo di questo browser è stato lasciato fuori.
deal-against-others = La mano è falsata: impegni o contributi degli altri non sono quelli che questo browser ha ricevuto.
