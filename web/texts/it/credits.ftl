# The page of credits, fetched with it.
credits-games = Ivanhoe ed En Garde sono giochi di Reiner Knizia, Ivanhoe: i castelli è di Francis Pacherie. Appartengono ai loro autori ed editori.
credits-ours = Hastilude è software libero con licenza MIT. Le immagini e tutti i testi sono originali.
credits-others = Ciò che altri hanno fatto e che ne fa parte
credits-by = di { $who }
credits-licences = Tutte le licenze per intero
