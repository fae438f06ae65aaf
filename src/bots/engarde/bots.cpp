#include "bots/bots.h"

#include <array>

#include "bots/engarde/judge.h"
#include "bots/engarde/master.h"
#include "bots/engarde/page.h"
#include "bots/kit.h"
#include "bots/learned.h"

namespace hastilude::bots {
namespace {

using engarde::EnGarde;
using engarde::Page;
using engarde::PageWeights;

// Which books somebody goes by: those that the program brings along; whole tables, which are too
// large for it and are found in a folder of policies or nowhere; or none.
enum class Books : std::uint8_t { brought, whole, none };

std::string book_of(engarde::Level level, Books books = Books::brought) {
  return "engarde-" + std::string(name_of(level)) +
         (books == Books::whole ? "-table.book" : ".book");
}

constexpr const char* net_file = "engarde.net";

// What differs by level: the same mistake costs most at the basic level, where a hit decides at
// once.
template <class Each>
struct ByLevel {
  Each basic;
  Each standard;
  Each advanced;

  const Each& operator[](engarde::Level level) const {
    switch (level) {
      case engarde::Level::basic: return basic;
      case engarde::Level::advanced: return advanced;
      default: return standard;
    }
  }
};

// A page that errs by level.
struct Erring {
  ByLevel<Page> pages;

  engarde::Move operator()(const engarde::State& world, Seat seat, Random& random) const {
    return pages[world.board.rules.level](world, seat, random);
  }
};

// Those who are weaker than a page, by mistakes that people make: they forget what was discarded,
// do not ask what the other can do next, and take what is nearly as good.
std::vector<Bot> weaker() {
  struct Rung {
    const char* name;
    ByLevel<Page> pages;
  };
  static constexpr auto page = [](double noise, int remembered, double danger) {
    return Page{.weights = {.noise = noise, .remembered = remembered, .danger = danger}};
  };
  static constexpr std::array rungs{
      Rung{"groom", {page(0.15, 5, 0.42), page(0.55, 0, 0.22), page(0.95, 0, 0.08)}},
      Rung{"minstrel", {page(0.115, 7, 0.43), page(0.31, 3, 0.33), page(0.5, 0, 0.24)}},
      Rung{"falconer", {page(0.085, 9, 0.45), page(0.18, 6, 0.39), page(0.2, 5, 0.38)}},
      Rung{"herald", {page(0.062, 12, 0.465), page(0.1, 10, 0.44), page(0.09, 10, 0.44)}}};
  std::vector<Bot> bots{random_bot()};
  for (const Rung& rung : rungs) bots.push_back(by_policy<EnGarde>(rung.name, Erring{rung.pages}));
  return bots;
}

// Moves that promise so much less than the best are as good as it, in logarithms of odds.
using Whims = ByLevel<double>;

// Enough not to be read like a book.
constexpr Whims slight{0.03, 0.03, 0.03};

// Goes by the book of its level, if by any, and where that is silent by a net. What both know is
// single rounds: to win a match is to win them.
class Fencer {
 public:
  Fencer(Books which, Whims whims)
      : which_(which),
        books_{book(0), book(1), book(2)},
        nets_(std::make_shared<const OneNet<engarde::Judge>>(net_file)),
        whims_(whims) {}

  engarde::Move operator()(const engarde::State& world, Seat seat, Random& random) const {
    const engarde::Level level = world.board.rules.level;
    const ByNet<engarde::Judge, Page> of_round(nets_, {}, {.doubt = {}, .whim = whims_[level]});
    return engarde::Master(
        which_ == Books::none ? nullptr : books_[static_cast<std::size_t>(level)].find(), of_round)(
        engarde::single_round(world), seat, random);
  }

 private:
  Learnt<engarde::Book> book(int level) const {
    return Learnt<engarde::Book>(book_of(static_cast<engarde::Level>(level), which_));
  }

  Books which_;
  std::array<Learnt<engarde::Book>, 3> books_;
  std::shared_ptr<const OneNet<engarde::Judge>> nets_;
  Whims whims_;
};

// Those who have learnt to judge a round, but take what is nearly as good; measured to stand evenly
// between page and champion at every level.
std::vector<Bot> taught() {
  struct Rung {
    const char* name;
    Whims whims;
  };
  static constexpr std::array rungs{Rung{"squire", {0.48, 0.34, 1.0}},
                                    Rung{"knight", {0.25, 0.19, 0.47}}};
  std::vector<Bot> bots;
  for (const Rung& rung : rungs) {
    bots.push_back(by_policy<EnGarde>(rung.name, Fencer(Books::none, rung.whims)));
    bots.back().policies = always({net_file});
  }
  return bots;
}

Bot champion() {
  Bot bot = by_policy<EnGarde>("champion", Fencer(Books::brought, slight));
  bot.policies = [](const Question& question) {
    const engarde::Level level = detail::view_of<EnGarde>(question).seen().board.rules.level;
    return std::vector<std::string>{net_file, book_of(level)};
  };
  return bot;
}

}  // namespace

Company engarde_bots() {
  const auto kit = std::make_shared<const Kit<EnGarde, Page, engarde::RoundValue>>();
  // Nobody on the ladder weighs alternatives; a search does, and says how often each was tried.
  Company company{.ladder = weaker(), .references = {}, .adviser = "old-squire"};
  company.ladder.push_back(by_sense("page", kit));
  for (Bot& bot : taught()) company.ladder.push_back(std::move(bot));
  company.ladder.push_back(champion());
  company.references = {by_policy<EnGarde>("net", Fencer(Books::none, slight)),
                        by_policy<EnGarde>("table", Fencer(Books::whole, slight)),
                        quick(plain_tree<EnGarde>(1000)),
                        quick(by_halving("flat-1000", kit, 1000)),
                        by_tree("old-squire", kit, 16'000),
                        by_tree("old-knight", kit, 256'000)};
  return company;
}

}  // namespace hastilude::bots
