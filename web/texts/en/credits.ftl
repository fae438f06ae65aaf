# The page of credits, fetched with it.
credits-games = Ivanhoe and En Garde are games by Reiner Knizia; Ivanhoe: the Castles is by Francis Pacherie. They belong to their authors and publishers.
credits-ours = Hastilude is free software under the MIT licence. The pictures and all texts are its own.
credits-others = Made by others, and part of it
credits-by = by { $who }
credits-licences = All licences in full
