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

// Those who are weaker than a page, by mistakes that people make: they forget what was discarded,
// do not ask what the other can do next, and take what is nearly as good.
std::vector<Bot> weaker() {
  struct Rung {
    const char* name;
    PageWeights weights;
  };
  static constexpr std::array rungs{
      Rung{"groom", {.noise = 0.55, .remembered = 0, .danger = 0.22}},
      Rung{"minstrel", {.noise = 0.31, .remembered = 3, .danger = 0.33}},
      Rung{"falconer", {.noise = 0.18, .remembered = 6, .danger = 0.39}},
      Rung{"herald", {.noise = 0.1, .remembered = 10, .danger = 0.44}}};
  std::vector<Bot> bots{random_bot()};
  for (const Rung& rung : rungs)
    bots.push_back(by_policy<EnGarde>(rung.name, Page{.weights = rung.weights}));
  return bots;
}

// A champion goes by the book of its level, and where that is silent by a net. What both know is
// single rounds: to win a match is to win them.
class RoundChampion {
 public:
  explicit RoundChampion(Books which)
      : which_(which),
        books_{book(0), book(1), book(2)},
        of_round_(std::make_shared<const OneNet<engarde::Judge>>(net_file), {},
                  {.doubt = {}, .whim = 0.03}) {}

  engarde::Move operator()(const engarde::State& world, Seat seat, Random& random) const {
    const Learnt<engarde::Book>& book = books_[static_cast<std::size_t>(world.board.rules.level)];
    return engarde::Master(which_ == Books::none ? nullptr : book.find(), of_round_)(
        engarde::single_round(world), seat, random);
  }

 private:
  Learnt<engarde::Book> book(int level) const {
    return Learnt<engarde::Book>(book_of(static_cast<engarde::Level>(level), which_));
  }

  Books which_;
  std::array<Learnt<engarde::Book>, 3> books_;
  ByNet<engarde::Judge, Page> of_round_;
};

Bot champion() {
  Bot bot = by_policy<EnGarde>("champion", RoundChampion(Books::brought));
  bot.policies = [](const Question& question) {
    const engarde::Level level = detail::view_of<EnGarde>(question).seen().board.rules.level;
    return std::vector<std::string>{net_file, book_of(level)};
  };
  return bot;
}

}  // namespace

Company engarde_bots() {
  const auto kit = std::make_shared<const Kit<EnGarde, Page, engarde::RoundValue>>();
  Company company{.ladder = weaker(), .references = {}};
  for (Bot& bot : std::vector<Bot>{by_sense("page", kit), by_tree("squire", kit, 2000),
                                   by_tree("knight", kit, 16'000), champion()})
    company.ladder.push_back(std::move(bot));
  company.references = {by_policy<EnGarde>("net", RoundChampion(Books::none)),
                        by_policy<EnGarde>("table", RoundChampion(Books::whole)),
                        plain_tree<EnGarde>(1000),
                        by_halving("flat-1000", kit, 1000),
                        by_tree("old-squire", kit, 16'000),
                        by_tree("old-knight", kit, 256'000)};
  return company;
}

}  // namespace hastilude::bots
