# What the coach says of a position and of each decision: loaded with it. Each is so by the rules, whatever the others hold.
coach-engarde-only = Non hai scelta.
coach-engarde-cornered = { $n ->
    [0] Sei in fondo alla pedana: non puoi andare indietro.
    [one] Dietro di te c’è un solo spazio, e nessuna tua carta è abbastanza bassa.
   *[other] Dietro di te ci sono { $n } spazi, e nessuna tua carta è abbastanza bassa.
}
coach-engarde-hits = Non si può parare: l’assalto è tuo.
coach-engarde-no-parry = Non si può parare: al massimo ci si ritira.
coach-engarde-needs = { $n ->
    [one] { $m ->
        [one] Per parare serve un { $card }, e ne resta uno solo che non hai visto.
       *[other] Per parare serve un { $card }; ne restano { $m } che non hai visto.
    }
   *[other] Per parare servono { $n } × { $card }; ne restano { $m } che non hai visto.
}
coach-engarde-safe = A distanza { $n } nessuno può attaccarti.
coach-engarde-within = { $n ->
    [one] Da lì un { $card } ti colpisce, e ne resta uno che non hai visto.
   *[other] Da lì un { $card } ti colpisce, e ne restano { $n } che non hai visto.
}
coach-engarde-bare = Lì puoi subire un attacco con un { $card }, e non te ne resta nessuno per parare.
coach-engarde-covered = { $n ->
    [one] Contro un attacco da lì ti resta un { $card } per parare.
   *[other] Contro un attacco da lì ti restano { $n } × { $card } per parare.
}
coach-engarde-parry-costs = { $n ->
    [one] La parata ti costa l’unico { $card }.
    [2] La parata ti costa tutti e due i tuoi { $card }.
   *[other] La parata ti costa tutti i tuoi { $card }.
}
coach-engarde-parry-leaves = { $n ->
    [one] La parata ti lascia un { $card }.
   *[other] La parata ti lascia { $n } × { $card }.
}
coach-engarde-retreat-keeps = { $n ->
    [one] { $m ->
        [one] Ritirandoti tieni il tuo { $card }, ma cedi uno spazio.
       *[other] Ritirandoti tieni il tuo { $card }, ma cedi { $m } spazi.
    }
   *[other] { $m ->
        [one] Ritirandoti tieni i tuoi { $card }, ma cedi uno spazio.
       *[other] Ritirandoti tieni i tuoi { $card }, ma cedi { $m } spazi.
    }
}
coach-engarde-empties = Poi peschi l’ultima carta del mazzo, e l’assalto volge alla fine.
coach-engarde-ahead = { $n ->
    [one] Allora sei avanti di uno spazio.
   *[other] Allora sei avanti di { $n } spazi.
}
coach-engarde-behind = { $n ->
    [one] Allora sei indietro di uno spazio.
   *[other] Allora sei indietro di { $n } spazi.
}
coach-engarde-level = Allora nessuno è più avanti.

coach-ivanhoe-only = Non hai scelta.
coach-ivanhoe-cannot-lead = Con le sole carte colore e i sostenitori arrivi a { $n }, e per restare in lizza serve più di { $m }.
coach-ivanhoe-no-token = Questo torneo non ti dà gettoni: hai già il { $color }.
coach-ivanhoe-game-point = Se vinci questo torneo, vinci la partita.
coach-ivanhoe-rival-point = Se { $who } vince questo torneo, la partita è finita.
coach-ivanhoe-shielded = { $who } ha lo Scudo: le tue carte azione non tolgono nulla dal suo campo.
coach-ivanhoe-lead = Fanno { $n } contro { $m }: puoi restare in lizza.
coach-ivanhoe-short = Fanno { $n }, e per restare in lizza serve più di { $m }.
coach-ivanhoe-strikes = { $who } scende da { $n } a { $m }.
coach-ivanhoe-costs-you = Il tuo totale scende da { $n } a { $m }.
coach-ivanhoe-wanted = Ti manca il gettone { $color }.
coach-ivanhoe-useless = Hai già il gettone { $color }.
coach-ivanhoe-any-token = Chi vince in viola sceglie il gettone.
coach-ivanhoe-wealth = { $n ->
    [one] Hai una carta per il { $color }, che vale { $m }.
   *[other] Hai { $n } carte per il { $color }, che insieme valgono { $m }.
}
coach-ivanhoe-ivanhoe-out = Nessuno può annullarla: Ivanhoe è tra gli scarti.
coach-ivanhoe-ivanhoe-yours = Nessuno può annullarla: Ivanhoe ce l’hai tu.
coach-ivanhoe-maiden-costs = Con la dama nel tuo campo, ti costa un gettone.
coach-ivanhoe-gives-win = Allora il torneo va { A($who) }.
coach-ivanhoe-gives-game = Allora il torneo va { A($who) }, e con esso la partita.
coach-ivanhoe-to-beat = Allora agli altri serve più di { $n }.
coach-ivanhoe-suffers = Il tuo totale scende da { $n } a { $m }.
coach-ivanhoe-spared = Non ti toglie nulla.
coach-ivanhoe-steals = Perdi una carta della tua mano, pescata a caso.
coach-ivanhoe-wins-game = Ti fa vincere la partita.
coach-ivanhoe-remaining = { $n ->
    [one] Allora ti manca un colore.
   *[other] Allora ti mancano { $n } colori.
}

coach-castles-only = Non hai scelta.
coach-castles-own-blazon = È un tuo blasone: se lo riscatti, torna nella tua riserva.
coach-castles-draws-left = { $n ->
    [one] Il mazzo basta ancora per un turno.
   *[other] Il mazzo basta ancora per { $n } turni.
}
coach-castles-in-front = { $n ->
    [one] Per ora hai un punto più di tutti gli altri.
   *[other] Per ora hai { $n } punti più di tutti gli altri.
}
coach-castles-trails = { $n ->
    [one] Per ora sei indietro di un punto.
   *[other] Per ora sei indietro di { $n } punti.
}
coach-castles-even = Per ora nessuno è davanti a te, ma non sei davanti a tutti.
coach-castles-completes = Ti dà un’armata per { $castle }.
coach-castles-loses = Non ti lascia più un’armata per { $castle }.
coach-castles-may-refuse = Non costa nulla: qualunque cosa ti offrano, puoi rifiutare.
coach-castles-swaps = { $m ->
    [one] { $n } carte lasciano la tua mano, e vi entra quella della guarnigione.
   *[other] { $n } carte lasciano la tua mano, e vi entrano le { $m } della guarnigione.
}
coach-castles-occupies = { $n ->
    [one] Non lo tiene nessuno: una carta lascia la tua mano, e non vi entra nulla.
   *[other] Non lo tiene nessuno: { $n } carte lasciano la tua mano, e non vi entra nulla.
}
coach-castles-can-capture = Potrai poi spingere un blasone di { $who } nella segreta.
coach-castles-can-control = Non c’è nessun blasone: con uno tuo { $castle } è in mano tua.
coach-castles-captures = Un blasone di { $who } cade nella segreta: è tuo prigioniero.
coach-castles-falls = Il tuo stesso blasone cade nella segreta e torna nella tua riserva.
coach-castles-frees = Allora { $castle } non è più di nessuno.
coach-castles-yours = Allora { $castle } va a te.
coach-castles-passes-to = Allora { $castle } va { A($who) }.
coach-castles-on-edge = Un tuo blasone è sull’ultimo spazio: al prossimo passo cade nella segreta.
coach-castles-controls = Allora { $castle } è in mano tua.
coach-castles-follows = Nel castello di { $castle }, { $who } resta davanti a te.
coach-castles-passes-left = { $n ->
    [one] Se poi passa anche un’altra persona, la partita è finita.
   *[other] Se poi passano anche altri { $n }, la partita è finita.
}
coach-castles-ends-won = La partita finisce qui, e la vinci per { $n } a { $m }.
coach-castles-ends-shared = La partita finisce qui, e dividi la vittoria a { $n } punti.
coach-castles-ends-lost = La partita finisce qui, e la perdi per { $n } a { $m }.
