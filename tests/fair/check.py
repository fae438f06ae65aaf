#!/usr/bin/env python3
"""A second check of deals, written from docs/fairness.md and docs/rules alone.

    check.py [FILE]    a line for each record: holds N, draw N, start 1, secret, contribution @N, lines,
                       unopened, unsealed

It shares no code with the program: it knows which cards lie in the deck, and of the rules no more than
that needs.
"""
import hashlib
import hmac
import sys

MASK = (1 << 64) - 1


class Numbers:
    """The generator that a chance move is drawn from."""

    def __init__(self, seed):
        self.state = seed

    def word(self):
        self.state = (self.state + 0xA0761D6478BD642F) & MASK
        product = self.state * (self.state ^ 0xE7037ED1A0B428DB)
        return (product >> 64) ^ (product & MASK)

    def below(self, bound):
        while True:
            product = self.word() * bound
            if product & MASK >= (1 << 64) % bound:
                return product >> 64


class Cards:
    """Cards whose order does not matter: a number of each kind, in the order of the kinds."""

    def __init__(self, kinds, counts=None):
        self.kinds = kinds
        self.counts = dict.fromkeys(kinds, 0)
        for kind in counts or ():
            self.counts[kind] += 1

    def total(self):
        return sum(self.counts.values())

    def add(self, kind):
        self.counts[kind] += 1

    def remove(self, kind):
        self.counts[kind] -= 1

    def at(self, rank):
        for kind in self.kinds:
            rank -= self.counts[kind]
            if rank < 0:
                return kind
        raise IndexError

    def draw(self, count, numbers):
        drawn = []
        for _ in range(count):
            kind = self.at(numbers.below(self.total()))
            self.remove(kind)
            drawn.append(kind)
        return sorted(drawn, key=self.kinds.index)


class Table:
    """What chance needs to know; `due` says what a chance line should be."""

    first = "starter"

    def __init__(self, players):
        self.players = players

    def seat(self, numbers):
        return "%s @%d" % (self.first, numbers.below(self.players) + 1)

    def from_deck(self, words, numbers):
        trial = Cards(self.kinds)
        trial.counts = dict(self.deck.counts)
        return " ".join(words[:2] + trial.draw(len(words) - 2, numbers))

    def take(self, cards):
        for card in cards:
            self.deck.remove(card)


class EnGarde(Table):
    kinds = "1 2 3 4 5".split()
    chance = ("starter", "deal", "draw")

    def due(self, words, numbers):
        if words[0] == "starter":
            return self.seat(numbers)
        if words[:2] == ["deal", "@1"]:
            self.deck = Cards(self.kinds, self.kinds * 5)
        return self.from_deck(words, numbers)

    def follow(self, words):
        if words[0] in ("deal", "draw"):
            self.take(words[2:])


class Castles(Table):
    kinds = [kind + coat for kind in "faxh" for coat in "1234"] + ["ivanhoe", "locksley"]
    chance = ("starter", "deal", "draw")

    def __init__(self, players):
        super().__init__(players)
        self.deck = Cards(self.kinds, self.kinds[:16] * 4 + self.kinds[16:])

    def due(self, words, numbers):
        return self.seat(numbers) if words[0] == "starter" else self.from_deck(words, numbers)

    def follow(self, words):
        if words[0] in ("deal", "draw"):
            self.take(words[2:])


class Ivanhoe(Table):
    first = "dealer"
    chance = ("dealer", "deal", "draw", "steal")
    amounts = {
        "P3": 4, "P4": 4, "P5": 4, "P7": 2, "R3": 6, "R4": 6, "R5": 2, "B2": 4, "B3": 4, "B4": 4, "B5": 2,
        "Y2": 4, "Y3": 8, "Y4": 2, "G1": 14, "S2": 8, "S3": 8, "M6": 4, "unhorse": 1, "change-weapon": 1,
        "drop-weapon": 1, "break-lance": 1, "riposte": 3, "dodge": 1, "retreat": 1, "knock-down": 2,
        "outmaneuver": 1, "charge": 1, "countercharge": 1, "disgrace": 1, "adapt": 1, "outwit": 1,
        "shield": 1, "stunned": 1, "ivanhoe": 1}
    kinds = list(amounts)
    actions = kinds[kinds.index("unhorse"):]

    def __init__(self, players):
        super().__init__(players)
        self.deck = Cards(self.kinds, [k for k, n in self.amounts.items() for _ in range(n)])
        self.discard = Cards(self.kinds)
        seats = range(1, players + 1)
        self.hands = {seat: Cards(self.kinds) for seat in seats}
        self.displays = {seat: [] for seat in seats}
        self.fronts = {seat: [] for seat in seats}
        self.within = set(seats)
        self.action = None  # announced: seat and words
        self.asked = 0      # who have still to answer
        self.adapting = []  # seats and values that are still to be settled

    def due(self, words, numbers):
        if words[0] == "dealer":
            return self.seat(numbers)
        if words[0] == "steal":
            hand = self.hands[int(words[2][1:])]
            return " ".join(words[:3] + [hand.at(numbers.below(hand.total()))])
        if words[0] == "draw" and self.deck.total() == 0:
            return words[0] + " " + words[1] + " -"
        return self.from_deck(words, numbers)

    # ---- lines

    def follow(self, words):
        if words[0].startswith("@"):
            return self.decide(int(words[0][1:]), words[1:])
        if words[0] in ("deal", "draw") and words[2] != "-":
            self.take(words[2:])
            for card in words[2:]:
                self.hands[int(words[1][1:])].add(card)
        if words[0] == "shuffle":
            for kind in self.kinds:
                self.deck.counts[kind] += self.discard.counts[kind]
                self.discard.counts[kind] = 0
        if words[0] == "steal":
            self.hands[int(words[2][1:])].remove(words[3])
            self.hands[int(words[1][1:])].add(words[3])
        if words[0] == "win":
            self.clear(int(words[1][1:]))
            self.within = set(self.hands)

    def clear(self, seat):
        for card in self.displays[seat] + self.fronts[seat]:
            self.discard.add(card)
        self.displays[seat] = []
        self.fronts[seat] = []

    def decide(self, seat, words):
        what = words[0]
        if what in ("open", "play"):
            self.hands[seat].remove(words[-1])
            self.displays[seat].append(words[-1])
        elif what == "withdraw":
            self.clear(seat)
            self.within.discard(seat)
        elif what == "keep":
            self.keep(words)
        elif self.action and what in ("pass", "ivanhoe"):
            self.answer(seat, what)
        elif what in self.actions:
            self.hands[seat].remove(what)
            self.action = (seat, words)
            seen = self.discard.counts["ivanhoe"] > 0
            self.asked = 0 if seen else len(self.within - {seat})
            if self.asked == 0:
                self.carry_out()

    def answer(self, seat, what):
        if what == "ivanhoe":
            self.hands[seat].remove("ivanhoe")
            self.discard.add("ivanhoe")
            self.discard.add(self.action[1][0])
            self.action = None
            return
        self.asked -= 1
        if self.asked == 0:
            self.carry_out()

    # ---- action cards

    def carry_out(self):
        seat, words = self.action
        self.action = None
        what = words[0]
        target = next((int(word[1:]) for word in words[1:] if word.startswith("@")), None)
        if what == "shield":
            self.fronts[seat].append("shield")
        elif what == "stunned":
            self.fronts[target].append("stunned")
        else:
            self.discard.add(what)
            effect = getattr(self, "do_" + what.replace("-", "_"), None)
            if effect:
                effect(seat, target, words)

    def shielded(self, seat, actor):
        return seat != actor and "shield" in self.fronts[seat]

    def strike(self, seat, goes):
        """Discards what `goes`, but for the first card where nothing would be left."""
        display = self.displays[seat]
        if display and all(goes(card) for card in display):
            kept, gone = display[:1], display[1:]
        else:
            kept = [card for card in display if not goes(card)]
            gone = [card for card in display if goes(card)]
        self.displays[seat] = kept
        for card in gone:
            self.discard.add(card)

    def strike_all(self, actor, goes):
        for seat in self.within:
            if not self.shielded(seat, actor):
                self.strike(seat, goes)

    def do_break_lance(self, seat, target, words):
        self.strike(target, lambda card: card[0] == "P")

    def do_riposte(self, seat, target, words):
        self.displays[seat].append(self.displays[target].pop())

    def do_dodge(self, seat, target, words):
        self.discard.add(self.displays[target].pop(int(words[2][1:]) - 1))

    def do_retreat(self, seat, target, words):
        self.hands[seat].add(self.displays[seat].pop(int(words[1][1:]) - 1))

    def do_outmaneuver(self, seat, target, words):
        for other in self.within - {seat}:
            if not self.shielded(other, seat) and len(self.displays[other]) > 1:
                self.discard.add(self.displays[other].pop())

    def values(self):
        return [int(card[1]) for seat in self.within for card in self.displays[seat]]

    def do_charge(self, seat, target, words):
        lowest = min(self.values())
        self.strike_all(seat, lambda card: int(card[1]) == lowest)

    def do_countercharge(self, seat, target, words):
        highest = max(self.values())
        self.strike_all(seat, lambda card: int(card[1]) == highest)

    def do_disgrace(self, seat, target, words):
        self.strike_all(seat, lambda card: card[0] in "SM")

    def do_outwit(self, seat, target, words):
        mine, his = self.lift(seat, words[1]), self.lift(target, words[3])
        self.lay(seat, his)
        self.lay(target, mine)

    def lift(self, seat, word):
        if word.startswith("#"):
            return self.displays[seat].pop(int(word[1:]) - 1)
        self.fronts[seat].remove(word)
        return word

    def lay(self, seat, card):
        (self.fronts if card in ("shield", "stunned") else self.displays)[seat].append(card)

    def do_adapt(self, seat, target, words):
        order = [(seat - 1 + i) % self.players + 1 for i in range(self.players)]
        self.adapting = [(one, value) for one in order if one in self.within and not self.shielded(one, seat)
                         for value in range(1, 8)]
        self.settle()

    def settle(self):
        """Carries out what leaves nothing to choose, up to the first choice."""
        while self.adapting:
            seat, value = self.adapting[0]
            display = self.displays[seat]
            places = [i for i, card in enumerate(display) if int(card[1]) == value]
            outcomes = {tuple(self.kept(display, places, i)) for i in places}
            if len(outcomes) > 1:
                return
            if len(places) > 1:
                self.keep_one(seat, places, places[0])
            self.adapting.pop(0)

    @staticmethod
    def kept(display, places, stays):
        return [card for i, card in enumerate(display) if i == stays or i not in places]

    def keep_one(self, seat, places, stays):
        display = self.displays[seat]
        for i in places:
            if i != stays:
                self.discard.add(display[i])
        self.displays[seat] = self.kept(display, places, stays)

    def keep(self, words):
        seat, value = self.adapting.pop(0)
        display = self.displays[seat]
        places = [i for i, card in enumerate(display) if int(card[1]) == value]
        self.keep_one(seat, places, int(words[1][1:]) - 1)
        self.settle()


GAMES = {"engarde": EnGarde, "castles": Castles, "ivanhoe": Ivanhoe}
HEAD = ("game", "rules", "players", "name", "option", "table", "start", "commit")


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()


def tag(key, text):
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


def options_of(lines):
    """In the order in which records print them, which is that of the rules."""
    return [line for line in lines if line.startswith("option ")]


def check(lines):
    said = {"commit": {}, "secret": {}}
    head = {}
    events = []
    for line in lines:
        words = line.split()
        if words[0] in said:
            said[words[0]][int(words[1][1:]) if len(words) == 3 else 0] = words[-1]
        elif words[0] in ("table", "start", "game", "players", "rules", "seal"):
            head[words[0]] = words[1]
        elif words[0] not in HEAD:
            events.append(line)
    if 0 not in said["commit"]:
        return "unsealed"
    if 0 not in said["secret"]:
        return "unopened"

    terms = ["game " + head["game"], "rules " + head.get("rules", "1"), "players " + head["players"]]
    terms += options_of(lines) + (["start " + head["start"]] if "start" in head else [])
    occasion = "table " + head["table"] + "\n" + "".join(term + "\n" for term in terms)
    secret = said["secret"].pop(0)
    commitment = said["commit"].pop(0)
    if digest("hastilude commitment 1\n" + occasion + "secret " + secret + "\n") != commitment:
        return "secret"
    given = sorted((seat, own) for seat, own in said["secret"].items() if own != "-")
    for seat, own in given:
        text = "hastilude contribution 1\n%scommit %s\nsecret @%d %s\n" % (occasion, commitment, seat, own)
        if said["commit"].get(seat) != digest(text):
            return "contribution @%d" % seat

    text = "hastilude key 1\n%scommit %s\n" % (occasion, commitment)
    key = tag(bytes.fromhex(secret), text + "".join("secret @%d %s\n" % one for one in given))
    table = GAMES[head["game"]](int(head["players"]))
    number = drawn = 0
    for line in events:
        words = line.split()
        if words[0] in table.chance:
            number += 1
            if number == 1 and "start" in head:
                if line != table.first + " " + head["start"]:
                    return "start 1"
            else:
                seed = int.from_bytes(tag(key, "hastilude chance %d\n" % number)[:8], "big")
                if table.due(words, Numbers(seed)) != line:
                    return "draw %d" % number
                drawn += 1
        table.follow(words)
    commits = [line for line in lines if line.startswith("commit ")]
    text = "hastilude record 1\n" + "".join(line + "\n" for line in commits + events)
    return "holds %d" % drawn if tag(key, text).hex() == head["seal"] else "lines"


def records(text):
    record = []
    for line in text.splitlines() + [""]:
        line = " ".join(line.split(";")[0].split())
        if line:
            record.append(line)
        elif record:
            yield record
            record = []


def main():
    text = open(sys.argv[1]).read() if len(sys.argv) > 1 else sys.stdin.read()
    for record in records(text):
        print(check(record))


if __name__ == "__main__":
    main()
