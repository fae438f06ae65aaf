# What a card cannot do, and the usual questions of a game, each with an example of lessons/examples: loaded with its rules.
cannot-engarde-1 = Une carte ne se partage pas et ne s’ajoute pas à une autre : elle vous déplace exactement de son nombre, et ne touche qu’à cette distance exacte (E5, E7).
cannot-engarde-attack = Une attaque ne mélange pas les nombres, et ne porte qu’à sa propre distance (E10).
cannot-engarde-parry = On ne pare pas avec moins de cartes que l’attaque, et on ne refuse pas de parer si on les a (E10).
cannot-engarde-retreat = On ne bat pas en retraite devant une attaque simple, ni au-delà de son bout de piste (E14, E5).

question-engarde-step-exact = Puis-je avancer sur la case de l’adversaire ?
answer-engarde-step-exact = Non, on avance toujours de moins que la distance (E5). Une carte égale à la distance est une attaque ; une plus grande ne sert qu’à reculer.
question-engarde-back-end = Puis-je reculer au-delà de mon bout de piste ?
answer-engarde-back-end = Non, même en battant en retraite (E5). Qui n’a plus d’action possible perd la manche (E6).
question-engarde-attack-several = Dois-je attaquer avec toutes les cartes qui conviennent ?
answer-engarde-attack-several = Non, avec une ou plusieurs, au choix (E10). À plusieurs, elles sont plus dures à parer ; les autres restent pour vos propres parades.
question-engarde-parry-must = Puis-je battre en retraite au lieu de parer ?
answer-engarde-parry-must = Seulement devant une attaque précédée d’une avance, dans le jeu avancé (E14). Devant une attaque simple, on pare ou on est touché.
question-engarde-parry-number = Puis-je parer deux cartes avec une seule ?
answer-engarde-parry-number = Non, il faut autant de cartes de ce nombre que l’attaque en compte (E10).
question-engarde-parry-turn = Puis-je contre-attaquer aussitôt après une parade ?
answer-engarde-parry-turn = Oui, c’est ensuite votre tour, avec les cartes qui vous restent ; vous ne complétez votre main qu’après (E11).
question-engarde-advance-same = Puis-je avancer et attaquer avec le même nombre ?
answer-engarde-advance-same = Oui, si vous en avez assez : la carte de l’avance ne frappe pas en plus (E13).
question-engarde-retreat-turn = Est-ce à moi de jouer après une retraite ?
answer-engarde-retreat-turn = Non, la retraite est tout votre tour, pioche comprise (E14). Après une parade, oui.
question-engarde-pile-last = Qui gagne quand la pioche est épuisée ?
answer-engarde-pile-last = Dans le jeu classique, qui tient le plus de cartes égales à la distance ; à égalité, qui a le plus avancé (E12, E9). Comptez donc, et choisissez la distance.
