# A table that waits for players, and hints: loaded with the table.
waiting-title = { $game } : on attend les joueurs
waiting-your-name = Votre nom, que les autres verront
waiting-sit = S’asseoir ici
waiting-empty = libre
waiting-bot = Y mettre un bot
waiting-clear = Libérer cette place
waiting-start = Commencer
waiting-start-hint = « Commencer » donne les places libres à des bots. Sinon, la partie commence dès que toutes les places sont prises.
waiting-begins = La partie commence quand toutes les places sont prises, ou quand l’hôte la lance.
waiting-invite = Envoyez ce lien à qui doit jouer avec vous
waiting-table-link = Lien vers cette table
waiting-code = Le même lien, en code QR
waiting-copy = Copier le lien
waiting-copied = Copié
waiting-leave = Quitter la table
waiting-reach-short = Pour l’instant, seule cette machine peut ouvrir ce lien.
waiting-reach-machine = Les autres y accèdent par l’adresse de la machine, si le serveur a été lancé avec --listen.
waiting-reach-network = Ce lien ne marche que dans votre réseau.
waiting-reach-address = Adresse pour les autres
waiting-reach-other = Utiliser une autre adresse
waiting-reach-offer = Utiliser { $address }
sealing-title = { $game } : on scelle les cartes
sealing-waits = { $count ->
    [0] Les cartes arrivent dans un instant.
   *[other] On attend { $who }, dix secondes au plus.
}

hint = Conseil
hint-about = Ce que jouerait l’un de nos meilleurs bots, qui sait ce que vous savez. Chaque barre est la part des parties que ce choix devrait gagner.
hint-wait = Laisser faire les autres
hint-thinking = { $tries } parties essayées, la réflexion continue…
hint-thought = { $tries } parties essayées.
