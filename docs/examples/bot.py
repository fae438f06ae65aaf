#!/usr/bin/env python3
"""A player for Hastilude, to begin with. It speaks the lines of docs/bots.md.

  hastilude arena engarde --bots "page,exec:python3 docs/examples/bot.py"

It attacks when it can, with as many cards as it can; otherwise it does anything that is legal.
"""
import random
import sys


def say(text):
    print(text, flush=True)  # an answer that stays in a buffer is no answer


def choose(need, lines, position, actions):
    """lines: the game so far; position: the table now; both as our seat sees them."""
    if need == "may":
        return "wait"
    attacks = [action for action in actions if action.startswith("attack")]
    return max(attacks, key=len) if attacks else random.choice(actions)


lines, position, actions = [], [], []
for message in sys.stdin:
    kind, _, text = message.rstrip("\n").partition(" ")
    if kind == "hastilude":
        say("hastilude 1")
    elif kind == "new":  # a game begins; text is our seat, as @2
        lines = []
        random.seed(1)  # the same game again, if all others play it again
    elif kind == "line":
        lines.append(text)
    elif kind == "now":
        position.append(text)
    elif kind == "action":
        actions.append(text)
    elif kind == "go":  # text is "must 5000" or "may 5000"
        say(choose(text.split()[0], lines, position, actions))
        position, actions = [], []
