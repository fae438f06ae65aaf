#!/usr/bin/env python3
"""Plays a game online, against bots of the server: docs/protocol.md in one file.

  docs/examples/client.py http://127.0.0.1:8080 engarde page

It needs the package websockets (Debian: python3-websockets). It decides at random.
"""
import asyncio
import json
import random
import re
import sys
import urllib.request

import websockets

address, game, *bots = sys.argv[1:] if len(sys.argv) > 3 else sys.exit(__doc__)
http_client = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())


def ask(path, **body):
    """A request over HTTP; the cookie of the first answer says who we are."""
    request = urllib.request.Request(address + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
    try:
        return json.load(http_client.open(request))
    except urllib.error.HTTPError as error:
        sys.exit(f"{path}: {error.code} {error.read().decode()}")  # {"code": ..., "about": ...}


def notation(line):
    """A line as a record has it and as it is sent: without the marks that say what its words are."""
    return re.sub("[a-z]*[:=]", "", line)


def decide(choices):
    """A legal move: one of a list, or cards of a pick behind its move."""
    chosen = random.choice(choices["moves"] + choices.get("picks", []))
    if isinstance(chosen, str):
        return notation(chosen)
    cards, count = chosen["cards"].split(), random.randint(chosen["least"], chosen["most"])
    places = sorted(random.sample(range(len(cards)), count))  # in the order given
    return " ".join([notation(chosen["move"]), *(cards[place] for place in places)])


def answer(now):
    """What to say about the table as it stands; nothing: it is not ours to act."""
    question, choices = now["question"], now["choices"]
    if question and choices and choices["must"] and now["held"] is None:
        return {"type": "act", "move": decide(choices)}
    if question and question.get("go_on"):  # we could act out of turn, but need not
        return {"type": "go_on"}


async def play():
    ask("/api/me", name="Robin")
    table = ask("/api/tables", game=game, players=1 + len(bots), seats=["me", *bots], windows={"pace": 100})["table"]
    # Browsers say by themselves where they come from; we have to.
    async with websockets.connect(address.replace("http", "ws", 1) + "/play", origin=address) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 3, "ticket": ask("/api/ticket")["ticket"]}))
        await socket.send(json.dumps({"type": "watch", "table": table}))
        now = None
        # A text may hold several messages, one a line.
        async for message in (json.loads(line) async for text in socket for line in text.split("\n")):
            for line in message.get("lines", []):
                print(notation(line))
            if message["type"] in ("refused", "error", "gone"):
                sys.exit(json.dumps(message))
            if "now" not in message and "changed" not in message:
                continue
            # Told whole, or as what has changed; of `position` and `facts`, which we do not look at, as edits.
            now = message.get("now") or now | message["changed"]
            if now["stage"] == "over":
                return print("won by", *(f"@{seat}" for seat in now["winners"]))
            if wish := answer(now):
                wish |= {"table": table, "id": f"wish-{message['number']}", "number": message["number"]}
                await socket.send(json.dumps(wish))


asyncio.run(play())
