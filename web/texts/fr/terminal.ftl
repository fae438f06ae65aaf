# What only the terminal says, where cards and actions stand in notation; the page makes its lists with the browser.

list-and = et

terminal-you = Vous
terminal-you-at = Vous (@{ $seat })
terminal-question = Que faites-vous ?
terminal-actions = … { $count } actions
terminal-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
terminal-hint-wide = Numéro ou mots ; ? pour l’aide, hint, log, undo, save FICHIER, quit
terminal-hint-narrow = Numéro ou mots ; ? aide, quit quitte
terminal-hint-step = Numéro ou mots ; up : un pas en arrière, Entrée : au début
terminal-hand-over = Passez le clavier à { $who }, qui appuie alors sur Entrée.
terminal-decides = réfléchit…
terminal-mishap = @{ $seat } joue désormais au hasard : { $why }.
terminal-over = La partie est finie.
terminal-over-hint = La partie est finie. Encore une ? o : oui, Entrée : quitter ; log, undo, save FICHIER, ?
terminal-over-commands = La partie est finie ; « again » en commence une autre, Entrée quitte ; il y a aussi « log », « undo », « save FICHIER » et « ? ».
terminal-record-in = La partie est dans { $file }.
terminal-left-saved = { $all ->
    [yes] La partie n’est pas finie ; elle est gardée dans { $file }.
   *[no] La partie n’est pas finie ; elle est gardée dans { $file }, sauf ce qui a suivi.
}
terminal-left-command = Pour continuer : { $command }
terminal-left-lost = La partie n’est ni finie ni gardée. La prochaine fois, « save FICHIER » la garde, ou commencez avec --save FICHIER ; --load FICHIER la reprend.

terminal-undo-nothing = Il n’y a rien à reprendre.
terminal-undo-chance = Impossible de reprendre : des cartes ont été données ou piochées depuis.
terminal-undo-hidden = Impossible de reprendre : quelque chose de caché a été montré.
terminal-undo-others = Impossible de reprendre : quelqu’un d’autre a décidé depuis.
terminal-helps = ? aide.
terminal-decide-alone = Vous ne décidez que pour @{ $seat }.
terminal-save-name = Sous quel nom ? « save FICHIER ».
terminal-save-replaces = Il y a déjà un fichier { $file }. Tapez la même chose encore une fois pour le remplacer.
terminal-saved = La partie est gardée dans { $file } ; pour la reprendre : { $command }
terminal-saved-secrets = Le fichier contient toutes les cartes, même celles que vous ne devez pas voir.
terminal-resign-two = On ne peut abandonner qu’à deux joueurs.
terminal-resign-sure = Cela donne la partie à l’autre joueur. Tapez « resign » encore une fois pour confirmer.
terminal-quit-sure = La partie n’est pas gardée en entier : « save FICHIER » la garde ; « { $line } » encore une fois pour quitter.
terminal-more = Entrée : la suite ; q : fermer

terminal-wait = laisser faire les autres
terminal-no-choice = { $count ->
    [one] Il n’y a pas de choix { $number } ; il n’y a que le 1.
   *[other] Il n’y a pas de choix { $number } ; la liste va de 1 à { $count }.
}
terminal-can-mean = « { $typed } » peut vouloir dire { $actions }. Précisez.

terminal-help-on = Il y a de l’aide sur : { $words }.
terminal-help-commands = Et sur les commandes : { $words }.
terminal-help-rules = { $words } ; règles { $rules }
terminal-help-range = { $first } à { $last }
terminal-help-none = Il n’y a pas d’aide sur « { $word } ». `?` seul donne tous les mots.
terminal-help-near = Il n’y a pas d’aide sur « { $word } », mais sur { $near }. `?` seul donne tous les mots.
terminal-titled = { $title } : { $text }
terminal-log-empty = Rien ne s’est encore passé.

terminal-hand = Votre main
terminal-dealt = { $you ->
    [yes] Vous recevez { $cards }.
   *[no] { $who } reçoit { $cards }.
}
terminal-draws = { $you ->
    [yes] Vous piochez { $cards }.
   *[no] { $who } pioche { $cards }.
}
terminal-a-card = une carte
terminal-wins = { $you ->
    [yes] Vous gagnez la partie.
   *[no] { $who } gagne la partie.
}

terminal-engarde-level-basic = base
terminal-engarde-level-standard = classique
terminal-engarde-level-advanced = avancé
terminal-engarde-heading = { $target ->
    [one] { $level }, en { $target } touche
   *[other] { $level }, en { $target } touches
}
terminal-engarde-heading-narrow = { $level }, en { $target }
terminal-engarde-cards = { $count ->
    [one] un { $value }
   *[other] { $count } × { $value }
}
terminal-engarde-distance = distance { $distance }
terminal-engarde-pile = Pioche
terminal-engarde-discards-none = défausse vide
terminal-engarde-discards-all = défausse { $cards } (la dernière dessus)
terminal-engarde-discards-top = { $count ->
    [one] { $count } carte défaussée, { $card } dessus
   *[other] { $count } cartes défaussées, { $card } dessus
}
terminal-engarde-turn-attack = À vous. Vous pouvez attaquer avec { $cards }.
terminal-engarde-turn-advance = À vous. Vous pouvez avancer et attaquer.
terminal-engarde-turn-far = À vous. Aucune carte n’atteint encore l’autre escrimeur.
terminal-engarde-turn-lack = À vous. Il faudrait un { $distance } pour attaquer.
terminal-engarde-attacked = { $who } vous attaque avec { $cards } : il faut parer.
terminal-engarde-attacked-advanced = { $who } vous attaque avec { $cards } : parez ou battez en retraite.
terminal-engarde-last = La pioche est épuisée : reste une dernière attaque.
terminal-engarde-note-step = case { $space }, distance { $distance }
terminal-engarde-note-with = avec { $cards }
terminal-engarde-note-advance = case { $space }, puis { $cards }
terminal-engarde-why-unanswered = { $you ->
    [yes] Vous n’avez pas de réponse à { $cards } ({ $rule })
   *[no] { $who } n’a pas de réponse à { $cards } ({ $rule })
}
terminal-engarde-why-hit = Touche (E7)
terminal-engarde-why-stuck = { $you ->
    [yes] Vous n’avez plus aucun coup permis (E6)
   *[no] { $who } n’a plus aucun coup permis (E6)
}
terminal-engarde-why-more = Davantage de cartes qui portent (E12)
terminal-engarde-why-level = Autant de chemin des deux côtés (E9)
terminal-engarde-why-further = Plus loin sur la piste (E9)
terminal-engarde-round = { $you ->
    [yes] { $why } : vous remportez la manche.
   *[no] { $why } : { $who } remporte la manche.
}
terminal-engarde-round-drawn = { $why } : la manche est nulle.
terminal-engarde-shows = { $you ->
    [yes] Vous montrez { $cards }.
   *[no] { $who } montre { $cards }.
}
terminal-engarde-shows-nothing = { $you ->
    [yes] Vous montrez une main vide.
   *[no] { $who } montre une main vide.
}
terminal-engarde-forward = { $you ->
    [yes] Vous avancez de { $card }, case { $space }.
   *[no] { $who } avance de { $card }, case { $space }.
}
terminal-engarde-back = { $you ->
    [yes] Vous reculez de { $card }, case { $space }.
   *[no] { $who } recule de { $card }, case { $space }.
}
terminal-engarde-attack = { $you ->
    [yes] Vous attaquez avec { $cards }.
   *[no] { $who } attaque avec { $cards }.
}
terminal-engarde-advance = { $you ->
    [yes] Vous avancez de { $card }, case { $space }, et attaquez avec { $cards }.
   *[no] { $who } avance de { $card }, case { $space }, et attaque avec { $cards }.
}
terminal-engarde-parry = { $you ->
    [yes] Vous parez avec { $cards }.
   *[no] { $who } pare avec { $cards }.
}
terminal-engarde-retreat = { $you ->
    [yes] Vous battez en retraite de { $card }, case { $space }.
   *[no] { $who } bat en retraite de { $card }, case { $space }.
}
terminal-engarde-starter = { $you ->
    [yes] Vous commencez la première manche.
   *[no] { $who } commence la première manche.
}
terminal-engarde-result = { $you ->
    [yes] Vous gagnez la partie, { $own } à { $other }.
   *[no] { $who } gagne la partie, { $own } à { $other }.
}
terminal-engarde-veil = … de cette manche, seul le dernier tour est montré (E4) …

terminal-ivanhoe-none = pas encore de tournoi
terminal-ivanhoe-none-purple = pas encore de tournoi, violet exclu
terminal-ivanhoe-tournament-purple = tournoi violet (joute)
terminal-ivanhoe-tournament-red = tournoi rouge (épée)
terminal-ivanhoe-tournament-blue = tournoi bleu (hache)
terminal-ivanhoe-tournament-yellow = tournoi jaune (fléau d’armes)
terminal-ivanhoe-tournament-green = tournoi vert (sans arme)
terminal-ivanhoe-piles = pioche { $deck }, défausse { $discards }
terminal-ivanhoe-piles-ivanhoe = pioche { $deck }, défausse { $discards } avec Ivanhoé
terminal-ivanhoe-title-knight = chevalier
terminal-ivanhoe-title-tokens = jetons
terminal-ivanhoe-title-hand = main
terminal-ivanhoe-title-total = total
terminal-ivanhoe-title-display = zone de jeu
terminal-ivanhoe-out = hors lice
terminal-ivanhoe-not-entered = encore sans carte
terminal-ivanhoe-turn-stay = À vous. Vous pouvez rester en lice avec { $total }.
terminal-ivanhoe-turn-play = À vous. Vous avez { $total }, mais il faut jouer une carte pour rester en lice.
terminal-ivanhoe-turn-more = À vous. Vous avez { $total } ; pour rester en lice, il faut dépasser { $who }, qui a { $best }.
terminal-ivanhoe-open = Vous ouvrez un tournoi : annoncez une couleur et jouez-en une carte, ou un tenant.
terminal-ivanhoe-open-purple = Vous ouvrez un tournoi : annoncez une couleur et jouez-en une carte, ou un tenant. Pas de violet après le violet.
terminal-ivanhoe-react = { $announced } Réagissez-vous ?
terminal-ivanhoe-keep = Ajustement : quelle carte de valeur { $value } gardez-vous ?
terminal-ivanhoe-return = Vous vous retirez avec une damoiselle : quel jeton rendez-vous ?
terminal-ivanhoe-take = Vous avez gagné en violet : quel jeton prenez-vous ?
terminal-ivanhoe-named = { $name } ({ $card })
terminal-ivanhoe-note-total = total { $total }
terminal-ivanhoe-note-takes = prend { $card }
terminal-ivanhoe-note-for = { $own } contre { $other }
terminal-ivanhoe-note-one-of = une sur { $cards }
terminal-ivanhoe-note-value = valeur { $value }
terminal-ivanhoe-note-with = avec { $total }
terminal-ivanhoe-note-costs = coûte un jeton
terminal-ivanhoe-announces = { $you ->
    [yes] Vous annoncez { $action }.
   *[no] { $who } annonce { $action }.
}
terminal-ivanhoe-announces-color = { $you ->
    [yes] Vous annoncez { $action } : { $color }.
   *[no] { $who } annonce { $action } : { $color }.
}
terminal-ivanhoe-announces-against = { $hit ->
    [yes] { $who } annonce { $action } contre vous.
   *[no] { $you ->
        [yes] Vous annoncez { $action } contre { $target }.
       *[no] { $who } annonce { $action } contre { $target }.
    }
}
terminal-ivanhoe-announces-card = { $hit ->
    [yes] { $who } annonce { $action } : votre { $card }.
   *[no] { $you ->
        [yes] Vous annoncez { $action } : { $card } de { $target }.
       *[no] { $who } annonce { $action } : { $card } de { $target }.
    }
}
terminal-ivanhoe-announces-own = { $you ->
    [yes] Vous annoncez { $action } avec { $card }.
   *[no] { $who } annonce { $action } avec { $card }.
}
terminal-ivanhoe-announces-hand = { $hit ->
    [yes] { $who } annonce { $action } : une carte de votre main.
   *[no] { $you ->
        [yes] Vous annoncez { $action } : une carte de la main de { $target }.
       *[no] { $who } annonce { $action } : une carte de la main de { $target }.
    }
}
terminal-ivanhoe-announces-exchange = { $hit ->
    [yes] { $who } annonce { $action } : { $own } contre votre { $card }.
   *[no] { $you ->
        [yes] Vous annoncez { $action } : { $own } contre { $card } de { $target }.
       *[no] { $who } annonce { $action } : { $own } contre { $card } de { $target }.
    }
}
terminal-ivanhoe-dealer = { $you ->
    [yes] Vous donnez.
   *[no] { $who } donne.
}
terminal-ivanhoe-draw-nothing = Il n’y a rien à piocher (I5).
terminal-ivanhoe-steal = { $hit ->
    [yes] { $who } prend { $card } dans votre main.
   *[no] { $you ->
        [yes] Vous prenez { $card } dans la main de { $target }.
       *[no] { $who } prend { $card } dans la main de { $target }.
    }
}
terminal-ivanhoe-shuffle = La défausse est mélangée et redevient la pioche (I5).
terminal-ivanhoe-reveal = { $you ->
    [yes] Vous n’avez rien pour ouvrir (I8) : { $cards }.
   *[no] { $who } n’a rien pour ouvrir (I8) : { $cards }.
}
terminal-ivanhoe-win = { $you ->
    [yes] Vous remportez le tournoi et prenez le jeton { $color }.
   *[no] { $who } remporte le tournoi et prend le jeton { $color }.
}
terminal-ivanhoe-win-nothing = { $you ->
    [yes] Vous remportez le tournoi, sans nouveau jeton.
   *[no] { $who } remporte le tournoi, sans nouveau jeton.
}
terminal-ivanhoe-opens = { $you ->
    [yes] Vous ouvrez un tournoi { $color } avec { $card }.
   *[no] { $who } ouvre un tournoi { $color } avec { $card }.
}
terminal-ivanhoe-plays = { $you ->
    [yes] Vous jouez { $card }, total { $total }.
   *[no] { $who } joue { $card }, total { $total }.
}
terminal-ivanhoe-stays = { $you ->
    [yes] Vous restez en lice avec { $total }.
   *[no] { $who } reste en lice avec { $total }.
}
terminal-ivanhoe-withdraws = { $you ->
    [yes] Vous vous retirez.
   *[no] { $who } se retire.
}
terminal-ivanhoe-passes = { $you ->
    [yes] Vous laissez passer.
   *[no] { $who } laisse passer.
}
terminal-ivanhoe-cancels = { $you ->
    [yes] Vous jouez Ivanhoé : { $action } est sans effet.
   *[no] { $who } joue Ivanhoé : { $action } est sans effet.
}
terminal-ivanhoe-keeps = { $you ->
    [yes] Vous gardez { $card }.
   *[no] { $who } garde { $card }.
}
terminal-ivanhoe-chooses = { $you ->
    [yes] Vous choisissez le jeton { $color }.
   *[no] { $who } choisit le jeton { $color }.
}
terminal-ivanhoe-returns = { $you ->
    [yes] Vous rendez le jeton { $color } (I13).
   *[no] { $who } rend le jeton { $color } (I13).
}

terminal-number = { $count }

terminal-castles-heading = Les châteaux
terminal-castles-piles = pioche { $pile }, perdues { $lost }
terminal-castles-piles-empty = { $passes ->
    [one] pioche épuisée, { $passes } sur { $players } a passé
   *[other] pioche épuisée, { $passes } sur { $players } ont passé
}
terminal-castles-title-castle = chât.
terminal-castles-title-oubliette = oubliette
terminal-castles-title-lord = seigneur
terminal-castles-title-garrison = garnison
terminal-castles-title-points = pts
terminal-castles-title-hand = main
terminal-castles-title-reserve = rés.
terminal-castles-title-prisoners = prisonniers
terminal-castles-next = { $blazon } suit
terminal-castles-empty = vide
terminal-castles-nothing = rien
terminal-castles-declined = { $count ->
    [one] { $count } a décliné
   *[other] { $count } ont décliné
}
terminal-castles-answers = { $offer } : { $answers }
terminal-castles-face-up = Tirées
terminal-castles-on-offer = Proposée
terminal-castles-for-ransom = À rançon
terminal-castles-by = { $what } par { $who }
terminal-castles-by-you = { $what } par vous
terminal-castles-lost = Perdues
terminal-castles-no-army = Vous n’avez pas de cartes pour attaquer.
terminal-castles-enough-all = Votre plus grande armée compte { $cards } : assez pour tous les châteaux.
terminal-castles-enough-none = { $missing ->
    [one] Votre plus grande armée compte { $cards } : il en manque une pour un château.
   *[other] Votre plus grande armée compte { $cards } : il en manque { $missing } pour un château.
}
terminal-castles-enough-some = Votre plus grande armée compte { $cards } : assez pour { $castles }.
terminal-castles-turn = Attaquez ou passez. { $prospects }
terminal-castles-turn-ransom = { $who } va attaquer ou passer. Proposez-vous d’abord un prisonnier contre rançon ?
terminal-castles-ask-trade = Proposez-vous { $card } à tous, ou abandonnez-vous la carte ?
terminal-castles-ask-offer = { $who } propose { $card } : quelle carte donnez-vous en échange, ou aucune ?
terminal-castles-ask-choice = De qui acceptez-vous la carte contre { $card } ?
terminal-castles-ask-keep = Vous avez tiré { $first } et { $second } : laquelle gardez-vous ?
terminal-castles-ask-bid = { $who } propose { $blazon } contre rançon : qu’offrez-vous ?
terminal-castles-ask-sale = De qui acceptez-vous l’enchère pour { $blazon } ?
terminal-castles-ask-advance = Faites-vous avancer d’une case tous les blasons de { $castle } ?
terminal-castles-ask-place = Posez-vous un blason sur la case 1 de { $castle } ? Vous en avez { $count }.
terminal-castles-blazon-own = votre propre blason
terminal-castles-blazon-of = un blason de { $who }
terminal-castles-fall-home = { $blazon } revient dans votre réserve, plus personne ne tient le château
terminal-castles-fall-home-next = { $blazon } revient dans votre réserve, { $next } tient le château
terminal-castles-fall-prison = { $blazon } est votre prisonnier, plus personne ne tient le château
terminal-castles-fall-prison-next = { $blazon } est votre prisonnier, { $next } tient le château
terminal-castles-note-get = vous recevez { $what }
terminal-castles-note-pass = termine votre tour
terminal-castles-note-pass-end = termine la partie
terminal-castles-note-pass-more = encore { $count }, et la partie est finie
terminal-castles-note-keep = et échanger ou perdre { $card }
terminal-castles-note-discard = { $card } sort du jeu
terminal-castles-note-ransom = le proposer à tous
terminal-castles-accepts = { $hit ->
    [yes] { $who } vous prend { $got } contre { $given }.
   *[no] { $you ->
        [yes] Vous prenez { $got } à { $target } contre { $given }.
       *[no] { $who } prend { $got } à { $target } contre { $given }.
    }
}
terminal-castles-attacks = { $you ->
    [yes] Vous attaquez { $castle } avec { $cards }.
   *[no] { $who } attaque { $castle } avec { $cards }.
}
terminal-castles-attacks-taking = { $you ->
    [yes] Vous attaquez { $castle } avec { $cards } et prenez { $garrison }.
   *[no] { $who } attaque { $castle } avec { $cards } et prend { $garrison }.
}
terminal-castles-keeps = { $you ->
    [yes] Vous gardez { $card }.
   *[no] { $who } garde { $card }.
}
terminal-castles-trades = { $you ->
    [yes] Vous proposez { $card } à tous.
   *[no] { $who } propose { $card } à tous.
}
terminal-castles-discards = { $you ->
    [yes] Vous abandonnez { $card }.
   *[no] { $who } abandonne { $card }.
}
terminal-castles-offers = { $you ->
    [yes] Vous offrez { $card }.
   *[no] { $who } offre { $card }.
}
terminal-castles-declines = { $you ->
    [yes] Vous déclinez.
   *[no] { $who } décline.
}
terminal-castles-refuses-offers = { $you ->
    [yes] Vous refusez toutes les offres ; la carte { $card } est perdue.
   *[no] { $who } refuse toutes les offres ; la carte { $card } est perdue.
}
terminal-castles-refuses-bids = { $you ->
    [yes] Vous refusez toutes les enchères.
   *[no] { $who } refuse toutes les enchères.
}
terminal-castles-passes = { $you ->
    [yes] Vous passez.
   *[no] { $who } passe.
}
terminal-castles-advances = { $you ->
    [yes] Vous faites avancer les blasons de { $castle }.
   *[no] { $who } fait avancer les blasons de { $castle }.
}
terminal-castles-holds = { $you ->
    [yes] Vous laissez les blasons de { $castle } où ils sont.
   *[no] { $who } laisse les blasons de { $castle } où ils sont.
}
terminal-castles-places = { $you ->
    [yes] Vous posez un blason à { $castle }.
   *[no] { $who } pose un blason à { $castle }.
}
terminal-castles-skips = { $you ->
    [yes] Vous ne posez pas de blason à { $castle }.
   *[no] { $who } ne pose pas de blason à { $castle }.
}
terminal-castles-ransoms = { $you ->
    [yes] Vous proposez { $blazon } contre rançon.
   *[no] { $who } propose { $blazon } contre rançon.
}
terminal-castles-bids = { $you ->
    [yes] Vous offrez { $what }.
   *[no] { $who } offre { $what }.
}
terminal-castles-shared = Victoire partagée : { $who }.
terminal-castles-starter = { $you ->
    [yes] Vous commencez.
   *[no] { $who } commence.
}
terminal-castles-captures-own = { $you ->
    [yes] Vous retirez de l’oubliette votre propre blason.
   *[no] { $who } retire de l’oubliette son propre blason.
}
terminal-castles-captures = { $you ->
    [yes] Vous faites prisonnier { $blazon }.
   *[no] { $who } fait prisonnier { $blazon }.
}
terminal-castles-score = Les châteaux rapportent : { $totals }.
terminal-castles-step-empty = il est vide
terminal-castles-step-least = { $cards } ou plus
terminal-castles-step-closed = { $castle } (encore { $missing })
terminal-castles-step-too-few = Trop peu de cartes pour { $castles }.
terminal-castles-step-one = le château est vide, une carte suffit
terminal-castles-step-against = contre { $cards }, au moins { $least }
terminal-castles-step-heroes = { $cards } et les héros
terminal-castles-step-all = toutes les { $count }
terminal-castles-step-left = encore { $count }
terminal-castles-step-attack = attaquer avec elles
terminal-castles-step-needed = { $cards }, il en faut encore { $missing }
terminal-castles-step-enough = { $cards }, cela suffit
terminal-castles-step-enough-more = { $cards }, cela suffit ; on peut en ajouter
terminal-castles-step-bid = les offrir
terminal-castles-step-more = on peut encore en ajouter { $count }
terminal-castles-step-most = trois cartes au plus
terminal-castles-step-what = une à trois cartes, ou un prisonnier

terminal-left-kept = La partie n’est pas finie ; elle est gardée pour vous.
terminal-hint-none = Pas de conseil ici.
terminal-hint-others = Pas de conseil quand d’autres personnes jouent.
terminal-hint-of = Ce que jouerait un conseiller, et les chances de gagner ainsi :
terminal-hint-line = { $action } : { $share } %
terminal-again-not-over = Cette partie n’est pas encore finie.

terminal-flag-about = Jouer une partie ici, dans le terminal
terminal-flag-usage = Utilisation
terminal-flag-words = Arguments
terminal-flag-options = Options
terminal-flag-any = OPTIONS
terminal-flag-excludes = Exclut
terminal-flag-file = FICHIER
terminal-flag-own-name = NOM
terminal-flag-seconds = SECONDES
terminal-flag-key = OPTION=VALEUR
terminal-flag-which-language = LANGUE
terminal-flag-help = Afficher cette aide et quitter
terminal-flag-game = Le jeu (par défaut : celui de la partie à reprendre, sinon engarde)
terminal-flag-players = Combien jouent (par défaut : aussi peu que le jeu le permet)
terminal-flag-option = Une option du jeu ; peut être répétée
terminal-flag-seed = La même graine et les mêmes décisions donnent la même partie (par défaut : une nouvelle)
terminal-flag-seat = La place que vous jouez (par défaut : 1) ; répétée : plusieurs personnes au même clavier
terminal-flag-hotseat = Des personnes jouent toutes les places, au même clavier, avec un rideau entre les tours
terminal-flag-bots = Qui joue les autres places : des noms, ou { $program } pour un programme à vous ; le dernier joue aussi celles qui restent (par défaut : le plus fort de ceux qui ont appris le jeu et répondent en quelques millisecondes ; ou les bots que nomme la partie reprise)
terminal-flag-pace = Secondes que dure à l’écran la décision d’un bot (par défaut : 1)
terminal-flag-save = Garder la partie dans ce fichier, après chaque décision
terminal-flag-load = Reprendre la partie de ce fichier
terminal-flag-continue = Reprendre la dernière partie laissée dans un terminal, de ce jeu (GAME) ou de n’importe lequel
terminal-flag-name = Votre nom ; répété : celui de chaque personne au même clavier, par place
terminal-flag-language = La langue de la partie : en, fr ou it (par défaut : celle de LANG, ou l’anglais)
terminal-flag-games = Les jeux et leurs options (la première valeur, ou celle devant l’intervalle, vaut par défaut) :
terminal-flag-count = { $least ->
    [one] { $least } joueur
   *[other] { $least } joueurs
}
terminal-flag-range = { $least } à { $most } joueurs
terminal-flag-values = { $usual } (de { $least } à { $most })
terminal-flag-rulebook = d’après la règle française : { $options }
terminal-rulebook = Comme dans la règle française : { $options }.
terminal-flag-examples = Exemples :
terminal-flag-within = Pendant la partie, ? explique les règles, les mots et ce qui peut être tapé.

terminal-wrong = hastilude : { $what }
terminal-wrong-game = il n’y a pas de jeu « { $game } » ; attendu : { $games }
terminal-wrong-players = { $game } ne se joue pas à { $count } ; attendu : { $players }
terminal-wrong-option = l’option « { $option } » est sans valeur ; attendu : OPTION=VALEUR
terminal-wrong-none-left = aucune partie laissée en cours dans un terminal ; pour un fichier : --load FICHIER
terminal-wrong-none-left-of = aucune partie de { $game } laissée en cours dans un terminal ; pour un fichier : --load FICHIER
terminal-wrong-setup = { $flag } prend les joueurs et les options de la partie gardée ; ni --players ni --option ne vont avec
terminal-wrong-load = la partie ne peut pas venir du clavier ; attendu : un fichier
terminal-wrong-seat = il n’y a pas de place { $seat } ; attendu : --seat 1 à { $most }
terminal-wrong-bot = { $game } n’a pas de bot « { $bot } » ; attendu : { $bots }ou { $program }COMMANDE
terminal-wrong-no-command = il manque une commande derrière « { $program } » ; attendu, par exemple : { $program }./monbot
terminal-wrong-many-bots = { $count ->
    [one] { $count } bot, mais places libres : { $seats } ; attendu : un bot par place au plus, ou un --players plus élevé
   *[other] { $count } bots, mais places libres : { $seats } ; attendu : un bot par place au plus, ou un --players plus élevé
}
terminal-wrong-many-names = il y a plus de noms que de personnes ; attendu : --name une fois par personne
terminal-wrong-no-name = un nom sans lettres ; attendu : --name NOM
terminal-wrong-long-name = un nom trop long ; attendu : --name avec { $most } lettres au plus
terminal-wrong-name-of-bot = « { $name } » est le nom d’un bot ; attendu : --name avec un autre nom
terminal-wrong-language = il n’y a pas de langue « { $language } » ; attendu : --language en, fr ou it
terminal-wrong-save = il y a déjà un fichier { $file } ; attendu : un autre nom pour --save, ou --load { $file } pour reprendre la partie qu’il contient

terminal-file-unread = { $file } : lecture impossible : { $why }
terminal-file-unwritten = { $file } : écriture impossible : { $why }
terminal-file-missing = il n’existe pas
terminal-file-forbidden = l’accès est refusé
terminal-file-folder = c’est un dossier
terminal-file-no-folder = un dossier du chemin n’en est pas un
terminal-file-full = le disque est plein
terminal-file-read-only = le disque est en lecture seule
terminal-file-long-name = le nom est trop long
terminal-file-line = { $file }, ligne { $line } : { $what }
terminal-file-empty = { $file } : aucune partie ; attendu : une seule
terminal-file-several = { $file } : plusieurs parties ; attendu : une seule
terminal-file-other = { $file } : une partie de { $found }, non de { $wanted } ; attendu : une partie de { $wanted }, ou `hastilude play { $found }`

# What the reader of the command line says, as it says it (CLI11, app/flags.cpp): found here by its words, as what stands in notation.ftl.
command-unexpected = Argument inattendu : { $word }
command-unexpected-some = Arguments inattendus : { $word }
command-missing = { $key } : il manque une valeur ({ $word })
command-excludes = { $key } ne va pas avec { $other }
command-not-so = { $key } : « { $word } » ne convient pas
command-twice = { $key } : donné { $number } fois, une seule attendue
command-bounds = { $key } : attendu un nombre de { $least } à { $most }, et non « { $word } »
command-whole = { $key } : attendu un nombre entier de 0 à { $most }, et non « { $word } »
terminal-command-help = Pour en savoir plus : hastilude play --help
