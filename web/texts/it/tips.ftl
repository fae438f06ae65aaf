# What a first game explains: loaded with a table.
tip-done = Capito
tip-never = Niente più consigli
tip-label = Un consiglio
tip-engarde-forward = Una carta ti sposta di tanti spazi quanto vale. Una carta pari alla distanza è un attacco; oltre il 5 nessuna carta arriva da sola.
tip-engarde-attack = { $level ->
    [basic] Ora puoi attaccare, e ogni attacco va a segno.
   *[other] Ora puoi attaccare. Più carte di quel valore sono uscite, più è difficile parare.
}
tip-engarde-parry = Una parata ti costa tante carte quante ne aveva l’attacco; poi tocca a te.
tip-engarde-retreat = Contro un attacco preceduto da un’avanzata puoi ritirarti: costa una carta e del terreno.
tip-engarde-advance = Puoi avanzare con una carta e attaccare subito da lì.
tip-ivanhoe-open = Apri tu il torneo: scegli un colore di cui hai più carte.
tip-ivanhoe-play = Gioca finché il tuo totale non è il più alto, poi resta. O abbandona, e tieni le carte per il prossimo torneo.
tip-ivanhoe-stay = Il tuo totale è il più alto: basta per restare. Tutto ciò che giochi in più è perso dopo il torneo.
tip-ivanhoe-ivanhoe = Ivanhoe annulla la carta azione appena giocata. Ce n’è uno solo: ne vale la pena?
tip-ivanhoe-take = Hai vinto in viola: prendi il gettone di un colore che ti manca.
tip-ivanhoe-return = Chi abbandona con una dama restituisce un gettone, se ne ha. Restituisci quello più facile da riconquistare.
tip-ivanhoe-keep = Di ogni valore tieni una sola carta: scegli quale.
tip-ivanhoe-action = Le carte azione cambiano il colore, o quello che è in campo; in un turno se ne giocano quante si vuole. Ognuna vale come carta giocata, che serve per restare in lizza.
tip-ivanhoe-pass = È stata giocata una carta azione. Chi ha Ivanhoe può annullarla; lo si chiede a tutti, perché nessuno scopra dov’è.
tip-castles-keep = Tieni il soldato che va con altri tuoi: dello stesso tipo, o con lo stesso stemma.
tip-castles-trade = Proponi l’altra carta a tutti, o rinunciaci perché non l’abbia nessuno.
tip-castles-offer = Offri una carta che non va con niente di tuo. La vede solo chi scambia.
tip-castles-accept = Prendi l’offerta che ti aiuta di più, e ricorda che cosa hai dato a chi.
tip-castles-attack = Un’armata deve avere più carte della guarnigione, che poi passa nella tua mano. Si può anche passare e continuare a raccogliere.
tip-castles-advance = Avanzano tutti i blasoni del castello, o nessuno. Oltre l’ultimo spazio c’è la segreta.
tip-castles-place = Puoi mettere un blasone sul primo spazio. Il castello conta per il signore con il blasone più avanti.
tip-castles-bid = Un prigioniero è in vendita: offri da una a tre carte, o un tuo prigioniero. Tutti vedono quante carte offri; quali, lo vede solo chi vende.
tip-castles-ransom = Hai un prigioniero: puoi venderlo prima di attaccare.
rules-topics = Le regole
rules-glossary = Carte e parole
panel-ladder-up = Il prossimo gradino: { $who }
panel-ladder-down = Più facile: { $who }
