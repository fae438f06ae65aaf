# Words that every page needs.

product = Hastilude
tagline = Lance, lame e castelli: si gioca tutti allo stesso tavolo.

game-ivanhoe = Ivanhoe
game-engarde = En Garde
game-castles = I castelli
game-ivanhoe-about = Cavalca di torneo in torneo e conquista un gettone di ogni colore.
game-engarde-about = Due lame, una pedana: misura la distanza, poi colpisci.
game-castles-about = Raduna un’armata, prendi cinque castelli e occhio alla segreta.
game-ivanhoe-tincture = gules
game-engarde-tincture = azure
game-castles-tincture = vert
game-players = { $least }–{ $most } giocatori
game-players-fixed = { $players } giocatori

guest-name = Ospite { $number }
seat-name = Posto { $seat }
bot-random = Giullare
bot-groom = Stalliere
bot-minstrel = Menestrello
bot-falconer = Falconiere
bot-herald = Araldo
bot-page = Paggio
bot-squire = Scudiero
bot-knight = Cavaliere
bot-champion = Campione
bot-random-about = Gioca qualsiasi cosa sia permessa.
bot-groom-about = Ha appena imparato le regole e si lascia sfuggire molto: ottimo per la prima partita.
bot-minstrel-about = Gioca più per una bella storia che per la vittoria.
bot-falconer-about = Vede le occasioni, ma dimentica presto ciò che è stato giocato.
bot-herald-about = Conosce bene il gioco e ogni tanto sbaglia.
bot-page-about = Sa quello che vuole, ma non vede più in là del proprio naso: ottimo per imparare.
bot-squire-about = Ha imparato giocando e punisce gli errori.
bot-knight-about = Sa giudicare quanto vale una mossa; le prime volte aspettati di perdere.
bot-champion-about = Il meglio che abbiamo.

# The place of a card in a row; the number of a round.
ordinal-card = { $number }ª
ordinal-round = { $number }º

nothing = niente
hidden-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}

cancel = Annulla
again = Riprova
# Two clauses, an option and its value, a way in and where it leads.
clauses = { $one }; { $other }
listed = { $before } e { $last }
seconds-tenths = { $seconds },{ $tenths }
option-value = { $option }: { $value }
way-in = { $action }: { $game }, { $who }

settings = Impostazioni
settings-language = Lingua
settings-theme = Chiaro o scuro
settings-theme-system = come il sistema
settings-theme-light = chiaro
settings-theme-dark = scuro
settings-motion = Movimento
settings-motion-system = come il sistema
settings-motion-off = nessuno
settings-sound = Suono
settings-sound-on = acceso
settings-sound-off = spento
settings-volume = Volume
settings-confirm = Chiedi conferma
settings-confirm-grave = prima di abbandonare un torneo o reclamare la vittoria
settings-confirm-never = mai
settings-tips = Le prime partite
settings-tips-on = con spiegazioni
settings-tips-off = senza spiegazioni
settings-cards = Carte in mano
settings-cards-normal = normali
settings-cards-large = grandi
settings-notify = Quando tocca a te
settings-notify-off = mostralo nella pagina
settings-notify-on = manda anche una notifica
settings-side = Risposte
settings-side-right = a destra
settings-side-left = a sinistra
settings-patterns = Trame dei colori
settings-patterns-normal = fini
settings-patterns-strong = marcate
settings-full = Schermo intero
settings-full-leave = Esci dallo schermo intero
settings-known = Dimenticami
settings-known-about = Questo server ti riconosce da un cookie del tuo browser. Senza, non ti conosce più: i tuoi posti e l’elenco delle tue partite sono persi per sempre.
settings-known-here = Dimenticami in questo browser
settings-known-everywhere = Dimenticami ovunque
settings-known-failed = Non ha funzionato. Riprova più tardi.
close = Chiudi
help = Aiuto
home = Tutti i giochi
loading = Un attimo…
seconds = { $seconds } s

status-connecting = Connessione…
status-lost = La connessione è caduta; nuovo tentativo in corso. Il tuo posto resta tuo, e la tua scelta partirà appena torna la connessione.
status-held = Il server per ora non può registrare nulla. La partita è sospesa, e così gli orologi; riprenderà da sola.
status-refused = La pagina e il server non vanno insieme. Ricarica la pagina.
status-open = Connessione attiva

error-failed = Non ha funzionato. Riprova.
error-part = Questa parte della pagina per il momento non è raggiungibile.
error-offline = Il server non risponde.
error-no_engine = Questa pagina è arrivata senza il motore che gioca senza server.
error-old_browser = A questo browser manca ciò che serve alla pagina per giocare senza server (WebAssembly con SIMD). Uno più recente ce l’ha; i tavoli di un server funzionano anche in questo.
error-no_table = Questo tavolo non esiste, o non è aperto a te.
error-not_shared = Questa partita non è condivisa, o non lo è più.
error-full = Troppe persone guardano già questo tavolo.
error-broken = Questo tavolo non si può più leggere. Chi gestisce il server lo sa già.
error-too_busy = Il server non riesce a leggere questo tavolo, per ora. Riproverà da sé.
error-too_many = Questa pagina segue già troppi tavoli.
error-too_many_tables = Hai troppi tavoli non ancora finiti.
error-too_fast = Non così in fretta, per favore.

log-starter = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $who }.
}
log-result = { $you ->
    [yes] Vinci la partita!
   *[no] { $who } vince la partita.
}
log-result-shared = Vittoria condivisa: { $who }.
log-resign = { $you ->
    [yes] Ti arrendi.
   *[no] { $who } si arrende.
}
log-name = Il posto { $seat } ora è di { $who }.

bot-mark = bot
bot-character-random = gioca quello che gli capita in mano
bot-character-groom = ha appena imparato le regole
bot-character-minstrel = gioca per una bella storia
bot-character-falconer = dimentica presto ciò che è stato giocato
bot-character-herald = ogni tanto sbaglia
bot-character-page = gioca con buon senso, senza guardare lontano
bot-character-squire = ha imparato giocando
bot-character-knight = giudica bene quanto vale una mossa
bot-character-champion = si lascia sfuggire ben poco

# Who the bots are, six of each rung.
bot-name-random-1 = Wamba
bot-name-random-2 = Gonnella
bot-name-random-3 = Sonaglio
bot-name-random-4 = Till
bot-name-random-5 = Stocchino
bot-name-random-6 = Gurth
bot-name-groom-1 = Beppo
bot-name-groom-2 = Gualtiero Carri
bot-name-groom-3 = Giovannina
bot-name-groom-4 = Riccardino
bot-name-groom-5 = Rita Fieno
bot-name-groom-6 = Tommaso Conciatore
bot-name-minstrel-1 = Giacomo Liuto
bot-name-minstrel-2 = Elena Allodola
bot-name-minstrel-3 = Pierino il Cieco
bot-name-minstrel-4 = Nannina Flauto
bot-name-minstrel-5 = Raulo Viella
bot-name-minstrel-6 = Cecilia Arpa
bot-name-falconer-1 = Egidio Lanario
bot-name-falconer-2 = Avisa Smeriglio
bot-name-falconer-3 = Edoardo Gheppio
bot-name-falconer-4 = Alvisa Nibbio
bot-name-falconer-5 = Simone Trespolo
bot-name-falconer-6 = Editta Geto
bot-name-herald-1 = Pietro Tabarro
bot-name-herald-2 = Agata Rotoli
bot-name-herald-3 = Ivo Tromba
bot-name-herald-4 = Letizia Campo
bot-name-herald-5 = Gottifredo Rossi
bot-name-herald-6 = Sabina Argento
bot-name-page-1 = Robin della Valle
bot-name-page-2 = Alice Finocchi
bot-name-page-3 = Pierino
bot-name-page-4 = Tebaldo Alloro
bot-name-page-5 = Osric
bot-name-page-6 = Matilde Pelli
bot-name-squire-1 = Matilde l’Ardita
bot-name-squire-2 = Oswin il Grigio
bot-name-squire-3 = Isotta Palude
bot-name-squire-4 = Ugo de Lacy
bot-name-squire-5 = Madonna Perrina
bot-name-squire-6 = Fra Anselmo
bot-name-knight-1 = Messer Brian
bot-name-knight-2 = Madonna Isotta
bot-name-knight-3 = Messer Rinaldo
bot-name-knight-4 = Madonna Avelina
bot-name-knight-5 = Messer Guarino
bot-name-knight-6 = Madonna Filippa
bot-name-champion-1 = Maestro Aldo
bot-name-champion-2 = Maestra Fiore
bot-name-champion-3 = Maestro Liechten
bot-name-champion-4 = Madonna Sibilla
bot-name-champion-5 = Maestro Talhoffer
bot-name-champion-6 = Maestro Vadi
bot-name-other-1 = Messer Alano
bot-name-other-2 = Madonna Rosalba
bot-name-other-3 = Messer Tancredi
bot-name-other-4 = Madonna Emma
bot-name-other-5 = Messer Guimondo
bot-name-other-6 = Madonna Gioconda
