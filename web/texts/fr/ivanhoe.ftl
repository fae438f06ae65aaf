ivanhoe-color-purple = violet
ivanhoe-color-red = rouge
ivanhoe-color-blue = bleu
ivanhoe-color-yellow = jaune
ivanhoe-color-green = vert
ivanhoe-tournament-none = Tournoi à ouvrir
ivanhoe-over = La partie est finie
ivanhoe-no-purple = pas en violet

ivanhoe-card-purple = violet { $value }
ivanhoe-card-red = rouge { $value }
ivanhoe-card-blue = bleu { $value }
ivanhoe-card-yellow = jaune { $value }
ivanhoe-card-green = vert { $value }
ivanhoe-card-squire = écuyer { $value }
ivanhoe-card-maiden = damoiselle { $value }
ivanhoe-suit-purple = Violet
ivanhoe-suit-red = Rouge
ivanhoe-suit-blue = Bleu
ivanhoe-suit-yellow = Jaune
ivanhoe-suit-green = Vert
ivanhoe-suit-squire = Écuyer
ivanhoe-suit-maiden = Damoiselle
ivanhoe-card-unhorse = Désar{"\u00AD"}çonne{"\u00AD"}ment
ivanhoe-card-change-weapon = Change{"\u00AD"}ment d’arme
ivanhoe-card-drop-weapon = Arme lâchée
ivanhoe-card-break-lance = Lance brisée
ivanhoe-card-riposte = Riposte
ivanhoe-card-dodge = Esquive
ivanhoe-card-retreat = Recul
ivanhoe-card-knock-down = Mise à terre
ivanhoe-card-outmaneuver = Manœuvre habile
ivanhoe-card-charge = Charge
ivanhoe-card-countercharge = Contre-charge
ivanhoe-card-disgrace = Déshon{"\u00AD"}neur
ivanhoe-card-adapt = Ajuste{"\u00AD"}ment
ivanhoe-card-outwit = Feinte
ivanhoe-card-shield = Bouclier
ivanhoe-card-stunned = Sonné
ivanhoe-card-ivanhoe = Ivanhoé

ivanhoe-weapon-purple = la joute
ivanhoe-weapon-red = l’épée
ivanhoe-weapon-blue = la hache
ivanhoe-weapon-yellow = le fléau d’armes
ivanhoe-weapon-green = sans arme

ivanhoe-deck = pioche
ivanhoe-discard = défausse
ivanhoe-discards-look = { $count ->
    [0] Défausse vide
    [one] Regarder la défausse : { $count } carte
   *[other] Regarder la défausse : { $count } cartes
}
ivanhoe-discards-title = { $count ->
    [one] La défausse : { $count } carte
   *[other] La défausse : { $count } cartes
}
ivanhoe-discards-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } fois
}
ivanhoe-lead = +{ $more } pour mener
ivanhoe-need = { $need } jetons différents pour gagner
ivanhoe-total-label = total
ivanhoe-out = hors lice
ivanhoe-no-display = pas encore de carte
ivanhoe-tokens = Jetons { DE($who) } : { $tokens }
ivanhoe-tokens-none = aucun
ivanhoe-display-of = Zone de jeu { DE($who) }
ivanhoe-limit = { $limit ->
    [0] sous Sonné : plus aucune carte ce tour
   *[other] sous Sonné : encore une carte ce tour
}
ivanhoe-announced = { $who } joue { $card }
# On a card that is held up: what it will do, in few words.
ivanhoe-deed-unhorse = Le tournoi devient { $color }.
ivanhoe-deed-change-weapon = Le tournoi devient { $color }.
ivanhoe-deed-drop-weapon = Le tournoi devient vert : chaque carte vaut 1.
ivanhoe-deed-break-lance = { $hit ->
    [yes] Vous perdez toutes vos cartes violettes.
   *[no] { $target } perd toutes ses cartes violettes.
}
ivanhoe-deed-riposte = { $hit ->
    [yes] { $who } prend votre dernière carte.
   *[no] { $you ->
        [yes] Vous prenez la dernière carte { DE($target) }.
       *[no] { $who } prend la dernière carte { DE($target) }.
    }
}
ivanhoe-deed-dodge = { $hit ->
    [yes] Vous perdez { $card }.
   *[no] { $target } perd { $card }.
}
ivanhoe-deed-retreat = { $you ->
    [yes] Vous reprenez { $card }.
   *[no] { $who } reprend { $card }.
}
ivanhoe-deed-knock-down = { $hit ->
    [yes] { $who } prend une carte de votre main, sans la voir.
   *[no] Une carte de la main { DE($target) }, prise sans la voir.
}
ivanhoe-deed-outmaneuver = { $you ->
    [yes] Tous vos adversaires perdent leur dernière carte.
   *[no] Tous les adversaires { DE($who) } perdent leur dernière carte.
}
ivanhoe-deed-charge = Toutes les cartes de la plus petite valeur sont perdues.
ivanhoe-deed-countercharge = Toutes les cartes de la plus grande valeur sont perdues.
ivanhoe-deed-disgrace = Écuyers et damoiselles sont tous perdus.
ivanhoe-deed-adapt = Chacun garde une carte de chaque valeur.
ivanhoe-deed-outwit = { $hit ->
    [yes] { $who } échange une carte avec vous.
   *[no] Une carte est échangée avec { $target }.
}
ivanhoe-deed-shield = { $you ->
    [yes] Votre zone de jeu est à l’abri des autres.
   *[no] { $who } met sa zone de jeu à l’abri des autres.
}
ivanhoe-deed-stunned = { $hit ->
    [yes] Vous ne pouvez plus ajouter qu’une carte par tour.
   *[no] { $target } ne peut plus ajouter qu’une carte par tour.
}
ivanhoe-deed-ivanhoe = Annule une carte d’action.

ivanhoe-choose-color = Choisissez une couleur
# A card that a decision points at, inside a sentence.
ivanhoe-display-card = { $own ->
    [yes] votre { $card } ({ $place } carte)
   *[no] { $card } ({ $place } carte { DE($whose) })
}
ivanhoe-display-place = { $own ->
    [yes] votre { $place } carte
    [theirs] sa { $place } carte
   *[no] la { $place } carte { DE($whose) }
}
ivanhoe-front-card = { $own ->
    [yes] votre { $card }
    [theirs] son { $card }
   *[no] le { $card } { DE($whose) }
}

ivanhoe-choice-open = Ouvrir en { $color } avec { $card }
ivanhoe-choice-play = Jouer { $card }
ivanhoe-choice-stay = Rester en lice
ivanhoe-choice-withdraw = Se retirer
ivanhoe-choice-pass = Laisser passer
ivanhoe-choice-ivanhoe = L’annuler avec Ivanhoé
ivanhoe-choice-unhorse = Désarçonnement : passer en { $color }
ivanhoe-choice-change-weapon = Changement d’arme : passer en { $color }
ivanhoe-choice-drop-weapon = Arme lâchée : passer en vert
ivanhoe-choice-break-lance = Lance brisée contre { $target }
ivanhoe-choice-riposte = Riposte contre { $target }
ivanhoe-choice-dodge = Esquive : écarter { $card }
ivanhoe-choice-retreat = Recul : reprendre { $card }
ivanhoe-choice-knock-down = Mise à terre contre { $target }
ivanhoe-choice-outmaneuver = Manœuvre habile contre tous
ivanhoe-choice-charge = Charge
ivanhoe-choice-countercharge = Contre-charge
ivanhoe-choice-disgrace = Déshonneur
ivanhoe-choice-adapt = Ajustement
ivanhoe-choice-outwit = Feinte : { $own } contre { $other }
ivanhoe-choice-shield = Poser le Bouclier
ivanhoe-choice-stunned = Sonné contre { $target }
ivanhoe-choice-keep = Garder { $card }
ivanhoe-choice-take = Prendre un jeton { $color }
ivanhoe-choice-return = Rendre votre jeton { $color }
ivanhoe-step-token = jeton { $color }
ivanhoe-step-go = La jouer

ivanhoe-prompt-open = { $purple ->
    [no] Ouvrez le tournoi avec une carte, en toute couleur sauf le violet.
   *[yes] Ouvrez le tournoi avec une carte.
}
ivanhoe-prompt-turn = { $stay ->
    [yes] Continuez à jouer, restez en lice ou retirez-vous.
   *[no] Jouez des cartes jusqu’à mener, ou retirez-vous.
}
ivanhoe-prompt-stunned = { $limit ->
    [0] Sonné : plus aucune carte dans votre zone de jeu ce tour.
   *[other] Sonné : encore une carte dans votre zone de jeu ce tour.
}
ivanhoe-prompt-reaction = { $aimed ->
    [you] { $who } joue { $card } contre vous. Laisser passer ?
    [others] { $who } joue { $card } contre { $target }. Laisser passer ?
   *[nobody] { $who } joue { $card }. Laisser passer ?
}
ivanhoe-prompt-nothing = Rien en main n’y répond.
ivanhoe-prompt-keep = Ajustement : gardez une carte de cette valeur.
ivanhoe-prompt-take = Vous avez gagné en violet : prenez le jeton de votre choix.
ivanhoe-prompt-return = Vous vous retirez avec une damoiselle : rendez un jeton.

# An action card may still be cancelled when it is told of: nothing is said to have happened.
ivanhoe-log-open = { $you ->
    [yes] Vous ouvrez en { $color } avec { $card }.
   *[no] { $who } ouvre en { $color } avec { $card }.
}
ivanhoe-log-play = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $who } joue { $card }.
}
ivanhoe-log-stay = { $you ->
    [yes] Vous restez en lice.
   *[no] { $who } reste en lice.
}
ivanhoe-log-withdraw = { $you ->
    [yes] Vous vous retirez.
   *[no] { $who } se retire.
}
ivanhoe-log-pass = { $you ->
    [yes] Vous laissez passer.
   *[no] { $who } laisse passer.
}
ivanhoe-log-ivanhoe = { $you ->
    [yes] Vous l’annulez avec Ivanhoé !
   *[no] { $who } l’annule avec Ivanhoé !
}
ivanhoe-log-unhorse = { $you ->
    [yes] Vous jouez Désarçonnement, pour passer en { $color }.
   *[no] { $who } joue Désarçonnement, pour passer en { $color }.
}
ivanhoe-log-change-weapon = { $you ->
    [yes] Vous jouez Changement d’arme, pour passer en { $color }.
   *[no] { $who } joue Changement d’arme, pour passer en { $color }.
}
ivanhoe-log-drop-weapon = { $you ->
    [yes] Vous jouez Arme lâchée, pour passer en vert.
   *[no] { $who } joue Arme lâchée, pour passer en vert.
}
ivanhoe-log-break-lance = { $you ->
    [yes] Vous jouez Lance brisée contre { $target }.
   *[no] { $hit ->
        [yes] { $who } joue Lance brisée contre vous.
       *[no] { $who } joue Lance brisée contre { $target }.
    }
}
ivanhoe-log-riposte = { $you ->
    [yes] Vous jouez Riposte contre { $target }.
   *[no] { $hit ->
        [yes] { $who } joue Riposte contre vous.
       *[no] { $who } joue Riposte contre { $target }.
    }
}
ivanhoe-log-dodge = { $you ->
    [yes] Vous jouez Esquive contre { $card }.
   *[no] { $who } joue Esquive contre { $card }.
}
ivanhoe-log-retreat = { $you ->
    [yes] Vous jouez Recul pour reprendre votre { $place } carte.
   *[no] { $who } joue Recul pour reprendre sa { $place } carte.
}
ivanhoe-log-knock-down = { $you ->
    [yes] Vous jouez Mise à terre contre { $target }.
   *[no] { $hit ->
        [yes] { $who } joue Mise à terre contre vous.
       *[no] { $who } joue Mise à terre contre { $target }.
    }
}
ivanhoe-log-outmaneuver = { $you ->
    [yes] Vous jouez Manœuvre habile.
   *[no] { $who } joue Manœuvre habile.
}
ivanhoe-log-charge = { $you ->
    [yes] Vous jouez Charge.
   *[no] { $who } joue Charge.
}
ivanhoe-log-countercharge = { $you ->
    [yes] Vous jouez Contre-charge.
   *[no] { $who } joue Contre-charge.
}
ivanhoe-log-disgrace = { $you ->
    [yes] Vous jouez Déshonneur.
   *[no] { $who } joue Déshonneur.
}
ivanhoe-log-adapt = { $you ->
    [yes] Vous jouez Ajustement.
   *[no] { $who } joue Ajustement.
}
ivanhoe-log-outwit = { $you ->
    [yes] Vous jouez Feinte : { $own } contre { $other }.
   *[no] { $who } joue Feinte : { $own } contre { $other }.
}
ivanhoe-log-shield = { $you ->
    [yes] Vous jouez Bouclier.
   *[no] { $who } joue Bouclier.
}
ivanhoe-log-stunned = { $you ->
    [yes] Vous jouez Sonné contre { $target }.
   *[no] { $hit ->
        [yes] { $who } joue Sonné contre vous.
       *[no] { $who } joue Sonné contre { $target }.
    }
}
ivanhoe-log-keep = { $you ->
    [yes] Vous gardez votre { $place } carte.
   *[no] { $who } garde sa { $place } carte.
}
ivanhoe-log-take = { $you ->
    [yes] Vous choisissez un jeton { $color }.
   *[no] { $who } choisit un jeton { $color }.
}
ivanhoe-log-return = { $you ->
    [yes] Vous rendez votre jeton { $color }.
   *[no] { $who } rend un jeton { $color }.
}
ivanhoe-log-dealer = { $you ->
    [yes] Vous donnez.
   *[no] { $who } donne.
}
ivanhoe-log-deal = { $you ->
    [yes] Vous recevez { $cards }.
   *[no] { $who } reçoit { $cards }.
}
ivanhoe-log-draw = { $count ->
    [0] { $you ->
        [yes] Il n’y a rien à piocher pour vous.
       *[no] Il n’y a rien à piocher pour { $who }.
    }
   *[other] { $you ->
        [yes] Vous piochez { $cards }.
       *[no] { $who } pioche { $cards }.
    }
}
ivanhoe-log-reveal = { $you ->
    [yes] Vous ne pouvez pas ouvrir et montrez votre main : { $cards }.
   *[no] { $who } ne peut pas ouvrir et montre : { $cards }.
}
ivanhoe-log-shuffle = La défausse est mélangée et redevient la pioche.
ivanhoe-log-steal = { $you ->
    [yes] Vous prenez { $card } à { $target }.
   *[no] { $hit ->
        [yes] { $who } vous prend { $card }.
       *[no] { $who } prend { $card } à { $target }.
    }
}
ivanhoe-log-win = { $you ->
    [yes] Vous remportez le tournoi et un jeton { $color }.
   *[no] { $who } remporte le tournoi et un jeton { $color }.
}
ivanhoe-log-win-nothing = { $you ->
    [yes] Vous remportez le tournoi, sans nouveau jeton.
   *[no] { $who } remporte le tournoi, sans nouveau jeton.
}

# What came of a play, and why a tournament is over.
ivanhoe-effect-lost = { $you ->
    [yes] Vous perdez { $cards }.
   *[no] { $who } perd { $cards }.
}
ivanhoe-effect-back = { $you ->
    [yes] Vous reprenez { $cards } en main.
   *[no] { $who } reprend { $cards } en main.
}
ivanhoe-effect-exchange = { $you ->
    [yes] Vous donnez { $gave } contre { $got }.
   *[no] { $who } donne { $gave } contre { $got }.
}
ivanhoe-effect-total = { $you ->
    [yes] Vous avez maintenant { $total }.
   *[no] { $who } a maintenant { $total }.
}
ivanhoe-effect-color = Le tournoi est maintenant { $color }.
ivanhoe-end-won = { $you ->
    [yes] Vous remportez le tournoi.
   *[no] { $who } remporte le tournoi.
}
ivanhoe-end-withdrew = { $you ->
    [yes] Vous vous retirez à { $total } ; { $target } reste avec { $best }.
   *[no] { $hit ->
        [yes] { $who } se retire à { $total } ; vous restez avec { $best }.
       *[no] { $who } se retire à { $total } ; { $target } reste avec { $best }.
    }
}
ivanhoe-end-before = Retraits précédents : { $withdrawals }.
ivanhoe-end-at = { $you ->
    [yes] vous à { $total }
   *[no] { $who } à { $total }
}

panel-pass-chapter-ivanhoe = Tout laisser passer pour ce tournoi
panel-pass-game-ivanhoe = Tout laisser passer pour cette partie
