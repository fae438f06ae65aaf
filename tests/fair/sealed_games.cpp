#include "fair/sealed_games.h"

#include "fair/deal.h"
#include "match/course.h"
#include "record/line_text.h"
#include "record/print.h"

namespace hastilude::tests {
namespace {

fair::Bytes32 any_bytes(Random& random) {
  fair::Bytes32 bytes;
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random.next());
  return bytes;
}

Setup any_setup(const GameApi& game, Random& random) {
  Setup setup = usual_setup(
      game, game.least_players + random.below(game.most_players - game.least_players + 1));
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    const Option& option = game.options[i];
    const int values = option.words.empty() ? option.most - option.least + 1
                                            : static_cast<int>(option.words.size());
    // Long matches show nothing that short ones do not.
    const int value = random.below(option.words.empty() ? std::min(values, 3) : values);
    if (random.below(2) == 0)
      setup.values[i] =
          static_cast<std::int16_t>(value + (option.words.empty() ? option.least : 0));
  }
  return setup;
}

class Dealing {
 public:
  Dealing(const GameApi& game, Cheat cheat, Random& random)
      : game_(game), random_(random), setup_(any_setup(game, random)) {
    game_of_.cheat = cheat;
    game_of_.record = {.head = {.game = &game, .setup = setup_}, .start = game.start(setup_)};
  }

  SealedGame deal() {
    exchange();
    const fair::Key key(occasion_, true_secret_, contributions_);
    play(key);
    record::Sealed& sealed = *game_of_.record.sealed;
    sealed.secret = true_secret_;
    if (game_of_.cheat == Cheat::altered) lines_ += "resign @1\n";
    sealed.seal = record::seal_of(key, sealed, lines_);
    record::Record& record = game_of_.record;
    game_of_.text = record::print_record(record, Observer::all(), record::Legal::none);
    return game_of_;
  }

 private:
  void exchange() {
    record::Sealed& sealed = game_of_.record.sealed.emplace();
    sealed.table = "t" + std::to_string(random_.below(1'000'000));
    if (random_.below(3) == 0 || game_of_.cheat == Cheat::start)
      sealed.start = Seat{static_cast<std::uint8_t>(random_.below(setup_.players))};
    occasion_ = {sealed.table, record::terms_text(game_, setup_, sealed.start)};
    true_secret_ = any_bytes(random_);
    sealed.commitment = fair::commitment_of(occasion_, true_secret_);
    if (game_of_.cheat == Cheat::secret) true_secret_ = any_bytes(random_);
    for (const Seat seat : SeatSet::all(setup_.players)) contribute(seat, sealed);
    bend(sealed);
  }

  void contribute(Seat seat, record::Sealed& sealed) {
    const int who = random_.below(4);
    if (who == 0) return;  // a bot
    record::Sealed::Person& person = sealed.people[seat.index].emplace();
    const fair::Bytes32 own = any_bytes(random_);
    // Some do not commit themselves, some do not reveal.
    if (who == 1 && random_.below(2) == 0) return;
    person.commitment = fair::commitment_of(occasion_, sealed.commitment, seat, own);
    if (who == 1) return;
    person.secret = own;
    contributions_[seat.index] = own;
  }

  // What a server says of one who contributed, that is not so.
  void bend(record::Sealed& sealed) {
    if (game_of_.cheat != Cheat::contribution && game_of_.cheat != Cheat::withheld) return;
    for (const Seat seat : SeatSet::all(setup_.players)) {
      if (!contributions_[seat.index]) continue;
      std::optional<fair::Bytes32>& told = sealed.people[seat.index]->secret;
      if (game_of_.cheat == Cheat::withheld) {
        told.reset();
      } else {
        told = any_bytes(random_);
      }
      return;
    }
    game_of_.cheat = Cheat::none;
  }

  AnyMove decision(const AnyState& state) {
    std::vector<AnyMove> moves;
    for (const Seat seat : game_.actors(state)) {
      game_.moves(state, seat, [&](const AnyMove& move) {
        moves.push_back(move);
        return Visit::more;
      });
    }
    return moves[random_.below(moves.size())];
  }

  AnyMove drawn(const fair::Key& key, const AnyState& state) {
    ++number_;
    const Seat start = game_of_.record.sealed->start;
    if (number_ == 1 && start != nobody)
      return game_.starting(game_of_.cheat == Cheat::start ? after(start, setup_.players) : start);
    Random fair(key.seed(number_));
    const AnyMove due = game_.sample(state, fair);
    if (game_of_.cheat != Cheat::swapped || number_ < swap_at_ || swapped_) return due;
    for (int i = 0; i < 100; ++i) {
      const AnyMove other = game_.sample(state, random_);
      if (game_.same_move(other, due)) continue;
      swapped_ = true;
      return other;
    }
    return due;
  }

  void add(const AnyMove& move) {
    game_of_.record.entries.push_back({.move = move});
    lines_ += record::line_text(game_, move) + '\n';
  }

  void play(const fair::Key& key) {
    swap_at_ = 1 + random_.below(8);
    match::Course course(game_, game_of_.record.start);
    while (game_.due(course.state()) != Due::over) {
      const AnyMove move = game_.due(course.state()) == Due::chance ? drawn(key, course.state())
                                                                    : decision(course.state());
      course.play(move);
      add(move);
      while (!course.announcements().empty()) add(course.take_announcement().line);
    }
    game_of_.record.reached = course.state();
    if (game_of_.cheat == Cheat::swapped && !swapped_) game_of_.cheat = Cheat::none;
  }

  const GameApi& game_;
  Random& random_;
  Setup setup_;
  SealedGame game_of_;
  fair::Occasion occasion_;
  fair::Bytes32 true_secret_{};
  fair::Contributions contributions_;
  std::string lines_;
  int number_ = 0;
  int swap_at_ = 0;
  bool swapped_ = false;
};

}  // namespace

SealedGame sealed_game(const GameApi& game, Cheat cheat, Random& random) {
  return Dealing(game, cheat, random).deal();
}

}  // namespace hastilude::tests
