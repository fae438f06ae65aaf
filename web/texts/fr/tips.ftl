# What a first game explains: loaded with a table.
tip-done = Compris
tip-never = Arrêter les conseils
tip-label = Un conseil
tip-engarde-forward = Une carte vous déplace d’autant de cases que sa valeur. Une carte égale à la distance est une attaque ; au-delà de 5, aucune carte ne porte à elle seule.
tip-engarde-attack = { $level ->
    [basic] Vous pouvez attaquer, et toute attaque touche.
   *[other] Vous pouvez attaquer. Plus il est sorti de cartes de cette valeur, plus la parade est difficile.
}
tip-engarde-parry = Une parade vous coûte autant de cartes que l’attaque ; puis c’est votre tour.
tip-engarde-retreat = Contre une attaque précédée d’une avance, vous pouvez battre en retraite : cela coûte une carte et du terrain.
tip-engarde-advance = Vous pouvez avancer avec une carte et attaquer aussitôt de là.
tip-ivanhoe-open = Vous ouvrez le tournoi : choisissez une couleur dont vous tenez plusieurs cartes.
tip-ivanhoe-play = Jouez jusqu’à avoir le plus haut total, puis restez. Ou retirez-vous, et gardez vos cartes pour le prochain tournoi.
tip-ivanhoe-stay = Votre total est le plus haut : cela suffit pour rester. Ce que vous jouez en plus sera perdu après le tournoi.
tip-ivanhoe-ivanhoe = Ivanhoé annule la carte d’action qui vient d’être jouée. Il est unique : cette carte en vaut-elle la peine ?
tip-ivanhoe-take = Vous avez gagné en violet : prenez le jeton d’une couleur qui vous manque.
tip-ivanhoe-return = Qui se retire avec une damoiselle rend un jeton, si possible. Rendez celui qui se regagne le plus facilement.
tip-ivanhoe-keep = De chaque valeur, vous ne gardez qu’une carte : choisissez laquelle.
tip-ivanhoe-action = Les cartes d’action changent la couleur, ou ce qui est posé ; on en joue autant qu’on veut par tour. Chacune vaut une carte jouée, ce qu’il faut pour rester en lice.
tip-ivanhoe-pass = Une carte d’action vient d’être jouée. Qui tient Ivanhoé peut l’annuler ; on demande à tous, pour que personne n’apprenne où il est.
tip-castles-keep = Gardez le soldat qui va avec d’autres des vôtres : du même type, ou aux mêmes armoiries.
tip-castles-trade = Proposez l’autre carte à tous, ou abandonnez-la pour que personne ne l’ait.
tip-castles-offer = Offrez une carte qui ne va avec rien chez vous. Seule la personne qui échange la voit.
tip-castles-accept = Prenez l’offre qui vous aide le plus, et retenez à qui vous avez donné quoi.
tip-castles-attack = Une armée doit avoir plus de cartes que la garnison, qui vient alors dans votre main. On peut aussi passer et continuer d’amasser.
tip-castles-advance = Tous les blasons du château avancent, ou aucun. Au-delà de la dernière case, c’est l’oubliette.
tip-castles-place = Vous pouvez poser un blason sur la première case. Le château compte pour le seigneur dont le blason est le plus avancé.
tip-castles-bid = Un prisonnier est à vendre : offrez d’une à trois cartes, ou un prisonnier à vous. Tout le monde voit combien de cartes vous offrez ; seule la personne qui vend voit lesquelles.
tip-castles-ransom = Vous tenez un prisonnier : vous pouvez le vendre avant d’attaquer.
rules-topics = Les règles
rules-glossary = Cartes et mots
panel-ladder-up = L’échelon suivant : { $who }
panel-ladder-down = Un cran plus doux : { $who }
