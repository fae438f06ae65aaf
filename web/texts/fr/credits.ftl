# The page of credits, fetched with it.
credits-games = Ivanhoé et En Garde sont des jeux de Reiner Knizia, Ivanhoe : les châteaux est de Francis Pacherie. Ils appartiennent à leurs auteurs et éditeurs.
credits-ours = Hastilude est un logiciel libre sous licence MIT. Les images et tous les textes lui sont propres.
credits-others = Ce que d’autres ont fait et qui en fait partie
credits-by = par { $who }
credits-licences = Toutes les licences en entier
