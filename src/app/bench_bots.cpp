#include <iostream>

#include "app/bench.h"
#include "bots/bots.h"
#include "bots/seeds.h"
#include "match/match.h"
#include "record/line_text.h"

namespace hastilude::app {
namespace {

constexpr int decisions_asked = 12;
// Of the decisions of random games, one in so many; where several may act, nearly all.
constexpr int one_in = 9;
// Searches do what they do with all their time, only shorter; but those of usual opponents are so
// short that of a share of them nothing would be left but what a page does.
constexpr double share_of_search = 0.07;
double effort_of(const GameApi& game, const bots::Bot& bot) {
  return &bot == &bots::usual_opponent(game) ? 1 : share_of_search;
}

// What the bots of a game choose, one hash (FNV-1a) for each of them.
class Choices {
 public:
  explicit Choices(const GameApi& game) : game_(game) {
    hashes_.resize(bots::bots_of(game).size(), 0xcbf29ce484222325U);
  }

  void ask(const match::Question& question, std::uint64_t seed) {
    for (std::size_t i = 0; i < hashes_.size(); ++i) {
      Random own(seed);
      const bots::Bot& bot = bots::bots_of(game_)[i];
      const std::optional<AnyMove> move =
          bot.choose(question, own, {.effort = effort_of(game_, bot)});
      for (const char c : (move ? record::line_text(game_, *move) : "wait") + "\n")
        hashes_[i] = (hashes_[i] ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    }
  }

  void print(const ChosenGame& chosen, const BenchOptions& options) const {
    for (std::size_t i = 0; i < hashes_.size(); ++i) {
      const std::string& name = bots::bots_of(game_)[i].name;
      const std::string text = signature_text(hashes_[i]);
      if (!options.json) {
        std::cout << title(chosen) << " " << name << " " << text << "\n";
        continue;
      }
      std::cout << bench_json("choices", chosen, options, [&](wire::JsonWriter& json) {
        json.member("bot", name);
        json.member("signature", text);
      });
    }
  }

 private:
  const GameApi& game_;
  std::vector<std::uint64_t> hashes_;
};

// One line more of a random game.
void step(match::Match& match, Random& random) {
  const GameApi& game = match.game();
  const AnyMove move = match.due() == Due::chance
                           ? game.sample(match.state(), random)
                           : game.sample_move(match.state(), *match.asked().begin(), random);
  match.play(move, match::unheard);
}

}  // namespace

void print_choices(const ChosenGame& chosen, const BenchOptions& options) {
  const std::uint64_t seed = options.seed;
  Random random(bots::derived({seed, static_cast<std::uint64_t>(bots::Source::chance)}));
  Choices choices(*chosen.game);
  for (int asked = 0; asked < decisions_asked;) {
    for (match::Match match(*chosen.game, chosen.game->start(chosen.setup));
         !match.over() && asked < decisions_asked; step(match, random)) {
      if (match.due() != Due::decision) continue;
      const SeatSet actors = chosen.game->actors(match.state());
      if (random.below(actors.size() > 1 ? 2 : one_in) != 0) continue;
      ++asked;
      for (const Seat seat : actors)
        choices.ask(
            match.question(seat),
            bots::derived({seed, static_cast<std::uint64_t>(bots::Source::bot), random.next()}));
    }
  }
  choices.print(chosen, options);
}

}  // namespace hastilude::app
