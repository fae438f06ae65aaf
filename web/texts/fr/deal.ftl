# Deals that players can check, here and on the page for any record.
deal-check = Vérifier la donne
deal-about = Chaque carte d’une partie est tirée de nouveau ici, dans votre navigateur, d’après ce à quoi chacun s’était engagé avant la donne. Aucun serveur n’intervient.
deal-holds = { $count ->
    [one] La donne est juste : le seul tirage découle des engagements pris avant lui.
   *[other] La donne est juste : les { $count } tirages découlent des engagements pris avant la première carte.
}
deal-unsealed = Cette partie ne peut pas être vérifiée : ses cartes ont été données sur un appareil, ou avant que les donnes ne soient scellées.
deal-unopened = Cette partie ne peut pas encore être vérifiée : ses secrets s’ouvrent quand elle est finie.
deal-secret = La donne est faussée : le serveur a tiré d’un autre secret que celui auquel il s’était engagé.
deal-contribution = La donne est faussée : ce qui est noté pour { $who } ne correspond pas à l’engagement pris.
deal-start = La donne est faussée : ce n’est pas la personne convenue qui commence.
deal-draw = La donne est faussée : le tirage { $number } ne découle pas des secrets, et cela vient du serveur.
deal-lines = Les tirages sont justes, mais une ligne de la partie a été changée après avoir été scellée.
deal-missing = { $count ->
    [one] { $who } n’a rien apporté à cette donne.
   *[other] { $who } n’ont rien apporté à cette donne.
}
deal-details = Le détail
deal-server = le serveur
deal-contributed = Ont contribué : { $who }.
deal-place = La ligne { $line } dit
deal-instead = au lieu de
deal-compared = Les engagements sont ceux que ce navigateur a reçus avant la donne.
deal-not-compared = Ce navigateur n’était pas là avant la donne : les engagements sont ceux de la partie notée, sans plus.
deal-commitment = L’engagement du serveur, tel qu’il est venu avant la donne :
deal-own = Donnes avec ce navigateur : { $count } ; il a contribué à : { $contributed }.
deal-proves = Cela montre que personne n’a choisi les cartes. Cela ne peut pas montrer que personne ne les a regardées.
deal-against-commitment = La donne est faussée : l’engagement du serveur n’est pas celui que ce navigateur a reçu avant la donne.
deal-against-two-stories = La donne est faussée : le serveur a annoncé deux engagements différents à ce navigateur.
deal-against-withheld = La donne est faussée : l’apport de ce navigateur a été écarté.
deal-against-others = La donne est faussée : les engagements ou les apports des autres ne sont pas ceux que ce navigateur a reçus.
