"""The Python module over the run-time door. The folder with the module is in PYTHONPATH."""
import ast
import pathlib
import re
import unittest

import hastilude as h

ROOT = pathlib.Path(__file__).resolve().parents[2]


def finished(match, random):
    """The match, played to its end at random."""
    while not match.over:
        match.step(random, lambda q: q.legal()[random.below(len(q.legal()))] if q.must else None)
    return match


class Games(unittest.TestCase):
    def test_all_are_there_with_every_number_of_players(self):
        self.assertEqual([game.name for game in h.games()], ["engarde", "ivanhoe", "castles"])
        for game in h.games():
            for players in range(game.least_players, game.most_players + 1):
                state = game.start(players)
                self.assertEqual((state.players, state.due, state.winners), (players, "chance", []))

    def test_options_by_name_as_words_or_numbers(self):
        state = h.game("engarde").start(level="basic", target=3)
        self.assertEqual(state.options, {"level": "basic", "target": 3, "discards": "top"})
        self.assertEqual(h.game("castles").start(4, track="5").options, {"track": 5})

    def test_mistakes_say_what_was_expected(self):
        for wrong, text in [(lambda: h.game("chess"), "expected engarde, ivanhoe, castles"),
                            (lambda: h.game("ivanhoe").start(6), "6 players; expected 2 to 5"),
                            (lambda: h.game("engarde").start(level="easy"), "expected standard, basic or advanced"),
                            (lambda: h.game("castles").start(track=99), "expected a number from 2 to"),
                            (lambda: h.Random(1).below(0), "nothing is below 0")]:
            with self.assertRaisesRegex(ValueError, re.escape(text)):
                wrong()


class States(unittest.TestCase):
    def setUp(self):
        [record] = h.read_records("game engarde\nplayers 2\noption level basic\nposition\nstrip 10 13\nturn @2\n"
                                  "hand @1 1 2 3 4 5\nhand @2 1 3 3 4 5\nscore 0 0\nstarter @1\nbegin\n")
        self.state = record.reached

    def test_lists_and_plays_legal_moves(self):
        self.assertEqual([str(move) for move in self.state.legal()],
                         ["@2 forward 1", "@2 back 1", "@2 back 3", "@2 back 4", "@2 back 5", "@2 attack 3x1"])
        self.assertEqual(self.state.legal(1), [])
        after = self.state.play(self.state.move("@2 back 5"))
        self.assertIn("strip 10 18\n", after.text)
        self.assertIn("strip 10 13\n", self.state.text)  # values do not change

    def test_refuses_with_the_rule(self):
        move = self.state.move("@2 forward 5")
        reason, rule = self.state.refusal(move)
        self.assertRegex(rule, r"^E\d+$")
        with self.assertRaisesRegex(h.IllegalMove, re.escape(f"'@2 forward 5' is refused: {reason} ({rule})")):
            self.state.play(move)
        with self.assertRaises(h.IllegalMove):
            self.state.play(self.state.move("@1 back 5"))

    def test_refuses_what_is_no_move_here(self):
        for line in ["@3 forward 1", "forward", "", "@2 fly 3"]:
            with self.assertRaisesRegex(ValueError, "expected"):
                self.state.move(line)
        castles = h.game("castles").start(3)
        with self.assertRaisesRegex(h.IllegalMove, "it is a move of castles"):
            self.state.play(castles.draw(h.Random(1)))
        with self.assertRaisesRegex(ValueError, "there is no chance to draw; this state waits for: decision"):
            self.state.draw(h.Random(1))
        with self.assertRaisesRegex(IndexError, "seat 3; expected 1 to 2"):
            self.state.view(3)

    def test_moves_of_a_larger_table_are_read_anew(self):
        large, small = h.game("castles").start(6), h.game("castles").start(2)
        with self.assertRaises(ValueError):
            small.play(large.move("starter @6"))
        self.assertEqual(small.play(large.move("starter @2")), small.play(small.move("starter @2")))

    def test_odds_of_all_outcomes_add_up(self):
        state = h.game("engarde").start()
        outcomes = state.outcomes()
        self.assertEqual({move.text for move, _ in outcomes}, {"starter @1", "starter @2"})
        self.assertAlmostEqual(sum(odds for _, odds in outcomes), 1)
        self.assertEqual(state.odds(state.move("starter @2")), 0.5)

    def test_equal_states_have_equal_hashes(self):
        again = h.read_records(self.state.text)[0].reached
        self.assertEqual((again, hash(again), again.hash()), (self.state, hash(self.state), self.state.hash()))
        other = self.state.play(self.state.legal()[0])
        self.assertNotEqual(other, self.state)
        self.assertNotEqual(other.hash(), self.state.hash())
        self.assertEqual(len({self.state, again, other}), 2)


class Secrets(unittest.TestCase):
    def test_a_view_hides_hands_and_a_world_fits_it(self):
        for game in h.games():
            random = h.Random(7)
            match = h.Match(game.start(game.most_players))
            for _ in range(20):
                match.go_on(random)
                if match.over:
                    break
                seat = match.asked[0]
                question = match.question(seat)
                self.assertEqual((question.seat, question.view.seat), (seat, seat))
                self.assertIn("?", question.view.text)
                world = question.fill(random)
                self.assertEqual(world.view(seat), question.view)
                self.assertEqual(world.legal(seat), question.legal())
                match.step(random, lambda q: q.legal()[0] if q.must else None)

    def test_spectators_see_no_hand_and_decide_nothing(self):
        match = h.Match(h.game("ivanhoe").start(3))
        match.go_on(h.Random(1))
        view = match.state.view()
        self.assertIsNone(view.seat)
        self.assertEqual(view.legal(), [])
        self.assertNotRegex(view.text, r"hand @\d [A-Z]")


class Matches(unittest.TestCase):
    def test_are_records_that_can_be_read_and_continued(self):
        for game in h.games():
            match = finished(h.Match(game.start(game.least_players)), h.Random(3))
            record = match.record()
            [read] = h.read_records(record.text())
            self.assertEqual(read.reached, match.state)
            self.assertEqual(read.moves, record.moves)
            self.assertEqual(read.reached.due, "over")
            self.assertTrue(read.reached.winners)
            self.assertNotEqual(record.text(1), record.text())
            self.assertIn("?", record.text(eyes="table"))
            self.assertTrue(h.Match(read).over)

    def test_know_what_a_seat_can_tell_apart(self):
        def dealt(hand):
            match = h.Match(h.game("engarde").start())
            match.play(match.state.move("starter @1"))
            match.play(match.state.move("deal @1 1 2 3 4 5"))
            match.play(match.state.move(f"deal @2 {hand}"))
            return match
        one, other = dealt("1 1 2 2 3"), dealt("1 1 2 2 4")
        self.assertEqual(one.information(1), other.information(1))
        self.assertNotEqual(one.information(2), other.information(2))
        self.assertEqual(one.information(), other.information())
        self.assertNotEqual(one.information(), one.information(1))
        self.assertEqual(one.record().information(2), one.information(2))
        other.play(other.state.move("@1 forward 1"))
        self.assertNotEqual(one.information(1), other.information(1))
        with self.assertRaisesRegex(IndexError, "seat 3; expected 1 to 2"):
            one.information(3)

    def test_copies_go_on_by_themselves(self):
        random = h.Random(5)
        match = h.Match(h.game("engarde").start())
        match.go_on(random)
        copy = match.copy()
        copy.play(copy.state.legal()[0])
        self.assertNotEqual(copy.state, match.state)

    def test_wrong_answers_change_nothing(self):
        match = h.Match(h.game("engarde").start())
        match.go_on(h.Random(5))
        before = match.record().text()
        other = 3 - match.asked[0]
        for answer in [lambda q: None, lambda q: match.state.move(f"@{other} forward 1"), lambda q: 1 / 0]:
            with self.assertRaises((h.IllegalMove, ZeroDivisionError)):
                match.step(h.Random(1), answer)
        with self.assertRaisesRegex(ValueError, f"seat {other} has nothing to decide"):
            match.question(other)
        self.assertEqual(match.record().text(), before)

    def test_one_of_two_can_resign(self):
        match = h.Match(h.game("engarde").start())
        match.go_on(h.Random(5))
        self.assertEqual(match.resign(2)[0], "resign @2")
        self.assertEqual(match.state.winners, [1])
        self.assertEqual(h.read_records(match.record().text())[0].reached, match.state)
        with self.assertRaises(ValueError):
            match.resign(1)


class Records(unittest.TestCase):
    def test_of_playthroughs_are_read(self):
        files = sorted((ROOT / "tests/playthroughs").glob("*.txt"))
        self.assertGreater(len(files), 5)
        for file in files:
            lines = [line[2:] for line in file.read_text().splitlines() if line.startswith("> ")]
            with self.subTest(file.name):
                self.assertEqual(len(h.read_records("\n".join(lines))), 1)

    def test_errors_name_the_line(self):
        with self.assertRaisesRegex(h.RecordError, "^line 2: .*; expected 2$"):
            h.read_records("game engarde\nplayers 7\n")
        with self.assertRaisesRegex(h.RecordError, r"^line 12: refused \(\w+, E\d+\); expected @2 "):
            h.read_records("game engarde\nplayers 2\noption level basic\nposition\nstrip 10 13\nturn @2\n"
                           "hand @1 1 2 3 4 5\nhand @2 1 3 3 4 5\nscore 0 0\nstarter @1\nbegin\n@2 forward 5\n")

    def test_random_games_follow_from_the_seed(self):
        for game in h.games():
            texts = {h.random_game(game.start(2), h.Random(seed)).text() for seed in (1, 1, 2)}
            self.assertEqual(len(texts), 2)


class Stubs(unittest.TestCase):
    def test_say_what_the_module_has(self):
        tree = ast.parse((ROOT / "python/hastilude.pyi").read_text())
        stubs = {node.name: node for node in tree.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
        self.assertEqual(set(stubs), {name for name in vars(h) if not name.startswith("__")})
        for name, node in stubs.items():
            value = getattr(h, name)
            if isinstance(value, type) and not issubclass(value, Exception):
                said = {f.name for f in node.body if isinstance(f, ast.FunctionDef) and f.name[0] != "_"}
                self.assertEqual(said, {m for m in vars(value) if m[0] != "_"}, name)


if __name__ == "__main__":
    unittest.main()
