#!/usr/bin/python3
"""The example client of docs/protocol.md plays whole games against the program itself, and is told
in words what it asks for in vain: tests/server/client_test.py PROGRAM"""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

CLIENT = pathlib.Path(__file__).resolve().parents[2] / "docs/examples/client.py"
PROGRAM = sys.argv.pop()


class Client(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.server = subprocess.Popen([PROGRAM, "serve", "--port", "0", "--data", cls.folder.name],
                                      stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
        cls.addClassCleanup(cls.end)
        for line in cls.server.stderr:
            said = json.loads(line) if line.startswith("{") else {}
            if said.get("event") == "listening":
                cls.address = f"http://127.0.0.1:{said['port']}"
                return
        raise AssertionError("the server does not listen")

    @classmethod
    def end(cls):
        cls.server.terminate()
        cls.server.communicate(timeout=60)

    def start(self, *arguments):
        return subprocess.Popen([sys.executable, CLIENT, self.address, *arguments],
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def test_plays_to_the_end(self):
        # The castles have lists that are told as picks, and decisions out of turn.
        for client in [self.start("engarde", "page"), self.start("castles", "page")]:
            printed, errors = client.communicate(timeout=240)
            self.assertEqual((client.returncode, errors), (0, ""))
            self.assertRegex(printed, r"\nresult @[12]\nwon by @[12]\n$")

    def test_is_told_why_not(self):
        for arguments, why in [(("chess", "page"), 'expected one of engarde ivanhoe castles'),
                               (("engarde", "page", "page"), 'players: expected 2"'),
                               (("engarde", "merlin"), 'expected me, open or a bot of /api/games')]:
            client = self.start(*arguments)
            printed, errors = client.communicate(timeout=60)
            self.assertEqual((client.returncode, printed), (1, ""))
            self.assertIn("/api/tables: 400 ", errors)
            self.assertIn(why, errors)

    def test_is_short(self):
        self.assertLess(len(CLIENT.read_text().splitlines()), 80)


unittest.main()
