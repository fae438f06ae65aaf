castles-castle-k5 = Thornmere
castles-castle-k6 = Ashby
castles-castle-k7a = Fort-Torquil
castles-castle-k7b = Coningsby
castles-castle-k10 = Templestowe
castles-title = Les châteaux
castles-castles = Les châteaux
castles-phase-draw = Pioche
castles-phase-keep = Garder une carte
castles-phase-trade = L’échanger ou y renoncer
castles-phase-answer = Échange
castles-phase-attack = Attaquer ou passer
castles-phase-advance = L’avance des blasons
castles-phase-place = Poser un blason
castles-phase-ransom = Rançon
castles-phase-over = La partie est finie
castles-coat-1 = à la croix
castles-coat-2 = au griffon
castles-coat-3 = à l’échiquier
castles-coat-4 = à la rose
castles-card-foot = un fantassin { $coat }
castles-card-archer = un archer { $coat }
castles-card-crossbow = un arbalétrier { $coat }
castles-card-horse = un cavalier { $coat }
castles-short-foot = Fantassin
castles-short-archer = Archer
castles-short-crossbow = Arbalétrier
castles-short-horse = Cavalier
castles-hero-ivanhoe = Ivanhoé
castles-hero-locksley = Locksley
castles-blazon = { $own ->
    [yes] un de vos blasons
   *[no] un blason { DE($whose) }
}
castles-blazon-of = Blason { DE($who) }

castles-points-word = { $points ->
    [one] point
   *[other] points
}
castles-reserve = { $count ->
    [0] aucun en réserve
   *[other] { $count } en réserve
}
castles-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
castles-prisoners = Prisonniers
castles-prisoner-of = { $count ->
    [one] Prisonnier : un blason { DE($who) }
   *[other] Prisonniers : { $count } blasons { DE($who) }
}
castles-garrison = Garnison
castles-garrison-none = pas de garnison
castles-least = { $least ->
    [one] il faut une carte pour le prendre
   *[other] il faut { $least } cartes pour le prendre
}
castles-needs = avec { $least }
castles-ready = prêt
castles-ready-with = prêt avec { $least }
castles-missing = encore { $missing }
castles-missing-words = { $missing ->
    [one] il vous en manque une
   *[other] il vous en manque { $missing }
}
castles-held = tenu par { $who }
castles-held-none = à personne
castles-space-free = Case { $space } : libre
castles-space-blazon = Case { $space } : blason { DE($who) }
castles-oubliette = Oubliette
castles-lost = Hors du jeu
castles-pile-count = { $count ->
    [0] La pioche est épuisée
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
castles-lost-count = { $count ->
    [one] { $count } carte hors du jeu
   *[other] { $count } cartes hors du jeu
}
castles-market = Marché
castles-market-drawn = { $you ->
    [yes] Vous avez tiré
   *[no] { $who } a tiré
}
castles-market-trade = { $you ->
    [yes] Vous proposez cette carte
   *[no] { $who } propose cette carte
}
castles-market-ransom = { $you ->
    [yes] Vous vendez un prisonnier
   *[no] { $who } vend un prisonnier
}
castles-market-traded = { $you ->
    [yes] Vous avez échangé cette carte avec { $target }
   *[no] { $hit ->
        [yes] { $who } a échangé cette carte avec vous
       *[no] { $who } a échangé cette carte avec { $target }
    }
}
castles-market-refused = { $you ->
    [yes] Personne n’a eu votre carte
   *[no] Personne n’a eu la carte { DE($who) }
}
castles-market-given-up = { $you ->
    [yes] Vous avez renoncé à cette carte
   *[no] { $who } a renoncé à cette carte
}
castles-leads = en tête
castles-answer-open = { $who } n’a pas répondu
castles-answer-none = { $who } décline
castles-answer-no = non
castles-answer-cards = { $cards ->
    [none] { $count ->
        [one] { $who } donne { $count } carte
       *[other] { $who } donne { $count } cartes
    }
   *[other] { $who } donne { $cards }
}
castles-answer-prisoner = { $who } donne un prisonnier : un blason { DE($lord) }
castles-last-round = { $passes ->
    [one] La pioche est épuisée : { $passes } sur { $players } a passé.
   *[other] La pioche est épuisée : { $passes } sur { $players } ont passé.
}

castles-choice-keep = Garder { $card }
castles-choice-trade = La proposer à tous
castles-choice-discard = L’abandonner
castles-choice-offer = Offrir { $card }
castles-choice-decline = Décliner
castles-choice-accept = Accepter ce qu’offre { $who }
castles-choice-refuse = Tout refuser
castles-choice-attack = Attaquer { $castle }
castles-choice-attack-with = Attaquer { $castle } avec { $cards }
castles-choice-pass = Passer
castles-choice-advance = Faire avancer les blasons
castles-choice-hold = Laisser les blasons
castles-choice-place = Poser un blason
castles-choice-skip = N’en poser aucun
castles-choice-ransom = Proposer un prisonnier : { $blazon }
castles-choice-bid = Enchérir
castles-choice-bid-cards = Offrir { $cards }
castles-choice-bid-prisoner = Offrir un prisonnier : { $blazon }
# Beside it hangs the lord’s pennant.
castles-brief-ransom = Rançon : { $who }
# One answer for several prisoners, each of whom is one.
castles-step-prisoners = Un prisonnier
castles-pick-bid = { $count ->
    [one] Offrir cette carte
   *[other] Offrir ces { $count } cartes
}

castles-prompt-keep = Prenez l’une des cartes tirées.
castles-prompt-trade = Proposer { $card } aux autres, ou abandonner la carte ?
castles-prompt-answer = { $who } propose { $card }. Que donnez-vous en échange ?
castles-prompt-offers = Acceptez l’une des offres pour { $card }, ou aucune.
castles-prompt-attack = Attaquez un château, ou passez. Choisissez d’abord le château, ou les cartes.
castles-prompt-pass = Aucune de vos armées ne suffit pour un château.
castles-prompt-ransom = Vous pouvez proposer un prisonnier contre rançon.
castles-prompt-advance = { $castle } est pris. Faire avancer tous ses blasons d’une case ?
castles-prompt-place = Poser un blason à { $castle } ?
castles-prompt-draw = Piochez.
castles-prompt-bid = { $able ->
    [yes] { $who } propose { $blazon } contre rançon. Offrez une à trois cartes, ou un prisonnier.
   *[no] { $who } propose { $blazon } contre rançon. Vous n’avez rien à offrir.
}
castles-prompt-bids = Acceptez l’une des enchères pour { $blazon }, ou aucune.

castles-log-keep = { $you ->
    [yes] Vous gardez { $card }.
   *[no] { $who } garde { $card }.
}
castles-log-trade = { $you ->
    [yes] Vous proposez l’autre carte.
   *[no] { $who } propose l’autre carte.
}
castles-log-discard = { $you ->
    [yes] Vous abandonnez l’autre carte.
   *[no] { $who } abandonne l’autre carte.
}
castles-log-offer = { $you ->
    [yes] Vous offrez { $card }.
   *[no] { $who } offre { $card }.
}
castles-log-decline = { $you ->
    [yes] Vous déclinez.
   *[no] { $who } décline.
}
castles-log-accept = { $you ->
    [yes] Vous acceptez l’offre { DE($target) }.
   *[no] { $hit ->
        [yes] { $who } accepte votre offre.
       *[no] { $who } accepte l’offre { DE($target) }.
    }
}
castles-log-refuse = { $you ->
    [yes] Vous refusez tout.
   *[no] { $who } refuse tout.
}
castles-log-attack = { $you ->
    [yes] Vous attaquez { $castle } avec { $cards }.
   *[no] { $who } attaque { $castle } avec { $cards }.
}
castles-log-pass = { $you ->
    [yes] Vous passez.
   *[no] { $who } passe.
}
castles-log-advance = { $you ->
    [yes] Vous faites avancer les blasons du château.
   *[no] { $who } fait avancer les blasons du château.
}
castles-log-hold = { $you ->
    [yes] Vous laissez les blasons du château où ils sont.
   *[no] { $who } laisse les blasons du château où ils sont.
}
castles-log-place = { $you ->
    [yes] Vous posez un blason.
   *[no] { $who } pose un blason.
}
castles-log-skip = { $you ->
    [yes] Vous ne posez pas de blason.
   *[no] { $who } ne pose pas de blason.
}
castles-log-ransom = { $you ->
    [yes] Vous proposez un prisonnier contre rançon : { $blazon }.
   *[no] { $who } propose un prisonnier contre rançon : { $blazon }.
}
castles-log-bid = { $you ->
    [yes] Vous offrez { $cards }.
   *[no] { $who } offre { $cards }.
}
castles-log-bid-prisoner = { $you ->
    [yes] Vous offrez un prisonnier : { $blazon }.
   *[no] { $who } offre un prisonnier : { $blazon }.
}
castles-log-deal = { $you ->
    [yes] Vous recevez { $cards }.
   *[no] { $who } reçoit { $cards }.
}
castles-log-draw = { $you ->
    [yes] Vous tirez { $cards }.
   *[no] { $who } tire { $cards }.
}
castles-log-capture = { $own ->
    [yes] { $you ->
        [yes] Votre propre blason vous revient de l’oubliette.
       *[no] { $who } retire de l’oubliette son propre blason.
    }
   *[no] { $you ->
        [yes] Vous faites un prisonnier : { $blazon }.
       *[no] { $who } fait un prisonnier : { $blazon }.
    }
}
castles-log-score = Les points : { $points }.
castles-log-points = { $points } pour { $who }
castles-effect-holds = { $you ->
    [yes] Vous tenez maintenant { $castle }.
   *[no] { $who } tient maintenant { $castle }.
}
castles-effect-lost = Personne ne tient plus { $castle }.
castles-now = { $you ->
    [yes] Vous avez maintenant { $points }.
   *[no] { $who } a maintenant { $points }.
}

castles-news-attack = { $you ->
    [yes] Vous prenez { $castle } d’assaut
   *[no] { $who } prend { $castle } d’assaut
}
castles-news-holds = { $you ->
    [yes] Vous tenez { $castle }
   *[no] { $who } tient { $castle }
}
castles-news-advance = { $castle } : ses blasons avancent
castles-news-capture = { $you ->
    [yes] Vous faites un prisonnier
   *[no] { $who } fait un prisonnier
}
castles-news-home = { $you ->
    [yes] Votre blason rentre chez vous
   *[no] Le blason { DE($who) } rentre
}
castles-news-ransom = { $you ->
    [yes] Vous vendez un prisonnier
   *[no] { $who } vend un prisonnier
}

castles-story = { $you ->
    [yes] Vous prenez { $castle }.
   *[no] { $who } prend { $castle }.
}

panel-pass-chapter-castles = Tout décliner jusqu’à votre tour
panel-pass-game-castles = Tout décliner pour cette partie
