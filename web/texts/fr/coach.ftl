# What the coach says of a position and of each decision: loaded with it. Each is so by the rules, whatever the others hold.
coach-engarde-only = Vous n’avez pas le choix.
coach-engarde-cornered = { $n ->
    [0] Vous êtes au bout de la piste : impossible de reculer.
    [one] Il reste une case derrière vous, et aucune de vos cartes n’est assez petite pour reculer.
   *[other] Il reste { $n } cases derrière vous, et aucune de vos cartes n’est assez petite pour reculer.
}
coach-engarde-hits = Aucune parade possible : la manche est à vous.
coach-engarde-no-parry = Aucune parade possible : au mieux, on battra en retraite.
coach-engarde-needs = { $n ->
    [one] { $m ->
        [one] Pour parer, il faut un { $card }, et il n’en reste qu’un que vous n’avez pas vu.
       *[other] Pour parer, il faut un { $card } ; il en reste { $m } que vous n’avez pas vus.
    }
   *[other] Pour parer, il faut { $n } × { $card } ; il en reste { $m } que vous n’avez pas vus.
}
coach-engarde-safe = À distance { $n }, on ne peut pas vous attaquer.
coach-engarde-within = { $n ->
    [one] De là, un { $card } vous touche ; il en reste un que vous n’avez pas vu.
   *[other] De là, un { $card } vous touche ; il en reste { $n } que vous n’avez pas vus.
}
coach-engarde-bare = Là, on peut vous attaquer avec un { $card }, et vous n’en gardez aucun pour parer.
coach-engarde-covered = { $n ->
    [one] Contre une attaque, vous y gardez un { $card } pour parer.
   *[other] Contre une attaque, vous y gardez { $n } × { $card } pour parer.
}
coach-engarde-parry-costs = { $n ->
    [one] La parade coûte votre seul { $card }.
    [2] La parade coûte vos deux { $card }.
   *[other] La parade coûte tous vos { $card }.
}
coach-engarde-parry-leaves = { $n ->
    [one] La parade vous laisse un { $card }.
   *[other] La parade vous laisse { $n } × { $card }.
}
coach-engarde-retreat-keeps = { $n ->
    [one] { $m ->
        [one] Battre en retraite garde votre { $card }, mais cède une case.
       *[other] Battre en retraite garde votre { $card }, mais cède { $m } cases.
    }
   *[other] { $m ->
        [one] Battre en retraite garde vos { $card }, mais cède une case.
       *[other] Battre en retraite garde vos { $card }, mais cède { $m } cases.
    }
}
coach-engarde-empties = Vous piochez alors la dernière carte, et la manche touche à sa fin.
coach-engarde-ahead = { $n ->
    [one] Vous avez alors une case d’avance.
   *[other] Vous avez alors { $n } cases d’avance.
}
coach-engarde-behind = { $n ->
    [one] Vous avez alors une case de retard.
   *[other] Vous avez alors { $n } cases de retard.
}
coach-engarde-level = Vous êtes alors à égalité de terrain.

coach-ivanhoe-only = Vous n’avez pas le choix.
coach-ivanhoe-cannot-lead = Avec les seules cartes de couleur et les tenants, vous arrivez à { $n } ; pour rester en lice, il faut plus de { $m }.
coach-ivanhoe-no-token = Ce tournoi ne vous apporte aucun jeton : vous avez déjà le { $color }.
coach-ivanhoe-game-point = Si vous remportez ce tournoi, vous gagnez la partie.
coach-ivanhoe-rival-point = Si { $who } remporte ce tournoi, la partie est finie.
coach-ivanhoe-shielded = { $who } a le Bouclier : vos cartes d’action ne prennent rien dans sa zone de jeu.
coach-ivanhoe-lead = Cela fait { $n } contre { $m } : vous pouvez rester en lice.
coach-ivanhoe-short = Cela fait { $n } ; pour rester en lice, il faut plus de { $m }.
coach-ivanhoe-strikes = { $who } tombe de { $n } à { $m }.
coach-ivanhoe-costs-you = Votre propre total tombe de { $n } à { $m }.
coach-ivanhoe-wanted = Il vous manque le jeton { $color }.
coach-ivanhoe-useless = Vous avez déjà le jeton { $color }.
coach-ivanhoe-any-token = En violet, on choisit son jeton.
coach-ivanhoe-wealth = { $n ->
    [one] Vous tenez une carte pour le { $color }, qui vaut { $m }.
   *[other] Vous tenez { $n } cartes pour le { $color }, qui valent { $m } ensemble.
}
coach-ivanhoe-ivanhoe-out = Personne ne peut l’annuler : Ivanhoé est dans la défausse.
coach-ivanhoe-ivanhoe-yours = Personne ne peut l’annuler : c’est vous qui tenez Ivanhoé.
coach-ivanhoe-maiden-costs = Avec la damoiselle dans votre zone de jeu, cela vous coûte un jeton.
coach-ivanhoe-gives-win = Le tournoi revient alors à { $who }.
coach-ivanhoe-gives-game = Le tournoi revient alors à { $who }, et la partie avec.
coach-ivanhoe-to-beat = Les autres doivent alors dépasser { $n }.
coach-ivanhoe-suffers = Votre total tombe de { $n } à { $m }.
coach-ivanhoe-spared = Cela ne vous prend rien.
coach-ivanhoe-steals = Vous perdez une carte de votre main, tirée à l’aveugle.
coach-ivanhoe-wins-game = C’est la victoire.
coach-ivanhoe-remaining = { $n ->
    [one] Il vous manque alors une couleur.
   *[other] Il vous manque alors { $n } couleurs.
}

coach-castles-only = Vous n’avez pas le choix.
coach-castles-own-blazon = C’est un de vos blasons : racheté, il revient dans votre réserve.
coach-castles-draws-left = { $n ->
    [one] La pioche suffit encore pour un tour.
   *[other] La pioche suffit encore pour { $n } tours.
}
coach-castles-in-front = { $n ->
    [one] Pour l’instant, vous avez un point d’avance sur tous les autres.
   *[other] Pour l’instant, vous avez { $n } points d’avance sur tous les autres.
}
coach-castles-trails = { $n ->
    [one] Pour l’instant, vous avez un point de retard.
   *[other] Pour l’instant, vous avez { $n } points de retard.
}
coach-castles-even = Pour l’instant, personne ne vous devance, et vous ne devancez pas tout le monde.
coach-castles-completes = Cela vous donne une armée pour { $castle }.
coach-castles-loses = Cela ne vous laisse plus d’armée pour { $castle }.
coach-castles-may-refuse = Cela ne coûte rien : quoi qu’on vous offre, vous pouvez refuser.
coach-castles-swaps = { $m ->
    [one] { $n } cartes quittent votre main, et celle de la garnison y entre.
   *[other] { $n } cartes quittent votre main, et les { $m } de la garnison y entrent.
}
coach-castles-occupies = { $n ->
    [one] Personne ne le tient : une carte quitte votre main, aucune n’y entre.
   *[other] Personne ne le tient : { $n } cartes quittent votre main, aucune n’y entre.
}
coach-castles-can-capture = Vous pourrez alors pousser un blason { DE($who) } dans l’oubliette.
coach-castles-can-control = Aucun blason ne s’y trouve : avec un des vôtres, { $castle } est à vous.
coach-castles-captures = Un blason { DE($who) } tombe dans l’oubliette : c’est votre prisonnier.
coach-castles-falls = Votre propre blason tombe dans l’oubliette et revient dans votre réserve.
coach-castles-frees = { $castle } n’est alors plus à personne.
coach-castles-yours = { $castle } vous revient alors.
coach-castles-passes-to = { $castle } revient alors à { $who }.
coach-castles-on-edge = Un de vos blasons est sur la dernière case : au prochain pas, il tombe dans l’oubliette.
coach-castles-controls = { $castle } est alors à vous.
coach-castles-follows = À { $castle }, { $who } reste devant vous.
coach-castles-passes-left = { $n ->
    [one] Si une autre personne passe ensuite, la partie est finie.
   *[other] Si { $n } autres passent à la suite, la partie est finie.
}
coach-castles-ends-won = La partie s’arrête là, et vous gagnez { $n } à { $m }.
coach-castles-ends-shared = La partie s’arrête là, et vous partagez la victoire à { $n } points.
coach-castles-ends-lost = La partie s’arrête là, et vous perdez { $n } à { $m }.
