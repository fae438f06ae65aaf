engarde-card = { $card }
engarde-one-card = un { $card }
engarde-strip = La piste
engarde-space-by = Case { $space }, avec la carte { $card }
engarde-space-fencer = Case { $space } : { $who }
engarde-distance = Distance { $distance }.
engarde-measure = distance
engarde-played-for = { $target ->
    [one] { $round } manche, en { $target } touche
   *[other] { $round } manche, en { $target } touches
}
engarde-shown = Montré : { $cards }
engarde-strike-with = Attaquer avec le { $card }
engarde-pile = { $count ->
    [0] La pioche est épuisée
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
engarde-discards = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
engarde-pile-word = pioche
engarde-pile-beside = dans la pioche
engarde-discards-word = { $count ->
    [one] défaussée
   *[other] défaussées
}
engarde-rounds = manches
engarde-discard-top = Sur la défausse : { $card }
engarde-discard-all = Toute la défausse
engarde-discard-count = { $value } : { $count } sur 5
engarde-discard-empty = La défausse est vide
engarde-score-long = { $score ->
    [one] { $who } : { $score } manche sur { $target }
   *[other] { $who } : { $score } manches sur { $target }
}
engarde-attack-now = { $count ->
    [one] Attaque avec un { $value }
   *[other] Attaque avec { $count } × { $value }
}

engarde-choice-forward = Avancer de { $card }, case { $space }
engarde-choice-back = Reculer de { $card }, case { $space }
engarde-choice-retreat = Battre en retraite de { $card }, case { $space }
engarde-choice-attack = { $count ->
    [one] Attaquer avec un { $value }
   *[other] Attaquer avec { $count } × { $value }
}
engarde-choice-advance = { $count ->
    [one] Avancer de { $card }, attaquer avec un { $value }
   *[other] Avancer de { $card }, attaquer avec { $count } × { $value }
}
engarde-choice-parry = { $count ->
    [one] Parer avec un { $value }
   *[other] Parer avec { $count } × { $value }
}
engarde-step-card = Carte { $card }
engarde-step-space = Aller à la case { $space }
engarde-step-fencer = Attaquer
engarde-step-times = { $count ->
    [one] Avec { $count } carte
   *[other] Avec { $count } cartes
}

engarde-prompt-turn = La distance est de { $distance } : un pas, ou un coup.
engarde-prompt-far = La distance est de { $distance } : trop loin pour frapper. Choisissez une carte, puis avancez ou reculez.
engarde-prompt-step = La distance est de { $distance }, et vous n’avez pas de { $distance } pour frapper. Choisissez une carte, puis avancez ou reculez.
engarde-prompt-last = La pioche est épuisée. La dernière attaque est à vous.
engarde-prompt-attack = La distance est de { $distance } : il ne vous reste qu’à frapper.
engarde-prompt-answer = { $count ->
    [one] On vous attaque avec un { $value } : parez.
   *[other] On vous attaque avec { $count } × { $value } : parez.
}
engarde-prompt-answer-advanced = { $count ->
    [one] On vous attaque avec un { $value } : parez ou battez en retraite.
   *[other] On vous attaque avec { $count } × { $value } : parez ou battez en retraite.
}
engarde-prompt-answer-retreat = { $count ->
    [one] On vous attaque avec un { $value }, sans parade possible : battez en retraite.
   *[other] On vous attaque avec { $count } × { $value }, sans parade possible : battez en retraite.
}

engarde-log-forward = { $you ->
    [yes] Vous avancez de { $card }.
   *[no] { $who } avance de { $card }.
}
engarde-log-back = { $you ->
    [yes] Vous reculez de { $card }.
   *[no] { $who } recule de { $card }.
}
engarde-log-retreat = { $you ->
    [yes] Vous battez en retraite de { $card }.
   *[no] { $who } bat en retraite de { $card }.
}
engarde-log-attack = { $count ->
    [one] { $you ->
        [yes] Vous attaquez avec un { $value }.
       *[no] { $who } attaque avec un { $value }.
    }
   *[other] { $you ->
        [yes] Vous attaquez avec { $count } × { $value }.
       *[no] { $who } attaque avec { $count } × { $value }.
    }
}
engarde-log-advance = { $count ->
    [one] { $you ->
        [yes] Vous avancez de { $card } et attaquez avec un { $value }.
       *[no] { $who } avance de { $card } et attaque avec un { $value }.
    }
   *[other] { $you ->
        [yes] Vous avancez de { $card } et attaquez avec { $count } × { $value }.
       *[no] { $who } avance de { $card } et attaque avec { $count } × { $value }.
    }
}
engarde-log-parry = { $you ->
    [yes] Vous parez.
   *[no] { $who } pare.
}
engarde-log-deal = { $you ->
    [yes] Vous recevez { $cards }.
   *[no] { $who } reçoit { $cards }.
}
engarde-log-draw = { $you ->
    [yes] Vous piochez { $cards }.
   *[no] { $who } pioche { $cards }.
}
engarde-log-reveal = { $count ->
    [0] { $you ->
        [yes] Vous n’avez aucune carte à montrer.
       *[no] { $who } n’a aucune carte à montrer.
    }
   *[other] { $you ->
        [yes] Vous montrez { $cards }.
       *[no] { $who } montre { $cards }.
    }
}
engarde-log-round = { $you ->
    [yes] Vous remportez la manche.
   *[no] { $who } remporte la manche.
}
engarde-log-round-drawn = La manche est nulle.

engarde-forgetful = De cette manche, seul le dernier tour est raconté : de la défausse, on ne peut regarder que la carte du dessus.

# Why a round is over.
engarde-end-hit = { $count ->
    [one] { $you ->
        [yes] Votre attaque avec un { $value } touche.
       *[no] L’attaque { DE($who) } avec un { $value } touche.
    }
   *[other] { $you ->
        [yes] Votre attaque avec { $count } × { $value } touche.
       *[no] L’attaque { DE($who) } avec { $count } × { $value } touche.
    }
}
engarde-end-count = { $count ->
    [0] { $you ->
        [yes] vous n’avez aucun { $card }
       *[no] { $who } n’a aucun { $card }
    }
    [one] { $you ->
        [yes] vous avez un { $card }
       *[no] { $who } a un { $card }
    }
   *[other] { $you ->
        [yes] vous avez { $count } × { $card }
       *[no] { $who } a { $count } × { $card }
    }
}
engarde-end-compared = La pioche est épuisée. À distance { $distance }, { $counts }.
engarde-end-beyond = La pioche est épuisée. À distance { $distance }, aucune carte ne porte.
engarde-end-pile = La pioche est épuisée.
engarde-end-steps = { $count ->
    [one] { $you ->
        [yes] vous avez avancé de { $count } case
       *[no] { $who } a avancé de { $count } case
    }
   *[other] { $you ->
        [yes] vous avez avancé de { $count } cases
       *[no] { $who } a avancé de { $count } cases
    }
}
engarde-end-level = Égalité.
engarde-end-further = Le terrain gagné décide : { $counts }.
engarde-end-equal = { $count ->
    [one] Autant de chemin des deux côtés : { $count } case.
   *[other] Autant de chemin des deux côtés : { $count } cases.
}
engarde-end-stuck = Il n’y a plus rien à jouer.
engarde-end-title-touch = { $you ->
    [yes] Touche pour vous !
   *[no] Touche pour { $who } !
}
