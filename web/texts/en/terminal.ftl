# What only the terminal says, where cards and actions stand in notation; the page makes its lists with the browser.

list-and = and

terminal-you = You
terminal-you-at = You (@{ $seat })
terminal-question = What will you do?
terminal-actions = … { $count } actions
terminal-cards = { $count ->
    [0] no cards
    [1] one card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
    [7] seven cards
    [8] eight cards
    [9] nine cards
    [10] ten cards
    [11] eleven cards
    [12] twelve cards
   *[other] { $count } cards
}
terminal-hint-wide = Number or words; ? for help, hint, log, undo, save FILE, quit
terminal-hint-narrow = Number or words; ? helps, quit leaves
terminal-hint-step = Number or words; up: one step back, Enter: from the start
terminal-hand-over = Hand the keyboard to { $who }, who then presses Enter.
terminal-decides = decides ...
terminal-mishap = @{ $seat } is played at random from here on: { $why }.
terminal-over = The game is over.
terminal-over-hint = The game is over. Another one? y: yes, Enter: leave; log, undo, save FILE, ?
terminal-over-commands = The game is over; 'again' begins another one, Enter leaves; 'log', 'undo', 'save FILE' and '?' are there too.
terminal-record-in = The record is in { $file }.
terminal-left-saved = { $all ->
    [yes] The game is not finished; it is saved in { $file }.
   *[no] The game is not finished; it is saved in { $file }, but for what came after that.
}
terminal-left-command = To go on: { $command }
terminal-left-lost = The game is not finished and not saved. Next time, 'save FILE' keeps it, or start with --save FILE; --load FILE goes on with it.

terminal-undo-nothing = There is nothing to take back.
terminal-undo-chance = This cannot be taken back: cards have been dealt or drawn since.
terminal-undo-hidden = This cannot be taken back: something hidden has come out by it.
terminal-undo-others = This cannot be taken back: another player has decided since.
terminal-helps = ? helps.
terminal-decide-alone = You decide for @{ $seat } alone.
terminal-save-name = Under which name? 'save FILE'.
terminal-save-replaces = There is a file { $file } already. The same once more replaces it.
terminal-saved = Saved in { $file }; this goes on with it: { $command }
terminal-saved-secrets = The file holds every card, also those that you must not see.
terminal-resign-two = Only one of two players can resign.
terminal-resign-sure = This gives the game to the other player. 'resign' once more does it.
terminal-quit-sure = Not all of the game is saved: 'save FILE' keeps it, '{ $line }' once more leaves.
terminal-more = Enter: more; q: enough

terminal-wait = let the others go on
terminal-no-choice = { $count ->
    [one] There is no choice { $number }, only 1.
   *[other] There is no choice { $number }; the list goes from 1 to { $count }.
}
terminal-can-mean = '{ $typed }' can mean { $actions }. Say more.

terminal-help-on = There is help on: { $words }.
terminal-help-commands = And on the commands: { $words }.
terminal-help-rules = { $words }; rules { $rules }
terminal-help-range = { $first } to { $last }
terminal-help-none = There is no help on '{ $word }'. `?` alone lists all words.
terminal-help-near = There is no help on '{ $word }', but on { $near }. `?` alone lists all words.
terminal-titled = { $title }: { $text }
terminal-log-empty = Nothing has happened yet.

terminal-hand = Your hand
terminal-dealt = { $you ->
    [yes] You are dealt { $cards }.
   *[no] { $who } is dealt { $cards }.
}
terminal-draws = { $you ->
    [yes] You draw { $cards }.
   *[no] { $who } draws { $cards }.
}
terminal-a-card = a card
terminal-wins = { $you ->
    [yes] You win the game.
   *[no] { $who } wins the game.
}

terminal-engarde-level-basic = basic
terminal-engarde-level-standard = standard
terminal-engarde-level-advanced = advanced
terminal-engarde-heading = { $level }, first to { $target }
terminal-engarde-heading-narrow = { $level }, to { $target }
terminal-engarde-cards = { $count ->
    [1] a { $value }
    [2] two { $value }s
    [3] three { $value }s
    [4] four { $value }s
    [5] five { $value }s
   *[other] { $count } { $value }s
}
terminal-engarde-distance = distance { $distance }
terminal-engarde-pile = Pile
terminal-engarde-discards-none = no discards
terminal-engarde-discards-all = discards { $cards } (the last on top)
terminal-engarde-discards-top = { $count ->
    [one] { $count } discard, { $card } on top
   *[other] { $count } discards, { $card } on top
}
terminal-engarde-turn-attack = Your turn. You can attack with { $cards }.
terminal-engarde-turn-advance = Your turn. You can advance and attack.
terminal-engarde-turn-far = Your turn. No card reaches the other fencer yet.
terminal-engarde-turn-lack = Your turn. An attack would need a { $distance }.
terminal-engarde-attacked = { $who } attacks you with { $cards }: you must parry.
terminal-engarde-attacked-advanced = { $who } attacks you with { $cards }: parry or retreat.
terminal-engarde-last = The pile is empty: a last attack is due.
terminal-engarde-note-step = to { $space }, distance { $distance }
terminal-engarde-note-with = with { $cards }
terminal-engarde-note-advance = to { $space }, then { $cards }
terminal-engarde-why-unanswered = { $you ->
    [yes] You have no answer to { $cards } ({ $rule })
   *[no] { $who } has no answer to { $cards } ({ $rule })
}
terminal-engarde-why-hit = A hit (E7)
terminal-engarde-why-stuck = { $you ->
    [yes] You have no legal action (E6)
   *[no] { $who } has no legal action (E6)
}
terminal-engarde-why-more = More cards that reach (E12)
terminal-engarde-why-level = Both have come equally far (E9)
terminal-engarde-why-further = Further ahead (E9)
terminal-engarde-round = { $you ->
    [yes] { $why }: you win the round.
   *[no] { $why }: { $who } wins the round.
}
terminal-engarde-round-drawn = { $why }: the round is drawn.
terminal-engarde-shows = { $you ->
    [yes] You show { $cards }.
   *[no] { $who } shows { $cards }.
}
terminal-engarde-shows-nothing = { $you ->
    [yes] You show an empty hand.
   *[no] { $who } shows an empty hand.
}
terminal-engarde-forward = { $you ->
    [yes] You go forward { $card }, to { $space }.
   *[no] { $who } goes forward { $card }, to { $space }.
}
terminal-engarde-back = { $you ->
    [yes] You go back { $card }, to { $space }.
   *[no] { $who } goes back { $card }, to { $space }.
}
terminal-engarde-attack = { $you ->
    [yes] You attack with { $cards }.
   *[no] { $who } attacks with { $cards }.
}
terminal-engarde-advance = { $you ->
    [yes] You advance { $card }, to { $space }, and attack with { $cards }.
   *[no] { $who } advances { $card }, to { $space }, and attacks with { $cards }.
}
terminal-engarde-parry = { $you ->
    [yes] You parry with { $cards }.
   *[no] { $who } parries with { $cards }.
}
terminal-engarde-retreat = { $you ->
    [yes] You retreat { $card }, to { $space }.
   *[no] { $who } retreats { $card }, to { $space }.
}
terminal-engarde-starter = { $you ->
    [yes] You start the first round.
   *[no] { $who } starts the first round.
}
terminal-engarde-result = { $you ->
    [yes] You win the match, { $own } to { $other }.
   *[no] { $who } wins the match, { $own } to { $other }.
}
terminal-engarde-veil = … of this round only the last turn is shown (E4) …

terminal-ivanhoe-none = no tournament yet
terminal-ivanhoe-none-purple = no tournament yet, next not purple
terminal-ivanhoe-tournament-purple = purple (joust) tournament
terminal-ivanhoe-tournament-red = red (sword) tournament
terminal-ivanhoe-tournament-blue = blue (axe) tournament
terminal-ivanhoe-tournament-yellow = yellow (morningstar) tournament
terminal-ivanhoe-tournament-green = green (no weapon) tournament
terminal-ivanhoe-piles = deck { $deck }, discards { $discards }
terminal-ivanhoe-piles-ivanhoe = deck { $deck }, discards { $discards } with Ivanhoe
terminal-ivanhoe-title-knight = knight
terminal-ivanhoe-title-tokens = tokens
terminal-ivanhoe-title-hand = hand
terminal-ivanhoe-title-total = total
terminal-ivanhoe-title-display = display
terminal-ivanhoe-out = out
terminal-ivanhoe-not-entered = not entered
terminal-ivanhoe-turn-stay = Your turn. You can stay with { $total }.
terminal-ivanhoe-turn-play = Your turn. You have { $total }, but must play a card to stay.
terminal-ivanhoe-turn-more = Your turn. You have { $total }; to stay you need more than the { $best } of { $who }.
terminal-ivanhoe-open = You open a tournament: name a colour and play a card of it or a supporter.
terminal-ivanhoe-open-purple = You open a tournament: name a colour and play a card of it or a supporter. Purple is not allowed after purple.
terminal-ivanhoe-react = { $announced } Do you react?
terminal-ivanhoe-keep = Adapt: which card of value { $value } do you keep?
terminal-ivanhoe-return = You withdrew with a maiden: which token do you return?
terminal-ivanhoe-take = You have won in purple: which token do you take?
terminal-ivanhoe-named = { $name } ({ $card })
terminal-ivanhoe-note-total = total { $total }
terminal-ivanhoe-note-takes = takes { $card }
terminal-ivanhoe-note-for = { $own } for { $other }
terminal-ivanhoe-note-one-of = one of { $cards }
terminal-ivanhoe-note-value = value { $value }
terminal-ivanhoe-note-with = with { $total }
terminal-ivanhoe-note-costs = costs a token
terminal-ivanhoe-announces = { $you ->
    [yes] You announce { $action }.
   *[no] { $who } announces { $action }.
}
terminal-ivanhoe-announces-color = { $you ->
    [yes] You announce { $action }: { $color }.
   *[no] { $who } announces { $action }: { $color }.
}
terminal-ivanhoe-announces-against = { $hit ->
    [yes] { $who } announces { $action } against you.
   *[no] { $you ->
        [yes] You announce { $action } against { $target }.
       *[no] { $who } announces { $action } against { $target }.
    }
}
terminal-ivanhoe-announces-card = { $hit ->
    [yes] { $who } announces { $action }: your { $card }.
   *[no] { $you ->
        [yes] You announce { $action }: the { $card } of { $target }.
       *[no] { $who } announces { $action }: the { $card } of { $target }.
    }
}
terminal-ivanhoe-announces-own = { $you ->
    [yes] You announce { $action } with the { $card }.
   *[no] { $who } announces { $action } with the { $card }.
}
terminal-ivanhoe-announces-hand = { $hit ->
    [yes] { $who } announces { $action }: a card from your hand.
   *[no] { $you ->
        [yes] You announce { $action }: a card from the hand of { $target }.
       *[no] { $who } announces { $action }: a card from the hand of { $target }.
    }
}
terminal-ivanhoe-announces-exchange = { $hit ->
    [yes] { $who } announces { $action }: { $own } for your { $card }.
   *[no] { $you ->
        [yes] You announce { $action }: { $own } for the { $card } of { $target }.
       *[no] { $who } announces { $action }: { $own } for the { $card } of { $target }.
    }
}
terminal-ivanhoe-dealer = { $you ->
    [yes] You deal.
   *[no] { $who } deals.
}
terminal-ivanhoe-draw-nothing = There is nothing to draw (I5).
terminal-ivanhoe-steal = { $hit ->
    [yes] { $who } takes { $card } from your hand.
   *[no] { $you ->
        [yes] You take { $card } from the hand of { $target }.
       *[no] { $who } takes { $card } from the hand of { $target }.
    }
}
terminal-ivanhoe-shuffle = The discard pile is shuffled and becomes the deck (I5).
terminal-ivanhoe-reveal = { $you ->
    [yes] You have nothing to open with (I8): { $cards }.
   *[no] { $who } has nothing to open with (I8): { $cards }.
}
terminal-ivanhoe-win = { $you ->
    [yes] You win the tournament and take the { $color } token.
   *[no] { $who } wins the tournament and takes the { $color } token.
}
terminal-ivanhoe-win-nothing = { $you ->
    [yes] You win the tournament, without a new token.
   *[no] { $who } wins the tournament, without a new token.
}
terminal-ivanhoe-opens = { $you ->
    [yes] You open a { $color } tournament with { $card }.
   *[no] { $who } opens a { $color } tournament with { $card }.
}
terminal-ivanhoe-plays = { $you ->
    [yes] You play { $card }, total { $total }.
   *[no] { $who } plays { $card }, total { $total }.
}
terminal-ivanhoe-stays = { $you ->
    [yes] You stay with { $total }.
   *[no] { $who } stays with { $total }.
}
terminal-ivanhoe-withdraws = { $you ->
    [yes] You withdraw.
   *[no] { $who } withdraws.
}
terminal-ivanhoe-passes = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
terminal-ivanhoe-cancels = { $you ->
    [yes] You play Ivanhoe: { $action } is cancelled.
   *[no] { $who } plays Ivanhoe: { $action } is cancelled.
}
terminal-ivanhoe-keeps = { $you ->
    [yes] You keep { $card }.
   *[no] { $who } keeps { $card }.
}
terminal-ivanhoe-chooses = { $you ->
    [yes] You choose the { $color } token.
   *[no] { $who } chooses the { $color } token.
}
terminal-ivanhoe-returns = { $you ->
    [yes] You return the { $color } token (I13).
   *[no] { $who } returns the { $color } token (I13).
}

terminal-number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}

terminal-castles-heading = The Castles
terminal-castles-piles = pile { $pile }, lost { $lost }
terminal-castles-piles-empty = pile empty, { $passes } of { $players } passed
terminal-castles-title-castle = castle
terminal-castles-title-oubliette = oubliette
terminal-castles-title-lord = lord
terminal-castles-title-garrison = garrison
terminal-castles-title-points = pts
terminal-castles-title-hand = hand
terminal-castles-title-reserve = res.
terminal-castles-title-prisoners = prisoners
terminal-castles-next = { $blazon } is next
terminal-castles-empty = empty
terminal-castles-nothing = nothing
terminal-castles-declined = { $count } declined
terminal-castles-answers = { $offer }: { $answers }
terminal-castles-face-up = Face up
terminal-castles-on-offer = On offer
terminal-castles-for-ransom = For ransom
terminal-castles-by = { $what } by { $who }
terminal-castles-by-you = { $what } by you
terminal-castles-lost = Lost
terminal-castles-no-army = You have no cards to attack with.
terminal-castles-enough-all = Your largest army has { $cards }: enough for every castle.
terminal-castles-enough-none = Your largest army has { $cards }: { $missing } too few for any castle.
terminal-castles-enough-some = Your largest army has { $cards }: enough for { $castles }.
terminal-castles-turn = Attack or pass. { $prospects }
terminal-castles-turn-ransom = { $who } is about to attack or pass. Do you offer a prisoner for ransom first?
terminal-castles-ask-trade = Do you offer the { $card } to all, or give it up?
terminal-castles-ask-offer = { $who } offers { $card }: which card do you give for it, if any?
terminal-castles-ask-choice = Whose card do you take for the { $card }?
terminal-castles-ask-keep = You have drawn { $first } and { $second }: which do you keep?
terminal-castles-ask-bid = { $who } offers { $blazon } for ransom: what do you bid?
terminal-castles-ask-sale = Whose bid do you take for { $blazon }?
terminal-castles-ask-advance = Do you move all blazons of { $castle } one space on?
terminal-castles-ask-place = Do you put a blazon on space 1 of { $castle }? You have { $count }.
terminal-castles-blazon-own = your own blazon
terminal-castles-blazon-of = a blazon of { $who }
terminal-castles-fall-home = { $blazon } comes back to your reserve, nobody holds it
terminal-castles-fall-home-next = { $blazon } comes back to your reserve, { $next } holds it
terminal-castles-fall-prison = { $blazon } is your prisoner, nobody holds it
terminal-castles-fall-prison-next = { $blazon } is your prisoner, { $next } holds it
terminal-castles-note-get = you get { $what }
terminal-castles-note-pass = ends your turn
terminal-castles-note-pass-end = ends the game
terminal-castles-note-pass-more = { $count } more would end the game
terminal-castles-note-keep = and trade or lose { $card }
terminal-castles-note-discard = { $card } is out of the game
terminal-castles-note-ransom = offer it to all
terminal-castles-accepts = { $hit ->
    [yes] { $who } takes { $got } from you for { $given }.
   *[no] { $you ->
        [yes] You take { $got } from { $target } for { $given }.
       *[no] { $who } takes { $got } from { $target } for { $given }.
    }
}
terminal-castles-attacks = { $you ->
    [yes] You attack { $castle } with { $cards }.
   *[no] { $who } attacks { $castle } with { $cards }.
}
terminal-castles-attacks-taking = { $you ->
    [yes] You attack { $castle } with { $cards } and take { $garrison }.
   *[no] { $who } attacks { $castle } with { $cards } and takes { $garrison }.
}
terminal-castles-keeps = { $you ->
    [yes] You keep { $card }.
   *[no] { $who } keeps { $card }.
}
terminal-castles-trades = { $you ->
    [yes] You offer { $card } to all.
   *[no] { $who } offers { $card } to all.
}
terminal-castles-discards = { $you ->
    [yes] You give up { $card }.
   *[no] { $who } gives up { $card }.
}
terminal-castles-offers = { $you ->
    [yes] You offer { $card }.
   *[no] { $who } offers { $card }.
}
terminal-castles-declines = { $you ->
    [yes] You decline.
   *[no] { $who } declines.
}
terminal-castles-refuses-offers = { $you ->
    [yes] You take none of the offers; { $card } is lost.
   *[no] { $who } takes none of the offers; { $card } is lost.
}
terminal-castles-refuses-bids = { $you ->
    [yes] You take none of the bids.
   *[no] { $who } takes none of the bids.
}
terminal-castles-passes = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
terminal-castles-advances = { $you ->
    [yes] You move the blazons of { $castle } on.
   *[no] { $who } moves the blazons of { $castle } on.
}
terminal-castles-holds = { $you ->
    [yes] You leave the blazons of { $castle }.
   *[no] { $who } leaves the blazons of { $castle }.
}
terminal-castles-places = { $you ->
    [yes] You put a blazon into { $castle }.
   *[no] { $who } puts a blazon into { $castle }.
}
terminal-castles-skips = { $you ->
    [yes] You put no blazon into { $castle }.
   *[no] { $who } puts no blazon into { $castle }.
}
terminal-castles-ransoms = { $you ->
    [yes] You offer { $blazon } for ransom.
   *[no] { $who } offers { $blazon } for ransom.
}
terminal-castles-bids = { $you ->
    [yes] You bid { $what }.
   *[no] { $who } bids { $what }.
}
terminal-castles-shared = { $who } share the win.
terminal-castles-starter = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
}
terminal-castles-captures-own = { $you ->
    [yes] You take a blazon of your own from the oubliette.
   *[no] { $who } takes back a blazon from the oubliette.
}
terminal-castles-captures = { $you ->
    [yes] You take { $blazon } prisoner.
   *[no] { $who } takes { $blazon } prisoner.
}
terminal-castles-score = The castles are worth: { $totals }.
terminal-castles-step-empty = it is empty
terminal-castles-step-least = { $cards } or more
terminal-castles-step-closed = { $castle } ({ $missing } more)
terminal-castles-step-too-few = Too few cards for { $castles }.
terminal-castles-step-one = the castle is empty, one card is enough
terminal-castles-step-against = against { $cards }, at least { $least }
terminal-castles-step-heroes = { $cards } and heroes
terminal-castles-step-all = all { $count }
terminal-castles-step-left = { $count } left
terminal-castles-step-attack = attack with these
terminal-castles-step-needed = { $cards }, { $missing } more needed
terminal-castles-step-enough = { $cards }, enough
terminal-castles-step-enough-more = { $cards }, enough; more can be added
terminal-castles-step-bid = bid these
terminal-castles-step-more = { $count } more can be added
terminal-castles-step-most = three cards are the most
terminal-castles-step-what = one to three cards, or a prisoner

terminal-left-kept = The game is not finished; it is kept for you.
terminal-hint-none = There is no hint here.
terminal-hint-others = There are no hints where other people play.
terminal-hint-of = What an adviser would play, and how often that would win:
terminal-hint-line = { $action }: { $share }%
terminal-again-not-over = This game is not over yet.

terminal-flag-about = Play a game here in the terminal
terminal-flag-usage = Usage
terminal-flag-words = Positionals
terminal-flag-options = Options
terminal-flag-any = OPTIONS
terminal-flag-excludes = Excludes
terminal-flag-file = FILE
terminal-flag-own-name = NAME
terminal-flag-seconds = SECONDS
terminal-flag-key = KEY=VALUE
terminal-flag-which-language = LANGUAGE
terminal-flag-help = Print this help message and exit
terminal-flag-game = The game (default: that of the record to load, or engarde)
terminal-flag-players = How many play (default: as few as the game allows)
terminal-flag-option = An option of the game; may be repeated
terminal-flag-seed = The same seed and the same decisions make the same game (default: a new one)
terminal-flag-seat = The seat you play (default 1); repeated: people at one keyboard
terminal-flag-hotseat = People play all seats, at one keyboard, with a curtain between turns
terminal-flag-bots = Who plays the other seats: names, or { $program } for a program of yours; the last one also plays those that are left (default: the strongest who has learnt the game and answers within a few milliseconds; or the bots that a loaded game names)
terminal-flag-pace = Seconds that a decision of a bot takes on the screen (default 1)
terminal-flag-save = Keep the game in this file, after every decision
terminal-flag-load = Go on with the game in this file
terminal-flag-continue = Go on with the game that was left last at a terminal, of this GAME or of any
terminal-flag-name = How you are called; repeated: the people at one keyboard, by seat
terminal-flag-language = The language of the game: en, fr or it (default: that of LANG, or English)
terminal-flag-games = Games and their options (the first value, or the one before the range, is the default):
terminal-flag-count = { $least ->
    [one] { $least } player
   *[other] { $least } players
}
terminal-flag-range = { $least } to { $most } players
terminal-flag-values = { $usual } ({ $least } to { $most })
terminal-flag-rulebook = by the rulebook of this language: { $options }
terminal-rulebook = As the rulebook of this language has it: { $options }.
terminal-flag-examples = Examples:
terminal-flag-within = Within the game, ? explains the rules, the words and what can be typed.

terminal-wrong = hastilude: { $what }
terminal-wrong-game = there is no game '{ $game }'; expected { $games }
terminal-wrong-players = { $game } cannot be played by { $count }; expected { $players }
terminal-wrong-option = option '{ $option }' has no value; expected KEY=VALUE
terminal-wrong-none-left = no game was left unfinished at a terminal; expected one, or --load FILE
terminal-wrong-none-left-of = no game of { $game } was left unfinished at a terminal; expected one, or --load FILE
terminal-wrong-setup = { $flag } takes players and options from the record; expected no --players and no --option with it
terminal-wrong-load = the game cannot be loaded from where you type; expected a file
terminal-wrong-seat = there is no seat { $seat }; expected --seat 1 to { $most }
terminal-wrong-bot = { $game } has no bot '{ $bot }'; expected { $bots }or { $program }COMMAND
terminal-wrong-no-command = no command behind '{ $program }'; expected one as in { $program }./mybot
terminal-wrong-many-bots = { $count ->
    [one] { $count } bot, but people leave { $seats } of the seats; expected at most one bot for each, or more --players
   *[other] { $count } bots, but people leave { $seats } of the seats; expected at most one bot for each, or more --players
}
terminal-wrong-many-names = there are more names than people; expected --name once for each of them
terminal-wrong-no-name = a name without letters; expected --name NAME
terminal-wrong-long-name = a name too long; expected --name with at most { $most } letters
terminal-wrong-name-of-bot = '{ $name }' is the name of a bot; expected --name with another one
terminal-wrong-language = there is no language '{ $language }'; expected --language en, fr or it
terminal-wrong-save = there is a file { $file } already; expected another name for --save, or --load { $file } to continue it

terminal-file-unread = { $file }: cannot be read: { $why }
terminal-file-unwritten = { $file }: cannot be written: { $why }
terminal-file-missing = No such file or directory
terminal-file-forbidden = Permission denied
terminal-file-folder = Is a directory
terminal-file-no-folder = Not a directory
terminal-file-full = No space left on device
terminal-file-read-only = Read-only file system
terminal-file-long-name = File name too long
terminal-file-line = { $file }:{ $line }: { $what }
terminal-file-empty = { $file }: no record; expected one game
terminal-file-several = { $file }: several records; expected one game
terminal-file-other = { $file }: a game of { $found }, not of { $wanted }; expected a record of { $wanted }, or `hastilude play { $found }`

# What the reader of the command line says, as it says it (CLI11, app/flags.cpp): found here by its words, as what stands in notation.ftl.
command-unexpected = The following argument was not expected: { $word }
command-unexpected-some = The following arguments were not expected: { $word }
command-missing = { $key }: 1 required { $word } missing
command-excludes = { $key } excludes { $other }
command-not-so = Could not convert: { $key } = { $word }
command-twice = { $key }: At Most 1 required but received { $number }
command-bounds = { $key }: expected a number from { $least } to { $most }, not '{ $word }'
command-whole = { $key }: expected a whole number from 0 to { $most }, not '{ $word }'
terminal-command-help = Run with --help for more information.
