engarde-card = { $card }
engarde-one-card = un { $card }
engarde-strip = La pedana
engarde-space-by = Spazio { $space }, con la carta { $card }
engarde-space-fencer = Spazio { $space }: { $who }
engarde-distance = Distanza { $distance }.
engarde-measure = distanza
engarde-played-for = { $target ->
    [one] { $round } assalto, a una stoccata
   *[other] { $round } assalto, alle { $target } stoccate
}
engarde-shown = Mostrate: { $cards }
engarde-strike-with = Attacca con un { $card }
engarde-pile = { $count ->
    [0] Il mazzo è finito
    [one] Una carta nel mazzo
   *[other] { $count } carte nel mazzo
}
engarde-discards = { $count ->
    [one] Uno scarto
   *[other] { $count } scarti
}
engarde-pile-word = mazzo
engarde-pile-beside = nel mazzo
engarde-discards-word = { $count ->
    [one] scarto
   *[other] scarti
}
engarde-rounds = assalti
engarde-discard-top = In cima agli scarti: { $card }
engarde-discard-all = Tutti gli scarti
engarde-discard-count = { $value }: { $count } su 5
engarde-discard-empty = Nessuno scarto
engarde-score-long = { $score ->
    [one] { $who }: un assalto su { $target }
   *[other] { $who }: { $score } assalti su { $target }
}
engarde-attack-now = { $count ->
    [one] Attacco con un { $value }
   *[other] Attacco con { $count } × { $value }
}

engarde-choice-forward = Avanti di { $card }, spazio { $space }
engarde-choice-back = Indietro di { $card }, spazio { $space }
engarde-choice-retreat = Ritirati di { $card }, spazio { $space }
engarde-choice-attack = { $count ->
    [one] Attacca con un { $value }
   *[other] Attacca con { $count } × { $value }
}
engarde-choice-advance = { $count ->
    [one] Avanza di { $card }, attacca con un { $value }
   *[other] Avanza di { $card }, attacca con { $count } × { $value }
}
engarde-choice-parry = { $count ->
    [one] Para con un { $value }
   *[other] Para con { $count } × { $value }
}
engarde-step-card = Carta { $card }
engarde-step-space = Vai allo spazio { $space }
engarde-step-fencer = Attacca
engarde-step-times = { $count ->
    [one] Con una carta
   *[other] Con { $count } carte
}

engarde-prompt-turn = La distanza è { $distance }: un passo o una stoccata.
engarde-prompt-far = La distanza è { $distance }: troppo lontano per colpire. Scegli una carta, e vai avanti o indietro.
engarde-prompt-step = La distanza è { $distance }, e non hai un { $distance } per colpire. Scegli una carta, e vai avanti o indietro.
engarde-prompt-last = Il mazzo è finito. L’ultimo attacco è tuo.
engarde-prompt-attack = La distanza è { $distance }: non ti resta che colpire.
engarde-prompt-answer = { $count ->
    [one] Ti attaccano con un { $value }: para.
   *[other] Ti attaccano con { $count } × { $value }: para.
}
engarde-prompt-answer-advanced = { $count ->
    [one] Ti attaccano con un { $value }: para o ritirati.
   *[other] Ti attaccano con { $count } × { $value }: para o ritirati.
}
engarde-prompt-answer-retreat = { $count ->
    [one] Ti attaccano con un { $value } e non puoi parare: ritirati.
   *[other] Ti attaccano con { $count } × { $value } e non puoi parare: ritirati.
}

engarde-log-forward = { $you ->
    [yes] Vai avanti di { $card }.
   *[no] { $who } va avanti di { $card }.
}
engarde-log-back = { $you ->
    [yes] Vai indietro di { $card }.
   *[no] { $who } va indietro di { $card }.
}
engarde-log-retreat = { $you ->
    [yes] Ti ritiri di { $card }.
   *[no] { $who } si ritira di { $card }.
}
engarde-log-attack = { $count ->
    [one] { $you ->
        [yes] Attacchi con un { $value }.
       *[no] { $who } attacca con un { $value }.
    }
   *[other] { $you ->
        [yes] Attacchi con { $count } × { $value }.
       *[no] { $who } attacca con { $count } × { $value }.
    }
}
engarde-log-advance = { $count ->
    [one] { $you ->
        [yes] Avanzi di { $card } e attacchi con un { $value }.
       *[no] { $who } avanza di { $card } e attacca con un { $value }.
    }
   *[other] { $you ->
        [yes] Avanzi di { $card } e attacchi con { $count } × { $value }.
       *[no] { $who } avanza di { $card } e attacca con { $count } × { $value }.
    }
}
engarde-log-parry = { $you ->
    [yes] Pari l’attacco.
   *[no] { $who } para l’attacco.
}
engarde-log-deal = { $you ->
    [yes] Ricevi { $cards }.
   *[no] { $who } riceve { $cards }.
}
engarde-log-draw = { $you ->
    [yes] Peschi { $cards }.
   *[no] { $who } pesca { $cards }.
}
engarde-log-reveal = { $count ->
    [0] { $you ->
        [yes] Non hai carte da mostrare.
       *[no] { $who } non ha carte da mostrare.
    }
   *[other] { $you ->
        [yes] Mostri { $cards }.
       *[no] { $who } mostra { $cards }.
    }
}
engarde-log-round = { $you ->
    [yes] Vinci l’assalto.
   *[no] { $who } vince l’assalto.
}
engarde-log-round-drawn = L’assalto finisce in parità.

engarde-forgetful = Di questo assalto si racconta solo l’ultimo turno: degli scarti si può guardare soltanto quello in cima.

# Why a round is over.
engarde-end-hit = { $count ->
    [one] { $you ->
        [yes] Il tuo attacco con un { $value } va a segno.
       *[no] L’attacco di { $who } con un { $value } va a segno.
    }
   *[other] { $you ->
        [yes] Il tuo attacco con { $count } × { $value } va a segno.
       *[no] L’attacco di { $who } con { $count } × { $value } va a segno.
    }
}
engarde-end-count = { $count ->
    [0] { $you ->
        [yes] tu non hai nessun { $card }
       *[no] { $who } non ha nessun { $card }
    }
    [one] { $you ->
        [yes] tu hai un { $card }
       *[no] { $who } ha un { $card }
    }
   *[other] { $you ->
        [yes] tu hai { $count } × { $card }
       *[no] { $who } ha { $count } × { $card }
    }
}
engarde-end-compared = Il mazzo è finito. A distanza { $distance }, { $counts }.
engarde-end-beyond = Il mazzo è finito. A distanza { $distance } nessuna carta arriva.
engarde-end-pile = Il mazzo è finito.
engarde-end-steps = { $count ->
    [one] { $you ->
        [yes] tu hai percorso uno spazio
       *[no] { $who } ha percorso uno spazio
    }
   *[other] { $you ->
        [yes] tu hai percorso { $count } spazi
       *[no] { $who } ha percorso { $count } spazi
    }
}
engarde-end-level = È parità.
engarde-end-further = Decide il terreno guadagnato: { $counts }.
engarde-end-equal = { $count ->
    [one] Stessa strada per tutti e due: uno spazio.
   *[other] Stessa strada per tutti e due: { $count } spazi.
}
engarde-end-stuck = Non resta nessuna mossa possibile.
engarde-end-title-touch = { $you ->
    [yes] Stoccata per te!
   *[no] Stoccata per { $who }!
}
