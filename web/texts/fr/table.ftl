
panel-label = Ce que vous pouvez faire
panel-your-turn = C’est à vous
panel-asked = À vous de répondre
panel-wait = { $count ->
    [one] C’est à { $who } de jouer.
   *[other] On attend { $who }.
}
panel-watching = Vous regardez.
panel-hurried = Le serveur est très occupé : les bots réfléchissent moins que d’habitude.
panel-go-on = Continuer
panel-sure = C’est sûr ?
panel-sure-text = « { $choice } » : ce sera sans retour.
panel-you-are-away = Un bot joue pour vous.
panel-sending = …
panel-then = { $choice }…
panel-choose-target = { $chosen } : choisissez maintenant.
panel-choose-sure = { $chosen } : la jouer ?
side-title = Chronique et conversation
menu = Menu
keys = Touches
keys-digit = 1 – 9
keys-digit-does = choisissent la carte de votre main à cette place
keys-value = 1 – 5
keys-value-does = choisissent une carte de cette valeur
keys-letter = une lettre
keys-letter-does = choisit la réponse qui la porte
keys-arrows = ← → ↑ ↓
keys-arrows-does = mènent à ce qui s’y trouve : cartes, places, réponses
keys-enter = Entrée
keys-enter-does = choisit ce qui est désigné, ou l’explique
keys-escape = Échap
keys-escape-does = revient d’un pas
keys-question = ?
keys-question-does = explique ce qui est désigné, ou montre ces touches
panel-held = Votre réponse est gardée jusqu’à la fin du temps : { $answer }. Vous pouvez encore la changer.
panel-window = Encore { $seconds } s
panel-more-time = Du temps en plus
panel-undo = Reprendre le coup
panel-pass-stop = Vous laissez tout passer : redemander
panel-resign = Abandonner la partie
panel-resign-sure = Abandonner cette partie ?
panel-resign-yes = Oui, abandonner
panel-leave = Quitter
panel-leave-sure = Quitter votre place ? Un bot joue pour vous, et vous pouvez revenir.
panel-leave-yes = Oui, quitter
panel-return = Reprendre votre place
panel-dismiss = Arrêter cette partie
panel-dismiss-sure = Arrêter cette partie ? Elle n’aura pas de vainqueur et ne pourra pas être reprise.
panel-dismiss-yes = Oui, l’arrêter
panel-close = Renoncer à cette table
panel-close-sure = Renoncer à cette table ? On n’y jouera pas.
panel-close-yes = Oui, y renoncer
panel-closed = Cette partie a été arrêtée avant sa fin.
panel-missing = { $who } ne vient pas.
panel-missing-agreed = { $count ->
    [one] { $who } laisserait jouer un bot.
   *[other] { $who } laisseraient jouer un bot.
}
panel-vote-bot = Laisser un bot jouer pour { $who }
panel-vote-claim = Réclamer la victoire
panel-vote-wait = Attendre encore
closed-title = { $game } : table abandonnée
closed-waiting = On a renoncé à cette table ; on n’y joue plus.
panel-rematch = Rejouer
panel-rematch-yes = Oui, rejouer
panel-rematch-not = Ne pas rejouer
panel-rematch-yet = Rejouer quand même
rematch-asked = { $count ->
    [one] { $who } veut rejouer.
   *[other] { $who } veulent rejouer.
}
rematch-waiting = Vous voulez rejouer ; on attend la réponse { DE($who) }.
rematch-unwanted = { $count ->
    [one] { $who } ne veut pas rejouer.
   *[other] { $who } ne veulent pas rejouer.
}
rematch-declined = Vous ne voulez pas rejouer.
panel-to-rematch = Aller à la partie suivante
panel-share = Partager cette partie
share-about = Qui a le lien peut lire cette partie, sans ce qui s’est dit à la table.
share-link = Lien vers cette partie
share-make = Créer un lien
share-stop = Révoquer le lien
panel-record = Télécharger la partie
panel-over-won = { $you ->
    [yes] Vous avez gagné !
   *[no] { $who } a gagné.
}
panel-over-shared = Victoire partagée : { $who }.
panel-over = La partie est finie.
panel-explain = Qu’est-ce que c’est ?

pick-cards = { $count ->
    [0] { $chosen } : choisissez les cartes dans votre main.
   *[other] { $chosen } : { $cards }.
}
pick-first = Vous avez choisi { $cards }.
pick-missing = { $missing ->
    [one] Il faut encore une carte.
   *[other] Il faut encore { $missing } cartes.
}
pick-play = { $count ->
    [0] { $choice }
    [one] { $choice } avec cette carte
   *[other] { $choice } avec ces { $count } cartes
}

player-bot = bot
player-away = un bot joue
player-offline = pas là
player-you = vous
player-asked = doit répondre
player-clock = Pendule { DE($who) } : { $time }
player-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
player-hand-of = { $you ->
    [yes] Votre main
   *[no] Main { DE($who) }
}

log-title = Chronique
log-empty = Rien ne s’est encore passé.
log-earlier = Tours précédents
log-took-back = { $you ->
    [yes] Vous reprenez votre coup.
   *[no] { $who } reprend son coup.
}
log-outage = Le serveur s’est absenté un moment ; les pendules étaient arrêtées.
chat-title = Conversation
chat-say = Dites un mot
chat-send = Envoyer
spectators = { $count ->
    [0] aucun spectateur
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}

help-all = Toutes les règles
help-seat = la place { $seat }
help-rule = Règle { $rule }

why-not-now = C’est permis ; choisissez de nouveau.
why-first = { $count ->
    [1] Choisissez d’abord : { $first }.
   *[other] Choisissez d’abord parmi : { $first }.
}
why-lit-first = Autre chose se choisit d’abord : ce qui est éclairé.
stale = La table a avancé ; veuillez choisir de nouveau.
refused = Cela a été refusé ({ $code }).

card-lit = { $card } : choisir


menu-sound = { $state ->
    [on] Son activé
   *[off] Son coupé
}

end-look = Voir la table
end-show = Voir la fin
end-deeds = { $who } : { $count }
panel-change-sides = Changer de place
panel-deal = Vérifier la donne
log-silent = { $you ->
    [yes] Vous n’avez rien apporté au mélange.
   *[no] { $who } n’a rien apporté au mélange.
}
