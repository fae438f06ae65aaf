start-choose = Choisissez un jeu
start-play = Jouer
start-play-game = { $game } : jouer contre des bots
start-friends = Entre amis
start-friends-game = { $game } : entre amis
start-more = Autres choix
start-more-game = { $game } : autres choix
start-rules = Règles
start-learn = Apprendre
start-learn-game = Apprendre { $game } en jouant
start-new = { $game } : nouvelle table
start-players = Joueurs
start-seat = Place { $seat }
start-seat-open = Libre, pour une personne
start-seat-open-about = Quiconque a le lien peut s’y asseoir ; si vous commencez avant, ce sera un bot.
start-seat-bot = { $bot } (bot)
start-who-may = Places libres
start-private = pour qui a le lien
start-private-about = Personne d’autre ne voit cette table.
start-public = pour tout le monde
start-public-about = La table figure sur la page d’accueil de tous.
start-make = Créer la table
start-clock = Pendule
start-clock-none = Aucune
start-clock-none-about = Prenez tout votre temps.
start-clock-of = { $minutes } min, et { $increment } s par coup
start-clock-about = { $players ->
    [2] { $minutes } minutes, et { $increment } secondes de plus à chaque coup. Qui n’a plus de temps perd la partie.
   *[other] { $minutes } minutes, et { $increment } secondes de plus à chaque coup. Un bot joue à la place de qui n’a plus de temps.
}
start-patience = Patience
start-patience-usual = habituelle
start-patience-usual-about = Les autres peuvent continuer sans la personne qui s’absente { $absent ->
    [1] une minute
   *[other] { $absent } minutes
} à son tour, ou qui ne fait rien pendant { $silent }.
start-patience-long = plus longue
start-patience-long-about = Les autres peuvent continuer sans la personne qui s’absente 15 minutes à son tour, ou qui ne fait rien pendant une heure.
start-patience-days = plusieurs jours
start-patience-days-about = Pour une partie sur plusieurs jours : les autres peuvent continuer sans la personne qui s’absente un jour à son tour, ou qui ne fait rien pendant trois.
start-players-ivanhoe-about = { $players ->
    [2] Réunir des jetons des cinq couleurs donne la victoire.
    [3] Réunir des jetons des cinq couleurs donne la victoire.
   *[other] Réunir des jetons de quatre couleurs donne la victoire.
}
start-players-castles-about = { $players ->
    [2] La boîte dit de trois à six ; à deux, les règles sont les mêmes.
   *[other] Chacun joue pour soi, pour les cinq mêmes châteaux.
}
start-wait-reaction = Temps pour réagir
start-wait-reaction-about = Le temps que chacun a pour répondre à une carte d’action.
start-wait-offer = Temps pour offrir
start-wait-offer-about = Le temps que chacun a pour faire une offre ou enchérir.
start-pace = Les bots jouent
start-pace-100 = aussitôt
start-pace-500 = rapidement
start-pace-1000 = à bon rythme
start-pace-2500 = lentement
start-pace-about = Le temps que met le coup d’un bot à apparaître.
start-where = Partie jouée
start-where-server = sur le serveur
start-where-server-about = Le serveur donne les cartes et conserve la partie ; quand elle est finie, vous pouvez la partager et vérifier la donne.
start-where-device = sur cet appareil
start-where-device-about = Rien ne quitte cet appareil, et aucun réseau n’est nécessaire.
start-offline = Le serveur est injoignable. Sur cet appareil, vous pouvez jouer contre des bots, apprendre, revoir des parties et lire les règles.
start-offline-nothing = Le serveur est injoignable, et la partie de la page qui joue sans lui n’est pas encore sur cet appareil. Les règles peuvent être lues.
offline-insecure = Cette page est arrivée par http simple : le navigateur ne peut ni la garder ni l’installer, et elle ne peut rien vous signaler. Par https, ou sur la machine qui la sert, tout cela marche.
offline-ready = Cette page est gardée sur cet appareil : elle s’ouvre aussi sans réseau.
offline-install = Installer Hastilude
start-name = Votre nom
start-name-saved = C’est noté.
start-name-failed = Ce nom ne convient pas.
start-open-tables = Tables ouvertes
start-my-tables = Vos tables
start-none-running = Vous n’avez aucune partie en cours.
start-over = { $count ->
    [one] { $count } partie finie
   *[other] { $count } parties finies
}
start-broken = { $count ->
    [one] Une de vos parties ne peut plus être lue. La personne qui tient le serveur en est avertie.
   *[other] { $count } de vos parties ne peuvent plus être lues. La personne qui tient le serveur en est avertie.
}
start-no-tables = Aucune table n’est ouverte en ce moment. Choisissez « Entre amis » à l’un des jeux, et envoyez-leur le lien.

table-join = Rejoindre
table-watch = Regarder
table-continue = Ouvrir
table-look = La table
table-replay = Revoir
table-end = Arrêter
table-end-sure = Arrêter, c’est sûr ?
table-with = avec { $who }
table-your-turn = C’est à vous
table-waiting-for = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
table-running = Aux autres de jouer
table-playing = Partie en cours
table-over = Finie
table-won = Vous avez gagné
table-lost = Gagnée par { $who }

option-level = Niveau
option-level-standard = Classique
option-level-standard-about = Une attaque se pare avec autant de cartes de la même valeur.
option-level-basic = Base
option-level-basic-about = Toute attaque touche : bien pour un premier duel.
option-level-advanced = Avancé
option-level-advanced-about = On peut aussi avancer et attaquer dans le même tour ; l’autre peut alors battre en retraite.
option-target = Manches à gagner
option-target-about = Qui gagne d’abord ce nombre de manches gagne la partie.
option-discards = Défausse
option-discards-top = carte du dessus visible
option-discards-top-about = On ne regarde que la carte du dessus, comme à la table : souvenez-vous des autres.
option-discards-all = tout visible
option-discards-all-about = On peut regarder toute la défausse, pour aider la mémoire.
option-first = Premier tournoi ouvert
option-first-left = à gauche du donneur
option-rulebook = { $about } C’est ce que dit la règle française.
option-first-left-about = Le joueur à gauche du donneur ouvre le premier tournoi.
option-first-right = à droite du donneur
option-first-right-about = Le joueur à droite du donneur ouvre le premier tournoi.
option-purple = Pas de violet après
option-purple-color = un tournoi violet
option-purple-color-about = Après un tournoi violet, le suivant ne peut pas s’ouvrir en violet.
option-purple-token = un jeton violet
option-purple-token-about = Après la prise d’un jeton violet, le tournoi suivant ne peut pas s’ouvrir en violet.
option-track = Cases avant l’oubliette
option-track-about = Combien de cases a chaque chemin ; moins il y en a, plus il tombe de blasons.

join-title = Une invitation
join-busy = On ouvre la porte…
join-failed = Cette invitation n’est plus valable.

rules-title = Règles : { $game }
rules-search = Mot, carte ou numéro de règle
rules-none = Rien trouvé.

start-replay = Revoir une partie d’après son relevé
credits = Crédits et licences
