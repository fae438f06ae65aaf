# Words that every page needs.

product = Hastilude
tagline = Lances, lames et châteaux, à jouer autour d’une même table.

game-ivanhoe = Ivanhoé
game-engarde = En Garde
game-castles = Les châteaux
game-ivanhoe-about = Chevauchez de tournoi en tournoi et gagnez un jeton de chaque couleur.
game-engarde-about = Deux lames, une piste : jugez la distance, puis frappez.
game-castles-about = Levez une armée, prenez cinq châteaux, et gare à l’oubliette.
game-ivanhoe-tincture = gules
game-engarde-tincture = azure
game-castles-tincture = vert
game-players = { $least } à { $most } joueurs
game-players-fixed = { $players } joueurs

guest-name = Invité { $number }
seat-name = Place { $seat }
bot-random = Bouffon
bot-groom = Palefrenier
bot-minstrel = Ménestrel
bot-falconer = Fauconnier
bot-herald = Héraut
bot-page = Page
bot-squire = Écuyer
bot-knight = Chevalier
bot-champion = Champion
bot-random-about = Joue n’importe quoi, pourvu que ce soit permis.
bot-groom-about = Vient d’apprendre les règles et laisse passer beaucoup de choses : parfait pour une première partie.
bot-minstrel-about = Joue pour la beauté de l’histoire plus que pour la victoire.
bot-falconer-about = Voit les occasions, mais oublie vite ce qui a été joué.
bot-herald-about = Connaît bien le jeu et se trompe de temps en temps.
bot-page-about = Sait ce qu’il veut, mais ne voit pas plus loin que le bout de son nez : parfait pour apprendre.
bot-squire-about = A appris en jouant, et punit les fautes.
bot-knight-about = Sait juger ce que vaut un coup ; attendez-vous à perdre au début.
bot-champion-about = Ce que nous avons de plus fort.

# The place of a card in a row; the number of a round.
ordinal-card = { $form ->
    [one] { $number }re
   *[other] { $number }e
}
ordinal-round = { $form ->
    [one] { $number }re
   *[other] { $number }e
}

nothing = rien
hidden-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

cancel = Annuler
again = Réessayer
# Two clauses, an option and its value, a way in and where it leads.
clauses = { $one } ; { $other }
listed = { $before } et { $last }
seconds-tenths = { $seconds },{ $tenths }
option-value = { $option } : { $value }
way-in = { $action } : { $game }, { $who }

settings = Réglages
settings-language = Langue
settings-theme = Clair ou sombre
settings-theme-system = comme le système
settings-theme-light = clair
settings-theme-dark = sombre
settings-motion = Mouvement
settings-motion-system = comme le système
settings-motion-off = aucun
settings-sound = Son
settings-sound-on = activé
settings-sound-off = coupé
settings-volume = Volume
settings-confirm = Demander confirmation
settings-confirm-grave = avant de se retirer ou de réclamer la victoire
settings-confirm-never = jamais
settings-tips = Les premières parties
settings-tips-on = avec explications
settings-tips-off = sans explications
settings-cards = Cartes en main
settings-cards-normal = normales
settings-cards-large = grandes
settings-notify = Quand c’est à vous
settings-notify-off = le montrer sur la page
settings-notify-on = envoyer aussi une notification
settings-side = Réponses
settings-side-right = à droite
settings-side-left = à gauche
settings-patterns = Motifs des couleurs
settings-patterns-normal = discrets
settings-patterns-strong = marqués
settings-full = Plein écran
settings-full-leave = Quitter le plein écran
settings-known = M’oublier
settings-known-about = Ce serveur vous reconnaît à un cookie de votre navigateur. Sans lui, le serveur ne vous connaît plus : vos places et la liste de vos parties sont perdues pour toujours.
settings-known-here = M’oublier dans ce navigateur
settings-known-everywhere = M’oublier partout
settings-known-failed = Cela n’a pas marché. Réessayez plus tard.
close = Fermer
help = Aide
home = Tous les jeux
loading = Un instant…
seconds = { $seconds } s

status-connecting = Connexion…
status-lost = La connexion est coupée ; nouvelle tentative en cours. Votre place vous est gardée, et votre choix partira dès que la connexion reviendra.
status-held = Le serveur ne peut rien enregistrer pour l’instant. La partie est suspendue, les pendules aussi ; elle reprendra d’elle-même.
status-refused = La page et le serveur ne vont pas ensemble. Veuillez recharger la page.
status-open = Connexion établie

error-failed = Cela n’a pas marché. Veuillez réessayer.
error-part = Cette partie de la page est introuvable pour le moment.
error-offline = Le serveur ne répond pas.
error-no_engine = Cette page est arrivée sans le moteur qui permet de jouer sans serveur.
error-old_browser = Ce navigateur n’a pas ce qu’il faut à cette page pour jouer sans serveur (WebAssembly avec SIMD). Un navigateur plus récent l’a ; les tables d’un serveur marchent aussi dans celui-ci.
error-no_table = Cette table n’existe pas, ou elle ne vous est pas ouverte.
error-not_shared = Cette partie n’est pas partagée, ou ne l’est plus.
error-full = Trop de monde regarde déjà cette table.
error-broken = Cette table ne peut plus être lue. La personne qui tient le serveur en est avertie.
error-too_busy = Le serveur ne peut pas lire cette table pour le moment. Il réessaie de lui-même.
error-too_many = Cette page suit déjà trop de tables.
error-too_many_tables = Vous avez trop de tables en cours.
error-too_fast = Pas si vite, s’il vous plaît.

log-starter = { $you ->
    [yes] Vous commencez.
   *[no] { $who } commence.
}
log-result = { $you ->
    [yes] Vous gagnez la partie !
   *[no] { $who } gagne la partie.
}
log-result-shared = Victoire partagée : { $who }.
log-resign = { $you ->
    [yes] Vous abandonnez la partie.
   *[no] { $who } abandonne la partie.
}
log-name = La place { $seat } revient maintenant à { $who }.

bot-mark = bot
bot-character-random = joue ce qui lui tombe sous la main
bot-character-groom = vient d’apprendre les règles
bot-character-minstrel = joue pour la beauté de l’histoire
bot-character-falconer = oublie vite ce qui a été joué
bot-character-herald = se trompe de temps en temps
bot-character-page = joue avec bon sens, sans voir bien loin
bot-character-squire = a appris en jouant
bot-character-knight = juge bien ce que vaut un coup
bot-character-champion = ne laisse presque rien passer

# Who the bots are, six of each rung.
bot-name-random-1 = Wamba
bot-name-random-2 = Triboulet
bot-name-random-3 = Grelot
bot-name-random-4 = Till
bot-name-random-5 = Caillette
bot-name-random-6 = Gurth
bot-name-groom-1 = Colin
bot-name-groom-2 = Gautier Charron
bot-name-groom-3 = Petite Jeanne
bot-name-groom-4 = Guillot
bot-name-groom-5 = Margot Foin
bot-name-groom-6 = Thomas Tanneur
bot-name-minstrel-1 = Jacquet Luth
bot-name-minstrel-2 = Hélène Alouette
bot-name-minstrel-3 = Perrin l’Aveugle
bot-name-minstrel-4 = Nanette Pipeau
bot-name-minstrel-5 = Raoul Vielle
bot-name-minstrel-6 = Cécile Harpe
bot-name-falconer-1 = Gilles Lanier
bot-name-falconer-2 = Havoise Merlin
bot-name-falconer-3 = Édouard Crécerelle
bot-name-falconer-4 = Avice Milan
bot-name-falconer-5 = Simon Perchoir
bot-name-falconer-6 = Édith Longe
bot-name-herald-1 = Pierre Tabard
bot-name-herald-2 = Agathe Rôle
bot-name-herald-3 = Yves Trompette
bot-name-herald-4 = Lucette Champ
bot-name-herald-5 = Godefroy Gueules
bot-name-herald-6 = Sabine Argent
bot-name-page-1 = Robin du Val
bot-name-page-2 = Alix Fenouil
bot-name-page-3 = Petit Pierre
bot-name-page-4 = Thibaud Hallot
bot-name-page-5 = Osric
bot-name-page-6 = Mahaut Pellier
bot-name-squire-1 = Mahaut la Hardie
bot-name-squire-2 = Oswin le Gris
bot-name-squire-3 = Iseult du Marais
bot-name-squire-4 = Hugues de Lacy
bot-name-squire-5 = Dame Perrine
bot-name-squire-6 = Frère Anselme
bot-name-knight-1 = Messire Brian
bot-name-knight-2 = Dame Yseult
bot-name-knight-3 = Messire Renaud
bot-name-knight-4 = Dame Aveline
bot-name-knight-5 = Messire Guérin
bot-name-knight-6 = Dame Philippa
bot-name-champion-1 = Maître Audouin
bot-name-champion-2 = Maestra Fiore
bot-name-champion-3 = Maître Liechten
bot-name-champion-4 = Dame Sibylle
bot-name-champion-5 = Maître Talhoffer
bot-name-champion-6 = Maestro Vadi
bot-name-other-1 = Messire Alain
bot-name-other-2 = Dame Rohaise
bot-name-other-3 = Messire Tancrède
bot-name-other-4 = Dame Emmeline
bot-name-other-5 = Messire Guimond
bot-name-other-6 = Dame Jocosa
